import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// A server on several hosts, what its logouts end, and which cookies are the session's.
@Suite struct ServerSiteTests {
  @Test("with a Domain the cookies of id reach www and api, without one they do not", arguments: [true, false])
  func cookiesCoverSite(_ covers: Bool) {
    let (_, trace) = run(
      NativeRefresh.self,
      testScenario([.launch, .logIn, .openPage, .callNative(awaited: true)]) {
        $0.policy.hosts = .several
        $0.policy.cookiesCoverSite = covers
        $0.policy.logInRedirects = true
      })
    let firstPage = trace.all(.requestSent).first { $0.endpoint == .page }
    #expect(firstPage.map { !$0.value.isEmpty } == covers)
    let firstCall = trace.all(.requestSent).first { $0.endpoint == .call }
    #expect(firstCall.map { !$0.value.isEmpty } == covers)
    // The login on id leads to www.
    #expect(trace.all(.responseReceived).prefix(2).map(\.number) == [302, 200])
  }

  struct Logout: CustomTestStringConvertible, Sendable {
    var endsRefresh: Bool
    var endsAccess: Bool
    /// What native code gets for its access token, and for its refresh token, after a logout in the page.
    var call: Int32
    var refresh: Int32
    var testDescription: String { "refresh \(endsRefresh), access \(endsAccess)" }
  }

  @Test(arguments: [
    Logout(endsRefresh: true, endsAccess: false, call: 200, refresh: 401),
    Logout(endsRefresh: true, endsAccess: true, call: 401, refresh: 401),
    Logout(endsRefresh: false, endsAccess: false, call: 200, refresh: 200),
    Logout(endsRefresh: false, endsAccess: true, call: 401, refresh: 200),
  ])
  func logoutEnds(_ test: Logout) {
    let (_, trace) = run(
      PushOnly.self,
      testScenario([
        .launch, .logIn, .openPage, .logOut(on: .page), .callNative(awaited: true),
        .refreshBoth(offsetNanoseconds: 3_600_000_000_000), .wait(.fixed(milliseconds: 1_000)),
      ]) {
        $0.policy.logoutEndsRefresh = test.endsRefresh
        $0.policy.logoutEndsAccess = test.endsAccess
      })
    let answers = trace.all(.responseReceived).filter { $0.actor == .native }
    #expect(answers.first { $0.endpoint == .call }?.number == test.call)
    #expect(answers.first { $0.endpoint == .refresh }?.number == test.refresh)
  }

  /// A store without a refresh token ends its session as well as one with it.
  @Test func logoutByAccessTokenAlone() {
    let (_, trace) = run(
      StrategyCatalogue.entry(named: "access-only-web") ?? entry(Nothing.self),
      testScenario([.launch, .logIn, .openPage, .logOut(on: .page)]))
    #expect(trace.all(.sessionRevoked).map(\.reason) == [.loggedOut])
  }

  struct Named: CustomTestStringConvertible, Sendable {
    var cookie: Cookie
    var role: SessionCookies.Role?
    var testDescription: String { "\(cookie.name) of \(cookie.domain)" }
    init(_ name: String, _ domain: String, _ role: SessionCookies.Role?) {
      cookie = Cookie(name: name, value: "v", domain: domain)
      self.role = role
    }
  }

  @Test(
    "a session's cookies are known by name and site",
    arguments: [
      Named("sid", "shop.example", .access),
      Named("rt", "shop.example", .refresh),
      Named("rt", "id.shop.example", .refresh),
      Named("rt", "a.b.shop.example", .refresh),
      Named("SID", "shop.example", nil),
      Named("sid", "example", nil),
      Named("sid", "workshop.example", nil),
      Named("sid", "shop.example.org", nil),
      Named("sid", ".shop.example", .access),
      Named("sid", "", nil),
      Named("lb", "shop.example", nil),
    ])
  func role(_ test: Named) {
    #expect(SessionCookies(site: "shop.example", access: "sid", refresh: "rt").role(of: test.cookie) == test.role)
  }

  @Test func aPredicateDecidesAlone() {
    let session = SessionCookies { $0.path == "/session" ? .refresh : nil }
    let cookie = Cookie(name: "any", value: "v", domain: "a.example", path: "/session")
    #expect(session.role(of: cookie) == .refresh)
    #expect(!session.contains(Cookie(name: "refresh", value: "v", domain: "a.example")))
    #expect([cookie, Cookie(name: "lb", value: "1", domain: "a.example")].of(session).map(\.name) == ["any"])
  }
}

/// The app's extension and the app, with a lock for whoever refreshes.
@Suite struct ExtensionLockTests {
  @Test(
    "an extension whose token has run out refreshes, and one that finds a newer token does not",
    arguments: [false, true])
  func refreshesOnlyIfNobodyHas(_ appWasFirst: Bool) {
    let expiry = ScriptStep.wait(.fixed(milliseconds: 16 * 60_000))
    let pause = ScriptStep.wait(.fixed(milliseconds: 5_000))
    // The extension's call has the old token with it while the app refreshes.
    let steps: [ScriptStep] =
      appWasFirst
      ? [.callNative(awaited: false), .wait(.fixed(milliseconds: 30)), .callFromExtension] : [.callFromExtension]
    let (summary, trace) = run(
      StrategyCatalogue.entry(named: "twinjar") ?? entry(Nothing.self),
      testScenario([.launch, .logIn, expiry] + steps + [pause]) { $0.app.extensionTakesLock = true })
    let refreshes = trace.all(.requestSent).filter { $0.endpoint == .refresh }
    #expect(refreshes.map(\.actor) == [appWasFirst ? .native : .appExtension])
    #expect(trace.all(.responseReceived).last { $0.actor == .appExtension }?.number == 200)
    #expect(!summary.isHarmed)
  }

  @Test("of two calls of an extension one refreshes") func refreshesOnce() {
    let (summary, trace) = run(
      StrategyCatalogue.entry(named: "shared-process-pool") ?? entry(Nothing.self),
      testScenario([
        .launch, .logIn, .wait(.fixed(milliseconds: 16 * 60_000)), .callFromExtension, .callFromExtension,
        .wait(.fixed(milliseconds: 5_000)),
      ]) { $0.app.extensionTakesLock = true })
    #expect(trace.count(.requestSent) { $0.endpoint == .refresh } == 1)
    #expect(trace.all(.responseReceived).suffix(2).map(\.number) == [200, 200])
    #expect(!summary.isHarmed)
  }
}
