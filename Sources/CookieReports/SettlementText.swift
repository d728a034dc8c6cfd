import CookieExploration

/// Whether a scenario's strategies are compared well enough, in a line for a person.
public struct SettlementText {
  public let text: String

  private static let mostPairs = 3

  public init(_ rule: SettlementRule, _ strategies: [String], _ tallies: [CellTally], scenario: String) {
    let runs = tallies.map(\.runs).min() ?? 0
    let open = rule.openPairs(tallies)
    let margin = NumberText.fixed(rule.margin * 100, decimals: rule.margin < 0.001 ? 4 : 1)
    let meaning = "told apart, or alike within \(margin) percentage points"
    guard open.isEmpty, runs > 0 else {
      let names = open.prefix(Self.mostPairs).map { "\(strategies[$0.first]) and \(strategies[$0.second])" }
      let more = open.count > Self.mostPairs ? ", and \(open.count - Self.mostPairs) more" : ""
      text =
        "\(scenario): not settled after \(CountText.of(runs, "run")) of each strategy. Not \(meaning): "
        + (names.isEmpty ? "any" : names.joined(separator: ", ") + more) + "."
      return
    }
    text =
      "\(scenario): settled after \(CountText.of(runs, "run")) of each strategy. Each pair is \(meaning) "
      + "(sequential test, 5 % for all pairs and looks together)."
  }
}
