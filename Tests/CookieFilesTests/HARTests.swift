import Choices
import Cookies
import Testing

@testable import CookieFiles

@Suite("HAR captures") struct HARTests {
  static func har(_ entries: String) -> [UInt8] {
    Array("{\"log\": {\"version\": \"1.2\", \"entries\": [\(entries)]}}".utf8)
  }

  static func entry(_ second: Int, _ request: String, _ response: String) -> String {
    "{\"startedDateTime\": \"2026-01-01T01:00:0\(second).250+01:00\", "
      + "\"request\": {\"url\": \"https://www.example.com/\", \"headers\": \(request)}, "
      + "\"response\": {\"headers\": \(response)}}"
  }

  static func read(_ bytes: [UInt8]) throws -> CookieFile {
    try CookieFileFormats.read(CookieFileInput(path: "x.har", bytes: bytes))
  }

  struct Row: Sendable {
    var name: String
    var entries: String
    /// Name and value.
    var cookies: [String]
  }

  @Test(
    "the jar that a capture leaves behind",
    arguments: [
      Row(
        name: "a list of headers", entries: entry(0, "[]", "[{\"name\": \"Set-Cookie\", \"value\": \"a=1; Secure\"}]"),
        cookies: ["a=1"]),
      Row(
        name: "Safari's dictionary, folded",
        entries: entry(
          0, "{}", "{\"Set-Cookie\": \"a=1; Expires=Thu, 01 Jan 2032 00:00:00 GMT, b=2\"}"), cookies: ["a=1", "b=2"]),
      Row(
        name: "joined by line feeds",
        entries: entry(0, "[]", "[{\"name\": \"set-cookie\", \"value\": \"a=1\\nb=2\"}]"), cookies: ["a=1", "b=2"]),
      Row(
        name: "not sorted: the later answer counts",
        entries: entry(2, "[]", "[{\"name\": \"set-cookie\", \"value\": \"a=2\"}]") + ","
          + entry(1, "[]", "[{\"name\": \"set-cookie\", \"value\": \"a=1\"}]"), cookies: ["a=2"]),
      Row(
        name: "deleted",
        entries: entry(1, "[]", "[{\"name\": \"set-cookie\", \"value\": \"a=2\"}]") + ","
          + entry(2, "[]", "[{\"name\": \"set-cookie\", \"value\": \"a=; Max-Age=0\"}]"), cookies: []),
    ]) func jar(_ row: Row) throws
  {
    let file = try Self.read(Self.har(row.entries))
    #expect(file.entries.map { "\($0.cookie.name)=\($0.cookie.value)" } == row.cookies, "\(row.name)")
    #expect(file.problems == [])
  }

  @Test("dates have their zone and fraction") func dates() throws {
    let file = try Self.read(Self.har(Self.entry(0, "[]", "[{\"name\": \"Set-Cookie\", \"value\": \"a=1\"}]")))
    #expect(file.entries.first?.created == UnixTime(microseconds: 1_767_225_600_250_000))
    #expect(HARDate.time("2026-01-01T00:00:00Z") == UnixTime(seconds: 1_767_225_600))
    #expect(HARDate.time("2026-02-30T00:00:00Z") == nil && HARDate.time("") == nil)
  }

  @Test("a capture without cookies says how to export one with them") func sanitised() throws {
    let file = try Self.read(Self.har(Self.entry(0, "[]", "[]")))
    #expect(file.entries.isEmpty && file.notes.count == 1 && file.notes[0].contains("with sensitive data"))
  }

  @Test("a cut capture has the exchanges in front of the cut, and names it") func cut() throws {
    let entries = (0..<3).map { Self.entry($0, "[]", "[{\"name\": \"Set-Cookie\", \"value\": \"c\($0)=1\"}]") }
    let bytes = Self.har(entries.joined(separator: ","))
    let whole = try Self.read(bytes)
    #expect(whole.entries.map(\.cookie.name) == ["c0", "c1", "c2"])
    for length in 60..<bytes.count {
      let file = try Self.read(Array(bytes.prefix(length)))
      #expect(file.problems.first?.hasPrefix("byte \(length): found the end") ?? false)
      #expect(whole.entries.map(\.cookie.name).starts(with: file.entries.map(\.cookie.name)))
    }
  }

  @Test(
    "what JSON may be",
    arguments: [
      ("\u{FEFF}{\"a\":1}", true), ("{\"a\":1,\"a\":2}", true), ("\"\\ud83d\\ude00\\ud83d\"", true), ("[1,]", false),
      ("{\"a\":1", false), ("\"\\x\"", false), ("[1] 2", false), ("nul", false), ("", false), ("1e5", true),
    ]) func json(text: String, isWhole: Bool)
  {
    let (tree, brokenAt) = JSONTree.parse(Array(text.utf8))
    #expect((brokenAt == nil) == isWhole)
    if text.hasPrefix("\"\\u") { #expect(tree?.text == "\u{1F600}\u{FFFD}") }
    if text.contains(",\"a\"") { #expect(tree?["a"] == .number("2")) }
  }

  @Test("deep nesting ends, and is named") func depth() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(JSONTree.parse(deep).brokenAt == 200)
  }
}
