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
  ///   - races: nil to leave races out.
  public init(
    _ summary: RunSummary, of strategy: String, in scenario: Scenario, _ trace: Trace, chains: [CauseChain],
    standstill: () -> Standstill?, races: [Race]?
  ) {
    var text = "\(strategy) in \(scenario.name) (\(scenario.profile.name), \(scenario.policy.name))\n\n"
    if !summary.end.hasVerdict {
      text += StandstillReport(summary.end, standstill(), in: trace).text
      if !chains.isEmpty { text += "\n" }
    }
    if summary.end.hasVerdict || !chains.isEmpty { text += ChainReport(chains, in: trace).text }
    if let races { text += "\n" + RaceReport(races, in: trace).text }
    self.text = text
  }
}
