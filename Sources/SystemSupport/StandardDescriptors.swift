import Foundation

/// The descriptors 0, 1 and 2, which a caller may have closed.
package enum StandardDescriptors {
  /// Opens those that are closed on `/dev/null`, for reading alone: the next file that is opened would take their place,
  /// and what is printed would end up in it. What is printed to them fails as it does on a closed one.
  package static func openMissing() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest that is free is taken: this one, since those below are open by now.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
