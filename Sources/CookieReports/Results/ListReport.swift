import CookieScenarios

/// What `twinjar list` says: names of a kind, each with a line.
public struct ListReport: Report {
  public static let forms: Set<ReportForm> = [.text, .parts]

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

  /// A kind alone needs no title.
  public var text: String {
    if !faults.isEmpty { return FaultList(faults).text }
    guard sections.count > 1 else { return sections.map { NameList($0.entries).text }.joined() }
    return sections.map { "\($0.title)\n\(NameList($0.entries).text)\n" }.joined()
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
