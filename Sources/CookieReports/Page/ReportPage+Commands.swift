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

  private static func events(each findings: Int) -> Int { max(60, min(1_000, mostEvents / max(1, findings))) }

  package static func compare(
    _ campaign: Campaign, _ tallies: [CellTally], isComplete: Bool, invocation: Invocation,
    failures: [ResultsJSON.Failure] = [], sweep: PageSweep? = nil
  ) -> ReportPage {
    var document = PageDocument(kind: "compare", title: "What each strategy loses")
    document.facts = facts(campaign, isComplete: isComplete)
    document.notices = notices(isComplete: isComplete, failures)
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
    _ reports: [ExplorationReport], strategies: [StrategyEntry], invocation: Invocation
  ) -> ReportPage {
    var document = PageDocument(kind: "explore", title: "What holds in every schedule")
    document.parts = ExplorationParts(reports).parts.map(PagePart.init)
    if reports.count == 1 {
      document.parts.append(PagePart(output: ExplorationText(reports).details(again: invocation.replay)))
    }
    let found = reports.flatMap { report in
      report.answers.compactMap { answer -> (ExplorationReport, Finding)? in
        switch answer.answer {
        case .violated(let finding), .beyond(let finding): (report, finding)
        case .holds, .open, .unsound: nil
        }
      }
    }.prefix(mostFindings)
    document.findings = found.compactMap { report, finding in
      guard let strategy = strategies.first(where: { $0.name == report.strategy }) else { return nil }
      var page = PageFinding(
        finding.tape, of: strategy, in: report.scenario, invocation: invocation, limit: events(each: found.count))
      page.title += ": \(finding.property.rawValue)"
      return page
    }
    return ReportPage(document)
  }

  /// For `explain` and `replay`: one run.
  ///
  /// - Parameter kind: which of them.
  package static func run(
    _ kind: String, _ tape: TapeText, of strategy: StrategyEntry, in scenario: Scenario, invocation: Invocation,
    cause: Cause? = nil, countsRaces: Bool = true
  ) -> ReportPage {
    var document = PageDocument(kind: kind, title: kind == "explain" ? "Why a session was lost" : "One run")
    document.findings = [
      PageFinding(
        tape, of: strategy, in: scenario, invocation: invocation, cause: cause, countsRaces: countsRaces, limit: 4_000)
    ]
    return ReportPage(document)
  }

  package static func fuzz(_ campaign: SetCookieOutcome, known: Set<String>) -> ReportPage {
    var document = PageDocument(kind: "fuzz", title: "What parsers of Set-Cookie disagree on")
    let progress = campaign.progress
    document.facts = [
      .init(name: "seed", value: campaign.seeds.text), .init(name: "sequences", value: "\(progress.runs)"),
      .init(name: "questions to oracles", value: "\(progress.questions)"),
    ]
    document.parts = [PagePart(.table(FuzzTable.table(campaign.findings, known: known)))]
    return ReportPage(document)
  }

  package static func fuzz(
    _ campaign: StrategyFuzzOutcome, of strategy: StrategyEntry, invocation: Invocation
  ) -> ReportPage {
    var document = PageDocument(kind: "fuzz", title: "What \(strategy.name) can be brought to")
    document.facts = [
      .init(name: "seed", value: campaign.seeds.text), .init(name: "runs", value: "\(campaign.progress.runs)"),
      .init(name: "states and verdicts", value: "\(campaign.progress.features)"),
    ]
    let found = campaign.findings.prefix(mostFindings)
    document.findings = found.map {
      PageFinding(
        $0.tape, of: strategy, in: $0.scenario, invocation: invocation, limit: events(each: found.count))
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
    let examples = PageExamples(campaign, tallies, limit: mostFindings)
    document.findings = examples.chosen.map { example in
      let cell = campaign.cells[example.cell]
      var finding = PageFinding(
        campaign.tapeText(of: cell, run: example.run), of: cell.strategy, in: cell.scenario, invocation: invocation,
        cause: example.cause, limit: events(each: examples.chosen.count))
      if let sweep {
        finding.title = "\(cell.strategy.name) in \(sweep.title(of: cell.scenarioIndex, in: campaign))"
        // No file has the scenario with these settings, so that no line would play the run.
        finding.commands = []
      }
      return finding
    }
    // Unequal numbers of runs, as in what was interrupted, do not compare.
    let compares = tallies.allSatisfy { $0.runs > 0 && $0.runs == tallies[0].runs }
    document.scores = PageScores(
      campaign, tallies, findings: examples.ofCell, ranks: compares ? ranks : [], sweep: sweep)
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
