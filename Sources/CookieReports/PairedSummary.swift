import CookieExploration

/// Which strategies make users log in least, as far as the common tapes tell them apart.
struct PairedSummary {
  let text: String

  init(_ rows: [(Campaign.Cell, CellTally)]) {
    // A run that gets stuck makes nobody log in, and is no better for it.
    let candidates = rows.filter { $0.1.stuckRuns == 0 }
    guard rows.count > 1,
      let best = candidates.min(by: { $0.1.runsWithLogIn.count < $1.1.runsWithLogIn.count })
    else {
      text = ""
      return
    }
    let others = rows.filter { $0.0.strategy.name != best.0.strategy.name }
    let tests = others.map { PairedTest($0.1.runsWithLogIn, best.1.runsWithLogIn) }
    let worse = PairedTest.significant(tests.map(\.p))
    let equals = zip(others, zip(tests, worse)).filter { !$0.1.1 }.map { "\($0.0.strategy.name) \(Self.ratio($1.0))" }
    var lines = [
      "Fewest runs with a login for no reason: \(best.0.strategy.name), \(best.1.runsWithLogIn.count) of "
        + "\(best.1.runs)."
    ]
    if !equals.isEmpty {
      lines.append("Not told apart from it (runs that only one of the two failed): \(Self.list(equals)).")
    }
    let count = worse.count { $0 }
    if count > 0 {
      lines.append(
        "Worse on these tapes, p <= 0.05 together (exact McNemar test, Holm): \(count == others.count ? "all others" : "the other \(count)")."
      )
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func ratio(_ test: PairedTest) -> String { "\(test.onlyFirst):\(test.onlySecond)" }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
