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
  /// What counts as harm, in words.
  private(set) var harms = HarmWords.list
  /// Of a sweep: the keys whose values each scenario has, and the kind of harm that its map shows.
  var keys: [String]?
  var measure: String?

  struct ScenarioName: Encodable, Sendable {
    /// Of a sweep with its settings.
    var name: String
    /// Of a sweep: a value for each of the keys.
    var values: [String]?
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
    /// Of a sweep: the runs with what it measures.
    var measured: Rate?
    /// Of a sweep: runs that do not tell whether they came to it, if there are any.
    var measuredUnknown: Int?
    var logIn: Rate
    /// Runs that do not tell whether there was one, if there are any: those without a verdict.
    var logInUnknown: Int?
    var noVerdict: Int
    var refreshesPerHour: Double
    var bridgeCallsPerHour: Double
    var addedMilliseconds: Double
    /// Most frequent first.
    var causes: [Count]
    /// Index in the document's findings.
    var finding: Int?
  }

  /// - Parameters:
  ///   - labels: what each scenario is called.
  ///   - ranks: of each cell, from 1.
  ///   - sweep: what was set in each scenario.
  init(
    _ campaign: Campaign, _ tallies: [CellTally], labels: [String], findings: [Int: Int] = [:], ranks: [Int?] = [],
    sweep: PageSweep? = nil
  ) {
    let names = Self.distinct(campaign.cells.map(\.strategy.name))
    let found = Set(tallies.flatMap { $0.causeCounts().map(\.cause) }).sorted()
    (keys, measure) = (sweep?.keys(labels), sweep?.measure.rawValue)
    scenarios = campaign.scenarios.enumerated().map { index, scenario in
      ScenarioName(
        name: sweep?.title(of: index, labels) ?? labels[index], values: sweep?.values(of: index, labels),
        summary: Printable.text(scenario.summary), profile: scenario.profile.name, policy: scenario.policy.name,
        note: PolicyNote.line(scenario.policy))
    }
    strategies = names
    causes = found.map { CauseName(id: $0.id, label: $0.label) }
    cells = zip(campaign.cells, tallies).enumerated().map { index, pair in
      let (cell, tally) = pair
      return Cell(
        scenario: cell.scenarioIndex, strategy: names.firstIndex(of: cell.strategy.name) ?? 0, runs: tally.runs,
        rank: ranks.indices.contains(index) ? ranks[index] : nil, harm: Rate(tally.harmRate),
        measured: sweep.map { Rate($0.measure.rate(of: tally)) },
        measuredUnknown: sweep.map { $0.measure.unknownRuns(of: tally) }.flatMap { $0 == 0 ? nil : $0 },
        logIn: Rate(Proportion(count: tally.runsWithLogIn.count, of: tally.runs)),
        logInUnknown: tally.runsOfUnknownLogIn == 0 ? nil : tally.runsOfUnknownLogIn,
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
