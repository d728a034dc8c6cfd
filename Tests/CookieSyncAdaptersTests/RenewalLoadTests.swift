import CookieSync
import Cookies
import Foundation
import Testing

@testable import CookieSyncAdapters

/// A web view whose loads a test plays.
@MainActor private final class PlayedView: RenewalView {
  final class Navigation {}

  let loads = RenewalLoads()
  private(set) var log: [String] = []
  private(set) var navigations: [Navigation] = []
  /// What happens in a load.
  var play: (PlayedView, Navigation) async -> Void
  var refusesLoads = false

  init(_ play: @escaping (PlayedView, Navigation) async -> Void) { self.play = play }

  func put(_ cookies: [Cookie]) async {
    for cookie in cookies {
      await Task.yield()
      log.append("put \(cookie.name)")
    }
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
    Case(name: "a frame's 401 is not the page's", steps: [.main(200), .frame(401), .finish], outcome: .renewed),
    Case(name: "a frame's 200 is not the page's", steps: [.main(401), .frame(200), .finish], outcome: .refused),
    Case(name: "broken off", steps: [.main(200), .fail], outcome: .unanswered),
    Case(name: "204 shows no page, which WebKit takes for a failure", steps: [.main(204), .fail], outcome: .renewed),
    Case(name: "the process ended", steps: [.crash], outcome: .unanswered),
    Case(name: "another load's end", steps: [.strangeFinish, .strangeFail, .main(200), .finish], outcome: .renewed),
    Case(name: "the first end counts", steps: [.main(200), .finish, .fail, .crash], outcome: .renewed),
  ]

  @Test("what comes of a load", arguments: cases) func outcome(_ example: Case) async {
    let view = PlayedView { view, navigation in
      view.loads.started(navigation)
      for step in example.steps {
        switch step {
        case .main(let status): view.loads.responded(status: status, isMainFrame: true)
        case .frame(let status): view.loads.responded(status: status, isMainFrame: false)
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
      view.loads.responded(status: 200, isMainFrame: true)
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
      view.loads.responded(status: 401, isMainFrame: true)
      view.loads.failed(old)
      view.loads.finished(old)
      view.loads.started(navigation)
      view.loads.responded(status: 200, isMainFrame: true)
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

  @Test("a web view that loads nothing does not answer") func nothing() async {
    let view = PlayedView { _, _ in }
    view.refusesLoads = true
    #expect(await view.renew() == .unanswered)
  }
}
