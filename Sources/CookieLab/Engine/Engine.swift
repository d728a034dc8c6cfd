import CookieDiagnosis
import CookieSync
import Cookies
import Foundation

/// A web engine as the lab's app uses it: a cookie store with an observer, a page, and a view that nobody sees. One a process.
///
/// Every function may be called from any thread.
protocol Engine: Sendable {
  var version: String { get }
  /// The process that owns the cookies, if there is one beside the engine's first and it lives.
  var networkProcess: pid_t? { get }

  func allCookies() async -> [Cookie]
  func set(_ cookie: Cookie) async -> EngineAnswer
  /// Begins to set a cookie, and waits for nothing.
  func begin(setting cookie: Cookie)
  func delete(_ cookie: Cookie) async
  /// What `fetchDataRecords(ofTypes:)` is on Apple's platforms; nothing where there is no such thing.
  func fetchRecords() async

  /// Loads an address; done when the load has finished or failed.
  ///
  /// - Parameter header: a `Cookie` header for the request; empty for none. Not every engine sends it.
  func load(_ address: URL, header: [Cookie], in view: EngineView) async -> EngineAnswer
  /// Runs the body of an async function on a page; the text is what it returns.
  func script(_ body: String, in view: EngineView) async -> EngineAnswer
}

extension Engine {
  func load(_ address: URL, header: [Cookie] = []) async -> EngineAnswer {
    await load(address, header: header, in: .page)
  }

  func script(_ body: String) async -> EngineAnswer { await script(body, in: .page) }
}

enum EngineView: Int32, Sendable, CaseIterable {
  case page = 0
  case hidden = 1
}

/// How an operation of an engine ended.
struct EngineAnswer: Sendable {
  var isDone: Bool
  /// The result, or what went wrong.
  var text = ""
  var cookies: [Cookie] = []
  /// When the engine's thread had it, on the monotonic clock.
  var endedAt = MonotonicClock.now
}

/// Why there is no engine.
struct EngineFailure: Error, Equatable {
  var message: String
  /// True if it is not installed.
  var isMissing = false
  /// True if it is, and has not started in time.
  var isSlow = false
}

/// What happens without being asked for; called on the engine's thread, which must not be kept waiting.
struct EngineEvents: Sendable {
  var storeChanged: @Sendable () -> Void = {}
  /// The page asks; the reply is given once.
  var pageAsks: @Sendable (String, PageReply) -> Void = { _, reply in reply("") }
  var webProcessDied: @Sendable () -> Void = {}
  /// The engine itself is gone, with what it said last.
  var engineEnded: @Sendable (String) -> Void = { _ in }
}

/// Answers a page; whoever has it uses it once.
struct PageReply: Sendable {
  private let send: @Sendable (String) -> Void
  init(_ send: @escaping @Sendable (String) -> Void) { self.send = send }
  func callAsFunction(_ text: String) { send(text) }
}

/// With what an engine is started.
struct EngineSetting: Sendable {
  /// The profile.
  var directory: String
  /// Whether the stores end with the app.
  var isEphemeral: Bool
  /// Whether changes of the web store are told.
  var observes: Bool
  var program: LabProgram
  var events: EngineEvents
}

extension LabEngine {
  /// Starts the engine. The thread that does so has to live as long as it.
  ///
  /// - Throws: ``EngineFailure``.
  func start(_ setting: EngineSetting) throws -> any Engine {
    switch self {
    case .webKitGTK:
      try WebKitEngine(
        directory: setting.isEphemeral ? nil : setting.directory, observes: setting.observes, events: setting.events)
    case .chromium: try ChromiumEngine(setting)
    case .firefox: try FirefoxEngine(setting)
    }
  }
}
