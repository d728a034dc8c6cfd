import CookieFuzzing
import Cookies

/// What `twinjar fuzz --replay` says of oracles on a corpus.
public struct GradeReport: Report {
  public static let forms: Set<ReportForm> = [.text, .json, .checks, .findings]

  private let grades: [OracleGrade]
  private let cases: [CorpusCase]
  private let paths: [String]
  private let corpus: String
  private let failures: Int

  /// - Parameters:
  ///   - paths: where each case is below the directory.
  ///   - corpus: the directory of the cases.
  ///   - failures: how many failed cases to list for each oracle.
  public init(_ grades: [OracleGrade], cases: [CorpusCase], paths: [String], of corpus: String, failures: Int) {
    self.grades = grades
    self.cases = cases
    self.paths = paths
    self.corpus = corpus
    self.failures = failures
  }

  public var text: String { text(on: .unlimited) }

  public func text(on layout: TerminalLayout) -> String {
    layout.fit(
      "\(CountText.of(cases.count, "case")) of \(Printable.text(corpus))\n\n"
        + GradeTable(grades, cases: cases, failures: failures, on: layout).text)
  }

  /// A case of the corpus for each oracle.
  public var checks: [ReportCheck] {
    grades.flatMap { grade in
      cases.indices.map { index in
        ReportCheck(
          suite: grade.oracle, name: Printable.text(cases[index].id), outcome: outcome(grade, index),
          place: place(index))
      }
    }
  }

  private func place(_ index: Int) -> ReportPlace {
    ReportPlace(file: corpus.hasSuffix("/") ? corpus + paths[index] : "\(corpus)/\(paths[index])")
  }

  private func outcome(_ grade: OracleGrade, _ index: Int) -> ReportCheck.Outcome {
    switch grade.marks[index] {
    case .passed: .passed
    case .skipped: .skipped
    case .failed:
      .failed(
        ReportFinding(
          id: Printable.text(cases[index].rule), level: .error, summary: "another answer than the corpus has",
          message: "\(grade.oracle), \(Printable.text(cases[index].id)): expected \(cases[index].expected.shown), got "
            + grade.outcomes[index].shown, place: place(index)))
    case .crashed, .unanswered: .unanswered(grade.marks[index].rawValue)
    }
  }

  public func json() throws -> String { GradeJSON(grades, cases: cases).text }
}
