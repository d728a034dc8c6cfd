/// A table for a terminal: left-aligned text, right-aligned numbers, two spaces between columns.
struct TextTable {
  private var table: ReportTable

  init(_ table: ReportTable) { self.table = table }

  init(_ columns: [(title: String, alignment: ReportTable.Alignment)]) {
    table = ReportTable(columns.map { ReportTable.Column($0.title, $0.alignment) })
  }

  mutating func append(_ row: [String]) { table.rows.append(row) }

  var text: String {
    let rows = [table.columns.map(\.title)] + table.rows
    let widths = table.columns.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { line($0, widths: widths) }
    lines.insert(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "), at: 1)
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ row: [String], widths: [Int]) -> String {
    var line = ""
    for (column, cell) in row.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      line += table.columns[column].alignment == .left ? cell + padding : padding + cell
      if column < row.count - 1 { line += "  " }
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
