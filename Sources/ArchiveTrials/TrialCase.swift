import Cookies

/// One thing about cookies that an archive keeps or does not, with a cookie that has it.
public struct TrialCase: Sendable {
  /// What a reader calls it: "HttpOnly", "expiry, fraction of a second".
  public var name: String
  /// The cookie; it has little else, so that nothing else decides.
  public var cookie: ArchivedCookie
  /// What a cookie has of it, as text; nil if nothing.
  public var read: @Sendable (ArchivedCookie) -> String?

  init(_ name: String, _ cookie: ArchivedCookie, _ read: @escaping @Sendable (ArchivedCookie) -> String?) {
    self.name = name
    self.cookie = cookie
    self.read = read
  }
}

/// What became of an attribute on its way through an archive.
public enum Fate: Hashable, Sendable {
  /// It came back as it was.
  case kept
  /// It came back as something else.
  case changed
  /// It did not come back.
  case lost
  /// The archive refused: its words.
  case refused(String)
  /// The process ended: its last words.
  case trapped(String)
  /// The archive took longer than it was given.
  case unfinished

  /// One word for a table.
  public var word: String {
    switch self {
    case .kept: "kept"
    case .changed: "changed"
    case .lost: "lost"
    case .refused: "throws"
    case .trapped: "traps"
    case .unfinished: "hangs"
    }
  }

  /// What the archive or the system said.
  public var message: String? {
    switch self {
    case .refused(let message), .trapped(let message): message
    case .kept, .changed, .lost, .unfinished: nil
    }
  }
}

extension TrialCase {
  /// Sends the cookie through `archive` and looks what came back.
  public func fate(in archive: any CookieArchive) -> Fate {
    let copies: [ArchivedCookie]
    do throws(ArchiveError) {
      copies = try archive.decode(try archive.encode([cookie]))
    } catch {
      return .refused(error.description)
    }
    guard let copy = copies.first, let text = read(copy) else { return .lost }
    // By bytes: equality of texts would overlook a change of normal form.
    let isSame = read(cookie).map { Array($0.utf8) == Array(text.utf8) } ?? false
    return isSame && copies.count == 1 ? .kept : .changed
  }
}
