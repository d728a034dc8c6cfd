import Choices
import CookieSimulation
import Cookies
import Foundation
import SystemSupport

/// Lets libFuzzer search, in a process of its own, and judges here what it found.
package struct ScheduleFuzzer {
  /// How a program is built that can be started.
  package static let build = """
    swift build -c release --product twinjar-libfuzzer-schedules --scratch-path .build-fuzz \
    -Xswiftc -sanitize=fuzzer,address -Xswiftc -DFUZZING -Xswiftc -use-ld=lld
    """

  package struct Outcome {
    /// Nil if nothing was searched.
    package var report: ExplorationReport?
    /// What went wrong with the program, for a person; the report is true nevertheless.
    package var trouble: String?
    /// What need not be done again, but said.
    package var note: String?
  }

  /// The path of the program.
  package let program: String
  /// The directory in which inputs are kept for a later run; nil keeps none.
  package let inputs: String?
  /// The seconds after which a program that plays no schedule is ended.
  package var patience: Double

  package init(program: String, inputs: String?, patience: Double = 30) {
    self.program = program
    self.inputs = inputs
    self.patience = patience
  }

  /// Refuses a path that is no program.
  package static func check(_ path: String) throws(InputError) {
    var isDirectory: ObjCBool = false
    func failure(_ found: String) -> InputError {
      InputError(
        .noInput, source: path, found: found, expected: "a program with libFuzzer in it, which this builds: \(build)")
    }
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { throw failure("no such file") }
    guard !isDirectory.boolValue, FileManager.default.isExecutableFile(atPath: path) else {
      throw failure(isDirectory.boolValue ? "a directory" : "a file that is no program")
    }
  }

  /// - Parameters:
  ///   - scenario: the text of the exploration's scenario.
  ///   - control: lets another thread end the search and the shrinking of what was found.
  package func search(
    _ exploration: Exploration, scenario: [UInt8], control: CampaignControl, progress: (SearchReport) -> Void
  ) throws -> Outcome {
    let start = Date()
    let place = try FuzzerDirectory(keeping: inputs)
    defer { withExtendedLifetime(place) {} }
    try Data(scenario).write(to: URL(fileURLWithPath: place.scenario))
    let calm = exploration.calmInput
    try place.begin(with: calm)
    let process = try FuzzerProcess(
      program, arguments: arguments(exploration, calm, place), environment: environment(exploration, place),
      errors: place.errors)
    let seconds = exploration.options.budget.seconds ?? .infinity
    let ending = process.wait(atMost: seconds + patience, patience: patience, control: control) {
      guard let done = FuzzProgress(in: place.found) else { return 0 }
      var report = SearchReport()
      report.schedules = done.schedules
      progress(report)
      return done.schedules
    }
    return try judge(ending, exploration, place, control: control, since: start)
  }

  private func arguments(_ exploration: Exploration, _ calm: ScheduleInput, _ place: FuzzerDirectory) -> [String] {
    let budget = exploration.options.budget
    // The same seed plays the same schedules: nothing may come from when the directory of inputs is read again, or from
    // addresses that were compared.
    var arguments = ["schedule", "-verbosity=0", "-print_funcs=0", "-detect_leaks=0", "-reload=0", "-use_cmp=0"]
    arguments.append("-artifact_prefix=\(place.path)/")
    // Room for a run of twice as many choices as the calm one.
    arguments.append("-max_len=\(min(1 << 16, max(1 << 10, 4 * calm.bytes.count)))")
    if case .libFuzzer(let seed) = exploration.search {
      // Zero would have libFuzzer draw one, and it takes 32 bits.
      arguments.append("-seed=\(1 + seed % UInt64(Int32.max))")
    }
    if let seconds = budget.seconds { arguments.append("-max_total_time=\(Int(seconds.rounded(.up)))") }
    if let schedules = budget.schedules { arguments.append("-runs=\(schedules)") }
    return arguments + [place.inputs]
  }

  private func environment(_ exploration: Exploration, _ place: FuzzerDirectory) -> [String: String] {
    var order = FuzzOrder()
    order.strategy = exploration.strategy.name
    order.scenario = place.scenario
    order.world = exploration.scenario.digest
    order.bounds = exploration.options.bounds
    order.properties = exploration.options.properties
    order.found = place.found
    var environment = ChildEnvironment.own.merging(order.environment) { $1 }
    // How its sanitizers report, and what libFuzzer counts besides, is the caller's to say.
    let callers = ["ASAN_OPTIONS", "ASAN_SYMBOLIZER_PATH", "UBSAN_OPTIONS", FuzzOrder.Variable.states.rawValue]
    environment.merge(ChildEnvironment.caller(callers)) { $1 }
    environment["TMPDIR"] = place.path
    // It would take minutes over the backtrace of a crash, and seconds over leaks that no schedule is to blame for.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["ASAN_OPTIONS"] = [environment["ASAN_OPTIONS"], "detect_leaks=0"].compactMap(\.self).joined(
      separator: ":")
    return environment
  }

  // MARK: - Judging

  private func judge(
    _ ending: FuzzerProcess.Ending, _ exploration: Exploration, _ place: FuzzerDirectory, control: CampaignControl,
    since start: Date
  ) throws -> Outcome {
    let program = Printable.text(self.program)
    var search = FuzzedSearch(exploration)
    try search.read(place.found)
    guard search.report.schedules > 0 || ending == .stopped else {
      return Outcome(trouble: "\(program): found \(place.lastWords(ending)) before any schedule, \(Self.expected)")
    }
    try place.keep(search.shown)
    var outcome = Outcome(report: exploration.report(on: search.report, control: control, since: start))
    let after = "after \(search.report.schedules) schedules"
    switch ending {
    case .stopped, .exited(0): break
    case .hung:
      outcome.trouble =
        "\(program): no schedule came to its end for \(Int(patience)) s \(after), so it was ended: \(place.lastWords(ending))"
    case .exited, .signalled:
      outcome.trouble = "\(program) ended \(after): \(place.lastWords(ending))\(place.crash())"
    }
    if search.silent > 0, outcome.trouble == nil {
      outcome.trouble = "\(program): \(search.silent) of its inputs violate nothing here, \(Self.expected)"
    }
    if search.ignored > 0 {
      outcome.note = "\(search.ignored) files among what \(program) found are no inputs and were ignored"
    }
    return outcome
  }

  private static let expected =
    "expected a program with libFuzzer in it and built from the same sources, as this builds:\n  \(build)"
}
