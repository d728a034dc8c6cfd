import Cookies

/// A URL, or a path, taken apart at its marks and put together again: what stands in a capture need not be one.
///
/// What is looked for as a secret and what is written come of the same walk: nothing is renamed that is not a secret, and
/// nothing is a secret that is not renamed.
enum URLText {
  enum Piece {
    /// A value, a token, the credentials in front of a host. What stands for it is written.
    case secret(String)
    /// A secret that has no place in what is written.
    case leftOut(String)
    /// The name of a host, without its port.
    case host(String)
  }

  /// In front of the path, and from it on.
  struct Parts {
    var origin = ""
    var rest = ""
    /// All of it is text of its own, as "data:" has it and an app's links.
    var isOpaque = false
  }

  /// URLs within URLs are followed as far as this.
  private static let mostDepth = 4

  static func rewritten(_ url: String, depth: Int = 0, _ piece: (Piece) -> String) -> Parts {
    var parts = Parts()
    if let scheme = opaqueScheme(url) {
      let rest = String(url.utf8.dropFirst(scheme.utf8.count)) ?? ""
      (parts.origin, parts.isOpaque) = (scheme, true)
      parts.rest = rest.isEmpty ? "" : piece(.secret(rest))
      return parts
    }
    var (text, fragment) = url[...].cut("#")
    if let fragment { _ = piece(.leftOut(String(fragment))) }
    let query: Substring?
    (text, query) = text.cut("?")
    let schemes = ["https://", "http://", "wss://", "ws://", "//"]
    if let mark = schemes.first(where: { text.prefix($0.count).lowercased() == $0 }) {
      let named = named(Substring(text.unicodeScalars.dropFirst(mark.count)))
      parts.origin = text.prefix(mark.count) + authority(String(named), piece)
      text = text[named.endIndex...]
    }
    parts.rest = path(String(text), depth: depth, piece)
    guard let query else { return parts }
    parts.rest += "?" + query.pieces("&").map { parameter($0, piece) }.joined(separator: "&")
    return parts
  }

  /// The scheme with its colon, if the URL is none of the web; empty if all that stands there may be a secret.
  private static func opaqueScheme(_ url: String) -> String? {
    let (scheme, rest) = url[...].cut(":")
    guard rest != nil, !scheme.utf8.contains(UInt8(ascii: "/")),
      !["http", "https", "ws", "wss"].contains(scheme.lowercased())
    else { return nil }
    let isName = scheme.utf8.allSatisfy { $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10 || "+-.".utf8.contains($0) }
    return isName && scheme.utf8.count <= 32 && !TokenText.has(String(scheme)) ? scheme + ":" : ""
  }

  /// What stands in front of the path. A password may have a slash: then there is no port, and an "@" behind it.
  private static func named(_ text: Substring) -> Substring {
    let named = text.cut("/").0
    guard named.cut("@").1 == nil, let port = named.pieces(":").dropFirst().last, !port.isEmpty, UInt16(port) == nil,
      !named.hasSuffix("]"), let rest = text.cut("@").1
    else { return named }
    return text[..<rest.cut("/").0.endIndex]
  }

  /// A host with its port. Credentials in front of it are left out.
  static func authority(_ text: String, _ piece: (Piece) -> String) -> String {
    let parts = text[...].pieces("@")
    for part in parts.dropLast() { for word in part.pieces(":") { _ = piece(.leftOut(String(word))) } }
    let host = parts[parts.count - 1]
    guard let port = host.pieces(":").dropFirst().last.flatMap({ UInt16($0) }) else {
      return host.isEmpty ? "" : piece(.host(String(host)))
    }
    let colon = host.utf8.lastIndex(of: UInt8(ascii: ":")) ?? host.endIndex
    return piece(.host(String(host[..<colon]))) + ":\(port)"
  }

  // MARK: - Queries

  private static func parameter(_ text: Substring, _ piece: (Piece) -> String) -> String {
    guard !text.isEmpty else { return "" }
    let (name, value) = text.cut("=")
    // Base64 ends so: there is no name.
    if value == nil, LogOutWord.asksForOne(name, ""), name.utf8.count < RedactionCover.window { return String(text) }
    guard let value, value.isEmpty || !value.utf8.allSatisfy({ $0 == UInt8(ascii: "=") }) else {
      return piece(.secret(String(text)))
    }
    // It may be a URL, whose own values stand elsewhere as they are.
    if let plain = decoded(value), plain != value { _ = piece(.leftOut(plain)) }
    return named(name, value, piece)
  }

  private static func named(_ name: Substring, _ value: Substring, _ piece: (Piece) -> String) -> String {
    // What asks for a logout is no secret.
    if LogOutWord.asksForOne(name, value), name.utf8.count < RedactionCover.window { return "\(name)=\(value)" }
    let name = TokenText.rewritten(String(name)) { piece(.secret($0)) }
    // That a logout was asked for decides what a loss is. As long a word as a piece that is looked for is renamed as any other.
    if let word = LogOutWord.word(of: value), word.utf8.count < RedactionCover.window {
      if word.utf8.count != value.utf8.count { _ = piece(.leftOut(String(value))) }
      return name + "=" + word
    }
    return name + "=" + (value.isEmpty ? "" : piece(.secret(String(value))))
  }

  // MARK: - Paths

  static func path(_ text: String, depth: Int = 0, _ piece: (Piece) -> String) -> String {
    text[...].pieces("/").map { segment($0, depth, piece) }.joined(separator: "/")
  }

  /// A segment with its parameters, whose values are secrets as those of a query are (";jsessionid=").
  private static func segment(_ text: Substring, _ depth: Int, _ piece: (Piece) -> String) -> String {
    let parts = text.pieces(";")
    let parameters = parts.dropFirst().map { part in
      let (name, value) = part.cut("=")
      return value.map { named(name, $0, piece) } ?? plain(part, depth, piece)
    }
    return ([plain(parts[0], depth, piece)] + parameters).joined(separator: ";")
  }

  /// "@me" and "@scope" are names of routes.
  private static func isMail(_ text: Substring) -> Bool {
    let (name, host) = text.cut("@")
    return host != nil && !name.isEmpty
  }

  private static func plain(_ text: Substring, _ depth: Int, _ piece: (Piece) -> String) -> String {
    // An address of mail, or somebody's name.
    if isMail(text) { return piece(.secret(String(text))) }
    guard text.utf8.contains(UInt8(ascii: "%")) else { return TokenText.rewritten(String(text)) { piece(.secret($0)) } }
    // What is no text is a secret, as are URLs within URLs within URLs.
    guard depth < mostDepth, let decoded = decoded(text) else { return piece(.secret(String(text))) }
    let result: String
    if decoded.utf8.contains(where: { "/?;#".utf8.contains($0) }) {
      let parts = rewritten(decoded, depth: depth + 1, piece)
      result = parts.origin + parts.rest
    } else if decoded.utf8.contains(UInt8(ascii: "%")) {
      result = plain(decoded[...], depth + 1, piece)
    } else if isMail(decoded[...]) {
      result = piece(.secret(decoded))
    } else {
      result = TokenText.rewritten(decoded) { piece(.secret($0)) }
    }
    return result == decoded ? String(text) : encoded(result)
  }

  /// What escapes stand for; nil if that is no text.
  private static func decoded(_ text: Substring) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, !digits.contains(where: { $0 == 0x2B || $0 == 0x2D }),
        let value = UInt8(Substring(digits), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = text.utf8.flatMap { byte in
      let stays = byte | 0x20 &- 0x61 < 26 || byte &- 0x30 < 10 || "-._~".utf8.contains(byte)
      return stays ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// Marks are bytes: with a combining character behind it a mark is another Character.
extension Substring {
  /// What stands in front of the first `mark`, and behind it; nil if there is none.
  func cut(_ mark: Unicode.Scalar) -> (Substring, Substring?) {
    guard let place = unicodeScalars.firstIndex(of: mark) else { return (self, nil) }
    return (self[..<place], self[unicodeScalars.index(after: place)...])
  }

  /// What stands between `mark`s, of which there can be none.
  func pieces(_ mark: Unicode.Scalar) -> [Substring] {
    unicodeScalars.split(separator: mark, omittingEmptySubsequences: false).map { Substring($0) }
  }
}
