import Choices
import Cookies

/// A browser's database.
struct SQLiteFormat: CookieFileFormat {
  let title = "a database of Chromium, Firefox, WebKitGTK or WebKit on curl (SQLite)"

  func matches(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("SQLite format 3\0".utf8)) }

  func read(_ input: CookieFileInput) throws(InputError) -> CookieFile {
    let database = try SQLiteDatabase(input)
    var file: CookieFile
    do throws(InputError) { file = try table(of: database, input) } catch {
      var error = error
      if let damage = database.damage { error.found = "\(damage); \(error.found)" }
      throw error
    }
    if let damage = database.damage { file.problems.insert(damage, at: 0) }
    if lacksItsLog(input) {
      file.notes.append("the database \(Self.logged), which is not beside it: a copy without it may be stale")
    }
    return file
  }

  private func table(of database: SQLiteDatabase, _ input: CookieFileInput) throws(InputError) -> CookieFile {
    if let columns = try database.columns(of: "cookies"), columns.contains("host_key") {
      return ChromiumTable.read(database, columns)
    }
    if let columns = try database.columns(of: "moz_cookies"), columns.contains("host") {
      return columns.contains("creationTime")
        ? FirefoxTable.read(database, columns) : LibsoupTable.read(database, columns)
    }
    if let columns = try database.columns(of: CurlTable.name), columns.isSuperset(of: ["domain", "name", "session"]) {
      return CurlTable.read(database, columns)
    }
    throw noTable(input)
  }

  private static let logged = "keeps what was written last in a file of its own, \"-wal\""

  private func noTable(_ input: CookieFileInput) -> InputError {
    let found = "a database without a table of cookies"
    guard lacksItsLog(input) else {
      return InputError(
        .data, source: input.path, found: found,
        expected:
          "the table \"cookies\" of Chromium, \"moz_cookies\" of Firefox or WebKitGTK, or \"Cookie\" of WebKit on curl")
    }
    // Until it is filled up, all of a new database is in its log.
    return InputError(
      .data, source: input.path, found: "\(found), which \(Self.logged)",
      expected: "that file beside it, copied at the same time")
  }

  private func lacksItsLog(_ input: CookieFileInput) -> Bool {
    input.log == nil && SQLiteHeader(input.bytes)?.isLogged ?? false
  }
}

extension SQLiteDatabase {
  /// Reads a table into `file`; what SQLite says about a damaged page becomes a problem.
  func fill(
    _ file: inout CookieFile, _ columns: [String], of table: String, _ entry: (SQLiteRow) -> CookieFile.Entry
  ) {
    let read = readableRows(columns, of: table, entry)
    file.entries = read.rows
    if let problem = read.problem { file.problems.append(problem) }
  }
}

extension Set<String> {
  /// The column, or what stands for it in a database that has none of that name.
  func column(_ names: String..., or missing: String) -> String { names.first { contains($0) } ?? missing }
}

extension SQLiteRow {
  /// A domain, with a dot in front if it is for subdomains as well.
  func domain(_ column: Int32) -> (domain: String, isHostOnly: Bool) {
    let text = text(column)
    return text.hasPrefix(".") ? (String(text.dropFirst()), false) : (text, true)
  }

  /// A time by its number; nil, and counted, if what stands there is none.
  func time(_ column: Int32, missing: inout Int, _ time: (Int64) -> UnixTime) -> UnixTime? {
    guard isNumber(column) else {
      missing += 1
      return nil
    }
    return time(integer(column))
  }
}

extension CookieFile {
  /// - Parameter count: of the cookies whose expiry is no number.
  mutating func noteMissingExpiry(_ count: Int) {
    guard count > 0 else { return }
    notes.append("\(count == 1 ? "a cookie has" : "\(count) cookies have") an expiry that is no number, read as none")
  }
}
