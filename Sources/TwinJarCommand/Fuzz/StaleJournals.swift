import Foundation
import SystemSupport

/// The journals in the directory for temporary files, where nothing else removes them: a campaign that was killed leaves its
/// findings there for who looks for them, for a week.
enum StaleJournals {
  private static let (prefix, suffix) = ("twinjar-fuzz-", ".ndjson")
  /// In seconds, since the last finding.
  private static let longestAge = 7 * 86_400

  /// Not to be foretold: who plants a file there would read, or prevent, the journal.
  static func newName(seed: UInt64) -> String {
    let letters = String(UInt64.random(in: 0..<1 << 40), radix: 36)
    return "\(prefix)\(seed)-\(getpid())-\(letters)\(suffix)"
  }

  /// Removes this user's that are old, and whose process is gone; nothing else is touched.
  static func clear(in directory: String, now: Int = Int(Date().timeIntervalSince1970)) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    for name in names where isOfDeadProcess(name) {
      let path = directory + (directory.hasSuffix("/") ? "" : "/") + name
      let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { continue }
      var status = stat()
      let isOld =
        fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid()
        && now - Int(status.lastChange) > longestAge
      // Locked: in use, by a process whose number means nothing here.
      if isOld, flock(file, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(file)
    }
  }

  static func isOfDeadProcess(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3 && UInt64(parts[0]) != nil && !parts[2].isEmpty && OwnerProcess.isGone(parts[1])
  }
}

extension stat {
  /// Of its content, in seconds since 1970.
  fileprivate var lastChange: time_t {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}
