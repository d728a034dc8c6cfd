import CookieFuzzing
import Cookies

extension ReportPage {
  /// For `fuzz --replay`: how oracles do on a corpus, and the first cases of each that it failed.
  package static func grades(_ grades: [OracleGrade], cases: [CorpusCase], of corpus: String) -> ReportPage {
    var document = PageDocument(kind: "fuzz", title: "How parsers of Set-Cookie do on a corpus")
    document.facts = [
      .init(name: "corpus", value: Printable.text(corpus)), .init(name: "cases", value: "\(cases.count)"),
    ]
    document.parts = [PagePart(.table(GradeTable.table(grades)))]
    for grade in grades where !grade.failed.isEmpty {
      let left = grade.failed.count - mostFindings
      document.parts += [
        PagePart(.heading(left > 0 ? "\(grade.oracle), \(mostFindings) cases and \(left) more" : grade.oracle)),
        PagePart(.table(failures(of: grade, cases))),
      ]
    }
    return ReportPage(document)
  }

  private static func failures(of grade: OracleGrade, _ cases: [CorpusCase]) -> ReportTable {
    let columns: [ReportTable.Column] = [
      .init("case"), .init("rule"), .init("input", isCode: true), .init("expected", isCode: true),
      .init("got", isCode: true),
    ]
    let rows = grade.failed.prefix(mostFindings).map { index in
      [
        Printable.text(cases[index].id), Printable.text(cases[index].rule),
        FuzzInput.text(cases[index].question, limit: 200), FuzzInput.shortened(cases[index].expected.shown, limit: 200),
        FuzzInput.shortened(grade.outcomes[index].shown, limit: 200),
      ]
    }
    return ReportTable(columns, rows: rows)
  }
}
