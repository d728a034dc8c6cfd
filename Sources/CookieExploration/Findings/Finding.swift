import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies

/// A run that violates a property, small enough to read: what a search found, after shrinking.
public struct Finding: Hashable, Sendable {
  /// What a stored finding stands for when it is replayed as a test.
  public enum Expectation: String, Hashable, Sendable, CaseIterable {
    /// The violation is known and has to show: otherwise the strategy or the simulator has changed.
    case violated
    /// The violation was mended and must not come back.
    case absent
  }

  public var property: Property
  /// The root cause of the verdict that violates the property; nil for a property without one.
  public var cause: Cause?
  public var expectation = Expectation.violated
  public var tape: TapeText
  public var measure: FindingMeasure

  public init(
    property: Property, cause: Cause?, expectation: Expectation = .violated, tape: TapeText, measure: FindingMeasure
  ) {
    self.property = property
    self.cause = cause
    self.expectation = expectation
    self.tape = tape
    self.measure = measure
  }
}

/// The size of a finding.
public struct FindingMeasure: Hashable, Sendable {
  public var faults: Int
  public var preemptions: Int
  public var events: Int

  public init(faults: Int, preemptions: Int, events: Int) {
    self.faults = faults
    self.preemptions = preemptions
    self.events = events
  }
}

extension Finding {
  /// False for a run with delays.
  public var isScheduled: Bool { if case .schedule = tape.content { true } else { false } }

  /// Enough for the known bugs to come out as small as they can be.
  public static let shrinkBudget = 2_000

  /// Shrinks a violating run of any origin and writes it down; nil if the run violates nothing.
  ///
  /// - Parameters:
  ///   - isScheduled: false for a run with delays.
  ///   - mostPreemptions: what a smaller run may have; nil for any number.
  ///   - budget: how many runs may be tried, the one itself among them; with 1 it stays as it is.
  public static func shrinking(
    _ choices: [Tape.Choice], of strategy: StrategyEntry, in scenario: Scenario, violating property: Property,
    isScheduled: Bool = true, mostPreemptions: Int? = nil, budget: Int = shrinkBudget
  ) -> Finding? {
    shrunk(
      choices, of: strategy, in: scenario, violating: property, isScheduled: isScheduled,
      mostPreemptions: mostPreemptions, budget: budget, limit: ShrinkLimit())?.finding
  }

  /// The same, with what is found until a limit is reached.
  public static func shrunk(
    _ choices: [Tape.Choice], of strategy: StrategyEntry, in scenario: Scenario, violating property: Property,
    isScheduled: Bool = true, mostPreemptions: Int? = nil, budget: Int = shrinkBudget, limit: ShrinkLimit
  ) -> Shrunk? {
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    simulator.countsRaces = property == .race
    // The run itself comes to its end, whatever the limit; a candidate is given up in its midst.
    var isTrying = false
    simulator.isStopped = { isTrying && limit.isReached }
    let shrinker = TapeShrinker(
      simulator, keeping: property, isScheduled: isScheduled, mostPreemptions: mostPreemptions,
      budget: budget,
      isOver: {
        isTrying = true
        return limit.isReached
      })
    guard let small = shrinker.shrink(choices) else { return nil }
    simulator.isStopped = nil
    // The tape is written with every choice that its run asks for, so that a replay can compare them all.
    let tape = Tape(replaying: small.choices, isScheduled: isScheduled, fitting: true)
    let summary = simulator.run(tape)
    let finding = Finding(
      property: property, cause: property.cause(in: summary),
      tape: TapeText(
        strategy: strategy.name, scenario: scenario,
        content: isScheduled ? .schedule(tape.recording) : .choices(tape.recording), trace: simulator.trace.digest),
      measure: FindingMeasure(
        faults: small.measure.faults, preemptions: small.measure.preemptions, events: small.measure.events))
    return Shrunk(finding: finding, isCutShort: shrinker.isCutShort)
  }

  /// What shrinking came to.
  public struct Shrunk: Sendable {
    public var finding: Finding
    /// The limit was reached before nothing was left to try.
    public var isCutShort: Bool
  }
}
