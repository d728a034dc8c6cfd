import CookieSync
import Cookies
import Foundation
import Testing

@testable import CookieSyncAdapters

private let renewal = URL(string: "https://shop.example/renew")!

/// A web view whose loads a test plays.
@MainActor private final class PlayedView: RenewalView {
  final class Navigation {}

  let loads = RenewalLoads()
  let address: URL
  private(set) var log: [String] = []
  private(set) var navigations: [Navigation] = []
  /// What happens in a load.
  var play: (PlayedView, Navigation) async -> Void
  var refusesLoads = false
  /// What each cookie's write waits for.
  var hold: () async -> Void = {}

  init(loading address: URL = renewal, _ play: @escaping (PlayedView, Navigation) async -> Void) {
    (self.address, self.play) = (address, play)
  }

  func put(_ cookie: Cookie) async {
    await Task.yield()
    log.append("put \(cookie.name)")
    await hold()
  }

  func load() -> AnyObject? {
    guard !refusesLoads else { return nil }
    let navigation = Navigation()
    navigations.append(navigation)
    log.append("load")
    Task { await play(self, navigation) }
    return navigation
  }

  func stop() { log.append("stop") }

  func end(_ navigation: Navigation) {
    log.append("end")
    loads.finished(navigation)
  }

  func renew(_ names: String..., within limit: Duration = .seconds(86_400)) async -> RefreshOutcome {
    let cookies = names.map { Cookie(name: $0, value: "1", domain: "shop.example") }
    return await loads.renew(on: self, carrying: cookies, within: limit)
  }
}

@MainActor @Suite("A web view that renews the session by a load") struct RenewalLoadTests {
  enum Step: Sendable {
    case main(Int?)
    /// From another page than the address, after redirects.
    case elsewhere(String, Int)
    case frame(Int)
    case finish
    case fail
    case crash
    /// Of a navigation that is not the load's.
    case strangeFinish
    case strangeFail
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var query = ""
    var steps: [Step]
    var outcome: RefreshOutcome
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(name: "200", steps: [.main(200), .finish], outcome: .renewed),
    Case(name: "204", steps: [.main(204), .finish], outcome: .renewed),
    Case(name: "401", steps: [.main(401), .finish], outcome: .refused),
    Case(name: "400", steps: [.main(400), .finish], outcome: .refused),
    Case(name: "503", steps: [.main(503), .finish], outcome: .unanswered),
    Case(name: "no response", steps: [.finish], outcome: .unanswered),
    Case(name: "no HTTP", steps: [.main(nil), .finish], outcome: .unanswered),
    Case(name: "a redirect's last", steps: [.main(302), .main(200), .finish], outcome: .renewed),
    Case(
      name: "sent on to the login page, with 200", steps: [.elsewhere("https://shop.example/login", 200), .finish],
      outcome: .unanswered),
    Case(
      name: "sent on to another host", steps: [.elsewhere("https://login.example/renew", 200), .finish],
      outcome: .unanswered),
    Case(
      name: "sent on to a page that says 401", steps: [.elsewhere("https://shop.example/login", 401), .finish],
      outcome: .unanswered),
    Case(
      name: "sent on without TLS", steps: [.elsewhere("http://shop.example/renew", 200), .finish], outcome: .unanswered),
    Case(
      name: "sent on to nothing to be shown", steps: [.elsewhere("https://shop.example/login", 204), .fail],
      outcome: .unanswered),
    Case(
      name: "sent on to itself", steps: [.elsewhere("HTTPS://Shop.example:443/renew#top", 200), .finish],
      outcome: .renewed),
    Case(
      name: "sent on to itself, which says that a login is wanted",
      steps: [.elsewhere("https://shop.example/renew?error=login_required", 200), .finish], outcome: .unanswered),
    Case(
      name: "sent on to itself with another query", query: "?silent=1",
      steps: [.elsewhere("https://shop.example/renew?silent=1&error=login_required", 200), .finish],
      outcome: .unanswered),
    Case(
      name: "sent on to itself without its query", query: "?silent=1",
      steps: [.elsewhere("https://shop.example/renew", 200), .finish], outcome: .unanswered),
    Case(
      name: "its query in another spelling", query: "?silent=1&to=~a",
      steps: [.elsewhere("https://shop.example/renew?silent=%31&to=%7Ea", 200), .finish], outcome: .renewed),
    Case(
      name: "a refusal with another query", steps: [.elsewhere("https://shop.example/renew?error=x", 401), .finish],
      outcome: .unanswered),
    Case(name: "a frame's 401 is not the page's", steps: [.main(200), .frame(401), .finish], outcome: .renewed),
    Case(name: "a frame's 200 is not the page's", steps: [.main(401), .frame(200), .finish], outcome: .refused),
    Case(name: "broken off", steps: [.main(200), .fail], outcome: .unanswered),
    Case(name: "204 shows no page, which WebKit takes for a failure", steps: [.main(204), .fail], outcome: .renewed),
    Case(name: "the process ended", steps: [.crash], outcome: .unanswered),
    Case(name: "another load's end", steps: [.strangeFinish, .strangeFail, .main(200), .finish], outcome: .renewed),
    Case(name: "the first end counts", steps: [.main(200), .finish, .fail, .crash], outcome: .renewed),
  ]

  @Test("what comes of a load", arguments: cases) func outcome(_ example: Case) async throws {
    let address = try #require(URL(string: renewal.absoluteString + example.query))
    let view = PlayedView(loading: address) { view, navigation in
      view.loads.started(navigation)
      for step in example.steps {
        switch step {
        case .main(let status): view.loads.responded(status: status, from: address, isMainFrame: true)
        case .elsewhere(let page, let status):
          view.loads.responded(status: status, from: URL(string: page), isMainFrame: true)
        case .frame(let status): view.loads.responded(status: status, from: renewal, isMainFrame: false)
        case .finish: view.end(navigation)
        case .fail: view.loads.failed(navigation)
        case .crash: view.loads.processEnded()
        case .strangeFinish: view.loads.finished(PlayedView.Navigation())
        case .strangeFail: view.loads.failed(nil)
        }
      }
    }
    #expect(await view.renew() == example.outcome)
  }

  @Test("renewals at once load one after the other, each with its cookies") func atOnce() async {
    let view = PlayedView { view, navigation in
      await Task.yield()
      view.loads.started(navigation)
      view.loads.responded(status: 200, from: renewal, isMainFrame: true)
      await Task.yield()
      view.end(navigation)
    }
    async let first = view.renew("a", "b")
    async let second = view.renew("c")
    async let third = view.renew("d")
    #expect(await [first, second, third] == [.renewed, .renewed, .renewed])
    let rounds = view.log.split(separator: "end").map(Array.init)
    #expect(rounds.allSatisfy { $0.last == "load" && $0.count { $0 == "load" } == 1 })
    #expect(rounds.count == 3)
    #expect(view.log.count { $0.hasPrefix("put") } == 4)
  }

  @Test("a load that takes too long is stopped, and its late words do not spoil the next one") func late() async {
    let view = PlayedView { _, _ in }
    #expect(await view.renew(within: .milliseconds(10)) == .unanswered)
    #expect(view.log == ["load", "stop"])
    let old = view.navigations[0]
    view.play = { view, navigation in
      view.loads.responded(status: 401, from: renewal, isMainFrame: true)
      view.loads.failed(old)
      view.loads.finished(old)
      view.loads.started(navigation)
      view.loads.responded(status: 200, from: renewal, isMainFrame: true)
      view.end(navigation)
    }
    #expect(await view.renew() == .renewed)
  }

  @Test("whoever waits for a load that does not answer gets no answer either, and waits no longer") func waiting() async
  {
    let view = PlayedView { _, _ in }
    async let first = view.renew(within: .milliseconds(40))
    async let second = view.renew(within: .milliseconds(40))
    #expect(await [first, second] == [.unanswered, .unanswered])
    #expect(view.log.count { $0 == "load" } <= 2)
  }

  @Test("a renewal that is over puts no more cookies") func over() async {
    let view = PlayedView { view, navigation in
      view.loads.started(navigation)
      view.loads.responded(status: 200, from: renewal, isMainFrame: true)
      view.end(navigation)
    }
    let mayGoOn = Flag()
    view.hold = { await until { mayGoOn.isUp } }
    // Long enough for the first to be put on a machine that does much else.
    #expect(await view.renew("a", "b", "c", within: .milliseconds(500)) == .unanswered)
    mayGoOn.raise()
    #expect(await view.renew("d") == .renewed)
    #expect(view.log.filter { $0 != "stop" } == ["put a", "put d", "load", "end"])
  }

  @Test("a web view that loads nothing does not answer") func nothing() async {
    let view = PlayedView { _, _ in }
    view.refusesLoads = true
    #expect(await view.renew() == .unanswered)
  }

  struct Carried: CustomTestStringConvertible, Sendable {
    var cookie: Cookie
    var isCarried: Bool
    var testDescription: String { cookie.name }
  }

  nonisolated static let carried = [
    Carried(cookie: Cookie(name: "sid", value: "1", domain: "shop.example"), isCarried: true),
    Carried(cookie: Cookie(name: "rt", value: "1", domain: "shop.example", path: "/renew"), isCarried: true),
    Carried(cookie: Cookie(name: "secure", value: "1", domain: "shop.example", secure: true), isCarried: true),
    Carried(cookie: Cookie(name: "elsewhere", value: "1", domain: "ads.example"), isCarried: false),
    Carried(cookie: Cookie(name: "below", value: "1", domain: "www.shop.example"), isCarried: false),
    Carried(cookie: Cookie(name: "path", value: "1", domain: "shop.example", path: "/session"), isCarried: false),
    Carried(
      cookie: Cookie(name: "over", value: "1", domain: "shop.example", expires: UnixTime(microseconds: 1)),
      isCarried: false),
  ]

  @Test("it gets what a request for the address takes along, and no other cookie", arguments: carried)
  func carried(_ example: Carried) throws {
    let origin = try #require(CookieOrigin(renewal))
    // It says as well that they were used now.
    #expect(origin.sent(of: [example.cookie]).map(\.name) == (example.isCarried ? [example.cookie.name] : []))
  }
}
