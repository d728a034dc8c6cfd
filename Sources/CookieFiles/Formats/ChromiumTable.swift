import Choices
import Cookies

/// Chromium's table (net/extensions/sqlite/sqlite_persistent_cookie_store.cc): times in microseconds since 1601, values
/// encrypted with a key that is elsewhere.
enum ChromiumTable {
  /// 1601-01-01, in microseconds since 1970.
  private static let epoch: Int64 = -11_644_473_600_000_000

  static func read(_ database: SQLiteDatabase, _ columns: Set<String>) -> CookieFile {
    var file = CookieFile(format: "a database of Chromium")
    let names = [
      "host_key", "name", columns.column("value", or: "''"), "path",
      columns.column("is_secure", "secure", or: "0"), columns.column("is_httponly", "httponly", or: "0"),
      columns.column("samesite", "firstpartyonly", or: "-1"), columns.column("has_expires", or: "1"),
      columns.column("expires_utc", or: "0"), columns.column("creation_utc", or: "0"),
      columns.column("encrypted_value", or: "''"), columns.column("top_frame_site_key", or: "''"),
    ]
    let hasSameSite = columns.contains("samesite")
    database.fill(&file, names, of: "cookies") { row in
      let (domain, isHostOnly) = row.domain(0)
      let created = row.integer(9) == 0 ? nil : time(row.integer(9))
      let site = row.text(11)
      let cookie = Cookie(
        name: row.text(1), value: row.text(2), domain: domain, path: row.text(3), hostOnly: isHostOnly,
        secure: row.flag(4), httpOnly: row.flag(5), sameSite: hasSameSite ? sameSite(row.integer(6)) : .default,
        expires: row.flag(7) ? time(row.integer(8)) : nil, created: created ?? UnixTime(seconds: 0),
        partitionKey: site.isEmpty ? nil : site)
      return CookieFile.Entry(cookie, created: created, isEncrypted: row.byteCount(2) == 0 && row.byteCount(10) > 0)
    }
    if file.entries.contains(where: \.isEncrypted) {
      file.notes.append("values are encrypted: whether two are the same cannot be told")
    }
    return file
  }

  private static func time(_ microseconds: Int64) -> UnixTime {
    UnixTime(microseconds: epoch).advanced(byMicroseconds: microseconds)
  }

  private static func sameSite(_ number: Int64) -> SameSite {
    switch number {
    case 0: .none
    case 1: .lax
    case 2: .strict
    default: .default
    }
  }
}
