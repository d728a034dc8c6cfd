import CookieSync
import Foundation
import SyncStrategies
import SystemSupport

/// The app's process: commands as lines on standard input, answers and events as lines on standard output. It ends with its
/// input, with the process that started it, or by SIGKILL.
public enum LabAppProcess {
  /// What takes a strategy's place where the engine is measured.
  public static var probe: StrategyEntry { ProbeStrategy.entry }

  /// - Parameters:
  ///   - strategy: what is tried.
  ///   - place: where the app lives.
  ///   - engine: on what.
  ///   - program: this program.
  ///   - parent: the process that started this one.
  ///   - write: writes a line to standard output.
  public static func run(
    _ strategy: StrategyEntry, in place: LabAppPlace, on engine: LabEngine, program: LabProgram, parent: Int32,
    write: @escaping @Sendable (String) -> Void
  ) -> Never {
    try? ParentBond.endWithParent(parent, by: SIGKILL)
    let reporter = AppReporter(write: write)
    let app: LabApp
    do {
      app = try LabApp(strategy, in: place, on: engine, program: program, reporter: reporter)
    } catch {
      let failure = error as? EngineFailure
      reporter.send(
        AppLine(
          failure: .init(
            message: failure?.message ?? "\(error)", isMissing: failure?.isMissing ?? false, isSlow: failure?.isSlow)))
      exit(EX_UNAVAILABLE)
    }
    reporter.send(AppLine(ready: app.engine.version))
    while let line = readLine() {
      guard let command = AppCommand.read(line) else { continue }
      // Detached: this thread waits for the next line.
      Task.detached { reporter.send(AppLine(answer: await app.perform(command))) }
    }
    // Without the handlers of a library whose threads are still at work.
    _exit(0)
  }
}
