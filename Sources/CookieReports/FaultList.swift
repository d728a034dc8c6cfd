import CookieScenarios
import CookieSimulation

/// The fault catalogue for a person: a paragraph an entry.
public struct FaultList {
  public let text: String
  /// The same as a table.
  let table: ReportTable

  public init(_ entries: [CatalogueEntry]) {
    text = entries.map(Self.paragraph).joined(separator: "\n")
    let titles = ["what it is", "when", "effect", "numbers", "evidence", "source", "model"]
    table = ReportTable(
      [ReportTable.Column("id")] + titles.map { ReportTable.Column($0) },
      rows: entries.map { entry in
        [
          entry.id, entry.name, entry.trigger, entry.effect, entry.numbers, Self.evidence(entry), entry.source,
          Self.model(entry.model),
        ]
      })
  }

  private static func paragraph(_ entry: CatalogueEntry) -> String {
    let profiles = Profile.all.filter(entry.isOn).map(\.name)
    return """
      \(entry.id)  \(entry.name)
        when:     \(entry.trigger)
        effect:   \(entry.effect)
        numbers:  \(entry.numbers)
        evidence: \(evidence(entry)): \(entry.source)
        model:    \(model(entry.model))\(profiles.isEmpty ? "" : "; on in \(profiles.joined(separator: ", "))")

      """
  }

  private static func evidence(_ entry: CatalogueEntry) -> String {
    CatalogueEntry.Evidence.allCases.filter(entry.evidence.contains).map(\.rawValue).joined(separator: ", ")
  }

  private static func model(_ model: CatalogueEntry.Model) -> String {
    switch model {
    case .option(let key): key
    case .emergent: "follows from the stores and the strategy"
    case .missing(let reason): "not modelled: \(reason)"
    }
  }
}
