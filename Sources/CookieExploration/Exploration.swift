import CookieSimulation
import SyncStrategies

/// Asks of one strategy in one scenario whether a property can be violated at all, and what the shortest way there is.
public struct Exploration: Sendable {
  /// How schedules are chosen.
  public enum Search: Hashable, Sendable {
    /// All within the bounds; the only one that can end in a certificate.
    case exhaustive
    case random(seed: UInt64)
    case pct(depth: Int, seed: UInt64)
    /// Guided by what schedules reach.
    case guided(seed: UInt64)
    /// By libFuzzer in a program of its own; see ``FuzzedSearch``.
    case libFuzzer(seed: UInt64)
  }

  public let strategy: StrategyEntry
  public let scenario: Scenario
  public var search = Search.exhaustive
  public var options = BoundedSearch.Options()
  /// False: a violation is reported as it was found, however long its run is.
  public var shrinks = true
  /// How many runs with delays are played beside the search, at most; 0 for none.
  public var timedRuns = 1_000

  public init(strategy: StrategyEntry, scenario: Scenario) {
    self.strategy = strategy
    self.scenario = scenario
  }

  /// Searches, then shrinks what was found, if that is wanted. Of another program's search, use ``report(on:)``.
  public func run(control: CampaignControl = CampaignControl(), progress: (SearchReport) -> Void = { _ in })
    -> ExplorationReport
  {
    let report: SearchReport
    switch search {
    case .exhaustive: return runExhaustively(control: control, progress: progress)
    case .random(let seed):
      report = SampledSearch(.random, seed: seed, options) { system() }.run(control: control, progress: progress)
    case .guided(let seed):
      report = SampledSearch(.guided, seed: seed, options) { system() }.run(control: control, progress: progress)
    case .pct(let depth, let seed):
      report = SampledSearch(.pct(depth: depth), seed: seed, options) { system() }.run(
        control: control, progress: progress)
    case .libFuzzer:
      preconditionFailure("another program searches: use report(on:)")
    }
    return self.report(on: report)
  }

  /// Shrinks what a search found.
  public func report(on report: SearchReport) -> ExplorationReport { ExplorationReport(of: self, report) }

  private func runExhaustively(control: CampaignControl, progress: (SearchReport) -> Void) -> ExplorationReport {
    var options = options
    options.sampledCuts = SearchChecker.cuts
    var report = BoundedSearch(options) { system() }.run(control: control, progress: progress)
    var checks = SearchChecks()
    var timed = TimedRuns()
    if !report.isUndetermined {
      checks = SearchChecker(exploration: self, control: control).check(&report)
      timed = playTimedRuns(control: control)
    }
    return ExplorationReport(of: self, report, checks, timed)
  }

  private func system() -> any GuidedSystem { simulator() }

  func simulator() -> Simulator {
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    simulator.countsRaces = options.properties.contains(.race)
    return simulator
  }
}

/// The answer: for each property that it holds within the bounds, how it is violated, or that nobody knows.
public struct ExplorationReport: Sendable {
  public enum Verdict: Sendable {
    /// In every schedule within the bounds.
    case holds
    case violated(Finding)
    /// In every schedule within the bounds, but not in a run with delays in which more faults strike.
    case beyond(Finding)
    /// The search ended before the space did.
    case open
    /// The search is not sound for this strategy, so that it says nothing: see ``ExplorationReport/checks``.
    case unsound
  }

  public let strategy: String
  public let scenario: Scenario
  public let search: Exploration.Search
  public let bounds: ExplorationBounds
  public let budget: ExplorationBudget
  public let report: SearchReport
  /// What watched over the search.
  public let checks: SearchChecks
  /// What runs with delays showed beside it.
  public let timed: TimedRuns
  /// What the strategy promises of its memory.
  public let memory: StrategyMemory
  public let verdicts: [(property: Property, verdict: Verdict)]
  /// A tape of a schedule that did not repeat itself.
  public let undetermined: TapeText?

  init(
    of exploration: Exploration, _ report: SearchReport, _ checks: SearchChecks = SearchChecks(),
    _ timed: TimedRuns = TimedRuns()
  ) {
    strategy = exploration.strategy.name
    scenario = exploration.scenario
    search = exploration.search
    bounds = exploration.options.bounds
    budget = exploration.options.budget
    self.report = report
    self.checks = checks
    self.timed = timed
    memory = exploration.strategy.memory
    undetermined = Self.undetermined(exploration, report, timed)
    let isDetermined = undetermined == nil
    verdicts = exploration.options.properties.map { property in
      let verdict = Self.verdict(on: property, of: exploration, report, checks, timed)
      if case .holds = verdict, !isDetermined { return (property, .open) }
      return (property, verdict)
    }
  }

  private static func undetermined(_ exploration: Exploration, _ report: SearchReport, _ timed: TimedRuns) -> TapeText?
  {
    let content: TapeText.Content? =
      report.undetermined.map { .schedule($0) }
      ?? timed.undetermined.map { .seed(SplitMix64.seed(campaign: 1, run: $0)) }
    return content.map {
      TapeText(strategy: exploration.strategy.name, scenario: exploration.scenario, content: $0, trace: 0)
    }
  }

  private static func verdict(
    on property: Property, of exploration: Exploration, _ report: SearchReport, _ checks: SearchChecks,
    _ timed: TimedRuns
  ) -> Verdict {
    if let violation = report.violations[property] {
      let finding = Finding.shrinking(
        violation.choices, of: exploration.strategy, in: exploration.scenario, violating: property,
        mostPreemptions: exploration.options.bounds.preemptions, budget: exploration.shrinks ? Finding.shrinkBudget : 1)
      // A violation that does not show again is no finding, and certainly no certificate.
      return finding.map { .violated($0) } ?? .open
    }
    if let violation = timed.within[property] {
      return exploration.finding(violation, violating: property).map { .violated($0) } ?? .open
    }
    if checks.failure != nil { return .unsound }
    guard report.isComplete, exploration.search == .exhaustive else { return .open }
    guard let violation = timed.beyond[property] else { return .holds }
    return exploration.finding(violation, violating: property).map { .beyond($0) } ?? .open
  }

  /// Violations within the bounds.
  public var findings: [Finding] {
    verdicts.compactMap { if case .violated(let finding) = $0.verdict { finding } else { nil } }
  }

  /// True if the strategy is not determined by its tapes, or remembers what the search cannot see: nothing holds.
  public var isUnreliable: Bool { undetermined != nil || checks.failure != nil }

  /// True if every property holds in every schedule within the bounds: a certificate.
  public var holds: Bool {
    !verdicts.isEmpty
      && verdicts.allSatisfy { answer in
        switch answer.verdict {
        case .holds, .beyond: true
        case .violated, .open, .unsound: false
        }
      }
  }
}
