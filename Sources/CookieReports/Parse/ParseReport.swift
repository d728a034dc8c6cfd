import Cookies

/// Everything that `twinjar parse` says about one field.
package struct ParseReport {
  let field: String
  let note: String?
  let url: String
  let explanation: SetCookieExplanation
  let time: UnixTime

  /// - Parameters:
  ///   - note: where the field could have been split otherwise, if it was one of several.
  ///   - url: where it comes from.
  package init(field: String, note: String?, url: String, explanation: SetCookieExplanation, time: UnixTime) {
    self.field = field
    self.note = note
    self.url = url
    self.explanation = explanation
    self.time = time
  }

  /// What Foundation makes of the field, or why it was not asked.
  var foundation: Result<[CookieReading], HTTPCookieBridgeError> {
    Result { () throws(HTTPCookieBridgeError) in
      try HTTPCookieBridge.cookies(fromField: field, url: url).map { source in
        var reading = CookieReading(HTTPCookieBridge.cookie(from: source, at: time).cookie)
        #if canImport(FoundationNetworking)
          reading.sameSite = "not supported"
        #endif
        return reading
      }
    }
  }

  var own: CookieReading? { explanation.result.cookie.map(CookieReading.init) }

  /// The outcome in a word and the reason.
  var outcome: (result: String, reason: String) {
    switch explanation.result {
    case .inserted: ("stored", "new cookie")
    case .replaced: ("stored", "replaces a cookie")
    case .deleted: ("deleted", "expired")
    case .ignored(let reason): ("ignored", reason.description)
    }
  }
}

/// A cookie as lines of text.
struct CookieReading {
  var name, value, domain, hostOnly, path, secure, httpOnly, sameSite, expires: String

  init(_ cookie: Cookie) {
    name = cookie.name
    value = cookie.value
    domain = cookie.domain
    hostOnly = cookie.hostOnly ? "yes" : "no"
    path = cookie.path
    secure = cookie.secure ? "yes" : "no"
    httpOnly = cookie.httpOnly ? "yes" : "no"
    sameSite = cookie.sameSite.title
    expires = cookie.expires?.description ?? "with the session"
  }

  static let titles = ["name", "value", "domain", "host only", "path", "secure", "http only", "same site", "expires"]

  var lines: [String] { [name, value, domain, hostOnly, path, secure, httpOnly, sameSite, expires] }
}

extension AttributeExplanation.Meaning {
  /// What a reader wants to know, still unescaped.
  package var text: String {
    switch self {
    case .expires(let date, nil): "\(date)"
    case .expires(let date, let cap?): "\(date), cut to \(cap)"
    case .maxAge(let seconds, nil): "\(seconds) s"
    case .maxAge(let seconds, let cap?): "\(seconds) s, cut to \(cap) s"
    case .domain(let domain): domain
    case .hostOnly: "this host only"
    case .path(let path): path
    case .defaultPath(let path): "default-path \(path)"
    case .secure, .httpOnly, .partitioned: "yes"
    case .sameSite(let value): value.title
    case .dropped(let reason): "dropped: \(reason.rawValue)"
    }
  }

  var isDropped: Bool {
    if case .dropped = self { true } else { false }
  }
}

extension HTTPCookieBridgeError {
  var text: String {
    switch self {
    case .unreadableURL: "Foundation cannot read the URL."
    case .fieldTrapsFoundation: "Foundation on this platform would crash on this field, so it was not asked."
    }
  }
}
