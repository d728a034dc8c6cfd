import CookieExploration

/// What became of a scenario's comparison that was to end when it is settled (`SettlementRule` of CookieExploration).
public struct Settlement: Sendable {
  let scenario: String
  /// Of each strategy.
  let runs: Int
  /// The difference of two shares of runs that makes none.
  let margin: Double
  /// The pairs that are neither told apart nor alike.
  let open: [Pair]
  /// Strategies with runs that came to no verdict.
  let notCompared: [String]
  private let compared: Int

  struct Pair: Sendable {
    let first: String
    let second: String
  }

  public init(_ rule: SettlementRule, _ strategies: [String], _ tallies: [CellTally], scenario: String) {
    self.scenario = scenario
    runs = tallies.map(\.runs).min() ?? 0
    margin = rule.margin
    open = rule.openPairs(tallies).map { Pair(first: strategies[$0.first], second: strategies[$0.second]) }
    let judged = Set(rule.judged(tallies))
    compared = judged.count
    notCompared = strategies.indices.filter { !judged.contains($0) }.map { strategies[$0] }
  }

  var isSettled: Bool { open.isEmpty && runs > 0 }
}

// MARK: - For a person

extension Settlement {
  private static let mostNames = 3

  /// One line.
  public var text: String {
    let margin = Self.percentage(margin)
    let meaning = "told apart by runs with a login for no reason, or alike in them within \(margin) percentage points"
    let others =
      notCompared.isEmpty
      ? "" : " Not compared, since some of their runs came to no verdict: \(Self.list(notCompared))."
    guard isSettled else {
      let pairs = open.isEmpty ? "any" : Self.list(open.map { "\($0.first) and \($0.second)" })
      return
        "\(scenario): not settled after \(CountText.of(runs, "run")) of each strategy. Not \(meaning): "
        + "\(pairs).\(others)"
    }
    let pairs = notCompared.isEmpty ? "Each pair" : "Each pair of the others"
    return
      "\(scenario): settled after \(CountText.of(runs, "run")) of each strategy.\(others) "
      + (compared < 2
        ? "No two strategies are left to compare."
        : "\(pairs) is \(meaning) (sequential test, 5 % for all pairs and looks together).")
  }

  /// As it was given: rounded, it would be another claim.
  private static func percentage(_ share: Double) -> String {
    let decimals = NumberText.decimals(of: share * 100, most: mostDecimals) ?? mostDecimals
    return NumberText.fixed(share * 100, decimals: decimals)
  }

  private static let mostDecimals = 12

  private static func list(_ names: [String]) -> String {
    names.prefix(mostNames).joined(separator: ", ")
      + (names.count > mostNames ? ", and \(names.count - mostNames) more" : "")
  }
}

// MARK: - For a program

extension Settlement {
  /// One of a document's `settlement`.
  struct Entry: Encodable {
    var scenario: String
    var runs: Int
    var margin: Double
    var isSettled: Bool
    /// Each two names.
    var openPairs: [[String]]
    var notCompared: [String]
  }

  private var entry: Entry {
    Entry(
      scenario: scenario, runs: runs, margin: margin, isSettled: isSettled,
      openPairs: open.map { [$0.first, $0.second] }, notCompared: notCompared)
  }

  /// Left out where nothing was to be settled.
  static func entries(_ settlements: [Settlement]) -> [Entry]? {
    settlements.isEmpty ? nil : settlements.map(\.entry)
  }
}
