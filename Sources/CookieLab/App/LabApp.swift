import CookieDiagnosis
import CookieSync
import CookieSyncAdapters
import Cookies
import Foundation
import SyncStrategies
import TokenServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where an app of the lab's lives.
public struct LabAppPlace: Sendable {
  /// The profile.
  public var directory: String
  public var server: URL
  /// The server's grace, as the app knows it, in seconds.
  public var grace: Double

  public init(directory: String, server: URL, grace: Double) {
    (self.directory, self.server, self.grace) = (directory, server, grace)
  }
}

/// The app around a strategy, as `AppShell` is in the simulator, on real engines: Foundation's `URLSession` and
/// `HTTPCookieStorage` in this process, and an engine's page and cookie store in it or beside it.
///
/// Hooks run on the threads of Swift's pool, so that two of them overlap as they do in an app whose hooks are not bound to the
/// main actor.
///
/// Unchecked: what changes has locks of its own; `strategy` is set before any hook is called.
final class LabApp: @unchecked Sendable {
  let engine: any Engine
  let clock = LabClock()
  let reporter: AppReporter
  let hooks = HookCount()
  let changes = ChangeMoments()
  let strategy: any SyncStrategy
  /// The stores as they are, behind the strategy's back.
  let nativeStore: NativeCookieStore
  let webStore: EngineStore
  private let client: URLSessionClient
  private let kind: LabEngine
  private let place: LabAppPlace
  private let script: PageScript

  /// - Throws: ``EngineFailure`` if the engine cannot be had.
  init(
    _ entry: StrategyEntry, in place: LabAppPlace, on engine: LabEngine, program: LabProgram, reporter: AppReporter
  ) throws {
    self.place = place
    kind = engine
    self.reporter = reporter
    let inlet = Inlet()
    let traits = entry.traits
    let configuration = Self.configuration(isEphemeral: traits.usesEphemeralStores)
    let started = try engine.start(
      EngineSetting(
        directory: place.directory, isEphemeral: traits.usesEphemeralStores, observes: traits.observesWebStore,
        program: program, events: Self.events(inlet, changes, hooks, reporter)))
    self.engine = started
    nativeStore = NativeCookieStore(configuration.httpCookieStorage ?? .shared)
    webStore = EngineStore(engine: started)
    client = URLSessionClient(
      configuration: configuration, refresh: Self.request("POST", "session/refresh", to: place.server))
    script = PageScript(asksNativeCode: traits.answersPageRefresh)
    strategy = entry.make(
      HybridApp(
        nativeStore: ReportedStore(store: nativeStore, name: .native, reporter: reporter),
        webStore: ReportedStore(store: webStore, name: .web, reporter: reporter),
        backup: FileBackup(path: place.directory + "/backup"),
        client: ReportedClient(client: client, reporter: reporter),
        hiddenWebView: HiddenView(engine: started, address: place.server.appendingPathComponent("session/renew")),
        refreshGrace: .seconds(place.grace), clock: clock))
    inlet.open(strategy)
  }

  /// Native code's own storage lasts, unless the strategy wants stores in memory.
  private static func configuration(isEphemeral: Bool) -> URLSessionConfiguration {
    guard !isEphemeral else { return .ephemeral }
    let configuration = URLSessionConfiguration.default
    configuration.httpCookieStorage = .shared
    return configuration
  }

  private static func events(
    _ inlet: Inlet, _ changes: ChangeMoments, _ hooks: HookCount, _ reporter: AppReporter
  ) -> EngineEvents {
    EngineEvents(
      storeChanged: {
        changes.note()
        reporter.note(.observerNotified, by: .native, store: .web)
        inlet.withStrategy { strategy in hooks.start { await strategy.webStoreDidChange() } }
      },
      pageAsks: { _, reply in
        reporter.note(.bridgeCallArrived, by: .native)
        inlet.withStrategy { strategy in
          hooks.start {
            let outcome = await strategy.refreshForPage()
            reporter.note(.bridgeReply, by: .native)
            reply("\(outcome)")
          }
        }
      },
      webProcessDied: { reporter.note(.pageDied, by: .page) },
      engineEnded: { words in
        reporter.send(AppLine(failure: .init(message: words, isMissing: false)))
        _exit(EX_UNAVAILABLE)
      })
  }

  private static func request(_ method: String, _ path: String, to server: URL) -> URLRequest {
    var request = URLRequest(url: server.appendingPathComponent(path))
    request.httpMethod = method
    request.setValue("native", forHTTPHeaderField: TokenExchange.sideHeader)
    return request
  }

  // MARK: - Native code

  func logIn() async -> ClientOutcome { Self.outcome(await exchange(.logIn, "POST", "login")) }

  /// One authenticated request, as an app's networking layer makes it: after a 401 it renews the session and repeats.
  func call() async -> ClientOutcome {
    let first = await exchange(.call, "GET", "call")
    guard first == 401 else { return told(Self.outcome(first), by: .native) }
    switch await strategy.refreshForNative() {
    case .renewed: return told(Self.outcome(await exchange(.call, "GET", "call")), by: .native)
    case .refused: return told(.needsLogin, by: .native)
    case .unanswered: return .unanswered
    }
  }

  private func exchange(_ purpose: RequestPurpose, _ method: String, _ path: String) async -> Int? {
    await strategy.nativeWillSend(purpose)
    reporter.note(.requestSent, by: .native, endpoint: "\(purpose)")
    let answer = await client.send(Self.request(method, path, to: place.server), for: purpose)
    reporter.note(.responseReceived, by: .native, endpoint: "\(purpose)", number: answer.response.status ?? 0)
    await strategy.nativeDidReceive(answer.response)
    return answer.response.status
  }

  /// Native code's own refresh.
  ///
  /// - Parameter looksFirst: as its timer does: another side may have renewed the session meanwhile, or have ended it.
  func refreshNatively(looksFirst: Bool) async -> NativeRefresh {
    if looksFirst {
      let cookies = await nativeStore.allCookies()
      if let access = cookies.first(where: { $0.name == "access" }), access.expires != nil, !clock.hasExpired(access) {
        return NativeRefresh(outcome: .skipped, goodAccess: access.value)
      }
      guard cookies.contains(where: { $0.name == "refresh" }) else { return NativeRefresh(outcome: .skipped) }
    }
    switch await strategy.refreshForNative() {
    case .renewed: return NativeRefresh(outcome: .done)
    case .refused: return NativeRefresh(outcome: told(.needsLogin, by: .native))
    case .unanswered: return NativeRefresh(outcome: .unanswered)
    }
  }

  // MARK: - The page

  func openPage() async -> ClientOutcome {
    await strategy.pageWillLoad()
    let header = await strategy.cookieHeaderForPage()
    reporter.note(.pageLoadStarted, by: .native)
    let address = place.server.appendingPathComponent("page")
    switch await load(address, header) {
    case .needsLogin: break
    case let outcome: return told(outcome, by: .page)
    }
    switch await refreshOnPage().outcome {
    case .done: return told(await load(address, []), by: .page)
    case let outcome: return told(outcome, by: .page)
    }
  }

  private func load(_ address: URL, _ header: [Cookie]) async -> ClientOutcome {
    guard await engine.load(address, header: header).isDone else { return .unanswered }
    switch await engine.script("return document.title").text {
    case TokenServer.signedInTitle: return .done
    case TokenServer.logInTitle: return .needsLogin
    default: return .unanswered
    }
  }

  func fetchOnPage() async -> ClientOutcome {
    told(ClientOutcome(rawValue: await engine.script(script.call).text) ?? .unanswered, by: .page)
  }

  /// The page's own refresh, some nanoseconds from now.
  func refreshOnPage(after delay: Int64 = 0) async -> PageRefresh {
    let asked = MonotonicClock.now
    let words = await engine.script(script.renewal(after: delay)).text.split(separator: " ")
    let late = words.count > 1 ? Double(words[1]) ?? 0 : 0
    let outcome: ClientOutcome =
      switch words.first {
      case "renewed": .done
      case "refused": .needsLogin
      default: .unanswered
      }
    let due = asked + delay
    return PageRefresh(
      due: due, began: due + Int64(min(max(0, late), 1e9) * 1e6), outcome: outcome, hasReported: words.count > 1)
  }

  /// Loads the page without a strategy's turn.
  func loadPage() async { _ = await engine.load(place.server.appendingPathComponent("page")) }

  /// Loads a page that the server answers at once and without the session.
  func loadBlank() async { _ = await engine.load(place.server.appendingPathComponent("blank")) }

  /// A store whose network process is dead reads empty, whatever it holds; a load starts another one.
  func reviveEngine() async {
    guard kind.hasNetworkProcess, engine.networkProcess == nil else { return }
    _ = await engine.load(place.server.appendingPathComponent("blank"), header: [], in: .hidden)
  }

  /// The server's.
  var host: String { place.server.host ?? "" }

  /// Has the page send so many messages, one after the other; the text is how long one took there and back, in milliseconds.
  func askNativeCode(_ count: Int) async -> Double? { Double(await engine.script(PageScript.messages(count)).text) }

  func readOnPage() async { _ = await engine.script("return document.cookie") }

  // MARK: - Words

  private func told(_ outcome: ClientOutcome, by client: TraceActor) -> ClientOutcome {
    switch outcome {
    case .done: reporter.note(.clientSucceeded, by: client)
    case .needsLogin: reporter.note(.clientNeedsLogin, by: client)
    case .unanswered, .skipped: break
    }
    return outcome
  }

  private static func outcome(_ status: Int?) -> ClientOutcome {
    switch status {
    case .some(200..<300): .done
    case .some(401): .needsLogin
    default: .unanswered
    }
  }
}

/// How a refresh of native code's ended.
struct NativeRefresh {
  var outcome: ClientOutcome
  /// The access token that its timer found good for longer.
  var goodAccess: String?
}

/// How a refresh of the page's ended.
struct PageRefresh {
  /// When it was to begin, and when it did by the page's own clock: nanoseconds of the monotonic clock.
  var due: Int64
  var began: Int64
  var outcome: ClientOutcome
  /// False if its script came to no end.
  var hasReported: Bool
}

/// The engine calls back before the app is complete.
private final class Inlet: @unchecked Sendable {
  private let lock = NSLock()
  private var strategy: (any SyncStrategy)?

  func open(_ strategy: any SyncStrategy) { lock.withLock { self.strategy = strategy } }

  func withStrategy(_ body: (any SyncStrategy) -> Void) {
    if let strategy = lock.withLock({ strategy }) { body(strategy) }
  }
}

/// How many hooks run that nobody waits for.
final class HookCount: @unchecked Sendable {
  private let lock = NSLock()
  // Below it.
  private var running = 0
  private var changedAt = MonotonicClock.now

  func start(_ hook: @escaping @Sendable () async -> Void) {
    change(by: 1)
    Task.detached { [self] in
      await hook()
      change(by: -1)
    }
  }

  private func change(by difference: Int) {
    lock.withLock {
      running += difference
      changedAt = MonotonicClock.now
    }
  }

  /// True if none runs, and none has begun or ended for so many nanoseconds.
  func areQuiet(for time: Int64) -> Bool { lock.withLock { running == 0 && MonotonicClock.now - changedAt >= time } }
}
