import CookieExploration
import CookieSimulation
import Cookies

/// Which strategy to take for a scenario, what it costs, and what no strategy can mend: a table and three sentences.
public struct Advice {
  /// What became of the recommended strategy's runs on a server that was given a grace.
  public struct WithGrace {
    public var seconds: Double
    public var tally: CellTally

    public init(seconds: Double, tally: CellTally) {
      self.seconds = seconds
      self.tally = tally
    }
  }

  private let scenario: Scenario
  private let ranking: Ranking
  private let withGrace: WithGrace?

  public init(_ scenario: Scenario, _ ranking: Ranking, withGrace: WithGrace?) {
    self.scenario = scenario
    self.ranking = ranking
    self.withGrace = withGrace
  }

  public var text: String {
    guard let best = ranking.rows.first else { return "" }
    return """
      \(scenario.name): \(Printable.text(scenario.summary))
      \(scenario.profile.name), \(scenario.policy.name), \(best.tally.runs) runs a strategy
      \(PolicyNote.line(scenario.policy))
      \(table)
      \(choice(best))
      \(cost(best))
      \(residue(best))

      """
  }

  private var table: String {
    var table = TextTable([
      ("", .right), ("strategy", .left), ("must log in", .right), ("exposed", .right), ("added ms", .right),
      ("bridge/h", .right), ("refreshes/h", .right),
    ])
    for (index, row) in ranking.rows.enumerated() {
      let logIns = Proportion(count: row.tally.runsWithLogIn.count, of: row.tally.runs)
      table.append([
        "\(index + 1)", row.strategy.name, NumberText.rate(logIns), NumberText.fixed(row.exposures, decimals: 2),
        NumberText.fixed(row.tally.addedLatencyMilliseconds, decimals: 1),
        NumberText.fixed(row.tally.bridgeCallsPerHour, decimals: 1),
        NumberText.fixed(row.tally.refreshesPerHour, decimals: 1),
      ])
    }
    return table.text
      + "must log in: runs with a session lost or split. exposed: resurrected sessions, leaks and false successes a run.\n"
  }

  // MARK: - The three sentences

  private func choice(_ best: Ranking.Row) -> String {
    let rivals = ranking.rows.dropFirst().filter(\.isAmongTheBest)
    let logIns = "\(best.tally.runsWithLogIn.count) of \(best.tally.runs) runs make users log in for no reason"
    guard let rival = rivals.first else { return "Take \(best.strategy.name): \(logIns), fewer than with any other." }
    let others = rivals.count == 1 ? rival.strategy.name : "\(rival.strategy.name) and \(rivals.count - 1) more"
    return
      "Take \(best.strategy.name): \(logIns); \(others) cannot be told apart by that and \(reason(best, over: rival))."
  }

  private func reason(_ best: Ranking.Row, over rival: Ranking.Row) -> String {
    if rival.exposures > best.exposures {
      return "expose more (\(NumberText.fixed(rival.exposures, decimals: 2)) a run)"
    }
    return "cost more or the same"
  }

  private func cost(_ best: Ranking.Row) -> String {
    let tally = best.tally
    return
      "It costs \(NumberText.fixed(tally.refreshesPerHour, decimals: 1)) refreshes and "
      + "\(NumberText.fixed(tally.bridgeCallsPerHour, decimals: 1)) calls over the bridge an hour, and holds a request "
      + "back for \(NumberText.fixed(tally.addedLatencyMilliseconds, decimals: 1)) ms on average where it does."
  }

  private func residue(_ best: Ranking.Row) -> String {
    let causes = best.tally.causeCounts()
    guard !causes.isEmpty else {
      return "Nothing was left in these runs; that is no proof, and the interval above says how much they cannot see."
    }
    let left = causes.map { "\($0.cause.id) \($0.cause.label) (\($0.count))" }.joined(separator: ", ")
    return "What is left: \(left)\(serverPart)."
  }

  private var serverPart: String {
    guard let withGrace else { return "; no change of the server's refresh grace was tried" }
    let seconds = NumberText.fixed(withGrace.seconds, decimals: 0)
    let left = withGrace.tally.runsWithLogIn.count
    let before = ranking.rows.first?.tally.runsWithLogIn.count ?? 0
    guard left < before else { return "; a grace of \(seconds) s for an exchanged token would not change it" }
    return "; the server's policy decides about it: with a grace of \(seconds) s for an exchanged token "
      + "\(left) of the same \(withGrace.tally.runs) runs are left"
  }
}
