import Cookies

/// Redacts what HTTP says, whichever capture has it. What is known to be harmless stays, all else is renamed.
enum HTTPRedaction {
  /// Headers whose values say nothing of a user.
  static let harmless: Set<String> = [
    "accept", "accept-encoding", "accept-language", "age", "cache-control", "connection", "content-encoding",
    "content-length", "content-type", "date", "expires", "last-modified", "pragma", "sec-fetch-dest",
    "sec-fetch-mode", "sec-fetch-site", "sec-fetch-user", "server", "transfer-encoding", "user-agent", "vary",
    "retry-after", "strict-transport-security", "access-control-allow-credentials", "upgrade-insecure-requests",
    ":method", ":scheme", ":status",
  ]
  /// Words of HTTP as well, whose values are not.
  private static let known: Set<String> = [
    ":authority", ":path", "authorization", "cookie", "host", "location", "origin", "proxy-authorization", "referer",
    "set-cookie", "www-authenticate",
  ]
  /// Renamed as all others, and no secrets: they have names of hosts that stand in every answer.
  private static let noSecrets = [
    "sec-", "access-control-", "content-security-", "permissions-policy", "alt-svc", "via", "x-cache", "link",
    "report-to", "reporting-endpoints", "nel", "p3p", "etag", "if-none-match", "x-forwarded-host", ":path", "host",
    ":authority",
  ]

  // MARK: - What is secret

  /// Calls `body` with each secret in the headers of a message.
  static func secrets(of headers: [CapturedHeader], _ body: (String) -> Void) {
    for header in headers {
      let name = header.name.lowercased()
      switch name {
      case "cookie": for pair in pairs(header.value) { body(pair.value) }
      case "set-cookie":
        // Whether it is several in one an exporter may not say.
        for isFolded in [false, true] {
          for field in FoldedFields.of(header.value, isFolded: isFolded) { body(setCookie(field).value) }
        }
      case "location", "referer", "origin": secrets(ofURL: header.value, body)
      case _ where harmless.contains(name) || noSecrets.contains(where: { name.hasPrefix($0) }): break
      default: body(header.value)
      }
    }
  }

  static func secrets(ofURL url: String, _ body: (String) -> Void) {
    if isOpaque(url) { return body(url) }
    let parts = URLParts(url)
    if let query = parts.query { for pair in query { body(pair.value ?? pair.name) } }
    if let user = parts.user { body(user) }
    if let fragment = parts.fragment { body(fragment) }
  }

  /// Whether a URL is all text of its own, as those of "data:" and of an app are.
  private static func isOpaque(_ url: String) -> Bool {
    guard let colon = url.firstIndex(of: ":") else { return false }
    let scheme = url[..<colon]
    return !scheme.contains("/") && !["http", "https", "ws", "wss"].contains(scheme.lowercased())
  }

  // MARK: - What is written

  static func redacted(
    _ header: CapturedHeader, isFolded: Bool, _ cover: inout RedactionCover
  ) -> CapturedHeader {
    let name = header.name.lowercased()
    let isKnown = harmless.contains(name) || known.contains(name)
    return CapturedHeader(
      name: isKnown ? header.name : cover.kept(header.name), value: value(header, name, isFolded, &cover))
  }

  private static func value(
    _ header: CapturedHeader, _ name: String, _ isFolded: Bool, _ cover: inout RedactionCover
  ) -> String {
    switch name {
    case "cookie":
      return pairs(header.value).map { "\(cover.kept($0.name))=\(cover.name($0.value))" }.joined(separator: "; ")
    case "set-cookie":
      let fields = FoldedFields.of(header.value, isFolded: isFolded).map { field($0, &cover) }
      return fields.joined(separator: isFolded ? ", " : "\n")
    case "location", "referer", "origin", ":path": return redacted(url: header.value, &cover)
    case "host", ":authority": return authority(header.value, &cover)
    case "date", "expires", "last-modified":
      return CookieDate.parse(header.value)?.httpDate ?? cover.kept(header.value)
    // Who sent a request where is what a diagnosis asks first.
    case "sec-fetch-dest", "sec-fetch-mode", "sec-fetch-site", "sec-fetch-user": return word(header.value, &cover)
    case _ where harmless.contains(name): return cover.kept(header.value)
    default: return cover.name(header.value)
    }
  }

  private static func field(_ text: String, _ cover: inout RedactionCover) -> String {
    let field = setCookie(text)
    var parts = ["\(cover.kept(field.name))=\(cover.name(field.value))"]
    for text in field.attributes { if let kept = attribute(text, &cover) { parts.append(kept) } }
    return parts.joined(separator: "; ")
  }

  /// An attribute that means something, if its value is one of those it can have.
  private static func attribute(_ text: String, _ cover: inout RedactionCover) -> String? {
    let (name, value) = pairs(text).first ?? ("", "")
    switch (name.isEmpty ? value : name).lowercased() {
    case "secure", "httponly", "partitioned": return name.isEmpty ? value : name
    case "expires": return CookieDate.parse(value).map { "Expires=\($0.httpDate)" }
    case "max-age": return Int64(value).map { "Max-Age=\($0)" }
    case "samesite":
      return ["strict", "lax", "none"].contains(value.lowercased()) ? "SameSite=\(value.lowercased())" : nil
    case "domain":
      let name = value.trimmingPrefix(".")
      return "Domain=" + (value.hasPrefix(".") ? "." : "") + cover.host(String(name))
    case "path": return "Path=" + cover.path(value)
    default: return nil
    }
  }

  static func redacted(url: String, _ cover: inout RedactionCover) -> String {
    if isOpaque(url) { return cover.name(url) }
    let parts = URLParts(url)
    var result = parts.scheme
    if let authority = parts.authority { result += Self.authority(authority, &cover) }
    result += cover.path(parts.path)
    guard let query = parts.query else { return result }
    let pairs = query.map { pair in
      pair.value.map { "\(cover.parameter(pair.name))=\(cover.name($0))" } ?? cover.name(pair.name)
    }
    return result + "?" + pairs.joined(separator: "&")
  }

  /// A host, with its port if it has one.
  static func authority(_ text: String, _ cover: inout RedactionCover) -> String {
    guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
      return cover.host(text)
    }
    return cover.host(String(text[..<colon])) + ":\(port)"
  }

  /// A method, a version or another word that HTTP and Fetch define, which is no secret.
  static func word(_ text: String, _ cover: inout RedactionCover) -> String {
    words.contains(text.lowercased()) ? text : cover.kept(text)
  }

  private static let words: Set<String> = [
    "get", "head", "post", "put", "patch", "delete", "options", "connect", "trace", "http", "https", "http/1.0",
    "http/1.1", "http/2", "http/2.0", "http/3", "http/3.0", "h2", "h3", "audio", "cors", "cross-site", "document",
    "embed", "empty", "fetch", "font", "frame", "iframe", "image", "manifest", "media", "navigate", "no-cors", "none",
    "object", "other", "ping", "same-origin", "same-site", "script", "serviceworker", "sharedworker", "style",
    "stylesheet", "track", "video", "websocket", "worker", "xhr", "?1",
  ]

  // MARK: - Pieces of text

  private static func pairs(_ value: String) -> [(name: String, value: String)] {
    value.split(separator: ";").map { part in
      let text = part.drop { $0 == " " }
      guard let equals = text.firstIndex(of: "=") else { return ("", String(text)) }
      return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }
  }

  private static func setCookie(_ field: String) -> (name: String, value: String, attributes: [String]) {
    let end = field.firstIndex(of: ";") ?? field.endIndex
    let first = pairs(String(field[..<end])).first ?? ("", "")
    let attributes = field[end...].split(separator: ";").map { $0.trimmingPrefix { $0 == " " } }
    return (first.name, first.value, attributes.map { String($0) })
  }
}

/// A URL, or a path, taken apart at its marks: what stands in a capture need not be one.
private struct URLParts {
  /// With "://".
  var scheme = ""
  /// Host and port; nil if it is a path.
  var authority: String?
  var path: String
  var query: [(name: String, value: String?)]?
  var fragment: String?
  /// What stands in front of "@".
  var user: String?

  init(_ url: String) {
    var text = url[...]
    if let hash = text.firstIndex(of: "#") {
      fragment = String(text[text.index(after: hash)...])
      text = text[..<hash]
    }
    if let mark = text.firstIndex(of: "?") {
      query = text[text.index(after: mark)...].split(separator: "&").map { part in
        guard let equals = part.firstIndex(of: "=") else { return (String(part), nil) }
        return (String(part[..<equals]), String(part[part.index(after: equals)...]))
      }
      text = text[..<mark]
    }
    path = String(text)
    let schemes = ["https://", "http://", "wss://", "ws://", "//"]
    guard let mark = schemes.first(where: { text.prefix($0.count).lowercased() == $0 }) else { return }
    let start = text.index(text.startIndex, offsetBy: mark.count)
    let slash = text[start...].firstIndex(of: "/") ?? text.endIndex
    scheme = mark
    path = String(text[slash...])
    let named = text[start..<slash]
    authority = String(named)
    if let at = named.lastIndex(of: "@") {
      user = String(named[..<at])
      authority = String(named[named.index(after: at)...])
    }
  }
}
