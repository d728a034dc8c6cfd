import Foundation
import SystemSupport

/// Files and directories that are made one by one, so that these can be removed again and nothing of anybody else's.
struct MadeFiles {
  /// In the order in which they were made, so that what a directory holds stands behind it.
  private var made: [(path: String, isDirectory: Bool)] = []

  /// Makes a directory that is not there yet.
  ///
  /// - Throws: a `POSIXError`; also if somebody else has made it meanwhile.
  mutating func makeDirectory(_ path: String) throws {
    guard mkdir(path, 0o777) == 0 else { throw POSIXError.latest }
    made.append((path, isDirectory: true))
  }

  /// Makes a directory, and those that it lies in, if they are not there.
  mutating func makeDirectories(_ path: String) throws {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw POSIXError(.EEXIST) }
      return
    }
    guard errno == ENOENT else { throw POSIXError.latest }
    let above = TypedPath.directory(of: path)
    if above != path { try makeDirectories(above) }
    try makeDirectory(path)
  }

  /// Makes a file that is not there yet.
  mutating func write(_ bytes: [UInt8], to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw POSIXError.latest }
    defer { close(descriptor) }
    made.append((path, isDirectory: false))
    try OutputFile.write(bytes, to: descriptor)
  }

  /// Removes them again. A directory in which somebody has put something since stays.
  func remove() {
    for (path, isDirectory) in made.reversed() { _ = isDirectory ? rmdir(path) : unlink(path) }
  }
}
