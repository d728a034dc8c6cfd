import CookieSync

/// A strategy under the name by which commands and files refer to it.
public struct StrategyEntry: Sendable {
  /// Lower case with hyphens; unique.
  public let name: String
  /// One line for a list.
  public let summary: String
  /// The entries of the catalogue that it implements, e.g. "S2".
  public let catalogueIDs: [String]
  /// True for strategies that only the test of the tool itself wants.
  public let isHidden: Bool
  /// True if the strategy wants to hear of changes of the web store.
  public let observesWebStore: Bool
  /// True if the page asks native code to refresh.
  public let answersPageRefresh: Bool
  /// True if nothing of the stores outlives the app's process.
  public let usesEphemeralStores: Bool
  /// Makes an instance, one for each launch of the app.
  public let make: @Sendable (HybridApp) -> any SyncStrategy

  public init<Strategy: SyncStrategy>(
    name: String, summary: String, catalogueIDs: [String] = [], isHidden: Bool = false,
    make: @escaping @Sendable (HybridApp) -> Strategy
  ) {
    self.name = name
    self.summary = summary
    self.catalogueIDs = catalogueIDs
    self.isHidden = isHidden
    observesWebStore = Strategy.observesWebStore
    answersPageRefresh = Strategy.answersPageRefresh
    usesEphemeralStores = Strategy.usesEphemeralStores
    self.make = make
  }
}

/// The strategies of this library, in the order in which a reader meets them.
public enum StrategyCatalogue {
  public static let all: [StrategyEntry] = [
    StrategyEntry(
      name: "push-only", summary: "copy native to web once, after login (baseline)",
      catalogueIDs: ["S1"],
      make: PushOnly.init(app:)),
    StrategyEntry(
      name: "two-way-observer", summary: "copy every change to the other store",
      catalogueIDs: ["S2"],
      make: TwoWayObserver.init(app:)),
    StrategyEntry(
      name: "snapshot-mirror", summary: "make native equal to the web snapshot, deletions too",
      make: SnapshotMirror.init(app:)),
    StrategyEntry(
      name: "single-source-web", summary: "web is the truth; native calls borrow its cookies",
      catalogueIDs: ["S3"],
      make: SingleSourceWeb.init(app:)),
    StrategyEntry(
      name: "single-source-native", summary: "native is the truth; web is overwritten from it",
      catalogueIDs: ["S1", "S7"],
      make: SingleSourceNative.init(app:)),
    StrategyEntry(
      name: "native-backup", summary: "web is the truth, restored from a native copy when lost",
      catalogueIDs: ["S3", "S5"],
      make: NativeBackup.init(app:)),
    StrategyEntry(
      name: "native-refresh", summary: "the page asks native code to refresh, one at a time",
      catalogueIDs: ["S6", "S7"],
      make: NativeRefresh.init(app:)),
    StrategyEntry(
      name: "broken-canary", summary: "deliberately broken: drops the refresh token",
      isHidden: true,
      make: BrokenCanary.init(app:)),
  ]

  public static func entry(named name: String) -> StrategyEntry? { all.first { $0.name == name } }
}
