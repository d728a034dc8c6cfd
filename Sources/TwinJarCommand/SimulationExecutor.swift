import ArgumentParser
import Choices
import CookieSimulation
import Cookies
import Foundation

/// What this machine keeps strategies in their runs with, said before the first of them.
enum SimulationExecutor {
  /// - Throws: exit code 69 if there is none.
  @discardableResult
  static func required() throws -> PlatformExecutor {
    if let wanted = ProcessInfo.processInfo.environment[PlatformExecutor.variable],
      PlatformExecutor(rawValue: wanted) == nil
    {
      throw InputError(
        .usage, source: PlatformExecutor.variable, found: "\"\(Printable.text(wanted))\"",
        expected: PlatformExecutor.allCases.map(\.rawValue).joined(separator: ", "))
    }
    guard PlatformExecutor.current != .none else {
      StandardError.show(
        """
        Error: this platform has nothing that keeps a strategy in its run: neither Swift 6.3 on Linux nor the hooks of \
        Swift's concurrency runtime. The page "On a Mac" of the documentation has the command that runs this in a container.

        """)
      throw ExitCode(EX_UNAVAILABLE)
    }
    _ = warning
    return PlatformExecutor.current
  }

  /// Once a process.
  private static let warning: Void = {
    guard !PlatformExecutor.current.ownsClocks else { return }
    StandardError.show(
      """
      Note: on this machine strategies are kept in their runs by hooks of Swift's runtime. Clocks, random numbers, \
      Task.sleep and Task.yield are the machine's, so let a strategy wait by app.clock alone: a limit made of Task.sleep \
      never runs out in a run, and nothing notices a strategy that relies on one. A search proves nothing here. What stays \
      in a run: list constructs.

      """)
  }()
}
