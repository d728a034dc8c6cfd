import CookieReports
import Cookies
import Foundation
import Testing

@testable import CookieFiles

@Suite("files of real devices and browsers") struct RealFileTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RealFiles")

  static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appending(path: name))) }

  static func input(_ name: String) throws -> CookieFileInput { CookieFileInput(path: name, bytes: try bytes(name)) }

  struct Counts: Sendable {
    var file: String
    var cookies, hostOnly, httpOnly, script, sameSite: Int
    var policy: Int64?
  }

  @Test(
    "binarycookies",
    arguments: [
      Counts(
        file: "ios17-Applic-CDE69FBF", cookies: 0, hostOnly: 0, httpOnly: 0, script: 0, sameSite: 0, policy: 0),
      Counts(
        file: "ios17-Applic-3DEF47C8", cookies: 1, hostOnly: 0, httpOnly: 1, script: 0, sameSite: 0, policy: 2),
      Counts(
        file: "ios17-Applic-019088C9", cookies: 12, hostOnly: 4, httpOnly: 6, script: 3, sameSite: 0, policy: 2),
      Counts(
        file: "ios17-Applic-19A96093", cookies: 20, hostOnly: 5, httpOnly: 0, script: 14, sameSite: 4, policy: 2),
      Counts(
        file: "ios17-Applic-2C2D15A7", cookies: 149, hostOnly: 2, httpOnly: 105, script: 0, sameSite: 0, policy: 0),
      Counts(
        file: "ios17-Applic-57F8A3A4", cookies: 2, hostOnly: 0, httpOnly: 0, script: 2, sameSite: 2, policy: 2),
      Counts(
        file: "ios17-Applic-702027A7", cookies: 1, hostOnly: 0, httpOnly: 1, script: 0, sameSite: 0, policy: 2),
      Counts(
        file: "ios17-Applic-85267F43", cookies: 6, hostOnly: 0, httpOnly: 4, script: 0, sameSite: 0, policy: 2),
      Counts(
        file: "ios17-Applic-8589E922", cookies: 3, hostOnly: 2, httpOnly: 3, script: 0, sameSite: 2, policy: 2),
      Counts(
        file: "ios17-Applic-90F2C1EE", cookies: 37, hostOnly: 7, httpOnly: 15, script: 8, sameSite: 3, policy: 2),
      Counts(
        file: "ios17-Applic-9DAA6AB3", cookies: 1, hostOnly: 0, httpOnly: 1, script: 0, sameSite: 0, policy: 2),
      Counts(
        file: "ios17-Applic-A8926CA4", cookies: 1, hostOnly: 0, httpOnly: 1, script: 0, sameSite: 0, policy: 2),
      Counts(
        file: "ios17-Applic-C5EBAF6A", cookies: 2, hostOnly: 1, httpOnly: 1, script: 0, sameSite: 1, policy: 2),
      Counts(
        file: "ios17-Applic-E0B954D8", cookies: 2, hostOnly: 0, httpOnly: 2, script: 0, sameSite: 0, policy: 2),
      Counts(
        file: "ios17-Applic-F87AD240", cookies: 2, hostOnly: 1, httpOnly: 1, script: 1, sameSite: 0, policy: 2),
      Counts(
        file: "ios17-Plugin-505D8867", cookies: 2, hostOnly: 0, httpOnly: 2, script: 0, sameSite: 1, policy: 2),
      Counts(
        file: "ios17-Plugin-F416BD73", cookies: 2, hostOnly: 0, httpOnly: 2, script: 0, sameSite: 1, policy: 2),
      Counts(file: "plaso-ios", cookies: 91, hostOnly: 14, httpOnly: 7, script: 0, sameSite: 0, policy: nil),
      Counts(file: "yt-dlp-2021", cookies: 1, hostOnly: 1, httpOnly: 0, script: 0, sameSite: 0, policy: 2),
    ]) func counts(_ row: Counts) throws
  {
    let bytes = try Self.bytes(row.file + ".binarycookies")
    let file = BinaryCookiesFile(bytes)
    let cookies = file.entries.map(\.archived.cookie)
    #expect(file.problems == [] && file.acceptPolicy == row.policy)
    #expect(cookies.count == row.cookies)
    #expect(cookies.count(where: \.hostOnly) == row.hostOnly)
    #expect(cookies.count(where: \.httpOnly) == row.httpOnly)
    #expect(file.entries.count(where: \.isSetByScript) == row.script)
    #expect(cookies.count { $0.sameSite != .default } == row.sameSite)
    #expect(try BinaryCookiesArchive().decode(bytes).count == row.cookies)
  }

  @Test("what is read of a real file comes back from an archive of ours, whole")
  func roundTrip() throws {
    var files = 0
    for url in try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
    where url.pathExtension == "binarycookies" {
      let archive = BinaryCookiesArchive()
      let cookies = try archive.decode(Array(try Data(contentsOf: url)))
      #expect(try archive.decode(try archive.encode(cookies)) == cookies, "\(url.lastPathComponent)")
      // Bit 5 says what the dot says, in all that have it.
      let file = BinaryCookiesFile(Array(try Data(contentsOf: url)))
      if file.hasPropertyList { #expect(!file.entries.contains { $0.contradictsItsDomain }) }
      // A script cannot set HttpOnly.
      #expect(!file.entries.contains { $0.isSetByScript && $0.archived.cookie.httpOnly })
      files += 1
    }
    #expect(files == 19)
  }

  @Test("a cut file has what stands in front of the cut, and names the cut") func cut() throws {
    let bytes = try Self.bytes("plaso-ios.binarycookies")
    let file = try CookieFileFormats.read(CookieFileInput(path: "x", bytes: Array(bytes.prefix(6_000))))
    let whole = try CookieFileFormats.read(CookieFileInput(path: "x", bytes: bytes))
    #expect(file.entries.count > 20 && file.entries.count < 91)
    #expect(file.entries.map(\.cookie) == whole.entries.prefix(file.entries.count).map(\.cookie))
    #expect(file.problems.count == 1 && file.problems[0].hasPrefix("byte 6000: found the end, expected a page"))
  }

  /// Databases are read where the system has SQLite.
  static let hasSQLite = (try? SQLiteLibrary.load(for: "")) != nil

  @Test("a database that writes to a log first, and was copied without it", .enabled(if: hasSQLite)) func stale() throws
  {
    var input = try Self.input("plaso-chrome68-Cookies.sqlite")
    #expect(try !CookieFileFormats.read(input).notes.contains { $0.contains("-wal") })
    (input.bytes[18], input.bytes[19]) = (2, 2)
    #expect(try CookieFileFormats.read(input).notes.contains { $0.contains("\"-wal\", which is not beside it") })
  }

  @Test("a database of Firefox", .enabled(if: hasSQLite)) func firefox() throws {
    let file = try CookieFileFormats.read(try Self.input("plaso-firefox10-cookies.sqlite"))
    #expect(file.problems == [] && file.entries.count == 13)
    #expect(file.entries.count { $0.cookie.httpOnly } == 7)
    #expect(file.entries.count { $0.cookie.hostOnly } == 6)
    #expect(file.entries.count { $0.cookie.secure } == 8)
    let first = try #require(file.entries.first?.cookie)
    #expect(first.name == "GPS" && first.domain == "youtube.com" && first.sameSite == .lax)
    #expect(first.expires == UnixTime(seconds: 1_683_304_237))
  }

  @Test("a database of Chromium 68", .enabled(if: hasSQLite)) func chromium() throws {
    let file = try CookieFileFormats.read(try Self.input("plaso-chrome68-Cookies.sqlite"))
    #expect(file.format == "a database of Chromium" && file.problems == [])
    #expect(file.entries.count == 5)
    let first = try #require(file.entries.first)
    #expect(first.cookie.name == "__utma" && first.cookie.domain == "google.com" && !first.cookie.hostOnly)
    #expect(first.cookie.path == "/gmail/about/" && first.isEncrypted)
    #expect(first.created == UnixTime(microseconds: 1_534_259_023_650_324))
    #expect(first.cookie.expires == UnixTime(seconds: 1_597_331_025))
  }

  @Test("JSON has the fields of the format's page, and no value unless it is asked for") func json() throws {
    let file = try CookieFileFormats.read(try Self.input("yt-dlp-2021.binarycookies"))
    let jar = InspectReport.Jar(path: "x", file: file)
    let own = #""domain":"localhost","hostOnly":true,"path":"/","secure":false,"httpOnly":false,"sameSite":null"#
    let dates = #""expires":1624052359,"created":1623447559,"setByScript":false"#
    #expect(
      try InspectReport([jar], domains: nil, showsValues: false).json()
        == "{\"schema\":\"twinjar.inspect/1\",\"cookies\":[\n{\"name\":\"foo\",\(own),\(dates)}\n]}\n")
    let shown = InspectReport([jar], domains: nil, showsValues: true)
    #expect(try shown.json().contains(#""value":"test%20%3Bcookie""#) && shown.text.contains("test%20%3Bcookie"))
    #expect(!InspectReport([jar], domains: nil, showsValues: false).text.contains("test%20"))
  }

  @Test(
    "spoilt real files are read without a trap, and never give more cookies than they have room for",
    arguments: [1, 2, 3, 4])
  func spoilt(seed: UInt64) throws {
    var random = Generator(state: seed)
    for name in [
      "ios17-Applic-90F2C1EE.binarycookies", "ios17-Applic-85267F43.binarycookies", "plaso-ios.binarycookies",
    ] {
      let original = try Self.bytes(name)
      for _ in 0..<300 {
        var bytes = original
        for _ in 0..<1 + random.next() % 8 {
          bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        if random.next() % 4 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
        let file = BinaryCookiesFile(bytes)
        #expect(file.entries.count <= bytes.count / 56)
        let strict = try? BinaryCookiesArchive().decode(bytes)
        #expect((strict == nil) == !file.problems.isEmpty)
        let read = try BinaryCookiesFormat().read(CookieFileInput(path: name, bytes: bytes))
        #expect(read.entries.count == file.entries.count)
      }
    }
  }

  @Test("spoilt databases are read or refused", .enabled(if: hasSQLite), arguments: [1, 2]) func spoiltDatabases(
    seed: UInt64
  ) throws {
    var random = Generator(state: seed)
    let original = try Self.bytes("plaso-chrome68-Cookies.sqlite")
    for _ in 0..<40 {
      var bytes = original
      for _ in 0..<1 + random.next() % 64 {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      if random.next() % 4 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
      _ = try? CookieFileFormats.read(CookieFileInput(path: "x", bytes: bytes))
    }
  }
}

/// xorshift, so that a failure repeats.
struct Generator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
