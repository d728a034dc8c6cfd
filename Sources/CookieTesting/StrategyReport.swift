import CookieExploration
import CookieReports
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
  /// The same run as `twinjar.trace/1`, one JSON object a line.
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

  public var description: String {
    ExplorationText([exploration]).details(command: "twinjar") + (timeline.isEmpty ? "" : "\n\(timeline)")
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
