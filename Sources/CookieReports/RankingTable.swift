import CookieExploration

/// A ranking for a person: the table, and why a strategy stands above others that failed fewer runs.
struct RankingTable {
  let text: String

  init(_ ranking: Ranking, on layout: TerminalLayout) {
    text = Self.table(ranking, layout) + Self.legend(ranking, layout) + Self.order(ranking)
  }

  private static func table(_ ranking: Ranking, _ layout: TerminalLayout) -> String {
    let hasVerdicts = ranking.rows.allSatisfy { $0.standing != .withoutVerdict }
    var table = TextTable(
      [
        ReportTable.Column("", .right), ReportTable.Column("strategy", isCode: true),
        ReportTable.Column("must log in", .right),
      ] + (hasVerdicts ? [] : [ReportTable.Column("no verdict", .right)])
        + ["exposed", "added ms", "bridge/h", "refreshes/h"].map { ReportTable.Column($0, .right) },
      importance: [nil, nil, nil] + (hasVerdicts ? [] : [nil]) + [4, 3, 2, 1])
    for (index, row) in ranking.rows.enumerated() {
      let logIns = Proportion(count: row.tally.runsWithLogIn.count, of: row.tally.runs)
      let unknown = row.tally.runsOfUnknownLogIn
      table.append(
        ["\(index + 1)", row.strategy.name, NumberText.rate(logIns, unknown: unknown)]
          + (hasVerdicts ? [] : [NumberText.rate(row.tally.noVerdictRate)])
          + [
            NumberText.fixed(row.exposures, decimals: 2),
            NumberText.fixed(row.tally.addedLatencyMilliseconds, decimals: 1),
            NumberText.fixed(row.tally.bridgeCallsPerHour, decimals: 1),
            NumberText.fixed(row.tally.refreshesPerHour, decimals: 1),
          ])
    }
    return table.text(on: layout)
  }

  private static func legend(_ ranking: Ranking, _ layout: TerminalLayout) -> String {
    let hasVerdicts = ranking.rows.allSatisfy { $0.standing != .withoutVerdict }
    let text = layout.line(
      "must log in: lost, split or a needless login; exposed: resurrected, leaked and the like, in a run; see "
        + "\"help terms\"",
      "must log in: lost, split, needless login; exposed: other harm; see \"help terms\"",
      "must log in: lost, split, …: see \"help terms\"")
    let order = layout.line(
      "no verdict: a login in the upper numbers; a strategy that has any stands below all that have none",
      "no verdict: a login in the upper numbers; stands below others",
      "no verdict: a login in the upper numbers")
    return ([text] + (hasVerdicts ? [] : [order])).map { layout.styled($0, .faint) + "\n" }.joined()
  }

  // MARK: - Why more failures stand above fewer

  private static func order(_ ranking: Ranking) -> String {
    ranking.rows.indices.map { row in
      let overtaken = ranking.overtaken(by: row).filter { $0.reason != .verdicts }
      return reasons.map { reason in
        line(ranking.rows[row], over: overtaken.filter { $0.reason == reason }.map(\.row), reason)
      }.joined()
    }.joined()
  }

  private static let reasons: [Ranking.Precedence] = [.exposure, .harm]

  private static func line(_ row: Ranking.Row, over others: [Ranking.Row], _ reason: Ranking.Precedence) -> String {
    guard !others.isEmpty else { return "" }
    let names = others.map { "\($0.strategy.name) (\($0.failures))" }.joined(separator: ", ")
    return "\(row.strategy.name) (\(row.failures) failed) stands above \(names): \(words(for: reason, row, others)).\n"
  }

  /// With the counts, since shares that differ may read alike.
  private static func words(for reason: Ranking.Precedence, _ row: Ranking.Row, _ others: [Ranking.Row]) -> String {
    func counts(_ count: (Ranking.Row) -> Int) -> String {
      let texts = ([row] + others).map { $0.text(of: count($0), beside: row) }
      return "(\(texts[0]) against \(texts.dropFirst().joined(separator: ", ")))"
    }
    return
      switch reason
    {
    case .verdicts: "it has a verdict in every run"
    case .exposure: "failed runs do not tell them apart, and it exposes less \(counts(\.exposed))"
    case .harm: "it has fewer runs with any harm \(counts(\.tally.runsWithHarm))"
    }
  }
}

extension Ranking.Row {
  /// A number of things in its runs; with the number of those where another has more or fewer, as after an interrupt.
  func text(of count: Int, beside other: Ranking.Row) -> String {
    tally.runs == other.tally.runs
      ? "\(count)" : "\(count) in \(tally.runs) of \(CountText.of(other.tally.runs, "run"))"
  }
}
