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

  @Test("a database is refused rather than half redacted", .enabled(if: RealFileTests.hasSQLite)) func database() throws
  {
    let input = try RealFileTests.input("plaso-chrome68-Cookies.sqlite")
    #expect(throws: InputError.self) { try Redaction(input) }
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
