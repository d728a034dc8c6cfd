import ArchiveTrials

/// A report on archives for a terminal.
public struct ArchiveText {
  /// The text, which ends in a newline.
  public let text: String

  /// The form of a report.
  public init(_ report: ArchiveReport) {
    let blocks = ArchiveSections(report).parts.map { part in
      switch part {
      case .heading(let title): title + "\n" + String(repeating: "=", count: title.count) + "\n"
      case .text(let text): text + "\n"
      case .list(let lines): lines.map { "- \($0)\n" }.joined()
      case .table(let table): Self.text(table)
      }
    }
    text = blocks.joined(separator: "\n")
  }

  private static func text(_ table: ArchiveSections.Table) -> String {
    var text = TextTable(table.columns)
    for row in table.rows { text.append(row) }
    return text.text
  }
}

/// A report on archives for a page in Markdown.
public struct ArchiveMarkdown {
  /// The text, which ends in a newline.
  public let text: String

  /// The form of a report.
  public init(_ report: ArchiveReport) {
    let blocks = ArchiveSections(report).parts.map { part in
      switch part {
      case .heading(let title): "### \(title)\n"
      case .text(let text): text + "\n"
      case .list(let lines): lines.map { "- \(Self.escaped($0))\n" }.joined()
      case .table(let table): Self.text(table)
      }
    }
    text = blocks.joined(separator: "\n")
  }

  private static func text(_ table: ArchiveSections.Table) -> String {
    let alignments = table.columns.map { $0.alignment == .left ? "---" : "---:" }
    let lines = [table.columns.map(\.title), alignments] + table.rows
    return lines.map { "| " + $0.map(escaped).joined(separator: " | ") + " |\n" }.joined()
  }

  /// Messages come from Foundation and may hold anything.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "|<>`*_[]\\".unicodeScalars.contains(scalar) { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
