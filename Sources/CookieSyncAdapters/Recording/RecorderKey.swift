import Foundation

/// The key of an installation's hashes, in a file beside the traces: who is sent the traces does not get it.
///
/// With another key a cookie would look like another one. So whatever a file has is never written over: one of another size than a
/// key's, which no recorder has made, is left to whoever finds out what it is. One with nothing in it, or
/// with a key's size in zeros, is filled: that is what a loss of power leaves of a file that had not come to the disk.
enum RecorderKey {
  static let size = 16

  /// Why there is no key.
  enum Trouble: Error, Hashable {
    /// The system's number.
    case system(Int32)
    /// The file is none of a key: it has so many bytes.
    case wrongSize(Int)
  }

  /// The key that the file has; a new one, if there is no file, or nothing in it.
  static func key(at path: String) throws(Trouble) -> [UInt8] {
    if let key = try heldKey(at: path) { return key }
    try put(newKey(), at: path)
    // Whoever was first has given it.
    guard let key = try heldKey(at: path) else { throw .system(ENOENT) }
    return key
  }

  private static func newKey() -> [UInt8] {
    var random = SystemRandomNumberGenerator()
    return (0..<size).map { _ in UInt8.random(in: .min ... .max, using: &random) }
  }

  // MARK: - A file that is there

  /// Nil if there is no file.
  private static func heldKey(at path: String) throws(Trouble) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      guard errno == ENOENT else { throw .system(errno) }
      return nil
    }
    defer { close(file) }
    return if let key = try content(of: file) { key } else { try fill(path) }
  }

  /// Puts a key into a file that has nothing in it.
  private static func fill(_ path: String) throws(Trouble) -> [UInt8] {
    let file = open(path, O_RDWR | O_CLOEXEC)
    // Another process may be at it.
    guard file >= 0, flock(file, LOCK_EX) == 0 else {
      let error = errno
      if file >= 0 { close(file) }
      throw .system(error)
    }
    defer { close(file) }
    if let key = try content(of: file) { return key }
    let key = newKey()
    try write(key, to: file)
    return key
  }

  /// Nil if there is nothing in the file.
  private static func content(of file: Int32) throws(Trouble) -> [UInt8]? {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .system(errno) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else { throw .system(kind == S_IFDIR ? EISDIR : EINVAL) }
    guard status.st_size > 0 else { return nil }
    guard status.st_size == size else { throw .wrongSize(Int(status.st_size)) }
    var key = [UInt8](repeating: 0, count: size)
    let count = pread(file, &key, size, 0)
    guard count >= 0 else { throw .system(errno) }
    guard count == size else { throw .wrongSize(count) }
    return key.contains { $0 != 0 } ? key : nil
  }

  // MARK: - A new file

  /// It is whole, and on the disk, when it gets its name. One that is there stays.
  private static func put(_ key: [UInt8], at path: String) throws(Trouble) {
    // Another process, or another thread, may be at it with its own.
    let draft = "\(path).\(Hex.text(UInt64.random(in: 0 ... .max)))"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .system(errno) }
    defer {
      close(file)
      unlink(draft)
    }
    try write(key, to: file)
    guard link(draft, path) == 0 || errno == EEXIST else { throw .system(errno) }
    synchroniseDirectory(of: path)
  }

  /// All of it, on the disk, or nothing.
  private static func write(_ key: [UInt8], to file: Int32) throws(Trouble) {
    let written = pwrite(file, key, key.count, 0)
    guard written == key.count, synchronise(file) else {
      let error = written < 0 || written == key.count ? errno : ENOSPC
      ftruncate(file, 0)
      throw .system(error)
    }
  }

  private static func synchronise(_ file: Int32) -> Bool {
    #if canImport(Darwin)
      // There, fsync leaves the data in the drive's own memory. File systems that lack the other call have fsync.
      if fcntl(file, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(file) == 0
  }

  /// Without this a loss of power may take the name, and with it the key: the next launch makes a new one, and a trace of its own.
  private static func synchroniseDirectory(of path: String) {
    let directory = open(URL(fileURLWithPath: path).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
    guard directory >= 0 else { return }
    _ = synchronise(directory)
    close(directory)
  }
}
