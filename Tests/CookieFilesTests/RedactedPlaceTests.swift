import Choices
import Cookies
import Testing

@testable import CookieFiles

/// Each place of a capture that a secret has been seen in. It has 8 bytes or more, and none of them may stay.
@Suite("redaction, place by place") struct RedactedPlaceTests {
  static let token = "Zq7Kp2Wm9Xr4Tb1N"

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    var secret = token

    /// - Parameter address: the path of the URL, in which the secret may stand again.
    init(
      _ name: String, _ address: String = "", more: String = "", request: String = "",
      response: String = "\"status\":200", secret: String = token
    ) {
      let entry = CaptureTests.entry(more, request, response)
      text = CaptureTests.har(entry.replacing("www.example.com/\"", with: "www.example.com/\(address)\""))
      (testDescription, self.secret) = (name, secret)
    }

    static func header(_ name: String, _ value: String, _ address: String = "") -> Row {
      Row("\(name): \(value)", address, request: #","headers":[{"name":"\#(name)","value":"\#(value)"}]"#)
    }

    static func answer(_ name: String, _ value: String) -> Row {
      Row("\(name): \(value)", response: #""status":200,"headers":[{"name":"\#(name)","value":"\#(value)"}]"#)
    }
  }

  static let rows: [Row] = [
    Row("a path", "reset/\(token)"), Row("a path's parameter", "app;jsessionid=\(token)"),
    Row("a URL in a path", "go/https%3A%2F%2Fx%3Ftoken%3D\(token)"),
    Row("a query of Base64", "x?\(token)=="), Row("a query's name", "x?\(token)=1"),
    Row("a query's encoded name", "x?a%3D\(token)=1"),
    Row("an address of mail in a path", "reset/anna.schmidt@example.org/go", secret: "anna.schmidt"),
    Row("the same, escaped", "reset/anna.schmidt%40example.org/go", secret: "anna.schmidt"),
    Row("_charlesStatus", more: "\"_charlesStatus\":\"user annaschmidt\",", secret: "annaschmidt"),
    Row("httpVersion", request: #","httpVersion":"HTTP/annaschmidt""#, secret: "annaschmidt"),
    Row("method", request: #","method":"fetch annaschmidt""#, secret: "annaschmidt"),
    Row("method of one word", request: #","method":"annaschmidt""#, secret: "annaschmidt"),
    .answer("Content-Type", "multipart/mixed; boundary=annaschmidt-annaschmidt"),
    .answer("Date", "annaschmidt annaschmidt"),
    .header("Referer", "https://www.example.com/reset/\(token)"), .answer("Location", "/reset/\(token)"),
    .answer("Location", "myapp://cb/\(token)"),
    Row(
      "a scheme that a body has", request: #","headers":[{"name":"Referer","value":"shopping-app:1"}]"#,
      response: #""content":{"text":"shopping-app"}"#, secret: "shopping-app"),
    Row("redirectURL", response: "\"redirectURL\":\"/app;jsessionid=\(token)\""),
    .header("Cookie", "\(token)=="), .answer("Set-Cookie", "\(token)=; Path=/"),
    .answer("Set-Cookie", "a=b; Path=/\(token)"),
    Row("_error", response: "\"_error\":\"fail https://x/?t=abcdefgh\"", secret: "abcdefgh"),
    Row("statusText", response: "\"statusText\":\"Bad \(token)\""),
    .header("Host", "user:abcdefgh@www.example.com"),
    .header("Sec-WebSocket-Protocol", "bearer, \(token)", "ws/\(token)"),
    .header("Link-Token", "abcdefgh", "ws/abcdefgh"),
    .answer("Content-Type", "text/html; t=\(token)"), .header("ETag", "W/\\\"\(token)\\\"", "x?a&b\(token)=1"),
    .header("X-\(token)", "1"),
    Row(
      "the first of two requests", "p/abcdefgh",
      more: #""request":{"headers":[{"name":"Cookie","value":"sid=abcdefgh"}]},"#, secret: "abcdefgh"),
    Row(
      "the first of two URLs", "x?t=abcdefgh", request: #","url":"https://www.example.com/p/abcdefgh""#,
      secret: "abcdefgh"),
    Row(
      "a number as a cookie's value", "p/1234567890", request: #","cookies":[{"name":"sid","value":1234567890}]"#,
      secret: "1234567890"),
    Row(
      "a list as a header's value", "p/abcdefgh", request: #","headers":[{"name":"X-A","value":["abcdefgh"]}]"#,
      secret: "abcdefgh"),
    Row(
      "a body that is an object", "p/abcdefgh/ijklmnop",
      request: #","postData":{"text":{"abcdefgh":["ijklmnop",1]}}"#, secret: "abcdefgh"),
    Row(
      "a parameter's name", "p/abcdefgh", request: #","postData":{"params":[{"name":"abcdefgh","value":"1"}]}"#,
      secret: "abcdefgh"),
    Row(
      "a time that is a token", more: #""time":1234567890123456,"#,
      request: #","headers":{"X-A":"1234567890123456"}"#, secret: "1234567890123456"),
    Row(
      "a body across a path and its query", "v1?token=1", response: #""content":{"text":"GET /v1?token=9"}"#,
      secret: "/v1?token="),
    Row(
      "a body across a host and a path", "account/a", response: #""content":{"text":"ple.com/acco"}"#,
      secret: "ple.com/acco"),
  ]

  @Test("of a HAR", arguments: rows) func places(_ row: Row) throws {
    let redaction = try Redaction(CookieFileInput(path: "x", bytes: Array(row.text.utf8)))
    #expect(RedactionTests.pieces(of: [Array(row.secret.utf8)], in: redaction.bytes) == [])
    let copy = try Captures.read(CaptureBytes(path: "x", redaction.bytes))
    #expect(copy.exchanges.count == 1 && copy.damage == [])
    #expect(copy.exchanges.first?.url.hasPrefix("https://") ?? false)
  }

  struct FlowRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var flow: [(String, FlowTests.Value)] = []
    var client: [(String, FlowTests.Value)] = []
    var request: [(String, FlowTests.Value)] = []
    var response: [(String, FlowTests.Value)] = []
    /// What stands there in the copy.
    var written: String
  }

  static let flowRows = [
    FlowRow(
      testDescription: "an authority", request: [("authority", .bytes("user:abcdefgh@h.example"))],
      written: "9:h.example,"),
    FlowRow(
      testDescription: "the address of a proxy", client: [("mode", .text("upstream:http://user:abcdefgh@proxy:80"))],
      written: "24:upstream:http://proxy:80;"),
    FlowRow(
      testDescription: "the address of a proxy, of later versions",
      client: [("proxy_mode", .text("reverse:https://user:abcdefgh@www.example.com"))],
      written: "31:reverse:https://www.example.com;"),
    FlowRow(
      testDescription: "a mode that is none", client: [("mode", .text("abcdefgh"))], written: "4:mode;7:regular;"),
    FlowRow(testDescription: "a member's name", client: [("abcdefgh", .text("1"))], written: "11:client_conn;"),
    FlowRow(testDescription: "an id", flow: [("id", .text("abcdefgh"))], written: "2:id;2:h"),
    FlowRow(
      testDescription: "a method", request: [("method", .bytes("abcdefgh"))], written: "6:method;9:EXTENSION,"),
    FlowRow(
      testDescription: "a method of WebDAV", request: [("method", .bytes("PROPFIND"))], written: "6:method;8:PROPFIND,"),
    FlowRow(
      testDescription: "a version", request: [("http_version", .bytes("abcdefgh"))], written: "12:http_version;0:,"),
    FlowRow(testDescription: "a reason", response: [("reason", .bytes("No x?t=abcdefgh"))], written: "6:reason;0:,"),
    FlowRow(
      testDescription: "the registry's reason", response: [("reason", .bytes("Not Found"))],
      written: "6:reason;9:Not Found,"),
  ]

  @Test("of a flow", arguments: flowRows) func flows(_ row: FlowRow) throws {
    let client = [("peername", FlowTests.Value.list([.text("10.0.0.2"), .number("5000")]))] + row.client
    let bytes = FlowTests.flow(
      [("client_conn", .dictionary(client))] + row.flow, request: row.request,
      response: FlowTests.response(row.response))
    let redaction = try Redaction(CookieFileInput(path: "x", bytes: bytes))
    #expect(RedactionTests.pieces(of: [Array("abcdefgh".utf8)], in: redaction.bytes) == [])
    #expect(String(decoding: redaction.bytes, as: UTF8.self).contains(row.written))
    #expect(try FlowTests.read(redaction.bytes).exchanges.count == 1)
  }

  @Test("a jar's names and paths have tokens as well") func jars() throws {
    let cookies = [
      Cookie(
        name: "SESS\(Self.token)", value: "v", domain: "example.com", path: "/reset/\(Self.token)/a",
        expires: UnixTime(seconds: 1_800_000_000)),
      Cookie(
        name: "sid", value: "w", domain: "example.com", path: "/app", expires: UnixTime(seconds: 1_800_000_000)),
    ]
    for archive in [BinaryCookiesArchive(), CookiesTxtArchive(), CompactArchive(), SetCookieArchive()]
      as [any CookieArchive]
    {
      let redaction = try Redaction(CookieFileInput(path: "x", bytes: try archive.encode(cookies)))
      #expect(RedactionTests.pieces(of: [Array(Self.token.utf8)], in: redaction.bytes) == [], "\(archive.name)")
      let copies = try archive.decodeCookies(redaction.bytes)
      #expect(copies.map(\.name) == ["SESSr2xxxxxxxxxxxxxx", "sid"], "\(archive.name)")
      #expect(copies.map(\.path) == ["/reset/r2xxxxxxxxxxxxxx/a", "/app"], "\(archive.name)")
    }
  }

  @Test("what tells that a request never left, and on which connection, stays") func facts() throws {
    let entry = CaptureTests.entry(
      #""_error":"net::ERR_INTERNET_DISCONNECTED \#(Self.token)","connection":"17","#, "", #""status":0"#)
    let redaction = try Redaction(CookieFileInput(path: "x", bytes: Array(CaptureTests.har(entry).utf8)))
    let exchange = try #require(try Captures.read(CaptureBytes(path: "x", redaction.bytes)).exchanges.first)
    #expect(exchange.neverLeft && exchange.connection == "17")
    #expect(RedactionTests.pieces(of: [Array(Self.token.utf8)], in: redaction.bytes) == [])
  }

  @Test(
    "a flow that never reached its server stays one",
    arguments: [
      ("[Errno 111] Connect call failed ('10.1.2.3', 443)", true), ("[Errno -2] Name or service not known", true),
      ("Server TLS handshake failed. Certificate verify failed", true), ("Client disconnected.", false),
    ])
  func flow(error: String, neverLeft: Bool) throws {
    let host = FlowTests.Value.text("api.bank.co.uk")
    let bytes = FlowTests.flow(
      [
        ("error", .dictionary([("msg", .text(error)), ("timestamp", .float("1767225600.5"))])),
        ("server_conn", .dictionary([("address", .list([host, .number("443")])), ("sni", host)])),
      ], request: [("host", host), ("headers", FlowTests.headers([]))], response: .null)
    let redaction = try Redaction(CookieFileInput(path: "x.mitm", bytes: bytes))
    for copy in [bytes, redaction.bytes] {
      let exchange = try #require(try FlowTests.read(copy).exchanges.first)
      #expect(exchange.neverLeft == neverLeft)
      // The server's address does not hide which requests went to one site.
      #expect(exchange.url.hasPrefix("https://api.bank.co.uk/"))
    }
    #expect(RedactionTests.pieces(of: [Array("10.1.2.3".utf8)], in: redaction.bytes) == [])
  }
}
