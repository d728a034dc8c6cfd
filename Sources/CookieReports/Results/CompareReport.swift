import CookieExploration

/// What `twinjar compare` says of a campaign.
public struct CompareReport: Report {
  /// What a table has a column for.
  public enum Breakdown: String, CaseIterable, Sendable {
    case score
    case cause
  }

  public static let forms: Set<ReportForm> = [.text, .parts, .json]

  private let campaign: Campaign
  private let tallies: [CellTally]
  private let isComplete: Bool
  private let breakdown: Breakdown
  private let invocation: Invocation
  private let failures: [ResultsJSON.Failure]

  /// - Parameters:
  ///   - isComplete: false for the runs that an interrupted campaign has finished.
  ///   - failures: strategies that ended or blocked their process, and have no tallies.
  public init(
    _ campaign: Campaign, _ tallies: [CellTally], isComplete: Bool, by breakdown: Breakdown, invocation: Invocation,
    failures: [ResultsJSON.Failure]
  ) {
    self.campaign = campaign
    self.tallies = tallies
    self.isComplete = isComplete
    self.breakdown = breakdown
    self.invocation = invocation
    self.failures = failures
  }

  public var text: String {
    let head = "seed \(campaign.seed)\(isComplete ? "" : ", interrupted: the runs finished so far")\n\n"
    guard breakdown == .score else { return head + CauseTable(campaign, tallies, invocation: invocation).text }
    let board = Scoreboard(campaign, tallies, invocation: invocation)
    return head + board.text + (board.worst.map(story) ?? "")
  }

  private func story(of worst: Scoreboard.Worst) -> String {
    let what = worst.losesSession ? "lost session" : "harmed run"
    let tape = campaign.tapeText(of: worst.cell, run: worst.run)
    return """

      The first \(what) of \(worst.cell.strategy.name) in \(worst.cell.scenario.name):
        \(invocation.replay(tape))

      """
  }

  /// One table of harm, whatever the breakdown.
  public var parts: [ReportPart] { ScenarioMatrix(campaign, tallies, isComplete: isComplete).parts }

  public func json() throws -> String {
    try ResultsJSON(campaign, tallies, isComplete: isComplete, failures: failures).text()
  }
}
