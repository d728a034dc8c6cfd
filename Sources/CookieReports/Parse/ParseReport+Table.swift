import Cookies

extension ParseReport {
  /// The report for a terminal, every piece of cookie text escaped.
  package var table: String {
    var lines = [outcomeLine]
    if let note { lines.append("folded: \(note)") }
    let attributes = explanation.attributes
    if !attributes.isEmpty {
      let rows = attributes.map { [$0.name, $0.value, $0.meaning.text, "\($0.step)"] }
      lines += [""] + EscapedColumns(header: ["attribute", "written", "understood", "step"], rows: rows).lines
    }
    lines += [""] + comparison
    return lines.joined(separator: "\n")
  }

  private var outcomeLine: String {
    "\(outcome.result): \(outcome.reason) (RFC 6265bis \(explanation.result.step)) at \(time)"
  }

  /// Both readings side by side.
  private var comparison: [String] {
    switch foundation {
    case .success(let readings): comparison(with: readings)
    case .failure(let error): comparison(with: []) + ["", error.text]
    }
  }

  private func comparison(with foundation: [CookieReading]) -> [String] {
    let count = max(foundation.count, 1)
    let header = ["", "TwinJar"] + (0..<count).map { $0 == 0 ? "Foundation" : "Foundation (\($0 + 1))" }
    let rows = CookieReading.titles.indices.map { index in
      [CookieReading.titles[index], own?.lines[index] ?? "-"]
        + (0..<count).map { $0 < foundation.count ? foundation[$0].lines[index] : "-" }
    }
    return EscapedColumns(header: header, rows: rows).lines
  }
}

/// Columns of escaped text.
struct EscapedColumns {
  var header: [String]
  var rows: [[String]]
  /// Longer cells are cut: a value of 4 KB would hide the rest.
  private static let maximumWidth = 48

  var lines: [String] {
    let cells = ([header] + rows).map { $0.map(Self.cell) }
    let widths = header.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      let padded = row.indices.map { row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count) }
      let line = padded.joined(separator: "  ")
      return String(line[..<(line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex)])
    }
  }

  private static func cell(_ text: String) -> String {
    let printable = Printable.text(text)
    guard printable.count > maximumWidth else { return printable }
    return printable.prefix(maximumWidth - 3) + "..."
  }
}
