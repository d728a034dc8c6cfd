/// A table for a terminal: left-aligned text, right-aligned numbers, two spaces between columns.
///
/// Where it is wider than the terminal, names and texts are shortened, sentences broken, and if that is not enough, the columns
/// that matter least are left out and named below.
struct TextTable {
  private var table: ReportTable
  /// By row and column; colours where the terminal has some.
  private var styles: [[TerminalLayout.Style?]] = []
  /// How much each column matters, the least first to go; nil for columns that stay.
  private var importance: [Int?]
  /// What is said of a column that is left out, by its place.
  var remarks: [Int: String] = [:]
  /// Whether a line stands below the titles.
  private var hasRule = true

  init(_ table: ReportTable) {
    self.table = table
    importance = Self.byPlace(table.columns.count)
  }

  init(_ columns: [(title: String, alignment: ReportTable.Alignment)]) {
    self.init(ReportTable(columns.map { ReportTable.Column($0.title, $0.alignment) }))
  }

  /// - Parameter importance: of each column; greater numbers stay longer, nil stays always.
  init(_ columns: [ReportTable.Column], importance: [Int?], hasRule: Bool = true) {
    table = ReportTable(columns)
    self.importance = importance
    self.hasRule = hasRule
  }

  /// What stands further to the left matters more, and the first column stays.
  private static func byPlace(_ count: Int) -> [Int?] { (0..<count).map { $0 == 0 ? nil : count - $0 } }

  mutating func append(_ row: [String], styles: [TerminalLayout.Style?] = []) {
    table.rows.append(row)
    self.styles.append(styles)
  }

  var text: String { text(on: .unlimited) }

  func text(on layout: TerminalLayout) -> String {
    var fitted = fitted(layout.columns)
    for (column, width) in zip(fitted.columns, fitted.widths) { fitted.kept[column] = bestPart(of: column, in: width) }
    let missing = table.columns.indices.filter { !fitted.columns.contains($0) }.map { column in
      table.columns[column].title + (remarks[column].map { " (\($0))" } ?? "")
    }
    var lines = [layout.styled(line(table.columns.map(\.title), fitted), .strong)]
    if hasRule { lines.append(fitted.widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")) }
    for (index, row) in table.rows.enumerated() {
      for part in broken(row, fitted, breaksWords: layout.breaksWords) {
        lines.append(line(part, fitted, layout, index < styles.count ? styles[index] : []))
      }
    }
    if !missing.isEmpty { lines.append(layout.fit("(too narrow for: \(missing.joined(separator: ", ")))")) }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: - Width

  /// Most names differ at one of their ends; those of a series may differ before the last of several numbers.
  private enum KeptPart: CaseIterable {
    case ends, beginning, end
  }

  private struct Fitted {
    var columns: [Int]
    var widths: [Int]
    /// What is kept of the names in a column that is too narrow for them.
    var kept: [Int: KeptPart] = [:]

    var total: Int { widths.reduce(0, +) + 2 * max(0, widths.count - 1) }
  }

  private func fitted(_ most: Int?) -> Fitted {
    var columns = Array(table.columns.indices)
    while true {
      var fitted = Fitted(columns: columns, widths: columns.map(naturalWidth))
      guard let most else { return fitted }
      shorten(&fitted, to: most)
      if fitted.total <= most { return fitted }
      let droppable = columns.filter { importance[$0] != nil }
      guard let least = droppable.min(by: { (importance[$0] ?? 0, -$0) < (importance[$1] ?? 0, -$1) }) else {
        shorten(&fitted, to: most, isLastResort: true)
        return fitted
      }
      columns.removeAll { $0 == least }
    }
  }

  private func naturalWidth(_ column: Int) -> Int {
    max(table.columns[column].title.columns, table.rows.map { $0[column].columns }.max() ?? 0)
  }

  /// Takes from the widest of the columns with text, one by one.
  private func shorten(_ fitted: inout Fitted, to most: Int, isLastResort: Bool = false) {
    while fitted.total > most {
      let places = fitted.columns.indices.filter {
        fitted.widths[$0] > (isLastResort ? min(6, naturalWidth(fitted.columns[$0])) : leastWidth(fitted.columns[$0]))
          && table.columns[fitted.columns[$0]].alignment == .left
      }
      guard let widest = places.max(by: { fitted.widths[$0] < fitted.widths[$1] }) else { return }
      fitted.widths[widest] -= 1
    }
  }

  private func leastWidth(_ column: Int) -> Int {
    guard table.columns[column].alignment == .left else { return naturalWidth(column) }
    return min(naturalWidth(column), max(isName(column) ? 16 : 12, table.columns[column].title.columns))
  }

  private func isName(_ column: Int) -> Bool { column == 0 || table.columns[column].isCode }

  /// By which part most names of a column are told apart; both ends where another does no better.
  private func bestPart(of column: Int, in width: Int) -> KeptPart {
    guard isName(column) else { return .beginning }
    func different(_ part: KeptPart) -> Int {
      Set(table.rows.map { Self.shortened($0[column], to: width, part) }).count
    }
    let most = KeptPart.allCases.map(different).max()
    return KeptPart.allCases.first { different($0) == most } ?? .ends
  }

  // MARK: - Lines

  /// A row, and the rest of its sentences below it.
  private func broken(_ row: [String], _ fitted: Fitted, breaksWords: Bool) -> [[String]] {
    var rows = [row]
    for (place, column) in fitted.columns.enumerated() where table.columns[column].isProse {
      guard row[column].isWider(than: fitted.widths[place]) else { continue }
      let breaking = LineBreaking(columns: fitted.widths[place] - 2, breaksWords: breaksWords)
      for (index, part) in breaking.lines(of: row[column].split(separator: " ")).enumerated() {
        if index == rows.count { rows.append(row.map { _ in "" }) }
        rows[index][column] = index == 0 ? part : "  \(part)"
      }
    }
    return rows
  }

  private func line(
    _ row: [String], _ fitted: Fitted, _ layout: TerminalLayout = .unlimited,
    _ styles: [TerminalLayout.Style?] = []
  ) -> String {
    var line = ""
    for (place, column) in fitted.columns.enumerated() {
      let cell = Self.shortened(row[column], to: fitted.widths[place], fitted.kept[column] ?? .beginning)
      let padding = String(repeating: " ", count: fitted.widths[place] - cell.columns)
      let shown = layout.styled(cell, column < styles.count ? styles[column] : nil)
      line += table.columns[column].alignment == .left ? shown + padding : padding + shown
      if place < fitted.columns.count - 1 { line += "  " }
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  private static func shortened(_ cell: String, to width: Int, _ part: KeptPart) -> String {
    guard cell.columns > width else { return cell }
    let end =
      switch part {
      case .beginning: 0
      case .ends: (width - 1) / 2
      case .end: width - 1 - min(4, width / 4)
      }
    return "\(cell.prefix(columns: width - 1 - end))…\(end > 0 ? cell.suffix(columns: end) : "")"
  }
}
