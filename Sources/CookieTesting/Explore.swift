import Choices
import CookieExploration
import CookieScenarios
import CookieSimulation
import CookieSync
import Foundation
import SyncStrategies
import SystemSupport

/// Searches every schedule of a strategy in a scenario, within bounds, for a lost, split or resurrected session, a leak,
/// a false success, or a run that gets stuck.
///
/// ```swift
/// import CookieTesting
/// import Testing
///
/// @Test func keepsItsSession() async throws {
///   let report = try await explore(MyStrategy.self, in: .concurrentRefresh, faults: 1)
///   #expect(report.holds)
/// }
/// ```
///
/// A report that does not hold describes itself: the bounds, the tape, and a timeline of the smallest run that was found.
/// In a Swift Testing test its trace is attached.
///
/// - Parameters:
///   - faults: how many faults may strike in a run, of those that the scenario's profile gives a chance.
///   - preemptions: how often something may happen although something else was due before it; nil for any number.
///   - memory: where the strategy keeps what it remembers. The promise that this is its instance alone makes the search
///     smaller; see `StrategyMemory`.
///   - timedRuns: how many runs with delays are played beside the search.
///   - budget: when to give up; a search that did has not shown that anything holds.
/// - Throws: `CancellationError` if the task was cancelled, ``NoExecutor`` where no strategy can be run, ``ChangingTrait``
///   for a strategy whose static properties change.
public func explore<Strategy: StandaloneStrategy>(
  _ strategy: Strategy.Type, in scenario: Scenario, faults: Int = 1, preemptions: Int? = 2,
  properties: [Property] = Property.defaults, memory: StrategyMemory = .anywhere, timedRuns: Int = 1_000,
  budget: ExplorationBudget = ExplorationBudget()
) async throws -> StrategyReport {
  let entry = StrategyEntry(name: strategyName(strategy), summary: "", memory: memory, make: Strategy.init(app:))
  return try await explore(
    entry, in: scenario, faults: faults, preemptions: preemptions, properties: properties, timedRuns: timedRuns,
    budget: budget)
}

/// The same for a strategy that is made in its own way.
public func explore(
  _ strategy: StrategyEntry, in scenario: Scenario, faults: Int = 1, preemptions: Int? = 2,
  properties: [Property] = Property.defaults, timedRuns: Int = 1_000, budget: ExplorationBudget = ExplorationBudget()
) async throws -> StrategyReport {
  guard PlatformExecutor.current != .none else { throw NoExecutor() }
  if let trait = strategy.changingTrait { throw ChangingTrait(strategy: strategy.name, trait: trait) }
  var exploration = Exploration(strategy: strategy, scenario: scenario)
  exploration.options.bounds = ExplorationBounds(faults: faults, preemptions: preemptions)
  exploration.options.properties = properties
  exploration.options.budget = budget
  exploration.timedRuns = timedRuns
  let control = CampaignControl()
  let finished = try await withTaskCancellationHandler {
    try await onItsOwnThread { [exploration] in exploration.run(control: control) }
  } onCancel: {
    control.stop()
  }
  try Task.checkCancellation()
  let report = StrategyReport(finished, of: strategy)
  report.attachTraceToTest()
  return report
}

/// The platform has nothing that would keep a strategy in its run; see <doc:OnAMac>.
public struct NoExecutor: Error, CustomStringConvertible {
  public var description: String {
    "no strategy can be run here: neither Swift 6.3 on Linux nor the hooks of Swift's concurrency runtime were found"
  }
}

/// A static property of a strategy, such as `observesWebStore`, was not the same each time it was read.
public struct ChangingTrait: Error, Hashable, CustomStringConvertible {
  public let strategy: String
  public let trait: String

  public var description: String {
    "\(strategy): its static property \(trait): found true at one reading, and false at another, expected the same value each time"
  }
}

/// A simulated run must not see the task that asks for it, and may take long.
private func onItsOwnThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    do throws(SystemFailure) {
      try WorkerThread.start { continuation.resume(returning: body()) }
    } catch { continuation.resume(throwing: error) }
  }
}

/// "MyStrategy" becomes "my-strategy".
private func strategyName(_ type: Any.Type) -> String {
  var name = ""
  for character in "\(type)" where character.isASCII && (character.isLetter || character.isNumber) {
    if character.isUppercase, !name.isEmpty { name += "-" }
    name += character.lowercased()
  }
  return name
}
