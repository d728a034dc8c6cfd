import Cookies

/// Workflow commands of GitHub Actions: each finding is an annotation of the run, and of its file if it has one.
public struct GitHubFormat: ReportFormat {
  public let name = "github"
  public let needs = ReportForm.findings

  public init() {}

  public func text(of report: any Report) throws -> String {
    let tool = type(of: report).tool
    guard !report.findings.isEmpty else { return "::notice title=\(tool)::nothing was found\n" }
    return report.findings.map(Self.line).joined()
  }

  private static func line(_ finding: ReportFinding) -> String {
    let level = finding.level == .note ? "notice" : finding.level.rawValue
    return "::\(level) \(place(finding.place))title=\(property(finding.summary))::\(data(finding.message))\n"
  }

  private static func place(_ place: ReportPlace) -> String {
    guard !place.file.isEmpty else { return "" }
    let numbers = [("line", place.line), ("col", place.column)].map { key, number in
      number.map { "\(key)=\($0)," } ?? ""
    }
    return "file=\(property(place.file))," + numbers.joined()
  }

  /// After the runner's own `escapeData`.
  private static func data(_ text: String) -> String {
    Printable.text(text).replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// After the runner's own `escapeProperty`.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
