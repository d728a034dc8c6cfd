/// One cookie with all that a user agent stores about it (RFC 6265bis, section 5.7).
///
/// `name` and `value` hold octets. Whatever is valid UTF-8 appears as itself; an octet that is not is kept as one
/// scalar from U+10FF80 to U+10FFFF, so that every field sent by a server goes back octet by octet
/// (``octets(of:)``). Two cookies are equal when their octets are: Unicode's canonical equivalence plays no part.
public struct Cookie: Sendable {
  /// Name, value, domain, path and partition key, which copies share.
  @usableFromInline var texts: CookieTexts
  /// True: sent to `domain` itself only. False: sent to its subdomains as well.
  public var hostOnly: Bool
  /// Sent over secure connections only.
  public var secure: Bool
  /// Hidden from non-HTTP APIs such as `document.cookie`.
  public var httpOnly: Bool
  /// What cross-site requests carry it.
  public var sameSite: SameSite
  /// When the cookie expires; nil for a session cookie, whose persistent-flag is false.
  public var expires: UnixTime?
  /// When a cookie of this identity was first stored.
  public var created: UnixTime
  /// When it was last stored or sent; eviction goes by it.
  public var lastAccessed: UnixTime

  /// A cookie from its parts, unless said otherwise a host-only session cookie for all paths, created at the epoch.
  public init(
    name: String,
    value: String,
    domain: String,
    path: String = "/",
    hostOnly: Bool = true,
    secure: Bool = false,
    httpOnly: Bool = false,
    sameSite: SameSite = .default,
    expires: UnixTime? = nil,
    created: UnixTime = UnixTime(microseconds: 0),
    lastAccessed: UnixTime? = nil,
    partitionKey: String? = nil
  ) {
    texts = CookieTexts(name: name, value: value, domain: domain, path: path, partitionKey: partitionKey)
    self.hostOnly = hostOnly
    self.secure = secure
    self.httpOnly = httpOnly
    self.sameSite = sameSite
    self.expires = expires
    self.created = created
    self.lastAccessed = lastAccessed ?? created
  }

  /// True if the expiry lies in the past at `now`. A cookie that expires at `now` exactly is still alive.
  public func isExpired(at now: UnixTime) -> Bool {
    guard let expires else { return false }
    return expires < now
  }
}

extension Cookie: Hashable {
  public static func == (left: Cookie, right: Cookie) -> Bool {
    left.hostOnly == right.hostOnly && left.secure == right.secure && left.httpOnly == right.httpOnly
      && left.sameSite == right.sameSite && left.expires == right.expires && left.created == right.created
      && left.lastAccessed == right.lastAccessed && left.hasSameTexts(as: right)
  }

  public func hash(into hasher: inout Hasher) {
    identity.hash(into: &hasher)
    value.hashOctets(into: &hasher)
    hasher.combine(created)
  }
}
