import Foundation

/// A file that the user names, open for reading at any place.
///
/// Anything but a regular file is refused: a pipe would be waited for, a device need not end, and neither could be read
/// again.
package final class RegularFile: Sendable {
  package let path: String
  /// Its length in bytes when it was opened.
  package let count: Int
  private let descriptor: Int32
  private let expected: String

  /// - Throws: exit code 66 for what is not there or is no regular file.
  package init(_ path: String, expected: String) throws(InputError) {
    func failure(_ found: String) -> InputError {
      InputError(.noInput, source: path, found: found, expected: expected)
    }
    // Without waiting for whoever writes to a pipe.
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    self.path = path
    self.expected = expected
    guard descriptor >= 0 else {
      count = 0
      guard errno == ENOENT || errno == ENOTDIR else { throw failure("a file that cannot be read") }
      // Swift puts this in the place of what is no UTF-8 in an argument.
      let isMade = path.unicodeScalars.contains("\u{FFFD}")
      throw failure(isMade ? "no such file, or a name that is not UTF-8, by which none can be given" : "no such file")
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      count = 0
      throw failure("a file that cannot be read")
    }
    count = Int(status.st_size)
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw failure("a directory")
    case S_IFIFO: throw failure("a pipe")
    case S_IFSOCK: throw failure("a socket")
    default: throw failure("a device")
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Fills the start of `buffer` with what stands at `offset`.
  ///
  /// - Returns: how many bytes there were; 0 at the end only.
  package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    var done = 0
    // A buffer with room has an address.
    while done < buffer.count {
      let read = pread(descriptor, buffer.baseAddress! + done, buffer.count - done, off_t(offset + done))
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else {
        throw InputError(.noInput, source: path, found: "a file that cannot be read", expected: expected)
      }
      guard read > 0 else { break }
      done += read
    }
    return done
  }
}
