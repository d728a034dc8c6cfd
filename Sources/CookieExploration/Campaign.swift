import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import Cookies
import SyncStrategies

/// Many runs of several strategies in several scenarios, on the same tapes.
///
/// Run i of every strategy in a scenario uses the same seed, so that strategies are compared in pairs. Runs are handed
/// out to the workers in chunks, one cell after the other and again from the first. An interrupted campaign has as many
/// runs of each strategy in a scenario, the first so many: what some have beyond that is left out, since rates of other
/// tapes do not compare. Only where not every strategy has its first chunk the tallies are of different lengths.
/// Tallies add up in any order, so the results do not depend on how many workers there are.
public struct Campaign: Sendable {
  /// One strategy in one scenario.
  public struct Cell: Sendable {
    public let scenario: Scenario
    public let strategy: StrategyEntry
    /// Which of the campaign's scenarios this is; two may have the same name.
    public let scenarioIndex: Int
  }

  public let scenarios: [Scenario]
  public let cells: [Cell]
  /// Runs of each cell.
  public let runs: Int
  public let seed: UInt64
  /// False saves the time of counting races.
  public var countsRaces = true
  /// Ends a scenario's runs once its strategies are compared well enough; nil has all of them run. Not for a campaign that is
  /// divided: no part has the runs that decide.
  public var settlement: SettlementRule?

  public init(scenarios: [Scenario], strategies: [StrategyEntry], runs: Int, seed: UInt64) {
    self.scenarios = scenarios
    cells = scenarios.enumerated().flatMap { index, scenario in
      strategies.map { Cell(scenario: scenario, strategy: $0, scenarioIndex: index) }
    }
    self.runs = runs
    self.seed = seed
  }

  /// Of each cell.
  public static let mostRuns = 100_000_000

  public var totalRuns: Int { cells.count * runs }

  /// Of each cell: they are finished together in all strategies of a scenario.
  public static let runsOfRound = WorkBoard.chunkSize

  /// How many rounds it takes to have so many runs.
  static func rounds(ofRuns runs: Int) -> Int { (runs + runsOfRound - 1) / runsOfRound }

  /// The runs of each cell in some of the rounds of so many runs.
  static func runs(of rounds: Range<Int>, among runs: Int) -> Range<Int> {
    min(runs, rounds.lowerBound * runsOfRound)..<min(runs, rounds.upperBound * runsOfRound)
  }

  /// Runs everything, on `jobs` threads, and returns a tally for each cell.
  ///
  /// - Parameters:
  ///   - control: lets another thread stop the campaign; what all strategies of a scenario have by then is returned.
  ///   - progress: called on the calling thread, some ten times a second, with the number of finished runs.
  public func run(jobs: Int, control: CampaignControl = CampaignControl(), progress: (Int) -> Void = { _ in })
    -> [CellTally]
  {
    let state = CampaignState(self, rounds: 0..<Self.rounds(ofRuns: runs))
    return run(jobs: jobs, from: state, control: control, isJournalled: false) { board, _ in
      progress(board.finishedRuns)
    }
  }

  /// - Parameters:
  ///   - isJournalled: whole rounds are taken from the board.
  ///   - look: called on the calling thread, some ten times a second, and once when all is over.
  func run(
    jobs: Int, from state: CampaignState, control: CampaignControl, isJournalled: Bool = true,
    look: (WorkBoard, _ isOver: Bool) -> Void
  ) -> [CellTally] {
    let board = WorkBoard(
      scenarioOfCell: cells.map(\.scenarioIndex), runs: runs, state: state, rule: settlement,
      isTakenFrom: isJournalled)
    let pool = WorkerPool(workers: jobs, callerWorks: false)
    defer { pool.close() }
    pool.forEach(below: pool.workers, isWaiting: { look(board, false) }) { _, _ in
      work(on: board, control: control)
    }
    look(board, true)
    return board.tallies
  }

  /// The tape of one run, as text.
  public func tapeText(of cell: Cell, run index: Int) -> TapeText {
    let seed = SplitMix64.seed(campaign: seed, run: index)
    let simulator = Simulator(scenario: cell.scenario, strategy: cell.strategy)
    _ = simulator.run(Tape(seed: seed))
    return TapeText(
      strategy: cell.strategy.name, scenario: cell.scenario, content: .seed(seed), trace: simulator.trace.digest)
  }

  // MARK: - Workers

  private func work(on board: WorkBoard, control: CampaignControl) {
    let (simulators, later) = (KeptSimulators(), KeptSimulators())
    while !control.isStopped, let chunk = board.takeChunk() {
      let cell = cells[chunk.cell]
      let simulator = simulators.simulator(of: chunk.cell) {
        Simulator(scenario: cell.scenario, strategy: cell.strategy)
      }
      simulator.countsRaces = countsRaces
      simulator.isStopped = { control.isStopped }
      let other =
        PlatformExecutor.current.ownsClocks
        ? nil
        : later.simulator(of: chunk.cell) {
          Simulator(scenario: cell.scenario, strategy: cell.strategy, from: Self.laterBeginning)
        }
      board.finish(chunk, tally: tally(chunk.runs, with: simulator, other, control: control))
    }
  }

  /// - Parameter later: the same where another date is shown, if code may read the machine's clock.
  private func tally(
    _ runs: Range<Int>, with simulator: Simulator, _ later: Simulator?, control: CampaignControl
  ) -> CellTally {
    var tally = CellTally()
    // Of any seed: each run begins it anew with its own.
    let tape = Tape(seed: 0)
    for index in runs {
      if control.isStopped { break }
      let seed = SplitMix64.seed(campaign: seed, run: index)
      tape.restart(seed: seed)
      let summary = simulator.run(tape)
      if summary.end == .cut { break }
      // The first run of each chunk is repeated: hidden nondeterminism shows as another trace.
      let isRepeated = index == runs.lowerBound
      var repeatsItself = !isRepeated || repeatsItself(summary, seed, simulator)
      if isRepeated, repeatsItself, let later, followsCalendar(summary, seed, later) {
        tally.runsThatFollowCalendar += 1
        repeatsItself = false
      }
      // Stopped in the midst of the repetition, which then says nothing.
      if control.isStopped, !repeatsItself { break }
      tally.add(summary, index: index, repeatsItself: repeatsItself)
    }
    return tally
  }

  /// 28 years later, when the days of the week and leap years are the same again: after the end of the cookies of a run that
  /// begins as usual, and of what the machine's clock may show before 2054.
  private static let laterBeginning = UnixTime(
    seconds: Simulator.commonBeginning.microseconds / 1_000_000 + 883_612_800)

  /// Whether the run goes otherwise when the device's calendar shows 2054. Dates in the trace may differ: what a strategy
  /// makes of a fixed date, or of a header's text, is its business.
  private func followsCalendar(_ summary: RunSummary, _ seed: UInt64, _ later: Simulator) -> Bool {
    // What left the run goes as it likes, whatever the date.
    guard summary.end != .escaped else { return false }
    let other = later.run(Tape(seed: seed))
    return other.end != .escaped && other != summary
  }

  /// Whether the latest run is the same again: its trace, and how it ended.
  private func repeatsItself(_ summary: RunSummary, _ seed: UInt64, _ simulator: Simulator) -> Bool {
    let trace = simulator.trace
    return simulator.run(Tape(seed: seed)).end == summary.end && simulator.trace == trace
  }
}
