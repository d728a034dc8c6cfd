import ArgumentParser
import CaptureDiagnosis
import Choices
import CookieFiles
import CookieReports
import CookieScenarios
import Cookies
import Foundation
import SystemSupport
import TraceCalibration

struct CalibrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Make a scenario of what traces of a real app say of its network, server and platform.",
    discussion: """
      Reads traces (twinjar.trace/2 and /1) and captures (HAR, mitmproxy's flows), all of one app, and counts them together: \
      latencies, lifetimes of tokens, rotation, grace, reuse, and how often processes end, cookies are lost and replies \
      do not come. Each estimate has a 95 % interval, or bounds, and how many observations it rests on. Answers that take more \
      than ten times as long as three quarters of them are left out of latencies, and counted. A file that is given twice, or as \
      a copy, is refused; files of the same time are remarked on.

      With -o it writes a scenario that "twinjar check", "advise" and "compare" take, with intervals and counts as comments; \
      what was not observed is a comment and no value. Without --script its user is one of ours.

      Exit codes: 0; 2 if nothing can be told; 64 for a file that is given twice; 65 for a file of another kind, one that is \
      broken, or a copy; 66 for one that cannot be read or written.

      Examples: twinjar calibrate monday.ndjson tuesday.ndjson -o app.json5
                twinjar calibrate capture.har -o app.json5 --script --session sid --refresh /api/token
                twinjar advise --scenario app.json5
      """
  )

  @Argument(help: "Traces or captures, of one app.", completion: .file())
  var files: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")], help: "Where to write the scenario.",
    completion: .file(extensions: ["json5"]))
  var output: String?

  @Flag(help: "Make the script of what the user of the first file did.")
  var script = false

  @Option(
    help: ArgumentHelp(
      "The platform that stands where traces say nothing. Default: ideal, which has no faults.", valueName: "profile"),
    completion: .list(Profile.all.map(\.name)))
  var platform = Profile.ideal.name

  @OptionGroup var roles: RoleOptions

  @OptionGroup var format: FormatOption<CalibrateReport>

  func validate() throws {
    guard Profile.all.contains(where: { $0.name == platform }) else {
      throw ValidationError(
        "--platform: found \"\(platform)\", expected \(NearestName.expectation(platform, among: Profile.all.map(\.name)))"
      )
    }
    if script, output == nil { throw ValidationError("--script: expected -o, where the script is written to") }
  }

  func run() throws {
    try reportingFailures {
      let expected = "a place for the scenario"
      if let output {
        try OutputFile.refuse(output, of: "-o", besides: files)
        try OutputFile.check(output, expected: expected)
      }
      try RepeatedFiles.refuse(files)
      var traces = try traces()
      for (place, remarks) in RepeatedFiles.remarks(traces, of: files).enumerated() {
        traces[place].remarks += ClockSteps.remarks(of: traces[place]) + remarks
      }
      var observations = Observations()
      for trace in traces { observations.add(trace) }
      let calibration = Calibration(observations)
      let remarks = zip(files, traces).flatMap { file, trace in
        trace.remarks.map { files.count == 1 ? $0 : "\(file): \($0)" }
      }
      if let output {
        let text = scenario(calibration, traces, remarks, output).text
        try check(text)
        try OutputFile.write(text, to: output, expected: expected)
      }
      try format.write(CalibrateReport(calibration, of: files, remarks: remarks))
      if calibration.estimates.isEmpty { throw ExitCode(2) }
    }
  }

  /// What others are to read is read once before it is written. Nobody has seen that text, so what is wrong with it is said of
  /// the traces.
  private func check(_ text: String) throws(InputError) {
    do throws(InputError) { _ = try ScenarioFile.parse(Array(text.utf8), source: "the scenario") } catch {
      throw InputError(
        .data, source: files.joined(separator: ", "),
        found: "estimates that make no scenario (\(error.place): \(error.found), \(error.expected))",
        expected: "traces of one app, whose clock was not set while they were recorded")
    }
  }

  private func scenario(
    _ calibration: Calibration, _ traces: [RecordedTrace], _ remarks: [String], _ output: String
  ) -> ScenarioText {
    var options = ScenarioText.Options()
    options.name = Self.name(of: output)
    options.profile = platform
    options.files = files
    options.remarks = remarks
    return ScenarioText(calibration, script: script ? traces.first.map(RecordedScript.init) : nil, options: options)
  }

  // MARK: - Files

  /// One for each file. Roles are guessed from all captures together: a single one may have no login.
  private func traces() throws(InputError) -> [RecordedTrace] {
    var traces: [Int: RecordedTrace] = [:]
    var captures: [(place: Int, capture: Capture)] = []
    for (place, file) in files.enumerated() {
      if TraceFiles.isTrace(file) {
        traces[place] = try TraceFiles.trace(file)
      } else {
        captures.append((place, try Captures.read(path: file)))
      }
    }
    let exchanges = captures.flatMap(\.capture.exchanges)
    if !captures.isEmpty { try roles.roles.check(against: exchanges) }
    let guessed = roles.roles.guessed(from: exchanges)
    for (place, capture) in captures {
      var trace = CaptureTrace.trace(capture.exchanges, roles: guessed)
      trace.remarks = capture.remarks + guessed.lines + trace.remarks
      traces[place] = trace
    }
    return files.indices.compactMap { traces[$0] }
  }

  /// A scenario's name of a file's: what a name cannot have is a hyphen.
  static func name(of path: String) -> String {
    let file = TypedPath.lastName(of: path).lowercased()
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
    let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = String(words.joined(separator: "-").prefix(64))
    return ScenarioFile.isName(name) ? name : "app"
  }
}
