import Cookies

/// What an oracle said.
public enum OracleAnswer: Hashable, Sendable {
  /// The Cookie field of a request; empty for none.
  case field([UInt8])
  /// What the last Set-Cookie field left; nil if nothing.
  case record(StoredRecord?)
  /// Unix seconds, nil for no date.
  case date(Int64?)
  case match(Bool)
  /// The oracle cannot be asked this; it says why.
  case skipped(String)
  /// The oracle could not answer; it says why.
  case failed(String)
}

/// A stored cookie, as far as an oracle reports it: a member that it does not report is nil.
public struct StoredRecord: Hashable, Sendable {
  /// The moment of expiry.
  public enum Expiry: Hashable, Sendable {
    case never
    /// Unix seconds.
    case at(Int64)
    /// Later than any date that the oracle can say.
    case farFuture
  }

  public var name: [UInt8] = []
  public var value: [UInt8] = []
  /// Without a leading dot.
  public var domain: [UInt8] = []
  public var path: [UInt8] = []
  public var hostOnly: Bool?
  public var secure: Bool?
  public var httpOnly: Bool?
  /// "Strict", "Lax", "None" or "Default".
  public var sameSite: String?
  public var persistent: Bool?
  public var expires: Expiry?

  public init() {}

  /// All of a stored cookie.
  public init(_ cookie: Cookie) {
    name = Cookie.octets(of: cookie.name)
    value = Cookie.octets(of: cookie.value)
    domain = Cookie.octets(of: cookie.domain)
    path = Cookie.octets(of: cookie.path)
    hostOnly = cookie.hostOnly
    secure = cookie.secure
    httpOnly = cookie.httpOnly
    sameSite = cookie.sameSite.title
    persistent = cookie.expires != nil
    expires = cookie.expires.map { .at($0.seconds) } ?? .never
  }
}
