import CookieSimulation
import Foundation
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

  /// The part of the budget's time that shrinking may take beyond it, if the search has left less.
  static let shrinkShare = 0.25

  /// Searches, then shrinks what was found, if that is wanted: within the budget's time if the search has left enough of
  /// it, and by a quarter beyond it at most. Of another program's search, use ``report(on:control:since:)``.
  public func run(control: CampaignControl = CampaignControl(), progress: (SearchReport) -> Void = { _ in })
    -> ExplorationReport
  {
    let start = Date()
    var report: SearchReport
    switch search {
    case .exhaustive:
      report = BoundedSearch(options) { system(control) }.run(control: control, progress: progress)
    case .random(let seed):
      report = SampledSearch(.random, seed: seed, options) { system(control) }.run(control: control, progress: progress)
    case .guided(let seed):
      report = SampledSearch(.guided, seed: seed, options) { system(control) }.run(control: control, progress: progress)
    case .pct(let depth, let seed):
      report = SampledSearch(.pct(depth: depth), seed: seed, options) { system(control) }.run(
        control: control, progress: progress)
    case .libFuzzer:
      preconditionFailure("another program searches: use report(on:)")
    }
    // The last runs may have been ended in their midst.
    if control.isStopped { report.isComplete = false }
    return self.report(on: report, control: control, since: start)
  }

  /// Shrinks what a search found.
  ///
  /// - Parameters:
  ///   - control: lets another thread end that, with what is found by then.
  ///   - start: when the search began; its budget counts from there.
  public func report(
    on report: SearchReport, control: CampaignControl = CampaignControl(), since start: Date = Date()
  ) -> ExplorationReport {
    let seconds = options.budget.seconds.map { max($0 + start.timeIntervalSinceNow, $0 * Self.shrinkShare) }
    return ExplorationReport(of: self, report, limit: ShrinkLimit(seconds: seconds, control: control))
  }

  private func system(_ control: CampaignControl) -> any GuidedSystem {
    let simulator = simulator()
    simulator.isStopped = { control.isStopped }
    return simulator
  }

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
  /// The properties whose finding could be smaller: time was up.
  private let cutShort: Set<Property>

  init(of exploration: Exploration, _ report: SearchReport, limit: ShrinkLimit) {
    strategy = exploration.strategy.name
    scenario = exploration.scenario
    search = exploration.search
    bounds = exploration.options.bounds
    budget = exploration.options.budget
    self.report = report
    var verdicts: [(property: Property, verdict: Verdict)] = []
    var cutShort: Set<Property> = []
    var left = exploration.options.properties.count { report.violations[$0] != nil }
    for property in exploration.options.properties {
      let (verdict, isCutShort) = Self.verdict(on: property, of: exploration, report, limit.share(of: left))
      verdicts.append((property, verdict))
      if isCutShort { cutShort.insert(property) }
      if report.violations[property] != nil { left -= 1 }
    }
    self.verdicts = verdicts
    self.cutShort = cutShort
    undetermined = report.undetermined.map {
      TapeText(
        strategy: exploration.strategy.name, scenario: exploration.scenario, content: .schedule($0), trace: 0)
    }
  }

  private static func verdict(
    on property: Property, of exploration: Exploration, _ report: SearchReport, _ limit: ShrinkLimit
  ) -> (Verdict, isCutShort: Bool) {
    if let violation = report.violations[property] {
      let shrunk = Finding.shrunk(
        violation.choices, of: exploration.strategy, in: exploration.scenario, violating: property,
        mostPreemptions: exploration.options.bounds.preemptions, budget: exploration.shrinks ? Finding.shrinkBudget : 1,
        limit: limit)
      // A violation that does not show again is no finding, and certainly no certificate.
      guard let shrunk else { return (.open, false) }
      return (.violated(shrunk.finding), exploration.shrinks && shrunk.isCutShort)
    }
    return (report.isComplete && exploration.search == .exhaustive ? .holds : .open, false)
  }

  /// True if the finding of this property could be smaller: time was up, or the user wanted no more.
  public func isCutShort(_ property: Property) -> Bool { cutShort.contains(property) }

  public var findings: [Finding] {
    verdicts.compactMap { if case .violated(let finding) = $0.verdict { finding } else { nil } }
  }

  /// True if every property holds in every schedule within the bounds: a certificate.
  public var holds: Bool {
    !verdicts.isEmpty
      && verdicts.allSatisfy { if case .holds = $0.verdict { true } else { false } }
  }
}
