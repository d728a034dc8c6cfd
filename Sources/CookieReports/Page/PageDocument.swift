/// What a report's page shows, as JSON inside of it: `twinjar.report/1`. The page "Reports" says what each key
/// means.
package struct PageDocument: Encodable, Sendable {
  package static let schema = "twinjar.report/1"

  package var schema = Self.schema
  /// The command: compare, advise, explore, explain, replay, fuzz, archives or diagnose.
  package var kind: String
  package var title: String
  /// What the results hold for: name and value.
  package var facts: [Fact] = []
  /// What a reader must know before the rest, such as that it was interrupted.
  package var notices: [String] = []
  package var scores: PageScores?
  package var parts: [PagePart] = []
  package var findings: [PageFinding] = []

  package init(kind: String, title: String) {
    self.kind = kind
    self.title = title
  }

  package struct Fact: Encodable, Sendable {
    package var name: String
    package var value: String
  }
}

/// A piece of a report without a form of its own.
package struct PagePart: Encodable, Sendable {
  /// heading, text, list, table or output (what the terminal shows, line by line).
  var kind: String
  var text: String?
  var items: [String]?
  var columns: [Column]?
  var rows: [[String]]?

  struct Column: Encodable, Sendable {
    var title: String
    var isNumber: Bool
    var isCode: Bool
  }

  package init(_ part: ReportPart) {
    switch part {
    case .heading(let text): (kind, self.text) = ("heading", text)
    case .text(let text): (kind, self.text) = ("text", text)
    case .list(let items): (kind, self.items) = ("list", items)
    case .table(let table):
      kind = "table"
      columns = table.columns.map { Column(title: $0.title, isNumber: $0.alignment == .right, isCode: $0.isCode) }
      rows = table.rows
    }
  }

  /// Lines as a terminal shows them.
  package init(output text: String) { (kind, self.text) = ("output", text) }
}
