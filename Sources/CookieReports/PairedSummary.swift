import CookieExploration

/// Which strategies fail fewest runs, as far as the common tapes tell them apart.
struct PairedSummary {
  let text: String

  private typealias Row = (Campaign.Cell, CellTally)

  init(_ rows: [(Campaign.Cell, CellTally)]) {
    guard rows.count > 1 else {
      text = ""
      return
    }
    // A run that gets stuck makes nobody log in, and is no better for it.
    let judged = rows.filter { $0.1.runsWithoutVerdict.count == 0 }
    let lines = Self.comparison(judged) + Self.withoutVerdict(rows.filter { $0.1.runsWithoutVerdict.count > 0 })
    text = lines.map { $0 + "\n" }.joined()
  }

  /// Of the strategies without a verdict alone.
  init(withoutVerdict rows: [(Campaign.Cell, CellTally)]) {
    let lines = Self.withoutVerdict(rows.filter { $0.1.runsWithoutVerdict.count > 0 })
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func comparison(_ rows: [Row]) -> [String] {
    // With a verdict in every run these are the runs with a login for no reason.
    let failures = rows.map(\.1.failedRuns)
    guard let best = failures.indices.min(by: { failures[$0].count < failures[$1].count }) else {
      return ["No strategy came to a verdict in each of its runs."]
    }
    let pairs = AllPairs(failures)
    let others = rows.indices.filter { $0 != best }
    let worse = others.filter { pairs.isWorse($0, thanAnyOf: rows.indices) }
    let equals = others.filter { !worse.contains($0) }
    var lines = [
      "Fewest runs with a login for no reason: \(rows[best].0.strategy.name), \(failures[best].count) of "
        + "\(rows[best].1.runs)."
    ]
    if !equals.isEmpty {
      let list = equals.map { "\(rows[$0].0.strategy.name) \(ratio(pairs.difference($0, best)))" }
      lines.append("Not told apart from it (runs that only one of the two failed): \(list.joined(separator: ", ")).")
    }
    if !worse.isEmpty {
      let those = worse.count == others.count ? "all others" : "the other \(worse.count)"
      lines.append(
        "Worse than it or another, p <= 0.05 for all \(pairs.pairs) pairs together (exact McNemar test, Holm): \(those)."
      )
    }
    return lines
  }

  /// These are told apart from the others without a test.
  private static func withoutVerdict(_ rows: [Row]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let list = rows.map { "\($0.0.strategy.name) \($0.1.runsWithoutVerdict.count) of \($0.1.runs)" }
    return [
      "No verdict in some runs, which counts as harm, so not to be recommended: \(list.joined(separator: ", "))."
    ]
  }

  private static func ratio(_ difference: (onlyThis: Int, onlyOther: Int)) -> String {
    "\(difference.onlyThis):\(difference.onlyOther)"
  }
}
