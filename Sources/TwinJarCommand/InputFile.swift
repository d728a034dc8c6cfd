import Choices
import CookieSimulation
import Foundation

/// Reads files that the user names.
enum InputFile {
  /// Larger than any scenario or tape.
  private static let mostBytes = 64 << 20

  /// The bytes of a regular file. Anything else is refused: a pipe would be waited for, a device need not end, and neither
  /// could be read again by a line that says how to go on.
  static func read(_ path: String, expected: String) throws(InputError) -> [UInt8] {
    func failure(_ found: String) -> InputError {
      InputError(.noInput, source: path, found: found, expected: expected)
    }
    // Without waiting for whoever writes to a pipe.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw failure(errno == ENOENT || errno == ENOTDIR ? "no such file" : "a file that cannot be read")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("a file that cannot be read") }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw failure("a directory")
    case S_IFIFO: throw failure("a pipe")
    case S_IFSOCK: throw failure("a socket")
    default: throw failure("a device")
    }
    let data: Data
    do {
      data = try handle.read(upToCount: mostBytes + 1) ?? Data()
    } catch {
      throw failure("a file that cannot be read")
    }
    guard data.count <= mostBytes else { throw failure("more than \(mostBytes >> 20) MiB") }
    return Array(data)
  }
}
