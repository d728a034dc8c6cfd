import CookieFiles
import Cookies

/// Hosts of captured addresses.
enum CapturedHost {
  /// The host of an address in its canonical form, without the root's dot; empty for what has none.
  static func host(of url: String) -> String { plainHost(of: url) ?? parsedHost(of: url) }

  static func parsedHost(of url: String) -> String {
    guard let host = RequestURL(url)?.host else { return "" }
    return host.hasSuffix(".") ? String(host.dropLast()) : host
  }

  /// The host of an address that has nothing to be read with care, as nearly all have: small letters, digits and single hyphens within words,
  /// no port, and a last word of letters alone. Nil for any other.
  static func plainHost(of url: String) -> String? {
    var url = url
    return url.withUTF8 { bytes in placeOfPlainHost(in: bytes).map { text(bytes, $0) } }
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[place]), as: UTF8.self)
  }

  private static func placeOfPlainHost(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard let begin = schemes.first(where: { bytes.starts(with: $0.utf8) })?.utf8.count else { return nil }
    var (end, wordBegin, isLetters) = (begin, begin, true)
    while end < bytes.count, !isMark(bytes[end]) {
      let byte = bytes[end]
      let isLetter = byte &- 0x61 < 26
      if byte == UInt8(ascii: ".") {
        guard end > wordBegin, bytes[end - 1] != UInt8(ascii: "-") else { return nil }
        (wordBegin, isLetters) = (end + 1, true)
      } else if byte == UInt8(ascii: "-") {
        guard end > wordBegin, bytes[end - 1] != byte else { return nil }
        isLetters = false
      } else if !isLetter {
        guard byte &- 0x30 < 10 else { return nil }
        isLetters = false
      }
      guard end - wordBegin < 60 else { return nil }
      end += 1
    }
    guard end > wordBegin, isLetters, wordBegin > begin, end - begin < 200,
      bytes[end...].allSatisfy({ 0x21...0x7E ~= $0 })
    else { return nil }
    return begin..<end
  }

  private static let schemes = ["https://", "http://"]

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// An address as a redirect and the request that follows it both have it: no fragment, no port of the scheme's own, scheme and host in
  /// small letters, and no escape of what needs none (RFC 3986, section 6.2).
  static func normal(_ url: String) -> String { plainNormal(url) ?? readNormal(url) }

  /// The same of an address that is one already; nil for any other.
  private static func plainNormal(_ url: String) -> String? {
    guard !url.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "#") }) else { return nil }
    var text = url
    guard let host = text.withUTF8({ placeOfPlainHost(in: $0) }) else { return nil }
    return host.upperBound == url.utf8.count ? url + "/" : url
  }

  static func readNormal(_ url: String) -> String {
    var text = url.prefix { $0 != "#" }[...]
    var origin = ""
    if let mark = text.firstRange(of: "://") {
      let host = text[mark.upperBound...].prefix { !"/?".contains($0) }
      origin = text[..<host.endIndex].lowercased()
      text = text[host.endIndex...]
      for (scheme, port) in [("https://", ":443"), ("http://", ":80")] where origin.hasPrefix(scheme) {
        if origin.hasSuffix(port) { origin.removeLast(port.count) }
      }
      if text.isEmpty { text = "/" }
    }
    return origin + unescaped(text)
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(Substring(digits), radix: 16),
        value | 0x20 &- 0x61 < 26 || value &- 0x30 < 10 || "-._~".utf8.contains(value)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// True for the address of what a browser has itself, or what stands in the address.
  static func isNone(_ url: String) -> Bool {
    ["data:", "blob:", "about:"].contains {
      String(decoding: url.utf8.prefix($0.utf8.count), as: UTF8.self).lowercased() == $0
    }
  }

  /// The path of an address, without a query.
  static func path(of url: String) -> String { plainPath(of: url) ?? parsedPath(of: url) }

  static func parsedPath(of url: String) -> String { RequestURL(url)?.path ?? "/" }

  /// The path of an address whose host has nothing to be read with care, if all of it goes over the wire as it stands; nil of any other.
  private static func plainPath(of url: String) -> String? {
    var url = url
    return url.withUTF8 { bytes in
      guard let host = placeOfPlainHost(in: bytes) else { return nil }
      var end = host.upperBound
      while end < bytes.count, bytes[end] != UInt8(ascii: "?"), bytes[end] != UInt8(ascii: "#") {
        guard goesAsItStands(bytes[end]) else { return nil }
        end += 1
      }
      return end == host.upperBound ? "/" : text(bytes, host.upperBound..<end)
    }
  }

  /// Letters, digits and what stands in most paths besides.
  private static func goesAsItStands(_ byte: UInt8) -> Bool {
    byte | 0x20 &- 0x61 < 26 || 0x2B...0x3B ~= byte || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "%")
      || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "@")
  }

  /// The domain that somebody has registered, or the host itself: an address, or a name of a network at home.
  static func site(of host: String) -> String {
    let isAddress = CanonicalHost(host)?.isIPAddress ?? true
    return isAddress ? host : PublicSuffixList.embedded.registrableDomain(of: host) ?? host
  }
}

extension CapturedExchange {
  /// The answer has the cookies of its site deleted (Clear Site Data, section 3.1), as browsers do; URLSession does not.
  var clearsCookies: Bool {
    response.values(of: "clear-site-data").contains { $0.contains("\"cookies\"") || $0.contains("\"*\"") }
  }

  /// What it asks for, without a query: the same for all who ask.
  var address: String { "\(method) \(CapturedHost.host(of: url))\(CapturedHost.path(of: url))" }
}
