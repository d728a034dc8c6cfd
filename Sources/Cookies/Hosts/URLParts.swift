/// The scheme, host and path of an absolute URL, cut out as the URL standard does it.
///
/// Everything is cut at ASCII bytes: a combining mark behind a slash must not hide the slash.
struct URLParts {
  /// In lower case.
  var scheme: String
  /// As written, without user information and port.
  var host: String
  /// Percent-encoded where the wire demands it; empty if there is none. Dot segments stay: the draft speaks of the
  /// request-uri as it is, and resolving them is the business of whoever makes the request.
  var path: String

  init?(_ text: [UInt8]) {
    // Blanks and controls around a URL, tabs and line ends inside it are no part of it.
    let kept = text.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    let bytes = kept[...].drop { $0 <= .space }
    guard let colon = bytes.firstIndex(of: .colon), let scheme = Self.scheme(bytes[..<colon]) else { return nil }
    self.scheme = scheme
    let isWeb = ["http", "https", "ws", "wss", "ftp"].contains(scheme)
    // Web schemes take a backslash for a slash.
    let isSlash = { (byte: UInt8) in byte == .slash || isWeb && byte == UInt8(ascii: "\\") }
    let rest = bytes[(colon + 1)...]
    guard rest.prefix(2).count == 2, rest.prefix(2).allSatisfy(isSlash) else { return nil }
    let target = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let authority = target.prefix { !isSlash($0) }
    guard let host = Self.host(authority) else { return nil }
    self.host = host
    var path = target[authority.endIndex...]
    while let last = path.last, last <= .space, target.endIndex == bytes.endIndex { path.removeLast() }
    self.path = PercentDecoding.encodedPath(path.map { isSlash($0) ? .slash : $0 })
  }

  private static func scheme(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let first = bytes.first, first.isLetter else { return nil }
    let allowed = bytes.allSatisfy { $0.isLetter || $0.isDigit || $0 == .minus || $0 == .dot || $0 == 0x2B }
    return allowed ? String(decoding: bytes.map(\.lowercased), as: UTF8.self) : nil
  }

  /// The host between user information and port; nil if there is none or the port is no number.
  private static func host(_ authority: ArraySlice<UInt8>) -> String? {
    var host = authority
    if let at = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(at + 1)...] }
    let bracket = host.lastIndex(of: UInt8(ascii: "]")) ?? host.startIndex
    if let colon = host[bracket...].lastIndex(of: .colon) {
      let port = String(decoding: host[(colon + 1)...], as: UTF8.self)
      guard port.utf8.allSatisfy(\.isDigit), port.isEmpty || UInt16(port) != nil else { return nil }
      host = host[..<colon]
    }
    return host.isEmpty ? nil : String(decoding: host, as: UTF8.self)
  }
}
