import CookieExploration

/// What `twinjar fuzz strategy` says of a campaign.
public struct StrategyFuzzReport: Report {
  public static let forms: Set<ReportForm> = [.text]

  public var text: String { text(on: .unlimited) }

  private let written: (TerminalLayout) -> String

  public init(_ campaign: StrategyCampaign, of strategy: String, seed: UInt64, invocation: Invocation) {
    written = { layout in
      "seed \(seed), \(strategy)\n\n" + StrategyFuzzTable(campaign, invocation: invocation, on: layout).text
    }
  }

  public func text(on layout: TerminalLayout) -> String { layout.fit(written(layout)) }
}
