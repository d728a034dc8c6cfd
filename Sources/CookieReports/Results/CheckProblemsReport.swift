import Choices
import Cookies

/// What is wrong with a scenario file, for a program: `twinjar.check-problems/1`. A person reads the same as errors.
package struct CheckProblemsReport: Report {
  package static let forms = CheckReport.forms

  private struct Document: Encodable {
    var schema = "twinjar.check-problems/1"
    var problems: [Problem]
    /// How many there are at least beyond those.
    var leftOut: Int
  }

  private struct Problem: Encodable {
    var file: String
    /// Both count from 1, the column bytes; none for what is wrong with the whole file.
    var line: Int?
    var column: Int?
    var message: String
  }

  private let problems: [InputError]
  private let leftOut: Int
  private let file: String
  private let lines: [ArraySlice<UInt8>]

  /// - Parameters:
  ///   - leftOut: how many there are at least beyond those.
  ///   - file: as its user named it.
  ///   - bytes: its text; empty if it cannot be read.
  package init(_ problems: [InputError], leftOut: Int = 0, in file: String, _ bytes: [UInt8]) {
    self.problems = problems
    self.leftOut = leftOut
    self.file = file
    lines = TextLines.split(bytes)
  }

  package var text: String { problems.map { "\($0)\n" }.joined() }

  /// What stands for the problems that are not among them.
  private var others: [ReportFinding] {
    guard leftOut > 0 else { return [] }
    return [
      ReportFinding(
        id: "scenario-problems-left-out", level: .error, summary: "problems that are not listed",
        message: "at least \(leftOut) more problems, which are not listed", place: ReportPlace(file: file))
    ]
  }

  package var findings: [ReportFinding] {
    problems.map { problem in
      ReportFinding(
        id: "scenario-problem", level: .error, summary: "a scenario file that cannot be used", message: problem.message,
        place: ReportPlace(file: file, line: problem.position?.line, column: problem.position.map(column)))
    } + others
  }

  /// Services count characters, our messages bytes.
  private func column(_ position: TextPosition) -> Int {
    guard lines.indices.contains(position.line - 1) else { return position.column }
    let before = lines[position.line - 1].prefix(position.column - 1)
    return String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
  }

  package func json() throws -> String {
    try CanonicalJSON.document(
      Document(
        problems: problems.map { problem in
          Problem(
            file: file, line: problem.position?.line, column: problem.position?.column, message: problem.message)
        }, leftOut: leftOut))
  }
}
