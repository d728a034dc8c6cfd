import Foundation

/// What the operating system refused, and why: no threads, no descriptors, no room. Or what this program itself does not do.
package struct SystemFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, as in "start a thread".
  package let action: String
  /// The system's `errno`.
  package let code: Int32

  /// Why this program does not do it; nil if the system refused.
  private let objection: String?

  package init(_ action: String, code: Int32 = errno) {
    self.action = action
    self.code = code
    objection = nil
  }

  init(_ action: String, objection: String) {
    self.action = action
    code = EPERM
    self.objection = objection
  }

  /// The words for the reason, the system's if it is the system's.
  package var reason: String { objection ?? String(cString: strerror(code)) }

  package var description: String { "cannot \(action): \(reason)" }

  /// True if there is not enough of something, rather than something wrong with what was asked.
  package var isShortage: Bool { [EAGAIN, EMFILE, ENFILE, ENOMEM, ENOSPC, EDQUOT].contains(code) }
}
