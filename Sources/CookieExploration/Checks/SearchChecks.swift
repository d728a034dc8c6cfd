import Choices
import CookieSimulation

/// What watched over an exhaustive search, and whether it found the search wrong.
///
/// A search cuts runs at states that it takes for known. That is right if a state's key holds whatever the rest of a run
/// depends on: the world, which is ours, and what the strategy remembers, which is the strategy's. So each search is
/// checked on a sample of its own, and a single difference says that it is not sound for this strategy.
public struct SearchChecks: Hashable, Sendable {
  /// How a search was found to be wrong.
  public enum Failure: Hashable, Sendable {
    /// Two ways to what the search took for one state, which went on differently.
    case cut(SearchReport.Cut)
    /// A schedule within the bounds whose end the search says is not possible.
    case missedEnd([Tape.Choice])

    /// How schedules that show it begin.
    var ways: [[Tape.Choice]] {
      switch self {
      case .cut(let cut): [cut.known, cut.met]
      case .missedEnd(let choices): [choices]
      }
    }
  }

  /// Cuts that were gone on from.
  public var continuedCuts = 0
  /// Schedules that were run to their end without cutting: the first ones, and some drawn at random.
  public var uncutSchedules = 0
  /// True if these were all schedules within the bounds.
  public var walkedWithoutCuts = false
  public var failure: Failure?

  public init() {}
}

/// Checks a search that has ended.
struct SearchChecker {
  let exploration: Exploration
  let control: CampaignControl
  /// Cuts that are gone on from, of those that the search kept.
  static let cuts = 64
  /// Schedules that are walked without cutting, in order and then at random.
  static let uncutSchedules = 1_000

  /// Also notes violations that the search should have found.
  func check(_ report: inout SearchReport) -> SearchChecks {
    var checks = SearchChecks()
    guard report.reduction == .states else { return checks }
    continueCuts(of: report, &checks)
    if report.isComplete, checks.failure == nil {
      walkWithoutCuts(&report, &checks)
      drawSchedules(&report, &checks)
    }
    return checks
  }

  private func continueCuts(of report: SearchReport, _ checks: inout SearchChecks) {
    let system = exploration.system(control)
    system.keyAssumptions = report.keyAssumptions
    var check = CutCheck()
    check.isInOrder = exploration.options.bounds.preemptions != nil
    for cut in report.sampledCuts where !control.isStopped {
      let holds = check.holds(cut, in: system)
      // Ended in its midst, it says nothing.
      if control.isStopped { return }
      checks.continuedCuts += 1
      guard holds else {
        checks.failure = .cut(cut)
        return
      }
    }
  }

  /// A small space is walked whole; of a large one, what departs least from the calm schedule.
  private func walkWithoutCuts(_ report: inout SearchReport, _ checks: inout SearchChecks) {
    var options = exploration.options
    options.reduction = .none
    options.stopsWhenAllViolated = false
    options.budget.schedules = Self.uncutSchedules
    options.sampledCuts = 0
    options.notesEnds = true
    let walk = BoundedSearch(options) { exploration.system(control) }.run(control: control)
    checks.uncutSchedules += walk.schedules
    checks.walkedWithoutCuts = walk.isComplete
    for (property, violation) in walk.violations where report.violations[property] == nil {
      report.violations[property] = violation
    }
    for (outcome, choices) in walk.ends.sorted(by: { $0.key < $1.key }) where !report.outcomes.contains(outcome) {
      checks.failure = checks.failure ?? .missedEnd(choices)
    }
  }

  private func drawSchedules(_ report: inout SearchReport, _ checks: inout SearchChecks) {
    guard !checks.walkedWithoutCuts else { return }
    let system = exploration.system(control)
    for run in 0..<Self.uncutSchedules where !control.isStopped {
      let tape = Tape(
        guide: RandomGuide(seed: SplitMix64.seed(campaign: 0, run: run), bounds: exploration.options.bounds))
      let summary = system.run(tape)
      guard summary.end != .cut else { return }
      checks.uncutSchedules += 1
      guard summary.end == .finished || summary.end == .stuck else { continue }
      if report.outcomes.contains(SearchReport.Outcome(summary)) { continue }
      checks.failure = checks.failure ?? .missedEnd(tape.recording)
      for property in exploration.options.properties
      where property.isViolated(by: summary) && report.violations[property] == nil {
        report.violations[property] = SearchReport.Violation(
          choices: tape.recording, cause: summary.firstCause, run: report.schedules + run)
      }
    }
  }
}
