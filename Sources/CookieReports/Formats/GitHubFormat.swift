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
    return "file=\(name(ofFile: place.file))," + numbers.joined()
  }

  private static func data(_ text: String) -> String { escapedData(PrintedText.once(text)) }

  private static func property(_ text: String) -> String { escapedProperty(PrintedText.once(text)) }

  /// The file's real name, but for characters that would act on a terminal and for which the runner has no escape.
  private static func name(ofFile path: String) -> String {
    escapedProperty(PrintedText.escaped(path) { "\\\r\n".unicodeScalars.contains($0) })
  }

  /// After the runner's own `escapeData`.
  private static func escapedData(_ text: String) -> String {
    String(
      text.unicodeScalars.flatMap { scalar -> [Character] in
        switch scalar {
        case "%": Array("%25")
        case "\r": Array("%0D")
        case "\n": Array("%0A")
        default: [Character(scalar)]
        }
      })
  }

  /// After the runner's own `escapeProperty`.
  private static func escapedProperty(_ text: String) -> String {
    escapedData(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
