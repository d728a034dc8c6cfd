import Choices
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies

/// What a fuzzing program is to search, told by environment variables, since its arguments belong to libFuzzer. What is
/// not told has a default.
public struct FuzzOrder: Hashable, Sendable {
  /// The name of a built-in strategy.
  public var strategy = "two-way-observer"
  /// The name of a built-in scenario, or the path of a scenario file.
  public var scenario = "concurrent-refresh"
  /// The digest that the scenario must have; nil for any. Another one means that the program was built from other
  /// sources than this one.
  public var world: UInt64?
  public var bounds = ExplorationBounds()
  public var properties = Property.defaults
  /// The directory for what is found; nil ends the program at a run that does not repeat itself, and takes no notice of
  /// violations.
  public var found: String?
  /// Whether libFuzzer is told the states of the two stores that a run reached, besides the code.
  public var countsStates = false

  public init() {}

  public enum Variable: String, CaseIterable, Sendable {
    case strategy = "TWINJAR_SCHEDULE_STRATEGY"
    case scenario = "TWINJAR_SCHEDULE_SCENARIO"
    case world = "TWINJAR_SCHEDULE_WORLD"
    case faults = "TWINJAR_SCHEDULE_FAULTS"
    case preemptions = "TWINJAR_SCHEDULE_PREEMPTIONS"
    case properties = "TWINJAR_SCHEDULE_PROPERTIES"
    case found = "TWINJAR_SCHEDULE_FOUND"
    case states = "TWINJAR_SCHEDULE_STATES"
  }

  public var environment: [String: String] {
    var values: [Variable: String] = [
      .strategy: strategy, .scenario: scenario, .faults: String(bounds.faults),
      .preemptions: bounds.preemptions.map(String.init) ?? "any",
      .properties: properties.map(\.rawValue).joined(separator: ","),
    ]
    values[.world] = world.map(hexadecimal)
    values[.found] = found
    values[.states] = countsStates ? "yes" : nil
    return Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
  }

  public init(environment: [String: String]) throws(InputError) {
    func value(_ variable: Variable) -> String? { environment[variable.rawValue] }
    func mistake(_ variable: Variable, _ expected: String) -> InputError {
      InputError(.usage, source: variable.rawValue, found: "\"\(value(variable) ?? "")\"", expected: expected)
    }
    strategy = value(.strategy) ?? strategy
    scenario = value(.scenario) ?? scenario
    found = value(.found)
    if let text = value(.world) {
      guard let digest = UInt64(text, radix: 16) else { throw mistake(.world, "hexadecimal digits") }
      world = digest
    }
    if let text = value(.faults) {
      guard let count = Int(text), ExplorationBounds.faultRange.contains(count) else {
        throw mistake(.faults, "0 to 8")
      }
      bounds.faults = count
    }
    if let text = value(.preemptions), !bounds.takePreemptions(text) {
      throw mistake(.preemptions, "0 to 1000, or any")
    }
    if let text = value(.states) {
      guard text == "yes" || text == "no" else { throw mistake(.states, "yes or no") }
      countsStates = text == "yes"
    }
    if let text = value(.properties) {
      properties = []
      for name in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let property = Property(rawValue: String(name)) else {
          throw mistake(.properties, NearestName.expectation(String(name), among: Property.allCases.map(\.rawValue)))
        }
        properties.append(property)
      }
    }
  }

  /// The strategy and scenario that are meant.
  public func exploration() throws(InputError) -> Exploration {
    guard let entry = StrategyCatalogue.entry(named: strategy) else {
      throw InputError(
        .usage, source: Variable.strategy.rawValue, found: "\"\(strategy)\"",
        expected: "a strategy that is built into this program")
    }
    var exploration = Exploration(strategy: entry, scenario: try readScenario())
    exploration.options.bounds = bounds
    exploration.options.properties = properties
    return exploration
  }

  private func readScenario() throws(InputError) -> Scenario {
    let read: Scenario
    if let builtIn = try BuiltInScenarios.scenario(named: scenario) {
      read = builtIn
    } else {
      guard let data = FileManager.default.contents(atPath: scenario) else {
        throw InputError(
          .noInput, source: Variable.scenario.rawValue, found: "no readable file \"\(scenario)\"",
          expected: "a scenario file, or the name of a built-in scenario")
      }
      read = try ScenarioFile.parse(Array(data), source: scenario)
    }
    if let world, read.digest != world {
      throw InputError(
        .data, source: scenario, found: "the world \(hexadecimal(read.digest))",
        expected: "\(hexadecimal(world)): build this program from the same sources")
    }
    return read
  }
}
