import Cookies

/// What a backup holds, or why nobody knows.
public enum BackupContents: Hashable, Sendable {
  /// Nothing was ever saved, or it was removed.
  case neverSaved
  /// The device was not unlocked since it started, or the system refuses for another reason that may pass (catalogue F27).
  /// What is saved now replaces what is there.
  case notReadableNow
  /// What was saved is no backup any more, and will not be one later.
  case damaged
  case saved([Cookie])

  /// The cookies that were saved; none if there are none to be had.
  public var cookies: [Cookie] {
    if case .saved(let cookies) = self { cookies } else { [] }
  }
}

extension CookieBackup {
  public func contents() async -> BackupContents {
    guard await isReadable() else { return .notReadableNow }
    return await load().map { .saved($0) } ?? .neverSaved
  }
}

/// A backup that knows what it holds, and answers ``CookieBackup/isReadable()`` and ``CookieBackup/load()`` by that.
public protocol ExplicitBackup: CookieBackup {
  func contents() async -> BackupContents
}

extension ExplicitBackup {
  /// Whether what it holds can be read now, be it nothing or damaged.
  public func isReadable() async -> Bool { await contents() != .notReadableNow }

  /// The cookies that were saved; nil if there are none, or if they cannot be read now, or no more.
  public func load() async -> [Cookie]? {
    if case .saved(let cookies) = await contents() { cookies } else { nil }
  }
}
