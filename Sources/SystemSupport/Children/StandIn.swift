import Foundation
import Synchronization

/// Whether this process may start its own program again, in its place before the user.
///
/// A program that does not do what its arguments say would begin anew, and start itself again: in no time there are thousands.
/// So only a program whose `main` has said that it is such a command may, and a process that stands in for another one,
/// or comes from one, never may.
package enum StandIn {
  /// Set for a process that stands in, and for all that it starts with its environment.
  package static let variable = "TWINJAR_STANDS_IN"

  private static let isAllowed = Atomic<Bool>(false)

  /// Says that this program does what its arguments say. Called by the `main` of a command line, and by nobody else.
  package static func allow() { isAllowed.store(true, ordering: .relaxed) }

  /// Why this process may not; nil if it may.
  static var objection: String? {
    if getenv(variable) != nil { return "this process stands in for another one already (\(variable) is set)" }
    if !isAllowed.load(ordering: .relaxed) { return "this program is no command line of twinjar's" }
    return nil
  }
}
