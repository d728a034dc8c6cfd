import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import SyncStrategies

#if canImport(Testing)
  import Testing
#endif

/// What an exploration says of a strategy, in the words of a failing test.
public struct StrategyReport: Sendable, CustomStringConvertible {
  public let exploration: ExplorationReport
  /// The smallest violation of the first property that does not hold.
  public let finding: Finding?
  /// The run of that violation, lane by lane.
  public let timeline: String
  /// The same run as `twinjar.trace/2`, one JSON object a line.
  public let trace: String

  init(_ exploration: ExplorationReport, of strategy: StrategyEntry) {
    self.exploration = exploration
    finding = exploration.findings.first
    let replay = finding.map { FindingReplay($0, strategy: strategy, scenario: exploration.scenario) }
    timeline = replay.map { Timeline($0.trace).text } ?? ""
    trace =
      replay.flatMap {
        try? TraceNDJSON($0.trace, strategy: strategy.name, scenario: exploration.scenario).text()
      } ?? ""
  }

  /// True if every property holds in every schedule within the bounds.
  public var holds: Bool { exploration.holds }

  /// False on a platform that keeps too little of a strategy in its run, as a Mac: a search finds what is wrong there, and
  /// ``holds`` is never true. A test that is to pass on both asks `report.canProve ? report.holds : report.finding == nil`,
  /// with `"\(report)"` behind it: that is what a failure shows.
  public var canProve: Bool { exploration.canProve }

  public var description: String {
    ExplorationText([exploration]).details(again: again) + (timeline.isEmpty ? "" : "\n\(timeline)")
  }

  /// How to see a tape's run again. Which program knows a test's own strategy, or has the file of its scenario, nobody can
  /// tell from here.
  private func again(_ tape: TapeText) -> String {
    guard !Self.isOfTwinJarItself(tape, exploration.scenario) else {
      return Invocation(program: "swift", "run", "twinjar").replay(tape)
    }
    let isBuiltIn = (try? BuiltInScenarios.scenario(named: tape.scenario))??.digest == tape.world
    return "its tape, which a program replays that adds \(tape.strategy) with TwinJar.main(adding:)"
      + "\(isBuiltIn ? "" : ", given the scenario's file"):\n\(tape.text)"
  }

  /// True if the command `twinjar` plays the same run, since it has the strategy and the scenario.
  private static func isOfTwinJarItself(_ tape: TapeText, _ scenario: Scenario) -> Bool {
    guard let strategy = StrategyCatalogue.entry(named: tape.strategy),
      (try? BuiltInScenarios.scenario(named: tape.scenario))??.digest == tape.world
    else { return false }
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    _ = simulator.run(tape.tape())
    return simulator.trace.digest == tape.trace
  }

  func attachTraceToTest() {
    #if canImport(Testing) && compiler(>=6.2)
      guard !trace.isEmpty, Test.current != nil else { return }
      Attachment.record(trace, named: "\(exploration.strategy).\(exploration.scenario.name).trace.ndjson")
      Attachment.record(timeline, named: "\(exploration.strategy).\(exploration.scenario.name).timeline.txt")
    #endif
  }
}

#if canImport(Testing)
  extension StrategyReport: CustomTestStringConvertible {
    public var testDescription: String { description }
  }
#endif
