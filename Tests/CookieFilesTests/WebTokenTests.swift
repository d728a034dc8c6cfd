import Choices
import CookieReports
import Cookies
import Testing

@testable import CookieFiles

@Suite("JSON Web Tokens") struct WebTokenTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var header = #"{"alg":"HS256","typ":"JWT"}"#
    var payload: String
    /// Nil if it is no token.
    var says: String?

    var testDescription: String { name }
    var value: String { "\(encoded(header)).\(encoded(payload)).c2ln" }
    private func encoded(_ text: String) -> String { Base64URL.encode(Array(text.utf8)) }
  }

  private static let deep = String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)

  @Test(
    "what a token says of its dates",
    arguments: [
      Row(
        name: "both", payload: #"{"iat":1767225600,"exp":1767226500,"sub":"ada"}"#,
        says: "issued 2026-01-01T00:00:00Z, expires 2026-01-01T00:15:00Z, unverified"),
      Row(
        name: "a fraction", payload: #"{"iat":1767225600.25}"#,
        says: "issued 2026-01-01T00:00:00.250000Z, expires not said, unverified"),
      Row(
        name: "an exponent", payload: #"{"exp":1.7672256e9}"#,
        says: "issued not said, expires 2026-01-01T00:00:00Z, unverified"),
      Row(name: "none", payload: "{}", says: "issued not said, expires not said, unverified"),
      Row(
        name: "the epoch, and the last second", payload: #"{"iat":0,"exp":253402300799}"#,
        says: "issued 1970-01-01T00:00:00Z, expires 9999-12-31T23:59:59Z, unverified"),
      Row(
        name: "a text, and one past the last second", payload: #"{"iat":"1767225600","exp":253402300800}"#,
        says: "issued unreadable, expires unreadable, unverified"),
      Row(
        name: "negative, and huge", payload: #"{"iat":-1,"exp":99999999999999999999999999}"#,
        says: "issued unreadable, expires unreadable, unverified"),
      Row(
        name: "too large for a double, and too small", payload: #"{"iat":1e400,"exp":1e-400}"#,
        says: "issued unreadable, expires 1970-01-01T00:00:00Z, unverified"),
      Row(
        name: "null, and a list", payload: #"{"iat":null,"exp":[1]}"#,
        says: "issued unreadable, expires unreadable, unverified"),
      Row(
        name: "milliseconds", payload: #"{"iat":1767225600000}"#,
        says: "issued unreadable, expires not said, unverified"),
      Row(
        name: "twice: the last counts", payload: #"{"exp":1,"exp":2}"#,
        says: "issued not said, expires 1970-01-01T00:00:02Z, unverified"),
      Row(
        name: "no algorithm", header: #"{"alg":"none"}"#, payload: #"{"exp":2}"#,
        says: "issued not said, expires 1970-01-01T00:00:02Z, unverified"),
      Row(name: "a header without an algorithm", header: #"{"typ":"JWT"}"#, payload: "{}", says: nil),
      Row(name: "an algorithm that is a number", header: #"{"alg":1}"#, payload: "{}", says: nil),
      Row(name: "a header that is a list", header: #"["alg"]"#, payload: "{}", says: nil),
      Row(name: "a payload that is a list", payload: "[1]", says: nil),
      Row(name: "a payload that is text", payload: "hello", says: nil),
      Row(name: "a payload that is cut", payload: #"{"exp":2"#, says: nil),
      Row(name: "something behind the payload", payload: #"{"exp":2}}"#, says: nil),
      Row(name: "no number", payload: #"{"exp":NaN}"#, says: nil),
      Row(name: "an empty payload", payload: "", says: nil),
      Row(name: "deep", payload: #"{"exp":2,"a":"# + deep + "}", says: nil),
    ])
  func dates(_ row: Row) { #expect(WebTokenDates(row.value)?.description == row.says) }

  private static let head = "eyJhbGciOiJub25lIn0"

  @Test(
    "texts that are tokens, or nearly",
    arguments: [
      ("\(head).e30.", true), ("\(head).e30.AAAA", true), ("", false), ("..", false), ("\(head).e30", false),
      ("\(head).e30.AAAA.", false), ("\(head).e30.AAAA.AAAA.AAAA", false), ("\(head).e30=.AAAA", false),
      ("\(head).e30.AA==", false), ("\(head).e30.A", false), ("\(head).e3 0.", false), ("\(head).e30.+/+/", false),
      (" \(head).e30.", false), ("\(head).e30.\u{E9}", false),
      // {"a":"<FF>"}: no UTF-8.
      ("\(head).eyJhIjoi_yJ9.", false),
      // Longer than any cookie.
      ("\(head).e30." + String(repeating: "A", count: 16_384), false),
    ])
  func shape(value: String, isToken: Bool) { #expect((WebTokenDates(value) != nil) == isToken) }

  @Test(
    "base 64 for URLs",
    arguments: [
      ([], ""), ([0], "AA"), ([0, 0], "AAA"), ([255, 254, 253], "__79"), ([251, 239], "--8"),
      (Array("light".utf8), "bGlnaHQ"),
    ] as [([UInt8], String)])
  func base64(bytes: [UInt8], text: String) {
    #expect(Base64URL.encode(bytes) == text)
    #expect(Base64URL.decode(text) == bytes)
  }

  @Test(
    "what is no base 64 for URLs", arguments: ["A", "AAAAA", "AA==", "A A", "A+", "A/", "A\u{80}", "\u{0}\u{0}", "é"])
  func noBase64(text: String) { #expect(Base64URL.decode(text) == nil) }

  private static let row = Row(name: "", payload: #"{"iat":1767225600,"exp":1767226500.5,"sub":"ada"}"#)

  @Test("inspect says the dates beside the cookies, whose members stay as they are") func inspect() throws {
    var entry = CookieFile.Entry(Cookie(name: "s\u{1B}", value: Self.row.value, domain: "a.b", path: "/"))
    var file = CookieFile(format: "a test")
    file.entries = [entry]
    entry.isEncrypted = true
    file.entries.append(entry)
    let report = InspectReport([.init(path: "x\u{7}", file: file)], domains: nil, showsValues: false)
    #expect(
      report.text.contains(
        #"  s\u{1B} at a.b is a JWT: issued 2026-01-01T00:00:00Z, expires 2026-01-01T00:15:00.500000Z, unverified"#
          + "\n"))
    let json = try report.json()
    #expect(
      json.hasSuffix(
        "\"webTokens\":[\n" + #"{"file":"x\u0007","name":"s\u001b","domain":"a.b","path":"/","issued":1767225600,"#
          + #""expires":1767226500.5,"isVerified":false}"# + "\n]}\n"))
    #expect(json.contains(#""sameSite":null,"expires":null,"created":null,"setByScript":null}"#))
    #expect(!(json + report.text).contains("ada") && !(json + report.text).contains("eyJ"))
  }
}
