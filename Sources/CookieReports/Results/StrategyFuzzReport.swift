import Choices
import CookieExploration
import CookieScenarios

/// What `twinjar fuzz strategy` says of a campaign.
public struct StrategyFuzzReport: Report {
  public static let forms: Set<ReportForm> = [.text, .json]

  public var text: String { text(on: .unlimited) }

  private let written: (TerminalLayout) -> String
  private let document: StrategyFuzzJSON

  /// - Parameters:
  ///   - scenarios: in which it searched.
  ///   - isComplete: false if it was interrupted.
  public init(
    _ campaign: StrategyFuzzOutcome, of strategy: String, in scenarios: [Scenario], isComplete: Bool = true,
    invocation: Invocation
  ) {
    let mind = ScenarioRemarks(scenarios, place: invocation.place)
    let seeds = campaign.seeds.count > 1 ? "seeds" : "seed"
    written = { layout in
      "\(seeds) \(campaign.seeds.text), \(strategy)\(isComplete ? "" : ", interrupted: the runs finished so far")\n\n"
        + StrategyFuzzTable(campaign, invocation: invocation, on: layout).text
    }
    document = StrategyFuzzJSON(campaign, of: strategy, isComplete: isComplete, warnings: mind.remarks)
  }

  public func text(on layout: TerminalLayout) -> String { layout.fit(written(layout)) }

  public func json() throws -> String { try CanonicalJSON.document(document) }
}
