import Choices
import CookieSimulation

/// The small model's verdict from the search that strategies get, and from a search that shares nothing with it but the
/// model's rules: breadth first over snapshots of values, no asynchronous code, no schedule executed twice.
public struct ModelCheck: Sendable {
  public let discipline: TwoStoreModel.Discipline
  /// By the search under test: steps of the counterexample after shrinking, or nil if there is none.
  public let steps: Int?
  /// By the reference: steps of the shortest counterexample there is.
  public let referenceSteps: Int?
  public let isComplete: Bool
  public let states: Int
  public let referenceStates: Int

  public var agrees: Bool { steps == referenceSteps && (isComplete || steps != nil) }

  /// - Parameters:
  ///   - rounds: refreshes of each client, at least 1.
  ///   - control: lets another thread end it; what it says then is worth nothing.
  public init(_ discipline: TwoStoreModel.Discipline, rounds: Int = 2, control: CampaignControl = CampaignControl()) {
    self.discipline = discipline
    var options = BoundedSearch.Options()
    options.bounds = ExplorationBounds(faults: 0, preemptions: nil)
    options.properties = [.lost]
    let report = BoundedSearch(options) { TwoStoreModel(discipline, rounds: rounds) }.run(control: control)
    let shrinker = TapeShrinker(
      TwoStoreModel(discipline, rounds: rounds), keeping: .lost, isOver: { control.isStopped })
    steps = report.violations[.lost].flatMap { shrinker.shrink($0.choices) }?.measure.events
    isComplete = report.isComplete
    states = report.states
    let reference = TwoStoreReference(discipline, rounds: rounds).search { control.isStopped }
    referenceSteps = reference.steps
    referenceStates = reference.states
  }
}
