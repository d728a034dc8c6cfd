import Choices
import Cookies

/// A browser's database.
struct SQLiteFormat: CookieFileFormat {
  let title = "a database of Chromium, Firefox or WebKitGTK (SQLite)"

  func matches(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("SQLite format 3\0".utf8)) }

  func read(_ input: CookieFileInput) throws(InputError) -> CookieFile {
    let database = try SQLiteDatabase(input)
    var file: CookieFile
    if let columns = try database.columns(of: "cookies"), columns.contains("host_key") {
      file = ChromiumTable.read(database, columns)
    } else if let columns = try database.columns(of: "moz_cookies"), columns.contains("host") {
      file =
        columns.contains("creationTime")
        ? FirefoxTable.read(database, columns) : LibsoupTable.read(database, columns)
    } else {
      throw InputError(
        .data, source: input.path, found: "a database without a table of cookies",
        expected: "the table \"cookies\" of Chromium, or \"moz_cookies\" of Firefox or WebKitGTK")
    }
    if isLogged(input.bytes), input.log == nil {
      file.notes.append(
        "the database keeps what was written last in a file of its own, \"-wal\", which is not beside it: a copy without "
          + "it may be stale")
    }
    return file
  }

  /// Whether its header says that changes go to a log first.
  private func isLogged(_ bytes: [UInt8]) -> Bool { bytes.count > 19 && (bytes[18] == 2 || bytes[19] == 2) }
}

extension SQLiteDatabase {
  /// Reads the rows of a query into `file`; what SQLite says about a damaged page becomes a problem.
  func fill(_ file: inout CookieFile, _ query: String, _ entry: (SQLiteRow) -> CookieFile.Entry) {
    var entries: [CookieFile.Entry] = []
    do throws(InputError) {
      try rows(query) { entries.append(entry($0)) }
    } catch {
      file.problems.append("behind \(entries.count) cookies: \(error.found)")
    }
    file.entries = entries
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
}
