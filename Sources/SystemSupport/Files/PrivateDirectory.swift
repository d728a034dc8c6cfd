import Foundation

/// A temporary directory that only this user can enter, removed when it is given up or this process ends.
///
/// Its name cannot be foretold, and one that exists is never taken: who foretells it plants a program in it. What a
/// process that was killed left behind, the next one clears away.
package final class PrivateDirectory: Sendable {
  package let path: String
  /// Held locked for as long as the directory is in use: that a process with the number in its name is alive, another
  /// container cannot see.
  private let lock: Int32

  /// - Throws: if none can be made.
  package init() throws(SystemFailure) {
    _ = StaleDirectories.areCleared
    path = try LastActs.making { () throws(SystemFailure) in
      let parent = TypedPath.inFull(NSTemporaryDirectory())
      var name = Array("\(parent)\(StaleDirectories.prefix)\(getpid())-XXXXXX".utf8CString)
      // A C string has its end at least, and so an address.
      let isMade = name.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) != nil }
      guard isMade else { throw SystemFailure("make a directory in \(parent)") }
      return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if lock >= 0 { flock(lock, LOCK_EX | LOCK_NB) }
  }

  deinit {
    Self.removeTree(path)
    LastActs.forget(path)
    if lock >= 0 { close(lock) }
  }

  /// How many bytes its file system has left for this user; nil if it does not say.
  package var freeBytes: UInt64? {
    var system = statvfs()
    guard statvfs(path, &system) == 0 else { return nil }
    return UInt64(system.f_bavail).multipliedReportingOverflow(by: UInt64(system.f_frsize)).partialValue
  }

  /// How many files more its file system can have; nil if it does not say, or has no such limit.
  package var freeFiles: UInt64? {
    var system = statvfs()
    guard statvfs(path, &system) == 0, system.f_files > 0 else { return nil }
    return UInt64(system.f_favail)
  }

  /// False once something else stands at its path, or others may enter.
  package var isOurs: Bool { Self.isOurs(path) }

  /// Keeps what is in it, under another name, for a person to look at.
  ///
  /// - Returns: the directory's new path.
  package func keep() -> String {
    let kept = path.replacing(StaleDirectories.prefix, with: "twinjar-kept-")
    return rename(path, kept) == 0 ? kept : path
  }

  /// Clears away what processes that were killed have left, once in a process, as the first private directory does.
  package static func clearAbandoned() { _ = StaleDirectories.areCleared }

  /// Removes a directory that a process which was killed has left; nothing else is touched.
  package static func remove(abandoned path: String) {
    guard StaleDirectories.isOfDeadProcess(TypedPath.lastName(of: path)), isOurs(path) else { return }
    removeTree(path)
  }

  static func isOurs(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
      && status.st_mode & 0o077 == 0
  }

  /// Removes a directory with all that is in it. Somebody may still be writing there, who was killed a moment ago.
  static func removeTree(_ path: String) {
    for _ in 0..<3 {
      try? FileManager.default.removeItem(atPath: path)
      var status = stat()
      if lstat(path, &status) != 0 { return }
    }
  }
}

/// Private directories of processes that were killed.
enum StaleDirectories {
  static let prefix = "twinjar-run-"
  private static let letters = 6

  /// Looked for once in a process.
  static let areCleared: Void = clear(in: NSTemporaryDirectory())

  static func clear(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where isOfDeadProcess(name) {
      let path = parent + (parent.hasSuffix("/") ? "" : "/") + name
      guard PrivateDirectory.isOurs(path) else { continue }
      let lock = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard lock >= 0 else { continue }
      // Locked: in use, by a process whose number means nothing here.
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { PrivateDirectory.removeTree(path) }
      close(lock)
    }
  }

  static func isOfDeadProcess(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].count == letters && OwnerProcess.isGone(parts[0])
  }
}
