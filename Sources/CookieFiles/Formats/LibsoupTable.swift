import Choices
import Cookies

/// WebKitGTK's and WPE's table (libsoup's soup-cookie-jar-db.c), which has Firefox's name: no dates of creation.
enum LibsoupTable {
  static func read(_ database: SQLiteDatabase, _ columns: Set<String>) -> CookieFile {
    var file = CookieFile(format: "a database of WebKitGTK (libsoup)")
    let names = [
      "host", "name", "value", "path", columns.column("isSecure", or: "0"), columns.column("isHttpOnly", or: "0"),
      columns.column("sameSite", or: "-1"), columns.column("expiry", or: "0"),
    ]
    var missing = 0
    database.fill(&file, names, of: "moz_cookies") { row in
      let (domain, isHostOnly) = row.domain(0)
      return CookieFile.Entry(
        Cookie(
          name: row.text(1), value: row.text(2), domain: domain, path: row.text(3), hostOnly: isHostOnly,
          secure: row.flag(4), httpOnly: row.flag(5), sameSite: FirefoxTable.sameSite(row.integer(6)),
          expires: row.time(7, missing: &missing) { UnixTime(seconds: $0) }))
    }
    file.noteMissingExpiry(missing)
    file.notes.append("session cookies and dates of creation are never in such a file")
    return file
  }
}
