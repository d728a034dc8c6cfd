/// Words that a program writes in a place where a few are known: whatever else stands there is somebody's text.
enum PlainWord {
  /// What Charles says of an exchange, as "COMPLETE" or "RECEIVING_RESPONSE_BODY"; nil of anything else.
  static func charlesStatus(_ text: String) -> String? {
    let isState = text.utf8.allSatisfy { $0 &- 0x41 < 26 || $0 == UInt8(ascii: "_") }
    return isState && text.utf8.count <= 32 && text.split(separator: "_").allSatisfy { $0.count <= 12 } ? text : nil
  }

  /// A method of IANA's registry, in any case; nil of anything else.
  static func method(_ text: String) -> String? {
    text.isEmpty || methods.contains(text.uppercased()) ? text : nil
  }

  private static let methods: Set<String> = [
    "ACL", "BASELINE-CONTROL", "BIND", "CHECKIN", "CHECKOUT", "CONNECT", "COPY", "DELETE", "GET", "HEAD", "LABEL",
    "LINK",
    "LOCK", "MERGE", "MKACTIVITY", "MKCALENDAR", "MKCOL", "MKREDIRECTREF", "MKWORKSPACE", "MOVE", "OPTIONS",
    "ORDERPATCH",
    "PATCH", "POST", "PRI", "PROPFIND", "PROPPATCH", "PUT", "QUERY", "REBIND", "REPORT", "SEARCH", "TRACE", "UNBIND",
    "UNCHECKOUT", "UNLINK", "UNLOCK", "UPDATE", "UPDATEREDIRECTREF", "VERSION-CONTROL",
  ]

  /// In the place of any other.
  static let otherMethod = "EXTENSION"

  /// A version of HTTP, or that it is not known; nil of anything else.
  static func httpVersion(_ text: String) -> String? {
    let known = ["", "unknown", "h2", "h2c", "h3", "h3-29", "quic", "spdy", "spdy/3", "spdy/3.1"]
    if known.contains(text.lowercased()) { return text }
    guard text.prefix(5).lowercased() == "http/" else { return nil }
    let number = text.dropFirst(5)
    return number.count <= 3 && number.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." } ? text : nil
  }

  /// The values of a media type's parameters that are text of somebody's, as a boundary is (RFC 9110, section 8.3.1).
  static func secrets(ofMediaType text: String) -> [String] {
    parameters(text).compactMap { isPlain($0) ? nil : $0.value }
  }

  /// A media type with `name(value)` for such a value.
  static func mediaType(_ text: String, _ name: (String) -> String) -> String {
    let type = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return String(type)
      + parameters(text).map { "; \($0.name)=\(isPlain($0) ? $0.value : name($0.value))" }.joined()
  }

  private static func isPlain(_ parameter: (name: String, value: String)) -> Bool {
    ["charset", "q", "version"].contains(parameter.name.lowercased()) && parameter.value.utf8.count <= 16
  }

  private static func parameters(_ text: String) -> [(name: String, value: String)] {
    text.split(separator: ";").dropFirst().map { part in
      let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return pair.count == 2 ? (String(pair[0]), String(pair[1])) : ("", String(pair.first ?? ""))
    }
  }
}
