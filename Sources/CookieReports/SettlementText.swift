import CookieExploration

/// Whether a scenario's strategies are compared well enough, in a line for a person.
public struct SettlementText {
  public let text: String

  private static let mostNames = 3

  public init(_ rule: SettlementRule, _ strategies: [String], _ tallies: [CellTally], scenario: String) {
    let runs = tallies.map(\.runs).min() ?? 0
    let open = rule.openPairs(tallies).map { "\(strategies[$0.first]) and \(strategies[$0.second])" }
    let margin = NumberText.fixed(rule.margin * 100, decimals: rule.margin < 0.001 ? 4 : 1)
    let meaning = "told apart by runs with a login for no reason, or alike in them within \(margin) percentage points"
    let judged = Set(rule.judged(tallies))
    let others = strategies.indices.filter { !judged.contains($0) }.map { strategies[$0] }
    let unjudged =
      others.isEmpty
      ? "" : " Not compared, since some of their runs came to no verdict: \(Self.list(others, separator: ", "))."
    guard open.isEmpty, runs > 0 else {
      text =
        "\(scenario): not settled after \(CountText.of(runs, "run")) of each strategy. Not \(meaning): "
        + (open.isEmpty ? "any" : Self.list(open, separator: ", ")) + ".\(unjudged)"
      return
    }
    let pairs = others.isEmpty ? "Each pair" : "Each pair of the others"
    text =
      "\(scenario): settled after \(CountText.of(runs, "run")) of each strategy.\(unjudged) "
      + (judged.count < 2
        ? "No two strategies are left to compare."
        : "\(pairs) is \(meaning) (sequential test, 5 % for all pairs and looks together).")
  }

  private static func list(_ names: [String], separator: String) -> String {
    names.prefix(mostNames).joined(separator: separator)
      + (names.count > mostNames ? ", and \(names.count - mostNames) more" : "")
  }
}
