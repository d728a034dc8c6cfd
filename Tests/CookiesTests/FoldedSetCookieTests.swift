import Testing

@testable import Cookies

@Suite("Folded fields")
struct FoldedSetCookieTests {
  private static func split(_ text: String) -> (fields: [String], undecided: [String]) {
    let bytes = Array(text.utf8)
    let result = bytes.withUnsafeBufferPointer { FoldedSetCookie(splitting: $0) }
    let fields = result.fields.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
    return (fields, result.undecided.map { "\($0.offset) \($0.reason)" + ($0.separates ? " separates" : "") })
  }

  static let decided: [Row<String, [String]>] = [
    Row("one field", "a=b; Path=/", ["a=b; Path=/"]),
    Row("two pairs", "a=b, c=d", ["a=b", "c=d"]),
    Row("a date", "a=b; Expires=Wed, 09 Jun 2027 10:18:14 GMT", ["a=b; Expires=Wed, 09 Jun 2027 10:18:14 GMT"]),
    Row(
      "a date, then a field", "a=b; expires=Wed, 09 Jun 2027 10:18:14 GMT, c=d; Path=/",
      ["a=b; expires=Wed, 09 Jun 2027 10:18:14 GMT", "c=d; Path=/"]),
    Row(
      "a date with a long weekday", "a=b; Expires=Wednesday, 09-Jun-27 10:18:14 GMT, c=d",
      ["a=b; Expires=Wednesday, 09-Jun-27 10:18:14 GMT", "c=d"]),
    Row("a cookie named Expires", "Expires=Wed, x=y", ["Expires=Wed", "x=y"]),
    Row("behind a flag", "a=b; Secure, c=d; HttpOnly, e=f", ["a=b; Secure", "c=d; HttpOnly", "e=f"]),
    Row(
      "behind other attributes", "a=b; Max-Age=5, c=d; Domain=example.com, e=f; SameSite=Lax, g=h",
      ["a=b; Max-Age=5", "c=d; Domain=example.com", "e=f; SameSite=Lax", "g=h"]),
    Row("no blank behind the comma", "a=b,c=d", ["a=b,c=d"]),
    Row("an empty value", "a=, b=", ["a=", "b="]),
    Row("nothing", "", [""]),
  ]

  @Test("decided", arguments: decided) func splitsSurely(_ row: Row<String, [String]>) {
    let result = Self.split(row.input)
    #expect(result.fields == row.expected)
    #expect(result.undecided.isEmpty)
  }

  static let undecided: [Row<String, [String]>] = [
    Row("no pair follows", "a=b, c", ["a=b, c", "3 noPairFollows"]),
    Row("a path with a comma", "a=b; Path=/x, c=d", ["a=b; Path=/x", "c=d", "12 inFreeValue separates"]),
    Row("an unknown attribute", "a=b; foo=x, c=d", ["a=b; foo=x", "c=d", "10 inFreeValue separates"]),
    Row("between quotes", "a=\"b, c=d\"", ["a=\"b, c=d\"", "4 betweenQuotes"]),
    Row("quotes that never close", "a=\"b, c=d", ["a=\"b", "c=d"]),
    Row("an attribute's name follows", "a=b, Path=/", ["a=b", "Path=/", "3 attributeFollows separates"]),
    Row("no pair behind a flag", "a=b; HttpOnly, c", ["a=b; HttpOnly", "c", "13 noPairFollows separates"]),
    Row(
      "a flag behind a flag", "a=b; HttpOnly, c; Path=/x",
      ["a=b; HttpOnly", "c; Path=/x", "13 noPairFollows separates"]),
    Row("nothing behind Max-Age", "a=b; Max-Age=0, ", ["a=b; Max-Age=0", "", "14 noPairFollows separates"]),
    Row("no pair behind a path", "a=b; Path=/, c", ["a=b; Path=/", "c", "11 noPairFollows separates"]),
    Row("no pair behind an unknown attribute", "a=b; foo=x, c", ["a=b; foo=x, c", "10 noPairFollows"]),
    Row("a comma at the end", "a=b, ", ["a=b, ", "3 noPairFollows"]),
  ]

  @Test("undecided commas are listed", arguments: undecided) func listsDoubt(_ row: Row<String, [String]>) {
    let result = Self.split(row.input)
    #expect(result.fields + result.undecided == row.expected)
  }
}
