/// What `twinjar parse` says of one field, or of several that were folded into one.
package struct ParseReports: Report {
  package static let forms: Set<ReportForm> = [.text, .json]

  private let reports: [ParseReport]

  package init(_ reports: [ParseReport]) { self.reports = reports }

  package var text: String { text(on: .unlimited) }

  package func text(on layout: TerminalLayout) -> String {
    layout.fit(reports.map { $0.table(on: layout) }.joined(separator: "\n\n") + "\n")
  }

  /// A line for each field.
  package func json() throws -> String { reports.map { $0.json + "\n" }.joined() }
}
