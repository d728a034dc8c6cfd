import Cookies

/// A backup in a file, in the compact format: see `ArchiveFile` for what a crash and an unreadable file do to it.
///
/// A backup that cannot be read (catalogue F27) loads as none, and stays: saving no cookies does not replace it, and
/// saving some keeps it aside. What went wrong goes to `onError`, since the protocol has no place for it.
public actor FileBackup: CookieBackup {
  private let file: ArchiveFile
  private let onError: @Sendable (ArchiveFileError) -> Void

  /// - Parameters:
  ///   - path: a file, which need not exist, in a directory that does.
  ///   - onError: is told why a load or a save failed; for the app's log.
  public init(path: String, onError: @escaping @Sendable (ArchiveFileError) -> Void = { _ in }) {
    file = ArchiveFile(path: path)
    self.onError = onError
  }

  public func load() -> [Cookie]? {
    do throws(ArchiveFileError) {
      return try file.load()?.map(\.cookie)
    } catch {
      onError(error)
      return nil
    }
  }

  public func save(_ cookies: [Cookie]) {
    do throws(ArchiveFileError) { try file.save(cookies.map { ArchivedCookie($0) }) } catch { onError(error) }
  }
}
