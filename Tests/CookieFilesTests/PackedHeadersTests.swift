import Testing

@testable import CookieFiles

@Suite("header fields of a capture") struct PackedHeadersTests {
  private static let fields = [
    CapturedHeader(name: "Cookie", value: "sid=A1"), CapturedHeader(name: "cookie", value: "theme=dark"),
    CapturedHeader(name: "COOKIES", value: "none"), CapturedHeader(name: "Accept", value: ""),
    CapturedHeader(name: "X-\u{212A}ey", value: "a Kelvin sign is no letter K"),
    CapturedHeader(name: "[ookie", value: "a bracket is no letter"), CapturedHeader(name: "", value: "no name"),
  ]

  /// As a capture's reader packs them: what comes twice stands in a table.
  private static var packed: [PackedHeaders] {
    var builder = CaptureBuilder()
    for number in 0..<3 {
      builder.add(
        CapturedExchange(startedAt: Int64(number), method: "GET", url: "https://shop.example/", place: ""),
        at: .entry(number), request: fields, response: [])
    }
    return builder.finish().map(\.request)
  }

  @Test(
    "are found by their names, packed or not",
    arguments: [
      ("cookie", ["sid=A1", "theme=dark"]), ("cookies", ["none"]), ("accept", [""]), ("x-key", []), ("{ookie", []),
      ("", ["no name"]), ("cook", []),
    ])
  func found(name: String, values: [String]) {
    for headers in Self.packed + [PackedHeaders(Self.fields)] {
      #expect(headers.headers == Self.fields)
      #expect(headers.values(of: name) == values && headers.first(of: name) == values.first)
    }
  }

  @Test("are asked for by what their names are", arguments: [("acce", true), ("sid", false)])
  func names(start: String, isThere: Bool) {
    for headers in Self.packed + [PackedHeaders(Self.fields)] {
      #expect(headers.containsName { $0.hasPrefix(start) } == isThere)
    }
  }
}
