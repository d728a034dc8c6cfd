import CaptureDiagnosis
import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation

/// A simulated run's trace for a program: `twinjar.trace/2`, one JSON object a line, the first one says what the rest is.
public struct TraceNDJSON {
  public static let schema = TraceFileWriter.schema

  private let recorded: RecordedTrace

  public init(_ trace: Trace, strategy: String, scenario: Scenario) {
    self.init(RecordedTrace(trace, from: .simulation), strategy: strategy, scenario: scenario)
  }

  /// What the recorder in an app would have written down of the run, for one that `RecorderView` has made.
  public init(_ recorded: RecordedTrace, strategy: String, scenario: Scenario) {
    var recorded = recorded
    recorded.strategy = strategy
    recorded.scenario = scenario.name
    recorded.world = hexadecimal(scenario.digest)
    self.recorded = recorded
  }

  public func text() throws -> String { try TraceFileWriter(recorded).text() }
}
