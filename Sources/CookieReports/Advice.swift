import CookieExploration
import CookieScenarios
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

  let scenario: Scenario
  let ranking: Ranking
  let withGrace: WithGrace?

  public init(_ scenario: Scenario, _ ranking: Ranking, withGrace: WithGrace?) {
    self.scenario = scenario
    self.ranking = ranking
    self.withGrace = withGrace
  }

  public var text: String { text(on: .unlimited) }

  func text(on layout: TerminalLayout) -> String {
    guard !ranking.rows.isEmpty else { return "" }
    let runs = RunCount(ranking.rows.map(\.tally))
    return """
      \(scenario.name): \(Printable.text(scenario.summary))
      \(scenario.profile.name), \(scenario.policy.name), \(runs.text)
      \(PolicyNote.line(scenario.policy))
      \(runs.isCommon ? "\(RankingTable(ranking, on: layout).text)\n\(sentences)\n" : "")
      """
  }

  private var sentences: String { paragraphs.joined(separator: "\n") }

  /// The sentences, if the runs of all strategies can be compared.
  var paragraphs: [String] {
    guard !ranking.rows.isEmpty, RunCount(ranking.rows.map(\.tally)).isCommon else { return [] }
    guard let best = ranking.recommended else {
      return [
        "Take none of these: each has runs that came to no verdict. The command compare prints the line that says "
          + "what one that got stuck waits for."
      ]
    }
    return [choice(best), cost(best), residue(best)]
  }

  /// The place of each of a campaign's cells, from 1.
  func ranks(of campaign: Campaign) -> [Int?] {
    campaign.cells.map { cell in
      ranking.rows.firstIndex { $0.strategy.name == cell.strategy.name }.map { $0 + 1 }
    }
  }

  /// The ranking, the strategy to take first; without ranks where the numbers of runs do not compare, and without rates where there
  /// are none.
  var records: ReportTable {
    let titles = [
      "rank", "scenario", "strategy", "runs", "runsWithLogIn", "runsWithoutVerdict", "exposedPerRun",
      "addedLatencyMilliseconds", "bridgeCallsPerHour", "refreshesPerHour",
    ]
    let isCommon = RunCount(ranking.rows.map(\.tally)).isCommon
    return ReportTable(
      titles.map { ReportTable.Column($0) },
      rows: ranking.rows.enumerated().map { index, row in
        let tally = row.tally
        let rates = [
          row.exposures, tally.addedLatencyMilliseconds, tally.bridgeCallsPerHour, tally.refreshesPerHour,
        ]
        return [isCommon ? "\(index + 1)" : "", scenario.name, row.strategy.name, "\(tally.runs)"]
          + [tally.runsWithLogIn.count, tally.runsWithoutVerdict.count].map(String.init)
          + rates.map { tally.runs > 0 ? "\($0)" : "" }
      })
  }

  // MARK: - The three sentences

  private func choice(_ best: Ranking.Row) -> String {
    let rivals = ranking.rows.dropFirst().filter { $0.standing == .candidate }
    let logIns = "\(best.failures) of \(best.tally.runs) runs make users log in for no reason"
    guard let rival = rivals.first else {
      let isFewest = ranking.overtaken(by: 0).isEmpty
      return "Take \(best.strategy.name): \(logIns), fewer than with any other"
        + (isFewest ? "." : " that came to a verdict in each of its runs.")
    }
    let others = rivals.count == 1 ? "one other" : "\(rivals.count) others"
    return "Take \(best.strategy.name): \(logIns); \(others) cannot be told apart by that. The next, "
      + "\(rival.strategy.name), \(disadvantage(of: rival, to: best))."
  }

  /// What the next candidate stands below the best for.
  private func disadvantage(of rival: Ranking.Row, to best: Ranking.Row) -> String {
    if rival.exposures > best.exposures {
      return "exposes more (\(rival.text(of: rival.exposed, beside: best)) sessions, tokens or false files in these "
        + "runs, against \(best.exposed))"
    }
    if rival.failures > best.failures { return "does so in \(rival.failures)" }
    return CostComparison(rival.tally, with: best.tally).words
  }

  private func cost(_ best: Ranking.Row) -> String {
    let tally = best.tally
    return
      "It costs \(NumberText.fixed(tally.refreshesPerHour, decimals: 1)) refreshes and "
      + "\(NumberText.fixed(tally.bridgeCallsPerHour, decimals: 1)) calls over the bridge an hour, and holds a request "
      + "back for \(NumberText.fixed(tally.addedLatencyMilliseconds, decimals: 1)) ms on average where it does"
      + (tally.delays.count > 0
        ? ", 95 of 100 of them for no more than \(NumberText.fixed(tally.addedLatencyMilliseconds(at: 0.95), decimals: 1)) ms."
        : ".")
      + (best.strategy.traits.proxiesPage
        ? " Native code makes the page's requests in it: the page has to be written for that, which is not counted here."
        : "")
  }

  private func residue(_ best: Ranking.Row) -> String {
    let causes = best.tally.causeCounts()
    guard !causes.isEmpty else {
      return "Nothing was left in these runs; that is no proof, and the interval above says how much they cannot see."
    }
    let left = causes.map { "\($0.cause.id) \($0.cause.label) (\($0.count))" }.joined(separator: ", ")
    return "What is left: \(left)\(serverPart(best))."
  }

  private func serverPart(_ best: Ranking.Row) -> String {
    guard let withGrace else { return "; no change of the server's refresh grace was tried" }
    let seconds = NumberText.fixed(withGrace.seconds, decimals: 0)
    let left = withGrace.tally.failedRuns.count
    guard left < best.failures else {
      return
        "; with a grace of \(seconds) s for an exchanged token \(left) of the same \(withGrace.tally.runs) "
        + "runs fail as well, if not for the same causes"
    }
    return "; the server's policy decides about it: with a grace of \(seconds) s for an exchanged token "
      + "\(left) of the same \(withGrace.tally.runs) runs are left"
  }
}
