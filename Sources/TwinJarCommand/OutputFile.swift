import Choices
import CookieSimulation
import Cookies
import Foundation

/// Writes files that the user names.
enum OutputFile {
  /// Replaces a regular file as a whole, with its permissions; a new one gets those of the process's umask. What is no
  /// regular file (a device, a pipe, a link) is written to and stays what it is.
  static func write(_ text: String, to path: String, expected: String) throws(InputError) {
    try write(Array(text.utf8), to: path, expected: expected)
  }

  /// The same for bytes.
  static func write(_ bytes: [UInt8], to path: String, expected: String) throws(InputError) {
    try write(to: path, expected: expected) { try $0(bytes) }
  }

  /// The same for what comes piece by piece, as much as it is.
  ///
  /// - Parameter content: calls what it is given with each piece; what it throws leaves the file as it was.
  static func write(
    to path: String, expected: String, content: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws(InputError) {
    WorkingDirectory.restore()
    var status = stat()
    let isThere = lstat(path, &status) == 0
    do {
      if !isThere || status.st_mode & S_IFMT == S_IFREG {
        try replace(path, by: content, mode: isThere ? status.st_mode & 0o7777 : nil)
      } else {
        try StandardOutput.lending {
          // A second way to the same file would write over what stands there.
          if isStandardOutput(path) {
            try content { StandardOutput.write($0) }
          } else {
            try fill(path, with: content, flags: O_TRUNC)
          }
        }
      }
    } catch let error as InputError {
      throw error
    } catch {
      throw failure(error, of: path, expected: expected)
    }
  }

  /// Makes a file, as a whole, where there is none: nothing is written over, whoever made it and when.
  static func writeNew(_ text: String, to path: String, expected: String) throws(InputError) {
    WorkingDirectory.restore()
    do { try make(path, of: Array(text.utf8)) } catch { throw failure(error, of: path, expected: expected) }
  }

  private static func make(_ path: String, of bytes: [UInt8], attempt: Int = 0) throws {
    let beside = WholeFile.unfinishedName(of: path, attempt)
    do { try fill(beside, with: { try $0(bytes) }, flags: O_CREAT | O_EXCL) } catch {
      // A file of that name may be somebody else's.
      guard (error as? POSIXError)?.code == .EEXIST, attempt < 100 else {
        if (error as? POSIXError)?.code != .EEXIST { unlink(beside) }
        throw error
      }
      return try make(path, of: bytes, attempt: attempt + 1)
    }
    defer { unlink(beside) }
    // Unlike a rename, a link takes nobody's place.
    if link(beside, path) == 0 { return }
    guard [EPERM, ENOTSUP, ENOSYS].contains(errno) else { throw POSIXError.latest }
    // A file system without links. What is there before is somebody else's; a part of what is not is nobody's.
    do { try fill(path, with: { try $0(bytes) }, flags: O_CREAT | O_EXCL) } catch {
      if (error as? POSIXError)?.code != .EEXIST { unlink(path) }
      throw error
    }
  }

  /// Sees whether a file can be written, before the work whose result goes there: what stands there stays as it is, and nothing
  /// is left behind.
  static func check(_ path: String, expected: String) throws(InputError) {
    WorkingDirectory.restore()
    do { try tryOut(path) } catch { throw failure(error, of: path, expected: expected) }
  }

  /// True for two names of one regular file; false for what is not there.
  static func isSameFile(_ path: String, _ other: String) -> Bool {
    WorkingDirectory.restore()
    var (one, two) = (stat(), stat())
    guard stat(path, &one) == 0, stat(other, &two) == 0, one.st_mode & S_IFMT == S_IFREG else { return false }
    return one.st_dev == two.st_dev && one.st_ino == two.st_ino
  }

  /// True for two names of one place, whether a file is there or not.
  static func isSamePlace(_ path: String, _ other: String) -> Bool {
    if isSameFile(path, other) { return true }
    func absolute(_ path: String) -> String {
      let url = URL(filePath: path).absoluteURL
      // Of what is not there yet only the directory can be a link.
      return url.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: url.lastPathComponent).path
    }
    return absolute(path) == absolute(other)
  }

  /// Refuses to replace what the command reads, since that may be the only copy.
  static func refuse(_ path: String, of option: String, besides inputs: [String]) throws(InputError) {
    guard let input = inputs.first(where: { isSameFile(path, $0) }) else { return }
    throw InputError(
      .usage, source: option,
      found: "\"\(Printable.text(path))\", which is what the command reads: " + Printable.text(input),
      expected: "another file")
  }

  private static func tryOut(_ path: String) throws {
    // What stands beside it could be written.
    guard !path.isEmpty else { throw POSIXError(.ENOENT) }
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else {
      // The file is replaced by one beside it.
      return try replaceable(path)
    }
    // To open a pipe would be noticed by who reads it.
    guard stat(path, &status) == 0 else { throw POSIXError.latest }
    if status.st_mode & S_IFMT == S_IFDIR { throw POSIXError(.EISDIR) }
    guard access(path, W_OK) == 0 else { throw POSIXError.latest }
  }

  private static func replaceable(_ path: String, attempt: Int = 0) throws {
    // "name/" is no file's.
    if path.hasSuffix("/") { throw POSIXError(.EISDIR) }
    if attempt == 0 { WholeFile.removeAbandoned(besides: path) }
    let beside = WholeFile.unfinishedName(of: path, attempt)
    do {
      try fill(beside, with: { _ in }, flags: O_CREAT | O_EXCL)
      unlink(beside)
    } catch {
      guard (error as? POSIXError)?.code == .EEXIST, attempt < 100 else { throw error }
      try replaceable(path, attempt: attempt + 1)
    }
  }

  private static func failure(_ error: any Error, of path: String, expected: String) -> InputError {
    InputError(
      .noInput, source: path.isEmpty ? "\"\"" : path, found: "a file that cannot be written: \(reason(error))",
      expected: expected)
  }

  private static func isStandardOutput(_ path: String) -> Bool {
    var (named, own) = (stat(), stat())
    guard stat(path, &named) == 0, fstat(StandardOutput.descriptor, &own) == 0 else { return false }
    return named.st_dev == own.st_dev && named.st_ino == own.st_ino
  }

  /// All of the text or nothing: it is written beside the file and takes its place. What a killed process has left of
  /// that there is removed.
  private static func replace(
    _ path: String, by content: (([UInt8]) throws -> Void) throws -> Void, mode: mode_t?, attempt: Int = 0
  ) throws {
    if attempt == 0 { WholeFile.removeAbandoned(besides: path) }
    let beside = WholeFile.unfinishedName(of: path, attempt)
    do {
      try fill(beside, with: content, flags: O_CREAT | O_EXCL, mode: mode)
      guard rename(beside, path) == 0 else { throw POSIXError.latest }
    } catch {
      // A file of that name may be somebody else's.
      guard (error as? POSIXError)?.code == .EEXIST else {
        unlink(beside)
        throw error
      }
      guard attempt < 100 else { throw error }
      try replace(path, by: content, mode: mode, attempt: attempt + 1)
    }
  }

  private static func fill(
    _ path: String, with content: (([UInt8]) throws -> Void) throws -> Void, flags: Int32, mode: mode_t? = nil
  ) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, mode.map { $0 & 0o600 } ?? 0o666)
    guard descriptor >= 0 else { throw POSIXError.latest }
    defer { close(descriptor) }
    if let mode, fchmod(descriptor, mode) != 0 { throw POSIXError.latest }
    try content { try write($0, to: descriptor) }
  }

  /// Writes to what is open already.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw POSIXError.latest }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The system's own words, which Foundation mostly hides behind its own.
  static func reason(_ error: any Error) -> String {
    let hidden = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let code = (error as? POSIXError ?? hidden as? POSIXError)?.code.rawValue
    return code.map { String(cString: strerror($0)) } ?? error.localizedDescription
  }
}

extension POSIXError {
  /// What the latest call of the C library failed with.
  static var latest: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
