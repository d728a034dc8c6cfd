import Testing

@testable import Cookies

@Suite("Octets, printing and time")
struct TextTests {
  @Test(
    "octets survive as text",
    arguments: [
      [], [0x61], [0xC3, 0xA9], [0xC3], [0x80, 0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x8F, 0xBE, 0x80],
      [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x8F, 0xBD, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x8D, 0xAA],
      [0xF4, 0x8F],
    ] as [[UInt8]])
  func octets(_ octets: [UInt8]) {
    let text = Cookie.text(octets: octets)
    #expect(Cookie.octets(of: text) == octets)
    #expect(Cookie.octets(of: text + "x" + text) == octets + [0x78] + octets)
  }

  @Test func everyPairOfBytesSurvives() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let octets = [first, second, 0x3B]
        guard Cookie.octets(of: Cookie.text(octets: octets)) == octets else {
          Issue.record("\(octets) do not survive")
          return
        }
      }
    }
  }

  @Test(
    "hostile text is escaped",
    arguments: [
      Row("plain", "caf\u{E9} \u{2603}", "caf\u{E9} \u{2603}"),
      Row("controls", "a\u{1B}[31m\n\r\t\0\u{7F}", "a\\u{1B}[31m\\n\\r\\t\\u{0}\\u{7F}"),
      Row("C1 controls", "\u{9B}", "\\u{9B}"),
      Row("bidirectional controls", "\u{202E}\u{2066}\u{200F}", "\\u{202E}\\u{2066}\\u{200F}"),
      Row("invisible", "\u{200B}\u{FEFF}\u{AD}", "\\u{200B}\\u{FEFF}\\u{AD}"),
      Row("line separators", "\u{2028}", "\\u{2028}"),
      Row("backslash", "\\", "\\\\"),
      Row("octets", Cookie.text(octets: [0xFF]), "\\xFF"),
    ])
  func printable(_ row: Row<String, String>) {
    #expect(Printable.text(row.input) == row.expected)
  }

  @Test(
    "times print as ISO 8601",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59.999999Z"),
      (1_767_225_600_500_000, "2026-01-01T00:00:00.500000Z"),
      (-11_644_473_600_000_000, "1601-01-01T00:00:00Z"), (.min, "the earliest time"), (.max, "the latest time"),
    ] as [(Int64, String)])
  func description(microseconds: Int64, expected: String) {
    #expect(UnixTime(microseconds: microseconds).description == expected)
  }

  @Test("time saturates") func saturation() {
    #expect(UnixTime(seconds: .max) == .distantFuture)
    #expect(UnixTime(seconds: .min) == .distantPast)
    #expect(UnixTime.distantFuture + .seconds(1) == .distantFuture)
    #expect(UnixTime.distantPast - .seconds(1) == .distantPast)
    #expect(testTime + .seconds(Int64.max) == .distantFuture)
    #expect(testTime - .seconds(Int64.min) == .distantFuture)
    #expect(testTime + .milliseconds(1500) == UnixTime(microseconds: 1_767_225_601_500_000))
    #expect(UnixTime.distantFuture.microseconds(since: .distantPast) == .max)
    #expect(UnixTime(microseconds: -1).seconds == -1)
  }
}
