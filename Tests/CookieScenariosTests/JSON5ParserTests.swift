import Choices
import Testing

@testable import CookieScenarios

@Suite struct JSON5ParserTests {
  @Test(arguments: [
    ("null", JSONValue.null), ("true", .bool(true)), ("-12", .number(-12)), ("+.5", .number(0.5)), ("5.", .number(5)),
    ("1e3", .number(1_000)), ("0x1F", .number(31)), ("-Infinity", .number(-.infinity)), ("1e400", .number(.infinity)),
    ("'a\\x41\\u00e9\\n'", .string("aAé\n")), ("\"\\ud83d\\ude00\"", .string("😀")), ("'a\\\nb'", .string("ab")),
    ("[1, /* two */ 2, ] // end", .array([.number(1), .number(2)])), ("\u{FEFF}[]", .array([])),
    ("\u{1680}\u{2000}\u{200A}\u{202F}\u{205F}\u{3000}\u{A0}1\u{3000}", .number(1)), ("// a\u{2028}1", .number(1)),
    ("// a\u{2029}1", .number(1)), ("// a\r1", .number(1)),
    ("'a\\\u{2028}b\\\r\nc'", .string("abc")), ("-0x10", .number(-16)), ("0xFFFFFFFFFFFFFFFFFF", .number(0x1p72)),
    ("0x\(String(repeating: "F", count: 300))", .number(.infinity)),
    (
      "{über: 1, \\u0061pp: 2, a\u{301}\u{200D}1: 3, \\u00fc\\u0301: 4, ⅷ: 5, 𝒳: 6}",
      .object([
        "über": .number(1), "app": .number(2), "a\u{301}\u{200D}1": .number(3), "ü\u{301}": .number(4), "ⅷ": .number(5),
        "𝒳": .number(6),
      ])
    ),
    ("{a: 1, 'b c': {$_9: []},}", .object(["a": .number(1), "b c": .object(["$_9": .array([])])])),
  ])
  func reads(text: String, value: JSONValue) throws {
    #expect(try JSONDocument(Array(text.utf8), source: "t").root == value)
  }

  @Test(arguments: [
    ("", "1:1", "a value"), ("{\n a 3}", "2:4", "\":\" after the key \"a\""),
    ("[1 2]", "1:4", "\",\" or \"]\""),
    ("[1,", "1:4", "a value"), ("'abc", "1:1", "a string that ends"),
    ("'a\nb'", "1:1", "the end of a string"), ("01", "1:1", "a value"),
    ("1e", "1:1", "a value"), ("--1", "1:1", "a value"), (".", "1:1", "a value"),
    ("{1a: 2}", "1:2", "a key"), ("/* no end", "1:1", "a comment that ends"),
    ("'\\ud83d'", "1:2", "the second half of a surrogate pair"),
    ("'\\u12'", "1:2", "4 hexadecimal digits"), ("[] []", "1:4", "the end of the document"),
    ("nul", "1:1", "a value"), ("0x+FF", "1:1", "a value"), ("0x-1", "1:1", "a value"), ("0x", "1:1", "a value"),
    ("0x1p3", "1:1", "a value"), ("0x1.8", "1:1", "a value"),
    ("{\r a 3}", "2:4", "\":\" after the key \"a\""), ("{\r\n a 3}", "2:4", "\":\" after the key \"a\""),
    ("{\n\r a 3}", "3:4", "\":\" after the key \"a\""), ("// a\u{2028}nul", "1:8", "a value"),
    ("\u{200B}1", "1:1", "a value"), ("1\u{E2}", "1:2", "the end of the document"),
    ("{\u{301}a: 1}", "1:2", "a key"), ("{\\u0031a: 1}", "1:2", "an escaped character of a key"),
    ("{a\\u002Db: 1}", "1:3", "an escaped character of a key"),
    ("{\\ud835\\udcb3: 1}", "1:2", "an escaped character of a key"),
    ("{\\x61: 1}", "1:2", "\\u and 4 hexadecimal digits"), ("{\\u12: 1}", "1:2", "4 hexadecimal digits"),
  ])
  func refuses(text: String, place: String, expected: String) {
    let error = #expect(throws: InputError.self) { try JSONDocument(Array(text.utf8), source: "t").root }
    #expect(error?.position.map { "\($0.line):\($0.column)" } == place)
    #expect(error?.place == "")
    #expect(error?.expected == expected)
  }

  @Test(
    "a key that is there twice is told with its path and place, and its first value counts",
    arguments: [
      ("{a: 1, a: 2}", [("a", "1:8")]), ("{a: {b: 1},\n 'a': {b: 1, b: 2}, b: 3}", [("a", "2:2"), ("a.b", "2:14")]),
      ("{a: 1, a: 1, a: 1}", [("a", "1:8"), ("a", "1:14")]), ("[{a: 1}, {a: 1, a: 2}]", [("[1].a", "1:17")]),
      ("{a: 1, b: {a: 1}}", []),
    ] as [(String, [(String, String)])])
  func repeatedKeys(text: String, expected: [(String, String)]) throws {
    let document = try JSONDocument(Array(text.utf8), source: "t")
    let found = document.repeatedKeys.listed
    #expect(found.map(\.path) == expected.map(\.0))
    #expect(document.textPositions(of: found.map(\.place)).map { "\($0.line):\($0.column)" } == expected.map(\.1))
    #expect(((try? JSONDocument.value(text, source: "t")) == nil) == !expected.isEmpty)
  }

  @Test func nestingIsBounded() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: InputError.self) { try JSONDocument(Array(text.utf8), source: "t").root }
  }

  @Test(
    "text is UTF-8, wherever it stands",
    arguments: [
      ([0x22, 0xFF, 0x22], "1:2", "the byte 0xFF"), (Array("[1] // caf".utf8) + [0xE9], "1:11", "the byte 0xE9"),
      (Array("/*\r\n ü".utf8) + [0xC0, 0x80] + Array("*/ 1".utf8), "2:4", "the byte 0xC0"),
      (Array("1 // ".utf8) + [0xED, 0xA0, 0x80], "1:6", "the byte 0xED"),
      ([0xFE, 0xFF, 0x00, 0x31], "1:1", "the byte 0xFE"),
    ] as [([UInt8], String, String)])
  func encoding(bytes: [UInt8], place: String, found: String) {
    let error = #expect(throws: InputError.self) { try JSONDocument(bytes, source: "t") }
    #expect(error?.position.map { "\($0.line):\($0.column)" } == place)
    #expect(error?.found == found && error?.expected == "text in UTF-8")
  }

  @Test("any bytes are read or refused") func total() {
    var generator = SplitMix64(seed: 11)
    let alphabet = Array("{}[]:,'\"\\u0x19aeE+-./* \n\u{E9}nulltrue".utf8)
    for _ in 0..<20_000 {
      let length = Int.random(in: 0..<24, using: &generator)
      let bytes = (0..<length).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] }
      _ = try? JSONDocument(bytes, source: "t").root
    }
  }
}
