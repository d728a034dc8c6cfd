/// An archive in a file, saved so that a crash at any moment leaves the old archive or the new one.
///
/// ``save(_:)`` writes the new archive beside the old one, waits until the disk has it, and only then gives it the old
/// one's name. What was never readable is not mistaken for "nothing saved": ``load()`` throws unless the file is truly
/// absent, and an archive that cannot be read is never replaced by an empty one (catalogue F27: an app that iOS starts
/// before the first unlock finds its files unreadable, shows the login page, and a naive save then overwrites the good
/// backup with nothing).
///
/// Several processes may save to one file; the last one wins. The file is readable by its owner only. What a process
/// that was killed while it saved has left beside the file, the next save removes.
public struct ArchiveFile: Sendable {
  /// Where the archive is.
  public let path: String
  /// What it is written in.
  public let archive: any CookieArchive

  /// - Parameters:
  ///   - path: a file, which need not exist, in a directory that does. A link to a file stands for that file, in a save as well.
  ///   - archive: what it is written in.
  public init(path: String, archive: any CookieArchive = CompactArchive()) {
    self.path = path
    self.archive = archive
  }

  /// The cookies saved last; nil if nothing was ever saved.
  ///
  /// - Throws: ``ArchiveFileError`` if there is a file that cannot be read or is damaged.
  public func load() throws(ArchiveFileError) -> [ArchivedCookie]? {
    guard let bytes = try FileSystem.read(path) else { return nil }
    do throws(ArchiveError) { return try archive.decode(bytes) } catch { throw .damaged(path: path, error) }
  }

  /// Replaces what was saved.
  ///
  /// If what was saved cannot be read, no cookies are refused, and some cookies replace it only after it was kept aside
  /// under the same name with ".unreadable" behind it, the second with ".unreadable-2", and so on. Nobody removes these: when 16
  /// are kept the next save is refused, until some of them are gone.
  public func save(_ cookies: [ArchivedCookie]) throws(ArchiveFileError) {
    try save(cookies) { _ in }
  }

  /// Saves, and says what was just done: a test ends the process at each step.
  package func save(_ cookies: [ArchivedCookie], after: (Step) -> Void) throws(ArchiveFileError) {
    // Renamed over a link, the new archive would leave the old one, a session in it, where the link had led.
    let path = FileSystem.resolved(path)
    let bytes: [UInt8]
    do throws(ArchiveError) { bytes = try archive.encode(cookies) } catch { throw .notArchived(path: path, error) }
    do throws(ArchiveFileError) {
      _ = try load()
    } catch {
      guard !cookies.isEmpty else { throw .wouldReplaceUnreadable(path: path, reason: error.description) }
      try FileSystem.keepAside(path, as: path + ".unreadable")
    }
    try FileSystem.replace(path, with: bytes, after: after)
    WholeFile.removeAbandoned(besides: path)
  }

  /// What a save does, in order.
  package enum Step: String, CaseIterable, Sendable {
    /// The new file exists and is empty.
    case created
    /// Half of it is written.
    case halfWritten = "half-written"
    /// All of it is written.
    case written
    /// The disk has it.
    case synced
    /// It has the old file's name.
    case renamed
    /// The disk has the name as well.
    case directorySynced = "directory-synced"
  }
}

/// Why an archive's file cannot be read or written.
public enum ArchiveFileError: Error, Hashable, Sendable {
  /// The system refused: what was tried, and its reason.
  case system(path: String, action: String, reason: String)
  /// The file is no archive, or a damaged one.
  case damaged(path: String, ArchiveError)
  /// The archive cannot hold these cookies.
  case notArchived(path: String, ArchiveError)
  /// No cookies were to replace an archive that cannot be read.
  case wouldReplaceUnreadable(path: String, reason: String)
}

extension ArchiveFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .system(let path, let action, let reason): "\(Printable.text(path)): cannot \(action): \(reason)"
    case .damaged(let path, let error), .notArchived(let path, let error): "\(Printable.text(path)): \(error)"
    case .wouldReplaceUnreadable(let path, let reason):
      "\(Printable.text(path)): not replaced by an empty archive, because it could not be read (\(reason))"
    }
  }
}
