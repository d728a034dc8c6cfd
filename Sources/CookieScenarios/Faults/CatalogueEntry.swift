import Choices

/// One documented behaviour of real platforms and servers that loses or damages sessions.
public struct CatalogueEntry: Hashable, Sendable {
  /// How the behaviour is known.
  public enum Evidence: String, Hashable, Sendable, CaseIterable {
    /// Source code that was read.
    case source
    /// The words of a maintainer.
    case maintainer
    /// A vendor's documentation.
    case documentation
    /// Reports of users or developers.
    case reports
    /// Inferred from other entries; no source states it.
    case inference
    /// Measured on a real engine.
    case measured
  }

  /// How the simulation shows it.
  public enum Model: Hashable, Sendable {
    /// By a key of a scenario's `faults` or `server`.
    case option(String)
    /// By itself, from the stores' interface and the steps of a strategy.
    case emergent
    /// Not yet, and why.
    case missing(String)
  }

  /// E.g. "F20".
  public let id: String
  public let name: String
  public let trigger: String
  public let effect: String
  /// Numbers with their source, or what is known of them.
  public let numbers: String
  public let evidence: Set<Evidence>
  /// Where it is documented.
  public let source: String
  private let declaredModel: Model?
  private let switchedOn: (@Sendable (FaultOptions) -> Bool)?

  init(
    _ id: String, _ name: String, trigger: String, effect: String, numbers: String = "none known",
    _ evidence: Set<Evidence>, source: String, model: Model? = nil,
    isOn: (@Sendable (FaultOptions) -> Bool)? = nil
  ) {
    self.id = id
    self.name = name
    self.trigger = trigger
    self.effect = effect
    self.numbers = numbers
    self.evidence = evidence
    self.source = source
    declaredModel = model
    switchedOn = isOn
  }

  /// The key of its fault, unless it says otherwise.
  public var model: Model {
    declaredModel ?? FaultOptions.field(of: id).map { .option("faults.\($0.key)") } ?? .missing("no key has its id")
  }

  /// True if a profile switches it on: the value of its key among the faults is not the default.
  public func isOn(in profile: Profile) -> Bool {
    if let switchedOn { return switchedOn(profile.faults) }
    return FaultOptions.field(of: id)?.isSet(in: profile.faults, unlike: FaultOptions()) ?? false
  }

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The catalogue, in the order of its ids.
public enum FaultCatalogue {
  package static let catalogue = Catalogue(loading + loss + copying + refresh + downloads)

  public static var all: [CatalogueEntry] { catalogue.all }

  public static func entry(_ id: String) -> CatalogueEntry? { all.first { $0.id == id } }
}
