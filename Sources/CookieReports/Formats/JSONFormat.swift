/// For a program: a versioned document.
public struct JSONFormat: ReportFormat {
  public let name = "json"
  public let needs = ReportForm.json

  public init() {}

  public func text(of report: any Report) throws -> String { try report.json() }
}
