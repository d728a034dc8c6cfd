import CookieDiagnosis
import CookieSync
import Cookies
import SyncStrategies
import Testing

@testable import CookieSimulation

/// A state's key must hold whatever the rest of a run depends on. When one of these fails, a part of the world has
/// gained a field: add it to the key (`World/StateKey`), or convince yourself that the future does not depend on it,
/// and then list it here.
@Suite struct StateKeyFieldTests {
  struct Part: Sendable, CustomTestStringConvertible {
    var name: String
    var value: @Sendable () -> Any
    var inKey: Set<String>
    /// Fields that no future depends on, or that are keyed by what they are compared with.
    var leftOut: Set<String> = []
    var testDescription: String { name }
  }

  static let parts: [Part] = [
    Part(
      name: "World",
      value: {
        World(
          scenario: testScenario([.launch]), strategy: entry(PushOnly.self), executor: RunExecutor())
      },
      inKey: [
        "executor", "tape", "native", "browserJar", "oldDeviceJar", "clockOffset", "lockHolder", "connection",
        "usedOneTimeAddress",
        "antiForgeryTokens", "backup",
        "web", "webWrites", "drifting", "page", "app",
        "user", "tokens", "pending", "history", "probe", "requests", "receivedCookies", "headers", "instants",
        "cookieExpiries",
      ],
      leftOut: [
        // The same in every run of a search.
        "scenario", "strategy", "program", "scriptReadsDocumentCookie", "nativeContexts", "pageContexts",
        "templates", "traits", "webOptions", "crowd", "epoch",
        "adjustsParsedCookies", "makesCookiesLax", "nativeWritesTakeTime", "isScheduled", "keepsHistory", "keyParts",
        "orders",
        // Caches, scratch space and what only a timed or a finished run uses.
        "tokenTexts", "parsedFields", "enabled", "clockReferences", "queue", "parkedCalls", "releasedCalls",
        "isFinished",
        // What was read counts in the history.
        "clockReads",
        // What a search assumes of all its runs, and what it measures to see whether that is so.
        "keyAssumptions", "remaining", "keyNeeds", "keysFallShort",
        // Where the trace's records come from, which changes no run.
        "notesOrigins", "origins",
        // Judged by the probe.
        "trace",
        // The tape once more.
        "lentTape",
        // Noted beside the trace, in a replay only.
        "hookCalls", "standstill",
      ]),
    Part(
      name: "WebStore", value: { WebStore() },
      inKey: [
        "networkProcess", "generation", "jar", "disk", "flushIsPending", "observerIsDeaf",
        "isNecessary", "waitingReads", "waitingWrites", "ignoresResponses", "pendingSessionCookies", "lockIsHeld",
        "isDetachedFromDisk", "notificationIsPending", "pageCopy", "pageCopyUpdates",
      ],
      // A scheduled run keeps these orders by its channels.
      leftOut: ["lastArrival", "lastReturn"]),
    Part(
      name: "Page", value: { Page() },
      inKey: [
        "state", "generation", "isRefreshing", "repeatsAfterRefresh", "repeatedOrder", "expiryScheduledFor",
        "requestsUnderWay", "downloadAddress", "hasGivenUp", "refreshesInARow", "antiForgery",
      ]),
    Part(
      name: "AppState", value: { AppState() },
      inKey: [
        "launch", "firstLaunch", "isRunning", "isSuspended", "nativeExpiryScheduledFor", "nativeHasGivenUp",
        "backupIsUnreadable", "antiForgery", "endedAt", "shellTasks", "held", "timers",
      ],
      // The shell is code, whose state is its history.
      leftOut: ["shell"]),
    Part(
      name: "User", value: { User() },
      inKey: [
        "isLoggedIn", "nativeNeedsLogin", "pageNeedsLogin", "isReacting", "reactingTo", "isRetrying",
        "nativeIsGivenUp", "pageIsGivenUp", "vainAttempts", "attempt", "script",
      ]),
    Part(
      name: "ScriptState", value: { ScriptState() },
      inKey: ["next", "loops", "browsesUntil", "isScheduled", "isWaiting"],
      // Where in the present step the user is decides only which deadlines are too far away to count, and that is what
      // stands in the key of each.
      leftOut: ["place", "begun"]),
    Part(name: "Connection", value: { Connection() }, inKey: ["address", "isOffline", "trouble"]),
    Part(
      name: "Request", value: { Request(client: .native, kind: .dataTask, endpoint: .call, owner: 0) },
      inKey: [
        "client", "kind", "endpoint", "target", "owner", "networkProcess", "cookieField", "status", "setCookies",
        "accessExpiresAt", "content", "location", "hasStaticHeader", "address", "passesOtherSite", "order",
        "continuation", "hiddenContinuation", "isRetry", "isForeign", "isProxied", "handsOver",
        "isResumed", "isCancelled", "isCut",
        "bystanders", "antiForgery",
      ],
      // An index into the trace, and what stands in the field.
      leftOut: ["record", "token", "tokenIsRefresh"]),
    Part(
      name: "TokenTable.Token", value: { TokenTable.Token(session: 0, isRefresh: true, expiresAt: .never) },
      inKey: ["session", "isRefresh", "state", "expiresAt", "rotatedAt", "successor"]),
    Part(
      name: "TokenTable.Session", value: { TokenTable.Session(startedAt: .never, address: 0) },
      inKey: ["startedAt", "address", "isLoggedOut", "isRevoked", "accessRevokedBefore"]),
    Part(
      name: "Cookie", value: { Cookie(name: "n", value: "v", domain: "d") },
      inKey: [
        "name", "value", "domain", "path", "hostOnly", "secure", "httpOnly", "sameSite", "expires", "partitionKey",
      ],
      // What counts is the order in which a jar has its cookies.
      leftOut: ["created", "lastAccessed"]),
    Part(
      name: "VerdictReader.SessionToken",
      value: { VerdictReader.SessionToken(text: .empty, session: 0, expiresAt: 0) },
      // When it expires and until when it is taken: the server's own tokens say so.
      inKey: ["text", "session", "isUsedUp", "takenUntil", "successor"], leftOut: ["expiresAt"]),
    Part(
      name: "VerdictReader", value: { VerdictReader() },
      inKey: [
        "sessions", "appSessions", "tokens", "sessionToken", "sentAt", "openLogOuts", "held", "disclosures",
        "writeBacks",
        "pageAsksNativeCode", "progress",
      ],
      // Places in the trace, what is counted elsewhere, which tokens have a successor, and the races, which a search with keys
      // does not judge.
      leftOut: ["recordsRead", "leaks", "dependents", "races", "causes"]),
  ]

  @Test(arguments: parts) func everyFieldIsConsidered(part: Part) {
    let fields = Mirror(reflecting: part.value()).children.compactMap { child in
      child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    }
    #expect(Set(fields) == part.inKey.union(part.leftOut))
  }

  // MARK: - Memory

  private actor Counter: SyncStrategy {
    nonisolated let app: HybridApp
    var count = 0
    var names: [String]?
    var task: Task<Void, Never>?

    init(app: HybridApp, count: Int = 0, task: Task<Void, Never>? = nil) {
      self.app = app
      self.count = count
      self.task = task
    }
  }

  private struct Plain: SyncStrategy {
    let app: HybridApp
    var limit = 3
  }

  private struct Named: SyncStrategy {
    let app: HybridApp
    let name: String?
  }

  private struct WithClosure: SyncStrategy {
    let app: HybridApp
    let body: @Sendable () -> Void
  }

  private var app: HybridApp {
    let handles = StoreHandles(
      world: World(scenario: testScenario([.launch]), strategy: entry(PushOnly.self), executor: RunExecutor()),
      launch: 1)
    return HybridApp(
      nativeStore: NativeStoreHandle(handles), webStore: WebStoreHandle(handles), backup: BackupHandle(handles),
      client: NativeClientHandle(handles), hiddenWebView: HiddenWebViewHandle(handles), clock: ClockHandle(handles),
      lock: LockHandle(handles),
      log: LogHandle(handles))
  }

  private func image(of strategy: any SyncStrategy) -> StateHash? {
    var forms = MemoryImage.Forms()
    return MemoryImage.of(strategy, CookieExpiries(), forms: &forms)
  }

  /// An empty text and none are not the same, whichever was read first.
  @Test func formsGoByTheTypeAndNotByTheValue() {
    for order in [[nil, "", "a"], ["a", "", nil]] as [[String?]] {
      var forms = MemoryImage.Forms()
      let keys = order.map { MemoryImage.of(Named(app: app, name: $0), CookieExpiries(), forms: &forms)?.key }
      #expect(Set(keys).count == 3)
      #expect(keys == order.map { image(of: Named(app: app, name: $0))?.key })
    }
  }

  @Test(arguments: StrategyCatalogue.all)
  func memoryOfEveryBuiltInStrategyIsReadable(strategy: StrategyEntry) {
    #expect(image(of: strategy.make(app)) != nil)
  }

  @Test func plainValuesAreReadAndOthersAreNot() async {
    #expect(MemoryImage.isPlainValue(Plain(app: app)))
    #expect(MemoryImage.isPlainValue(PushOnly(app: app)))
    #expect(!MemoryImage.isPlainValue(WithClosure(app: app, body: {})))
    #expect(!MemoryImage.isPlainValue(Counter(app: app)))
    #expect(image(of: WithClosure(app: app, body: {})) == nil)
    #expect(image(of: Counter(app: app)) != nil)
    #expect(image(of: Counter(app: app))?.key == image(of: Counter(app: app))?.key)
    #expect(image(of: Counter(app: app))?.key != image(of: Counter(app: app, count: 1))?.key)
    #expect(image(of: Counter(app: app, task: Task {})) == nil)
    #expect(image(of: NativeRefresh(app: app)) != nil)
    #expect(!MemoryImage.isPlainValue(NativeRefresh(app: app)))
  }
}
