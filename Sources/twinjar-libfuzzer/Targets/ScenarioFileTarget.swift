import CookieScenarios
import CookieSimulation
import LibFuzzer

/// Scenario files: read, or refused with a place; never a trap.
struct ScenarioFileTarget: FuzzTarget {
  static let name = "scenario-file"

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    do {
      _ = try ScenarioFile.parse(Array(input), source: "input")
    } catch {
      if "\(error)".isEmpty { fatalError("a refusal without a reason") }
    }
  }
}
