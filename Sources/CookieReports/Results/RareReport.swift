import Choices
import CookieExploration
import CookieScenarios

/// What `twinjar rare` says: how often a harm comes that plain runs would hardly show.
public struct RareReport: Report {
  public static let forms: Set<ReportForm> = [.text, .parts, .json, .records]
  public static let schema = "twinjar.rare/1"

  private let campaign: RareCampaign
  private let outcomes: [RareCampaign.Outcome]
  private let isComplete: Bool
  private let invocation: Invocation

  public init(
    _ campaign: RareCampaign, _ outcomes: [RareCampaign.Outcome], isComplete: Bool, invocation: Invocation
  ) {
    (self.campaign, self.outcomes) = (campaign, outcomes)
    (self.isComplete, self.invocation) = (isComplete, invocation)
  }

  /// Fewer hits of equal weight leave the interval without a ground.
  private static let enoughHits = 30.0
  /// A mean weight further from 1 says that runs of large weight are missing.
  private static let meanWeights = 0.5...2.0

  private var rows: [(Campaign.Cell, RareCampaign.Outcome)] { Array(zip(campaign.cells, outcomes)) }

  // MARK: - For a person

  public var parts: [ReportPart] { answer + mind.parts + examples }

  private var mind: ScenarioRemarks {
    let first = Dictionary(
      campaign.cells.map { ($0.scenarioIndex, $0.scenario) }, uniquingKeysWith: { first, _ in first })
    return ScenarioRemarks(first.sorted { $0.key < $1.key }.map(\.value), place: invocation.place)
  }

  public func text(on layout: TerminalLayout) -> String {
    layout.fit(TerminalFormat.text(of: layout.isQuiet ? answer : answer + examples, on: layout))
  }

  private var answer: [ReportPart] {
    let raised = NumberText.significant(campaign.least.value)
    let head =
      "seed \(campaign.seed), faults below \(raised) raised to it"
      + (isComplete ? "" : ", interrupted: the runs finished so far")
    let scenarios = Dictionary(grouping: rows.indices) { campaign.cells[$0].scenarioIndex }
    return [.text(head)] + scenarios.keys.sorted().flatMap { part(scenarios[$0] ?? []) } + [.text(Self.legend)]
      + notes.map { .text($0) }
  }

  private static let legend =
    "rate: of runs as the scenario has them, each weighed by how much likelier it is there. effective hits: as many of equal "
    + "weight would tell as much."

  private func part(_ places: [Int]) -> [ReportPart] {
    guard let first = places.first else { return [] }
    var table = ReportTable([
      ReportTable.Column("strategy", isCode: true), ReportTable.Column("rate", .right),
      ReportTable.Column("95 %", .right), ReportTable.Column("hits", .right),
      ReportTable.Column("effective hits", .right), ReportTable.Column("mean weight", .right),
    ])
    for (cell, outcome) in places.map({ rows[$0] }) {
      let share = outcome.share
      let bounds = share.interval.map {
        "\(NumberText.significant($0.lowerBound))-\(NumberText.significant($0.upperBound))"
      }
      table.rows.append([
        cell.strategy.name, NumberText.significant(share.value), bounds ?? "-", "\(share.hits)",
        NumberText.fixed(share.effectiveHits, decimals: 1), NumberText.fixed(share.meanWeight, decimals: 2),
      ])
    }
    let title = campaign.cells[first].scenario.name
    let caption = "\(campaign.measure.rawValue), of \(outcomes[first].share.runs) runs each."
    return [.heading(title), .text(caption), .table(table)]
  }

  /// Where an estimate is not to be relied on, and why.
  private var notes: [String] { silence + doubts }

  /// Runs that got stuck or left the simulator's thread: of them nothing else is known.
  private var silence: [String] {
    rows.compactMap { cell, outcome in
      guard outcome.runsWithoutVerdict > 0 else { return nil }
      let counted = campaign.measure.countsRunsWithoutVerdict
      return
        "\(cell.strategy.name) in \(cell.scenario.name): \(CountText.of(outcome.runsWithoutVerdict, "run")) came to no verdict, "
        + (counted ? "each a hit: it may have come to harm." : "none a hit, though it may have come to it.")
    }
  }

  private var doubts: [String] {
    rows.flatMap { cell, outcome in
      Self.doubts(outcome.share, "\(cell.strategy.name) in \(cell.scenario.name)")
    }
  }

  private static func doubts(_ share: WeightedShare, _ name: String) -> [String] {
    if share.runs == 0 { return [] }
    if share.isPlain {
      return [
        "\(name): no fault was raised in any run: none had an opportunity, or each is certain, impossible, or as likely as "
          + "--raise: these are plain runs."
      ]
    }
    var doubts: [String] = []
    if share.hits == 0 {
      doubts.append(
        "\(name): never seen, which is no bound: a fault that it takes may not be among those that are raised.")
    }
    if !meanWeights.contains(share.meanWeight) {
      doubts.append(
        "\(name): the mean weight is far from 1, so runs that count much are missing: lower --raise, or more --runs.")
    }
    if share.isTooSmall {
      doubts.append(
        "\(name): the runs in which it was seen count for less than numbers hold, so there is no interval: lower --raise."
      )
    }
    if doubts.isEmpty, share.effectiveHits < enoughHits {
      doubts.append(
        "\(name): fewer than \(Int(enoughHits)) effective hits, so the interval is a guess: more --runs, or another --raise."
      )
    }
    if doubts.isEmpty, share.effectiveMisses < enoughHits {
      doubts.append(
        "\(name): fewer than \(Int(enoughHits)) effective runs without it, so the interval is a guess: more --runs, or compare, "
          + "since it is not rare."
      )
    }
    return doubts
  }

  private var examples: [ReportPart] {
    let lines = rows.compactMap { cell, outcome in
      outcome.likeliest.map { invocation.explain(campaign.tapeText(of: cell, run: $0.run)) }
    }
    return lines.isEmpty ? [] : [.text("Its likeliest runs:"), .list(lines)]
  }

  // MARK: - For a program

  public var records: ReportTable {
    var table = ReportTable(
      [
        "scenario", "strategy", "measure", "runs", "rate", "rateLow", "rateHigh", "hits", "effectiveHits",
        "effectiveRuns", "meanWeight", "runsWithoutVerdict", "effectiveMisses",
      ].map { ReportTable.Column($0) })
    for (cell, outcome) in rows {
      let share = outcome.share
      let bounds = [share.interval?.lowerBound, share.interval?.upperBound].map { $0.map { "\($0)" } ?? "" }
      table.rows.append(
        [cell.scenario.name, cell.strategy.name, campaign.measure.rawValue, "\(share.runs)", "\(share.value)"] + bounds
          + [
            "\(share.hits)", "\(share.effectiveHits)", "\(share.effectiveRuns)", "\(share.meanWeight)",
            "\(outcome.runsWithoutVerdict)", "\(share.effectiveMisses)",
          ])
    }
    return table
  }

  private struct Document: Encodable {
    var schema: String
    var seed: UInt64
    var runsPerCell: Int
    var isComplete: Bool
    var measure: String
    /// Faults that were less likely were raised to it.
    var raisedTo: Double
    var cells: [Cell]
    /// What makes an answer about a scenario say less than it seems; left out if there is nothing.
    var warnings: [ScenarioRemarks.Remark]?
  }

  private struct Cell: Encodable {
    var scenario: String
    var scenarioDigest: String
    var strategy: String
    var runs: Int
    var rate: Double
    /// The bounds of the 95 % interval; empty without a hit.
    var interval: [Double]
    var hits: Int
    var effectiveHits: Double
    var effectiveMisses: Double
    var effectiveRuns: Double
    var meanWeight: Double
    var runsWithoutVerdict: Int
  }

  public func json() throws -> String {
    try CanonicalJSON.document(
      Document(
        schema: Self.schema, seed: campaign.seed, runsPerCell: campaign.runs, isComplete: isComplete,
        measure: campaign.measure.rawValue, raisedTo: campaign.least.value,
        cells: rows.map { cell, outcome in
          let share = outcome.share
          return Cell(
            scenario: cell.scenario.name, scenarioDigest: hexadecimal(cell.scenario.digest),
            strategy: cell.strategy.name, runs: share.runs, rate: share.value,
            interval: share.interval.map { [$0.lowerBound, $0.upperBound] } ?? [], hits: share.hits,
            effectiveHits: share.effectiveHits, effectiveMisses: share.effectiveMisses,
            effectiveRuns: share.effectiveRuns, meanWeight: share.meanWeight,
            runsWithoutVerdict: outcome.runsWithoutVerdict)
        }, warnings: mind.remarks))
  }
}
