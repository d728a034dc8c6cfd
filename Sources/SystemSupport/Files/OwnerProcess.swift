import Foundation

/// The process that a file or a directory belongs to, by the number in its name.
package enum OwnerProcess {
  /// True for the number of a process that has ended; false for what cannot be one's number.
  package static func isGone(_ number: some StringProtocol) -> Bool {
    guard let process = pid_t(number), process > 0 else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
