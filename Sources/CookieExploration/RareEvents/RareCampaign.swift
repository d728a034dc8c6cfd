import Choices
import CookieScenarios
import CookieSimulation
import SyncStrategies

/// Runs in which unlikely faults are made likelier, for what happens too seldom to be counted.
///
/// Run i of every strategy has the same seed. The result does not depend on how many workers there are: shares are added up
/// in the order of the runs.
public struct RareCampaign: Sendable {
  public let cells: [Campaign.Cell]
  /// Runs of each cell.
  public let runs: Int
  public let seed: UInt64
  /// What is counted.
  public let measure: HarmMeasure
  /// Faults that are less likely are raised to it.
  public let least: Probability

  /// What least can be: shares of chances. Above one half a fault's absence would be what is rare.
  public static let raises = 0.000_1...0.5
  static let runsOfChunk = 500

  public init(
    scenarios: [Scenario], strategies: [StrategyEntry], runs: Int, seed: UInt64, measure: HarmMeasure,
    least: Probability
  ) {
    cells = Campaign(scenarios: scenarios, strategies: strategies, runs: runs, seed: seed).cells
    (self.runs, self.seed, self.measure, self.least) = (runs, seed, measure, least)
  }

  /// What a cell's runs came to.
  public struct Outcome: Hashable, Sendable {
    public var share = WeightedShare()
    /// Runs that came to no verdict; whether they count as hits is the measure's to say.
    public var runsWithoutVerdict = 0
    /// The hit of the largest weight: what happens most of all that was seen.
    public var likeliest: (run: Int, weight: Double)?

    public static func == (one: Outcome, other: Outcome) -> Bool {
      one.share == other.share && one.runsWithoutVerdict == other.runsWithoutVerdict
        && one.likeliest?.run == other.likeliest?.run
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(share)
      hasher.combine(runsWithoutVerdict)
      hasher.combine(likeliest?.run)
    }

    mutating func merge(_ other: Outcome) {
      share.merge(other.share)
      runsWithoutVerdict += other.runsWithoutVerdict
      if let likeliest = other.likeliest, likeliest.weight > self.likeliest?.weight ?? -1 { self.likeliest = likeliest }
    }
  }

  /// Runs everything. Of a campaign that is stopped, each cell has the chunks, from the first on, that are finished in all
  /// cells of all scenarios.
  ///
  /// - Parameter progress: called on the calling thread, some ten times a second, with the number of finished runs.
  public func run(jobs: Int, control: CampaignControl = CampaignControl(), progress: (Int) -> Void = { _ in })
    -> [Outcome]
  {
    let chunks = (runs + Self.runsOfChunk - 1) / Self.runsOfChunk
    let results = ChunkResults(cells: cells.count)
    let pool = WorkerPool(workers: jobs, callerWorks: false)
    defer { pool.close() }
    let simulators = (0..<pool.workers).map { _ in KeptSimulators() }
    pool.forEach(below: chunks * cells.count, isWaiting: { progress(results.finished * Self.runsOfChunk) }) {
      worker, item in
      let (chunk, cell) = item.quotientAndRemainder(dividingBy: cells.count)
      let range = chunk * Self.runsOfChunk..<min(runs, (chunk + 1) * Self.runsOfChunk)
      guard !control.isStopped else { return }
      let kept = simulators[worker].simulator(of: cell) { simulator(of: cells[cell], control) }
      if let outcome = outcome(of: range, in: kept) { results.put(outcome, ofChunk: chunk, cell: cell) }
    }
    return results.whole
  }

  private func simulator(of cell: Campaign.Cell, _ control: CampaignControl) -> Simulator {
    let simulator = Simulator(scenario: cell.scenario, strategy: cell.strategy)
    simulator.countsRaces = false
    simulator.isStopped = { control.isStopped }
    return simulator
  }

  /// Nil if it was stopped.
  private func outcome(of range: Range<Int>, in simulator: Simulator) -> Outcome? {
    var outcome = Outcome()
    for index in range {
      let tape = tape(ofRun: index)
      let summary = simulator.run(tape)
      guard summary.end != .cut else { return nil }
      let isHit = measure.isMet(by: summary)
      outcome.share.add(tape.weight, isHit: isHit)
      if !summary.end.hasVerdict { outcome.runsWithoutVerdict += 1 }
      if isHit, tape.weight > outcome.likeliest?.weight ?? -1 { outcome.likeliest = (index, tape.weight) }
    }
    return outcome
  }

  private func tape(ofRun index: Int, records: Bool = false) -> Tape {
    Tape(seed: SplitMix64.seed(campaign: seed, run: index), raisingFaultsTo: least, records: records)
  }

  /// The tape of one run, as text: its choices, since a seed says nothing of what was raised.
  public func tapeText(of cell: Campaign.Cell, run index: Int) -> TapeText {
    let tape = tape(ofRun: index, records: true)
    let simulator = Simulator(scenario: cell.scenario, strategy: cell.strategy)
    _ = simulator.run(tape)
    return TapeText(
      strategy: cell.strategy.name, scenario: cell.scenario, content: .choices(tape.recording),
      trace: simulator.trace.digest)
  }
}
