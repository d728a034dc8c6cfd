import Choices
import Cookies
import Foundation
import Testing

@testable import CookieFiles

@Suite("captures") struct CaptureTests {
  static func read(_ text: String) throws -> Capture {
    try Captures.read(CaptureBytes(path: "x.har", Array(text.utf8)))
  }

  static func har(_ entries: String, creator: String = "") -> String {
    "{\"log\":{\"version\":\"1.2\",\(creator)\"entries\":[\(entries)]}}"
  }

  /// An entry of 2026 with more members, and more members of its request and its response.
  static func entry(_ more: String = "", _ request: String = "", _ response: String = "\"status\":200") -> String {
    "{\"startedDateTime\":\"2026-01-01T00:00:00.25Z\",\(more)\"request\":{\"method\":\"GET\","
      + "\"url\":\"https://www.example.com/\"\(request)},\"response\":{\(response)}}"
  }

  static func lines(_ headers: [CapturedHeader]) -> [String] { headers.map { "\($0.name): \($0.value)" } }

  struct Row: Sendable {
    var name: String
    var creator = ""
    var request = ""
    var response: String
    var requestHeaders: [String] = []
    var responseHeaders: [String] = []
    var remarks: [String] = []
  }

  static let only = "log.entries[0]: cookies are in the list \"cookies\" only, not in the headers"

  @Test(
    "headers, as the dialects write them",
    arguments: [
      Row(
        name: "Charles, Proxyman, Firefox, Chrome: a list",
        request: #","headers":[{"name":"Cookie","value":"a=1; b=2"}]"#,
        response: #""headers":[{"name":"Set-Cookie","value":"a=1"},{"name":"Set-Cookie","value":"b=2, c=3"}]"#,
        requestHeaders: ["Cookie: a=1; b=2"], responseHeaders: ["Set-Cookie: a=1", "Set-Cookie: b=2, c=3"]),
      Row(
        name: "Safari: a dictionary, several Set-Cookie in one",
        request: #","headers":{"Cookie":"a=1"}"#,
        response: #""headers":{"Vary":"a, b","Set-Cookie":"a=1; Expires=Thu, 01 Jan 2032 00:00:00 GMT, b=2; Path=/"}"#,
        requestHeaders: ["Cookie: a=1"],
        responseHeaders: [
          "Vary: a, b", "Set-Cookie: a=1; Expires=Thu, 01 Jan 2032 00:00:00 GMT", "Set-Cookie: b=2; Path=/",
        ]),
      Row(
        name: "Safari and WebKitGTK: a list made of a dictionary",
        creator: #""creator":{"name":"WebKit Web Inspector","version":"1.0"},"#,
        response: #""headers":[{"name":"Set-Cookie","value":"a=1; Expires=Thu, 01 Jan 2032 00:00:00 GMT, b=2"}]"#,
        responseHeaders: ["Set-Cookie: a=1; Expires=Thu, 01 Jan 2032 00:00:00 GMT", "Set-Cookie: b=2"]),
      Row(
        name: "a dictionary of lists", request: #","headers":{"Cookie":["a=1"]}"#,
        response: #""headers":{"set-cookie":["a=1","b=2"]}"#, requestHeaders: ["Cookie: a=1"],
        responseHeaders: ["set-cookie: a=1", "set-cookie: b=2"]),
      Row(
        name: "Firefox and chrome-har: joined by line feeds",
        response: #""headers":[{"name":"set-cookie","value":"a=1\nb=2; Expires=Thu, 01 Jan 2032 00:00:00 GMT"}]"#,
        responseHeaders: ["set-cookie: a=1", "set-cookie: b=2; Expires=Thu, 01 Jan 2032 00:00:00 GMT"]),
      Row(
        name: "of nobody known: joined by a comma alone, behind an attribute; a value keeps its own",
        response: #""headers":[{"name":"set-cookie","value":"a=1,x=2; Path=/,b=2; "#
          + #"Expires=Thu, 01 Jan 2032 00:00:00 GMT,c=3,4; Path=/e,f=g; Secure,d"}]"#,
        responseHeaders: [
          "set-cookie: a=1,x=2; Path=/", "set-cookie: b=2; Expires=Thu, 01 Jan 2032 00:00:00 GMT",
          "set-cookie: c=3,4; Path=/e,f=g; Secure,d",
        ]),
      Row(
        name: "in the lists only", request: #","cookies":[{"name":"a","value":"1"},{"name":"b","value":"2"}]"#,
        response: #""headers":[{"name":"Vary","value":"x"}],"cookies":[{"name":"a","value":"1","path":"/","#
          + #""domain":"www.example.com","expires":"2032-01-01T00:00:00.000Z","httpOnly":true,"secure":true},"#
          + #"{"name":"b","value":"2","domain":".example.com","expires":null,"sameSite":"Lax"}]"#,
        requestHeaders: ["Cookie: a=1; b=2"],
        responseHeaders: [
          "Vary: x", "Set-Cookie: a=1; Path=/; Expires=Thu, 01 Jan 2032 00:00:00 GMT; Secure; HttpOnly",
          "Set-Cookie: b=2; Domain=.example.com; SameSite=Lax",
        ],
        remarks: ["log.entries[0] and 1 more: cookies are in the list \"cookies\" only, not in the headers"]),
      Row(
        name: "headers decide where there are both",
        response: #""cookies":[{"name":"a","value":"9"}],"headers":[{"name":"Set-Cookie","value":"a=1"}]"#,
        responseHeaders: ["Set-Cookie: a=1"]),
      Row(
        name: "a repeated key", request: #","headers":[{"name":"Cookie","value":"a=1"}],"url":"https://b.example/""#,
        response: #""headers":[]"#, requestHeaders: ["Cookie: a=1"],
        remarks: ["log.entries[0]: the key \"url\" repeats: the last counts"]),
    ]) func headers(_ row: Row) throws
  {
    let capture = try Self.read(Self.har(Self.entry("", row.request, row.response), creator: row.creator))
    let exchange = try #require(capture.exchanges.first)
    #expect(Self.lines(exchange.requestHeaders) == row.requestHeaders, "\(row.name)")
    #expect(Self.lines(exchange.responseHeaders) == row.responseHeaders, "\(row.name)")
    #expect(capture.remarks == row.remarks, "\(row.name)")
  }

  struct Fields: Sendable {
    var name: String
    var entry = ""
    var response = "\"status\":200"
    var status: Int? = 200
    var duration: Int64?
    var connection: String?
    var initiator: String?
    var remark: String?
    var neverLeft = false
  }

  static let cookie = #","headers":[{"name":"Cookie","value":"a=1"}]"#

  @Test(
    "status, times and who sent it",
    arguments: [
      Fields(name: "milliseconds with a fraction", entry: #""time":12.5,"#, duration: 12_500),
      Fields(name: "not known", entry: #""time":-1,"#),
      Fields(name: "no time that can be", entry: #""time":1e400,"#, remark: "\"time\" is out of range"),
      Fields(name: "Chrome: status 0 is no answer", response: #""status":0,"_error":"net::ERR_FAILED""#, status: nil),
      Fields(
        name: "Chrome: no network", response: #""status":0,"_error":"net::ERR_INTERNET_DISCONNECTED""#, status: nil,
        neverLeft: true),
      Fields(
        name: "no such host, said of the entry", entry: #""_error":"NS_ERROR_UNKNOWN_HOST","#, response: #""status":0"#,
        status: nil, neverLeft: true),
      Fields(name: "an answer came all the same", entry: #""_error":"net::ERR_NAME_NOT_RESOLVED","#),
      Fields(
        name: "out of range", response: #""status":99999999999999999999"#, status: nil,
        remark: "\"status\" is no number from 0 to 999"),
      Fields(
        name: "Charles: a failed exchange", response: #""_charlesStatus":"FAILED","status":200"#, status: nil,
        remark: "Charles has the exchange as \"FAILED\": taken as without an answer"),
      Fields(name: "Charles: a whole one", response: #""_charlesStatus":"COMPLETE","status":200"#),
      Fields(name: "no response at all", response: "", status: nil),
      Fields(name: "a connection", entry: #""connection":"4711","#, connection: "4711"),
      Fields(name: "Firefox: the server's port", entry: #""connection":"443","#),
      Fields(name: "Proxyman", entry: #""pageref":"p","_clientName":"MyApp","#, initiator: "MyApp"),
      Fields(
        name: "Chrome", entry: #""_initiator":{"type":"script","stack":{"callFrames":[{}]},"url":"https://a/b.js"},"#,
        initiator: "script https://a/b.js"),
      Fields(name: "a page", entry: #""pageref":"page_1","#, initiator: "page_1"),
      Fields(
        name: "half a surrogate pair", entry: #""pageref":"\ud83d","#, initiator: "\u{FFFD}",
        remark: "half a surrogate pair, read as U+FFFD"),
    ]) func fields(_ row: Fields) throws
  {
    let capture = try Self.read(Self.har(Self.entry(row.entry, Self.cookie, row.response)))
    let exchange = try #require(capture.exchanges.first)
    var expected = CapturedExchange(
      startedAt: 1_767_225_600_250_000, duration: row.duration, method: "GET", url: "https://www.example.com/",
      requestHeaders: [CapturedHeader(name: "Cookie", value: "a=1")], status: row.status, connection: row.connection,
      initiator: row.initiator, place: "log.entries[0]")
    expected.neverLeft = row.neverLeft
    #expect(exchange == expected, "\(row.name)")
    #expect(capture.remarks == (row.remark.map { ["log.entries[0]: \($0)"] } ?? []), "\(row.name)")
  }

  @Test(
    "a capture without cookies: only of Chrome it is said how to export one with them",
    arguments: [("WebInspector", true), ("Firefox", false)]) func sanitised(creator: String, isChrome: Bool) throws
  {
    let capture = try Self.read(
      Self.har(Self.entry(), creator: #""creator":{"name":"\#(creator)","version":"1"},"#))
    #expect(capture.creator == "\(creator) 1")
    #expect(
      capture.remarks == [
        "no Cookie and no Set-Cookie in 1 exchanges"
          + (isChrome ? ": Chrome leaves them out since version 130; export \"with sensitive data\"" : "")
      ])
  }

  @Test("an entry that is none is left out, and its place is named") func odd() throws {
    let capture = try Self.read(Self.har("7,{},{\"request\":{\"url\":\"u\"}}," + Self.entry("", Self.cookie)))
    #expect(capture.exchanges.map(\.place) == ["log.entries[2]"])
    #expect(
      capture.remarks == [
        "log.entries[0]: no object, and left out", "log.entries[0]: no URL, and left out",
        "log.entries[1]: no startedDateTime that is a date, and left out",
      ])
  }

  @Test("a capture cut at any byte has the exchanges in front of the cut, and names it") func cut() throws {
    let text = Self.har((0..<3).map { _ in Self.entry("", Self.cookie) }.joined(separator: ","))
    let bytes = Array(text.utf8)
    let whole = try Self.read(text)
    #expect(whole.exchanges.count == 3 && whole.remarks == [])
    var seen: Set<Int> = []
    for length in 45..<bytes.count {
      let capture = try Captures.read(CaptureBytes(path: "x", Array(bytes[..<length])))
      #expect(capture.exchanges == Array(whole.exchanges.prefix(capture.exchanges.count)))
      #expect(capture.remarks.first?.hasPrefix("byte \(length): found the end, expected ") ?? false)
      seen.insert(capture.exchanges.count)
    }
    #expect(seen == [0, 1, 2, 3])
  }

  @Test(
    "what is no capture is refused",
    arguments: ["", "x", "{}", "{\"log\":{}}", "{\"log\":[]}", "[\"log\"]", "5:hello", "99:x", "0:~"])
  func refused(text: String) {
    let error = #expect(throws: InputError.self) { try Self.read(text) }
    #expect(error?.kind == .data)
  }

  @Test("real captures") func real() throws {
    let counts = [
      ("mitmproxy-charles.har", "Charles Proxy 4.6.3", 1), ("mitmproxy-head-content-length.har", "Firefox 111.0.1", 1),
      ("mitmproxy-chrome.har", "WebInspector 537.36", 3), ("mitmproxy-firefox.har", "Firefox 111.0.1", 14),
      ("pollyjs-github.har", "Polly.JS 5.1.1", 1), ("mitmproxy-dumpfile-7.mitm", "mitmproxy, format 11", 2),
      ("mitmproxy-dumpfile-10.mitm", "mitmproxy, format 10", 1),
      ("mitmproxy-successful_log.mitm", "mitmproxy, format 18", 2),
    ]
    for (name, creator, count) in counts {
      let capture = try Captures.read(path: RealFileFolder.path(name))
      #expect(capture.creator == creator && capture.exchanges.count == count && capture.damage == [], "\(name)")
      // From the file and from memory the same.
      #expect(try Captures.read(CaptureBytes(path: "x", RealFileFolder.bytes(name))).exchanges == capture.exchanges)
    }
  }

  @Test("a body larger than the buffer is not held, and nothing of it is taken for an entry") func body() throws {
    let body = String(repeating: #"{\"request\":\\\"}]}"#, count: 40_000)
    let response = #""status":200,"content":{"text":"\#(body)"},"headers":[{"name":"Set-Cookie","value":"a=1"}]"#
    let capture = try Self.read(Self.har(Self.entry("", "", response) + "," + Self.entry("", Self.cookie)))
    #expect(capture.exchanges.count == 2 && capture.remarks == [])
    #expect(Self.lines(capture.exchanges[0].responseHeaders) == ["Set-Cookie: a=1"])
  }
}

/// Where the real files are.
enum RealFileFolder {
  static func path(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RealFiles/\(name)").path
  }

  static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path(name)))) }
}
