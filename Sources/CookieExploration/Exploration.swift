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
    case .exhaustive:
      report = BoundedSearch(options) { system() }.run(control: control, progress: progress)
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
    /// The search ended before the space did.
    case open
  }

  public let strategy: String
  public let scenario: Scenario
  public let search: Exploration.Search
  public let bounds: ExplorationBounds
  public let budget: ExplorationBudget
  public let report: SearchReport
  public let verdicts: [(property: Property, verdict: Verdict)]
  /// A tape of a schedule that did not repeat itself.
  public let undetermined: TapeText?

  init(of exploration: Exploration, _ report: SearchReport) {
    strategy = exploration.strategy.name
    scenario = exploration.scenario
    search = exploration.search
    bounds = exploration.options.bounds
    budget = exploration.options.budget
    self.report = report
    verdicts = exploration.options.properties.map { property in
      (property, Self.verdict(on: property, of: exploration, report))
    }
    undetermined = report.undetermined.map {
      TapeText(
        strategy: exploration.strategy.name, scenario: exploration.scenario, content: .schedule($0), trace: 0)
    }
  }

  private static func verdict(on property: Property, of exploration: Exploration, _ report: SearchReport) -> Verdict {
    if let violation = report.violations[property] {
      let finding = Finding.shrinking(
        violation.choices, of: exploration.strategy, in: exploration.scenario, violating: property,
        mostPreemptions: exploration.options.bounds.preemptions, budget: exploration.shrinks ? Finding.shrinkBudget : 1)
      // A violation that does not show again is no finding, and certainly no certificate.
      return finding.map { .violated($0) } ?? .open
    }
    return report.isComplete && exploration.search == .exhaustive ? .holds : .open
  }

  public var findings: [Finding] {
    verdicts.compactMap { if case .violated(let finding) = $0.verdict { finding } else { nil } }
  }

  /// True if every property holds in every schedule within the bounds: a certificate.
  public var holds: Bool {
    !verdicts.isEmpty
      && verdicts.allSatisfy { if case .holds = $0.verdict { true } else { false } }
  }
}
