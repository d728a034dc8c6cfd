import Choices

/// One way to write a report, for `--format`.
public protocol ReportFormat: Sendable {
  /// As it is typed.
  var name: String { get }

  /// The form of a report that it writes; a report without it cannot be had in this format.
  var needs: ReportForm { get }

  /// The report; ends in a newline.
  ///
  /// - Throws: what an encoder throws.
  func text(of report: any Report) throws -> String
}

/// The formats that there are.
public enum ReportFormats {
  package static let catalogue = Catalogue<any ReportFormat>([
    TerminalFormat(), JSONFormat(), CSVFormat(), MarkdownFormat(), JUnitFormat(), GitHubFormat(), SARIFFormat(),
  ])

  public static var all: [any ReportFormat] { catalogue.all }

  /// Those that a report can be had in.
  public static func formats(of report: any Report.Type) -> [any ReportFormat] {
    all.filter { report.forms.contains($0.needs) }
  }
}
