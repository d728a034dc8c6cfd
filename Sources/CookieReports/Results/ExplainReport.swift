import CookieDiagnosis
import CookieScenarios
import CookieSimulation

/// What `twinjar explain` says of a run.
public struct ExplainReport: Report {
  public static let forms: Set<ReportForm> = [.text]

  public let text: String

  /// - Parameters:
  ///   - chains: the stories to tell.
  ///   - standstill: why the run got stuck, if it did; asked only where it came to no verdict.
  public init(
    _ summary: RunSummary, of strategy: String, in scenario: Scenario, _ trace: Trace, chains: [CauseChain],
    standstill: () -> Standstill?
  ) {
    var text = "\(strategy) in \(scenario.name) (\(scenario.profile.name), \(scenario.policy.name))\n\n"
    if !summary.end.hasVerdict {
      text += StandstillReport(summary.end, standstill(), in: trace).text
      if !chains.isEmpty { text += "\n" }
    }
    if summary.end.hasVerdict || !chains.isEmpty { text += ChainReport(chains, in: trace).text }
    self.text = text
  }
}

/// What `twinjar explain` says of a run's races, which are played for it: that takes a while, and comes after the story.
public struct ExplainedRaces: Report {
  public static let forms = ExplainReport.forms

  public let text: String

  public init(_ races: [Race], in trace: Trace) { text = "\n" + RaceReport(races, in: trace).text }
}
