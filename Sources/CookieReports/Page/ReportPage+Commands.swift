import ArchiveTrials
import CookieDiagnosis
import CookieExploration
import CookieFuzzing
import CookieScenarios
import CookieSimulation
import Cookies
import SyncStrategies

/// One page for each command that has results to look at.
extension ReportPage {
  /// How many runs a page shows at most.
  package static let mostFindings = 100
  /// How many events all runs of a page have at most: some 4 MB.
  private static let mostEvents = 24_000

  private static func events(each findings: Int) -> Int { max(60, min(1_000, weight(each: findings))) }
  private static func weight(each findings: Int) -> Int { mostEvents / max(1, findings) }

  /// - Parameter remarks: what became of limits, and of a comparison that ends when it is settled.
  package static func compare(
    _ campaign: Campaign, _ tallies: [CellTally], isComplete: Bool, invocation: Invocation,
    failures: [ResultsJSON.Failure] = [], sweep: PageSweep? = nil, remarks: [String] = []
  ) -> ReportPage {
    var document = PageDocument(kind: "compare", title: "What each strategy loses")
    document.facts = facts(campaign, isComplete: isComplete)
    document.notices = notices(isComplete: isComplete, failures) + remarks
    fill(&document, campaign, tallies, invocation: invocation, sweep: sweep)
    return ReportPage(document)
  }

  package static func advise(
    _ advice: Advice, _ campaign: Campaign, _ tallies: [CellTally], isComplete: Bool, invocation: Invocation
  ) -> ReportPage {
    var document = PageDocument(kind: "advise", title: "Which strategy to take")
    document.facts = facts(campaign, isComplete: isComplete)
    document.notices = notices(isComplete: isComplete, [])
    document.parts = advice.paragraphs.map { PagePart(.text($0)) }
    fill(&document, campaign, tallies, invocation: invocation, ranks: advice.ranks(of: campaign))
    return ReportPage(document)
  }

  /// For `advise --sweep`: the strategy to take at each combination of values, and the map of all.
  package static func advise(
    _ advice: AdviceSweepReport, _ campaign: Campaign, _ tallies: [CellTally], isComplete: Bool,
    invocation: Invocation, sweep: PageSweep?
  ) -> ReportPage {
    var document = PageDocument(kind: "advise", title: "Which strategy to take")
    document.facts = facts(campaign, isComplete: isComplete)
    document.notices = notices(isComplete: isComplete, [])
    document.parts = advice.pageParts.map(PagePart.init)
    fill(&document, campaign, tallies, invocation: invocation, ranks: advice.ranks(of: campaign), sweep: sweep)
    return ReportPage(document)
  }

  package static func explore(
    _ reports: [ExplorationReport], strategies: [StrategyEntry], isComplete: Bool = true, invocation: Invocation,
    failures: [ResultsJSON.Failure] = []
  ) -> ReportPage {
    // What has no report is not covered either.
    var document = PageDocument(kind: "explore", title: title(reports, isComplete: isComplete && failures.isEmpty))
    if !isComplete { document.notices = ["Interrupted: these are the searches that had begun."] }
    document.notices += notices(isComplete: true, failures)
    document.notices += ScenarioRemarks(reports.map(\.scenario), place: invocation.place).lines
    document.parts = ExplorationParts(reports, place: invocation.place).parts.map(PagePart.init)
    let names = ExplorationNames(reports, place: invocation.place)
    if reports.count == 1 {
      document.parts.append(
        PagePart(
          output: ExplorationText(reports, place: invocation.place).details(again: invocation.replay)))
    }
    let all = zip(reports, names.labels).flatMap { report, name in
      report.answers.compactMap { answer in answer.answer.finding.map { (report, name, $0) } }
    }
    let found = all.prefix(mostFindings)
    if found.count < all.count {
      document.notices.append("\(found.count) of \(all.count) findings have a timeline here.")
    }
    document.findings = found.compactMap { report, name, finding in
      guard let strategy = strategies.first(where: { $0.name == report.strategy }) else { return nil }
      var page = PageFinding(
        finding.tape, of: strategy, in: report.scenario, invocation: invocation, limit: events(each: found.count),
        weight: weight(each: found.count))
      page.title = "\(strategy.name) in \(name): \(finding.property.rawValue)"
      return page
    }
    return ReportPage(document)
  }

  /// That something holds is claimed where each search has covered its space alone, and found nothing.
  private static func title(_ reports: [ExplorationReport], isComplete: Bool) -> String {
    guard isComplete, reports.allSatisfy({ $0.report.isComplete && !$0.isUnreliable }) else {
      return "What a search of schedules found"
    }
    return reports.allSatisfy(\.findings.isEmpty)
      ? "What holds in every schedule within bounds" : "What every schedule within bounds comes to"
  }

  /// For `explain` and `replay`: one run.
  ///
  /// - Parameters:
  ///   - kind: which of them.
  ///   - notices: that it is another run than the one that was recorded.
  package static func run(
    _ kind: String, _ tape: TapeText, of strategy: StrategyEntry, in scenario: Scenario, invocation: Invocation,
    cause: Cause? = nil, countsRaces: Bool = true, notices: [String] = []
  ) -> ReportPage {
    let finding = PageFinding(
      tape, of: strategy, in: scenario, invocation: invocation, cause: cause, countsRaces: countsRaces, limit: 4_000)
    var document = PageDocument(kind: kind, title: kind == "explain" ? finding.question : "One run")
    document.notices = notices + ScenarioRemarks([scenario], place: invocation.place).lines
    document.findings = [finding]
    return ReportPage(document)
  }

  /// For `replay` of a finding: the run that it is today.
  package static func replay(
    _ replay: FindingReplay, _ status: FindingStatus, of strategy: StrategyEntry, in scenario: Scenario,
    invocation: Invocation
  ) -> ReportPage {
    let notice = "The finding as it replays today: \(status.text). The timeline and the lines show today's run."
    return run(
      "replay", replay.tape, of: strategy, in: scenario, invocation: invocation,
      notices: status.isUnchanged ? [] : [notice])
  }

  package static func fuzz(_ campaign: SetCookieOutcome, known: Set<String>, isComplete: Bool = true) -> ReportPage {
    var document = PageDocument(kind: "fuzz", title: "What parsers of Set-Cookie disagree on")
    document.notices = notices(isComplete: isComplete, [])
    let progress = campaign.progress
    document.facts = [
      .init(name: "seed", value: campaign.seeds.text), .init(name: "sequences", value: "\(progress.runs)"),
      .init(name: "questions to oracles", value: "\(progress.questions)"),
    ]
    document.parts = [
      campaign.findings.isEmpty
        ? PagePart(.text("No disagreement was found, which proves nothing."))
        : PagePart(.table(FuzzTable.table(campaign.findings, known: known)))
    ]
    return ReportPage(document)
  }

  /// - Parameter scenarios: where it was tried.
  package static func fuzz(
    _ campaign: StrategyFuzzOutcome, of strategy: StrategyEntry, in scenarios: [Scenario], isComplete: Bool = true,
    invocation: Invocation
  ) -> ReportPage {
    var document = PageDocument(kind: "fuzz", title: "What \(strategy.name) can be brought to")
    let labels = ScenarioLabels.distinct(scenarios, at: scenarios.map(invocation.place))
    document.facts = [
      .init(name: labels.count == 1 ? "scenario" : "scenarios", value: labels.joined(separator: ", ")),
      .init(name: "seed", value: campaign.seeds.text), .init(name: "runs", value: "\(campaign.progress.runs)"),
      .init(name: "states and verdicts", value: "\(campaign.progress.features)"),
    ]
    document.notices =
      notices(isComplete: isComplete, []) + ScenarioRemarks(scenarios, place: invocation.place).lines
    let found = campaign.findings.prefix(mostFindings)
    if found.isEmpty { document.parts = [PagePart(.text("No run did harm, which proves nothing."))] }
    if found.count < campaign.findings.count {
      document.notices.append("\(found.count) of \(campaign.findings.count) findings have a timeline here.")
    }
    document.findings = found.map {
      PageFinding(
        $0.tape, of: strategy, in: $0.scenario, invocation: invocation, limit: events(each: found.count),
        weight: weight(each: found.count))
    }
    return ReportPage(document)
  }

  package static func archives(_ report: ArchiveReport) -> ReportPage {
    var document = PageDocument(kind: "archives", title: "What each way to save cookies keeps")
    document.parts = ArchiveSections(report).parts.map(PagePart.init)
    return ReportPage(document)
  }

  // MARK: - Parts of a campaign

  private static func facts(_ campaign: Campaign, isComplete: Bool) -> [PageDocument.Fact] {
    let runs = isComplete ? "runs of each strategy" : "runs of each strategy, had it not been interrupted"
    return [.init(name: "seed", value: "\(campaign.seed)"), .init(name: runs, value: "\(campaign.runs)")]
  }

  private static func notices(isComplete: Bool, _ failures: [ResultsJSON.Failure]) -> [String] {
    (isComplete ? [] : ["Interrupted: these are the runs that had finished."])
      + failures.map { failure in
        let place = failure.scenario.map { " in \($0)" } ?? ""
        return Printable.text("\(failure.strategy)\(place): \(failure.what)")
      }
  }

  private static func fill(
    _ document: inout PageDocument, _ campaign: Campaign, _ tallies: [CellTally], invocation: Invocation,
    ranks: [Int?] = [], sweep: PageSweep? = nil
  ) {
    let places = campaign.scenarios.map(invocation.place)
    // In a sweep one scenario has many settings, which its title says.
    let labels =
      sweep == nil
      ? ScenarioLabels.distinct(campaign.scenarios, at: places) : ScenarioLabels.texts(campaign.scenarios, at: places)
    let examples = PageExamples(campaign, tallies, limit: mostFindings)
    document.notices += ScenarioRemarks(campaign.scenarios, place: invocation.place).lines
    document.findings = examples.chosen.map { example in
      let cell = campaign.cells[example.cell]
      var finding = PageFinding(
        campaign.tapeText(of: cell, run: example.run), of: cell.strategy, in: cell.scenario, invocation: invocation,
        cause: example.cause, limit: events(each: examples.chosen.count), weight: weight(each: examples.chosen.count))
      finding.title = "\(cell.strategy.name) in \(labels[cell.scenarioIndex])"
      if let sweep {
        finding.title = "\(cell.strategy.name) in \(sweep.title(of: cell.scenarioIndex, labels))"
        // No file has the scenario with these settings, so that no line plays the tape. The same runs of this cell alone
        // have the same one on their page.
        let count = tallies[example.cell].runs
        let options = ["--runs", "\(count)", "--seed", "\(campaign.seed)", "--report", "swept-run.html"]
        let line = invocation.compare(
          cell.scenario, strategy: cell.strategy.name, sweep.options(of: cell.scenarioIndex) + options)
        finding.commands = [PageFinding.Command(name: "Play its cell again, for a page of it alone", line: line)]
      }
      return finding
    }
    // Unequal numbers of runs, as in what was interrupted, do not compare.
    let compares = tallies.allSatisfy { $0.runs > 0 && $0.runs == tallies[0].runs }
    document.scores = PageScores(
      campaign, tallies, labels: labels, findings: examples.ofCell, ranks: compares ? ranks : [], sweep: sweep)
    if examples.left > 0 {
      document.notices.append(
        "\(examples.chosen.count) runs have a timeline here; the command explain shows those of \(examples.left) more.")
    }
  }
}

/// Which runs of a campaign a page shows: one of each cell's most frequent cause, those with most harm first.
struct PageExamples {
  struct Example {
    var cell: Int
    var run: Int
    var cause: Cause?
  }

  private(set) var chosen: [Example] = []
  /// The example of a cell, by its index.
  private(set) var ofCell: [Int: Int] = [:]
  /// How many were left out for the limit.
  private(set) var left = 0

  init(_ campaign: Campaign, _ tallies: [CellTally], limit: Int) {
    let order = tallies.indices.sorted {
      (tallies[$1].harmRate.value, $0) < (tallies[$0].harmRate.value, $1)
    }
    for cell in order {
      guard let example = Self.example(of: tallies[cell], cell: cell) else { continue }
      guard chosen.count < limit else {
        left += 1
        continue
      }
      ofCell[cell] = chosen.count
      chosen.append(example)
    }
  }

  private static func example(of tally: CellTally, cell: Int) -> Example? {
    if let cause = tally.causesByCount.first?.cause, let run = tally.firstRuns[cause] {
      return Example(cell: cell, run: run, cause: cause)
    }
    return tally.firstStuck.map { Example(cell: cell, run: $0, cause: nil) }
  }
}
