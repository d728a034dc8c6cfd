import Choices
import CookieExploration
import CookieScenarios
import Cookies

/// What `twinjar advise --sweep` says: which strategy to take at each combination of values, and where that changes.
public struct AdviceSweepReport: Report {
  public static let forms = AdviceReport.forms
  public static let schema = "twinjar.advice-sweep/1"

  /// One scenario with some keys set.
  public struct Point {
    public let scenario: Scenario
    public let settings: [ScenarioSetting]
    public let ranking: Ranking

    public init(_ scenario: Scenario, _ settings: [ScenarioSetting], _ ranking: Ranking) {
      (self.scenario, self.settings, self.ranking) = (scenario, settings, ranking)
    }

    /// The strategies that no test tells apart from the one to take, that one first. One that is shown to be worse than another
    /// may be among them.
    var candidates: [String] {
      guard let best = ranking.recommended?.strategy.name else { return [] }
      let judged = ranking.rows.filter { $0.standing != .withoutVerdict }.map(\.strategy.name)
      return judged.filter { !ranking.isShownWorse($0, than: best) && !ranking.isShownWorse(best, than: $0) }
    }

    var words: String { settings.map(\.description).joined(separator: ", ") }
  }

  private let points: [Point]
  private let seed: UInt64
  private let isComplete: Bool

  /// - Parameter points: in the order of the sweep, the last key's values running fastest.
  public init(_ points: [Point], seed: UInt64, isComplete: Bool) {
    (self.points, self.seed, self.isComplete) = (points, seed, isComplete)
  }

  // MARK: - For a person

  public var text: String { text(on: .unlimited) }

  public func text(on layout: TerminalLayout) -> String {
    let head = "seed \(seed)\(isComplete ? "" : ", interrupted: the runs finished so far")\n\n"
    var table = TextTable(columns(titled: titles(on: layout)), importance: keys.map { _ in nil } + [nil, 2, 1])
    for row in rows { table.append(row) }
    let title = points.first.map { "\($0.scenario.name): \(Printable.text($0.scenario.summary))\n" } ?? ""
    return layout.fit(
      head + title + table.text(on: layout) + "\n"
        + AdviceChanges(points).lines.map { $0 + "\n" }.joined())
  }

  /// The same for a page: what is set in one column, since on a phone a row is called after its first.
  var pageParts: [ReportPart] {
    let set = ReportTable.Column("where", isCode: true)
    let table = ReportTable(
      [set] + columns(titled: keys).dropFirst(keys.count), rows: points.map { [$0.words] + Self.answer($0) })
    return [.table(table), .list(AdviceChanges(points).lines + mind.lines)]
  }

  /// By the scenario's name alone where all points have the same to be minded.
  private var mind: ScenarioRemarks {
    let isCommon = Set(points.map(\.scenario.warnings)).count == 1
    return ScenarioRemarks(
      points.map(\.scenario), labels: points.map { isCommon ? $0.scenario.name : "\($0.scenario.name), \($0.words)" },
      places: points.map { ReportPlace(name: $0.scenario.name) })
  }

  private var keys: [String] { points.first?.settings.map(\.key) ?? [] }

  /// Keys by their last words where the whole ones would leave no room for the numbers; the sentences below have them whole.
  private func titles(on layout: TerminalLayout) -> [String] {
    let last = keys.map { String($0.split(separator: ".").last ?? "") }
    guard let most = layout.columns, keys.count > 1, Set(last).count == keys.count else { return keys }
    let needed = keys.reduce(0) { $0 + $1.columns + 2 } + Self.widthOfAnswer
    return needed > most ? last : keys
  }

  /// Of the strategy to take, and of how often somebody must log in with its interval.
  private static let widthOfAnswer = 16 + 2 + 20

  private func columns(titled titles: [String]) -> [ReportTable.Column] {
    titles.map { ReportTable.Column($0, .right) } + [
      ReportTable.Column("take", isCode: true), ReportTable.Column("must log in", .right),
      ReportTable.Column("not told apart from it", isCode: true),
    ]
  }

  private var rows: [[String]] { points.map { $0.settings.map(\.text) + Self.answer($0) } }

  /// The place of each of a campaign's cells in its scenario, from 1; nil where a scenario is not finished.
  func ranks(of campaign: Campaign) -> [Int?] {
    let points = Dictionary(
      self.points.map { ($0.scenario.digest, $0.ranking) }, uniquingKeysWith: { first, _ in first })
    return campaign.cells.map { cell in
      points[cell.scenario.digest]?.rows.firstIndex { $0.strategy.name == cell.strategy.name }.map { $0 + 1 }
    }
  }

  private static func answer(_ point: Point) -> [String] {
    guard let best = point.ranking.recommended else { return ["none", "-", "each has runs without a verdict"] }
    let others = point.candidates.dropFirst()
    return [
      best.strategy.name, NumberText.rate(Proportion(count: best.tally.runsWithLogIn.count, of: best.tally.runs)),
      others.isEmpty ? "-" : others.joined(separator: ", "),
    ]
  }

  // MARK: - For a program

  /// The rankings one after the other, with a column for each key behind the scenario's name.
  public var records: ReportTable {
    var all: ReportTable?
    for point in points {
      var table = Advice(point.scenario, point.ranking, withGrace: nil).records
      table.insert(
        point.settings.map(\.key), table.rows.map { _ in point.settings.map(\.text) }, at: 2)
      if all == nil { all = table } else { all?.rows += table.rows }
    }
    return all ?? ReportTable([])
  }

  private struct Document: Encodable {
    var schema: String
    var seed: UInt64
    var isComplete: Bool
    var scenario: String
    var keys: [String]
    var points: [Entry]
    var changes: [Change]
    /// What makes an answer about a scenario say less than it seems; left out if there is nothing.
    var warnings: [ScenarioRemarks.Remark]?
  }

  /// Between two points, by their indices.
  private struct Change: Encodable {
    var key: String
    var from: Int
    var to: Int
    /// Left out if it is the same.
    var recommended: AdviceChanges.Recommended?
    var overtaken: [AdviceChanges.Overtaken]
    var joined: [String]
    var left: [String]
  }

  private struct Entry: Encodable {
    var settings: [String: String]
    var scenarioDigest: String
    /// Left out if each strategy has runs without a verdict.
    var recommended: String?
    /// Those that no test tells apart from it, itself first.
    var candidates: [String]
    /// The strategy to take first.
    var ranking: [String]
    /// Runs that failed, by strategy, and of how many.
    var failures: [String: Int]
    var runs: Int
  }

  public func json() throws -> String {
    try CanonicalJSON.document(
      Document(
        schema: Self.schema, seed: seed, isComplete: isComplete, scenario: points.first?.scenario.name ?? "",
        keys: keys,
        points: points.map { point in
          Entry(
            settings: Dictionary(
              point.settings.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first }),
            scenarioDigest: hexadecimal(point.scenario.digest),
            recommended: point.ranking.recommended?.strategy.name, candidates: point.candidates,
            ranking: point.ranking.rows.map(\.strategy.name),
            failures: Dictionary(
              point.ranking.rows.map { ($0.strategy.name, $0.failures) }, uniquingKeysWith: { first, _ in first }),
            runs: point.ranking.rows.map(\.tally.runs).min() ?? 0)
        },
        changes: AdviceChanges(points).changes.map {
          Change(
            key: $0.key, from: $0.from, to: $0.to, recommended: $0.recommended, overtaken: $0.overtaken,
            joined: $0.joined, left: $0.left)
        }, warnings: mind.remarks))
  }
}
