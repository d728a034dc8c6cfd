import Choices
import Testing

@testable import CookieScenarios

@Suite struct JSON5ParserTests {
  @Test(arguments: [
    ("null", JSONValue.null), ("true", .bool(true)), ("-12", .number(-12)), ("+.5", .number(0.5)), ("5.", .number(5)),
    ("1e3", .number(1_000)), ("0x1F", .number(31)), ("-Infinity", .number(-.infinity)), ("1e400", .number(.infinity)),
    ("'a\\x41\\u00e9\\n'", .string("aAé\n")), ("\"\\ud83d\\ude00\"", .string("😀")), ("'a\\\nb'", .string("ab")),
    ("[1, /* two */ 2, ] // end", .array([.number(1), .number(2)])), ("\u{FEFF}[]", .array([])),
    ("{a: 1, 'b c': {$_9: []},}", .object(["a": .number(1), "b c": .object(["$_9": .array([])])])),
  ])
  func reads(text: String, value: JSONValue) throws {
    #expect(try JSONDocument(Array(text.utf8), source: "t").root == value)
  }

  @Test(arguments: [
    ("", "1:1", "a value"), ("{\n a 3}", "2:4", "\":\" after the key \"a\""),
    ("[1 2]", "1:4", "\",\" or \"]\""), ("{a: 1, a: 2}", "1:8", "each key once"),
    ("[1,", "1:4", "a value"), ("'abc", "1:1", "a string that ends"),
    ("'a\nb'", "1:1", "the end of a string"), ("01", "1:1", "a value"),
    ("1e", "1:1", "a value"), ("--1", "1:1", "a value"), (".", "1:1", "a value"),
    ("{1a: 2}", "1:2", "a key"), ("/* no end", "1:1", "a comment that ends"),
    ("'\\ud83d'", "1:2", "the second half of a surrogate pair"),
    ("'\\u12'", "1:2", "4 hexadecimal digits"), ("[] []", "1:4", "the end of the document"),
    ("nul", "1:1", "a value"),
  ])
  func refuses(text: String, place: String, expected: String) {
    let error = #expect(throws: InputError.self) { try JSONDocument(Array(text.utf8), source: "t").root }
    #expect(error?.position.map { "\($0.line):\($0.column)" } == place)
    #expect(error?.place == "")
    #expect(error?.expected == expected)
  }

  @Test func nestingIsBounded() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: InputError.self) { try JSONDocument(Array(text.utf8), source: "t").root }
  }

  @Test func stringsAreUTF8() {
    #expect(throws: InputError.self) { try JSONDocument([0x22, 0xFF, 0x22], source: "t") }
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
