import CookieDiagnosis
import CookieExploration

/// A campaign for services and spreadsheets: a check, or a row, for each strategy in each scenario.
struct CompareChecks {
  private let campaign: Campaign
  private let tallies: [CellTally]
  private let place: (Campaign.Cell) -> ReportPlace

  /// - Parameter place: where a cell's scenario stands.
  init(
    _ campaign: Campaign, _ tallies: [CellTally],
    place: @escaping (Campaign.Cell) -> ReportPlace = { ReportPlace(name: $0.scenario.name) }
  ) {
    self.campaign = campaign
    self.tallies = tallies
    self.place = place
  }

  /// Passed where no run came to harm.
  var checks: [ReportCheck] {
    zip(campaign.cells, tallies).map { cell, tally in
      ReportCheck(
        suite: cell.scenario.name, name: cell.strategy.name, outcome: outcome(cell, tally), place: place(cell))
    }
  }

  private func outcome(_ cell: Campaign.Cell, _ tally: CellTally) -> ReportCheck.Outcome {
    guard tally.runs > 0 else { return .skipped }
    let silent = tally.runsWithoutVerdict.count
    let silence = "\(silent) of \(tally.runs) runs came to no verdict: \(NoVerdictWords.text(tally))"
    let among = silent > 0 ? " (\(silent) of them came to no verdict: \(NoVerdictWords.text(tally)))" : ""
    // What has no verdict counts as harm; where there is more, that is known, and weighs more than what is not.
    guard tally.runsWithHarm > silent else { return silent > 0 ? .unanswered(silence) : .passed }
    let cause = tally.causesByCount.first?.cause
    let words = cause.map { "\($0.id) \($0.label)" } ?? "harm without a known cause"
    return .failed(
      ReportFinding(
        id: cause?.id ?? "harm", level: .error, summary: words,
        message:
          "\(cell.strategy.name) in \(cell.scenario.name): harm in \(tally.runsWithHarm) of \(tally.runs) runs\(among), "
          + "\(NumberText.rate(tally.harmRate)); first cause \(words)",
        place: place(cell)))
  }

  // MARK: - Rows

  private static let columns: [(title: String, text: @Sendable (CellTally) -> String)] = [
    ("runs", { "\($0.runs)" }), ("runsWithHarm", { "\($0.runsWithHarm)" }),
    ("harmRate", { "\($0.harmRate.value)" }), ("harmRateLow", { "\($0.harmRate.interval.lowerBound)" }),
    ("harmRateHigh", { "\($0.harmRate.interval.upperBound)" }), ("runsWithLoss", { "\($0.runsWithLoss)" }),
    ("runsWithSplit", { "\($0.runsWithSplit)" }), ("runsWithResurrection", { "\($0.runsWithResurrection)" }),
    ("runsWithLeak", { "\($0.runsWithLeak)" }), ("runsWithFalseSuccess", { "\($0.runsWithFalseSuccess)" }),
    ("runsWithoutVerdict", { "\($0.runsWithoutVerdict.count)" }), ("stuckRuns", { "\($0.stuckRuns)" }),
    ("escapedRuns", { "\($0.escapedRuns)" }), ("undeterminedRuns", { "\($0.undeterminedRuns)" }),
    ("firstCause", { $0.causesByCount.first?.cause.id ?? "" }), ("refreshesPerHour", { "\($0.refreshesPerHour)" }),
    ("bridgeCallsPerHour", { "\($0.bridgeCallsPerHour)" }),
    ("addedLatencyMilliseconds", { "\($0.addedLatencyMilliseconds)" }),
  ]

  /// Rates are shares from 0 to 1, with the bounds of their 95 % interval.
  var records: ReportTable {
    ReportTable(
      (["scenario", "profile", "policy", "strategy"] + Self.columns.map(\.title)).map { ReportTable.Column($0) },
      rows: zip(campaign.cells, tallies).map { cell, tally in
        [cell.scenario.name, cell.scenario.profile.name, cell.scenario.policy.name, cell.strategy.name]
          + Self.columns.map { $0.text(tally) }
      })
  }
}
