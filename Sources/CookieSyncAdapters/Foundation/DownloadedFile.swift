import Foundation

/// A file that was downloaded, on its way to where it belongs.
enum DownloadedFile {
  /// Puts a kept file at its destination, or says why not. It may take as long as a copy of the file.
  typealias Put = @Sendable (_ kept: URL, _ destination: URL) -> DownloadRefusal?

  /// Gives Foundation's file, which is gone when the delegate returns (catalogue D18), a name that Foundation does not know, beside
  /// it: that takes no time, however large it is.
  ///
  /// - Returns: where it is now. Whoever has it removes it.
  static func keep(_ location: URL) -> Result<URL, DownloadFailure> {
    let kept = location.deletingLastPathComponent().appendingPathComponent("twinjar-\(UUID().uuidString).download")
    return rename(location.path, kept.path) == 0 ? .success(kept) : .failure(DownloadFailure(reason: systemsReason))
  }

  /// Puts it at its destination, in the place of what is there, in one step or not at all: first beside it, by a copy where that
  /// is another volume. Nothing is left of it if that fails.
  static func put(_ kept: URL, _ destination: URL) -> DownloadRefusal? {
    defer { try? FileManager.default.removeItem(at: kept) }
    // Foundation's `replaceItemAt` outside Apple's platforms removes the old file before it fails.
    let beside = destination.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    do { try FileManager.default.moveItem(at: kept, to: beside) } catch {
      try? FileManager.default.removeItem(at: beside)
      return .notMoved(reason: FailureText.of(error))
    }
    guard rename(beside.path, destination.path) != 0 else { return nil }
    let reason = systemsReason
    try? FileManager.default.removeItem(at: beside)
    return .notMoved(reason: reason)
  }

  private static var systemsReason: String { String(cString: strerror(errno)) }
}

/// Why a downloaded file could not be kept.
struct DownloadFailure: Error {
  var reason: String
}
