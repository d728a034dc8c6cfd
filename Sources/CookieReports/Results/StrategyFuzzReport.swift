import CookieExploration

/// What `twinjar fuzz strategy` says of a campaign.
public struct StrategyFuzzReport: Report {
  public static let forms: Set<ReportForm> = [.text]

  public let text: String

  public init(_ campaign: StrategyCampaign, of strategy: String, seed: UInt64, invocation: Invocation) {
    text = "seed \(seed), \(strategy)\n\n" + StrategyFuzzTable(campaign, invocation: invocation).text
  }
}
