import Choices
import CookieExploration

/// What `twinjar fuzz strategy` says of a campaign.
public struct StrategyFuzzReport: Report {
  public static let forms: Set<ReportForm> = [.text, .json]

  public var text: String { text(on: .unlimited) }

  private let written: (TerminalLayout) -> String
  private let document: StrategyFuzzJSON

  /// - Parameter isComplete: false if it was interrupted.
  public init(_ campaign: StrategyFuzzOutcome, of strategy: String, isComplete: Bool = true, invocation: Invocation) {
    let seeds = campaign.seeds.count > 1 ? "seeds" : "seed"
    written = { layout in
      "\(seeds) \(campaign.seeds.text), \(strategy)\n\n"
        + StrategyFuzzTable(campaign, invocation: invocation, on: layout).text
    }
    document = StrategyFuzzJSON(campaign, of: strategy, isComplete: isComplete)
  }

  public func text(on layout: TerminalLayout) -> String { layout.fit(written(layout)) }

  public func json() throws -> String { try CanonicalJSON.document(document) }
}
