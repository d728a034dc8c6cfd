import CookieExploration

/// What became of a campaign's limits, in sentences: what exceeds one, by which bound, and what was not decided.
public struct HarmLimitText {
  /// A sentence for each strategy in each scenario that exceeds a limit.
  public let failures: [String]
  /// A sentence for each that was not decided.
  public let doubts: [String]

  /// - Parameter scenarios: what the campaign's scenarios are called.
  public init(_ limits: [HarmLimit], _ campaign: Campaign, _ tallies: [CellTally], scenarios: [String]) {
    var (failures, doubts): ([String], [String]) = ([], [])
    for limit in limits {
      for (cell, tally) in zip(campaign.cells, tallies) {
        let one = HarmLimitText(limit, "\(cell.strategy.name) in \(scenarios[cell.scenarioIndex])", tally)
        failures += one.failures
        doubts += one.doubts
      }
    }
    self.failures = failures
    self.doubts = doubts
  }

  /// What became of one limit in one cell.
  private init(_ limit: HarmLimit, _ subject: String, _ tally: CellTally) {
    let outcome = limit.outcome(of: tally)
    failures = outcome == .exceeded ? [Self.failure(limit, subject, tally)] : []
    doubts = outcome == .undecided ? [Self.doubt(limit, subject, tally)] : []
  }

  /// What became of limits in one cell.
  ///
  /// - Parameter subject: what the sentences are about.
  init(_ limits: [HarmLimit], of subject: String, _ tally: CellTally) {
    let each = limits.map { HarmLimitText($0, subject, tally) }
    (failures, doubts) = (each.flatMap(\.failures), each.flatMap(\.doubts))
  }

  private static func failure(_ limit: HarmLimit, _ subject: String, _ tally: CellTally) -> String {
    let interval = limit.measure.interval(of: tally)
    let bound = limit.bound == .lower ? interval.lowerBound : interval.upperBound
    let (found, allowed) = shares(bound, limit)
    let words = limit.includesShare ? "is not below" : "is above"
    return
      "\(subject), \(rate(limit, tally)): the \(limit.bound.rawValue) bound of its 95 % interval, \(found)\(open(limit, tally)), \(words) "
      + "\(allowed)."
  }

  private static func doubt(_ limit: HarmLimit, _ subject: String, _ tally: CellTally) -> String {
    let (found, allowed) = shares(limit.measure.interval(of: tally).upperBound, limit)
    let words = limit.includesShare ? "below" : "at most"
    return
      "\(subject), \(rate(limit, tally)): not shown to be \(words) \(allowed), since the upper bound of its 95 % interval "
      + "is \(found)\(open(limit, tally))."
  }

  private static func open(_ limit: HarmLimit, _ tally: CellTally) -> String {
    let runs = limit.measure.countsRunsWithoutVerdict ? 0 : tally.runsWithoutVerdict.count
    return runs == 0 ? "" : ", with \(runs) runs without a verdict in it"
  }

  private static func rate(_ limit: HarmLimit, _ tally: CellTally) -> String {
    "\(limit.measure.rawValue) \(NumberText.rate(limit.measure.rate(of: tally)))"
  }

  /// Both in per cent, with as many decimals as the limit has and as tell them apart.
  private static func shares(_ found: Double, _ limit: HarmLimit) -> (String, String) {
    let allowed = limit.share * 100
    let texts =
      NumberText.decimals(of: allowed, most: 8).map { NumberText.apart(found * 100, allowed, decimals: $0) }
      ?? (NumberText.significant(found * 100), NumberText.significant(allowed))
    return ("\(texts.0) %", "\(texts.1) %")
  }
}
