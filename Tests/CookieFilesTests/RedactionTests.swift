import Choices
import Cookies
import Foundation
import Testing

@testable import CookieFiles

@Suite("redaction") struct RedactionTests {
  /// The pieces of 8 bytes of `secrets` that stand in `output`.
  static func pieces(of secrets: [[UInt8]], in output: [UInt8]) -> [String] {
    func windows(_ bytes: [UInt8]) -> Set<[UInt8]> {
      bytes.count < 8 ? [] : Set((0...bytes.count - 8).map { Array(bytes[$0..<$0 + 8]) })
    }
    let there = windows(output)
    return secrets.flatMap { windows($0).intersection(there) }.map { Printable.text($0) }
  }

  static func secret(_ random: inout Generator) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")
    return String((0..<8 + random.next() % 60).map { _ in letters[Int(random.next() % UInt64(letters.count))] })
  }

  @Test("of a jar no piece of a value stays, wherever it stood", arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func jars(seed: UInt64) throws {
    var random = Generator(state: seed)
    let values = (0..<6).map { _ in Self.secret(&random) } + ["short", String(repeating: "x", count: 40)]
    let cookies = values.enumerated().map { place, value in
      Cookie(
        name: "n\(place)", value: value, domain: "example.com", path: "/\(values[(place + 1) % 4])/a", secure: true,
        expires: UnixTime(seconds: 1_800_000_000))
    }
    let archives: [any CookieArchive] = [
      BinaryCookiesArchive(), CookiesTxtArchive(), CompactArchive(), SetCookieArchive(),
    ]
    for archive in archives {
      let bytes = try archive.encode(cookies)
      let redaction = try Redaction(CookieFileInput(path: "x", bytes: bytes))
      #expect(Self.pieces(of: values.map { Array($0.utf8) }, in: redaction.bytes) == [], "\(archive.name)")
      let copies = try archive.decodeCookies(redaction.bytes)
      #expect(copies.map(\.name) == cookies.map(\.name) && copies.map(\.expires) == cookies.map(\.expires))
      #expect(copies.map(\.value.utf8.count) == values.map(\.utf8.count))
      #expect(Set(copies.prefix(6).map(\.value)).count == 6, "different values stay different")
    }
  }

  @Test(
    "a path that a body has is covered, and is called as it was",
    arguments: [
      ("/users/sign_in", "/xxxxx/login"), ("/api/auth/login", "/xxx/xxxx/login"), ("/wp-login.php", "/loginxxxx"),
      ("/session/new", "/login"), ("/Account/LogOff", "/xxxxxxx/logout"), ("/oauth/token", "/login/token"),
      ("/api/auth/refresh", "/xxx/xxxx/~refresh"), ("/users/sign_out", "/xxxxx/logout"),
      ("/api/session", "/xxx/~session"), ("/login/sessions", "/login/xxxxxxxx"),
      ("/catalogue/shoes", "/xxxxxxxxx/xxxxx"), ("/login/history", "/xxxxx/xxxxxxx"),
    ])
  func rolesOfPaths(path: String, expected: String) throws {
    let entry = CaptureTests.entry("", "", #""status":200,"content":{"text":"<form action='\#(path)'>"}"#)
    let text = CaptureTests.har(entry.replacing("www.example.com/\"", with: "www.example.com\(path)\""))
    let redaction = try Redaction(CookieFileInput(path: "x", bytes: Array(text.utf8)))
    let request = JSONTree.parse(redaction.bytes).tree?["log"]?["entries"]?.elements.first?["request"]
    #expect(request?["url"]?.text == "https://www.example.com" + expected)
    #expect(Self.pieces(of: [Array(path.utf8)], in: redaction.bytes) == [])
    #expect(redaction.notes.contains { $0.hasPrefix("1 paths have 8 bytes that stand in a body") })
  }

  @Test("names of cookies that a body has stay apart, and are called as they were") func namesInBodies() throws {
    let body = "auth_token csrf_token refresh_token session_id"
    let cookies = body.split(separator: " ").map { "\($0)=1" }.joined(separator: "; ")
    let header = #","headers":[{"name":"Cookie","value":"\#(cookies); sid=2"}]"#
    let text = CaptureTests.har(CaptureTests.entry("", header, #""status":200,"content":{"text":"\#(body)"}"#))
    let redaction = try Redaction(CookieFileInput(path: "x", bytes: Array(text.utf8)))
    let request = JSONTree.parse(redaction.bytes).tree?["log"]?["entries"]?.elements.first?["request"]
    let value = request?["headers"]?.elements.first?["value"]?.text ?? ""
    #expect(
      value.split(separator: "; ").map { $0.prefix { $0 != "=" } }
        == ["c1~auth", "c2~csrf", "c3~refresh", "c4~session", "sid"])
    #expect(redaction.notes.contains("4 names of cookies likewise"))
  }

  @Test(
    "of a capture no piece of a value, a body, a query or an Authorization stays", arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func captures(seed: UInt64) throws {
    var random = Generator(state: seed)
    let secrets = (0..<12).map { _ in Self.secret(&random) }
    let (sid, csrf, bearer, query, body, form) = (
      secrets[0], secrets[1], secrets[2], secrets[3], secrets[4], secrets[5]
    )
    let folded =
      "{\"Set-Cookie\": \"a=\(secrets[6]); Expires=Thu, 01 Jan 2032 00:00:00 GMT, b=\(secrets[7]); x=\(secrets[8])\"}"
    let text = """
      {"log": {"comment": "\(sid)", "pages": [{"title": "\(query)"}], "entries": [
      {"startedDateTime": "2026-01-01T00:00:00Z", "time": 12.5, "_note": "\(bearer)",
       "request": {"method": "POST", "url": "https://u:\(secrets[9])@www.example.com/in/\(sid)?code=\(query)&\(secrets[10])#\(secrets[11])",
         "headers": [{"name": "Cookie", "value": "sid=\(sid); flag"}, {"name": "Authorization", "value": "Bearer \(bearer)"},
           {"name": "X-CSRF", "value": "\(csrf)"}, {"name": "Referer", "value": "https://www.example.com/?q=\(query)"}],
         "cookies": [{"name": "sid", "value": "\(sid)"}], "queryString": [{"name": "code", "value": "\(query)"}],
         "postData": {"mimeType": "x", "text": "p=\(form)", "params": [{"name": "p", "value": "\(form)"}]}},
       "response": {"status": 302, "redirectURL": "/next?t=\(query)", "headers": \(folded),
         "content": {"size": 3, "mimeType": "text/plain", "text": "\(body) sid=\(sid)"}}},
      {"startedDateTime": "2026-01-01T00:00:01Z",
       "request": {"method": "GET", "url": "data:text/plain,\(body)", "headers": {"Cookie": "sid=\(sid)"}}, "response": {}}
      ]}}
      """
    let redaction = try Redaction(CookieFileInput(path: "x", bytes: Array(text.utf8)))
    #expect(Self.pieces(of: secrets.map { Array($0.utf8) }, in: redaction.bytes) == [])
    let tree = try #require(JSONTree.parse(redaction.bytes).tree)
    let entries = tree["log"]?["entries"]?.elements ?? []
    #expect(entries.count == 2 && JSONTree.parse(redaction.bytes).brokenAt == nil)
    // What a diagnosis needs stays: dates, hosts, names, attributes, and that a value was sent twice.
    #expect(entries[0]["startedDateTime"]?.text == "2026-01-01T00:00:00Z")
    #expect(entries[0]["request"]?["url"]?.text?.hasPrefix("https://www.example.com/in/") ?? false)
    let header = entries[0]["response"]?["headers"]?["Set-Cookie"]?.text ?? ""
    #expect(header.contains("; Expires=Thu, 01 Jan 2032 00:00:00 GMT, b="))
    let first = entries[0]["request"]?["headers"]?.elements.first?["value"]?.text ?? "1"
    let second = entries[1]["request"]?["headers"]?["Cookie"]?.text ?? "2"
    #expect(first.hasPrefix(second + "; "))
    // A redacted capture is a capture: it can be read, and redacted again.
    let file = try CookieFileFormats.read(CookieFileInput(path: "x", bytes: redaction.bytes))
    #expect(file.entries.map(\.cookie.name) == ["a", "b"])
  }

  @Test(
    "several Set-Cookie in one are all redacted, whether or not their exporter is known",
    arguments: [
      ("WebKit Web Inspector", ["a=r1xxxxxx; Path=/", "b=r2xxxxxx; Path=/b", "c=r3xxxxxx"]),
      ("another", ["a=r1xxxxxx; Path=/", "b=r2xxxxxx; Path=/b", "c=r3xxxxxx"]),
    ])
  func foldedList(creator: String, fields: [String]) throws {
    let secrets = ["Q1w2E3r4", "T5y6U7i8", "O9p0A1s2"]
    let field = "a=\(secrets[0]); Path=/, b=\(secrets[1]); Path=/b, c=\(secrets[2])"
    let entry = CaptureTests.entry("", "", #""headers":[{"name":"Set-Cookie","value":"\#(field)"}]"#)
    let text = CaptureTests.har(entry, creator: #""creator":{"name":"\#(creator)","version":"1"},"#)
    let redaction = try Redaction(CookieFileInput(path: "x", bytes: Array(text.utf8)))
    #expect(Self.pieces(of: secrets.map { Array($0.utf8) }, in: redaction.bytes) == [])
    let copy = try Captures.read(CaptureBytes(path: "x", redaction.bytes))
    #expect(copy.exchanges.first?.responseHeaders.map(\.value) == fields)
  }

  struct Real: Sendable {
    var file: String
    /// Of its exchanges.
    var count: Int
  }

  @Test(
    "real captures: no piece of a body, a query, a cookie or an Authorization stays, and the copy is one",
    arguments: [
      Real(file: "mitmproxy-charles.har", count: 1), Real(file: "mitmproxy-head-content-length.har", count: 1),
      Real(file: "pollyjs-github.har", count: 1), Real(file: "mitmproxy-dumpfile-7.mitm", count: 2),
      Real(file: "mitmproxy-dumpfile-10.mitm", count: 1), Real(file: "mitmproxy-successful_log.mitm", count: 2),
    ]) func realCaptures(_ row: Real) throws
  {
    let bytes = try RealFileFolder.bytes(row.file)
    let redaction = try Redaction(CookieFileInput(path: row.file, bytes: bytes))
    let (before, after) = (
      try Captures.read(CaptureBytes(path: "x", bytes)), try Captures.read(CaptureBytes(path: "x", redaction.bytes))
    )
    #expect(after.format == before.format && after.damage == [] && after.exchanges.count == row.count)
    #expect(after.exchanges.map(\.startedAt) == before.exchanges.map(\.startedAt))
    #expect(after.exchanges.map(\.status) == before.exchanges.map(\.status))
    #expect(after.exchanges.map(\.method) == before.exchanges.map(\.method))
    // The texts of the copy but for the words of HTTP and dates: nothing in them is of a body.
    let texts = after.exchanges.flatMap { exchange in
      let headers = (exchange.requestHeaders + exchange.responseHeaders).filter { CookieDate.parse($0.value) == nil }
      return [exchange.url.replacing("https://", with: "").replacing("http://", with: "")] + headers.map(\.value)
    }
    for text in texts { #expect(Self.pieces(of: try Self.bodies(row.file), in: Array(text.utf8)) == [], "\(text)") }
  }

  static func bodies(_ file: String) throws -> [[UInt8]] {
    let bytes = try RealFileFolder.bytes(file)
    guard file.hasSuffix(".har") else {
      var bodies: [[UInt8]] = []
      _ = try FlowWalk.read(CaptureBytes(path: "x", bytes), most: 1 << 20) { flow, _, _ in
        for body in [flow.request.content, flow.response?.content].compactMap({ $0 }) {
          bodies.append(Array(bytes[body.start..<body.start + body.count]))
        }
      }
      return bodies
    }
    let entries = JSONTree.parse(bytes).tree?["log"]?["entries"]?.elements ?? []
    return entries.compactMap { $0["response"]?["content"]?["text"]?.text.map { Array($0.utf8) } }
  }

  @Test("flows: no piece of a secret stays, and all that a diagnosis needs does", arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func flows(seed: UInt64) throws {
    var random = Generator(state: seed)
    let secrets = (0..<10).map { _ in Self.secret(&random) }
    let headers = FlowTests.headers([
      ("Host", "www.example.com"), ("Cookie", "sid=\(secrets[0])"), ("Authorization", "Bearer \(secrets[1])"),
      ("X-Token", secrets[2]), ("Referer", "https://www.example.com/?q=\(secrets[3])"),
    ])
    let answer = FlowTests.headers([
      ("Set-Cookie", "sid=\(secrets[4]); Path=/\(secrets[0]); HttpOnly"), ("Location", "/next?t=\(secrets[3])"),
    ])
    let bytes =
      FlowTests.flow(
        [
          ("comment", .text(secrets[1])), ("metadata", .dictionary([(secrets[0], .text(secrets[2]))])),
          ("websocket", .dictionary([("messages", .list([.list([.number("1"), .bytes(secrets[5])])]))])),
        ],
        request: [
          ("headers", headers), ("path", .bytes("/\(secrets[6])/in?code=\(secrets[7])#\(secrets[8])")),
          ("content", .bytes("p=\(secrets[9])&path=\(secrets[6])")),
        ], response: FlowTests.response([("headers", answer), ("content", .bytes(secrets[0]))]))
      + FlowTests.flow(request: [("headers", headers)])
    let redaction = try Redaction(CookieFileInput(path: "x", bytes: bytes))
    #expect(Self.pieces(of: secrets.map { Array($0.utf8) }, in: redaction.bytes) == [])
    let capture = try FlowTests.read(redaction.bytes)
    #expect(capture.remarks == [] && capture.exchanges.count == 2)
    let first = capture.exchanges[0]
    #expect(first.startedAt == 1_767_225_600_250_000 && first.duration == 250_000 && first.status == 200)
    #expect(first.url.hasPrefix("https://www.example.com/") && first.url.contains("/in?code=r"))
    // The same value, the same name.
    #expect(first.requestHeaders.values(of: "cookie") == capture.exchanges[1].requestHeaders.values(of: "cookie"))
    #expect(first.responseHeaders.values(of: "set-cookie")[0].hasSuffix("; HttpOnly"))
  }

  @Test(
    "hosts that a body has are renamed label by label, everything else that it has is covered",
    arguments: [
      ("see https://login.example.com/account/settings", "login.example.com", "https://n1.n2.com/"),
      ("nothing", "login.example.com", "https://login.example.com/"),
      ("at login.example.com, n1.n2.com and n2.com/", "login.example.com", "https://h"),
      ("a.bc.de.f", "a.bc.de.f", "https://h"),
    ]) func hosts(body: String, host: String, start: String) throws
  {
    let text = CaptureTests.har(
      CaptureTests.entry("", "", "\"status\":200,\"content\":{\"text\":\"\(body)\"}")
        .replacing("www.example.com/", with: "\(host)/account/settings"))
    let redaction = try Redaction(CookieFileInput(path: "x", bytes: Array(text.utf8)))
    let url = try #require(Captures.read(CaptureBytes(path: "x", redaction.bytes)).exchanges.first).url
    #expect(url.hasPrefix(start), "\(url)")
    #expect(body.hasPrefix("see") == !url.hasSuffix("/account/settings"))
    let rest = url.replacing("https://", with: "")
    #expect(Self.pieces(of: [Array(body.utf8)], in: Array(rest.utf8)) == [])
  }

  @Test("a body in Base64 counts as what it stands for as well") func base64() throws {
    let secret = "settings-of-account"
    for padding in ["", "a", "ab"] {
      let body = Data((padding + secret).utf8).base64EncodedString()
      let text = CaptureTests.har(
        CaptureTests.entry("", "", "\"status\":200,\"content\":{\"encoding\":\"base64\",\"text\":\"\(body)\"}")
          .replacing("www.example.com/", with: "www.example.com/\(secret)"))
      let redaction = try Redaction(CookieFileInput(path: "x", bytes: Array(text.utf8)))
      #expect(Self.pieces(of: [Array(secret.utf8)], in: redaction.bytes) == [])
    }
  }

  @Test("a body of all fillers, and a capture whose every text is in a body, end") func hostile() throws {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let runs = letters.map { String(repeating: $0, count: 8) }.joined(separator: " ")
    let names = (1...9).flatMap { n in letters.map { "r\(n)" + String(repeating: $0, count: 7) } }.joined(
      separator: " ")
    let text = CaptureTests.har(
      CaptureTests.entry(
        "", ",\"headers\":[{\"name\":\"Cookie\",\"value\":\"sid=0123456789abcdef\"}]",
        "\"status\":200,\"content\":{\"text\":\"\(runs) \(names) www.example.com\"}"))
    let redaction = try Redaction(CookieFileInput(path: "x", bytes: Array(text.utf8)))
    let bodies = [Array("\(runs) \(names) www.example.com".utf8), Array("0123456789abcdef".utf8)]
    #expect(Self.pieces(of: bodies, in: redaction.bytes) == [])
  }

  @Test(
    "a database of Chromium: the same cookies, no value, and no page of the old one",
    .enabled(if: RealFileTests.hasSQLite))
  func chromium() throws {
    let input = try RealFileTests.input("plaso-chrome68-Cookies.sqlite")
    let before = try CookieFileFormats.read(input)
    let redaction = try Redaction(input)
    let after = try CookieFileFormats.read(CookieFileInput(path: "x", bytes: redaction.bytes))
    #expect(after.format == before.format && after.problems == [])
    #expect(after.entries.map(\.cookie) == before.entries.map(\.cookie))
    #expect(after.entries.map(\.isEncrypted) == before.entries.map(\.isEncrypted) && after.entries[0].isEncrypted)
    let encrypted = try Self.blobs(input)
    #expect(encrypted.count == 5 && encrypted.allSatisfy { $0.count > 8 })
    #expect(Self.pieces(of: encrypted, in: redaction.bytes) == [])
    #expect(redaction.bytes.count < input.bytes.count)
  }

  static func blobs(_ input: CookieFileInput) throws -> [[UInt8]] {
    var blobs: [[UInt8]] = []
    try SQLiteDatabase(input).rows("SELECT encrypted_value FROM cookies") { blobs.append($0.octets(0)) }
    return blobs
  }

  @Test(
    "databases of Firefox and WebKitGTK: no piece of a value stays, nor of a cookie that was deleted",
    .enabled(if: RealFileTests.hasSQLite), arguments: [1, 2, 3, 4]) func databases(seed: UInt64) throws
  {
    var random = Generator(state: seed)
    let values = (0..<5).map { _ in Self.secret(&random) }
    let tables = [
      "CREATE TABLE moz_cookies (id INTEGER PRIMARY KEY, originAttributes TEXT NOT NULL DEFAULT '', name TEXT, value TEXT, "
        + "host TEXT, path TEXT, expiry INTEGER, lastAccessed INTEGER, creationTime INTEGER, isSecure INTEGER, isHttpOnly INTEGER)",
      "CREATE TABLE moz_cookies (id INTEGER PRIMARY KEY, name TEXT, value TEXT, host TEXT, path TEXT, expiry INTEGER, "
        + "lastAccessed INTEGER, isSecure INTEGER, isHttpOnly INTEGER, sameSite INTEGER)",
    ]
    for table in tables {
      let database = try SQLiteDatabase(emptyFor: "x")
      try database.run(table)
      let time = table.contains("creationTime") ? ", creationTime" : ""
      for (place, value) in values.enumerated() {
        try database.run(
          "INSERT INTO moz_cookies (name, value, host, path, expiry, isSecure, isHttpOnly\(time)) VALUES ('n\(place)', "
            + "'\(value)', '.example.com', '/\(values[0])', 1900000000, 1, 1\(time.isEmpty ? "" : ", 1700000000000000"))"
        )
      }
      try database.run("DELETE FROM moz_cookies WHERE name = 'n4'")
      let input = CookieFileInput(path: "x", bytes: try database.bytes())
      #expect(Self.pieces(of: [Array(values[1].utf8)], in: input.bytes) != [])
      let redaction = try Redaction(input)
      #expect(Self.pieces(of: values.map { Array($0.utf8) }, in: redaction.bytes) == [])
      let (before, after) = (
        try CookieFileFormats.read(input),
        try CookieFileFormats.read(CookieFileInput(path: "x", bytes: redaction.bytes))
      )
      #expect(after.format == before.format && after.entries.map(\.cookie.name) == ["n0", "n1", "n2", "n3"])
      #expect(after.entries.map(\.cookie.expires) == before.entries.map(\.cookie.expires))
      #expect(after.entries.map(\.created) == before.entries.map(\.created))
      #expect(Set(after.entries.map(\.cookie.value)).count == 4)
    }
  }

  @Test("short values stay apart, and equal ones equal, if need be by more bytes than they had") func short() throws {
    let values = ["a0", "r1", "1", "0", "a0", "", "abc", "r1"]
    let fields = values.map { "{\"name\":\"Set-Cookie\",\"value\":\"a=\($0); Path=/\"}" }.joined(separator: ",")
    let text = CaptureTests.har(CaptureTests.entry("", "", "\"headers\":[\(fields)]"))
    let redaction = try Redaction(CookieFileInput(path: "x", bytes: Array(text.utf8)))
    let copy = try Captures.read(CaptureBytes(path: "x", redaction.bytes))
    #expect(
      copy.exchanges.first?.responseHeaders.map(\.value)
        == ["r1", "r2", "r3", "r4", "r1", "", "r5x", "r2"].map { "a=\($0); Path=/" })
    let cookies = values.enumerated().map { Cookie(name: "n\($0)", value: $1, domain: "example.com") }
    let jar = try Redaction(CookieFileInput(path: "x", bytes: try CookiesTxtArchive().encode(cookies)))
    let copies = try CookiesTxtArchive().decodeCookies(jar.bytes)
    #expect(copies.map(\.value) == ["r1", "r2", "r3", "r4", "r1", "", "r5x", "r2"])
  }

  @Test("real files, whose values may be anything") func realFiles() throws {
    for name in ["plaso-ios", "ios17-Applic-90F2C1EE", "ios17-Applic-CDE69FBF", "yt-dlp-2021"] {
      let input = try RealFileTests.input(name + ".binarycookies")
      let before = BinaryCookiesFile(input.bytes)
      let redaction = try Redaction(input)
      let after = BinaryCookiesFile(redaction.bytes)
      // Files of 2013 lack the bit of host-only cookies, which is written.
      let flags = before.entries.map { $0.flags & 0x7F | 0x20 }
      #expect(after.problems == [] && after.entries.map { $0.flags | 0x20 } == flags, "\(name)")
      #expect(after.acceptPolicy == before.acceptPolicy ?? 2)
      let values = before.entries.map { Cookie.octets(of: $0.archived.cookie.value) }
      let texts = after.entries.map(\.archived.cookie).flatMap { [$0.name, $0.value, $0.domain, $0.path] }
      for text in texts { #expect(Self.pieces(of: values, in: Cookie.octets(of: text)) == [], "\(name)") }
    }
  }
}
