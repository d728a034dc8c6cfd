import CookieDiagnosis
import CookieExploration
import CookieScenarios

/// A campaign for services and spreadsheets: a check, or a row, for each strategy in each scenario.
struct CompareChecks {
  private let campaign: Campaign
  private let tallies: [CellTally]
  private let titles: [String]
  private let places: [ReportPlace]
  private let ended: EndedStrategies
  private let limits: [HarmLimit]

  /// - Parameters:
  ///   - titles: what each of the campaign's scenarios is called, with what was set in it.
  ///   - places: where each of them stands.
  ///   - failures: of strategies that have no tallies for it.
  ///   - limits: what a check fails beyond; where there is none, it fails where any run came to harm.
  init(
    _ campaign: Campaign, _ tallies: [CellTally], titles: [String], places: [ReportPlace],
    failures: [ResultsJSON.Failure], limits: [HarmLimit]
  ) {
    self.limits = limits
    ended = EndedStrategies(failures, in: campaign.scenarios, labels: titles, places: places)
    self.campaign = campaign
    self.tallies = tallies
    (self.titles, self.places) = (titles, places)
  }

  private func title(_ cell: Campaign.Cell) -> String { titles[cell.scenarioIndex] }
  private func place(_ cell: Campaign.Cell) -> ReportPlace { places[cell.scenarioIndex] }

  /// Passed where no run came to harm, or no more of them than the limits allow.
  var checks: [ReportCheck] {
    zip(campaign.cells, tallies).map { cell, tally in
      ReportCheck(
        suite: title(cell), name: cell.strategy.name, outcome: outcome(cell, tally), place: place(cell))
    } + ended.checks
  }

  private func outcome(_ cell: Campaign.Cell, _ tally: CellTally) -> ReportCheck.Outcome {
    guard tally.runs > 0 else { return .skipped }
    let verdict = HarmLimitText(limits, of: "\(cell.strategy.name) in \(title(cell))", tally)
    let silent = tally.runsWithoutVerdict.count
    if !verdict.failures.isEmpty {
      return .failed(finding(cell, tally, level: .error, verdict.failures.joined(separator: " ")))
    }
    // What has no verdict counts as harm; where there is more, that is known, and weighs more than what is not, unless it is allowed.
    if silent > 0, tally.runsWithHarm == silent || !limits.isEmpty {
      return .unanswered(silence(of: tally, CountText.of(tally.runs, "run")))
    }
    guard tally.runsWithHarm > 0 || !verdict.doubts.isEmpty else { return .passed }
    let told = finding(cell, tally, level: limits.isEmpty ? .error : .note, verdict.doubts.joined(separator: " "))
    return limits.isEmpty ? .failed(told) : .tolerated(told)
  }

  private func silence(of tally: CellTally, _ runs: String) -> String {
    "\(tally.runsWithoutVerdict.count) of \(runs) came to no verdict: \(NoVerdictWords.text(tally))"
  }

  /// - Parameter sentences: what the limits say of it.
  private func finding(
    _ cell: Campaign.Cell, _ tally: CellTally, level: ReportFinding.Level, _ sentences: String
  ) -> ReportFinding {
    let silent = tally.runsWithoutVerdict.count
    let among = silent > 0 ? " (\(silence(of: tally, "them")))" : ""
    let cause = tally.causesByCount.first?.cause
    let words = cause.map { "\($0.id) \($0.label)" } ?? "harm without a known cause"
    let isKnown = tally.runsWithHarm > silent
    let first = isKnown ? "; first cause \(words)" : ""
    // Without harm that is known it is the number of runs, or what has no verdict, that a limit does not allow.
    return ReportFinding(
      id: isKnown ? cause?.id ?? "harm" : "limit", level: level,
      summary: isKnown ? words : level == .error ? "a limit is not kept" : "no known harm",
      message:
        "\(cell.strategy.name) in \(title(cell)): harm in \(tally.runsWithHarm) of \(tally.runs) runs\(among), "
        + "\(NumberText.rate(tally.harmRate))\(first)" + (sentences.isEmpty ? "" : ". \(sentences)"),
      place: place(cell))
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
    ("runsWithLossOrNoVerdict", { "\($0.runsWithLossOrNoVerdict)" }),
    ("runsWithNeedlessLogIn", { "\($0.runsWithNeedlessLogIn)" }),
    ("runsWithWriteBack", { "\($0.runsWithWriteBack)" }),
    ("runsWithFalseFailure", { "\($0.runsWithFalseFailure)" }),
    ("runsWithForbidden", { "\($0.runsWithForbidden)" }),
    ("addedLatencyMilliseconds95", { "\($0.addedLatencyMilliseconds(at: 0.95))" }),
  ]

  /// Rates are shares from 0 to 1, with the bounds of their 95 % interval. What has no runs has no rates: none is not zero. Those
  /// of a strategy that ended its process stand last.
  var records: ReportTable {
    let titles = ["scenario", "profile", "policy", "strategy"] + Self.columns.map(\.title) + ["failure"]
    let noScores = ["0"] + Self.columns.dropFirst().map { _ in "" }
    let rows = zip(campaign.cells, tallies).map { cell, tally in
      let scores = tally.runs > 0 ? Self.columns.map { $0.text(tally) } : noScores
      return row(title(cell), cell.scenario, cell.strategy.name, scores, failure: "")
    }
    let gaps = ended.gaps.map { gap in
      row(
        ended.label(of: gap), ended.scenario(of: gap), gap.failure.strategy, noScores, failure: gap.failure.sentence)
    }
    return ReportTable(titles.map { ReportTable.Column($0) }, rows: rows + gaps)
  }

  private func row(
    _ title: String, _ scenario: Scenario, _ strategy: String, _ scores: [String], failure: String
  ) -> [String] {
    [title, scenario.profile.name, scenario.policy.name, strategy] + scores + [failure]
  }

  /// Which of the campaign's scenarios each of the rows is of.
  var scenarioIndices: [Int] { campaign.cells.map(\.scenarioIndex) + ended.gaps.map(\.index) }
}
