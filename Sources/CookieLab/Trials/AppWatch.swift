import Foundation
import SystemSupport

/// Looks after a running app's processes: how long they wait for a processor, and whether one of the engine's has died that no
/// step has killed. Whatever follows from such a death is none of the scenario's.
struct AppWatch {
  struct EngineDeath: Error { let process: EngineProcess }

  private let engine: LabEngine
  private var networkProcesses = NetworkProcessWatch()

  init(of engine: LabEngine) { self.engine = engine }

  /// A network process that a step of the scenario has killed.
  mutating func expectDeath(of process: pid_t) { networkProcesses.expectDeath(of: process) }

  /// How long the app's threads have waited for a processor.
  ///
  /// - Throws: ``EngineDeath``.
  mutating func look(at app: AppProcess) throws(EngineDeath) -> ProcessorWaits {
    let family = app.family
    if let dead = deadProcess(of: app, family) {
      // With the app its engine goes, and may be seen to be gone a moment sooner. The next question says that of the app.
      usleep(100_000)
      guard app.isAlive else { return ProcessorWaits() }
      throw EngineDeath(process: dead)
    }
    return app.isAlive ? ProcessorWaits(of: family) : ProcessorWaits()
  }

  /// Looks at an app before its page is open. One of the engine's processes may have died and been replaced meanwhile, and was
  /// never seen.
  ///
  /// - Throws: ``EngineDeath``.
  mutating func lookBeforePage(at app: AppProcess) throws(EngineDeath) {
    _ = try look(at: app)
    guard engine.keepsItsFirstProcesses, app.hasOutlivedChild, networkProcesses.expectsNoDeath else { return }
    throw EngineDeath(process: .network)
  }

  private mutating func deadProcess(of app: AppProcess, _ family: [pid_t]) -> EngineProcess? {
    if app.pageHasDied { return .web }
    guard app.isAlive else { return nil }
    return networkProcesses.look(engine.networkProcesses(among: family)) ? nil : .network
  }
}
