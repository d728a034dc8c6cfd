import Testing

@testable import Cookies

@Suite("Cookies.binarycookies")
struct BinaryCookiesArchiveTests {
  private let archive = BinaryCookiesArchive()
  private let cookie = ArchivedCookie(
    Cookie(
      name: "sid", value: "31d4", domain: "example.com", path: "/", hostOnly: false, secure: true, httpOnly: true,
      sameSite: .strict, expires: UnixTime(microseconds: 978_307_201_500_000), created: UnixTime(seconds: 978_307_200)))

  @Test("the bytes are Apple's") func bytes() throws {
    let bytes = try archive.encode([cookie])
    let expected: [UInt8] =
      Array("cook".utf8) + [0, 0, 0, 1] + [0, 0, 0, 96]  // one page of 96 bytes
      + [0, 0, 1, 0] + [1, 0, 0, 0] + [16, 0, 0, 0] + [0, 0, 0, 0]  // one cookie, 16 bytes behind the start of the page
      + [80, 0, 0, 0] + [0, 0, 0, 0] + [0x1D, 0, 0, 0] + [0, 0, 0, 0]  // size, version, flags, no port
      + [56, 0, 0, 0] + [69, 0, 0, 0] + [73, 0, 0, 0] + [75, 0, 0, 0]  // domain, name, path, value
      + [0, 0, 0, 0] + [0, 0, 0, 0]  // no comment, no comment URL
      + [0, 0, 0, 0, 0, 0, 0xF8, 0x3F] + [0, 0, 0, 0, 0, 0, 0, 0]  // 1.5 and 0 seconds after 2001
      + Array(".example.com\0sid\0/\031d4".utf8) + [0]
    #expect(Array(bytes[..<108]) == expected)
    #expect(Array(bytes[112..<120]) == [7, 0x17, 0x20, 5, 0, 0, 0, 75])
    #expect(bytes.count == 195 && bytes[120..<128].elementsEqual("bplist00".utf8))
    #expect(try archive.decode(bytes) == [cookie])
  }

  @Test func whatItHasAPlaceForComesBack() throws {
    var full = cookie
    full.properties = [.version(1), .ports([8080]), .comment("caf\u{E9}"), .commentURL("https://example.com/")]
    let cookies = (0..<100).map { number in
      var copy = full
      copy.cookie.name += "\(number)"
      return copy
    }
    #expect(try archive.decode(try archive.encode(cookies)) == cookies)
    #expect(try archive.decode(try archive.encode([ArchivedCookie]())).isEmpty)
  }

  @Test func sessionCookiesAreRefused() {
    #expect(
      throws: ArchiveError.notRepresentable(
        cookie: 0, what: "a session cookie: every cookie has an expiry")
    ) { try archive.encode([ArchiveCookies.plain]) }
  }

  @Test("what is announced is there, and says the policy of most devices") func propertyList() throws {
    let file = BinaryCookiesFile(try archive.encode([cookie]))
    #expect(file.acceptPolicy == 2 && file.hasPropertyList && file.problems == [])
  }

  @Test("host-only is bit 5, set by script is bit 6") func bits() throws {
    var local = cookie
    local.cookie.hostOnly = true
    var scripted = cookie
    scripted.properties = [.setByScript]
    let file = BinaryCookiesFile(try archive.encode([cookie, local, scripted]))
    #expect(file.entries.map(\.flags) == [0x1D, 0x3D, 0x5D])
    #expect(file.entries.map(\.isSetByScript) == [false, false, true])
    #expect(file.entries.map(\.archived) == [cookie, local, scripted])
    #expect(file.entries.allSatisfy { !$0.contradictsItsDomain })
  }

  @Test("a file that ends behind its checksum is whole: 2013, and TwinJar's own of before") func oldFooters() throws {
    let bytes = try archive.encode([cookie])
    for length in [bytes.count - 79, bytes.count - 75] {
      let file = BinaryCookiesFile(Array(bytes[..<length]))
      #expect(file.problems == [] && file.entries.map(\.archived) == [cookie] && file.acceptPolicy == nil)
    }
  }

  @Test("of a file that was cut off, what stands in front of the cut is read") func recovery() throws {
    let bytes = try archive.encode([cookie, cookie])
    let file = BinaryCookiesFile(Array(bytes[..<150]))
    #expect(file.entries.map(\.archived) == [cookie])
    #expect(file.problems == [.truncated(offset: 150, missing: "a page of 180 bytes")])
  }

  @Test func everyCutIsDetected() throws {
    let bytes = try archive.encode([cookie, cookie])
    let whole = [bytes.count - 79, bytes.count - 75]
    for length in 0..<bytes.count where !whole.contains(length) {
      #expect(throws: ArchiveError.self, "cut at \(length)") { try archive.decode(Array(bytes[..<length])) }
    }
  }

  struct Patch: Sendable {
    var offset: Int
    var bytes: [UInt8]
  }

  static let patches: [Row<Patch, ArchiveError>] = [
    Row(
      "magic", Patch(offset: 0, bytes: [0]),
      .notThisFormat(expected: "a Cookies.binarycookies, which begins with \"cook\"")),
    Row(
      "pages", Patch(offset: 4, bytes: [0xFF, 0xFF, 0xFF, 0xFF]),
      .malformed(offset: 8, found: "4294967295 pages", expected: "no more than the file has room for")),
    Row(
      "100 MB", Patch(offset: 8, bytes: [6, 0, 0, 0]),
      .truncated(offset: 195, missing: "a page of 100663296 bytes")),
    Row(
      "cookies", Patch(offset: 16, bytes: [9]),
      .malformed(offset: 20, found: "9 cookies", expected: "no more than the page has room for")),
    Row(
      "an offset", Patch(offset: 20, bytes: [97]),
      .malformed(
        offset: 24, found: "a cookie at 97", expected: "one behind the cookie before and inside the page")),
    Row(
      "a size", Patch(offset: 28, bytes: [81]),
      .malformed(offset: 32, found: "a cookie of 81 bytes", expected: "56 to 80")),
    Row(
      "a name outside", Patch(offset: 48, bytes: [80]),
      .malformed(offset: 28, found: "a name at 80", expected: "a place inside the cookie")),
    Row(
      "no number", Patch(offset: 74, bytes: [0xF8, 0x7F]),
      .malformed(offset: 28, found: "an expiry that is no number", expected: "seconds since 2001")),
    Row("checksum", Patch(offset: 111, bytes: [9]), .checksumMismatch(offset: 108)),
    Row(
      "footer", Patch(offset: 115, bytes: [0]),
      .malformed(offset: 116, found: "another footer", expected: "07 17 20 05")),
    Row(
      "length of the list", Patch(offset: 119, bytes: [76]),
      .truncated(offset: 195, missing: "a property list of 76 bytes")),
    Row(
      "more behind it", Patch(offset: 119, bytes: [74]),
      .malformed(offset: 194, found: "1 more bytes", expected: "the end of the file")),
  ]

  @Test("damage", arguments: patches) func damage(_ row: Row<Patch, ArchiveError>) throws {
    var bytes = try archive.encode([cookie])
    for (index, byte) in row.input.bytes.enumerated() { bytes[row.input.offset + index] = byte }
    // A checksum is no use against files that are made to deceive: they have the right one.
    var archive = archive
    archive.verifiesChecksum = row.step == "checksum"
    #expect(throws: row.expected) { try archive.decode(bytes) }
  }

  @Test(
    "dates", arguments: [.distantPast, .distantFuture, UnixTime(microseconds: 1), UnixTime(seconds: 253_402_300_799)])
  func dates(time: UnixTime) {
    #expect(AppleDate.time(AppleDate.seconds(time)) == time)
  }

  @Test("doubles that are no date", arguments: [1e300, -1e300, .infinity, -.infinity, 1e13, -9_223_372_036_855])
  func hostileDates(seconds: Double) throws {
    let time = try #require(AppleDate.time(seconds))
    #expect(AppleDate.time(AppleDate.seconds(time)) == time)
  }
}
