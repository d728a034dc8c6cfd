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
  /// False if the page never learns of a native login, so that the user logs in twice even when nothing goes wrong.
  public let sharesLogIn: Bool
  /// Where the strategy keeps what it remembers; what a search takes for one state depends on it.
  public internal(set) var memory: StrategyMemory
  /// Makes an instance, one for each launch of the app.
  public let make: @Sendable (HybridApp) -> any SyncStrategy
  private let readTraits: @Sendable () -> StrategyTraits

  /// What the strategy's static properties say, read anew. They are code of its own, which may trap or never return.
  public var traits: StrategyTraits { readTraits() }

  public init<Strategy: SyncStrategy>(
    name: String, summary: String, catalogueIDs: [String] = [], isHidden: Bool = false, sharesLogIn: Bool = true,
    memory: StrategyMemory = .anywhere, make: @escaping @Sendable (HybridApp) -> Strategy
  ) {
    self.name = name
    self.summary = summary
    self.catalogueIDs = catalogueIDs
    self.isHidden = isHidden
    self.sharesLogIn = sharesLogIn
    self.memory = memory
    self.make = make
    readTraits = { StrategyTraits(of: Strategy.self) }
  }
}

/// The strategies of this library, in the order in which a reader meets them.
public enum StrategyCatalogue {
  ///
  /// None of them has a global variable, a static property or a file: `StrategyMemoryTests` reads their sources.
  public static let all: [StrategyEntry] = entries.map { $0.remembering(in: .instance) }

  private static let entries: [StrategyEntry] = [
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
      name: "cold-start-wake", summary: "as single-source-web, after waking the web store at launch",
      catalogueIDs: ["S4"],
      make: ColdStartWake.init(app:)),
    StrategyEntry(
      name: "access-only-web", summary: "the refresh token stays out of the web store",
      catalogueIDs: ["S8"],
      make: AccessOnlyWeb.init(app:)),
    StrategyEntry(
      name: "ephemeral-stores", summary: "both stores in memory, filled from a backup at each launch",
      catalogueIDs: ["S9"],
      make: EphemeralStores.init(app:)),
    StrategyEntry(
      name: "own-stores", summary: "as native-refresh, in lasting stores that no foreign code reaches",
      catalogueIDs: ["S9"],
      make: OwnStores.init(app:)),
    StrategyEntry(
      name: "session-proxy", summary: "native code makes the page's requests; one store alone",
      catalogueIDs: ["S10"],
      make: SessionProxy.init(app:)),
    StrategyEntry(
      name: "capacitor-cookies", summary: "observer copies to native; native is pushed without waiting",
      catalogueIDs: ["S20"],
      make: CapacitorCookies.init(app:)),
    StrategyEntry(
      name: "shared-cookies-flag", summary: "push before each load, observer copies back (react-native-webview)",
      catalogueIDs: ["S21"],
      make: SharedCookiesFlag.init(app:)),
    StrategyEntry(
      name: "header-injection", summary: "cookies as a header on the first request and by script",
      catalogueIDs: ["S22"],
      make: HeaderInjection.init(app:)),
    StrategyEntry(
      name: "dummy-cookie", summary: "a write at launch wakes the web store; then as push-only",
      catalogueIDs: ["S23"],
      make: DummyCookie.init(app:)),
    StrategyEntry(
      name: "shared-process-pool", summary: "one pool for all web views; nothing between the stores",
      catalogueIDs: ["S24"], sharesLogIn: false,
      make: SharedProcessPool.init(app:)),
    StrategyEntry(
      name: "hidden-web-view", summary: "a hidden web view renews the page's session",
      catalogueIDs: ["S25"],
      make: HiddenWebViewRenewal.init(app:)),
    StrategyEntry(
      name: "keychain-restore", summary: "a saved copy is installed in both stores at launch",
      catalogueIDs: ["S26"],
      make: KeychainRestore.init(app:)),
    StrategyEntry(
      name: "persistent-copy", summary: "session cookies get an expiry when they are copied",
      catalogueIDs: ["S28"],
      make: PersistentCopy.init(app:)),
    StrategyEntry(
      name: "single-flight-native", summary: "one refresh of native code at a time; the page by itself",
      catalogueIDs: ["S29"],
      make: SingleFlightNative.init(app:)),
    StrategyEntry(
      name: "borrowed-cookies", summary: "handed-over downloads carry the web store's cookies",
      catalogueIDs: ["S30"],
      make: BorrowedDownloadCookies.init(app:)),
    StrategyEntry(
      name: "sentinel-mirror", summary: "mirror deletions only from a snapshot with a sentinel cookie",
      make: SentinelMirror.init(app:)),
    StrategyEntry(
      name: "read-back", summary: "read what was written to the web store, and write it again",
      make: ReadBack.init(app:)),
    StrategyEntry(
      name: "snapshot-on-use", summary: "a new snapshot before each native call, no observer",
      make: SnapshotOnUse.init(app:)),
    StrategyEntry(
      name: "single-flight", summary: "one refresh across both sides; the observer copies the rest",
      make: SingleFlight.init(app:)),
    StrategyEntry(
      name: "cookie-manager-jar", summary: "Android: OkHttp's jar is CookieManager itself, flushed after each answer",
      make: CookieManagerJar.init(app:)),
    StrategyEntry(
      name: "persistent-cookie-jar", summary: "Android: OkHttp's jar lasts, and fills CookieManager before each page",
      make: PersistentCookieJar.init(app:)),
    StrategyEntry(
      name: "twinjar", summary: "recommended: one truth beside both stores, one refresher, a mark against losses",
      make: TwinJar.init(app:)),
  ]

  /// Entries of the catalogue that no strategy here implements, and why.
  public static let notImplemented: [(id: String, name: String, reason: String)] = [
    ("S11", "SFSafariViewController", "an isolated browser: nothing to keep in step (F45)"),
    (
      "S27", "flush substitutes",
      "a private interface, or waiting and hoping; the stores promise no moment at which a write is on disk (F21)"
    ),
    ("S31", "patched document.cookie", "a fault rather than a strategy: faults.documentCookieIsPatched (F46)"),
  ]

  public static func entry(named name: String) -> StrategyEntry? { all.first { $0.name == name } }
}
