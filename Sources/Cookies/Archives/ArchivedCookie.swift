/// A cookie as it is kept: everything RFC 6265bis stores, and what other cookie types know besides.
public struct ArchivedCookie: Hashable, Sendable {
  /// The cookie. Apple's undocumented `HttpOnly`, `Created` and `StoragePartition` properties are its `httpOnly`,
  /// `created` and `partitionKey`.
  public var cookie: Cookie
  /// What ``Cookie`` has no place for; empty for most cookies, and then without storage of its own.
  public var properties: [ArchivedProperty]

  /// A cookie with what is known of it besides.
  public init(_ cookie: Cookie, properties: [ArchivedProperty] = []) {
    self.cookie = cookie
    self.properties = properties
  }
}

/// A property of a cookie that RFC 6265bis does not have.
public enum ArchivedProperty: Hashable, Sendable {
  /// The version of RFC 2109 and RFC 2965: 0 or 1 in practice.
  case version(Int64)
  /// The comment of RFC 2109.
  case comment(String)
  /// The comment URL of RFC 2965.
  case commentURL(String)
  /// The port list of RFC 2965.
  case ports([UInt16])
  /// The URL that the cookie came from (`NSHTTPCookieOriginURL`).
  case originURL(String)
  /// Any other property of `HTTPCookie` whose value is text, by its key.
  case named(String, String)
  /// A field that a later version of the compact format has and this one does not know.
  case unknown(tag: UInt64, bytes: [UInt8])
}

extension ArchivedProperty {
  /// A page's script set the cookie: WebKit's property of `HTTPCookie` (`NSHTTPCookieSetByJavaScript`).
  public static let setByScript = ArchivedProperty.named("SetInJavaScript", "TRUE")
}
