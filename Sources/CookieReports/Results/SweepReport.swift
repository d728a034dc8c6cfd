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

  /// - Parameters:
  ///   - settings: what was set in each of the campaign's scenarios, the same keys in the same order.
  ///   - places: where each of them stands before anything is set.
  ///   - measure: what a table shows.
  public init(
    _ campaign: Campaign, _ tallies: [CellTally], settings: [[ScenarioSetting]], places: [ReportPlace],
    measure: HarmMeasure = .harm, isComplete: Bool
  ) {
    self.places = places
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
    return [.text(head)] + tables.flatMap(part) + [.text(Self.legend(measure))]
  }

  private static func legend(_ measure: HarmMeasure) -> String {
    "\(measure.rawValue): share of runs, with its 95 % interval."
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
    campaign.scenarios[one].name == campaign.scenarios[other].name
      && settings[one].dropLast() == settings[other].dropLast()
      // Two files may have scenarios of one name: the values begin again.
      && settings[one].last != settings[other].last
  }

  private func part(_ scenarios: [Int]) -> [ReportPart] {
    guard let first = scenarios.first, let last = settings[first].last else { return [] }
    let others = settings[first].dropLast().map(\.description)
    let title = ([campaign.scenarios[first].name] + others).joined(separator: ", ")
    let columns = scenarios.map { ReportTable.Column(settings[$0].last?.text ?? "", .right) }
    var table = ReportTable([ReportTable.Column("strategy", isCode: true)] + columns)
    let cells = scenarios.map(cells)
    for (row, cell) in (cells.first ?? []).enumerated() {
      table.rows.append([campaign.cells[cell].strategy.name] + cells.map { rate($0[row]) })
    }
    return [
      .heading(title), .text("\(runs(cells.joined().map { $0 })). Columns: \(last.key)."), .table(table),
    ]
  }

  private func cells(of scenario: Int) -> [Int] {
    campaign.cells.indices.filter { campaign.cells[$0].scenarioIndex == scenario }
  }

  private func rate(_ cell: Int) -> String { NumberText.rate(measure.rate(of: tallies[cell])) }

  private func runs(_ cells: [Int]) -> String { RunCount(cells.map { tallies[$0] }).text }

  // MARK: - For services and spreadsheets

  /// Passed where no run came to harm; a suite for each combination of values.
  public var checks: [ReportCheck] {
    zip(campaign.cells, CompareChecks(campaign, tallies) { places[$0.scenarioIndex] }.checks).map { cell, check in
      var check = check
      check.suite = ([check.suite] + settings[cell.scenarioIndex].map(\.description)).joined(separator: ", ")
      return check
    }
  }

  /// Those of a comparison, with a column for each key behind the scenario's name.
  public var records: ReportTable {
    var table = CompareChecks(campaign, tallies).records
    table.columns.insert(contentsOf: keys.map { ReportTable.Column($0) }, at: 1)
    for (row, cell) in campaign.cells.enumerated() {
      table.rows[row].insert(contentsOf: settings[cell.scenarioIndex].map(\.text), at: 1)
    }
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
  }

  private struct Cell: Encodable {
    var scenario: String
    var settings: [String: String]
    var scenarioDigest: String
    var strategy: String
    var runs: Int
    /// Runs with each kind of harm, by its name.
    var counts: [String: Int]
    var rates: [String: Double]
    /// The bounds of each rate's 95 % interval.
    var intervals: [String: [Double]]
  }

  public func json() throws -> String {
    try CanonicalJSON.document(
      Document(
        schema: Self.schema, seed: campaign.seed, runsPerCell: campaign.runs, isComplete: isComplete, keys: keys,
        cells: zip(campaign.cells, tallies).map(cell)))
  }

  private func cell(_ cell: Campaign.Cell, _ tally: CellTally) -> Cell {
    let rates = HarmMeasure.allCases.map { ($0.rawValue, $0.rate(of: tally)) }
    return Cell(
      scenario: cell.scenario.name,
      settings: Dictionary(
        settings[cell.scenarioIndex].map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first }),
      scenarioDigest: hexadecimal(cell.scenario.digest), strategy: cell.strategy.name, runs: tally.runs,
      counts: Dictionary(uniqueKeysWithValues: rates.map { ($0, $1.count) }),
      rates: Dictionary(uniqueKeysWithValues: rates.map { ($0, $1.value) }),
      intervals: Dictionary(
        uniqueKeysWithValues: rates.map { ($0, [$1.interval.lowerBound, $1.interval.upperBound]) }))
  }
}
