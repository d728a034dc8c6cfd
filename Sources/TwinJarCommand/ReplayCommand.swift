import ArgumentParser
import CaptureDiagnosis
import Choices
import CookieDiagnosis
import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Print one run: its timeline or its event log.",
    discussion: """
      A tape is the line that "twinjar compare" and "twinjar explore" print, or a file that holds one; a finding is a \
      file that "twinjar explore --save-findings" wrote. A finding that was made by an older version of the world is \
      replayed as far as it fits, and the output says so.

      With --export, prints instead what somebody would have seen of the run who does not know it: "recorder", the recorder \
      in the app, as a trace; "har", a proxy on the device, as a HAR capture. Both can be given to "diagnose".

      With --format json, prints the run for a program: how it ended, its verdicts and all its records.

      Examples: twinjar replay Corpus/findings/native-refresh.concurrent-refresh.lost.finding
                twinjar replay Corpus/findings/native-refresh.concurrent-refresh.lost.finding --format json
                twinjar replay Corpus/findings/native-refresh.concurrent-refresh.lost.finding --export har > run.har
      """
  )

  @Argument(help: "A tape, or a file with a tape or a finding.", completion: .file())
  var tape: String

  @Option(help: ArgumentHelp(TapeArgument.scenarioHelp, valueName: "file"), completion: .file())
  var scenario: String?

  @Flag(help: "Print the event log, every record a line, instead of the timeline of a finding.")
  var log = false

  @Flag(help: "Print lanes of native code, bridge, web and server instead of the event log of a tape.")
  var timeline = false

  @Flag(help: "Print the tape with every choice written out instead of the run.")
  var choices = false

  @Option(help: ArgumentHelp("Write the trace to a file, as NDJSON.", valueName: "file"))
  var trace: String?

  @Option(help: "Print what the recorder in the app, or a proxy, would have seen: recorder, har.")
  var export: ExportForm?

  @Option(help: "Columns of the timeline, 60 to 400. Default: the terminal's, or 80.")
  var width: Int?

  @OptionGroup var format: FormatOption<ReplayReport>

  @OptionGroup var report: ReportFileOption

  func validate() throws {
    let shown = [
      (log, "--log"), (timeline, "--timeline"), (choices, "--choices"), (export != nil, "--export"),
    ].filter(\.0).map(\.1)
    if shown.count > 1 { throw ValidationError("\(shown[0]) and \(shown[1]): found both, expected one of them") }
    if !format.isForTerminal, let other = shown.first ?? (width == nil ? nil : "--width") {
      throw ValidationError("\(other) and --format \(format.format.name): found both, expected one of them")
    }
    // Both print one thing and end.
    let files = [("--report", report.isWanted), ("--trace", trace != nil)]
    if choices || export != nil, let file = files.first(where: \.1) {
      throw ValidationError("\(shown[0]) and \(file.0): found both, expected one of them")
    }
    if width != nil, let other = shown.first, other != "--timeline" { throw widthWithoutTimeline(other) }
    if let width, !(60...400).contains(width) {
      throw ValidationError("--width: found \(width), expected 60 to 400")
    }
  }

  private func widthWithoutTimeline(_ found: String) -> ValidationError {
    ValidationError("--width: found \(found), expected --timeline, or a finding without --log")
  }

  func run() throws {
    try reportingFailures {
      let inputs = [tape] + [scenario].compactMap { $0 }
      try report.check(besides: inputs, and: [trace])
      if let trace {
        try OutputFile.refuse(trace, of: "--trace", besides: inputs)
        try OutputFile.check(trace, expected: Self.placeOfTrace)
      }
      let expected = "a tape (\(TapeText.version)), a finding (\(FindingText.version)), or a file with one"
      let argument = try TapeArgument(tape, of: "replay", expected: expected)
      if let finding = try argument.finding() {
        try replay(finding, argument)
      } else {
        if width != nil, !timeline { throw widthWithoutTimeline("a tape without --timeline") }
        try replay(try RecordedRun(argument, scenario: scenario))
      }
    }
  }

  private func replay(_ finding: Finding, _ argument: TapeArgument) throws {
    let strategy = try StrategySelection.strategy(finding.tape.strategy, source: argument.source)
    let scenario = try argument.scenario(of: finding.tape, file: scenario)
    let replay = FindingReplay(finding, strategy: strategy, scenario: scenario)
    if choices { return StandardOutput.write("\(finding.tape.text)\n") }
    if let export {
      return StandardOutput.write(
        try export.text(of: replay.trace, replay.cookieFields, replay.nativeAsks, of: strategy, in: scenario))
    }
    let status = FindingStatus(finding, replay)
    try format.write(
      ReplayReport(
        replay.trace, replay.summary, of: finding.tape, in: scenario, as: form(asTimeline: !log), status: status))
    try writeTrace(replay.trace, of: strategy, in: scenario)
    try report.write {
      var invocation = Invocation.current
      if let file = self.scenario { invocation.add(scenarioFile: file, ofWorld: scenario.digest) }
      return .replay(replay, status, of: strategy, in: scenario, invocation: invocation)
    }
    if !replay.isAsExpected { throw ExitCode(1) }
  }

  private func replay(_ run: RecordedRun) throws {
    let digest = run.simulator.trace.digest
    if let export {
      let simulator = run.simulator
      return StandardOutput.write(
        try export.text(
          of: simulator.trace, simulator.cookieFields, simulator.nativeAsks, of: run.strategy, in: run.scenario))
    }
    if choices {
      StandardOutput.write("\(written(run, digest).text)\n")
    } else {
      try format.write(
        ReplayReport(
          run.simulator.trace, run.summary, of: run.text, in: run.scenario, as: form(asTimeline: timeline)))
    }
    try writeTrace(run.simulator.trace, of: run.strategy, in: run.scenario)
    try report.write {
      var tape = run.text
      tape.trace = digest
      return .run(
        "replay", tape, of: run.strategy, in: run.scenario, invocation: run.invocation(scenario),
        notices: run.isAsRecorded ? [] : ["This version's run differs from the one that was recorded."])
    }
    try run.requireSameTrace()
  }

  private func written(_ run: RecordedRun, _ digest: UInt64) -> TapeText {
    if case .schedule = run.text.content { return run.text }
    return TapeText(
      strategy: run.strategy.name, scenario: run.scenario, content: .choices(run.choices), trace: digest)
  }

  // MARK: - Output

  private func form(asTimeline: Bool) -> ReplayReport.Form {
    asTimeline ? .timeline(width: width ?? min(400, TerminalLayout.current().columns ?? 80)) : .log
  }

  private static let placeOfTrace = "a place for the trace"

  /// Comes last: what was asked for is shown whether or not the file can be written.
  private func writeTrace(_ run: Trace, of strategy: StrategyEntry, in scenario: Scenario) throws {
    guard let trace else { return }
    let text = try TraceNDJSON(run, strategy: strategy.name, scenario: scenario).text()
    try OutputFile.write(text, to: trace, expected: Self.placeOfTrace)
  }
}

/// What a run is exported as.
enum ExportForm: String, CaseIterable, ExpressibleByArgument {
  case recorder
  case har

  func text(
    of trace: Trace, _ cookieFields: [Int: String], _ asks: [Int32: Int64], of strategy: StrategyEntry,
    in scenario: Scenario
  ) throws -> String {
    switch self {
    case .recorder:
      let view = RecorderView.view(
        of: trace, epoch: CaptureView.epoch, in: scenario, with: strategy, readsBack: true, asks: asks)
      return try TraceNDJSON(view, strategy: strategy.name, scenario: scenario).text()
    case .har:
      let exchanges = CaptureView.exchanges(
        of: trace, cookieFields: cookieFields, on: RecordedDevice(of: scenario, with: strategy, readsBack: false),
        dates: CaptureView.Dates(of: scenario.policy))
      return try HARText(exchanges, creator: "twinjar").text()
    }
  }
}
