import Choices
import CookieScenarios
import CookieSimulation
import SyncStrategies

/// Runs random scenarios that pass the checks of the file format, and looks at what must hold for all of them: a run
/// comes to an end, inside the executor, and is the same each time.
public struct ScenarioSoak {
  public struct Failure: Sendable {
    public let problem: String
    public let strategy: String
    /// The scenario, as a file.
    public let document: String
    /// The run's tape, to replay it with the document.
    public let tape: TapeText
  }

  /// Runs of each strategy in a scenario.
  private static let runsPerScenario = 5
  private let strategies: [StrategyEntry]
  /// Asked again and again; from when it says true, nothing more is run or counted.
  public var isStopped: () -> Bool = { false }
  private var generator: ScenarioGenerator
  private var nextSeed: SplitMix64

  public private(set) var scenarios = 0
  /// Documents that the checks refused, with a reason.
  public private(set) var refused = 0
  public private(set) var runs = 0
  public private(set) var stuckRuns = 0
  public private(set) var verdicts = 0
  /// Verdicts that no rule explains. Random scenarios combine what no rule has been written for, so these are counted,
  /// and no failure.
  public private(set) var unexplained = 0

  public init(seed: UInt64, strategies: [StrategyEntry] = StrategyCatalogue.all) {
    self.strategies = strategies
    generator = ScenarioGenerator(seed: seed)
    nextSeed = SplitMix64(seed: seed &+ 1)
  }

  /// Tries one more document and returns what went wrong, if anything did.
  public mutating func step() -> Failure? {
    let document = generator.document()
    guard let scenario = try? ScenarioFile.parse(Array(document.utf8), source: "generated") else {
      refused += 1
      return nil
    }
    scenarios += 1
    for strategy in strategies where !isStopped() {
      let simulator = Simulator(scenario: scenario, strategy: strategy)
      simulator.isStopped = isStopped
      for _ in 0..<Self.runsPerScenario {
        let seed = nextSeed.next()
        guard let problem = problem(of: simulator, seed: seed) else { continue }
        let tape = TapeText(
          strategy: strategy.name, scenario: scenario, content: .seed(seed), trace: simulator.trace.digest)
        return Failure(problem: problem, strategy: strategy.name, document: document, tape: tape)
      }
    }
    return nil
  }

  private mutating func problem(of simulator: Simulator, seed: UInt64) -> String? {
    let summary = simulator.run(Tape(seed: seed))
    if summary.end == .cut { return nil }
    let digest = simulator.trace.digest
    runs += 1
    if summary.end == .stuck { stuckRuns += 1 }
    if summary.firstCause != nil { verdicts += 1 }
    if summary.end == .escaped || summary.end == .mismatched { return "the run ended as \(summary.end)" }
    if summary.end == .stuck, summary.steps < simulator.scenario.eventBudget, !mayWaitForEver(simulator) {
      return "nothing was left to do and the user still waited"
    }
    if summary.steps > simulator.scenario.eventBudget + 1 { return "the run took \(summary.steps) steps" }
    if summary.firstCause == .unexplained { unexplained += 1 }
    let again = simulator.run(Tape(seed: seed))
    return again.end == .cut || simulator.trace.digest == digest ? nil : "the same tape gave another trace"
  }

  /// Whether the latest run had a call that the system never completes: F03 before anything loads, F62.
  private func mayWaitForEver(_ simulator: Simulator) -> Bool {
    simulator.scenario.profile.faults.completionsWaitForLoad
      || simulator.trace.records.contains { $0.kind == .completionLost }
  }
}
