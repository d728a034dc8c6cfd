import Foundation
import Synchronization
import SystemSupport

/// Whether the user has pressed Ctrl-C, or the process was told to end by SIGTERM or SIGHUP: the session that is under way is
/// finished then, and no other begun. A second such signal ends the process.
final class StopRequest: Sendable {
  private let wanted = Atomic<Bool>(false)

  var isWanted: Bool { wanted.load(ordering: .relaxed) }

  /// What the process exits with, as a shell says it.
  static var code: Int32 { 128 + (SignalWatch.handledSignal ?? SIGINT) }

  /// - Throws: if the system gives no thread that waits for signals.
  init() throws(SystemFailure) {
    try SignalWatch.handleNext { self.wanted.store(true, ordering: .relaxed) }
  }
}
