import Choices
import CookieFuzzing
import Cookies

/// How oracles do on a corpus, for a person.
public struct GradeTable {
  public let text: String

  /// - Parameter failures: how many failed cases to list for each oracle.
  public init(
    _ grades: [OracleGrade], cases: [CorpusCase], failures: Int, on layout: TerminalLayout = .unlimited
  ) {
    text =
      TextTable(Self.table(grades)).text(on: layout)
      + grades.map { Self.failures($0, cases, limit: failures) }.joined()
  }

  /// One row an oracle.
  static func table(_ grades: [OracleGrade]) -> ReportTable {
    let columns: [ReportTable.Column] = [
      .init("oracle"), .init("passed", .right), .init("failed", .right), .init("crashed", .right),
      .init("unanswered", .right), .init("skipped", .right), .init("of asked", .right),
    ]
    let rows = grades.map { grade in
      let marks: [OracleGrade.Mark] = [.passed, .failed, .crashed, .unanswered, .skipped]
      let counts = marks.map(grade.count)
      let graded = counts[0..<4].reduce(0, +)
      let share = graded == 0 ? "-" : NumberText.share(Double(counts[0]) / Double(graded), decimals: 1) + " %"
      return [grade.oracle] + counts.map(String.init) + [share]
    }
    return ReportTable(columns, rows: rows)
  }

  private static func shortened(_ answer: String) -> String { FuzzInput.shortened(answer, limit: 400) }

  private static func failures(_ grade: OracleGrade, _ cases: [CorpusCase], limit: Int) -> String {
    let failed = grade.failed
    guard limit > 0, !failed.isEmpty else { return "" }
    var text = "\n\(grade.oracle)\n"
    for index in failed.prefix(limit) {
      text += """
          \(Printable.text(cases[index].id)) (\(Printable.text(cases[index].rule))): \(FuzzInput.text(cases[index].question, limit: 200))
            expected \(shortened(cases[index].expected.shown)), got \(shortened(grade.outcomes[index].shown))

        """
    }
    if failed.count > limit { text += "  and \(failed.count - limit) more\n" }
    return text
  }
}

extension OracleGrade {
  /// The cases to which there was another answer than the corpus has, or none.
  var failed: [Int] { marks.indices.filter { ![.passed, .skipped].contains(marks[$0]) } }
}

/// The same for a program: `twinjar.grades/1`.
public struct GradeJSON {
  public let text: String

  public init(_ grades: [OracleGrade], cases: [CorpusCase]) {
    let oracles = grades.map { grade in
      var members: [(String, String)] = [("oracle", JSONText.string(grade.oracle))]
      for mark in OracleGrade.Mark.allCases { members.append((mark.rawValue, "\(grade.count(mark))")) }
      let marks = zip(cases, grade.marks).map { (key: $0.id, value: JSONText.string($1.rawValue)) }
      members.append(("marks", JSONText.object(marks)))
      return JSONText.object(members)
    }
    text =
      JSONText.object([
        ("schema", JSONText.string("twinjar.grades/1")), ("cases", "\(cases.count)"),
        ("oracles", "[\n" + oracles.joined(separator: ",\n") + "\n]"),
      ]) + "\n"
  }
}
