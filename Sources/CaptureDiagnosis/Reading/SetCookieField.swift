import CookieFiles
import Cookies

/// What a Set-Cookie field says that matters for a session.
struct SetCookieField {
  var name: String
  /// Empty if the field takes the cookie away.
  var value: String
  /// It has a value, and a date that was over when it came, by the clock of whoever captured it.
  var wasOver: Bool
  /// Microseconds since 1970; nil for a session cookie.
  var expiresAt: Int64?
  var isHTTPOnly: Bool
  /// The paths that it is for, if the field says so in a way that counts.
  var path: String?
  /// The domain whose hosts it is for; nil for the host alone.
  var domain: String?
  var isSecure: Bool
  var sameSite: SameSite
  /// It has a date that some platforms do not take, and no other: they keep the cookie as one without a date (F42).
  var hasOddDate: Bool

  /// Those of an answer, in order; fields that RFC 6265bis ignores are left out.
  static func all(of exchange: CapturedExchange) -> [SetCookieField] {
    let now = exchange.startedAt &+ (exchange.duration ?? 0)
    return exchange.response.values(of: "set-cookie").compactMap { SetCookieField(Array($0.utf8), at: now) }
  }

  /// One of an answer's; nil if RFC 6265bis ignores it.
  static func one(_ field: String, of exchange: CapturedExchange) -> SetCookieField? {
    SetCookieField(Array(field.utf8), at: exchange.startedAt &+ (exchange.duration ?? 0))
  }

  /// Why every store refuses the cookie from an answer at an address (RFC 6265bis, sections 4.1.3 and 5.7); nil if none does.
  func refusal(at address: String) -> String? {
    guard let url = RequestURL(address) else { return nil }
    if let domain, !DomainMatch.matches(host: url.host, domain: domain, hostIsIPAddress: url.hostIsIPAddress) {
      return "its Domain is \(domain), and its host \(url.host)"
    }
    let isOwn = url.host == "localhost" || url.hostIsIPAddress
    if isSecure, !url.isSecure, !isOwn { return "it is Secure, and its address has no TLS" }
    let prefix = name.lowercased()
    let isHost = prefix.hasPrefix("__host-")
    if isHost || prefix.hasPrefix("__secure-"), !isSecure { return "its name's prefix needs Secure" }
    if isHost, domain != nil || path != "/" { return "its name's prefix needs Path=/, and no Domain" }
    return nil
  }

  private init?(_ field: [UInt8], at now: Int64) {
    guard let parsed = field.withUnsafeBufferPointer({ try? ParsedSetCookie(parsing: $0) }) else { return nil }
    func text(_ range: ByteRange) -> String { String(decoding: field[range.start..<range.end], as: UTF8.self) }
    name = text(parsed.name)
    isHTTPOnly = parsed.httpOnly
    path = parsed.path.map(text).flatMap { $0.hasPrefix("/") ? $0 : nil }
    domain = parsed.domain.map(text).map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
      .flatMap { $0.isEmpty ? nil : CanonicalHost($0)?.name ?? $0 }
    (isSecure, sameSite) = (parsed.secure, parsed.sameSite)
    hasOddDate = parsed.maxAge == nil && parsed.expires != nil && OddDate.isIn(String(decoding: field, as: UTF8.self))
    expiresAt = parsed.expires?.microseconds
    if let age = parsed.maxAge {
      // 400 days is what a cookie may live for at most (5.5).
      expiresAt = now &+ min(max(age, 0), 400 * 86_400) * 1_000_000
    }
    let isOver = expiresAt.map { $0 <= now } ?? false
    value = isOver ? "" : text(parsed.value)
    wasOver = isOver && parsed.maxAge == nil && parsed.value.start < parsed.value.end
  }
}

/// One pair of a Cookie field.
struct CookiePair {
  var name: String
  var value: String

  /// What a request sends first of a name; nil if that is nothing.
  static func value(of name: String?, in exchange: CapturedExchange) -> String? {
    all(of: exchange).first { $0.name == name && !$0.value.isEmpty }?.value
  }

  static func all(of exchange: CapturedExchange) -> [CookiePair] {
    var pairs: [CookiePair] = []
    for var field in exchange.request.values(of: "cookie") { field.withUTF8 { read($0, to: &pairs) } }
    return pairs
  }

  /// Cut at bytes, as servers do: a combining mark behind a semicolon must not hide it.
  private static func read(_ field: UnsafeBufferPointer<UInt8>, to pairs: inout [CookiePair]) {
    var rest = field[...]
    while !rest.isEmpty {
      let part = rest.prefix { $0 != UInt8(ascii: ";") }
      rest = rest[part.endIndex...].dropFirst()
      let pair = part.drop { $0 == UInt8(ascii: " ") }
      guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else { continue }
      pairs.append(CookiePair(name: text(pair[..<equals]), value: text(pair[(equals + 1)...])))
    }
  }

  private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
  }
}
