import ArgumentParser
import Choices
import CookieReports

/// How a command's report is written: any of the formats that the report can be had in.
struct FormatOption<Result: Report>: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "\(Self.names.joined(separator: ", ")). Default: \(TerminalFormat().name).", valueName: "format"),
    completion: .list(Self.names), transform: Self.format)
  var format: any ReportFormat = TerminalFormat()

  @OptionGroup var quiet: QuietOption

  private static var names: [String] { ReportFormats.formats(of: Result.self).map(\.name) }

  private static func format(named name: String) throws -> any ReportFormat {
    guard let format = ReportFormats.formats(of: Result.self).first(where: { $0.name == name }) else {
      throw ValidationError("expected \(NearestName.expectation(name, among: names))")
    }
    return format
  }

  /// True for what a person reads at a terminal.
  var isForTerminal: Bool { format.needs == .text }

  /// Writes a report, or another with the same forms that goes with it, to standard output.
  func write(_ report: some Report) throws {
    let writer: any ReportFormat = format is TerminalFormat ? TerminalFormat(.current(isQuiet: quiet.isQuiet)) : format
    StandardOutput.write(try writer.text(of: report))
  }
}
