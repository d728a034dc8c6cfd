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
  /// Renamed as all others, and no secrets as a whole: they have names of hosts and headers that stand in every answer. What
  /// looks like a token in them is one.
  private static let common: Set<String> = [
    "permissions-policy", "alt-svc", "via", "x-cache", "link", "report-to", "reporting-endpoints", "nel", "p3p", "etag",
    "if-none-match", "x-forwarded-host",
  ]

  private static func isCommon(_ name: String) -> Bool {
    common.contains(name)
      || ["sec-ch-", "access-control-", "content-security-policy"].contains { name.hasPrefix($0) }
  }

  // MARK: - What is secret

  /// Calls `body` with each secret in the headers of a message.
  static func secrets(of headers: [CapturedHeader], _ body: (String) -> Void) {
    for header in headers {
      let name = header.name.lowercased()
      if !harmless.contains(name), !known.contains(name) { TokenText.each(in: header.name, body) }
      switch name {
      case "cookie": for pair in pairs(header.value) { secrets(ofName: pair.name, value: pair.value, body) }
      case "set-cookie":
        // Whether it is several in one an exporter may not say.
        for isFolded in [false, true] {
          for field in FoldedFields.of(header.value, isFolded: isFolded) { secrets(ofSetCookie: field, body) }
        }
      case "location", "referer", "origin", ":path": secrets(ofURL: header.value, body)
      case "host", ":authority": secrets(ofAuthority: header.value, body)
      case "user-agent":
        _ = agent(header.value) {
          body($0); return ""
        }
      case "content-type": secrets(ofMediaType: header.value, body)
      case "date", "expires", "last-modified": if !isDate(header.value) { body(header.value) }
      case _ where harmless.contains(name) || isCommon(name): TokenText.each(in: header.value, body)
      default: body(header.value)
      }
    }
  }

  static func secrets(ofMediaType type: String, _ body: (String) -> Void) {
    PlainWord.secrets(ofMediaType: type).forEach(body)
    TokenText.each(in: type, body)
  }

  static func redacted(mediaType type: String, _ cover: inout RedactionCover) -> String {
    cover.tokens(PlainWord.mediaType(type) { cover.name($0) })
  }

  /// "0" and "-1" say that it is over.
  private static func isDate(_ text: String) -> Bool {
    ["", "0", "-1"].contains(text) || CookieDate.parse(text) != nil
  }

  static func secrets(ofURL url: String, _ body: (String) -> Void) {
    _ = URLText.rewritten(url) { secret($0, body) }
  }

  static func secrets(ofAuthority text: String, _ body: (String) -> Void) {
    _ = URLText.authority(text) { secret($0, body) }
  }

  private static func secret(_ piece: URLText.Piece, _ body: (String) -> Void) -> String {
    switch piece {
    case .secret(let text), .leftOut(let text): body(text)
    case .host: break
    }
    return ""
  }

  /// Of a cookie, or of a parameter that stands in a list.
  static func secrets(ofName name: String, value: String, _ body: (String) -> Void) {
    if isBare(value) { return body(name + "=" + value) }
    TokenText.each(in: name, body)
    body(value)
  }

  private static func secrets(ofSetCookie text: String, _ body: (String) -> Void) {
    let field = setCookie(text)
    secrets(ofName: field.name, value: field.value, body)
    for text in field.attributes {
      let (name, value) = pairs(text).first ?? ("", "")
      if name.lowercased() == "path" { secrets(ofURL: value, body) }
    }
  }

  /// Whether what stands in front of "=" is no name: Base64 ends so.
  private static func isBare(_ value: String) -> Bool {
    !value.isEmpty && value.utf8.allSatisfy { $0 == UInt8(ascii: "=") }
  }

  // MARK: - What is written

  static func redacted(
    _ header: CapturedHeader, isFolded: Bool, _ cover: inout RedactionCover
  ) -> CapturedHeader {
    let name = header.name.lowercased()
    let isKnown = harmless.contains(name) || known.contains(name)
    return CapturedHeader(
      name: isKnown ? header.name : cover.tokens(header.name), value: value(header, name, isFolded, &cover))
  }

  private static func value(
    _ header: CapturedHeader, _ name: String, _ isFolded: Bool, _ cover: inout RedactionCover
  ) -> String {
    switch name {
    case "cookie":
      let cookies = pairs(header.value).map { named($0.name, $0.value, &cover) }
      return cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
    case "set-cookie":
      let fields = FoldedFields.of(header.value, isFolded: isFolded).map { field($0, &cover) }
      return fields.joined(separator: isFolded ? ", " : "\n")
    case "location", "referer", "origin", ":path": return redacted(url: header.value, &cover)
    case "host", ":authority": return redacted(authority: header.value, &cover)
    case "date", "expires", "last-modified":
      guard isDate(header.value) else { return cover.name(header.value) }
      return CookieDate.parse(header.value)?.httpDate ?? header.value
    case "content-type": return redacted(mediaType: header.value, &cover)
    // Who sent a request where is what a diagnosis asks first.
    case "sec-fetch-dest", "sec-fetch-mode", "sec-fetch-site", "sec-fetch-user": return word(header.value, &cover)
    // Which device and which app it was: numbers of models look like tokens.
    case "user-agent": return cover.kept(agent(header.value) { cover.name($0) })
    case _ where harmless.contains(name): return cover.tokens(header.value)
    default: return cover.name(header.value)
    }
  }

  /// An agent, with `name(secret)` in the place of each value that it names, address of mail, and token that is longer than a model's number.
  private static func agent(_ text: String, _ name: (String) -> String) -> String {
    text[...].pieces(" ").map { word in
      if word.utf8.contains(where: { "=@".utf8.contains($0) }) { return name(String(word)) }
      return TokenText.rewritten(String(word)) { $0.utf8.count >= longerThanAModel ? name($0) : $0 }
    }.joined(separator: " ")
  }

  private static let longerThanAModel = 20

  private static func field(_ text: String, _ cover: inout RedactionCover) -> String {
    let field = setCookie(text)
    let (name, value) = named(field.name, field.value, &cover)
    var parts = ["\(name)=\(value)"]
    for text in field.attributes { if let kept = attribute(text, &cover) { parts.append(kept) } }
    return parts.joined(separator: "; ")
  }

  /// An attribute that means something, if its value is one of those it can have.
  private static func attribute(_ text: String, _ cover: inout RedactionCover) -> String? {
    let (name, value) = pairs(text).first ?? ("", "")
    switch (name.isEmpty ? value : name).lowercased() {
    case "secure", "httponly", "partitioned": return name.isEmpty ? value : name
    // How it is written decides what some platforms make of it (catalogue F42).
    case "expires":
      // What JavaScript calls the zone, behind its date, stands in any language.
      let date = String(value[..<(value.firstRange(of: " (")?.lowerBound ?? value.endIndex)])
      return CookieDate.parse(value).map { "Expires=\(DateWords.areAll(date) ? cover.kept(date) : $0.httpDate)" }
    case "max-age": return Int64(value).map { "Max-Age=\($0)" }
    case "samesite":
      return ["strict", "lax", "none"].contains(value.lowercased()) ? "SameSite=\(value.lowercased())" : nil
    case "domain": return "Domain=" + redacted(domain: value, &cover)
    // As in URLs: which requests it goes with can still be told.
    case "path": return "Path=" + redacted(url: value, &cover)
    default: return nil
    }
  }

  /// Of a cookie: older ones begin with a dot.
  static func redacted(domain: String, _ cover: inout RedactionCover) -> String {
    (domain.hasPrefix(".") ? "." : "") + cover.host(String(domain.trimmingPrefix(".")))
  }

  static func redacted(url: String, _ cover: inout RedactionCover) -> String {
    let parts = URLText.rewritten(url) { written($0, &cover) }
    // What stands in the place of a secret is all that there is behind the scheme.
    guard !parts.isOpaque else { return cover.kept(parts.origin) + parts.rest }
    return parts.origin + cover.path(parts.rest, behind: parts.origin.isEmpty ? cover.lastHost : parts.origin)
  }

  /// A host, with its port if it has one.
  static func redacted(authority text: String, _ cover: inout RedactionCover) -> String {
    URLText.authority(text) { written($0, &cover) }
  }

  private static func written(_ piece: URLText.Piece, _ cover: inout RedactionCover) -> String {
    switch piece {
    case .secret(let text): cover.name(text)
    case .leftOut: ""
    case .host(let text): cover.host(text)
    }
  }

  /// The name and the value of a cookie, or of a parameter that stands in a list.
  static func named(_ name: String, _ value: String, _ cover: inout RedactionCover) -> (name: String, value: String) {
    if isBare(value) { return ("", cover.name(name + "=" + value)) }
    return (cover.cookieName(name), cover.name(value))
  }

  /// A method, a version or another word that HTTP and Fetch define, which is no secret.
  static func word(_ text: String, _ cover: inout RedactionCover) -> String {
    words.contains(text.lowercased()) ? text : cover.tokens(text)
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
