import Testing

@testable import Cookies

@Suite("5.6 The Set-Cookie header field")
struct SetCookieParserTests {
  /// What the parser made of a field, in one line.
  private static func reading(_ field: String) -> String {
    let bytes = field.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    return bytes.withUnsafeBufferPointer { buffer in
      do throws(IgnoredReason) {
        let parsed = try ParsedSetCookie(parsing: buffer)
        let text = { (range: ByteRange) in
          String(decoding: buffer[range.start..<range.end].map(UInt16.init), as: UTF16.self)
        }
        var parts = ["[\(text(parsed.name))=\(text(parsed.value))]"]
        if let domain = parsed.domain { parts.append("domain(\(text(domain)))") }
        if let path = parsed.path { parts.append("path(\(text(path)))") }
        if let maxAge = parsed.maxAge { parts.append("age(\(maxAge))") }
        if let expires = parsed.expires { parts.append("expires(\(expires.seconds))") }
        if parsed.sameSite != .default { parts.append(parsed.sameSite.title) }
        if parsed.secure { parts.append("secure") }
        if parsed.httpOnly { parts.append("httponly") }
        return parts.joined(separator: " ")
      } catch {
        return "\(error.rawValue) (\(error.step))"
      }
    }
  }

  private static let long = String(repeating: "x", count: 4096)
  private static let path1024 = "/" + String(repeating: "p", count: 1023)

  static let pairs: [Row<String, String>] = [
    Row("step 1, NUL", "a=b\0", "controlCharacter (5.6 step 1)"),
    Row("step 1, in an attribute", "a=b; Path=/\u{1F}", "controlCharacter (5.6 step 1)"),
    Row("step 1, DEL", "\u{7F}", "controlCharacter (5.6 step 1)"),
    Row("step 1, line end", "a=b\r\n", "controlCharacter (5.6 step 1)"),
    Row("step 1, before step 5", "a=\(long); \u{1}", "controlCharacter (5.6 step 1)"),
    Row("step 1, a tab is none", "a=b\tc", "[a=b\tc]"),
    Row("step 1, bytes above 7F are none", "a=\u{80}\u{9F}\u{FF}", "[a=\u{80}\u{9F}\u{FF}]"),
    Row("step 2, no semicolon", "a=b", "[a=b]"),
    Row("step 2, quotes protect nothing", "a=\"b;c\"", "[a=\"b]"),
    Row("step 2, empty", "", "[=]"),
    Row("step 3, no equals sign", "abc", "[=abc]"),
    Row("step 3, empty name", "=abc", "[=abc]"),
    Row("step 3, empty value", "abc=", "[abc=]"),
    Row("step 3, the first equals sign", "a=b=c", "[a=b=c]"),
    Row("step 3, equals signs behind the semicolon", "abc; d=e", "[=abc]"),
    Row("step 4", " \ta b\t = \tc d \t; Secure", "[a b=c d] secure"),
    Row("step 4, only blanks", " \t ", "[=]"),
    Row("step 5, 4096 octets", "a=\(long.dropFirst())", "[a=\(long.dropFirst())]"),
    Row("step 5, 4097 octets", "a=\(long)", "nameAndValueTooLong (5.6 step 5)"),
    Row("step 5, blanks do not count", "a= \(long.dropFirst()) ", "[a=\(long.dropFirst())]"),
  ]

  static let attributes: [Row<String, String>] = [
    Row("step 1, nothing behind the semicolon", "a=b;", "[a=b]"),
    Row("step 3, empty attributes", "a=b;;; ;Secure;", "[a=b] secure"),
    Row("step 4, values of flags mean nothing", "a=b; Secure=no; HttpOnly=0", "[a=b] secure httponly"),
    Row("step 5", "a=b;\tPath \t=\t /x\t", "[a=b] path(/x)"),
    Row("step 6, 1024 octets", "a=b; Path=\(path1024)", "[a=b] path(\(path1024))"),
    Row("step 6, 1025 octets", "a=b; Path=/ok; Path=\(path1024)p", "[a=b] path(/ok)"),
    Row("step 7, unknown names", "a=b; Pat=/; Paths=/; P\u{E9}th=/; =/", "[a=b]"),
    Row("step 7, any case", "a=b; sEcURe; hTTPoNLY; pATH=/; mAX-aGE=1", "[a=b] path(/) age(1) secure httponly"),
  ]

  static let values: [Row<String, String>] = [
    Row("5.6.1 step 2", "a=b; Expires=never", "[a=b]"),
    Row("5.6.1 step 6", "a=b; Expires=1 jan 2020 0:0:0", "[a=b] expires(1577836800)"),
    Row("5.6.1 step 6, the last date counts", "a=b; Expires=1 jan 2020 0:0:0; Expires=x", "[a=b] expires(1577836800)"),
    Row("5.6.2 step 1", "a=b; Max-Age=", "[a=b]"),
    Row("5.6.2 step 2, a plus sign", "a=b; Max-Age=+5", "[a=b]"),
    Row("5.6.2 step 2, a lone minus", "a=b; Max-Age=-", "[a=b]"),
    Row("5.6.2 step 3", "a=b; Max-Age=1.5", "[a=b]"),
    Row("5.6.2 step 4", "a=b; Max-Age=007", "[a=b] age(7)"),
    Row("5.6.2 step 4, negative", "a=b; Max-Age=-7", "[a=b] age(-7)"),
    Row("5.6.2 step 4, beyond 64 bits", "a=b; Max-Age=99999999999999999999", "[a=b] age(9223372036854775807)"),
    Row("5.6.3 step 2", "a=b; Domain=.example.com", "[a=b] domain(example.com)"),
    Row("5.6.3 step 2, one dot only", "a=b; Domain=..example.com", "[a=b] domain(.example.com)"),
    Row("5.6.3, empty", "a=b; Domain=example.com; Domain=", "[a=b] domain()"),
    Row("5.6.4 step 1, relative", "a=b; Path=x", "[a=b] path()"),
    Row("5.6.4 step 2, the last one counts", "a=b; Path=/x; Path=/y", "[a=b] path(/y)"),
    Row("5.6.7 steps 2 to 4", "a=b; SameSite=none; SameSite=LAX; SameSite=Strict", "[a=b] Strict"),
    Row("5.6.7 step 1, unknown", "a=b; SameSite=Strict; SameSite=Maybe", "[a=b]"),
  ]

  @Test("set-cookie-string", arguments: pairs) func pair(_ row: Row<String, String>) {
    #expect(Self.reading(row.input) == row.expected)
  }

  @Test("unparsed-attributes", arguments: attributes) func attribute(_ row: Row<String, String>) {
    #expect(Self.reading(row.input) == row.expected)
  }

  @Test("attribute values", arguments: values) func value(_ row: Row<String, String>) {
    #expect(Self.reading(row.input) == row.expected)
  }

  @Test("a semicolon is found at every distance from the ends", arguments: 0..<70)
  func everyLength(length: Int) {
    for place in 0..<max(length, 1) where place < length {
      var bytes = Array(repeating: UInt8(ascii: "x"), count: length)
      bytes[place] = UInt8(ascii: ";")
      let parsed = bytes.withUnsafeBufferPointer { try? ParsedSetCookie(parsing: $0) }
      #expect(parsed?.value == ByteRange(0, place))
      bytes[place] = 0x7F
      #expect(throws: IgnoredReason.controlCharacter) {
        try bytes.withUnsafeBufferPointer { _ = try ParsedSetCookie(parsing: $0) }
      }
    }
  }
}
