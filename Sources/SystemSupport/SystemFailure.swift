import Foundation

/// What the operating system refused, and why: no threads, no descriptors, no room.
package struct SystemFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, as in "start a thread".
  package let action: String
  /// The system's `errno`.
  package let code: Int32

  package init(_ action: String, code: Int32 = errno) {
    self.action = action
    self.code = code
  }

  /// The system's words for the reason.
  package var reason: String { String(cString: strerror(code)) }

  package var description: String { "cannot \(action): \(reason)" }

  /// True if there is not enough of something, rather than something wrong with what was asked.
  package var isShortage: Bool { [EAGAIN, EMFILE, ENFILE, ENOMEM, ENOSPC, EDQUOT].contains(code) }
}
