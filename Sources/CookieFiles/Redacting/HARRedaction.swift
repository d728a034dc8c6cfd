import Choices
import Cookies

/// A capture without its secrets, of any size.
struct HARRedaction {
  private var cover = RedactionCover()
  private let source: CaptureBytes

  /// - Parameter write: takes the copy, piece by piece.
  /// - Returns: what was left out.
  static func redact(_ source: CaptureBytes, _ write: ([UInt8]) throws -> Void) throws -> [String] {
    var redaction = HARRedaction(source)
    try redaction.settle()
    return try redaction.write(write)
  }

  private init(_ source: CaptureBytes) { self.source = source }

  /// Goes on until nothing of what is to be written stands in a secret.
  private mutating func settle() throws(InputError) {
    for round in 0..<RedactionCover.mostRounds {
      var gather = HARWalk(.everything)
      try gather.read(source) { _ = entry($0) }
      guard gather.cutStrings == 0 else {
        throw InputError(
          .data, source: source.path, found: "a text of more than 16 MiB", expected: "shorter ones, to be redacted")
      }
      var scan = SecretScan(cover.windows)
      var bodies = SecretScan(cover.windows)
      var walk = HARWalk(.bodies) { piece in
        switch piece {
        case .start: bodies.start()
        case .bytes(let bytes): bodies.append(bytes)
        case .end: break
        case .replaced(let message): Self.secrets(of: message) { bodies.scan($0) }
        }
      }
      try walk.read(source) { entry in Self.secrets(of: entry) { scan.scan($0) } }
      guard cover.goOn(scan.found.union(bodies.found), round: round) else { return }
    }
  }

  private static func secrets(of entry: HAREntry, _ body: (String) -> Void) {
    if let state = entry.charlesStatus, PlainWord.charlesStatus(state) == nil { body(state) }
    if let text = entry.clientName { TokenText.each(inWords: text, body) }
    if let type = entry.resourceType { TokenText.each(in: type, body) }
    for message in [entry.request, entry.response] { secrets(of: message, body) }
  }

  private static func secrets(of message: HARMessage, _ body: (String) -> Void) {
    HTTPRedaction.secrets(of: message.headers, body)
    for cookie in message.cookies {
      HTTPRedaction.secrets(ofName: cookie.name, value: cookie.value, body)
      if let path = cookie.path { HTTPRedaction.secrets(ofURL: path, body) }
    }
    for pair in message.query { HTTPRedaction.secrets(ofName: pair.name, value: pair.value, body) }
    for pair in message.parameters { for text in [pair.name, pair.value] { body(text) } }
    for url in [message.url, message.redirectURL] { if let url { HTTPRedaction.secrets(ofURL: url, body) } }
    for text in [message.statusText, message.error] {
      if let text { TokenText.each(inWords: text, body) }
    }
    if let state = message.charlesStatus, PlainWord.charlesStatus(state) == nil { body(state) }
    if let version = message.httpVersion, PlainWord.httpVersion(version) == nil { body(version) }
    if let type = message.mimeType { HTTPRedaction.secrets(ofMediaType: type, body) }
    if let method = message.method, PlainWord.method(method) == nil { body(method) }
  }

  // MARK: - The copy

  private mutating func write(_ write: ([UInt8]) throws -> Void) throws -> [String] {
    let head = "{\"log\":{\"version\":\"1.2\",\"creator\":{\"name\":\"twinjar redact\",\"version\":\"1\"},\"entries\":["
    try write(Array(head.utf8))
    var walk = HARWalk(.everything)
    var isFirst = true
    var failure: (any Error)?
    try walk.read(source) { entry in
      guard failure == nil else { return }
      do {
        try write(Array(((isFirst ? "" : ",\n") + self.entry(entry).json).utf8))
        isFirst = false
      } catch let error { failure = error }
    }
    if let failure { throw failure }
    try write(Array("]}}\n".utf8))
    guard let stopped = walk.stopped else { return walk.remarks.lines + cover.remarks }
    return ["the capture is broken at byte \(stopped.offset): what stands in front of it is written"]
      + walk.remarks.lines + cover.remarks
  }

  private static func member(_ key: String, _ value: JSONTree?) -> JSONTree.Member? {
    value.map { JSONTree.Member(key: key, value: $0) }
  }

  private static func object(_ members: [JSONTree.Member?]) -> JSONTree { .object(members.compactMap { $0 }) }

  private mutating func words(_ key: String, _ text: String?) -> JSONTree.Member? {
    Self.member(key, text.map { .string(cover.words($0)) })
  }

  private mutating func number(_ key: String, _ text: String?) -> JSONTree.Member? {
    // JSON has neither infinities nor what some exporters write for them.
    guard let text, let number = Double(text), number.isFinite, text.first != "+", text.first != "." else { return nil }
    return Self.member(key, cover.number(text).map { .number($0) })
  }

  private mutating func entry(_ entry: HAREntry) -> JSONTree {
    let timings = entry.timings.filter { Self.timings.contains($0.name) }.map { number($0.name, $0.value) }
    let start = entry.started.flatMap(HARDate.time)
    return Self.object([
      Self.member("startedDateTime", start.map { .string($0.description) }),
      number("time", entry.time),
      words("_charlesStatus", entry.charlesStatus.map { PlainWord.charlesStatus($0) ?? "FAILED" }),
      Self.member("connection", entry.connection.map { .string(connection($0)) }),
      Self.member("_error", entry.error.flatMap(UnsentRequest.name).map { .string(cover.kept($0)) }),
      word("_resourceType", entry.resourceType), words("_clientName", entry.clientName),
      Self.member("request", message(entry.request)), Self.member("response", message(entry.response)),
      Self.member("cache", .object([])), Self.member("timings", Self.object(timings)),
    ])
  }

  /// It tells connections apart, by a short number as a rule.
  private mutating func connection(_ text: String) -> String {
    text.utf8.count < RedactionCover.window && text.utf8.allSatisfy { $0 &- 0x30 < 10 } ? text : cover.alias(text)
  }

  private static let timings: Set<String> = ["blocked", "dns", "connect", "send", "wait", "receive", "ssl"]

  private mutating func message(_ message: HARMessage) -> JSONTree? {
    guard message.isThere else { return nil }
    var members = [
      words("method", message.method.map { PlainWord.method($0) ?? PlainWord.otherMethod }),
      Self.member("url", message.url.map { .string(HTTPRedaction.redacted(url: $0, &cover)) }),
      number("status", message.status), words("statusText", message.statusText.flatMap(ReasonPhrase.known)),
      words("httpVersion", message.httpVersion.flatMap(PlainWord.httpVersion)),
      Self.member("headers", headers(message)),
      Self.member("cookies", .array(message.cookies.map { cookie($0) })),
      Self.member("queryString", .array(message.query.map { pair($0.name, $0.value) })),
      Self.member("redirectURL", message.redirectURL.map { .string(HTTPRedaction.redacted(url: $0, &cover)) }),
      number("headersSize", message.headersSize), number("bodySize", message.bodySize),
      words("_charlesStatus", message.charlesStatus.map { PlainWord.charlesStatus($0) ?? "FAILED" }),
      words("_error", message.error),
    ]
    if message.sendsPassword {
      members.append(Self.member("postData", Self.object([Self.member("text", .string(PasswordField.mark))])))
    }
    if message.size != nil || message.mimeType != nil {
      let type = message.mimeType.map { JSONTree.string(HTTPRedaction.redacted(mediaType: $0, &cover)) }
      let content = Self.object([number("size", message.size), Self.member("mimeType", type)])
      members.append(Self.member("content", content))
    }
    return Self.object(members)
  }

  /// Words of HTTP, which are no secrets.
  private mutating func word(_ key: String, _ text: String?) -> JSONTree.Member? {
    Self.member(key, text.map { .string(HTTPRedaction.word($0, &cover)) })
  }

  private mutating func pair(_ name: String, _ value: String) -> JSONTree { Self.object(members(name, value)) }

  private mutating func members(_ name: String, _ value: String) -> [JSONTree.Member?] {
    let (name, value) = HTTPRedaction.named(name, value, &cover)
    return [Self.member("name", .string(name)), Self.member("value", .string(value))]
  }

  /// With what it is for and how long, as in a field: a capture may have it nowhere else.
  private mutating func cookie(_ cookie: HARCookie) -> JSONTree {
    let expires = cookie.expires.flatMap(HARDate.time)
    let policy = cookie.sameSite.flatMap { ["strict", "lax", "none"].contains($0.lowercased()) ? $0 : nil }
    return Self.object(
      members(cookie.name, cookie.value) + [
        Self.member("path", cookie.path.map { .string(HTTPRedaction.redacted(url: $0, &cover)) }),
        Self.member("domain", cookie.domain.map { .string(HTTPRedaction.redacted(domain: $0, &cover)) }),
        Self.member("expires", expires.map { .string($0.description) }),
        Self.member("sameSite", policy.map { .string($0) }),
        Self.member("secure", cookie.isSecure ? .boolean(true) : nil),
        Self.member("httpOnly", cookie.isHTTPOnly ? .boolean(true) : nil),
      ])
  }

  /// A dictionary stays one: that several Set-Cookie are one in it is a fact about the capture. In a list each is by itself, since
  /// the copy has another creator.
  private mutating func headers(_ message: HARMessage) -> JSONTree {
    guard !message.isDictionary else {
      let headers = message.headers.map { HTTPRedaction.redacted($0, isFolded: true, &cover) }
      return Self.object(headers.map { Self.member($0.name, .string($0.value)) })
    }
    let headers = message.unfoldedHeaders.map { HTTPRedaction.redacted($0, isFolded: false, &cover) }
    return .array(
      headers.map { header in
        Self.object([Self.member("name", .string(header.name)), Self.member("value", .string(header.value))])
      })
  }
}
