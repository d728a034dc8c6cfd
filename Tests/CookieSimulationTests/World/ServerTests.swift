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
    Case(policy: .supabase, waitSeconds: 5, answers: [200, 200], revoked: false),
    Case(policy: .supabase, waitSeconds: 15, answers: [200, 401], revoked: true),
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
    #expect(trace.all(.responseReceived).filter { $0.endpoint == .refresh }.map(\.number) == test.answers)
    #expect(trace.all(.sessionRevoked).contains { $0.reason == .reused } == test.revoked)
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
