import Choices
import Cookies
import Testing

@testable import CookieFiles

@Suite("databases that are cut, or not all there", .enabled(if: RealFileTests.hasSQLite)) struct CutDatabaseTests {
  /// - Parameter index: an index that has all rows, as browsers have.
  static func firefox(rows: Int, index: Bool = false, more: [String] = []) throws -> [UInt8] {
    let database = try SQLiteDatabase(emptyFor: "x")
    try database.run("PRAGMA page_size = 4096")
    try database.run(
      "CREATE TABLE moz_cookies (id INTEGER PRIMARY KEY, name TEXT, value TEXT, host TEXT, path TEXT, expiry INTEGER, "
        + "creationTime INTEGER)")
    // In front of the rows: an index is not cut then.
    if index { try database.run("CREATE INDEX by_expiry ON moz_cookies (expiry)") }
    try database.run("BEGIN")
    for row in 0..<rows {
      let value = String(repeating: "v", count: 80)
      try database.run(
        "INSERT INTO moz_cookies (name, value, host, path, expiry, creationTime) VALUES ('n\(row)', '\(value)', 'a.example', "
          + "'/', 1900000000, 1700000000000000)")
    }
    try database.run("COMMIT")
    for statement in more { try database.run(statement) }
    return try database.bytes()
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var of = 300
    var hasIndex = false
    /// Bytes that are missing.
    var missing: Int
    /// Pages of 4096 bytes that are whole.
    var whole: Int
    /// How many rows there still are, and what is said of the others.
    var rows: Int
    var words: String
    /// The change counter that the header's count of pages is of is another one.
    var isOld = false
  }

  @Test(
    "a cut is named, and no row is made up",
    arguments: [
      Row(testDescription: "in the last page", missing: 100, whole: 10, rows: 272, words: "cannot be told"),
      Row(testDescription: "at a page", missing: 4096, whole: 10, rows: 272, words: "cannot be told"),
      Row(
        testDescription: "in the last page, by a library that keeps no count", missing: 100, whole: 10, rows: 272,
        words: "cannot be told", isOld: true),
      Row(testDescription: "in the second page of rows", missing: 31_000, whole: 3, rows: 34, words: "cannot be told"),
      Row(
        testDescription: "where an index knows all", of: 200, hasIndex: true, missing: 100, whole: 8, rows: 170,
        words: "30 of 200 are missing"),
    ]) func cut(_ row: Row) throws
  {
    var bytes = try Self.firefox(rows: row.of, index: row.hasIndex)
    let pages = bytes.count / 4096
    if row.isOld { bytes[92] ^= 1 }
    let input = CookieFileInput(path: "x", bytes: Array(bytes.dropLast(row.missing)))
    let file = try CookieFileFormats.read(input)
    #expect(file.entries.count == row.rows && file.entries.allSatisfy { $0.cookie.domain == "a.example" })
    #expect(file.entries.map(\.cookie.name) == (0..<row.rows).map { "n\($0)" })
    let of = row.isOld ? "" : " of \(pages)"
    #expect(
      file.problems.first
        == "the file is cut: its \(input.bytes.count) bytes have \(row.whole)\(of) whole pages of 4096 bytes")
    #expect(file.problems.count == 2 && file.problems.last?.contains(row.words) ?? false, "\(file.problems)")
    let copy = try Redaction(input)
    #expect(copy.notes.first?.hasPrefix("left out: the file is cut") ?? false)
    #expect(try CookieFileFormats.read(CookieFileInput(path: "x", bytes: copy.bytes)).entries.count == row.rows)
  }

  @Test("what stands behind a damaged page is read as well") func gap() throws {
    var bytes = try Self.firefox(rows: 300)
    for place in 4 * 4096..<5 * 4096 { bytes[place] = 0 }
    let file = try CookieFileFormats.read(CookieFileInput(path: "x", bytes: bytes))
    let names = file.entries.map(\.cookie.name)
    #expect(names.first == "n0" && names.last == "n299" && names.count < 300 && Set(names).count == names.count)
    #expect(file.problems.count == 1 && file.problems[0].hasPrefix("behind "))
  }

  @Test("less than a page, or less than a header", arguments: [50, 99, 100, 512, 3000, 5000])
  func beginning(length: Int) throws {
    let bytes = Array(try Self.firefox(rows: 1).prefix(length))
    let error = #expect(throws: InputError.self) {
      try CookieFileFormats.read(CookieFileInput(path: "x", bytes: bytes))
    }
    #expect(error?.kind == .data)
    #expect(
      length < 100
        || error?.found.hasPrefix("the file is cut: its \(length) bytes have \(length / 4096) of 2 ") ?? false)
  }

  @Test("a whole one has no damage") func whole() throws {
    for bytes in [try Self.firefox(rows: 300), try Self.firefox(rows: 0), try Self.firefox(rows: 30, index: true)] {
      #expect(try CookieFileFormats.read(CookieFileInput(path: "x", bytes: bytes)).problems == [])
    }
  }

  @Test("a new one of which all is in the log that was not copied") func logged() throws {
    let database = try SQLiteDatabase(emptyFor: "x")
    try database.run("PRAGMA user_version = 16")
    var bytes = try database.bytes()
    let error = #expect(throws: InputError.self) {
      try CookieFileFormats.read(CookieFileInput(path: "x", bytes: bytes))
    }
    #expect(error?.found == "a database without a table of cookies")
    (bytes[18], bytes[19]) = (2, 2)
    let logged = #expect(throws: InputError.self) {
      try CookieFileFormats.read(CookieFileInput(path: "x", bytes: bytes))
    }
    #expect(logged?.found.contains("in a file of its own, \"-wal\"") ?? false)
    #expect(logged?.expected == "that file beside it, copied at the same time")
  }

  @Test("the database of WebKit on curl, and without its secrets", .enabled(if: RealFileTests.hasSQLite))
  func curl() throws {
    let database = try SQLiteDatabase(emptyFor: "x")
    try database.run(
      "CREATE TABLE Cookie (name TEXT, value TEXT, domain TEXT, path TEXT, expires INTEGER, size INTEGER, session INTEGER, "
        + "httponly INTEGER DEFAULT 0, secure INTEGER DEFAULT 0)")
    try database.run(
      "INSERT INTO Cookie VALUES ('sid', 'secretsecretsecret', 'a.example', '/', 0, 18, 1, 1, 1), "
        + "('id', 'v', '.a.example', '/b', 1900000000, 1, 0, 0, 0)")
    let input = CookieFileInput(path: "x", bytes: try database.bytes())
    let file = try CookieFileFormats.read(input)
    #expect(file.format == "a database of WebKit on curl")
    #expect(file.entries.map { $0.cookie.expires?.seconds } == [nil, 1_900_000_000])
    #expect(file.entries.map(\.cookie.hostOnly) == [true, false])
    #expect(file.entries.map(\.cookie.httpOnly) == [true, false])
    let redacted = CookieFileInput(path: "x", bytes: try Redaction(input).bytes)
    #expect(!String(decoding: redacted.bytes, as: UTF8.self).contains("secretse"))
    #expect(try CookieFileFormats.read(redacted).entries.map(\.cookie.name) == ["sid", "id"])
  }

  @Test("an expiry that is no number is none, and said") func expiry() throws {
    let bytes = try Self.firefox(
      rows: 3,
      more: [
        "UPDATE moz_cookies SET expiry = NULL WHERE name = 'n0'",
        "UPDATE moz_cookies SET expiry = 'soon' WHERE name = 'n2'",
      ])
    let file = try CookieFileFormats.read(CookieFileInput(path: "x", bytes: bytes))
    #expect(file.entries.map { $0.cookie.expires?.seconds } == [nil, 1_900_000_000, nil])
    #expect(file.notes.first == "2 cookies have an expiry that is no number, read as none")
  }

  @Test("a log that ends in the middle of a frame is cut", arguments: [(4_120, nil), (2_060, 2_060), (6_000, 1_880)])
  func log(bytes: Int, rest: Int?) {
    let header: [UInt8] = [0x37, 0x7F, 0x06, 0x82, 0, 0x2D, 0xE2, 0x18, 0, 0, 0x10, 0]
    let log = header + Array(repeating: 0, count: 32 - header.count + bytes)
    let words = SQLiteHeader.logCut(log)
    #expect((words == nil) == (rest == nil))
    if let rest { #expect(words?.contains("\(rest) of 4120 bytes") == true) }
  }
}
