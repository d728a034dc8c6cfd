import ArgumentParser
import Choices
import CookieReports

/// `--report`.
struct ReportFileOption: ParsableArguments {
  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Write the results as one HTML file too, which needs no network: tables, pictures, a timeline of each finding.",
      valueName: "file"), completion: .file(extensions: ["html"]))
  private var path: String?

  var isWanted: Bool { path != nil }

  /// Writes the page before the results are shown, and shows them whatever became of it: neither is lost with the other.
  func write(_ page: () throws -> ReportPage, before show: () throws -> Void) throws {
    let written = Result { try write(page) }
    try show()
    try written.get()
  }

  /// Replaces the file, if one is named; its page is made only then.
  ///
  /// - Throws: `InputError` if it cannot be written.
  func write(_ page: () throws -> ReportPage) throws {
    guard let path else { return }
    try OutputFile.write(try page().html(), to: path, expected: "a place for the report")
    StandardError.show("The report is in \(ShellWord.quoted(path))\n")
  }
}
