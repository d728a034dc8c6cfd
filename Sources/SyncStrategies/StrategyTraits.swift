import CookieSync

/// What a strategy's static properties say about it.
public struct StrategyTraits: Sendable {
  /// True if the strategy wants to hear of changes of the web store.
  public let observesWebStore: Bool
  /// True if the page asks native code to refresh.
  public let answersPageRefresh: Bool
  /// True if nothing of the stores outlives the app's process.
  public let usesEphemeralStores: Bool
  /// True if neither foreign code nor the platform's own copies reach the stores.
  public let isolatesStores: Bool
  /// True if native code makes the page's requests.
  public let proxiesPage: Bool

  init<Strategy: SyncStrategy>(of strategy: Strategy.Type) {
    observesWebStore = strategy.observesWebStore
    answersPageRefresh = strategy.answersPageRefresh
    usesEphemeralStores = strategy.usesEphemeralStores
    isolatesStores = usesEphemeralStores || strategy.usesOwnStores
    proxiesPage = strategy.proxiesPage
  }
}
