import ArgumentParser
import Choices
import CookieReports
import Cookies
import Foundation

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
  /// - Parameters:
  ///   - inputs: files that the command reads, or words for what is no file: none of them is replaced by the page, since it may be
  ///     the only copy.
  ///   - outputs: files that the command writes besides.
  func check(besides inputs: [String] = [], and outputs: [String?] = []) throws(InputError) {
    guard let path else { return }
    if CommandLine.arguments.count(where: { $0 == "--report" || $0.hasPrefix("--report=") }) > 1 {
      throw InputError(.usage, source: "--report", found: "two of it", expected: "one: one file is written")
    }
    try OutputFile.refuse(path, of: "--report", besides: inputs)
    if let output = outputs.compactMap(\.self).first(where: { OutputFile.isSamePlace(path, $0) }) {
      throw InputError(
        .usage, source: "--report",
        found: "\"\(Printable.text(path))\", which the command writes besides: \(Printable.text(output))",
        expected: "another file")
    }
    // A link's name says nothing of what it would be written through to.
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    if let ending = Self.endingsOfOthers.first(where: { path.hasSuffix($0) || target.hasSuffix($0) }) {
      throw InputError(
        .usage, source: "--report", found: "\"\(Printable.text(path))\"",
        expected: "a name such as report.html: what ends with \(ending) is something else, and would be read as that")
    }
    try OutputFile.check(path, expected: Self.expected)
  }

  /// Of files that TwinJar reads: findings, scenarios, cases of a corpus, journals, traces and captures.
  private static let endingsOfOthers = [".finding", ".json5", ".json", ".ndjson", ".har", ".plist"]

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
