import Cookies

extension ParseReport {
  /// The report for a terminal, every piece of cookie text escaped.
  package var table: String { table(on: .unlimited) }

  func table(on layout: TerminalLayout) -> String {
    var lines = [outcomeLine]
    if let note { lines.append("folded: \(note)") }
    let attributes = explanation.attributes
    if !attributes.isEmpty {
      let rows = attributes.map { [$0.name, $0.value, $0.meaning.text, "\($0.step)"] }
      let table = EscapedColumns(header: ["attribute", "written", "understood", "step"], rows: rows)
      lines += [""] + table.lines(on: layout)
    }
    lines += [""] + comparison(layout)
    return lines.joined(separator: "\n")
  }

  private var outcomeLine: String {
    "\(outcome.result): \(outcome.reason) (RFC 6265bis \(explanation.result.step)) at \(time)"
  }

  /// Both readings side by side.
  private func comparison(_ layout: TerminalLayout) -> [String] {
    switch foundation {
    case .success(let readings): comparison(with: readings, layout)
    case .failure(let error): comparison(with: [], layout) + ["", error.text]
    }
  }

  private func comparison(with foundation: [CookieReading], _ layout: TerminalLayout) -> [String] {
    let count = max(foundation.count, 1)
    let header = ["", "TwinJar"] + (0..<count).map { $0 == 0 ? "Foundation" : "Foundation (\($0 + 1))" }
    let rows = CookieReading.titles.indices.map { index in
      [CookieReading.titles[index], own?.lines[index] ?? "-"]
        + (0..<count).map { $0 < foundation.count ? foundation[$0].lines[index] : "-" }
    }
    return EscapedColumns(header: header, rows: rows).lines(on: layout)
  }
}

/// Columns of escaped text.
struct EscapedColumns {
  var header: [String]
  var rows: [[String]]
  /// How much each column matters where there is no room for all, as in ``TextTable``; by their place if it is left out.
  var importance: [Int?]?
  /// Longer cells are cut: a value of 4 KB would hide the rest.
  private static let maximumWidth = 48

  func lines(on layout: TerminalLayout) -> [String] {
    let columns = header.enumerated().map { ReportTable.Column(Self.cell($0.element), isCode: $0.offset == 0) }
    let byPlace = header.indices.map { $0 == 0 ? nil : header.count - $0 }
    var table = TextTable(columns, importance: importance ?? byPlace, hasRule: false)
    for row in rows { table.append(row.map(Self.cell)) }
    return table.text(on: layout).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private static func cell(_ text: String) -> String {
    let printable = Printable.text(text)
    guard printable.count > maximumWidth else { return printable }
    return printable.prefix(maximumWidth - 3) + "..."
  }
}
