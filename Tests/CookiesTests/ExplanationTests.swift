import CookieReports
import Testing

@testable import Cookies

@Suite("Explanations")
struct ExplanationTests {
  static let rows: [Row<String, [String]>] = [
    Row("5.6, attributes, step 7", "a=b; foo=bar", ["dropped: unknownName 5.6 attributes step 7"]),
    Row(
      "5.6, attributes, step 6", "a=b; Path=/\(String(repeating: "x", count: 1024))",
      ["dropped: valueTooLong 5.6 attributes step 6"]),
    Row("5.6.1", "a=b; Expires=1 jan 2026 0:0:1", ["2026-01-01T00:00:01Z 5.6.1.6"]),
    Row("5.6.1 step 2", "a=b; Expires=soon", ["dropped: notADate 5.6.1.2"]),
    Row("5.6.2 step 1", "a=b; Max-Age=", ["dropped: maxAgeEmpty 5.6.2.1"]),
    Row("5.6.2 step 2", "a=b; Max-Age=x", ["dropped: maxAgeNotANumber 5.6.2.2"]),
    Row("5.6.2 step 6", "a=b; Max-Age=34560001", ["34560001 s, cut to 34560000 s 5.6.2.6"]),
    Row(
      "5.7 step 6", "a=b; Expires=1 jan 2026 0:0:1; Max-Age=5",
      ["dropped: overriddenByMaxAge 5.7.6", "5 s 5.6.2.8"]),
    Row(
      "5.7 step 7", "a=b; Domain=x.test; Domain=.Example.com",
      ["dropped: overriddenByLater 5.7.7", "example.com 5.6.3.4"]),
    Row("5.7 step 10", "a=b; Domain=.", ["this host only 5.7.10"]),
    Row("5.6.4", "a=b; Path=/x; Path=y", ["dropped: overriddenByLater 5.7.11", "default-path /dir 5.6.4.1"]),
    Row("flags", "a=b; Secure; HttpOnly; Secure", ["yes 5.7.12", "yes 5.7.14", "yes 5.7.12"]),
    Row("5.6.7", "a=b; SameSite=x", ["Default 5.6.7.1"]),
    Row("CHIPS is off", "a=b; Partitioned", ["dropped: turnedOff 5.6 attributes step 7"]),
    Row("empty attributes are nobody's", "a=b;; ;", []),
    Row("5.6 step 1", "a=b; Secure\u{1}", []),
  ]

  @Test("attributes", arguments: rows) func attributes(_ row: Row<String, [String]>) throws {
    let explanation = CookieJar().explain(
      Array(row.input.utf8), from: try response("https://www.example.com/dir/x"), at: testTime)
    #expect(explanation.attributes.map { "\($0.meaning.text) \($0.step)" } == row.expected)
  }

  @Test("the jar itself does not change") func noChange() throws {
    let jar = try jar(["a=1; Path=/"])
    let origin = try response("https://www.example.com/")
    let explanation = jar.explain(Array("a=2".utf8), from: origin, at: testTime)
    #expect(explanation.result.cookie?.value == "2")
    #expect(explanation.result.step.description == "5.7.23")
    #expect(jar.cookies.map(\.value) == ["1"])
  }

  @Test("every reason knows its step", arguments: IgnoredReason.allCases) func steps(_ reason: IgnoredReason) {
    #expect(!reason.step.section.isEmpty)
    #expect(!reason.step.step.isEmpty)
  }
}
