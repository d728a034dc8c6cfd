import Choices
import Cookies

/// Firefox's table (netwerk/cookie/CookiePersistentStorage.cpp): creation in microseconds since 1970, expiry in seconds,
/// from version 16 of the schema in milliseconds. A cookie that a private window or a session set is not in it.
enum FirefoxTable {
  static func read(_ database: SQLiteDatabase, _ columns: Set<String>) -> CookieFile {
    var file = CookieFile(format: "a database of Firefox")
    let version = (try? database.number("PRAGMA user_version")) ?? 0
    let names = [
      "host", "name", "value", "path", columns.column("isSecure", or: "0"), columns.column("isHttpOnly", or: "0"),
      columns.column("sameSite", or: "256"), columns.column("expiry", or: "0"), "creationTime",
      columns.column("originAttributes", or: "''"),
    ]
    var missing = 0
    database.fill(&file, names, of: "moz_cookies") { row in
      let (domain, isHostOnly) = row.domain(0)
      let created = UnixTime(microseconds: row.integer(8))
      let expires = row.time(7, missing: &missing) { expiry in
        version >= 16
          ? UnixTime(microseconds: expiry.multipliedReportingOverflow(by: 1000).overflow ? .max : expiry * 1000)
          : UnixTime(seconds: expiry)
      }
      let attributes = row.text(9)
      return CookieFile.Entry(
        Cookie(
          name: row.text(1), value: row.text(2), domain: domain, path: row.text(3), hostOnly: isHostOnly,
          secure: row.flag(4), httpOnly: row.flag(5), sameSite: sameSite(row.integer(6)), expires: expires,
          created: created, partitionKey: attributes.isEmpty ? nil : attributes),
        created: created)
    }
    file.noteMissingExpiry(missing)
    file.notes.append("SameSite is what Firefox enforces: none also where the server said nothing")
    return file
  }

  static func sameSite(_ number: Int64) -> SameSite {
    switch number {
    case 0: .none
    case 1: .lax
    case 2: .strict
    default: .default
    }
  }
}
