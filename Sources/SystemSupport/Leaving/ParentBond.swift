import CSystemSupport
import Foundation

/// Ties this process to the one that started it, for what must not go on alone if that one is killed by SIGKILL.
package enum ParentBond {
  /// From now on this process gets a signal when the thread that started it ends. A program that takes this process's place
  /// (`execv`) keeps that.
  ///
  /// - Parameters:
  ///   - parent: who should have started it. If that is somebody else by now, it has ended already.
  ///   - signal: SIGKILL, or SIGTERM for a program that has something to put away.
  /// - Throws: where the system has no such thing, which is everywhere but on Linux.
  package static func endWithParent(_ parent: pid_t, by signal: Int32) throws(SystemFailure) {
    guard twinjar_end_with_parent(signal) == 0 else { throw SystemFailure("tie a process to its parent") }
    if getppid() != parent { kill(getpid(), signal) }
  }
}
