import CookieExploration
import CookieSimulation

/// What `twinjar explore` says of its explorations.
public struct ExploreReport: Report {
  public static let forms: Set<ReportForm> = [.text, .parts, .json, .checks, .findings, .records]

  private let reports: [ExplorationReport]
  private let again: (TapeText) -> String

  /// - Parameter again: how to see a tape's run again, in a line or several.
  public init(_ reports: [ExplorationReport], again: @escaping (TapeText) -> String) {
    self.reports = reports
    self.again = again
  }

  /// One exploration in full, several as a table.
  public var text: String { text(on: .unlimited) }

  public func text(on layout: TerminalLayout) -> String {
    let text = ExplorationText(reports)
    return layout.fit(reports.count > 1 ? text.table(on: layout) : text.details(again: again, isQuiet: layout.isQuiet))
  }

  public var parts: [ReportPart] { ExplorationParts(reports).parts }

  public var checks: [ReportCheck] { ExplorationChecks(reports).checks }
  public var records: ReportTable { ExplorationChecks(reports).records }

  public func json() throws -> String { try ExplorationJSON(reports).text() }
}
