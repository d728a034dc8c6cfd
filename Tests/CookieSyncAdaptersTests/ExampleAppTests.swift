import CookieScenarios
import CookieSync
import Cookies
import ExampleApp
import ExampleStrategy
import Foundation
import SyncStrategies
import Synchronization
import Testing

@testable import TokenServer

/// The files of strategies that the simulator plays, in an app over real sockets.
@Suite("The example app's core", .serialized) struct ExampleAppTests {
  struct Case: CustomTestStringConvertible {
    var strategy: StrategyEntry
    var keeps: Bool
    var testDescription: String { strategy.name }

    init(_ strategy: StrategyEntry, keeps: Bool) { (self.strategy, self.keeps) = (strategy, keeps) }
  }

  private static func builtIn(_ name: String) -> StrategyEntry {
    StrategyCatalogue.entry(named: name) ?? StrategyEntry(name: "missing", summary: "", make: UngatedMirror.init(app:))
  }

  /// What `twinjar explore --scenario concurrent-refresh --property lost --faults 0` says of each.
  static let cases = [
    Case(StrategyEntry(name: "gated-mirror", summary: "", make: GatedMirror.init(app:)), keeps: true),
    Case(builtIn("twinjar"), keeps: true),
    Case(builtIn("native-refresh"), keeps: true),
    Case(builtIn("session-proxy"), keeps: true),
    Case(builtIn("access-only-web"), keeps: true),
    Case(builtIn("ephemeral-stores"), keeps: true),
    Case(StrategyEntry(name: "ungated-mirror", summary: "", make: UngatedMirror.init(app:)), keeps: false),
    Case(builtIn("two-way-observer"), keeps: false),
    Case(builtIn("push-only"), keeps: false),
  ]

  @Test("both sides refresh at once, at a server that takes a used-up token for theft", arguments: cases)
  func bothRefresh(_ example: Case) async throws {
    try await withDirectory { directory in
      let policy = ServerPolicy.rfc9700Strict
      let server = try TokenServer(policy: policy) { .milliseconds(5) }
      var verdicts: [SessionTrial.Verdict] = []
      for number in 0..<5 {
        let app = await ShopApp(
          server: ShopServer(base: server.base), backup: directory.appendingPathComponent("\(number)").path,
          strategy: example.strategy.make)
        let trial = SessionTrial(app: app, server: .init { server.advance(by: policy.accessLifetimeSeconds + 1) })
        verdicts.append(await trial.run())
      }
      if example.keeps {
        #expect(verdicts == Array(repeating: .kept, count: 5))
      } else {
        #expect(verdicts.contains(.lost), "\(verdicts)")
        #expect(server.sessionsEndedByReuse > 0)
      }
    }
  }

  @Test("a session whose requests get no answer has no verdict") func nobody() async throws {
    try await withDirectory { directory in
      let server = try TokenServer(policy: .rfc9700Strict)
      server.stop()
      let app = await ShopApp(
        server: ShopServer(base: server.base), backup: directory.appendingPathComponent("backup").path,
        strategy: GatedMirror.init(app:))
      #expect(await SessionTrial(app: app, server: .init {}).run() == .unanswered)
    }
  }

  @Test("an app that is gone leaves nothing, and takes its strategy along") func gone() async throws {
    try await withDirectory { directory in
      let server = try TokenServer(policy: .rfc9700Strict)
      weak var last: Watchful?
      do {
        let app = await ShopApp(
          server: ShopServer(base: server.base), backup: directory.appendingPathComponent("backup").path
        ) { app in Watchful(app: app) }
        last = app.strategy as? Watchful
        #expect(last != nil)
        #expect(await app.logIn() == .done)
        _ = await app.openPage()
        #expect(await last?.app.hiddenWebView.renewSession(carrying: []) == .refused)
        #expect(last.map { $0.isTold } == true)
      }
      // A change that was told of last may still be on its way.
      await until { last == nil }
    }
  }

  @Test("the page's first request carries the header that the strategy has for it, and no other") func header()
    async throws
  {
    let server = try ScriptedServer { _ in HTTPAnswer(status: 200, setCookies: ["own=1; Path=/"]) }
    try await withDirectory { directory in
      let app = await ShopApp(
        server: ShopServer(base: server.base), backup: directory.appendingPathComponent("backup").path,
        strategy: Borrowing.init(app:))
      for _ in 0..<2 { #expect(await app.openPage() == .done) }
      #expect(await app.fetchOnPage() == .done)
      #expect(server.requests.map { $0.fields["cookie"] } == ["sid=31d4", "sid=31d4", "own=1"])
    }
  }

  @Test("a download that the page hands over carries what the strategy has for it, and no other") func handedOver()
    async throws
  {
    let server = try ScriptedServer { _ in
      HTTPAnswer(status: 200, setCookies: ["own=1; Path=/"], mediaType: "application/pdf", body: "%PDF-1.4")
    }
    try await withDirectory { directory in
      let app = await ShopApp(
        server: ShopServer(base: server.base), backup: directory.appendingPathComponent("backup").path,
        strategy: Borrowing.init(app:))
      #expect(await app.call() == .done)
      let file = directory.appendingPathComponent("file.pdf")
      guard case .saved = await app.downloadForPage(to: file) else {
        Issue.record("not saved")
        return
      }
      #expect(server.requests.map { $0.fields["cookie"] } == [nil, "rt=7"])
    }
  }

  @Test("a hidden page puts into the web store what its request takes along, and nothing of others") func hiddenPage()
    async throws
  {
    let server = try ScriptedServer { _ in HTTPAnswer(status: 200) }
    try await withDirectory { directory in
      let app = await ShopApp(
        server: ShopServer(base: server.base), backup: directory.appendingPathComponent("backup").path,
        strategy: Watchful.init(app:))
      let watchful = try #require(app.strategy as? Watchful)
      let cookies = [
        Cookie(name: "refresh", value: "7", domain: "127.0.0.1", path: "/session"),
        Cookie(name: "foreign", value: "1", domain: "ads.example"),
        Cookie(name: "elsewhere", value: "1", domain: "127.0.0.1", path: "/admin"),
      ]
      _ = await watchful.app.hiddenWebView.renewSession(carrying: cookies)
      #expect(server.requests.map { $0.fields["cookie"] } == ["refresh=7"])
      #expect(await watchful.app.webStore.allCookies().map(\.name) == ["refresh"])
    }
  }

  @Test("a download after the access token has expired is renewed for") func download() async throws {
    try await withDirectory { directory in
      let policy = ServerPolicy.rfc9700Strict
      let server = try TokenServer(policy: policy)
      let app = await ShopApp(
        server: ShopServer(base: server.base), backup: directory.appendingPathComponent("backup").path,
        strategy: GatedMirror.init(app:))
      #expect(await app.logIn() == .done)
      server.advance(by: policy.accessLifetimeSeconds + 1)
      let file = directory.appendingPathComponent("file.pdf")
      guard case .saved = await app.download(to: file) else {
        Issue.record("not saved")
        return
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "%PDF-1.4")
    }
  }
}

/// Watches the web store, and is looked for afterwards.
private final class Watchful: SyncStrategy {
  static var observesWebStore: Bool { true }
  let app: HybridApp
  private let told = Atomic(false)
  var isTold: Bool { told.load(ordering: .relaxed) }

  init(app: HybridApp) { self.app = app }

  func nativeDidReceive(_ response: NativeResponse) async {
    await app.webStore.setCookie(Cookie(name: "own", value: "1", domain: "127.0.0.1"))
    await until { isTold }
  }

  func webStoreDidChange() async { told.store(true, ordering: .relaxed) }
}

/// Writes the Cookie fields itself.
private struct Borrowing: SyncStrategy {
  let app: HybridApp

  func cookieHeaderForPage() async -> [Cookie] { [Cookie(name: "sid", value: "31d4", domain: "127.0.0.1")] }
  func cookiesForHandedOverDownload() async -> [Cookie]? { [Cookie(name: "rt", value: "7", domain: "127.0.0.1")] }
}
