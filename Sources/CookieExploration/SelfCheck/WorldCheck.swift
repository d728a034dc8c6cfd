import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies

/// The small model again, written as a scenario and strategies of the world that strategies get: other stores, another
/// server, deliveries between them, and the same question.
///
/// In that world a step of the model is several events, so a counterexample's length is counted in its cause's chain: what
/// takes a token, exchanges it, stores the next or empties a store.
public struct WorldCheck: Sendable {
  public let discipline: TwoStoreModel.Discipline
  /// Steps of the model in the chain of the smallest run that was found, or nil if no session can be lost.
  public let steps: Int?
  public let cause: Cause?
  /// True if every order of everything was covered.
  public let isComplete: Bool
  public let schedules: Int
  public let cut: Int

  /// - Parameter control: lets another thread end it; what it says then is worth nothing.
  /// - Throws: nothing that a user could cause; the scenario is built in.
  public init(_ discipline: TwoStoreModel.Discipline, control: CampaignControl = CampaignControl()) throws {
    self.discipline = discipline
    guard let scenario = try BuiltInScenarios.scenario(named: "two-stores-one-loss") else {
      throw InputError(.data, source: "the built-in scenarios", found: "no two-stores-one-loss", expected: "one")
    }
    var exploration = Exploration(strategy: discipline.strategy, scenario: scenario)
    exploration.options.bounds = ExplorationBounds(faults: 0, preemptions: nil)
    exploration.options.properties = [.lost]
    // All of them are covered; a slow machine needs longer.
    exploration.options.budget = ExplorationBudget(seconds: nil, schedules: 50_000)
    exploration.timedRuns = 0
    let report = exploration.run(control: control)
    isComplete = report.report.isComplete && !report.report.reachedPreemptionBound
    schedules = report.report.schedules
    cut = report.report.cutSchedules
    cause = report.findings.first?.cause
    steps = report.findings.first.map { Self.steps(in: $0, of: discipline.strategy, scenario) }
  }

  /// True if the verdict and the length are those of the model.
  public func agrees(with model: ModelCheck) -> Bool {
    discipline == model.discipline && steps == model.referenceSteps && (isComplete || steps != nil)
  }

  private static func steps(in finding: Finding, of strategy: StrategyEntry, _ scenario: Scenario) -> Int {
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    let summary = simulator.run(finding.tape.tape())
    guard let chain = simulator.chains(of: summary).first(where: { $0.verdict.kind == .lost }) else { return 0 }
    return chain.steps.count { isStep($0.record, of: simulator.trace) }
  }

  private static func isStep(_ index: Int, of trace: Trace) -> Bool {
    let record = trace.records[index]
    switch record.kind {
    case .requestSent: return record.endpoint == .refresh
    case .tokenRotated, .tokenRefused, .sdkOpened: return true
    // A token is stored once; wherever it arrives later, it is a copy.
    case .cookieWritten:
      return !trace.records[..<index].contains { $0.kind == .cookieWritten && $0.value == record.value }
    default: return false
    }
  }
}
