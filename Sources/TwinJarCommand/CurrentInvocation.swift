import CookieReports
import CookieScenarios
import CookieSimulation
import Foundation

extension Invocation {
  /// How this command was called.
  static var current: Invocation {
    Invocation(
      started: CommandLine.arguments.first ?? "twinjar",
      in: WorkingDirectory.path ?? FileManager.default.currentDirectoryPath)
  }

  /// The same, for runs in these scenarios.
  ///
  /// - Parameter names: what the user called them, in their order: built-in ones by their name, others by their file.
  static func current(running scenarios: [Scenario], called names: [String]) -> Invocation {
    var invocation = current
    for (scenario, name) in zip(scenarios, names) where BuiltInScenarios.file(named: name) == nil {
      invocation.add(scenarioFile: name, of: scenario)
    }
    return invocation
  }
}
