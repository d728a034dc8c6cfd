import CookieSync
import Cookies
import Foundation
import Synchronization
import Testing

@testable import CookieSyncAdapters

/// Counts how often its hooks are called.
private final class Counting: SyncStrategy {
  static var answersPageRefresh: Bool { true }
  let app = HybridApp.empty
  let loads = Atomic(0)
  let refreshes = Atomic(0)
  let outcome: RefreshOutcome

  init(_ outcome: RefreshOutcome = .renewed) { self.outcome = outcome }

  func pageWillLoad() async { loads.add(1, ordering: .relaxed) }

  func refreshForPage() async -> RefreshOutcome {
    refreshes.add(1, ordering: .relaxed)
    return outcome
  }
}

/// Answers no page, and has a hook for it all the same.
private struct Mute: SyncStrategy {
  let app = HybridApp.empty
}

/// Never answers.
private struct Silent: SyncStrategy {
  static var answersPageRefresh: Bool { true }
  let app = HybridApp.empty
  func pageWillLoad() async { try? await Task.sleep(for: .seconds(86_400)) }
  func refreshForPage() async -> RefreshOutcome {
    try? await Task.sleep(for: .seconds(86_400))
    return .renewed
  }
}

@Suite("A page that asks native code to renew the session") struct PageMessageTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var body: String? = "refresh"
    var origin = PageOrigin(scheme: "https", host: "www.shop.example", port: 0)
    var isMainFrame = true
    var asksMute = false
    var refusal: MessageRefusal?
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "the app's page"),
    Case(
      name: "the app's page on its port", origin: PageOrigin(scheme: "https", host: "www.shop.example", port: 8443)),
    Case(name: "a frame within it", isMainFrame: false, refusal: .frame),
    Case(
      name: "another host", origin: PageOrigin(scheme: "https", host: "ads.example", port: 0), refusal: .origin),
    Case(
      name: "without TLS", origin: PageOrigin(scheme: "http", host: "www.shop.example", port: 0), refusal: .origin),
    Case(
      name: "another port", origin: PageOrigin(scheme: "https", host: "www.shop.example", port: 444), refusal: .origin),
    Case(name: "no origin", origin: PageOrigin(scheme: "", host: "", port: 0), refusal: .origin),
    Case(name: "something else", body: "logOut", refusal: .message),
    Case(name: "no text", body: nil, refusal: .message),
    Case(name: "a strategy that answers no page", asksMute: true, refusal: .strategy),
  ]

  @Test("who is answered", arguments: cases) func refusal(_ example: Case) {
    let events = Mutex<[AdapterEvent]>([])
    let messages = PageMessages(
      strategy: example.asksMute ? Mute() : Counting(),
      origins: ["https://www.shop.example", "https://www.shop.example:8443"], limit: .seconds(86_400)
    ) { event in events.withLock { $0.append(event) } }
    let message = PageMessage(body: example.body, origin: example.origin, isMainFrame: example.isMainFrame)
    #expect(messages.refusal(of: message) == example.refusal)
    let told = example.refusal.map { AdapterEvent.messageRefused(origin: example.origin.text, because: $0) }
    #expect(events.withLock { $0 } == [told].compactMap(\.self))
  }

  @Test(
    "an origin is the same however the app spells it",
    arguments: [
      ("https://www.shop.example", true), ("https://www.shop.example/", true), ("HTTPS://WWW.Shop.Example", true),
      ("https://www.shop.example:443", true), ("https://www.shop.example:444", false),
      ("http://www.shop.example", false), ("https://shop.example", false),
    ])
  func spelling(_ origin: String, isAnswered: Bool) {
    let events = Mutex<[AdapterEvent]>([])
    let messages = PageMessages(strategy: Counting(), origins: [origin], limit: .seconds(86_400)) { event in
      events.withLock { $0.append(event) }
    }
    #expect(events.withLock { $0 }.isEmpty)
    let page = PageOrigin(scheme: "https", host: "www.shop.example", port: 0)
    let message = PageMessage(body: "refresh", origin: page, isMainFrame: true)
    #expect(messages.refusal(of: message) == (isAnswered ? nil : .origin))
  }

  @Test(
    "what is no origin is said at once",
    arguments: [
      "www.shop.example", "https://www.shop.example/page", "https://www.shop.example?a", "https://", "", "*",
      "https://user@www.shop.example",
    ])
  func noOrigin(_ text: String) {
    let events = Mutex<[AdapterEvent]>([])
    let messages = PageMessages(strategy: Counting(), origins: [text], limit: .seconds(86_400)) { event in
      events.withLock { $0.append(event) }
    }
    #expect(events.withLock { $0 } == [.noOrigin(text)])
    #expect(messages.origins.isEmpty)
  }

  @Test(
    "what it is told",
    arguments: [(RefreshOutcome.renewed, "renewed"), (.refused, "refused"), (.unanswered, "unanswered")])
  func answer(_ outcome: RefreshOutcome, word: String) async {
    let strategy = Counting(outcome)
    let messages = PageMessages(strategy: strategy, origins: [], limit: .seconds(86_400)) { _ in }
    #expect(await messages.answer() == word)
    #expect(strategy.refreshes.load(ordering: .relaxed) == 1)
  }

  @Test("it waits no longer than the limit") func limit() async {
    let messages = PageMessages(strategy: Silent(), origins: [], limit: .milliseconds(10)) { _ in }
    #expect(await messages.answer() == "unanswered")
  }
}

@MainActor @Suite("A page is let load when the strategy is ready") struct LoadGateTests {
  enum Step: Sendable {
    case open(String)
    case pass(String, isMainFrame: Bool)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var steps: [Step]
    var calls: Int
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(name: "a navigation", steps: [.pass("a", isMainFrame: true)], calls: 1),
    Case(name: "a frame within the page", steps: [.pass("a", isMainFrame: false)], calls: 0),
    Case(name: "opened, then asked for", steps: [.open("a"), .pass("a", isMainFrame: true)], calls: 1),
    Case(name: "opened without a delegate", steps: [.open("a")], calls: 1),
    Case(
      name: "loaded twice", steps: [.open("a"), .pass("a", isMainFrame: true), .pass("a", isMainFrame: true)], calls: 2),
    Case(name: "opened for another page", steps: [.open("a"), .pass("b", isMainFrame: true)], calls: 2),
    Case(
      name: "opened, and loaded after another page",
      steps: [.open("a"), .pass("b", isMainFrame: true), .pass("a", isMainFrame: true)], calls: 3),
    Case(
      name: "a frame does not use it up",
      steps: [.open("a"), .pass("a", isMainFrame: false), .pass("a", isMainFrame: true)], calls: 1),
    Case(
      name: "a redirect asks again", steps: [.pass("a", isMainFrame: true), .pass("b", isMainFrame: true)], calls: 2),
  ]

  @Test("how often the hook is called", arguments: cases) func calls(_ example: Case) async throws {
    let strategy = Counting()
    let gate = LoadGate(strategy: strategy, limit: .seconds(86_400)) { _ in }
    for step in example.steps {
      switch step {
      case .open(let page): await gate.open(for: try #require(URL(string: "https://shop.example/\(page)")))
      case .pass(let page, let isMainFrame):
        await gate.pass(to: URL(string: "https://shop.example/\(page)"), isMainFrame: isMainFrame)
      }
    }
    #expect(strategy.loads.load(ordering: .relaxed) == example.calls)
  }

  @Test(
    "an address is the same however it is spelled",
    arguments: [
      ("https://shop.example", "https://shop.example/", 1), ("HTTPS://Shop.Example/a", "https://shop.example/a", 1),
      ("https://shop.example:443/", "https://shop.example/", 1),
      ("https://shop.example?q", "https://shop.example/?q", 1),
      ("https://shop.example:8443/", "https://shop.example/", 2),
      ("https://shop.example/a", "https://shop.example/A", 2),
      ("http://shop.example/", "https://shop.example/", 2), ("about:blank", "about:blank", 1),
      ("about:blank", "about:srcdoc", 2),
      ("http://shop.example:80", "http://SHOP.example/", 1), ("http://shop.example:443/", "http://shop.example/", 2),
      ("https://shop.example/a#top", "https://shop.example/a", 1),
      ("https://shop.example/a", "https://shop.example/a#top", 1),
      ("https://shop.example#top", "https://shop.example/", 1),
      ("https://shop.example/%7euser/%62%c3%bc", "https://shop.example/~user/b%C3%BC", 1),
      ("https://shop.example/b%C3%BC", "https://shop.example/b\u{FC}", 1),
      ("https://shop.example/a%2Fb", "https://shop.example/a/b", 2),
      ("https://shop.example/a%2fb", "https://shop.example/a%2Fb", 1),
      ("https://shop.example/a%3Fb", "https://shop.example/a?b", 2),
      ("https://shop.example/?q='it'", "https://shop.example/?q=%27it%27", 1),
      ("https://shop.example/?q=%26", "https://shop.example/?q=&", 2),
      ("https://shop.example/?q=a+b", "https://shop.example/?q=a%20b", 2),
      ("https://shop.example/a/./b/../c", "https://shop.example/a/c", 1),
      ("https://shop.example/a/%2e%2E/c", "https://shop.example/c", 1),
      ("https://shop.example/../a", "https://shop.example/a", 1),
      ("https://shop.example/a/..", "https://shop.example/", 1),
      ("https://shop.example/a/.", "https://shop.example/a/", 1),
      ("https://shop.example/a/", "https://shop.example/a", 2),
      ("https://shop.example/a//b", "https://shop.example/a/b", 2),
      ("https://shop.example/100%25", "https://shop.example/100%25", 1),
      ("https://me@shop.example/", "https://shop.example/", 2),
      ("https://[2001:DB8::1]/", "https://[2001:db8::1]/", 1),
    ])
  func spelling(opened: String, asked: String, calls: Int) async throws {
    let strategy = Counting()
    let gate = LoadGate(strategy: strategy, limit: .seconds(86_400)) { _ in }
    await gate.open(for: try #require(URL(string: opened)))
    await gate.pass(to: URL(string: asked), isMainFrame: true)
    #expect(strategy.loads.load(ordering: .relaxed) == calls)
  }

  @Test("a page that was loaded without asking lets no later load pass") func withoutDelegate() async throws {
    let strategy = Counting()
    let gate = LoadGate(strategy: strategy, limit: .seconds(86_400), patience: .zero) { _ in }
    let page = try #require(URL(string: "https://shop.example/"))
    await gate.open(for: page)
    await gate.pass(to: page, isMainFrame: true)
    #expect(strategy.loads.load(ordering: .relaxed) == 2)
  }

  @Test("a strategy that is not ready in time is said, and holds no page back") func limit() async {
    let events = Mutex<[AdapterEvent]>([])
    let gate = LoadGate(strategy: Silent(), limit: .milliseconds(10)) { event in events.withLock { $0.append(event) } }
    await gate.pass(to: URL(string: "https://shop.example/"), isMainFrame: true)
    #expect(events.withLock { $0 } == [.pageIsNotWaitedFor])
  }
}

/// Counts, and works until a test says that it is done.
private final class Slow: SyncStrategy {
  static var observesWebStore: Bool { true }
  let app = HybridApp.empty
  let calls = Atomic(0)
  let isDone = Atomic(false)

  func webStoreDidChange() async {
    calls.add(1, ordering: .relaxed)
    await until { isDone.load(ordering: .relaxed) }
  }
}

@MainActor @Suite("A strategy is told of changes of the web store") struct ChangeNoticesTests {
  @Test("of several at once once, and of one that comes while it is at work again") func coalesced() async {
    let strategy = Slow()
    let notices = ChangeNotices(telling: strategy)
    notices.isOn = true
    for told in 1...3 {
      for _ in 0..<3 { notices.note() }
      await until { strategy.calls.load(ordering: .relaxed) >= told }
      for _ in 0..<100 { await Task.yield() }
      #expect(strategy.calls.load(ordering: .relaxed) == told)
    }
    strategy.isDone.store(true, ordering: .relaxed)
  }

  @Test("not after the observer was stopped, and of what came before again") func stopped() async {
    let strategy = Slow()
    strategy.isDone.store(true, ordering: .relaxed)
    let notices = ChangeNotices(telling: strategy)
    notices.note()
    notices.isOn = true
    notices.note()
    notices.isOn = false
    for _ in 0..<100 { await Task.yield() }
    #expect(strategy.calls.load(ordering: .relaxed) == 0)
    notices.isOn = true
    notices.note()
    await until { strategy.calls.load(ordering: .relaxed) == 1 }
  }
}
