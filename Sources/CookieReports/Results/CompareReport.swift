import CookieExploration

/// What `twinjar compare` says of a campaign.
public struct CompareReport: Report {
  /// What a table has a column for.
  public enum Breakdown: String, CaseIterable, Sendable {
    case score
    case cause
  }

  public static let forms: Set<ReportForm> = [.text, .parts, .json, .checks, .findings, .records]

  private let campaign: Campaign
  private let tallies: [CellTally]
  private let isComplete: Bool
  private let breakdown: Breakdown
  private let invocation: Invocation
  private let failures: [ResultsJSON.Failure]
  private let detail: Detail
  private let own: Set<String>
  private let names: ScenarioNames
  private let limits: [HarmLimit]
  private let settlement: [Settlement]

  /// How much a person is shown of a score.
  public enum Detail: Sendable {
    /// Harm, first cause and cost.
    case short
    /// Each kind of harm and what the common tapes tell apart.
    case full
  }

  /// - Parameters:
  ///   - isComplete: false for the runs that an interrupted campaign has finished.
  ///   - failures: strategies that ended or blocked their process, and have no tallies.
  ///   - detail: of a score.
  ///   - own: the names of an app's own strategies.
  ///   - limits: what a check fails beyond; where there is none, it fails where any run came to harm.
  ///   - settlement: what became of comparisons that were to end when they are settled.
  public init(
    _ campaign: Campaign, _ tallies: [CellTally], isComplete: Bool, by breakdown: Breakdown, invocation: Invocation,
    failures: [ResultsJSON.Failure], detail: Detail = .full, own: Set<String> = [],
    limits: [HarmLimit] = [], settlement: [Settlement] = []
  ) {
    self.campaign = campaign
    self.tallies = tallies
    self.isComplete = isComplete
    self.breakdown = breakdown
    self.invocation = invocation
    self.failures = failures
    self.detail = detail
    self.own = own
    self.limits = limits
    self.settlement = settlement
    names = ScenarioNames(campaign, invocation)
  }

  public var text: String { text(on: .unlimited) }

  public func text(on layout: TerminalLayout) -> String {
    let remark = ended.isEmpty ? "" : "\n" + ended.text
    let head = "seed \(campaign.seed)\(isComplete ? "" : ", interrupted: the runs finished so far")\n\n"
    guard !campaign.cells.isEmpty else { return layout.fit(head + ended.text) }
    guard breakdown == .score else {
      return layout.fit(head + CauseTable(campaign, tallies, invocation: invocation).text(on: layout) + remark)
    }
    let board = Scoreboard(campaign, tallies, invocation: invocation)
    let shown =
      switch detail {
      case .full: board.text(on: layout)
      case .short: ShortBoard(campaign, tallies, labels: names.labels).text(on: layout) + board.remarks(on: layout)
      }
    let steps = NextSteps(campaign, tallies, invocation: invocation, own: own)
    return layout.fit(head + shown + remark + steps.text(on: layout))
  }

  /// One table of harm, whatever the breakdown.
  public var parts: [ReportPart] {
    (campaign.cells.isEmpty
      ? [] : ScenarioMatrix(campaign, tallies, labels: names.labels, isComplete: isComplete).parts) + ended.parts
      + mind.parts
  }

  public var checks: [ReportCheck] { rows.checks + mind.checks + (isComplete ? [] : [.interruption]) }
  public var records: ReportTable { rows.records }

  private var ended: EndedStrategies {
    EndedStrategies(failures, in: campaign.scenarios, labels: names.labels, places: names.places)
  }

  private var mind: ScenarioRemarks {
    ScenarioRemarks(campaign.scenarios, labels: names.labels, places: names.places)
  }

  private var rows: CompareChecks {
    CompareChecks(campaign, tallies, titles: names.labels, places: names.places, failures: failures, limits: limits)
  }

  public func json() throws -> String {
    try ResultsJSON(
      campaign, tallies, isComplete: isComplete, failures: failures, warnings: mind.remarks,
      settlement: Settlement.entries(settlement)
    ).text()
  }
}
