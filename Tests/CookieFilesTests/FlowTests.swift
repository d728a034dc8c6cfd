import Choices
import Cookies
import Testing

@testable import CookieFiles

@Suite("mitmproxy's flows") struct FlowTests {
  /// A value as mitmproxy writes it.
  indirect enum Value: Sendable {
    case bytes(String), text(String), number(String), float(String), null, yes
    case list([Value])
    case dictionary([(String, Value)])

    var written: [UInt8] {
      switch self {
      case .bytes(let text): Self.netstring(Cookie.octets(of: text), ",")
      case .text(let text): Self.netstring(Array(text.utf8), ";")
      case .number(let text): Self.netstring(Array(text.utf8), "#")
      case .float(let text): Self.netstring(Array(text.utf8), "^")
      case .null: Self.netstring([], "~")
      case .yes: Self.netstring(Array("true".utf8), "!")
      case .list(let elements): Self.netstring(elements.flatMap(\.written), "]")
      case .dictionary(let members):
        Self.netstring(members.flatMap { Value.text($0.0).written + $0.1.written }, "}")
      }
    }

    private static func netstring(_ bytes: [UInt8], _ type: Unicode.Scalar) -> [UInt8] {
      Array("\(bytes.count):".utf8) + bytes + [UInt8(ascii: type)]
    }
  }

  static func headers(_ pairs: [(String, String)]) -> Value {
    .list(pairs.map { .list([.bytes($0.0), .bytes($0.1)]) })
  }

  static func request(_ more: [(String, Value)] = []) -> [(String, Value)] {
    [
      ("method", .bytes("GET")), ("scheme", .bytes("https")), ("host", .text("93.184.216.34")),
      ("port", .number("443")),
      ("path", .bytes("/in?code=1")), ("authority", .bytes("")), ("timestamp_start", .float("1767225600.25")),
      ("headers", headers([("Host", "www.example.com"), ("Cookie", "a=1; b=2")])),
    ].filter { old in !more.contains { $0.0 == old.0 } } + more
  }

  static func response(_ more: [(String, Value)] = []) -> Value {
    .dictionary(
      [
        ("status_code", .number("200")), ("timestamp_end", .float("1767225600.5")), ("content", .bytes("a body")),
        ("headers", headers([("Set-Cookie", "a=2; Secure"), ("Set-Cookie", "b=, x=3")])),
      ].filter { old in !more.contains { $0.0 == old.0 } } + more)
  }

  static func flow(
    _ more: [(String, Value)] = [], request: [(String, Value)] = [], response: Value = response()
  ) -> [UInt8] {
    let client = Value.dictionary([
      ("id", .text("4711")), ("peername", .list([.text("10.0.0.2"), .number("5000")])),
    ])
    let base: [(String, Value)] = [
      ("type", .text("http")), ("version", .number("20")), ("client_conn", client),
      ("request", .dictionary(Self.request(request))), ("response", response),
    ]
    return Value.dictionary(base.filter { old in !more.contains { $0.0 == old.0 } } + more).written
  }

  static func read(_ bytes: [UInt8]) throws -> Capture { try Captures.read(CaptureBytes(path: "x.mitm", bytes)) }

  @Test("all that a flow tells") func whole() throws {
    let capture = try Self.read(Self.flow())
    #expect(capture.format == .mitmproxyFlows && capture.creator == "mitmproxy, format 20" && capture.remarks == [])
    #expect(
      capture.exchanges == [
        CapturedExchange(
          startedAt: 1_767_225_600_250_000, duration: 250_000, method: "GET",
          url: "https://www.example.com/in?code=1",
          requestHeaders: [
            CapturedHeader(name: "Host", value: "www.example.com"), CapturedHeader(name: "Cookie", value: "a=1; b=2"),
          ], status: 200,
          responseHeaders: [
            CapturedHeader(name: "Set-Cookie", value: "a=2; Secure"),
            CapturedHeader(name: "Set-Cookie", value: "b=, x=3"),
          ], connection: "4711", initiator: "client 10.0.0.2", place: "flow 1, byte 0")
      ])
  }

  struct Row: Sendable {
    var name: String
    var flow: [UInt8]
    /// URL and status; nil if it is left out.
    var found: String?
    var remarks: [String] = []
  }

  @Test(
    "versions and odd ones",
    arguments: [
      Row(name: "no answer", flow: flow(response: .null), found: "https://www.example.com/in?code=1 nil"),
      Row(
        name: "HTTP/2's authority, with a port", flow: flow(request: [("authority", .bytes("a.example:8443"))]),
        found: "https://a.example:8443/in?code=1 200"),
      Row(
        name: "no Host, another port",
        flow: flow(request: [("headers", .list([])), ("port", .number("8080")), ("scheme", .bytes("http"))]),
        found: "http://93.184.216.34:8080/in?code=1 200"),
      Row(
        name: "another kind", flow: flow([("type", .text("tcp"))]),
        remarks: ["flow 1, byte 0: a flow of another kind than HTTP, and left out"]),
      Row(
        name: "a later version", flow: flow([("version", .number("99"))]),
        found: "https://www.example.com/in?code=1 200",
        remarks: ["flow 1, byte 0: version 99 of the format is not known; read as the known ones"]),
      Row(
        name: "the version of the program, as before 2.0", flow: flow([("version", .list([.number("0")]))]),
        found: "https://www.example.com/in?code=1 200",
        remarks: ["flow 1, byte 0: no version of the format; read as the known ones"]),
      Row(
        name: "sent again", flow: flow([("is_replay", .text("request"))]),
        found: "https://www.example.com/in?code=1 200",
        remarks: ["flow 1, byte 0: sent again by mitmproxy, not by the app"]),
      Row(
        name: "broken off", flow: flow([("error", .dictionary([("msg", .text("x"))]))]),
        found: "https://www.example.com/in?code=1 200", remarks: ["flow 1, byte 0: the answer was broken off"]),
      Row(
        name: "no date", flow: flow(request: [("timestamp_start", .float("1e300"))]),
        remarks: ["flow 1, byte 0: no timestamp_start of the request that is a date, and left out"]),
      Row(
        name: "no status", flow: flow(response: response([("status_code", .number("99999999999"))])),
        found: "https://www.example.com/in?code=1 nil",
        remarks: ["flow 1, byte 0: no status_code from 1 to 999"]),
    ]) func odd(_ row: Row) throws
  {
    let capture = try Self.read(row.flow)
    let found = capture.exchanges.map { "\($0.url) \($0.status.map { String($0) } ?? "nil")" }
    #expect(found == [row.found].compactMap { $0 }, "\(row.name)")
    #expect(capture.remarks == row.remarks, "\(row.name)")
  }

  @Test("a file cut at any byte has the flows in front of the cut, and names it") func cut() throws {
    let one = Self.flow()
    let bytes = one + one + one
    for length in one.count + 1..<bytes.count where length % one.count != 0 {
      let capture = try Self.read(Array(bytes[..<length]))
      let start = length / one.count * one.count
      #expect(capture.exchanges.count == length / one.count)
      #expect(
        capture.damage == ["flow \(length / one.count + 1), byte \(start): found the end, expected the rest of it"])
    }
    #expect(throws: InputError.self) { try Self.read(Array(one.dropLast())) }
  }

  @Test("a lying length inside a flow costs that flow only") func lie() throws {
    var broken = Self.flow()
    let place = try #require(broken.firstRange(of: Array("4:host".utf8))?.lowerBound)
    broken[place] = UInt8(ascii: "9")
    let capture = try Self.read(Self.flow() + broken + Self.flow())
    #expect(capture.exchanges.count == 2 && capture.damage.count == 1)
    #expect(capture.damage[0].hasPrefix("flow 2, byte \(broken.count): found no netstring at byte "))
  }

  @Test("spoilt flows are read or refused, never more of them than there is room for", arguments: [1, 2, 3, 4])
  func spoilt(seed: UInt64) throws {
    var random = Generator(state: seed)
    let originals = try [
      "mitmproxy-dumpfile-7.mitm", "mitmproxy-dumpfile-10.mitm", "mitmproxy-successful_log.mitm",
    ].map { try RealFileFolder.bytes($0) }
    for _ in 0..<200 {
      var bytes = originals[Int(random.next() % 3)]
      for _ in 0..<1 + random.next() % 8 {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      if random.next() % 4 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
      guard let capture = try? Self.read(bytes) else { continue }
      #expect(capture.exchanges.count <= 20 && capture.damage.count <= 21)
    }
  }
}
