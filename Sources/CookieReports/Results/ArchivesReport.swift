import ArchiveTrials

/// What `twinjar archives` says of the archives that it tried.
public struct ArchivesReport: Report {
  public static let forms: Set<ReportForm> = [.text, .parts, .json]

  private let report: ArchiveReport

  public init(_ report: ArchiveReport) { self.report = report }

  public var parts: [ReportPart] { ArchiveSections(report).parts }

  public func json() throws -> String { try ArchiveJSON(report).text() }
}
