import Choices
import CookieSimulation
import Foundation

/// Runs with delays, played beside a search of orders: what they show counts, whatever the search says.
///
/// Run i has the seed of run i of a campaign with seed 1, so that what `compare` shows by default a search knows as well.
public struct TimedRuns: Hashable, Sendable {
  /// A run that violates a property.
  public struct Violation: Hashable, Sendable {
    /// Its number.
    public var run: Int
    /// How many faults struck in it.
    public var faults: Int
  }

  /// The seed of their campaign.
  public var seed: UInt64 = 1
  public var played = 0
  /// The first run for each property that violates it with no more faults than the search allows.
  public var within: [Property: Violation] = [:]
  /// The first run for each property that violates it with the fewest faults, where these are more.
  public var beyond: [Property: Violation] = [:]
  /// The first run that did not repeat itself, or left the simulator's thread.
  public var undetermined: Int?

  public init(seed: UInt64 = 1) { self.seed = seed }

  /// The tape of a run.
  func tape(ofRun run: Int, records: Bool = false) -> Tape {
    Tape(seed: SplitMix64.seed(campaign: seed, run: run), records: records)
  }

  fileprivate mutating func take(_ result: Result, _ run: Int, _ properties: [Property], mostFaults: Int) {
    if result.isCut { return }
    played += 1
    if result.isUndetermined { undetermined = undetermined ?? run }
    for property in properties where result.violated.contains(property) {
      let violation = Violation(run: run, faults: result.faults)
      if result.faults <= mostFaults {
        within[property] = within[property] ?? violation
      } else if beyond[property].map({ result.faults < $0.faults }) ?? true {
        beyond[property] = violation
      }
    }
  }

  fileprivate struct Result {
    var violated: [Property] = []
    var faults = 0
    var isUndetermined = false
    /// The user wanted no more of it.
    var isCut = false
  }
}

extension Exploration {
  private static let timedBatch = 1_024
  /// One timed run in so many is repeated.
  private static let timedRepetition = 64

  /// Plays the first runs of a campaign, until the time for this exploration is over.
  func playTimedRuns(seed: UInt64 = 1, control: CampaignControl) -> TimedRuns {
    var runs = TimedRuns(seed: seed)
    guard timedRuns > 0 else { return runs }
    let pool = WorkerPool(workers: options.jobs)
    defer { pool.close() }
    let simulators = (0..<max(1, options.jobs)).map { _ in simulator() }
    for simulator in simulators { simulator.isStopped = { control.isStopped } }
    let start = Date()
    while runs.played < timedRuns, !control.isStopped, runs.undetermined == nil {
      if let seconds = options.budget.seconds, -start.timeIntervalSinceNow >= seconds { break }
      let batch = runs.played..<min(timedRuns, runs.played + Self.timedBatch)
      for (run, result) in zip(batch, play(batch, of: runs, simulators, pool)) {
        runs.take(result, run, options.properties, mostFaults: options.bounds.faults)
      }
      // Nothing more can be learnt.
      if options.properties.allSatisfy({ runs.within[$0] != nil }) { break }
    }
    return runs
  }

  /// Unchecked: each item is written by one worker, and each simulator used by one.
  private struct Shared: @unchecked Sendable {
    let results: UnsafeMutableBufferPointer<TimedRuns.Result>
    let simulators: [Simulator]
    let runs: TimedRuns
    let first: Int
    let properties: [Property]

    func play(_ item: Int, worker: Int) {
      let (simulator, run) = (simulators[worker], first + item)
      let tape = runs.tape(ofRun: run)
      let summary = simulator.run(tape)
      var result = TimedRuns.Result()
      result.faults = tape.strikes
      result.violated = properties.filter { $0.isViolated(by: summary) }
      result.isUndetermined = summary.end == .escaped
      result.isCut = summary.end == .cut
      if !result.isCut, run % Exploration.timedRepetition == 0 {
        let digest = simulator.traceDigest
        let again = simulator.run(runs.tape(ofRun: run))
        if again.end != .cut, simulator.traceDigest != digest { result.isUndetermined = true }
      }
      results[item] = result
    }
  }

  private func play(
    _ batch: Range<Int>, of runs: TimedRuns, _ simulators: [Simulator], _ pool: WorkerPool
  ) -> [TimedRuns.Result] {
    var results = [TimedRuns.Result](repeating: TimedRuns.Result(), count: batch.count)
    results.withUnsafeMutableBufferPointer { buffer in
      let shared = Shared(
        results: buffer, simulators: simulators, runs: runs, first: batch.lowerBound, properties: options.properties)
      pool.forEach(below: batch.count) { worker, item in shared.play(item, worker: worker) }
    }
    return results
  }

  /// The finding that a timed run makes.
  func shrunk(
    _ violation: TimedRuns.Violation, violating property: Property, limit: ShrinkLimit
  ) -> Finding.Shrunk? {
    let tape = TimedRuns().tape(ofRun: violation.run, records: true)
    _ = simulator().run(tape)
    return Finding.shrunk(
      tape.recording, of: strategy, in: scenario, violating: property, isScheduled: false,
      budget: shrinks ? Finding.shrinkBudget : 1, limit: limit)
  }
}
