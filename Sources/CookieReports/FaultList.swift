import CookieScenarios
import CookieSimulation

/// The fault catalogue for a person: a paragraph an entry.
public struct FaultList {
  public let text: String

  public init(_ entries: [CatalogueEntry]) { text = entries.map(Self.paragraph).joined(separator: "\n") }

  private static func paragraph(_ entry: CatalogueEntry) -> String {
    let profiles = Profile.all.filter(entry.isOn).map(\.name)
    let evidence = CatalogueEntry.Evidence.allCases.filter(entry.evidence.contains).map(\.rawValue)
    return """
      \(entry.id)  \(entry.name)
        when:     \(entry.trigger)
        effect:   \(entry.effect)
        numbers:  \(entry.numbers)
        evidence: \(evidence.joined(separator: ", ")): \(entry.source)
        model:    \(model(entry.model))\(profiles.isEmpty ? "" : "; on in \(profiles.joined(separator: ", "))")

      """
  }

  private static func model(_ model: CatalogueEntry.Model) -> String {
    switch model {
    case .option(let key): key
    case .emergent: "follows from the stores and the strategy"
    case .missing(let reason): "not modelled: \(reason)"
    }
  }
}
