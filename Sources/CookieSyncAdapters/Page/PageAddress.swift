import Foundation

/// What the spellings of one address have in common: WebKit spells the address of a navigation by the URL standard, so that
/// "HTTPS://Shop.example:443/a/../%62#top" comes as "https://shop.example/%62#top" (RFC 3986, section 6.2.2).
///
/// Without the fragment, which is a place in the page.
struct PageAddress: Hashable {
  private let scheme: String
  private let user: String?
  private let password: String?
  private let host: String?
  private let port: Int?
  private let path: String
  private let query: String?

  /// Nil for what is no address.
  init?(_ address: URL) {
    guard let parts = URLComponents(url: address.absoluteURL, resolvingAgainstBaseURL: true) else { return nil }
    let scheme = parts.scheme?.lowercased() ?? ""
    self.scheme = scheme
    (user, password) = (parts.user, parts.password)
    host = parts.host?.lowercased()
    port = parts.port == Self.defaultPorts[scheme] ? nil : parts.port
    path = Self.path(Self.respelled(parts.percentEncodedPath), isOfServer: host != nil)
    query = parts.percentEncodedQuery.map(Self.respelled)
  }

  /// True for the same page of the same server, whoever asks. With another query it is another page: a server says in it why it
  /// renewed nothing, as "?error=login_required" (OpenID Connect Core 1.0, section 3.1.2.6).
  static func isSamePage(_ one: URL, _ other: URL) -> Bool {
    guard let one = PageAddress(one), let other = PageAddress(other) else { return false }
    return (one.scheme, one.host, one.port, one.path, one.query)
      == (other.scheme, other.host, other.port, other.path, other.query)
  }

  static let defaultPorts = ["http": 80, "https": 443]

  // MARK: - Percent-encoding

  /// Each character that needs no escape without one, any other with one in upper case. The URL standard escapes an apostrophe in a
  /// query.
  private static func respelled(_ text: String) -> String {
    var result = ""
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let escaped = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        rest = rest.dropFirst(2)
        append(escaped, wasEscaped: true, to: &result)
      } else {
        append(byte, wasEscaped: false, to: &result)
      }
    }
    return result
  }

  private static func append(_ byte: UInt8, wasEscaped: Bool, to text: inout String) {
    let character = Character(UnicodeScalar(byte))
    let isPlain =
      character.isASCII && (character.isLetter || character.isNumber || "-._~'".contains(character))
      || !wasEscaped && "!$&()*+,;=:@/?%".contains(character)
    text += isPlain ? String(character) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  // MARK: - Steps

  /// Without steps to the same folder and to the one above (RFC 3986, section 5.2.4).
  private static func path(_ path: String, isOfServer: Bool) -> String {
    guard isOfServer else { return path }
    var folders: [Substring] = []
    let steps = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    for (place, step) in steps.enumerated() {
      let isLast = place == steps.count - 1
      switch step {
      case "..":
        _ = folders.popLast()
        if isLast { folders.append("") }
      case ".": if isLast { folders.append("") }
      default: folders.append(step)
      }
    }
    return "/" + folders.joined(separator: "/")
  }
}
