/// A piece of a report before it has a format.
public enum ReportPart: Hashable, Sendable {
  case heading(String)
  /// A paragraph.
  case text(String)
  case list([String])
  case table(ReportTable)
}

/// A table before it has a format: every row has a cell for each column.
public struct ReportTable: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    case left
    case right
  }

  public struct Column: Hashable, Sendable {
    public var title: String
    public var alignment: Alignment
    /// Its cells are names as one types them.
    public var isCode: Bool
    /// Its cells are sentences: broken between words where a terminal is too narrow, and not shortened.
    public var isProse: Bool

    public init(_ title: String, _ alignment: Alignment = .left, isCode: Bool = false, isProse: Bool = false) {
      self.title = title
      self.alignment = alignment
      self.isCode = isCode
      self.isProse = isProse
    }
  }

  public var columns: [Column]
  public var rows: [[String]]

  public init(_ columns: [Column], rows: [[String]] = []) {
    self.columns = columns
    self.rows = rows
  }
}

extension ReportTable {
  /// Puts what was set into each row; a key that the table has a column for stands there already.
  ///
  /// - Parameter values: for each row, in the order of the keys.
  mutating func insert(_ keys: [String], _ values: [[String]], at place: Int) {
    let new = keys.indices.filter { key in !columns.contains { $0.title == keys[key] } }
    columns.insert(contentsOf: new.map { Column(keys[$0]) }, at: place)
    for row in rows.indices { rows[row].insert(contentsOf: new.map { values[row][$0] }, at: place) }
  }
}
