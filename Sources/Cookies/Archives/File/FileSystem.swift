#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The few calls that saving safely takes, without Foundation, whose atomic write does not wait for the disk.
enum FileSystem {
  /// Larger than any backup of cookies.
  private static let mostBytes = 1 << 30

  /// How many unreadable files are kept of one.
  static let mostKept = 16

  /// The bytes of a file; nil if there is none. Any other reason not to read it is an error: so is what is no regular file, such as
  /// a pipe, which would keep its reader waiting for as long as nobody writes.
  static func read(_ path: String) throws(ArchiveFileError) -> [UInt8]? {
    let file = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw failure(path, "open it")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(path, "ask for its size") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .system(path: path, action: "read it", reason: "it is no regular file")
    }
    guard status.st_size <= mostBytes else {
      throw .system(path: path, action: "read it", reason: "\(status.st_size) bytes")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let more = bytes.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
        return retrying { systemRead(file, rest.baseAddress, rest.count) }
      }
      guard more >= 0 else { throw failure(path, "read it") }
      // It became shorter meanwhile: what is there is what there is.
      if more == 0 { break }
      count += more
    }
    return Array(bytes[..<count])
  }

  /// Gives a file another name besides its own: the first of "OTHER", "OTHER-2" and so on that nobody has, so that each is kept. One
  /// that has such a name already is kept.
  static func keepAside(_ path: String, as other: String) throws(ArchiveFileError) {
    for number in 1...mostKept {
      let name = number == 1 ? other : "\(other)-\(number)"
      if link(path, name) == 0 || errno == EEXIST && isSame(path, name) { return }
      guard errno == EEXIST else { throw failure(path, "keep it aside") }
    }
    throw .system(
      path: path, action: "keep it aside", reason: "\(mostKept) unreadable files are kept already, remove some")
  }

  /// Leaves `errno` alone.
  private static func isSame(_ path: String, _ other: String) -> Bool {
    let error = errno
    defer { errno = error }
    var (one, two) = (stat(), stat())
    return lstat(path, &one) == 0 && lstat(other, &two) == 0 && one.st_ino == two.st_ino && one.st_dev == two.st_dev
  }

  /// Writes a new file, waits for the disk, and renames it over the old one.
  ///
  /// - Parameters:
  ///   - mode: who may read the new file, as far as the process's mask lets them.
  ///   - isDurable: whether it is to survive a loss of power, for which it waits for the disk.
  static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t = 0o600, isDurable: Bool = true,
    after: (ArchiveFile.Step) -> Void = { _ in }
  ) throws(ArchiveFileError) {
    let (new, file) = try create(beside: path, mode)
    do throws(ArchiveFileError) {
      after(.created)
      let half = bytes.count / 2
      try write(bytes[..<half], to: file, new)
      after(.halfWritten)
      try write(bytes[half...], to: file, new)
      after(.written)
      guard !isDurable || synchronise(file) else { throw failure(new, "write it to the disk") }
      after(.synced)
      guard rename(new, path) == 0 else { throw failure(new, "rename it") }
    } catch {
      close(file)
      unlink(new)
      throw error
    }
    close(file)
    after(.renamed)
    if isDurable { try synchroniseDirectory(of: path) }
    after(.directorySynced)
  }

  /// A new file under a name of its own: neither another process nor another thread writes into it, and what somebody
  /// has put there is not written through.
  private static func create(beside path: String, _ mode: mode_t) throws(ArchiveFileError) -> (String, CInt) {
    var number = 0
    while true {
      let new = AbandonedFile.name(beside: path, number)
      let file = retrying { open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
      if file >= 0 { return (new, file) }
      guard errno == EEXIST, number < 1_000 else { throw failure(new, "create it") }
      number += 1
    }
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to file: CInt, _ path: String) throws(ArchiveFileError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in retrying { systemWrite(file, buffer.baseAddress, buffer.count) } }
      guard count >= 0 else { throw failure(path, "write it") }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the disk has the file's content.
  private static func synchronise(_ file: CInt) -> Bool {
    #if canImport(Darwin)
      // There, fsync leaves the data in the drive's own memory. File systems that lack the other call have fsync.
      if fcntl(file, F_FULLFSYNC) == 0 { return true }
    #endif
    return retrying { fsync(file) } == 0
  }

  /// Without this a power failure may bring the old name back, though never a mixture.
  private static func synchroniseDirectory(of path: String) throws(ArchiveFileError) {
    let directory = directory(of: path)
    let file = retrying { open(directory, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { throw failure(directory, "open it") }
    defer { close(file) }
    guard synchronise(file) else { throw failure(directory, "write it to the disk") }
  }

  /// The path without links, if there is a file.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    // A name that is not UTF-8 would be another one.
    return String(validatingCString: real) ?? path
  }

  static func directory(of path: String) -> String {
    let slash = path.utf8.lastIndex(of: .slash)
    return slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: .slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// A signal may end any of these calls early.
  private static func retrying<Number: SignedInteger>(_ call: () -> Number) -> Number {
    while true {
      let result = call()
      if result != -1 || errno != EINTR { return result }
    }
  }

  private static func failure(_ path: String, _ action: String) -> ArchiveFileError {
    .system(path: path, action: action, reason: String(cString: strerror(errno)))
  }
}

// The functions of these names above would hide the system's.
private func systemRead(_ file: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func systemWrite(_ file: CInt, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int { write(file, buffer, count) }
