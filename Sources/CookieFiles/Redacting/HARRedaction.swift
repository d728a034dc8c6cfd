import Choices
import Cookies

/// A capture without its secrets: what is known to be harmless stays, all else is renamed or left out.
enum HARRedaction {
  static func redact(_ input: CookieFileInput) throws(InputError) -> Redaction {
    let (tree, brokenAt) = JSONTree.parse(input.bytes)
    guard let tree, case .array(let entries)? = tree["log"]?["entries"] else {
      throw InputError(.data, source: input.path, found: "no list log.entries", expected: "a HAR capture")
    }
    var secrets = Secrets()
    for entry in entries {
      collect(entry["request"], &secrets)
      collect(entry["response"], &secrets)
    }
    secrets.settle()
    let redacted = entries.map { object($0, entryFields) { Self.entryField($0, $1, secrets) } }
    let log = JSONTree.object([
      member("version", .string("1.2")),
      member(
        "creator",
        .object([
          member("name", .string("twinjar redact")), member("version", .string("1")),
        ])), member("entries", .array(redacted)),
    ])
    let notes = brokenAt.map { ["the capture is broken at byte \($0): what stands in front of it is written"] } ?? []
    return Redaction(bytes: Array(JSONTree.object([member("log", log)]).json.utf8), notes: notes)
  }

  private static func member(_ key: String, _ value: JSONTree) -> JSONTree.Member {
    JSONTree.Member(key: key, value: value)
  }

  // MARK: - What is secret

  private static func collect(_ message: JSONTree?, _ secrets: inout Secrets) {
    guard let message else { return }
    for (name, value) in headers(message) {
      switch name.lowercased() {
      case "cookie": for pair in pairs(value) { secrets.add(pair.value) }
      case "set-cookie":
        for field in fields(value, isFolded: isDictionary(message)) { secrets.add(setCookie(field).value) }
      case "location", "referer", "origin": collect(url: value, &secrets)
      case let name where !harmlessHeaders.contains(name):
        secrets.add(value)
        for word in value.split(separator: " ") { secrets.note(Array(word.utf8)) }
      default: break
      }
    }
    for list in ["cookies", "queryString"] {
      for element in message[list]?.elements ?? [] { element["value"]?.text.map { secrets.add($0) } }
    }
    for parameter in message["postData"]?["params"]?.elements ?? [] {
      parameter["value"]?.text.map { secrets.add($0) }
    }
    for body in [message["postData"]?["text"]?.text, message["content"]?["text"]?.text] {
      if let body { secrets.note(Array(body.utf8)) }
    }
    for url in [message["url"]?.text, message["redirectURL"]?.text] { if let url { collect(url: url, &secrets) } }
  }

  /// Whether a URL is all text of its own, as those of "data:" and of an app are.
  private static func isOpaque(_ url: String) -> Bool {
    guard let colon = url.firstIndex(of: ":") else { return false }
    let scheme = url[..<colon]
    return !scheme.contains("/") && !["http", "https", "ws", "wss"].contains(scheme.lowercased())
  }

  private static func collect(url: String, _ secrets: inout Secrets) {
    if isOpaque(url) { secrets.add(url) }
    let parts = split(url)
    if let query = parts.query { for pair in query { secrets.add(pair.value ?? pair.name) } }
    if let rest = parts.rest { secrets.add(rest) }
  }

  private static let harmlessHeaders: Set<String> = [
    "accept", "accept-encoding", "accept-language", "age", "cache-control", "connection", "content-encoding",
    "content-length", "content-type", "date", "expires", "host", "last-modified", "pragma", "sec-fetch-dest",
    "sec-fetch-mode", "sec-fetch-site", "sec-fetch-user", "server", "transfer-encoding", "user-agent", "vary",
    "retry-after", "strict-transport-security", "access-control-allow-credentials", "upgrade-insecure-requests",
    ":method", ":scheme", ":authority", ":status",
  ]

  /// Words of HTTP as well, whose values are not.
  private static let secretHeaders: Set<String> = [
    "authorization", "cookie", "location", "origin", "proxy-authorization", "referer", "set-cookie", "www-authenticate",
  ]

  private static func isDictionary(_ message: JSONTree) -> Bool {
    if case .object? = message["headers"] { true } else { false }
  }

  private static func headers(_ message: JSONTree) -> [(name: String, value: String)] {
    switch message["headers"] {
    case .object(let members)?: members.compactMap { member in member.value.text.map { (member.key, $0) } }
    case .array(let elements)?:
      elements.compactMap { element in element["name"]?.text.map { ($0, element["value"]?.text ?? "") } }
    default: []
    }
  }

  // MARK: - What stays

  /// The members of an object that are known, each as `body` has it.
  private static func object(
    _ tree: JSONTree, _ fields: Set<String>, _ body: (String, JSONTree) -> JSONTree?
  ) -> JSONTree {
    guard case .object(let members) = tree else { return .object([]) }
    return .object(
      members.filter { fields.contains($0.key) }.compactMap { old in
        body(old.key, old.value).map { member(old.key, $0) }
      })
  }

  private static let entryFields: Set<String> = [
    "startedDateTime", "time", "request", "response", "timings", "_charlesStatus", "_resourceType",
  ]

  private static func entryField(_ key: String, _ value: JSONTree, _ secrets: Secrets) -> JSONTree? {
    switch key {
    case "request", "response": object(value, messageFields) { messageField($0, $1, secrets) }
    case "startedDateTime": value.text.flatMap(HARDate.time) == nil ? nil : value
    case "timings": object(value, timings) { number($1) }
    case "time": number(value)
    default: value.text.map { .string(secrets.masked($0)) }
    }
  }

  private static let timings: Set<String> = ["blocked", "dns", "connect", "send", "wait", "receive", "ssl"]

  private static func number(_ value: JSONTree) -> JSONTree? { if case .number = value { value } else { nil } }

  private static let messageFields: Set<String> = [
    "method", "url", "httpVersion", "headers", "cookies", "queryString", "headersSize", "bodySize", "status",
    "statusText",
    "redirectURL", "content", "_charlesStatus", "_error",
  ]

  private static func messageField(_ key: String, _ value: JSONTree, _ secrets: Secrets) -> JSONTree? {
    switch key {
    case "headers": headerField(value, secrets)
    case "cookies", "queryString":
      .array(
        value.elements.map { pair(secrets.masked($0["name"]?.text ?? ""), secrets.name($0["value"]?.text ?? "")) })
    case "url", "redirectURL": value.text.map { .string(redacted(url: $0, secrets)) }
    case "method", "httpVersion": value.text.map { .string($0.utf8.count < 10 ? $0 : secrets.masked($0)) }
    case "content": object(value, ["size", "mimeType"]) { number($1) ?? .string(secrets.masked($1.text ?? "")) }
    case "headersSize", "bodySize", "status": number(value)
    default: value.text.map { .string(secrets.masked($0)) }
    }
  }

  /// A dictionary stays one: that several Set-Cookie are one in it is a fact about the capture.
  private static func headerField(_ value: JSONTree, _ secrets: Secrets) -> JSONTree {
    let message = JSONTree.object([member("headers", value)])
    let isFolded = isDictionary(message)
    let written = headers(message).map { header in
      let isKnown =
        harmlessHeaders.contains(header.name.lowercased()) || secretHeaders.contains(header.name.lowercased())
      return (isKnown ? header.name : secrets.masked(header.name), redacted(header, isFolded: isFolded, secrets))
    }
    return isFolded ? .object(written.map { member($0.0, .string($0.1)) }) : .array(written.map { pair($0.0, $0.1) })
  }

  private static func pair(_ name: String, _ value: String) -> JSONTree {
    .object([member("name", .string(name)), member("value", .string(value))])
  }

  private static func redacted(
    _ header: (name: String, value: String), isFolded: Bool, _ secrets: Secrets
  ) -> String {
    switch header.name.lowercased() {
    case "cookie":
      return pairs(header.value).map { "\(secrets.masked($0.name))=\(secrets.name($0.value))" }.joined(separator: "; ")
    case "set-cookie":
      let written = fields(header.value, isFolded: isFolded).map { text in
        let field = setCookie(text)
        return
          (["\(secrets.masked(field.name))=\(secrets.name(field.value))"]
          + field.attributes.compactMap { attribute($0, secrets) }).joined(separator: "; ")
      }
      return written.joined(separator: isFolded ? ", " : "\n")
    case "location", "referer", "origin": return redacted(url: header.value, secrets)
    case "host", ":authority": return header.value
    case let name where harmlessHeaders.contains(name): return secrets.masked(header.value)
    default: return secrets.name(header.value)
    }
  }

  // MARK: - Pieces of text

  private static func pairs(_ value: String) -> [(name: String, value: String)] {
    value.split(separator: ";").map { part in
      let text = part.drop { $0 == " " }
      guard let equals = text.firstIndex(of: "=") else { return ("", String(text)) }
      return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }
  }

  /// The Set-Cookie fields in one header's value: a line each, or folded with commas.
  private static func fields(_ value: String, isFolded: Bool) -> [String] {
    let lines = value.utf8.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    guard isFolded else { return lines.map { String(decoding: $0, as: UTF8.self) } }
    return lines.flatMap { line in
      let folded = line.withUnsafeBufferPointer { FoldedSetCookie(splitting: $0) }
      return folded.fields.map { String(decoding: line[$0.start..<$0.end], as: UTF8.self) }
    }
  }

  private static func setCookie(_ field: String) -> (name: String, value: String, attributes: [String]) {
    let end = field.firstIndex(of: ";") ?? field.endIndex
    let first = pairs(String(field[..<end])).first ?? ("", "")
    let attributes = field[end...].split(separator: ";").map { $0.trimmingPrefix { $0 == " " } }
    return (first.name, first.value, attributes.map { String($0) })
  }

  /// An attribute that means something, if its value is one of those it can have.
  private static func attribute(_ text: String, _ secrets: Secrets) -> String? {
    let (name, value) = pairs(text).first ?? ("", "")
    switch (name.isEmpty ? value : name).lowercased() {
    case "secure", "httponly", "partitioned": return name.isEmpty ? value : name
    case "expires": return CookieDate.parse(value) == nil ? nil : text
    case "max-age": return Int64(value).map { "Max-Age=\($0)" }
    case "samesite": return ["strict", "lax", "none"].contains(value.lowercased()) ? text : nil
    case "domain": return "Domain=" + (CanonicalHost(value.trimmingPrefix(".")) == nil ? secrets.masked(value) : value)
    case "path": return "Path=" + secrets.masked(value)
    default: return nil
    }
  }

  /// `start` has scheme, host and path; `rest` is a fragment, or who the user is.
  private static func split(
    _ url: String
  ) -> (start: String, path: String, query: [(name: String, value: String?)]?, rest: String?) {
    var text = url[...]
    var rest: String?
    if let hash = text.firstIndex(of: "#") {
      rest = String(text[text.index(after: hash)...])
      text = text[..<hash]
    }
    var query: [(String, String?)]?
    if let mark = text.firstIndex(of: "?") {
      query = text[text.index(after: mark)...].split(separator: "&").map { part in
        guard let equals = part.firstIndex(of: "=") else { return (String(part), nil) }
        return (String(part[..<equals]), String(part[part.index(after: equals)...]))
      }
      text = text[..<mark]
    }
    guard let host = text.firstRange(of: "://")?.upperBound else { return ("", String(text), query, rest) }
    let slash = text[host...].firstIndex(of: "/") ?? text.endIndex
    var start = String(text[..<slash])
    if let at = text[host..<slash].lastIndex(of: "@") {
      rest = String(text[host..<at]) + (rest ?? "")
      start = String(text[..<host]) + String(text[text.index(after: at)..<slash])
    }
    return (start, String(text[slash...]), query, rest)
  }

  private static func redacted(url: String, _ secrets: Secrets) -> String {
    if isOpaque(url) { return secrets.name(url) }
    let parts = split(url)
    let query = parts.query.map { query in
      "?"
        + query.map { pair in
          pair.value.map { "\(secrets.masked(pair.name))=\(secrets.name($0))" } ?? secrets.name(pair.name)
        }.joined(separator: "&")
    }
    return parts.start + secrets.masked(parts.path) + (query ?? "")
  }
}

extension JSONTree {
  /// The document as text, in ASCII.
  package var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let text): text
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ",\n") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: unit)))
      default:
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
    return result + "\""
  }
}
