/// For a page in Markdown: headings, paragraphs, lists and tables.
public struct MarkdownFormat: ReportFormat {
  public let name = "markdown"
  public let needs = ReportForm.parts

  public init() {}

  public func text(of report: any Report) throws -> String {
    report.parts.map(Self.text).joined(separator: "\n")
  }

  private static func text(_ part: ReportPart) -> String {
    switch part {
    case .heading(let title): "## \(escaped(title))\n"
    case .text(let text): text + "\n"
    case .list(let lines): lines.map { "- \(escaped($0))\n" }.joined()
    case .table(let table): text(table)
    }
  }

  private static func text(_ table: ReportTable) -> String {
    let rules = table.columns.map { $0.alignment == .left ? "---" : "---:" }
    let rows = table.rows.map { zip($0, table.columns).map { $1.isCode ? code($0) : escaped($0) } }
    return ([table.columns.map { escaped($0.title) }, rules] + rows).map { "| \($0.joined(separator: " | ")) |\n" }
      .joined()
  }

  /// Names have none of the characters that would end it.
  private static func code(_ name: String) -> String {
    name.contains { "`|\n".contains($0) } ? escaped(name) : "`\(name)`"
  }

  /// Messages come from elsewhere and may hold anything.
  private static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (place, scalar) in scalars.enumerated() {
      if isMarkup(scalar, before: place + 1 < scalars.count ? scalars[place + 1] : nil) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func isMarkup(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    // What a number follows begins no tag.
    if "<>".unicodeScalars.contains(scalar) { return next.map { !("0"..."9").contains($0) } ?? true }
    return "|`*_[]\\&".unicodeScalars.contains(scalar)
  }
}
