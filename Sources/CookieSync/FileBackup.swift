import Cookies

/// A backup in a file, in the compact format: see `ArchiveFile` for what a crash and an unreadable file do to it.
///
/// A backup that cannot be read (catalogue F27) stays: saving no cookies does not replace it, and saving some keeps it aside, each
/// under a name of its own ("NAME.unreadable", "NAME.unreadable-2"). They hold sessions, and removing them is the app's part: beside
/// 16 of them nothing more is saved over one that cannot be read.
/// What stands in its place and is no file of up to 1 GiB (a directory, a pipe, a link to itself) counts as not readable now,
/// although that does not pass.
/// What went wrong goes to `onError`, since the protocol has no place for it. No call has a limit: a local file takes as long as the
/// system does.
public actor FileBackup: ExplicitBackup {
  private let file: ArchiveFile
  private let onError: @Sendable (ArchiveFileError) -> Void

  /// - Parameters:
  ///   - path: a file, which need not exist, in a directory that does.
  ///   - onError: is told why a load or a save failed; for the app's log.
  public init(path: String, onError: @escaping @Sendable (ArchiveFileError) -> Void = { _ in }) {
    file = ArchiveFile(path: path)
    self.onError = onError
  }

  public func contents() async -> BackupContents {
    do throws(ArchiveFileError) {
      return try file.load().map { .saved($0.map(\.cookie)) } ?? .neverSaved
    } catch {
      onError(error)
      if case .system = error { return .notReadableNow } else { return .damaged }
    }
  }

  public func save(_ cookies: [Cookie]) {
    do throws(ArchiveFileError) { try file.save(cookies.map { ArchivedCookie($0) }) } catch { onError(error) }
  }
}
