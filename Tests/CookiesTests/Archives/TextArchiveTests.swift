import Testing

@testable import Cookies

@Suite("Text archives")
struct TextArchiveTests {
  private static let login = Cookie(
    name: "sid", value: "31d4", domain: "example.com", path: "/app", hostOnly: false, secure: true, httpOnly: true,
    sameSite: .lax, expires: UnixTime(seconds: 1_812_536_294))

  @Test func cookiesTxtIsWhatCurlReads() throws {
    let bytes = try CookiesTxtArchive().encode([Self.login, Cookie(name: "", value: "", domain: "[::1]")])
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        # Netscape HTTP Cookie File
        #HttpOnly_.example.com\tTRUE\t/app\tTRUE\t1812536294\tsid\t31d4
        [::1]\tFALSE\t/\tFALSE\t0\t\t

        """)
    var kept = Self.login
    kept.sameSite = .default
    #expect(try CookiesTxtArchive().decodeCookies(bytes) == [kept, Cookie(name: "", value: "", domain: "[::1]")])
  }

  static let files: [Row<String, [Cookie]>] = [
    Row(
      "comments, empty lines and CRLF", "# HTTP Cookie File\r\n\r\n# more\r\na.b\tFALSE\t/\tfalse\t0\tn\tv\r\n", [nv]),
    Row("no value, and no tab in front of it", "# Netscape HTTP Cookie File\na.b\tFALSE\t/\tFALSE\t0\tn", [n]),
    Row(
      "a dot that the flag denies", "# Netscape HTTP Cookie File\n.a.b\tFALSE\t/\tFALSE\t0\tn\tv\n", [nv]),
  ]
  private static let nv = Cookie(name: "n", value: "v", domain: "a.b")
  private static let n = Cookie(name: "n", value: "", domain: "a.b")

  @Test("cookies.txt of others", arguments: files) func read(_ row: Row<String, [Cookie]>) throws {
    #expect(try CookiesTxtArchive().decodeCookies(Array(row.input.utf8)) == row.expected)
  }

  static let badLines: [Row<String, ArchiveError>] = [
    Row("fields", "a.b\tTRUE\t/", .malformedLine(line: 2, found: "3 fields", expected: "7 fields between tabs")),
    Row(
      "too many", "a.b\tTRUE\t/\tTRUE\t0\tn\tv\tw",
      .malformedLine(line: 2, found: "8 fields", expected: "7 fields between tabs")),
    Row(
      "a flag", "a.b\tyes\t/\tTRUE\t0\tn\tv",
      .malformedLine(line: 2, found: "another second field", expected: "TRUE or FALSE")),
    Row(
      "a fraction", "a.b\tTRUE\t/\tTRUE\t1.5\tn\tv",
      .malformedLine(
        line: 2, found: "another fifth field", expected: "whole seconds from -9223372036854 to 9223372036854")),
    Row(
      "a time that overflows", "a.b\tTRUE\t/\tTRUE\t9223372036855\tn\tv",
      .malformedLine(
        line: 2, found: "another fifth field", expected: "whole seconds from -9223372036854 to 9223372036854")),
    Row("no domain", ".\tTRUE\t/\tTRUE\t0\tn\tv", .malformedLine(line: 2, found: "no domain", expected: "a domain")),
  ]

  @Test("lines that are no cookie", arguments: badLines) func refused(_ row: Row<String, ArchiveError>) {
    let bytes = Array("# Netscape HTTP Cookie File\n\(row.input)\n".utf8)
    #expect(throws: row.expected) { try CookiesTxtArchive().decode(bytes) }
  }

  @Test func setCookieText() throws {
    let bytes = try SetCookieArchive().encode([Self.login])
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        # Set-Cookie fields, each behind its URL
        https://example.com/ sid=31d4; Domain=example.com; Path=/app; Expires=Wed, 09 Jun 2027 10:18:14 GMT; Secure; \
        HttpOnly; SameSite=Lax

        """)
    #expect(try SetCookieArchive().decodeCookies(bytes) == [Self.login])
  }

  /// What would be read as something else is not written.
  @Test(
    "injections are refused",
    arguments: [
      Row("a tab", Cookie(name: "a", value: "b\tc", domain: "a.b"), ["cookies.txt"]),
      Row(
        "a line", Cookie(name: "a", value: "b\nc", domain: "a.b"), ["cookies.txt", "set-cookie"]),
      Row("an attribute", Cookie(name: "a", value: "b; Secure", domain: "a.b"), ["set-cookie"]),
      Row("a NUL", Cookie(name: "a", value: "b\0", domain: "a.b"), ["cookies.txt", "set-cookie", "binarycookies"]),
      Row("a comment", Cookie(name: "a", value: "b", domain: "#a.b"), ["cookies.txt", "set-cookie"]),
      Row("a dot", Cookie(name: "a", value: "b", domain: ".a.b"), ["cookies.txt", "set-cookie", "binarycookies"]),
      Row("no path", Cookie(name: "a", value: "b", domain: "a.b", path: ""), ["set-cookie"]),
      Row("no domain", Cookie(name: "a", value: "b", domain: ""), ["cookies.txt", "set-cookie", "binarycookies"]),
    ] as [Row<Cookie, [String]>]) func injection(_ row: Row<Cookie, [String]>)
  {
    var cookie = row.input
    cookie.expires = testTime
    let archives: [any CookieArchive] = [CookiesTxtArchive(), SetCookieArchive(), BinaryCookiesArchive()]
    let refusing = archives.filter { (try? $0.encode([cookie])) == nil }.map(\.name)
    #expect(refusing == row.expected)
  }

  @Test("dates", arguments: [-11_644_473_600, -1, 0, 951_782_400, 1_767_225_600, 4_107_542_399, 253_402_300_799])
  func dates(seconds: Int64) throws {
    var text: [UInt8] = []
    text.append(date: UnixTime(seconds: seconds))
    #expect(CookieDate.parse(String(decoding: text, as: UTF8.self)) == UnixTime(seconds: seconds))
  }
}
