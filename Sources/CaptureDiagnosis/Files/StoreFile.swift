import CookieDiagnosis
import CookieFiles

/// A store's file from beside a capture, as it was once.
public struct StoreFile: Sendable {
  public enum Moment: String, Sendable, Hashable {
    /// While all was well.
    case before
    /// When the loss was seen, and before anybody logged in anew.
    case after
  }

  public var store: StoreName
  public var moment: Moment
  public var file: CookieFile
  /// As the user names it.
  public var path: String

  public init(_ file: CookieFile, of store: StoreName, _ moment: Moment, path: String) {
    (self.file, self.store, self.moment, self.path) = (file, store, moment, path)
  }

  /// Which store a file is of, by its path and kind: WebKit's and browsers' are the page's, an archive of TwinJar's is the backup,
  /// and any other is native code's.
  ///
  /// - Parameter patterns: what the paths of the web store's files contain, in any case.
  public static func store(of path: String, _ file: CookieFile, web patterns: [String] = []) -> StoreName {
    let lower = path.lowercased()
    if patterns.contains(where: { lower.contains($0.lowercased()) }) { return .web }
    if !patterns.isEmpty { return file.format.hasPrefix("TwinJar") ? .backup : .native }
    if lower.contains("webkit") || file.format.contains("database") { return .web }
    return file.format.hasPrefix("TwinJar") ? .backup : .native
  }

  /// Several files of one store are its history in the order in which they are given: the first is from before, the last from after.
  /// A single one is from after.
  public static func inOrder(_ files: [(path: String, store: StoreName, file: CookieFile)]) -> [StoreFile] {
    files.enumerated().compactMap { place, one in
      let later = files[(place + 1)...].contains { $0.store == one.store }
      let isFirst = !files[..<place].contains { $0.store == one.store }
      if later, !isFirst { return nil }
      return StoreFile(one.file, of: one.store, later ? .before : .after, path: one.path)
    }
  }
}

/// What a store's file shows of the session.
struct StoreView: Hashable, Sendable {
  var store: StoreName
  var moment: StoreFile.Moment
  /// The session's cookies in it, each with its value as the trace numbers it.
  var tokens: [TraceText: TraceText] = [:]
  /// Cookies of all sorts.
  var count: Int
  /// Whether page script set one of them that lives as long as script may let it; nil if the file does not say who set what.
  var isCapped: Bool?
  /// The domains of the session's cookies.
  var domains: Set<String> = []
}
