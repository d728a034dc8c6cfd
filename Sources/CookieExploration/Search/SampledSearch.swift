import Choices
import CookieDiagnosis
import CookieSimulation
import Foundation

/// Runs schedules that are drawn, and reports violations. Run i is the same whatever the number of workers, and the lowest
/// numbers are the ones reported.
public final class SampledSearch {
  public enum Sampling: Hashable, Sendable {
    case random
    /// Probabilistic concurrency testing to a depth, at least 1.
    case pct(depth: Int)
    /// Changes schedules that reached something new (``RunFeatures``), as a coverage-guided fuzzer does.
    case guided
  }

  private static let batchSize = 32
  private let options: BoundedSearch.Options
  private let sampling: Sampling
  private let seed: UInt64
  private let systems: [any GuidedSystem]
  /// Of a guided search: schedules that reached something new, and all that was reached.
  private var kept: [[UInt32]] = []
  private var reached: Set<UInt32> = []

  public init(_ sampling: Sampling, seed: UInt64, _ options: BoundedSearch.Options, system: () -> any GuidedSystem) {
    self.sampling = sampling
    self.seed = seed
    self.options = options
    systems = (0..<max(1, options.jobs)).map { _ in system() }
  }

  public func run(control: CampaignControl = CampaignControl(), progress: (SearchReport) -> Void = { _ in })
    -> SearchReport
  {
    let pool = WorkerPool(workers: options.jobs)
    defer { pool.close() }
    let start = Date()
    let steps = calmLength()
    var report = SearchReport()
    report.reduction = .none
    while !isOver(report, since: start, control) {
      for drawn in draw(report.schedules..<report.schedules + count(after: report.schedules), steps, on: pool) {
        take(drawn, into: &report)
        if report.isUndetermined { return report }
      }
      progress(report)
      if report.violations.count == options.properties.count { break }
    }
    return report
  }

  private func isOver(_ report: SearchReport, since start: Date, _ control: CampaignControl) -> Bool {
    if control.isStopped { return true }
    if let schedules = options.budget.schedules, report.schedules >= schedules { return true }
    if let seconds = options.budget.seconds, -start.timeIntervalSinceNow >= seconds { return true }
    return false
  }

  private func count(after done: Int) -> Int {
    min(Self.batchSize, options.budget.schedules.map { $0 - done } ?? Self.batchSize)
  }

  /// How many orders the calm run has.
  private func calmLength() -> Int {
    let guide = PathGuide(way: ChoiceTree.Way(), faults: 0, keys: nil) { _ in false }
    _ = systems[0].run(guidedBy: guide)
    return guide.newPoints.count { $0.purpose == .order }
  }

  private struct Drawn {
    var summary = RunSummary()
    var choices: [Tape.Choice] = []
    var features: [UInt32] = []
  }

  private struct Shared: @unchecked Sendable {
    let results: UnsafeMutableBufferPointer<Drawn>
    let search: SampledSearch
    let first: Int
    let steps: Int

    func draw(_ item: Int, worker: Int) {
      let tape = Tape(guide: search.guide(ofRun: first + item, steps: steps))
      let system = search.systems[worker]
      results[item].summary = system.run(tape)
      results[item].choices = tape.recording
      if search.sampling == .guided { results[item].features = system.features(of: results[item].summary) }
    }
  }

  private func draw(_ runs: Range<Int>, _ steps: Int, on pool: WorkerPool) -> [Drawn] {
    var results = [Drawn](repeating: Drawn(), count: runs.count)
    results.withUnsafeMutableBufferPointer { buffer in
      let shared = Shared(results: buffer, search: self, first: runs.lowerBound, steps: steps)
      pool.forEach(below: runs.count) { worker, item in shared.draw(item, worker: worker) }
    }
    return results
  }

  private func guide(ofRun index: Int, steps: Int) -> any ScheduleGuide {
    let seed = SplitMix64.seed(campaign: seed, run: index)
    switch sampling {
    case .random: return RandomGuide(seed: seed, bounds: options.bounds)
    case .guided: return RandomGuide(seed: seed, bounds: options.bounds, hints: hints(from: seed))
    case .pct(let depth): return PriorityGuide(seed: seed, depth: depth, steps: steps, bounds: options.bounds)
    }
  }

  /// A schedule that was kept before this batch, changed; none one time in four.
  private func hints(from seed: UInt64) -> [UInt32] {
    let changes = Tape(seed: ~seed)
    guard !kept.isEmpty, changes.choose(below: 4) != 0 else { return [] }
    let first = kept[changes.choose(below: kept.count)]
    return TapeMutator(tape: changes).mutated(first, with: kept[changes.choose(below: kept.count)])
  }

  private func keepWhatIsNew(_ drawn: Drawn) {
    guard drawn.features.contains(where: { !reached.contains($0) }) else { return }
    reached.formUnion(drawn.features)
    kept.append(drawn.choices.map(\.value))
  }

  private func take(_ drawn: Drawn, into report: inout SearchReport) {
    guard drawn.summary.end != .escaped else {
      report.undetermined = drawn.choices
      return
    }
    guard drawn.summary.end != .cut else { return }
    keepWhatIsNew(drawn)
    report.schedules += 1
    report.longest = max(report.longest, drawn.summary.steps)
    for property in options.properties
    where property.isViolated(by: drawn.summary) && report.violations[property] == nil {
      report.violations[property] = SearchReport.Violation(
        choices: drawn.choices, cause: drawn.summary.firstCause, run: report.schedules)
    }
  }
}
