import Choices

extension SQLiteDatabase {
  /// The rows of a damaged table that can be read: from its start up to the first damage, and from its end back to the last.
  struct ReadableRows<Row> {
    var rows: [Row] = []
    /// What SQLite says about the damage, and how many rows are missing, as far as that can be told.
    var problem: String?
  }

  /// - Parameters:
  ///   - columns: expressions, one at least.
  ///   - table: a table with row ids, in whose order they come.
  func readableRows<Row>(
    _ columns: [String], of table: String, _ row: (SQLiteRow) -> Row
  ) -> ReadableRows<Row> {
    var result = ReadableRows<Row>()
    var last = Int64.min
    let query = "SELECT \(columns.joined(separator: ", ")), rowid FROM \(table) ORDER BY rowid"
    let place = Int32(columns.count)
    do throws(InputError) {
      try rows(query) {
        result.rows.append(row($0))
        last = $0.integer(place)
      }
      return result
    } catch {
      let front = result.rows.count
      var back: [Row] = []
      // It ends at the damage as well.
      try? rows(query + " DESC") { if $0.integer(place) > last { back.append(row($0)) } }
      result.rows += back.reversed()
      result.problem = "behind \(front) cookies: \(error.found)"
      // An index that is whole knows how many there were.
      guard let count = try? number("SELECT count(*) FROM \(table)"), count >= Int64(result.rows.count) else {
        result.problem? += "; how many are missing cannot be told"
        return result
      }
      result.problem? += "; \(count - Int64(result.rows.count)) of \(count) are missing"
      return result
    }
  }
}
