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
  public let type: any SyncStrategy.Type

  public init(
    _ type: any SyncStrategy.Type, name: String, summary: String, catalogueIDs: [String] = [], isHidden: Bool = false
  ) {
    self.type = type
    self.name = name
    self.summary = summary
    self.catalogueIDs = catalogueIDs
    self.isHidden = isHidden
  }
}

/// The strategies of this library, in the order in which a reader meets them.
public enum StrategyCatalogue {
  public static let all: [StrategyEntry] = [
    StrategyEntry(
      PushOnly.self, name: "push-only", summary: "copy native to web once, after login (baseline)",
      catalogueIDs: ["S1"]),
    StrategyEntry(
      TwoWayObserver.self, name: "two-way-observer", summary: "copy every change to the other store",
      catalogueIDs: ["S2"]),
    StrategyEntry(
      SnapshotMirror.self, name: "snapshot-mirror", summary: "make native equal to the web snapshot, deletions too"),
    StrategyEntry(
      SingleSourceWeb.self, name: "single-source-web", summary: "web is the truth; native calls borrow its cookies",
      catalogueIDs: ["S3"]),
    StrategyEntry(
      SingleSourceNative.self, name: "single-source-native", summary: "native is the truth; web is overwritten from it",
      catalogueIDs: ["S1", "S7"]),
    StrategyEntry(
      NativeBackup.self, name: "native-backup", summary: "web is the truth, restored from a native copy when lost",
      catalogueIDs: ["S3", "S5"]),
    StrategyEntry(
      NativeRefresh.self, name: "native-refresh", summary: "the page asks native code to refresh, one at a time",
      catalogueIDs: ["S6", "S7"]),
    StrategyEntry(
      BrokenCanary.self, name: "broken-canary", summary: "deliberately broken: drops the refresh token",
      isHidden: true),
  ]

  public static func entry(named name: String) -> StrategyEntry? { all.first { $0.name == name } }
}
