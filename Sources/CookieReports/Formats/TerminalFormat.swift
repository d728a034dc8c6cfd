import Cookies

/// For a person at a terminal.
public struct TerminalFormat: ReportFormat {
  public let name = "table"
  public let needs = ReportForm.text

  private let layout: TerminalLayout

  /// - Parameter layout: what the terminal can show.
  public init(_ layout: TerminalLayout = .unlimited) { self.layout = layout }

  public func text(of report: any Report) throws -> String { report.text(on: layout) }

  /// Pieces one below the other.
  static func text(of parts: [ReportPart], on layout: TerminalLayout = .unlimited) -> String {
    parts.map { text($0, layout) }.joined(separator: "\n")
  }

  private static func text(_ part: ReportPart, _ layout: TerminalLayout) -> String {
    switch part {
    case .heading(let title): title + "\n" + String(repeating: "=", count: title.columns) + "\n"
    case .text(let text): text + "\n"
    case .list(let lines): lines.map { "- \($0)\n" }.joined()
    case .table(let table): TextTable(table).text(on: layout)
    }
  }
}
