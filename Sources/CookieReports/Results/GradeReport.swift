import CookieFuzzing
import Cookies

/// What `twinjar fuzz --replay` says of oracles on a corpus.
public struct GradeReport: Report {
  public static let forms: Set<ReportForm> = [.text, .json]

  private let grades: [OracleGrade]
  private let cases: [CorpusCase]
  private let corpus: String
  private let failures: Int

  /// - Parameters:
  ///   - corpus: the directory of the cases.
  ///   - failures: how many failed cases to list for each oracle.
  public init(_ grades: [OracleGrade], cases: [CorpusCase], of corpus: String, failures: Int) {
    self.grades = grades
    self.cases = cases
    self.corpus = corpus
    self.failures = failures
  }

  public var text: String {
    "\(cases.count) cases of \(Printable.text(corpus))\n\n"
      + GradeTable(grades, cases: cases, failures: failures).text
  }

  public func json() throws -> String { GradeJSON(grades, cases: cases).text }
}
