import CookieExploration
import CookieScenarios
import CookieSimulation

/// What `twinjar explore` says of its explorations.
public struct ExploreReport: Report {
  public static let forms: Set<ReportForm> = [.text, .parts, .json, .checks, .findings, .records]

  private let reports: [ExplorationReport]
  private let place: (Scenario) -> ReportPlace
  private let again: (TapeText) -> String

  /// - Parameters:
  ///   - place: where a scenario stands.
  ///   - again: how to see a tape's run again, in a line or several.
  public init(
    _ reports: [ExplorationReport], place: @escaping (Scenario) -> ReportPlace = { ReportPlace(name: $0.name) },
    again: @escaping (TapeText) -> String
  ) {
    (self.reports, self.place, self.again) = (reports, place, again)
  }

  /// - Parameter invocation: how to go on, and what the scenarios' files are called.
  public init(_ reports: [ExplorationReport], invocation: Invocation) {
    self.init(reports, place: invocation.place, again: invocation.replay)
  }

  /// One exploration in full, several as a table.
  public var text: String { text(on: .unlimited) }

  public func text(on layout: TerminalLayout) -> String {
    let text = ExplorationText(reports)
    return layout.fit(reports.count > 1 ? text.table(on: layout) : text.details(again: again, isQuiet: layout.isQuiet))
  }

  public var parts: [ReportPart] { ExplorationParts(reports).parts }

  public var checks: [ReportCheck] { ExplorationChecks(reports, place: place).checks }
  public var records: ReportTable { ExplorationChecks(reports, place: place).records }

  public func json() throws -> String { try ExplorationJSON(reports).text() }
}
