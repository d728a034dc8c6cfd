import Choices
import CookieExploration
import CookieScenarios

/// What `twinjar compare --sweep` says: how a harm depends on a scenario's keys.
public struct SweepReport: Report {
  public static let forms: Set<ReportForm> = CompareReport.forms
  public static let schema = "twinjar.sweep/1"

  private let campaign: Campaign
  private let tallies: [CellTally]
  private let settings: [[ScenarioSetting]]
  private let measure: HarmMeasure
  private let isComplete: Bool
  private let places: [ReportPlace]
  private let failures: [ResultsJSON.Failure]
  /// What each scenario is called, without what is set in it.
  private let labels: [String]
  private let limits: [HarmLimit]
  private let settlement: [Settlement]

  /// - Parameters:
  ///   - settings: what was set in each of the campaign's scenarios, the same keys in the same order.
  ///   - places: where each of them stands before anything is set.
  ///   - measure: what a table shows.
  ///   - failures: of strategies that ended or blocked their process, and have no tallies.
  ///   - limits: what a check fails beyond; where there is none, it fails where any run came to harm.
  ///   - settlement: what became of comparisons that were to end when they are settled.
  public init(
    _ campaign: Campaign, _ tallies: [CellTally], settings: [[ScenarioSetting]], places: [ReportPlace],
    measure: HarmMeasure = .harm, isComplete: Bool,
    failures: [ResultsJSON.Failure] = [], limits: [HarmLimit] = [], settlement: [Settlement] = []
  ) {
    self.limits = limits
    self.settlement = settlement
    self.failures = failures
    self.places = places
    labels = ScenarioLabels.texts(campaign.scenarios, at: places)
    self.campaign = campaign
    self.tallies = tallies
    self.settings = settings
    self.measure = measure
    self.isComplete = isComplete
  }

  private var keys: [String] { settings.first.map { $0.map(\.key) } ?? [] }

  // MARK: - Tables

  /// A table for each scenario and each combination of values but the last key's, whose values are its columns.
  public var parts: [ReportPart] {
    let head = "seed \(campaign.seed)\(isComplete ? "" : ", interrupted: the runs finished so far")"
    let shown = campaign.cells.isEmpty ? [] : tables.flatMap(part) + [.text(legend)]
    let ended = EndedStrategies(failures, in: campaign.scenarios, labels: labels, places: places)
    return [.text(head)] + shown + ended.parts + mind.parts
  }

  private var mind: ScenarioRemarks { ScenarioRemarks(campaign.scenarios, labels: labels, places: places) }

  private var legend: String {
    let share = "\(measure.rawValue): share of all runs, with its 95 % interval"
    guard tallies.contains(where: { $0.runsWithoutVerdict.count > 0 }) else { return "\(share)." }
    return measure.countsRunsWithoutVerdict
      ? "\(share); a run without a verdict counts as well."
      : "\(share); where runs came to no verdict, from none of these to all of them."
  }

  /// The scenarios of one table, in the order of its columns.
  private var tables: [[Int]] {
    var tables: [[Int]] = []
    for scenario in campaign.scenarios.indices {
      if let last = tables.last?.last, isSameTable(last, scenario) {
        tables[tables.count - 1].append(scenario)
      } else {
        tables.append([scenario])
      }
    }
    return tables
  }

  private func isSameTable(_ one: Int, _ other: Int) -> Bool {
    labels[one] == labels[other]
      && settings[one].dropLast() == settings[other].dropLast()
      // Two files may have scenarios of one name: the values begin again.
      && settings[one].last != settings[other].last
  }

  private func part(_ scenarios: [Int]) -> [ReportPart] {
    guard let first = scenarios.first, let last = settings[first].last else { return [] }
    let title = title(first, settings[first].dropLast())
    let columns = scenarios.map { ReportTable.Column(settings[$0].last?.text ?? "", .right) }
    var table = ReportTable([ReportTable.Column("strategy", isCode: true)] + columns)
    let cells = scenarios.map(cells)
    for (row, cell) in (cells.first ?? []).enumerated() {
      table.rows.append([campaign.cells[cell].strategy.name] + cells.map { rate($0[row]) })
    }
    return [
      .heading(title), .text("\(runs(cells.joined().map { $0 })). Columns: \(last.key)."), .table(table),
    ] + silence(cells, columns)
  }

  /// Which runs of a table came to no verdict, place by place; nothing if all came to one.
  private func silence(_ cells: [[Int]], _ columns: [ReportTable.Column]) -> [ReportPart] {
    var table = ReportTable([ReportTable.Column("no verdict", isCode: true)] + columns)
    for (row, cell) in (cells.first ?? []).enumerated() {
      let own = cells.map { tallies[$0[row]] }
      guard own.contains(where: { $0.runsWithoutVerdict.count > 0 }) else { continue }
      table.rows.append(
        [campaign.cells[cell].strategy.name]
          + own.map { $0.runs == 0 ? "-" : "\($0.runsWithoutVerdict.count) of \($0.runs)" })
    }
    return table.rows.isEmpty ? [] : [.table(table)]
  }

  private func cells(of scenario: Int) -> [Int] {
    campaign.cells.indices.filter { campaign.cells[$0].scenarioIndex == scenario }
  }

  private func rate(_ cell: Int) -> String {
    NumberText.rate(measure.rate(of: tallies[cell]), unknown: measure.unknownRuns(of: tallies[cell]))
  }

  private func runs(_ cells: [Int]) -> String { RunCount(cells.map { tallies[$0] }).text }

  // MARK: - For services and spreadsheets

  /// Passed where no run came to harm, or no more than the limits allow; a suite for each combination of values.
  public var checks: [ReportCheck] {
    CompareChecks(
      campaign, tallies, titles: campaign.scenarios.indices.map(title), places: places, failures: failures,
      limits: limits
    ).checks + mind.checks + (isComplete ? [] : [.interruption])
  }

  /// A scenario's name with all that is set in it.
  private func title(_ scenario: Int) -> String { title(scenario, settings[scenario]) }

  private func title(_ scenario: Int, _ shown: some Sequence<ScenarioSetting>) -> String {
    ([labels[scenario]] + shown.map(\.description)).joined(separator: ", ")
  }

  /// Those of a comparison, with a column for each key behind the scenario's name.
  public var records: ReportTable {
    let rows = CompareChecks(campaign, tallies, titles: labels, places: places, failures: failures, limits: limits)
    var table = rows.records
    table.insert(keys, rows.scenarioIndices.map { settings[$0].map(\.text) }, at: 1)
    return table
  }

  // MARK: - For a program

  private struct Document: Encodable {
    var schema: String
    var seed: UInt64
    var runsPerCell: Int
    var isComplete: Bool
    var keys: [String]
    var cells: [Cell]
    /// Strategies that ended or blocked the process which ran them, and have no cell for it; left out if there is none.
    var failures: [ResultsJSON.Failure]?
    /// What makes results of a scenario say less than they seem; left out if there is nothing.
    var warnings: [ScenarioRemarks.Remark]?
    /// With `--until-resolved`, for each scenario.
    var settlement: [Settlement.Entry]?
  }

  private struct Cell: Encodable {
    var scenario: String
    var settings: [String: String]
    var scenarioDigest: String
    var strategy: String
    var runs: Int
    /// Runs in which a session was lost. That of `counts` has those without a verdict as well.
    var runsWithLoss: Int
    /// Runs with each kind of harm, by its name.
    var counts: [String: Int]
    var rates: [String: Double]
    /// The bounds of each rate's 95 % interval; the upper one has the runs without a verdict in it.
    var intervals: [String: [Double]]
  }

  public func json() throws -> String {
    try CanonicalJSON.document(
      Document(
        schema: Self.schema, seed: campaign.seed, runsPerCell: campaign.runs, isComplete: isComplete, keys: keys,
        cells: zip(campaign.cells, tallies).map(cell), failures: failures.isEmpty ? nil : failures,
        warnings: mind.remarks, settlement: Settlement.entries(settlement)))
  }

  private func cell(_ cell: Campaign.Cell, _ tally: CellTally) -> Cell {
    let rates = HarmMeasure.allCases.map { ($0.rawValue, $0.rate(of: tally)) }
    return Cell(
      scenario: cell.scenario.name,
      settings: Dictionary(
        settings[cell.scenarioIndex].map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first }),
      scenarioDigest: hexadecimal(cell.scenario.digest), strategy: cell.strategy.name, runs: tally.runs,
      runsWithLoss: tally.runsWithLoss,
      counts: Dictionary(uniqueKeysWithValues: rates.map { ($0, $1.count) }),
      rates: Dictionary(uniqueKeysWithValues: rates.map { ($0, $1.value) }),
      intervals: Dictionary(
        uniqueKeysWithValues: HarmMeasure.allCases.map { measure in
          let interval = measure.interval(of: tally)
          return (measure.rawValue, [interval.lowerBound, interval.upperBound])
        }))
  }
}
