import Choices
import Cookies

/// A browser's database without its secrets: a new one, with the same table of cookies and nothing else, so that no page that was
/// given up, and no log, goes along.
struct DatabaseRedaction {
  /// What a column of any of the browsers has.
  private enum Role { case name, value, host, path, number, other }

  private static let roles: [String: Role] = [
    "name": .name, "value": .value, "host": .host, "host_key": .host, "path": .path, "creation_utc": .number,
    "expires_utc": .number, "is_secure": .number, "is_httponly": .number, "last_access_utc": .number,
    "has_expires": .number, "is_persistent": .number, "priority": .number, "samesite": .number, "secure": .number,
    "httponly": .number, "persistent": .number, "firstpartyonly": .number, "source_scheme": .number,
    "source_port": .number, "is_same_party": .number, "last_update_utc": .number, "source_type": .number,
    "has_cross_site_ancestor": .number, "id": .number, "expiry": .number, "lastaccessed": .number,
    "creationtime": .number, "issecure": .number, "ishttponly": .number, "inbrowserelement": .number,
    "rawsamesite": .number, "schememap": .number, "ispartitionedattributeset": .number, "updatetime": .number,
  ]

  /// - Throws: exit code 65 for a database without cookies, 69 without SQLite.
  static func redact(_ input: CookieFileInput) throws(InputError) -> [UInt8] {
    let old = try SQLiteDatabase(input)
    let table = try name(of: old)
    var secrets = Secrets()
    try note(old, table, &secrets)
    let copy = try SQLiteDatabase(emptyFor: input.path)
    let columns = try old.columnList(of: table)
    let names = columns.map { quoted($0.name) }
    try copy.run(
      "CREATE TABLE \(table) (\(columns.map { "\(quoted($0.name)) \(type($0.type))" }.joined(separator: ", ")))")
    try copy.run("PRAGMA user_version = \(try old.number("PRAGMA user_version"))")
    try copy.run("BEGIN")
    let statements = old.readableRows(names, of: table) { row in
      let values = columns.indices.map { literal(row, Int32($0), role(columns[$0].name), secrets) }
      return "INSERT INTO \(table) VALUES (\(values.joined(separator: ", ")))"
    }
    for statement in statements.rows { try copy.run(statement) }
    try copy.run("COMMIT")
    return try copy.bytes()
  }

  private static func name(of database: SQLiteDatabase) throws(InputError) -> String {
    if try database.columns(of: "cookies")?.contains("host_key") == true { return "cookies" }
    return try database.columns(of: "moz_cookies") == nil ? CurlTable.name : "moz_cookies"
  }

  private static func role(_ column: String) -> Role { roles[column.lowercased()] ?? .other }

  /// Text and bytes of all columns but names, hosts and paths are taken for secret; of those, what looks like a token.
  private static func note(_ database: SQLiteDatabase, _ table: String, _ secrets: inout Secrets) throws(InputError) {
    let columns = try database.columnList(of: table).map(\.name).filter { ![.number, .host].contains(role($0)) }
    guard !columns.isEmpty else { return secrets.settle() }
    var noted = secrets
    // What cannot be read is not written either.
    _ = database.readableRows(columns.map { quoted($0) }, of: table) { row in
      for (index, column) in columns.enumerated() {
        switch role(column) {
        case .name: noted.add(name: row.text(Int32(index)), path: "")
        case .path: noted.add(name: "", path: row.text(Int32(index)))
        default: noted.add(row.octets(Int32(index)))
        }
      }
    }
    secrets = noted
    secrets.settle()
  }

  private static func literal(_ row: SQLiteRow, _ index: Int32, _ role: Role, _ secrets: Secrets) -> String {
    if row.isNull(index) { return "NULL" }
    switch role {
    case .number: return String(row.integer(index))
    case .name: return text(Cookie.octets(of: secrets.named(row.text(index))))
    case .path: return text(Cookie.octets(of: secrets.path(row.text(index))))
    case .host: return text(secrets.masked(row.octets(index)))
    case .value: return text(secrets.name(row.octets(index)))
    // That a value is encrypted is told by its length.
    case .other: return row.isBlob(index) ? "X'\(hexadecimal(secrets.name(row.octets(index))))'" : "''"
    }
  }

  private static func text(_ octets: [UInt8]) -> String { "CAST(X'\(hexadecimal(octets))' AS TEXT)" }

  private static func hexadecimal(_ octets: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    return String(decoding: octets.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static func quoted(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }

  /// One of the types that there are; a hostile database may write anything there.
  private static func type(_ text: String) -> String {
    ["INTEGER", "TEXT", "BLOB", "REAL"].first { text.uppercased().hasPrefix($0) } ?? "TEXT"
  }
}
