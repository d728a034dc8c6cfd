import ArgumentParser
import Choices
import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies

struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Prove that a strategy keeps its sessions, or show the shortest way to lose one.",
    discussion: """
      Runs every schedule of deliveries, ready tasks and faults within the bounds. Delays are intervals: whatever order \
      they allow is tried, and both answers where they leave open whether a deadline has come. In the calm schedule \
      every delay is its least. A fault is one that the scenario's profile gives a chance; a preemption lets something \
      happen although something else was due before it, which then takes its longest delay.

      Each property then holds in every schedule within the bounds, is violated by a tape that is shrunk to what \
      matters, or is not finished within the budget. Exit codes: 0 all hold, 1 one is violated, 3 not finished, 4 the \
      strategy is not deterministic (UNDETERMINED), or remembers what the search cannot see (NOT SOUND).

      Beside the search runs with delays are played, those of a campaign with seed 1. One that violates a property with \
      no more faults than the bound is a violation; one with more faults is shown as such, and nothing is said to hold \
      against it. The search is checked on a sample of its own: schedules are run twice, and gone on from where they \
      were cut. What a certificate leaves out stands below it.

      With --search random, pct or guided, schedules are drawn; they find violations and prove nothing. So with \
      --search libfuzzer, where another program changes schedules by the code that they reach. Its findings are run \
      again, shrunk and reported here. Exit code 70: that program died, hung, or was not built with libFuzzer.

      Without --scenario: \(BuiltInScenarios.exploredNames.joined(separator: ", ")).

      Example: twinjar explore --strategy native-refresh --scenario concurrent-refresh --faults 1 --preemptions 2

      Example, with the program that Fuzzing.md says how to build:
      twinjar explore --search libfuzzer --fuzzer .build-fuzz/release/twinjar-libfuzzer-schedules \
      --strategy native-refresh --scenario week-of-use --property lost --budget 60s

      Example: twinjar explore --scenario week-of-use --budget 8h --output out, again after whatever ended it
      """
  )

  enum SearchKind: String, ExpressibleByArgument, CaseIterable {
    case exhaustive
    case random
    case pct
    case guided
    case libfuzzer
  }

  @OptionGroup var scenarios: ScenarioOptions

  @OptionGroup var strategies: StrategyOptions

  @Option(help: "At most this many faults in a run, 0 to 8.")
  var faults = 1

  @Option(help: ArgumentHelp("At most this many preemptions in a run, 0 to 1000, or \"any\".", valueName: "count"))
  var preemptions = "2"

  @Option(
    help: ArgumentHelp(
      "A property to search for; may be repeated: \(Property.allCases.map(\.rawValue).joined(separator: ", ")). Default: all but race. stuck is always one: a run without an end shows nothing of the others.",
      valueName: "name"), completion: .list(Property.allCases.map(\.rawValue)))
  var property: [String] = []

  @Option(help: "exhaustive, random, pct, guided or libfuzzer.")
  var search: SearchKind = .exhaustive

  @Option(help: "Of pct: how many orderings a violation needs, 1 to 20. Default: 3.")
  var depth: Int?

  @OptionGroup var seed: SeedOption

  @Option(
    help: ArgumentHelp("Of libfuzzer: twinjar-libfuzzer-schedules, built with libFuzzer.", valueName: "program"))
  var fuzzer: String?

  @Option(
    help: ArgumentHelp(
      "Of libfuzzer: start from the inputs in a directory, and keep there what reaches something new.",
      valueName: "directory"))
  var inputs: String?

  @Option(
    help: ArgumentHelp(
      "Time for each strategy and scenario, e.g. 500ms, 90s or 5m. What checks a search that has used it up takes a quarter"
        + " of it more, and so does making small what was found late. Default: 60s, or none if"
        + " --schedules is given.", valueName: "time"),
    transform: TimeSpan.parse)
  var budget: TimeSpan?

  @Option(
    help:
      "At most this many schedules for each strategy and scenario; unlike time, it gives the same answer everywhere.")
  var schedules: Int?

  @Option(
    help: ArgumentHelp(
      "Of an exhaustive search: what known states and open branches may take, e.g. 512MiB or 2GiB. A search that has used it "
        + "up is not finished, and says so. Default: half of what the machine has.", valueName: "size"),
    transform: ByteCount.parse)
  var memory: ByteCount?

  @Option(
    help: ArgumentHelp(
      "Of an exhaustive search: how many runs with delays are played beside it, 0 to 100,000,000. Default: 10,000.",
      valueName: "count"))
  var timedRuns: Int?

  @Flag(help: "Of an exhaustive search: cut no schedule at a known state. Slow; for checking.")
  var noReduction = false

  @Flag(help: "Report a violation as it was found, sooner, instead of making it small.")
  var noShrink = false

  @OptionGroup var jobs: JobsOption

  @OptionGroup var journal: JournalOptions

  @OptionGroup var format: FormatOption<ExploreReport>

  @OptionGroup var report: ReportFileOption

  @Option(
    help: ArgumentHelp(
      "Replay the findings stored in a directory first. A scenario that is not built in is looked for beside them.",
      valueName: "directory"))
  var corpus: String?

  @Option(
    help: ArgumentHelp(
      "Store findings in a directory, one file each, and their scenario's file if it is not built in.",
      valueName: "directory"))
  var saveFindings: String?

  func validate() throws {
    try check(faults, in: ExplorationBounds.faultRange, "--faults")
    try check(depth ?? 1, in: 1...20, "--depth")
    try check(timedRuns ?? 0, in: 0...100_000_000, "--timed-runs")
    if let schedules { try check(schedules, in: 1...1_000_000_000, "--schedules") }
    if search == .libfuzzer, fuzzer == nil {
      throw ValidationError("--search libfuzzer: found no --fuzzer, expected the path of twinjar-libfuzzer-schedules")
    }
    try refuseWhatIsIgnored()
    try journal.refuseForPart([
      ("--report", report.isWanted, .merge), ("--save-findings", saveFindings != nil, .nobody),
      ("--corpus", corpus != nil, .nobody),
    ])
    _ = try bounds()
    _ = try properties()
  }

  /// An option that the chosen search has no use for is a mistake, whatever its value.
  private func refuseWhatIsIgnored() throws {
    let options: [(name: String, isGiven: Bool, searches: [SearchKind])] = [
      ("--fuzzer", fuzzer != nil, [.libfuzzer]), ("--inputs", inputs != nil, [.libfuzzer]),
      ("--depth", depth != nil, [.pct]), ("--seed", seed.chosen != nil, [.random, .pct, .guided, .libfuzzer]),
      ("--timed-runs", timedRuns != nil, [.exhaustive]), ("--no-reduction", noReduction, [.exhaustive]),
      ("--memory", memory != nil, [.exhaustive]), ("--output", journal.directory != nil, [.exhaustive]),
    ]
    for option in options where option.isGiven && !option.searches.contains(search) {
      let expected = option.searches.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("\(option.name): found --search \(search.rawValue), expected --search \(expected)")
    }
  }

  private func check(_ value: Int, in range: ClosedRange<Int>, _ name: String) throws {
    guard range.contains(value) else {
      throw ValidationError("\(name): found \(value), expected \(range.lowerBound) to \(range.upperBound)")
    }
  }

  private func bounds() throws -> ExplorationBounds {
    var bounds = ExplorationBounds(faults: faults)
    guard bounds.takePreemptions(preemptions) else {
      throw ValidationError("--preemptions: found \"\(preemptions)\", expected 0 to 1000, or any")
    }
    return bounds
  }

  private func properties() throws -> [Property] {
    let named = try property.map { name in
      guard let property = Property(rawValue: name) else {
        throw ValidationError(
          "--property: found \"\(name)\", expected "
            + NearestName.expectation(name, among: Property.allCases.map(\.rawValue)))
      }
      return property
    }
    // A run that ends in the middle violates little: without this a strategy that never answers would keep every session.
    return named.isEmpty ? Property.defaults : Property.allCases.filter { named.contains($0) || $0 == .stuck }
  }

  func run() throws {
    try reportingFailures {
      let known = try corpus.map { path throws(InputError) in try FindingCorpus(path).paths() } ?? []
      try report.check(besides: scenarioNames + known + journal.files)
      let read = try scenarioNames.map { name throws(InputError) in try ScenarioSelection.read(name) }
      if scenarios.chosen.isEmpty, strategies.chosen.isEmpty, corpus != nil { try refuseForCorpusAlone() }
      let old = try corpus.map { path in
        try FindingCorpus(path, scenarios: read.map(\.scenario)).replay()
      }
      guard corpus == nil || !scenarios.chosen.isEmpty || !strategies.chosen.isEmpty else {
        return try exit(after: [], corpus: old)
      }
      try explore(read, corpus: old)
    }
  }

  /// What stands for the answer of a search is one line for each finding.
  private func refuseForCorpusAlone() throws(InputError) {
    let options = [
      ("--report", report.isWanted), ("--format", !format.isForTerminal), ("--save-findings", saveFindings != nil),
      ("--output", journal.directory != nil),
    ]
    guard let option = options.first(where: \.1) else { return }
    throw InputError(
      .usage, source: option.0, found: "--corpus alone", expected: "a --scenario or --strategy to explore besides")
  }

  private var scenarioNames: [String] {
    scenarios.names(unlessGiven: BuiltInScenarios.exploredNames)
  }

  private func explore(_ scenarios: [(scenario: Scenario, file: [UInt8])], corpus: FindingCorpus.Outcome?) throws {
    if let fuzzer { try ScheduleFuzzer.check(fuzzer) }
    let store = try saveFindings.map { path throws(InputError) in try FindingStore(path, for: scenarios) }
    let cells = try cells(scenarios)
    let kept = try cells.first.flatMap { try keep($0.exploration, cells.map(\.exploration.strategy.name), scenarios) }
    let control = CampaignControl()
    let interrupt = Interrupt { control.stop() }
    var reports: [ExplorationReport] = []
    var trouble: String?
    for (index, cell) in cells.enumerated() where !control.isStopped && trouble == nil {
      let (strategy, scenario) = (cell.exploration.strategy, cell.exploration.scenario)
      let line = ProgressLine("\(index + 1)/\(cells.count) \(strategy.name) in \(scenario.name)")
      defer { line.clear() }
      if let kept {
        let report = try journal.search(
          cell.exploration, kept.log(of: strategy.name, inScenario: index / (cells.count / scenarios.count)), kept,
          control: control
        ) { line.show($0) }
        if let report { reports.append(report) }
        continue
      }
      guard let fuzzer else {
        reports.append(cell.exploration.run(control: control) { line.show($0) })
        continue
      }
      let outcome = try ScheduleFuzzer(program: fuzzer, inputs: inputs).search(
        cell.exploration, scenario: cell.scenarioFile, control: control
      ) { line.show($0) }
      if let report = outcome.report { reports.append(report) }
      if let note = outcome.note { StandardError.show("\(note)\n") }
      trouble = outcome.trouble
    }
    interrupt.end()
    if control.isStopped { reports.noteInterruption() }
    AppVariables.add(kept?.outerVariables ?? [])
    let variables = AppVariables.changed
    for index in reports.indices {
      (reports[index].outerVariables, reports[index].outerVariablesAreHidden) = (variables, AppVariables.areHidden)
    }
    if let kept { journal.tell(kept, isComplete: !control.isStopped) }
    if journal.isPart {
      if control.isStopped { throw ExitCode(130) }
      return
    }
    if trouble == nil || !reports.isEmpty {
      let invocation = Invocation.current(running: scenarios.map(\.scenario), called: scenarioNames)
      let failures = Containment.failures.map(\.forJSON)
      try report.write {
        .explore(
          reports, strategies: cells.map(\.exploration.strategy), isComplete: !control.isStopped,
          invocation: invocation, failures: failures)
      } before: {
        try format.write(
          ExploreReport(
            reports, failures: failures, in: scenarios.map(\.scenario), isComplete: !control.isStopped,
            invocation: invocation))
      }
    }
    if let trouble { StandardError.show("Error: \(trouble)\n") }
    // What was found is shown by now, whether or not it can be stored.
    try store?.save(reports)
    if control.isStopped {
      // A table for a program has no place for it.
      let finished = reports.count { !$0.report.wasStopped }
      StandardError.show("interrupted: \(finished) of \(CountText.of(cells.count, "search", "searches")) finished\n")
      throw ExitCode(130)
    }
    try exit(after: reports, corpus: corpus, trouble: trouble)
  }

  /// The journal of the searches, if they are to be kept.
  private func keep(
    _ exploration: Exploration, _ strategies: [String], _ read: [(scenario: Scenario, file: [UInt8])]
  ) throws -> ExploreJournal? {
    let scenarios = zip(scenarioNames, read).map { name, read in
      JournalHeader.Scenario(
        read.scenario, called: name,
        file: BuiltInScenarios.file(named: name) == nil ? String(decoding: read.file, as: UTF8.self) : nil)
    }
    let names = Array(strategies.prefix(strategies.count / max(1, read.count)))
    return try journal.keep(ExploreSettings(exploration, strategies: names, scenarios: scenarios))
  }

  private func exit(
    after reports: [ExplorationReport], corpus: FindingCorpus.Outcome?, trouble: String? = nil
  ) throws {
    if let problem = corpus?.problem { throw ExitCode(problem.kind.rawValue) }
    let code = Self.exitCode(of: reports, corpusHolds: corpus?.isAsExpected ?? true, hasTrouble: trouble != nil)
    if code != .success { throw code }
  }

  /// What cannot be relied on comes first, then what was found, then what was not finished.
  static func exitCode(of reports: [ExplorationReport], corpusHolds: Bool = true, hasTrouble: Bool = false) -> ExitCode
  {
    if reports.contains(where: \.isUnreliable) { return NoVerdict.exitCode }
    if !corpusHolds || reports.contains(where: { !$0.findings.isEmpty }) { return ExitCode(1) }
    if hasTrouble { return ExitCode(EX_SOFTWARE) }
    return reports.allSatisfy(\.holds) ? .success : ExitCode(3)
  }

  private struct Cell {
    var exploration: Exploration
    /// The text of its scenario.
    var scenarioFile: [UInt8]
  }

  private func cells(_ scenarios: [(scenario: Scenario, file: [UInt8])]) throws -> [Cell] {
    let strategies =
      try strategies.entries(orNone: true)
    var options = BoundedSearch.Options()
    options.bounds = try bounds()
    options.properties = try properties()
    options.budget = ExplorationBudget(
      // Who counts schedules wants the same answer everywhere.
      seconds: budget?.seconds ?? (schedules == nil ? 60 : nil), schedules: schedules,
      bytes: (memory ?? .ofSearches).bytes)
    options.reduction = noReduction ? .none : .states
    options.jobs = jobs.count
    return scenarios.flatMap { scenario, file in
      strategies.map { strategy in
        var exploration = Exploration(strategy: strategy, scenario: scenario)
        exploration.options = options
        exploration.shrinks = !noShrink
        exploration.timedRuns = timedRuns ?? 10_000
        exploration.search =
          switch search {
          case .exhaustive: .exhaustive
          case .random: .random(seed: seed.value)
          case .guided: .guided(seed: seed.value)
          case .libfuzzer: .libFuzzer(seed: seed.value)
          case .pct: .pct(depth: depth ?? 3, seed: seed.value)
          }
        return Cell(exploration: exploration, scenarioFile: file)
      }
    }
  }
}

extension [ExplorationReport] {
  /// The latest search was under way when the user wanted no more, unless it had just ended.
  mutating func noteInterruption() {
    guard let last = indices.last, !self[last].report.isComplete else { return }
    self[last].report.wasStopped = true
  }
}
