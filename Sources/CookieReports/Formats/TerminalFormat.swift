import Cookies

/// For a person at a terminal.
public struct TerminalFormat: ReportFormat {
  public let name = "table"
  public let needs = ReportForm.text

  public init() {}

  public func text(of report: any Report) throws -> String { report.text }

  /// Pieces one below the other.
  static func text(of parts: [ReportPart]) -> String { parts.map(text).joined(separator: "\n") }

  private static func text(_ part: ReportPart) -> String {
    switch part {
    case .heading(let title): title + "\n" + String(repeating: "=", count: title.count) + "\n"
    case .text(let text): text + "\n"
    case .list(let lines): lines.map { "- \($0)\n" }.joined()
    case .table(let table): TextTable(table).text
    }
  }
}
