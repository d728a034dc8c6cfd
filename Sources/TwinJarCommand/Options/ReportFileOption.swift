import ArgumentParser
import Choices
import CookieReports
import Cookies

/// `--report`.
struct ReportFileOption: ParsableArguments {
  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Write the results as one HTML file too, which needs no network: tables, pictures, a timeline of each finding.",
      valueName: "file"), completion: .file(extensions: ["html"]))
  private var path: String?

  var isWanted: Bool { path != nil }

  private static let expected = "a place for the report"

  /// Sees whether the file can be written, before the work that it reports.
  ///
  /// - Parameter inputs: files that the command reads, or words for what is no file: none of them is replaced by the page, since
  ///   it may be the only copy.
  func check(besides inputs: [String] = []) throws(InputError) {
    guard let path else { return }
    if let input = inputs.first(where: { OutputFile.isSameFile(path, $0) }) {
      throw InputError(
        .usage, source: "--report",
        found: "\"\(Printable.text(path))\", which is what the command reads: "
          + Printable.text(input), expected: "another file")
    }
    try OutputFile.check(path, expected: Self.expected)
  }

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
    try OutputFile.write(try page().html(), to: path, expected: Self.expected)
    StandardError.show("The report is in \(ShellWord.quoted(path))\n")
  }
}
