import Choices
import CookieScenarios

/// What `twinjar list` says: names of a kind, each with a line.
public struct ListReport: Report {
  public static let forms: Set<ReportForm> = [.text, .parts, .json, .records]

  /// Names of one kind.
  public struct Section: Sendable {
    var title: String
    var entries: [(name: String, summary: String)]

    public init(_ title: String, _ entries: [(name: String, summary: String)]) {
      self.title = title
      self.entries = entries
    }
  }

  private let sections: [Section]
  private let faults: [CatalogueEntry]

  public init(_ sections: [Section]) {
    self.sections = sections
    faults = []
  }

  /// The fault catalogue.
  public init(faults: [CatalogueEntry]) {
    sections = [Section("faults", faults.map { ($0.id, $0.name) })]
    self.faults = faults
  }

  public var text: String { text(on: .unlimited) }

  /// A kind alone needs no title.
  public func text(on layout: TerminalLayout) -> String {
    if !faults.isEmpty { return layout.fit(FaultList(faults).text) }
    guard sections.count > 1 else { return sections.map { NameList($0.entries).text(on: layout) }.joined() }
    return sections.map { "\(layout.styled($0.title, .strong))\n\(NameList($0.entries).text(on: layout))\n" }.joined()
  }

  private struct Document: Encodable {
    var schema = "twinjar.list/1"
    var entries: [Entry]
  }

  private struct Entry: Encodable {
    var kind: String
    var name: String
    var summary: String
  }

  public func json() throws -> String {
    try CanonicalJSON.document(
      Document(
        entries: sections.flatMap { section in
          section.entries.map { Entry(kind: section.title, name: $0.name, summary: $0.summary) }
        }))
  }

  /// Of every kind alike.
  public var records: ReportTable {
    ReportTable(
      ["kind", "name", "summary"].map { ReportTable.Column($0) },
      rows: sections.flatMap { section in section.entries.map { [section.title, $0.name, $0.summary] } })
  }

  public var parts: [ReportPart] {
    if !faults.isEmpty { return [.heading("faults"), .table(FaultList(faults).table)] }
    return names
  }

  private var names: [ReportPart] {
    sections.flatMap { section -> [ReportPart] in
      let columns = [ReportTable.Column("name", isCode: true), ReportTable.Column("what it is")]
      return [
        .heading(section.title), .table(ReportTable(columns, rows: section.entries.map { [$0.name, $0.summary] })),
      ]
    }
  }
}
