import Choices
import CookieDiagnosis
import CookieScenarios
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
  /// How many runs with delays are played beside the search, at most; 0 for none.
  public var timedRuns = 1_000

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
    run(log: nil, lookup: nil, control: control, progress: progress)
  }

  /// - Parameters:
  ///   - log: of an exhaustive search: what it has by now, and where it is kept.
  ///   - lookup: of an exhaustive search: what its parts have found.
  func run(
    log: (any SearchLog)?, lookup: PartResults?, control: CampaignControl, progress: (SearchReport) -> Void
  ) -> ExplorationReport {
    let start = Date()
    let searching = CampaignControl(within: options.budget.seconds, of: control)
    var report: SearchReport
    switch search {
    case .exhaustive: return runExhaustively(log, lookup, control: control, since: start, progress: progress)
    case .random(let seed):
      report = SampledSearch(.random, seed: seed, options) { system(searching) }
        .run(control: searching, progress: progress)
    case .guided(let seed):
      report = SampledSearch(.guided, seed: seed, options) { system(searching) }
        .run(control: searching, progress: progress)
    case .pct(let depth, let seed):
      report = SampledSearch(.pct(depth: depth), seed: seed, options) { system(searching) }
        .run(control: searching, progress: progress)
    case .libFuzzer:
      // Whoever makes an exploration of that kind has the other program; no option reaches this line.
      preconditionFailure("another program searches: use report(on:)")
    }
    // The last runs may have been ended in their midst.
    if searching.isStopped { report.isComplete = false }
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
    ExplorationReport(of: self, report, limit: limit(control: control, since: start))
  }

  private func limit(control: CampaignControl, since start: Date) -> ShrinkLimit {
    let seconds = options.budget.seconds.map { max($0 + start.timeIntervalSinceNow, $0 * Self.shrinkShare) }
    return ShrinkLimit(seconds: seconds, control: control)
  }

  private func runExhaustively(
    _ log: (any SearchLog)?, _ lookup: PartResults?, control: CampaignControl, since start: Date,
    progress: (SearchReport) -> Void
  ) -> ExplorationReport {
    var options = options
    options.sampledCuts = SearchChecker.cuts
    let searching = CampaignControl(within: options.budget.seconds, of: control)
    var report = BoundedSearch(options, log: log, lookup: lookup) { system(searching) }
      .run(control: searching, progress: progress)
    // The last runs may have been ended in their midst.
    if searching.isStopped { report.isComplete = false }
    var checks = SearchChecks()
    var timed = TimedRuns()
    if !report.isUndetermined {
      let watching = watching(control, since: start)
      checks = SearchChecker(exploration: self, control: watching).check(&report)
      timed = playTimedRuns(control: watching)
    }
    return ExplorationReport(of: self, report, checks, timed, limit: limit(control: control, since: start))
  }

  /// The time for what watches over a search: what the search has left of its budget, or else a quarter of it, and a second
  /// at least.
  private func watching(_ control: CampaignControl, since start: Date) -> CampaignControl {
    let seconds = options.budget.seconds.map { max($0 + start.timeIntervalSinceNow, $0 * Self.shrinkShare, 1) }
    return CampaignControl(within: seconds, of: control)
  }

  /// A system whose runs end when the user wants no more of them.
  func system(_ control: CampaignControl) -> any GuidedSystem {
    let simulator = simulator()
    simulator.isStopped = { control.isStopped }
    return simulator
  }

  /// How many preemptions what is reported of a violation may have. Of all schedules, one that costs least was found first: a
  /// run of fewer events does not make up for another preemption.
  fileprivate func mostPreemptions(like violation: SearchReport.Violation) -> Int? {
    search == .exhaustive ? violation.cost.preemptions : options.bounds.preemptions
  }

  /// The tape of the schedule that begins with some choices and goes on calmly.
  func wholeTape(_ choices: [Tape.Choice]) -> TapeText {
    let simulator = simulator()
    let tape = Tape(replaying: choices, isScheduled: true, fitting: true)
    _ = simulator.run(tape)
    return TapeText(
      strategy: strategy.name, scenario: scenario, content: .schedule(tape.recording), trace: simulator.trace.digest)
  }

  func simulator() -> Simulator {
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    simulator.countsRaces = options.properties.contains(.race)
    return simulator
  }
}

/// The answer: for each property that it holds within the bounds, how it is violated, or that nobody knows.
public struct ExplorationReport: Sendable {
  public enum Answer: Sendable {
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
  public package(set) var report: SearchReport
  /// What watched over the search.
  public let checks: SearchChecks
  /// What runs with delays showed beside it.
  public let timed: TimedRuns
  /// What the strategy promises of its memory.
  public let memory: StrategyMemory
  public let answers: [(property: Property, answer: Answer)]
  /// False where the search cannot see what code makes of clocks and random numbers (`PlatformExecutor`): then nothing holds.
  public let canProve = PlatformExecutor.current.ownsClocks
  /// A tape of a schedule that did not repeat itself.
  public let undetermined: TapeText?
  /// The variables outside of instances that were set while strategies ran, by name: a simulated kill takes none of them.
  public var outerVariables: [String] = []
  /// True if they could not be seen.
  public var outerVariablesAreHidden = false
  /// The properties whose finding could be smaller: time was up.
  private let cutShort: Set<Property>

  init(
    of exploration: Exploration, _ report: SearchReport, _ checks: SearchChecks = SearchChecks(),
    _ timed: TimedRuns = TimedRuns(), limit: ShrinkLimit
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
    failureTapes = checks.failure.map { $0.ways.map(exploration.wholeTape) } ?? []
    var answers: [(property: Property, answer: Answer)] = []
    var cutShort: Set<Property> = []
    let isShrunk = { (property: Property) in
      report.violations[property] != nil || timed.within[property] != nil || timed.beyond[property] != nil
    }
    var left = exploration.options.properties.count(where: isShrunk)
    for property in exploration.options.properties {
      var (answer, isCutShort) = Self.answer(
        on: property, of: exploration, report, checks, timed, limit.share(of: left))
      if case .holds = answer, undetermined != nil || !canProve { answer = .open }
      answers.append((property, answer))
      if isCutShort { cutShort.insert(property) }
      if isShrunk(property) { left -= 1 }
    }
    self.answers = answers
    self.cutShort = cutShort
  }

  private static func undetermined(_ exploration: Exploration, _ report: SearchReport, _ timed: TimedRuns) -> TapeText?
  {
    // It has another trace the next time.
    let content: TapeText.Content? =
      report.undetermined.map { exploration.wholeTape($0).content }
      ?? timed.undetermined.map { .seed(SplitMix64.seed(campaign: timed.seed, run: $0)) }
    return content.map {
      TapeText(
        strategy: exploration.strategy.name, scenario: exploration.scenario, content: $0, trace: TapeText.unknownTrace)
    }
  }

  private static func answer(
    on property: Property, of exploration: Exploration, _ report: SearchReport, _ checks: SearchChecks,
    _ timed: TimedRuns, _ limit: ShrinkLimit
  ) -> (Answer, isCutShort: Bool) {
    // A violation that does not show again is no finding, and certainly no certificate.
    func found(_ shrunk: Finding.Shrunk?, _ answer: (Finding) -> Answer) -> (Answer, isCutShort: Bool) {
      shrunk.map { (answer($0.finding), exploration.shrinks && $0.isCutShort) } ?? (.open, false)
    }
    if let violation = report.violations[property] {
      let shrunk = Finding.shrunk(
        violation.choices, of: exploration.strategy, in: exploration.scenario, violating: property,
        mostPreemptions: exploration.mostPreemptions(like: violation),
        budget: exploration.shrinks ? Finding.shrinkBudget : 1, limit: limit)
      return found(shrunk) { .violated($0) }
    }
    if let violation = timed.within[property] {
      return found(exploration.shrunk(violation, violating: property, limit: limit)) { .violated($0) }
    }
    if checks.failure != nil { return (.unsound, false) }
    guard report.isComplete, exploration.search == .exhaustive else { return (.open, false) }
    guard let violation = timed.beyond[property] else { return (.holds, false) }
    return found(exploration.shrunk(violation, violating: property, limit: limit)) { .beyond($0) }
  }

  /// True if the finding of this property could be smaller: time was up, or the user wanted no more.
  public func isCutShort(_ property: Property) -> Bool { cutShort.contains(property) }

  /// Violations within the bounds.
  public var findings: [Finding] {
    answers.compactMap { if case .violated(let finding) = $0.answer { finding } else { nil } }
  }

  /// The schedules that show that the search is wrong for this strategy.
  public let failureTapes: [TapeText]

  /// True if the strategy is not determined by its tapes, or remembers what the search cannot see: nothing holds.
  public var isUnreliable: Bool { undetermined != nil || checks.failure != nil }

  /// True if every property holds in every schedule within the bounds: a certificate.
  public var holds: Bool {
    !answers.isEmpty
      && answers.allSatisfy { _, answer in
        switch answer {
        case .holds, .beyond: true
        case .violated, .open, .unsound: false
        }
      }
  }
}
