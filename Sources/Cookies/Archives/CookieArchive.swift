/// A way to turn cookies into bytes and back.
///
/// An archive says by itself what it cannot hold: ``encode(_:)`` throws rather than write something else, and
/// ``decode(_:)`` throws rather than guess. What an archive has no place for at all, such as `SameSite` in a
/// cookies.txt, is lost in silence; `twinjar archives` shows what each one loses.
public protocol CookieArchive: Sendable {
  /// A short name in lower case, such as "compact".
  var name: String { get }

  /// The cookies as bytes.
  func encode(_ cookies: [ArchivedCookie]) throws(ArchiveError) -> [UInt8]

  /// The cookies in `bytes`, in the order in which they were encoded.
  ///
  /// - Parameter bytes: anything; whatever is not an archive of this kind is refused.
  func decode(_ bytes: [UInt8]) throws(ArchiveError) -> [ArchivedCookie]
}

extension CookieArchive {
  /// The cookies as bytes.
  public func encode(_ cookies: [Cookie]) throws(ArchiveError) -> [UInt8] {
    try encode(cookies.map { ArchivedCookie($0) })
  }

  /// The cookies in `bytes`, without the properties that RFC 6265bis does not know.
  public func decodeCookies(_ bytes: [UInt8]) throws(ArchiveError) -> [Cookie] {
    try decode(bytes).map(\.cookie)
  }
}
