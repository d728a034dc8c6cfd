import ArgumentParser
import Choices
import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import SyncStrategies

/// The parts of `explore --output --shard`, as one answer.
struct ExploreMergeAnswer {
  private struct Cell {
    var exploration: Exploration
    var scenario: Int
  }

  private let merge: ExploreMerge
  private let scenarios: [JournalledScenario]
  private var cells: [Cell] = []

  /// - Parameter memory: what the undivided search may take; nil for what it takes if nothing is said.
  /// - Throws: if a part is missing (66), is there twice, is not finished or of other searches (65).
  init(_ journals: [String], jobs: Int, memory: ByteCount?) throws(InputError) {
    merge = try ExploreMerge(journals)
    let (source, settings) = (journals[0], merge.header.details)
    let program = try OwnProgram.digest()
    let there = merge.header.facts.first { $0.name == "version of the program" }?.value ?? "nothing"
    guard there == program else {
      throw InputError(
        .data, source: source, place: "version of the program", found: there, expected: "\(program), which this is",
        advice: "Merge with the program that ran the parts.")
    }
    scenarios = try settings.scenarios.map { (entry) throws(InputError) in
      try JournalledScenario(entry, source: source)
    }
    for (place, scenario) in scenarios.enumerated() {
      for name in settings.strategies {
        guard let strategy = try StrategySelection.recorded(name) else {
          throw InputError(
            .data, source: source, place: "strategies", found: "\"\(name)\"", expected: "strategies of this program")
        }
        var exploration = try settings.exploration(of: strategy, in: scenario.scenario, jobs: jobs, source: source)
        exploration.options.budget.bytes = (memory ?? .ofSearches).bytes
        cells.append(Cell(exploration: exploration, scenario: place))
      }
    }
  }

  func write(_ answer: CompareAnswerOptions, isFull: Bool) throws {
    try answer.validate(for: ExploreReport.self, of: "explore", isFull: isFull)
    let control = CampaignControl()
    let interrupt = Interrupt { control.stop() }
    var reports: [ExplorationReport] = []
    for cell in cells where !control.isStopped {
      let line = ProgressLine()
      let (report, account) = try merge.run(cell.exploration, inScenario: cell.scenario, control: control) {
        line.show($0)
      }
      line.clear()
      tell(account, of: cell)
      reports.append(report)
    }
    interrupt.end()
    if control.isStopped { reports.noteInterruption() }
    AppVariables.add(merge.outerVariables)
    let variables = AppVariables.changed
    for index in reports.indices {
      (reports[index].outerVariables, reports[index].outerVariablesAreHidden) = (variables, AppVariables.areHidden)
    }
    let invocation = Invocation.current(
      running: scenarios.map(\.scenario), called: scenarios.map(\.entry.called))
    try answer.report.write {
      .explore(
        reports, strategies: cells.map(\.exploration.strategy), isComplete: !control.isStopped, invocation: invocation)
    } before: {
      try answer.format.write(
        ExploreReport(
          reports, in: scenarios.map(\.scenario), isComplete: !control.isStopped, invocation: invocation))
    }
    if control.isStopped { throw ExitCode(130) }
    let code = ExploreCommand.exitCode(of: reports)
    if code != .success { throw code }
  }

  private static func before(_ account: ExploreMerge.Account) -> String {
    account.ranBefore == 0
      ? "" : ", and \(account.ranBefore) before the search began again, knowing more of how long steps take"
  }

  /// How much of it was done more than once.
  private func tell(_ account: ExploreMerge.Account, of cell: Cell) {
    let (strategy, scenario) = (cell.exploration.strategy.name, cell.exploration.scenario.name)
    StandardError.show(
      "\(strategy) in \(scenario): of \(account.taken + account.ran) schedules \(account.taken) are from the parts, "
        + "\(account.ran) were run here\(Self.before(account)); the parts ran \(account.offered) and met \(account.states) states, "
        + "\(account.repeatedStates) times one that another part had met.\n")
  }
}
