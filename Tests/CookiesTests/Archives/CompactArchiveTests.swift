import Testing

@testable import Cookies

@Suite("Compact archive")
struct CompactArchiveTests {
  private let archive = CompactArchive()

  @Test func everyCookieComesBack() throws {
    #expect(try archive.decode(try archive.encode(ArchiveCookies.all)) == ArchiveCookies.all)
    for cookie in ArchiveCookies.all { #expect(try archive.decode(try archive.encode([cookie])) == [cookie]) }
  }

  @Test func noCookiesAreAnArchive() throws {
    let bytes = try archive.encode([ArchivedCookie]())
    #expect(bytes.count == 32)
    #expect(try archive.decode(bytes).isEmpty)
  }

  @Test("the bytes stay what they are") func bytes() throws {
    let bytes = try archive.encode([ArchivedCookie(ArchiveCookies.plain)])
    let expected: [UInt8] = [
      0x89, 0x54, 0x4A, 0x43, 1, 0, 0, 0,  // the magic and version 1
      1, 0, 0, 0,  // one cookie
      31, 0, 0, 0,  // of 31 bytes
    ]
    #expect(Array(bytes[..<16]) == expected)
    // Host-only, the path repeated; three lengths; the creation; the texts.
    let created: [UInt8] = [0x80, 0x80, 0x82, 0xE2, 0x88, 0xD2, 0xA3, 0x06]
    #expect(Array(bytes[24..<55]) == [0x04, 0x02, 3, 4, 11] + created + Array("sid31d4example.com".utf8))
    // The checksums, from a program of their own that follows the description of the format.
    #expect(Array(bytes[16..<24]) == [0xF6, 0xEF, 0x1A, 0x36, 0xA6, 0xC0, 0x18, 0xDB])
    #expect(Array(bytes[55...]) == [0x5C, 0x3B, 0xC9, 0x17, 0x59, 0x96, 0xE0, 0xC6])
  }

  @Test func everyCutIsDetected() throws {
    let bytes = try archive.encode(ArchiveCookies.all)
    for length in 0..<bytes.count {
      #expect(throws: ArchiveError.self, "cut at \(length)") { try archive.decode(Array(bytes[..<length])) }
    }
  }

  @Test func everyFlippedBitIsDetected() throws {
    var bytes = try archive.encode(ArchiveCookies.all)
    for place in bytes.indices {
      for bit in 0..<8 {
        bytes[place] ^= 1 << bit
        #expect(throws: ArchiveError.self, "byte \(place), bit \(bit)") { try archive.decode(bytes) }
        bytes[place] ^= 1 << bit
      }
    }
  }

  @Test func anArchiveBehindAnotherOneAppends() throws {
    let halves = (Array(ArchiveCookies.all.prefix(3)), Array(ArchiveCookies.all.dropFirst(3)))
    let first = try archive.encode(halves.0)
    let both = first + (try archive.encode(halves.1))
    #expect(try archive.decode(both) == ArchiveCookies.all)
    for length in first.count + 1..<both.count {
      let cut = Array(both[..<length])
      #expect(throws: ArchiveError.self) { try archive.decode(cut) }
      let recovered = archive.recover(cut)
      #expect(recovered.cookies == halves.0)
      #expect(recovered.intactBytes == first.count)
      #expect(recovered.error != nil)
    }
    #expect(archive.recover(both).error == nil)
  }

  /// A segment whose checksums are right, whatever it says.
  private func sealed(count: UInt32, claimed: UInt32? = nil, records: [UInt8], version: UInt8 = 1) -> [UInt8] {
    CompactArchive.sealed(records, cookieCount: count, claimedBytes: claimed, version: version)
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var count: UInt32 = 1
    var claimed: UInt32?
    var records: [UInt8]
    var version: UInt8 = 1
    var error: ArchiveError

    init(
      _ name: String, count: UInt32 = 1, claimed: UInt32? = nil, version: UInt8 = 1, _ records: [UInt8],
      _ error: ArchiveError
    ) {
      (testDescription, self.count, self.claimed) = (name, count, claimed)
      (self.version, self.records, self.error) = (version, records, error)
    }
  }

  static let bad: [Bad] = [
    Bad("version 2", version: 2, [], .unsupportedVersion(found: 2, newestKnown: 1)),
    Bad(
      "100 MB claimed", claimed: 100_000_000, [],
      .truncated(offset: 32, missing: "100000000 bytes of records and their checksum")),
    Bad(
      "four thousand million cookies", count: .max, Array(repeating: 0, count: 10),
      .malformed(offset: 0, found: "4294967295 cookies", expected: "no more than the records have room for")),
    Bad(
      "more cookies than records", count: 2, [0, 3, 4, 0, 0] + Array(repeating: 0x61, count: 5),
      .truncated(offset: 34, missing: "a record")),
    Bad(
      "bytes behind the last record", [0, 3, 0, 0, 0, 7],
      .malformed(offset: 29, found: "more bytes", expected: "the end of the records")),
    Bad(
      "an undefined flag", [0, 0x80, 0, 0, 0],
      .malformed(offset: 24, found: "flags of a later version", expected: "those of version 1")),
    Bad(
      "a name longer than the archive", [0, 3, 0xFF, 0xFF, 0x7F],
      .malformed(offset: 29, found: "a length of 2097151", expected: "no more than the 0 bytes that follow")),
    Bad(
      "a length of 70 bits", [0, 3] + Array(repeating: 0xFF, count: 11),
      .malformed(offset: 36, found: "a number that does not end", expected: "64 bits at most")),
    Bad(
      "a name that is not UTF-8", [0, 3, 1, 0, 0, 0xC0],
      .malformed(offset: 30, found: "bytes that are not UTF-8", expected: "text")),
    Bad(
      "an expiry behind the end of time",
      [0x20, 3, 0, 0, 0] + [0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1],
      .malformed(
        offset: 39, found: "an expiry beyond the end of time", expected: "a time in 64 bits of microseconds")),
    Bad(
      "properties that do not fit", [0, 0x13, 0, 0, 0, 0x7F],
      .malformed(offset: 30, found: "127 properties", expected: "no more than fit into the rest")),
    Bad(
      "port 65536", [0, 0x13, 0, 0, 0, 1, 4, 3, 0x80, 0x80, 4],
      .malformed(offset: 35, found: "port 65536", expected: "0 to 65535")),
  ]

  @Test("archives that only look whole", arguments: bad) func refused(_ bad: Bad) {
    let bytes = sealed(count: bad.count, claimed: bad.claimed, records: bad.records, version: bad.version)
    #expect(throws: bad.error) { try archive.decode(bytes) }
  }

  @Test(
    "bytes that are something else",
    arguments: [
      Row("nothing", [], .empty),
      Row("text", Array("# Netscape HTTP Cookie File\n".utf8), .notThisFormat(expected: "a compact cookie archive")),
      Row("binary plist", Array("bplist00".utf8), .notThisFormat(expected: "a compact cookie archive")),
      Row("the magic alone", [0x89, 0x54, 0x4A, 0x43], .truncated(offset: 4, missing: "the rest of a header")),
    ] as [Row<[UInt8], ArchiveError>]) func foreign(_ row: Row<[UInt8], ArchiveError>)
  {
    #expect(throws: row.expected) { try archive.decode(row.input) }
  }

  @Test func timeAndSizeAreLinear() throws {
    let one = try archive.encode([ArchivedCookie](repeating: ArchiveCookies.everything, count: 1)).count
    let many = try archive.encode([ArchivedCookie](repeating: ArchiveCookies.everything, count: 1000)).count
    #expect(many < one * 1000)
  }
}
