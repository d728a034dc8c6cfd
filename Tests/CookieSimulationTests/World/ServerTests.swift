import CookieScenarios
import CookieSimulation
import CookieSync
import SyncStrategies
import Testing

/// What each policy answers to a refresh token that comes a second time. `Nothing` copies no cookie, so native code
/// logs in, refreshes, and is made to use the old token again by a backup that was not updated.
@Suite struct ServerPolicyTests {
  /// Replays its first refresh token after a while.
  struct Replays: SyncStrategy {
    let app: HybridApp
    let wait: Int

    func nativeDidReceive(_ response: NativeResponse) async {
      if response.purpose == .logIn { await app.backup.save(response.setCookies) }
    }

    func refreshForNative() async -> RefreshOutcome {
      _ = await refreshByNativeClient()
      try? await Task.sleep(for: .seconds(wait))
      for cookie in await app.backup.load() ?? [] { await app.nativeStore.setCookie(cookie) }
      return await refreshByNativeClient()
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var policy: ServerPolicy
    var waitSeconds: Int
    /// HTTP status of the two refreshes.
    var answers: [Int32]
    var revoked: Bool
    var testDescription: String { "\(policy.name) after \(waitSeconds) s" }
  }

  @Test(arguments: [
    Case(policy: .rfc9700Strict, waitSeconds: 0, answers: [200, 401], revoked: true),
    Case(policy: .auth0, waitSeconds: 0, answers: [200, 401], revoked: true),
    Case(policy: .okta, waitSeconds: 25, answers: [200, 200], revoked: false),
    Case(policy: .okta, waitSeconds: 35, answers: [200, 401], revoked: true),
    Case(policy: .supabase, waitSeconds: 5, answers: [200, 200], revoked: false),
    // The parent of the active token is answered at any time.
    Case(policy: .supabase, waitSeconds: 1_500, answers: [200, 200], revoked: false),
    Case(policy: .cognito, waitSeconds: 55, answers: [200, 200], revoked: false),
    Case(policy: .cognito, waitSeconds: 65, answers: [200, 401], revoked: false),
    Case(policy: .keycloak, waitSeconds: 0, answers: [200, 401], revoked: true),
    Case(policy: .firebase, waitSeconds: 3_000, answers: [200, 200], revoked: false),
    Case(policy: .connect2id, waitSeconds: 4, answers: [200, 200], revoked: false),
    Case(policy: .connect2id, waitSeconds: 6, answers: [200, 401], revoked: false),
    Case(policy: .curity, waitSeconds: 0, answers: [200, 401], revoked: true),
    Case(policy: .oryHydra, waitSeconds: 0, answers: [200, 401], revoked: true),
    Case(policy: .oryHydra, waitSeconds: 295, answers: [200, 401], revoked: true),
    Case(policy: .entra, waitSeconds: 3_000, answers: [200, 200], revoked: false),
    Case(policy: .noRotation, waitSeconds: 3_000, answers: [200, 200], revoked: false),
  ])
  func answersToAReplay(_ test: Case) {
    let scenario = testScenario(
      [
        .launch, .logIn, .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 4_000_000)),
      ],
      policy: test.policy)
    let trace = run(entry { Replays(app: $0, wait: test.waitSeconds) }, scenario).trace
    #expect(trace.all(.responseReceived).filter { $0.endpoint == .refresh }.prefix(2).map(\.number) == test.answers)
    #expect(trace.all(.sessionRevoked).contains { $0.reason == .reused } == test.revoked)
  }

  /// Refreshes three times, then replays the first token: an ancestor, but not the previous one.
  struct ReplaysAnAncestor: PlainStrategy {
    let app: HybridApp

    func nativeDidReceive(_ response: NativeResponse) async {
      if response.purpose == .logIn { await app.backup.save(response.setCookies) }
    }

    func refreshForNative() async -> RefreshOutcome {
      for _ in 0..<3 { _ = await refreshByNativeClient() }
      for cookie in await app.backup.load() ?? [] { await app.nativeStore.setCookie(cookie) }
      return await refreshByNativeClient()
    }
  }

  @Test(
    "the grace is for the previous token only, or for any ancestor",
    arguments: [
      (ServerPolicy.GraceDepth.previous, Int32(401)), (.anyAncestor, 200),
    ])
  func graceDepth(depth: ServerPolicy.GraceDepth, status: Int32) {
    let scenario = testScenario([
      .launch, .logIn, .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 10_000)),
    ]) {
      $0.policy.graceSeconds = 60
      $0.policy.graceDepth = depth
    }
    let answers = run(ReplaysAnAncestor.self, scenario).trace.all(.responseReceived).filter { $0.endpoint == .refresh }
    #expect(answers.map(\.number) == [200, 200, 200, status])
  }

  @Test("F53: the grace accepts the token and signs nobody in") func acceptedWithoutTokens() {
    let scenario = testScenario([
      .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 60_000)), .callNative(awaited: true),
      .fetchOnPage(awaited: true),
    ]) {
      $0.policy.accessLifetimeSeconds = 30
      $0.policy.graceSeconds = 600
      $0.policy.graceAnswer = .acceptedWithoutTokens
    }
    let trace = run(PushOnly.self, scenario).trace
    // The page's refresh with the used token succeeds, its repeated request does not.
    let page = trace.records.filter { $0.kind == .responseReceived && $0.actor == .page && $0.time > 60_000_000_000 }
    #expect(page.prefix(3).map(\.number) == [401, 200, 401])
    #expect(trace.records.contains { $0.kind == .clientNeedsLogin && $0.actor == .page })
  }

  @Test("F54: a rotation that is not atomic forks one token into two", arguments: [(0.0, 1), (0.5, 2)])
  func notAtomic(seconds: Double, accepted: Int) {
    let scenario = testScenario([
      .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 1_000)), .refreshBoth(offsetNanoseconds: 0),
      .wait(.fixed(milliseconds: 1_000)),
    ]) { $0.policy.rotationTakesSeconds = seconds }
    let trace = run(PushOnly.self, scenario).trace
    #expect(trace.count(.tokenAccepted) { $0.name == .refresh } == accepted)
  }

  @Test(
    "a reuse may end access tokens too, or leave them",
    arguments: [
      (ServerPolicy.ReuseReaction.revokeSession, Int32(200)), (.revokeSessionAndAccess, 401), (.revokeUser, 401),
    ])
  func reaction(_ reaction: ServerPolicy.ReuseReaction, status: Int32) {
    let scenario = testScenario([
      .launch, .logIn, .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 10_000)),
      .callNative(awaited: true),
    ]) { $0.policy.reuseReaction = reaction }
    let trace = run(entry { Replays(app: $0, wait: 0) }, scenario).trace
    #expect(trace.all(.responseReceived).first { $0.endpoint == .call }?.number == status)
  }

  @Test("a session ends with its absolute lifetime, however often it is refreshed") func absoluteLifetime() {
    let scenario = testScenario([
      .launch, .logIn, .repeat(times: 5...5, steps: [.wait(.fixed(milliseconds: 30_000)), .callNative(awaited: true)]),
    ]) {
      $0.policy.accessLifetimeSeconds = 20
      $0.policy.absoluteLifetimeSeconds = 100
    }
    let (summary, trace) = run(Nothing.self, scenario)
    #expect(trace.count(.userLogsInAgain) == 1)
    #expect(summary.lostSessions == 0)
  }

  @Test("a policy's lifetime ends the session, and that is no loss") func expiry() {
    let scenario = testScenario([.launch, .logIn, .wait(.fixed(milliseconds: 100_000)), .callNative(awaited: true)]) {
      $0.policy.accessLifetimeSeconds = 10
      $0.policy.refreshLifetimeSeconds = 60
    }
    let (summary, trace) = run(Nothing.self, scenario)
    #expect(trace.count(.userLogsInAgain) == 1)
    #expect(summary.lostSessions == 0)
    #expect(summary.splitSessions == 0)
  }

  @Test("a logout ends the access token at once, or lets it live on", arguments: [(true, Int32(401)), (false, 200)])
  func logout(endsAccess: Bool, status: Int32) {
    let scenario = testScenario([.launch, .logIn, .openPage, .logOut(on: .page), .callNative(awaited: true)]) {
      $0.policy.logoutEndsAccess = endsAccess
    }
    let (summary, trace) = run(PushOnly.self, scenario)
    let answers = trace.all(.responseReceived).filter { $0.endpoint == .call }.map(\.number)
    #expect(answers.first == status)
    #expect(summary.resurrectedSessions == (endsAccess ? 0 : 1))
  }
}
