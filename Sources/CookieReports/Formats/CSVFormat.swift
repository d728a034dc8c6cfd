/// Comma-separated values after RFC 4180, with a line feed at the end of a line: for a spreadsheet or a script.
public struct CSVFormat: ReportFormat {
  public let name = "csv"
  public let needs = ReportForm.records

  public init() {}

  public func text(of report: any Report) throws -> String {
    let table = report.records
    return ([table.columns.map(\.title)] + table.rows).map { Self.line($0) + "\n" }.joined()
  }

  private static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") }

  private static func cell(_ text: String) -> String {
    guard text.utf8.contains(where: { [UInt8(ascii: ","), UInt8(ascii: "\""), 10, 13].contains($0) }) else {
      return text
    }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
