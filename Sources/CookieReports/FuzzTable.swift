import CookieFuzzing
import Cookies

/// The findings of a fuzzing campaign for a person.
public struct FuzzTable {
  public let text: String

  /// - Parameter known: classes that the corpus had already.
  public init(_ findings: [FuzzFinding], known: Set<String>, on layout: TerminalLayout = .unlimited) {
    guard !findings.isEmpty else {
      text = "no difference and no violated property\n"
      return
    }
    var table = TextTable([
      ("oracle", .left), ("runs", .right), ("security", .left), ("rule", .left), ("what differs", .left),
      ("smallest input", .left),
    ])
    for finding in findings.sorted(by: { $0.of < $1.of }) {
      let mark = known.contains(finding.of.id) ? "" : "new: "
      table.append(Self.row(finding, mark: known.isEmpty ? "" : mark))
    }
    text = table.text(on: layout)
  }

  /// The same for a page.
  static func table(_ findings: [FuzzFinding], known: Set<String>) -> ReportTable {
    let columns: [ReportTable.Column] = [
      .init("oracle"), .init("runs", .right), .init("security"), .init("rule"), .init("what differs"),
      .init("smallest input", isCode: true),
    ]
    let rows = findings.sorted { $0.of < $1.of }.map { finding in
      row(finding, mark: known.isEmpty || known.contains(finding.of.id) ? "" : "new: ")
    }
    return ReportTable(columns, rows: rows)
  }

  private static func row(_ finding: FuzzFinding, mark: String) -> [String] {
    let input = FuzzInput.text(finding.question, limit: 120)
    switch finding.of {
    case .property(let property):
      return ["twinjar", "\(finding.count)", "-", property.rawValue, mark + "violates: \(property.summary)", input]
    case .difference(let difference):
      let kind = difference.kind
      let explanation = difference.explanation
      let what = kind.effect.summary + (explanation.isEmpty ? "" : " (\(explanation))")
      let security = kind.effect.isSecurityRelevant ? "yes" : "-"
      return [difference.oracle, "\(finding.count)", security, kind.rule.isEmpty ? "-" : kind.rule, mark + what, input]
    }
  }
}

/// A question in one line: "https://a.test/ a=b; Path=/ -> https://a.test/".
public enum FuzzInput {
  public static func text(_ question: OracleQuestion, limit: Int = 400) -> String {
    let text =
      switch question.subject {
      case .exchange(let exchange): text(exchange)
      case .date(let date): Printable.text(date)
      case .domainMatch(let host, let domain): "\(Printable.text(host)) in \(Printable.text(domain))"
      case .pathMatch(let request, let cookie): "\(Printable.text(request)) in \(Printable.text(cookie))"
      }
    return shortened(text, limit: limit)
  }

  /// A text's beginning, with how long the whole of it is; a short one as it is.
  static func shortened(_ text: String, limit: Int) -> String {
    text.count > limit ? "\(text.prefix(limit))… (\(text.count) characters)" : text
  }

  private static func text(_ exchange: OracleQuestion.Exchange) -> String {
    let responses = exchange.responses.map { response in
      let fields = response.fields.map { "[\(Printable.text($0))]" }.joined(separator: " ")
      return "\(Printable.text(response.url)) \(fields)"
    }
    let request = exchange.request.map { " -> \($0.method == "GET" ? "" : "POST ")\(Printable.text($0.url))" } ?? ""
    return responses.joined(separator: ", then ") + request
  }
}
