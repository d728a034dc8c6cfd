import Choices
import CookieScenarios
import CookieSimulation
import SyncStrategies

/// Walks generated small spaces with and without reduction and compares what the runs end with, and goes on from a sample
/// of the cuts.
///
/// A field of the world that is missing from the state's key makes two different states look the same, so that runs are
/// cut that would have ended differently. This is where it shows.
public struct ReductionCheck {
  public struct Tally: Hashable, Sendable {
    /// Spaces that were walked both ways.
    public var compared = 0
    /// Spaces too large to walk without reduction; nothing is said about them.
    public var tooLarge = 0
    public var schedulesWithout = 0
    public var schedulesWith = 0
    public var cut = 0
    /// States that the searches with reduction told apart.
    public var states = 0
    /// Different states that runs ended in.
    public var finalStates = 0
    public var mismatches: [Mismatch] = []
    /// Cuts that were gone on from.
    public var cutsChecked = 0
    /// Spaces with a cut whose run went on in another way than the one it was cut for.
    public var wrongCuts: [WrongCut] = []

    public var holds: Bool { mismatches.isEmpty && wrongCuts.isEmpty }
  }

  public struct WrongCut: Hashable, Sendable {
    public var number: Int
    public var scenario: Scenario
    public var strategy: String
    /// Of how many cuts of this space that were checked.
    public var wrong: Int
    public var checked: Int
  }

  public struct Mismatch: Hashable, Sendable {
    public var number: Int
    public var scenario: Scenario
    public var strategy: String
    public var without: [SearchReport.Outcome]
    public var with: [SearchReport.Outcome]
    /// States that only runs without reduction ended in.
    public var missedFinalStates: Int
  }

  public var seed: UInt64
  public var strategies: [StrategyEntry]
  public var bounds = ExplorationBounds(faults: 1, preemptions: 2)
  /// Without reduction; a larger space is skipped.
  public var mostSchedules = 3_000
  /// Cuts that are gone on from in each space, and the schedules that they are drawn from.
  public var cutsPerSpace = 24
  public var schedulesForCuts = 300
  /// Left out of the keys, to see that it is noticed.
  public var omitted: [StateKeyPart] = []

  public init(seed: UInt64, strategies: [StrategyEntry]) {
    self.seed = seed
    self.strategies = strategies
  }

  /// Checks `count` spaces.
  public func run(count: Int, control: CampaignControl = CampaignControl(), progress: (Int) -> Void = { _ in }) -> Tally
  {
    var scenarios = SmallScenarios(seed: seed)
    var tally = Tally()
    for number in 0..<count {
      if control.isStopped { break }
      let (scenario, strategy) = (scenarios.next(), strategies[number % strategies.count])
      // Every third space without a bound on preemptions, where age is no part of the key.
      var bounds = bounds
      if number % 3 == 2 { bounds.preemptions = nil }
      let cuts = checkCuts(in: scenario, of: strategy, bounds, control: control)
      // Half a space says nothing.
      if control.isStopped { break }
      tally.cutsChecked += cuts.checked
      if cuts.wrong > 0 {
        tally.wrongCuts.append(
          WrongCut(
            number: number, scenario: scenario, strategy: strategy.name, wrong: cuts.wrong, checked: cuts.checked))
      }
      check(scenario, strategy, bounds, number: number, control, into: &tally)
      progress(number + 1)
    }
    return tally
  }

  private func check(
    _ scenario: Scenario, _ strategy: StrategyEntry, _ bounds: ExplorationBounds, number: Int,
    _ control: CampaignControl, into tally: inout Tally
  ) {
    let plain = search(scenario, strategy, bounds, .none, control)
    if control.isStopped { return }
    guard plain.isComplete else {
      tally.tooLarge += 1
      return
    }
    let reduced = search(scenario, strategy, bounds, .states, control)
    if control.isStopped { return }
    tally.compared += 1
    tally.schedulesWithout += plain.schedules
    tally.schedulesWith += reduced.schedules
    tally.cut += reduced.cutSchedules
    tally.states += reduced.states
    tally.finalStates += plain.finalStates.count
    guard
      plain.outcomes != reduced.outcomes || plain.finalStates != reduced.finalStates || !reduced.isComplete
    else { return }
    tally.mismatches.append(
      Mismatch(
        number: number, scenario: scenario, strategy: strategy.name, without: plain.outcomes.sorted(),
        with: reduced.outcomes.sorted(),
        missedFinalStates: plain.finalStates.subtracting(reduced.finalStates).count))
  }

  private func search(
    _ scenario: Scenario, _ strategy: StrategyEntry, _ bounds: ExplorationBounds, _ reduction: Reduction,
    _ control: CampaignControl
  ) -> SearchReport {
    var options = BoundedSearch.Options()
    options.bounds = bounds
    options.reduction = reduction
    options.stopsWhenAllViolated = false
    options.notesFinalStates = true
    options.budget = ExplorationBudget(seconds: nil, schedules: mostSchedules)
    return BoundedSearch(options) { simulator(scenario, strategy) }.run(control: control)
  }

  /// Goes on from a sample of the cuts in a space of any size, and says how many went another way.
  public func checkCuts(
    in scenario: Scenario, of strategy: StrategyEntry, _ bounds: ExplorationBounds? = nil,
    control: CampaignControl = CampaignControl()
  ) -> (wrong: Int, checked: Int) {
    var options = BoundedSearch.Options()
    options.bounds = bounds ?? self.bounds
    options.stopsWhenAllViolated = false
    options.sampledCuts = cutsPerSpace
    options.budget = ExplorationBudget(seconds: nil, schedules: schedulesForCuts)
    let report = BoundedSearch(options) { simulator(scenario, strategy) }.run(control: control)
    let cuts = report.sampledCuts
    let system = simulator(scenario, strategy)
    system.keyAssumptions = report.keyAssumptions
    var check = CutCheck()
    check.isInOrder = options.bounds.preemptions != nil
    return (cuts.count { !check.holds($0, in: system) }, cuts.count)
  }

  private func simulator(_ scenario: Scenario, _ strategy: StrategyEntry) -> Simulator {
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    for part in omitted { simulator.omitFromKeys(part) }
    return simulator
  }
}
