import CookieDiagnosis
import CookieExploration
import CookieScenarios
import CookieSimulation
import Cookies

/// What strategies came to in scenarios: the scoreboard, the causes and the heat map of a page.
package struct PageScores: Encodable, Sendable {
  var scenarios: [ScenarioName]
  var strategies: [String]
  var causes: [CauseName]
  var cells: [Cell]

  struct ScenarioName: Encodable, Sendable {
    var name: String
    var summary: String
    var profile: String
    var policy: String
    var note: String
  }

  struct CauseName: Encodable, Sendable {
    var id: String
    var label: String
  }

  /// A number of runs, and the bounds of the 95 % interval of its share.
  struct Rate: Encodable, Sendable {
    var count: Int
    var low: Double
    var high: Double

    init(_ proportion: Proportion) {
      count = proportion.count
      (low, high) = (proportion.interval.lowerBound, proportion.interval.upperBound)
    }
  }

  struct Count: Encodable, Sendable {
    /// Index in `causes`.
    var cause: Int
    var count: Int
  }

  struct Cell: Encodable, Sendable {
    /// Indices in `scenarios` and `strategies`.
    var scenario: Int
    var strategy: Int
    var runs: Int
    /// From 1, where strategies were ranked.
    var rank: Int?
    var harm: Rate
    var logIn: Rate
    var noVerdict: Int
    var refreshesPerHour: Double
    var bridgeCallsPerHour: Double
    var addedMilliseconds: Double
    /// Most frequent first.
    var causes: [Count]
    /// Index in the document's findings.
    var finding: Int?
  }

  /// - Parameter ranks: of each cell, from 1.
  init(_ campaign: Campaign, _ tallies: [CellTally], findings: [Int: Int] = [:], ranks: [Int?] = []) {
    let names = Self.distinct(campaign.cells.map(\.strategy.name))
    let found = Set(tallies.flatMap { $0.causeCounts().map(\.cause) }).sorted()
    scenarios = campaign.scenarios.map {
      ScenarioName(
        name: $0.name, summary: Printable.text($0.summary), profile: $0.profile.name, policy: $0.policy.name,
        note: PolicyNote.line($0.policy))
    }
    strategies = names
    causes = found.map { CauseName(id: $0.id, label: $0.label) }
    cells = zip(campaign.cells, tallies).enumerated().map { index, pair in
      let (cell, tally) = pair
      return Cell(
        scenario: cell.scenarioIndex, strategy: names.firstIndex(of: cell.strategy.name) ?? 0, runs: tally.runs,
        rank: ranks.indices.contains(index) ? ranks[index] : nil, harm: Rate(tally.harmRate),
        logIn: Rate(Proportion(count: tally.runsWithLogIn.count, of: tally.runs)),
        noVerdict: tally.runsWithoutVerdict.count, refreshesPerHour: tally.refreshesPerHour,
        bridgeCallsPerHour: tally.bridgeCallsPerHour, addedMilliseconds: tally.addedLatencyMilliseconds,
        causes: tally.causesByCount.compactMap { cause, count in
          found.firstIndex(of: cause).map { Count(cause: $0, count: count) }
        },
        finding: findings[index])
    }
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
