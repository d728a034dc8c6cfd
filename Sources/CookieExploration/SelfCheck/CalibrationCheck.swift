import CaptureDiagnosis
import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies
import TraceCalibration

/// Plays worlds whose keys are drawn, shows a calibration what a recorder, a proxy or the simulator's own log says of each run,
/// and counts how often its intervals hold what was drawn.
///
/// World and strategy follow from the seed and the world's number alone: the result does not depend on the number of workers.
public struct CalibrationCheck: Sendable {
  /// What a calibration is made of.
  public enum Material: String, Sendable, Hashable, CaseIterable {
    case recorder
    case capture
    /// The simulator's log, which alone shows the network process.
    case log = "simulator's log"
  }

  /// What came of one estimate.
  public struct Row: Sendable, Hashable {
    public var basis: Estimate.Basis
    /// Worlds of which there was an estimate, and those where it holds what was drawn.
    public var worlds = 0
    public var held = 0
    /// Where it did not: the interval was above what was drawn, or below it; for words and flags neither.
    public var above = 0
    public var below = 0
    /// The first worlds where it did not.
    public var misses: [Int] = []
  }

  public struct Tally: Sendable {
    /// Runs that came to their end.
    public var worlds = 0
    /// By the estimate's name.
    public var rows: [String: Row] = [:]

    fileprivate mutating func merge(_ other: Tally) {
      worlds += other.worlds
      for (name, row) in other.rows {
        var sum = rows[name] ?? Row(basis: row.basis)
        sum.worlds += row.worlds
        sum.held += row.held
        sum.above += row.above
        sum.below += row.below
        sum.misses = Array((sum.misses + row.misses).sorted().prefix(5))
        rows[name] = sum
      }
    }
  }

  public let strategies: [StrategyEntry]
  public let seed: UInt64
  /// Worlds that are played before anybody is told.
  private static let chunk = 10

  /// - Parameter strategies: those whose stores end with the app's process are left out: what they lose is no platform's doing,
  ///   and a trace does not say so.
  public init(strategies: [StrategyEntry], seed: UInt64) {
    (self.strategies, self.seed) = (strategies.filter { !$0.traits.usesEphemeralStores }, seed)
  }

  /// Plays `count` worlds; stopped, those that are finished by then.
  public func run(
    count: Int, jobs: Int, control: CampaignControl = CampaignControl(), progress: (Int) -> Void = { _ in }
  ) -> [Material: Tally] {
    var tallies = Dictionary(uniqueKeysWithValues: Material.allCases.map { ($0, Tally()) })
    var played = 0
    while played < count, !control.isStopped {
      let next = min(count, played + Self.chunk * max(1, jobs))
      for part in WorkerPool.map(played..<next, chunk: 1, jobs: jobs, { play($0.lowerBound, control) }) {
        for (material, tally) in part { tallies[material]?.merge(tally) }
      }
      played = next
      progress(played)
    }
    return tallies
  }

  private func play(_ number: Int, _ control: CampaignControl) -> [Material: Tally] {
    guard !control.isStopped, !strategies.isEmpty else { return [:] }
    let world = CalibrationWorld(seed: seed, number: number)
    let simulator = Simulator(scenario: world.scenario, strategy: strategies[number % strategies.count])
    simulator.countsRaces = false
    let summary = simulator.run(Tape(seed: SplitMix64.seed(campaign: ~seed, run: number)))
    guard summary.end.hasVerdict else { return [:] }
    var tallies: [Material: Tally] = [:]
    for material in Material.allCases {
      var observations = Observations()
      observations.add(Self.recorded(simulator, by: material))
      tallies[material] = Self.tally(Calibration(observations), world, number)
    }
    return tallies
  }

  private static func recorded(_ simulator: Simulator, by material: Material) -> RecordedTrace {
    let trace = simulator.trace
    switch material {
    case .recorder: return RecorderView.view(of: trace, epoch: CaptureView.epoch, asks: simulator.nativeAsks)
    case .capture:
      let exchanges = CaptureView.exchanges(of: trace)
      return CaptureTrace.trace(exchanges, roles: Roles().guessed(from: exchanges))
    case .log: return RecordedTrace(trace, from: .simulation)
    }
  }

  private static func tally(_ calibration: Calibration, _ world: CalibrationWorld, _ number: Int) -> Tally {
    var tally = Tally(worlds: 1)
    for estimate in calibration.estimates {
      guard let truth = world.truths[estimate.name] else { continue }
      var row = Row(basis: estimate.basis)
      row.worlds = 1
      switch truth {
      case .number(let drawn):
        guard estimate.lower != nil || estimate.upper != nil else { continue }
        // Ends that are the drawn number itself differ in the last digits.
        let margin = 1e-9 * max(1, abs(drawn))
        row.above = estimate.lower ?? drawn > drawn + margin ? 1 : 0
        row.below = estimate.upper ?? drawn < drawn - margin ? 1 : 0
        row.held = row.above + row.below == 0 ? 1 : 0
      case .value(let drawn): row.held = estimate.value == drawn ? 1 : 0
      }
      if row.held == 0 { row.misses = [number] }
      tally.rows[estimate.name] = row
    }
    return tally
  }
}
