import CookieScenarios
import CookieSync
import Cookies
import Foundation
import Testing

@testable import TokenServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server whose clock was put forward dates cookies by that clock, as its tokens are.
@Suite("The token server's clock", .serialized) struct TokenServerClockTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// By how much the clock is put forward before a login, and again before a refresh, in seconds.
    var beforeLogIn, beforeRefresh: Double
    var testDescription: String { "\(beforeLogIn) s, then \(beforeRefresh) s" }
  }

  @Test(arguments: [
    Case(beforeLogIn: 0, beforeRefresh: 0), Case(beforeLogIn: 10_000, beforeRefresh: 0),
    Case(beforeLogIn: 0, beforeRefresh: 10_000), Case(beforeLogIn: 86_400, beforeRefresh: 10_000),
  ])
  func dates(_ test: Case) async throws {
    let connected = try Connected()
    func expiries() -> [String: Double] {
      let cookies = connected.storage.cookies ?? []
      return Dictionary(uniqueKeysWithValues: cookies.map { ($0.name, $0.expiresDate?.timeIntervalSince1970 ?? 0) })
    }
    func hold(_ seconds: Double, _ comment: Comment) {
      let expected = Date().timeIntervalSince1970 + seconds
      let (access, refresh) = (expiries()["access"] ?? 0, expiries()["refresh"] ?? 0)
      // HTTP's dates are whole seconds, and the answer was some time ago: beside tests that take all threads, some minutes.
      #expect((-5_000...1).contains(access - expected - 86_400), comment)
      let lifetime = ServerPolicy.rfc9700Strict.refreshLifetimeSeconds
      #expect((-5_000...1).contains(refresh - expected - lifetime), comment)
    }
    connected.server.advance(by: test.beforeLogIn)
    #expect(await connected.post("login", for: .logIn).response.status == 200)
    hold(test.beforeLogIn, "login")
    connected.server.advance(by: test.beforeRefresh)
    #expect(await connected.post("session/refresh", for: .refresh).response.status == 200)
    hold(test.beforeLogIn + test.beforeRefresh, "refresh")
  }

  struct Token: Sendable, CustomTestStringConvertible {
    var name: String
    var change: @Sendable (inout ServerPolicy) -> Void = { _ in }
    var refreshes = false
    var later = 0.0
    var isUsable: Bool
    var hasExpired = false
    var testDescription: String { name }
  }

  /// As `VerdictReader` has it: the words "lost" and "needless" hang on it.
  @Test(arguments: [
    Token(name: "a new one", isUsable: true), Token(name: "one that was used", refreshes: true, isUsable: false),
    Token(name: "one that was used, in the grace", change: { $0.graceSeconds = 2 }, refreshes: true, isUsable: true),
    Token(
      name: "one that was used, after the grace", change: { $0.graceSeconds = 2 }, refreshes: true, later: 3,
      isUsable: false),
    Token(
      name: "one whose grace brings no tokens",
      change: { ($0.graceSeconds, $0.graceAnswer) = (2, .acceptedWithoutTokens) }, refreshes: true, isUsable: false),
    Token(
      name: "one that has expired", change: { $0.refreshLifetimeSeconds = 60 }, later: 61, isUsable: false,
      hasExpired: true),
    Token(
      name: "one whose successor lives", change: { $0.refreshLifetimeSeconds = 60 }, refreshes: true, later: 59,
      isUsable: false),
  ])
  func usable(_ test: Token) {
    var policy = ServerPolicy.rfc9700Strict
    test.change(&policy)
    var rules = TokenRules(policy: policy)
    let pair = rules.logIn(at: 0)
    if test.refreshes { _ = rules.refresh("r\(pair.refresh)", at: 0) }
    #expect(rules.isUsable(refresh: "r\(pair.refresh)", at: test.later) == test.isUsable)
    #expect(rules.newestSessionHasExpired(at: test.later) == test.hasExpired)
  }
}
