import Choices
import Foundation

/// A directory that one process at a time fills. The lock is the directory's own: it leaves no file, and ends with the process,
/// however that ends.
final class DirectoryLock {
  private let descriptor: Int32

  /// A file system that keeps no locks gives none, and refuses nothing.
  ///
  /// - Throws: that another process has it.
  init(_ path: String, expected: String) throws(InputError) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    throw InputError(.noInput, source: path, found: "another run that is not over yet", expected: expected)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
