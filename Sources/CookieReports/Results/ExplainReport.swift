import CookieDiagnosis
import CookieScenarios
import CookieSimulation

/// What `twinjar explain` says of a run.
public struct ExplainReport: Report {
  public static let forms: Set<ReportForm> = [.text, .json]

  public let text: String
  private let document: ExplanationJSON

  /// - Parameters:
  ///   - chains: the stories of the run.
  ///   - cause: of those to tell; all without one.
  ///   - standstill: why the run got stuck, if it did; asked only where it came to no verdict.
  ///   - races: those of the run, for a program, which gets all at once; nil if nobody looked.
  public init(
    _ summary: RunSummary, of strategy: String, in scenario: Scenario, _ trace: Trace, chains: [CauseChain],
    causedBy cause: Cause? = nil, standstill: () -> Standstill?, races: [Race]? = nil
  ) {
    var text = "\(strategy) in \(scenario.name) (\(scenario.profile.name), \(scenario.policy.name))\n\n"
    var wait: String?
    if !summary.end.hasVerdict {
      let words = StandstillReport(summary.end, standstill(), in: trace).text
      wait = words
      text += words
      if !chains.isEmpty { text += "\n" }
    }
    if summary.end.hasVerdict || !chains.isEmpty { text += ChainReport(chains, in: trace, causedBy: cause).text }
    self.text = text
    document = ExplanationJSON(
      summary, of: strategy, in: scenario, trace, told: ToldChains(chains, causedBy: cause), standstill: wait,
      races: races)
  }

  public func json() throws -> String { try document.text() }
}

/// What `twinjar explain` says of a run's races, which are played for it: that takes a while, and comes after the story.
public struct ExplainedRaces: Report {
  public static let forms: Set<ReportForm> = [.text]

  public let text: String

  public init(_ races: [Race], in trace: Trace) { text = "\n" + RaceReport(races, in: trace).text }
}
