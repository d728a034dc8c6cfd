import CookieSync

/// What a strategy's static properties say about it.
public struct StrategyTraits: Sendable {
  /// True if the strategy wants to hear of changes of the web store.
  public let observesWebStore: Bool
  /// True if the page asks native code to refresh.
  public let answersPageRefresh: Bool
  /// True if nothing of the stores outlives the app's process.
  public let usesEphemeralStores: Bool
  private let usesOwnStores: Bool
  /// True if native code makes the page's requests.
  public let proxiesPage: Bool

  /// True if neither foreign code nor the platform's own copies reach the stores.
  public var isolatesStores: Bool { usesEphemeralStores || usesOwnStores }

  init<Strategy: SyncStrategy>(of strategy: Strategy.Type) {
    observesWebStore = strategy.observesWebStore
    answersPageRefresh = strategy.answersPageRefresh
    usesEphemeralStores = strategy.usesEphemeralStores
    usesOwnStores = strategy.usesOwnStores
    proxiesPage = strategy.proxiesPage
  }

  /// The name of a property that has another value in other traits.
  func firstDifference(from other: StrategyTraits) -> String? {
    let properties: [(name: String, property: KeyPath<StrategyTraits, Bool>)] = [
      ("observesWebStore", \.observesWebStore), ("answersPageRefresh", \.answersPageRefresh),
      ("usesEphemeralStores", \.usesEphemeralStores), ("usesOwnStores", \.usesOwnStores),
      ("proxiesPage", \.proxiesPage),
    ]
    return properties.first { self[keyPath: $0.property] != other[keyPath: $0.property] }?.name
  }
}

extension StrategyEntry {
  /// How often a property is read to see whether it is the same each time: a coin falls on one side as often once in 32,768.
  private static let readings = 16

  /// The name of a static property that is not the same each time it is read, in a row; nil if each is. A run takes them for
  /// what they were when it began.
  public var changingTrait: String? {
    let first = traits
    for _ in 1..<Self.readings {
      if let trait = first.firstDifference(from: traits) { return trait }
    }
    return nil
  }
}
