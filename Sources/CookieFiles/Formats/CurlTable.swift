import Cookies

/// The table of WebKit's port on curl, for Windows and consoles (WebCore/platform/network/curl/CookieJarDB.cpp). curl itself keeps a
/// cookies.txt.
enum CurlTable {
  static let name = "Cookie"

  static func read(_ database: SQLiteDatabase, _ columns: Set<String>) -> CookieFile {
    var file = CookieFile(format: "a database of WebKit on curl")
    let names = [
      "domain", "name", "value", "path", columns.column("secure", or: "0"), columns.column("httponly", or: "0"),
      columns.column("session", or: "0"), columns.column("expires", or: "0"),
    ]
    var missing = 0
    database.fill(&file, names, of: name) { row in
      let (domain, isHostOnly) = row.domain(0)
      // One without a date has 0 for it.
      let expires = row.flag(6) ? nil : row.time(7, missing: &missing) { UnixTime(seconds: $0) }
      return CookieFile.Entry(
        Cookie(
          name: row.text(1), value: row.text(2), domain: domain, path: row.text(3), hostOnly: isHostOnly,
          secure: row.flag(4), httpOnly: row.flag(5), expires: expires))
    }
    file.noteMissingExpiry(missing)
    file.notes.append("SameSite and dates of creation are never in such a file")
    return file
  }
}
