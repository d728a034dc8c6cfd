import CookieExploration
import CookieSimulation

/// What `twinjar explore` says of its explorations.
public struct ExploreReport: Report {
  public static let forms: Set<ReportForm> = [.text, .parts, .json]

  private let reports: [ExplorationReport]
  private let again: (TapeText) -> String

  /// - Parameter again: how to see a tape's run again, in a line or several.
  public init(_ reports: [ExplorationReport], again: @escaping (TapeText) -> String) {
    self.reports = reports
    self.again = again
  }

  /// One exploration in full, several as a table.
  public var text: String {
    let text = ExplorationText(reports)
    return reports.count > 1 ? text.table : text.details(again: again)
  }

  public var parts: [ReportPart] { ExplorationParts(reports).parts }

  public func json() throws -> String { try ExplorationJSON(reports).text() }
}
