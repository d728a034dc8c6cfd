/// Cookies as the Set-Cookie fields that would set them, each behind the URL of a host that could have sent it.
///
/// The URL is needed because a host-only cookie does not say its host. There is no place for fractions of seconds, the
/// times of creation and last access, or the key of a partition; times before 1601 and after 9999 become the first or
/// last one that a date can say. There is no checksum.
public struct SetCookieArchive: CookieArchive {
  /// "set-cookie".
  public let name = "set-cookie"
  /// When decoded cookies count as received: their time of creation, and what Max-Age counts from.
  public var receivedAt: UnixTime

  /// - Parameter receivedAt: when decoded cookies count as received, in whole seconds.
  public init(receivedAt: UnixTime = UnixTime(microseconds: 0)) {
    self.receivedAt = UnixTime(seconds: receivedAt.seconds)
  }

  public func encode(_ cookies: [ArchivedCookie]) throws(ArchiveError) -> [UInt8] {
    let jar = Self.jar
    var output: [UInt8] = []
    output.reserveCapacity(32 + cookies.count * 160)
    output.append("# Set-Cookie fields, each behind its URL\n")
    for (index, archived) in cookies.enumerated() {
      let start = output.count
      Self.append(archived.cookie, to: &output)
      // Text that would mean something else is not written: a value with a semicolon, a path without a slash.
      let copy = output.withUnsafeBufferPointer { cookie(UnsafeBufferPointer(rebasing: $0[start...]), jar) }
      guard case .success(let copy) = copy, Self.agree(archived.cookie, copy) else {
        throw .notRepresentable(cookie: index, what: "a cookie that no Set-Cookie field makes")
      }
      output.append("\n")
    }
    return output
  }

  private static func append(_ cookie: Cookie, to output: inout [UInt8]) {
    output.append("https://")
    cookie.domain.appendOctets(to: &output)
    output.append("/ ")
    cookie.name.appendOctets(to: &output)
    output.append(.equals)
    cookie.value.appendOctets(to: &output)
    if !cookie.hostOnly {
      output.append("; Domain=")
      cookie.domain.appendOctets(to: &output)
    }
    output.append("; Path=")
    cookie.path.appendOctets(to: &output)
    if let expires = cookie.expires {
      output.append("; Expires=")
      output.append(date: SetCookieDate.clamped(expires))
    }
    if cookie.secure { output.append("; Secure") }
    if cookie.httpOnly { output.append("; HttpOnly") }
    switch cookie.sameSite {
    case .default: break
    case .strict: output.append("; SameSite=Strict")
    case .lax: output.append("; SameSite=Lax")
    case .none: output.append("; SameSite=None")
    }
    if cookie.partitionKey != nil, cookie.secure { output.append("; Partitioned") }
  }

  private static func agree(_ cookie: Cookie, _ copy: Cookie) -> Bool {
    cookie.name.hasSameOctets(as: copy.name) && cookie.value.hasSameOctets(as: copy.value)
      && cookie.domain.hasSameOctets(as: copy.domain) && cookie.path.hasSameOctets(as: copy.path)
      && cookie.hostOnly == copy.hostOnly && cookie.secure == copy.secure && cookie.httpOnly == copy.httpOnly
      && cookie.sameSite == copy.sameSite && (cookie.expires == nil) == (copy.expires == nil)
  }

  public func decode(_ bytes: [UInt8]) throws(ArchiveError) -> [ArchivedCookie] {
    var lines = TextLines(bytes)
    try lines.readTitle(["# Set-Cookie"], expected: "Set-Cookie fields behind a line \"# Set-Cookie\"")
    let jar = Self.jar
    var cookies: [ArchivedCookie] = []
    while let line = lines.next() {
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      switch line.withUnsafeBufferPointer({ cookie($0, jar) }) {
      case .success(let cookie): cookies.append(ArchivedCookie(cookie))
      case .failure(let problem):
        throw .malformedLine(line: lines.number, found: problem.found, expected: problem.expected)
      }
    }
    return cookies
  }

  private struct Problem: Error {
    var found: String
    var expected: String
  }

  /// The cookie of "URL field".
  private func cookie(_ line: UnsafeBufferPointer<UInt8>, _ jar: CookieJar) -> Result<Cookie, Problem> {
    let space = line.firstIndex(of: .space, from: 0, to: line.count)
    guard space < line.count, Self.makesWritablePath(line[..<space]),
      let url = RequestURL(octets: Array(line[..<space]))
    else {
      return .failure(Problem(found: "no URL", expected: "an absolute URL without semicolons, and a space"))
    }
    let field = UnsafeBufferPointer(rebasing: line[(space + 1)...])
    do throws(IgnoredReason) {
      var cookie = try jar.cookie(in: field, from: ResponseContext(url: url), at: receivedAt)
      cookie.expires = cookie.expires.map(SetCookieDate.clamped)
      return .success(cookie)
    } catch {
      return .failure(Problem(found: "a field that is ignored: \(error)", expected: "a Set-Cookie field"))
    }
  }

  /// Where no Path is given, the URL's directory is the path, and that has to fit into a Path attribute.
  private static func makesWritablePath(_ url: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    url.count <= ParsedSetCookie.maximumAttributeValueLength
      && url.allSatisfy { $0 > .space && $0 != .semicolon && $0 != 0x7F }
  }

  /// It takes whatever was stored once; who may set what was decided then.
  private static var jar: CookieJar {
    var options = CookieJar.Options()
    options.publicSuffixes = nil
    options.maximumAge = nil
    options.protectsSecureCookies = false
    options.enforcesPrefixes = false
    return CookieJar(options: options)
  }
}
