#if canImport(Foundation)
  import Foundation
  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Cookies to Foundation's `HTTPCookie` and back, with a list of what gets lost.
  ///
  /// The losses are not a table of known gaps: each cookie is converted, read back and compared, so that the list is
  /// true for the Foundation at hand. Times of creation and last access have no place in `HTTPCookie` at all.
  public enum HTTPCookieBridge {
    /// The `HTTPCookie` for a cookie, nil if Foundation refuses it, and what it lacks.
    public static func httpCookie(from cookie: Cookie) -> (httpCookie: HTTPCookie?, lost: [BridgeLoss]) {
      guard let result = HTTPCookie(properties: properties(of: cookie)) else {
        return (nil, [BridgeLoss(attribute: .everything, was: cookie.name, becomes: "")])
      }
      let copy = read(result, at: cookie.created)
      var lost = BridgeLoss.differences(from: cookie, to: copy)
      lost.append(BridgeLoss(attribute: .created, was: cookie.created.description, becomes: ""))
      lost.append(BridgeLoss(attribute: .lastAccessed, was: cookie.lastAccessed.description, becomes: ""))
      return (result, lost)
    }

    /// The cookie for an `HTTPCookie`, as of `now`, and what RFC 6265bis has no place for.
    public static func cookie(from httpCookie: HTTPCookie, at now: UnixTime) -> (cookie: Cookie, lost: [BridgeLoss]) {
      (read(httpCookie, at: now), outdatedProperties(of: httpCookie))
    }

    /// What Foundation makes of a Set-Cookie field that came from `url`.
    public static func cookies(fromField field: String, url: String) throws(HTTPCookieBridgeError) -> [HTTPCookie] {
      guard let url = URL(string: url) else { throw .unreadableURL }
      #if canImport(FoundationNetworking)
        if trapsFoundation(field) { throw .fieldTrapsFoundation }
      #endif
      return HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": field], for: url)
    }

    /// True if Foundation outside Apple's platforms may trap on a field, as Swift 6.3's does.
    ///
    /// It measures where the "=" of a part is in UTF-16 units and then steps as many characters: a part such as
    /// "\u{1F36A}=" has fewer of those. Parts in which nothing before an "=" takes more than one unit are safe.
    static func trapsFoundation(_ field: String) -> Bool {
      // Characters: a semicolon that carries a combining mark may or may not end a part there.
      for part in field.split(separator: ";") {
        guard let equals = part.unicodeScalars.lastIndex(of: "=") else { continue }
        let name = String(part.unicodeScalars[..<equals])
        if name.utf16.count != name.count { return true }
      }
      return false
    }

    package static func properties(of cookie: Cookie) -> [HTTPCookiePropertyKey: Any] {
      var properties: [HTTPCookiePropertyKey: Any] = [
        .name: cookie.name,
        .value: cookie.value,
        // A leading dot is Foundation's way to say that subdomains are meant.
        .domain: cookie.hostOnly ? cookie.domain : "." + cookie.domain,
        .path: cookie.path,
      ]
      // Foundation takes these as strings and any text for true; absence means false.
      if cookie.secure { properties[.secure] = "TRUE" }
      if cookie.httpOnly { properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE" }
      if let expires = cookie.expires {
        properties[.expires] = Date(timeIntervalSince1970: Double(expires.microseconds) / 1_000_000)
      } else {
        properties[.discard] = "TRUE"
      }
      #if !canImport(FoundationNetworking)
        if let policy = policy(of: cookie.sameSite) { properties[.sameSitePolicy] = policy }
      #endif
      if let partitionKey = cookie.partitionKey { properties[storagePartition] = partitionKey }
      return properties
    }

    /// Undocumented; WebKit reads and writes it (catalogue F44). Where Foundation does not keep it, it is among what is lost.
    private static let storagePartition = HTTPCookiePropertyKey("StoragePartition")

    private static func read(_ source: HTTPCookie, at now: UnixTime) -> Cookie {
      let dotted = source.domain.hasPrefix(".")
      return Cookie(
        name: source.name,
        value: source.value,
        domain: (dotted ? String(source.domain.dropFirst()) : source.domain).lowercased(),
        path: source.path,
        hostOnly: !dotted,
        secure: source.isSecure,
        httpOnly: source.isHTTPOnly,
        sameSite: sameSite(of: source),
        expires: source.expiresDate.map { time(of: $0) },
        created: now,
        partitionKey: source.properties?[storagePartition] as? String
      )
    }

    /// A date as microseconds, clamped: Foundation's dates reach further than 64 bits of them.
    private static func time(of date: Date) -> UnixTime {
      let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
      guard let exact = Int64(exactly: microseconds) else { return microseconds < 0 ? .distantPast : .distantFuture }
      return UnixTime(microseconds: exact)
    }

    private static func outdatedProperties(of source: HTTPCookie) -> [BridgeLoss] {
      var lost: [BridgeLoss] = []
      if source.version != 0 { lost.append(BridgeLoss(attribute: .version, was: "\(source.version)", becomes: "")) }
      if let comment = source.comment { lost.append(BridgeLoss(attribute: .comment, was: comment, becomes: "")) }
      if let url = source.commentURL {
        lost.append(BridgeLoss(attribute: .commentURL, was: url.absoluteString, becomes: ""))
      }
      let ports = (source.portList ?? []).map(\.intValue).filter { $0 != 0 }
      if !ports.isEmpty { lost.append(BridgeLoss(attribute: .ports, was: "\(ports)", becomes: "")) }
      return lost
    }

    #if canImport(FoundationNetworking)
      /// Foundation outside Apple's platforms neither parses nor stores SameSite.
      private static func sameSite(of source: HTTPCookie) -> SameSite { .default }
    #else
      private static func sameSite(of source: HTTPCookie) -> SameSite {
        switch source.sameSitePolicy {
        case HTTPCookieStringPolicy.sameSiteStrict?: .strict
        case HTTPCookieStringPolicy.sameSiteLax?: .lax
        case sameSiteNone?: .none
        default: .default
        }
      }

      private static func policy(of sameSite: SameSite) -> HTTPCookieStringPolicy? {
        switch sameSite {
        case .strict: .sameSiteStrict
        case .lax: .sameSiteLax
        case .none: sameSiteNone
        case .default: nil
        }
      }

      /// Apple names no constant for it, and the type takes any text; where Foundation does not keep it, it is among what is
      /// lost.
      private static let sameSiteNone = HTTPCookieStringPolicy(rawValue: "none")
    #endif
  }

  /// Why Foundation was not asked.
  public enum HTTPCookieBridgeError: Error, Hashable, Sendable {
    /// Foundation's `URL` does not take the text.
    case unreadableURL
    /// The field would end the process inside Foundation.
    case fieldTrapsFoundation
  }
#endif
