import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// What twinjar promises beyond keeping the session.
@Suite struct TwinJarTests {
  private let twinjar = StrategyCatalogue.entry(named: "twinjar") ?? entry(Nothing.self)
  static let pause = ScriptStep.wait(.fixed(milliseconds: 5_000))
  static let expiry = ScriptStep.wait(.fixed(milliseconds: 16 * 60_000))
  static let idleTooLong = ScriptStep.wait(.fixed(milliseconds: 40 * 60_000))

  @Test("six calls at once share a look of 30 ms") func parallelCalls() throws {
    let calls = Array(repeating: ScriptStep.callNative(awaited: false), count: 6)
    let (_, trace) = run(
      twinjar,
      testScenario([.launch, .logIn, .openPage, Self.pause] + calls + [Self.pause]) {
        $0.profile.timing.webRead = .fixed(milliseconds: 30)
      })
    let sent = trace.all(.requestSent).filter { $0.endpoint == .call }
    #expect(sent.count == 6)
    // Microseconds that each was held back.
    #expect(sent.allSatisfy { $0.number <= 35_000 }, "\(sent.map(\.number))")
    let begun = try #require(sent.map { $0.time - Int64($0.number) * 1_000 }.min())
    #expect(sent.allSatisfy { $0.time - begun <= 35_000_000 })
  }

  @Test("a completion that never comes costs half a second, and nothing else") func lostCompletions() {
    let scenario = testScenario([
      .launch, .logIn, .openPage, Self.pause, .callNative(awaited: true), Self.expiry, .fetchOnPage(awaited: true),
      .callNative(awaited: true), .openPage,
    ]) { $0.profile.faults.completionsLost = Probability(0.16) ?? .never }
    var notes = 0
    for seed in 0..<300 as Range<UInt64> {
      let (summary, trace) = run(twinjar, scenario, seed: seed)
      #expect(summary.end == .finished && !summary.isHarmed, "seed \(seed): \(summary.verdicts)")
      notes += trace.count(.strategyNote)
      let lost = trace.all(.completionLost).map(\.time)
      for record in trace.all(.requestSent) + trace.all(.pageLoadStarted) {
        // Microseconds that it was held back, by what was under way before as well.
        let begin = record.time - Int64(record.number) * 1_000
        let losses = lost.count { $0 > begin - 500_000_000 && $0 < record.time }
        #expect(record.number <= 500_000 * losses + 50_000, "seed \(seed)")
      }
    }
    #expect(notes > 100)
  }

  @Test("a web store that never answers costs a second at most") func silentStore() {
    let scenario = testScenario([.launch, .logIn, .openPage, .callNative(awaited: true), .openPage]) {
      $0.profile.faults.completionsLost = .always
    }
    let (summary, trace) = run(twinjar, scenario)
    #expect(summary.end == .finished)
    let held = (trace.all(.requestSent) + trace.all(.pageLoadStarted)).map(\.number)
    #expect(held.contains { $0 > 500_000 })
    #expect(held.allSatisfy { $0 <= 1_000_000 }, "\(held)")
  }

  @Test("a logout in the page whose look was lost does not end the login after it") func logoutOfLostLook() {
    let scenario = testScenario([
      .launch, .logIn, .openPage, Self.pause, .logOut(on: .page), .wait(.fixed(milliseconds: 3_000)), .logIn, .openPage,
      .fetchOnPage(awaited: true),
    ]) { $0.profile.faults.completionsLost = Probability(0.1) ?? .never }
    for seed in 0..<300 as Range<UInt64> {
      let (summary, _) = run(twinjar, scenario, seed: seed)
      #expect(!summary.isHarmed, "seed \(seed): \(summary.verdicts)")
    }
  }

  @Test("a native login stays, though a lost look leaves older cookies without a date in the web store")
  func nativeLoginOverUndated() {
    let scenario = testScenario(
      [
        .launch, .logInOnPage, .openPage, Self.idleTooLong, .logIn, .callNative(awaited: true),
        .fetchOnPage(awaited: true),
        Self.expiry, .callNative(awaited: true),
      ], policy: .keycloak
    ) {
      $0.policy.cookiesArePersistent = false
      $0.profile.faults.completionsLost = Probability(0.1) ?? .never
    }
    for seed in 0..<300 as Range<UInt64> {
      let (summary, _) = run(twinjar, scenario, seed: seed)
      #expect(!summary.isHarmed, "seed \(seed): \(summary.verdicts)")
    }
  }

  @Test("a native logout ends a login on the page that nobody was told of") func logoutOfUnseenLogin() {
    let scenario = testScenario([
      .launch, .logIn, .openPage, Self.pause, .kill, Self.pause, .launch, .logInOnPage, .logOut(on: .native),
      Self.pause,
      .openPage, .callNative(awaited: true),
    ]) { $0.profile.faults.observerIsReleased = true }
    let (summary, _) = run(twinjar, scenario)
    #expect(!summary.isHarmed, "\(summary.verdicts)")
  }

  @Test(
    "a web store that has lost the session is filled again at once, so that a logout in the page has a token to send")
  func logoutAfterLoss() {
    var scenario = testScenario([
      .launch, .logIn, .openPage, Self.pause, .killNetworkProcess, .background, Self.pause, .foreground,
      .callNative(awaited: true), .logOut(on: .page), .wait(.fixed(milliseconds: 3_000)), .callNative(awaited: true),
      .openPage,
    ])
    scenario.profile.faults.flushDelay = .fixed(milliseconds: 30_000)
    let (summary, _) = run(twinjar, scenario)
    #expect(!summary.isHarmed, "\(summary.verdicts)")
  }

  @Test("a native login is no logout, though the web store has nothing but the mark of cookies that expired")
  func loginAfterExpiry() {
    let scenario = testScenario(
      [
        .launch, .logIn, .openPage, Self.idleTooLong, .refreshBoth(offsetNanoseconds: -34_000_000), .killNetworkProcess,
        .logIn,
        .fetchOnPage(awaited: true), .callNative(awaited: true),
      ], policy: .keycloak)
    for seed in 0..<300 as Range<UInt64> {
      let (summary, _) = run(twinjar, scenario, seed: seed)
      #expect(!summary.isHarmed, "seed \(seed): \(summary.verdicts)")
    }
  }

  @Test("a login in the page with cookies without a date stays, after the web store has lost the mark as well")
  func undatedLogin() {
    let scenario = testScenario([
      .launch, .logInOnPage, .openPage, Self.pause, .killNetworkProcess, .logOut(on: .page), Self.pause, .logInOnPage,
      Self.pause, .openPage, .callNative(awaited: true),
    ]) { $0.policy.cookiesArePersistent = false }
    let (summary, trace) = run(twinjar, scenario)
    #expect(!summary.isHarmed, "\(summary.verdicts)")
    let accepted = trace.all(.tokenAccepted).suffix(2).map { trace.text($0.value) }
    #expect(Set(accepted).count == 1, "\(accepted)")
  }

  @Test("a logout in the page while new tokens are being written ends the session") func logoutDuringPublication() {
    let scenario = testScenario([
      .launch, .logIn, .openPage, .refreshBoth(offsetNanoseconds: -3_000_000), .logOut(on: .page), Self.pause,
    ]) { $0.policy.logoutEndsAccess = true }
    let harmed = (0..<200 as Range<UInt64>).count { run(twinjar, scenario, seed: $0).0.isHarmed }
    // One in three, once. What is left is a logout between a look and the write that follows.
    #expect(harmed <= 6)
  }

  @Test("what a refresh brings that the logout has overtaken is over as well (F55)") func refreshOutlivesLogout() {
    let scenario = testScenario([
      .launch, .logInOnPage, .openPage, Self.pause, .refreshBoth(offsetNanoseconds: -54_000_000), .logOut(on: .native),
      Self.pause, .openPage, .callNative(awaited: true),
    ])
    for seed in 0..<200 as Range<UInt64> {
      let (summary, _) = run(twinjar, scenario, seed: seed)
      #expect(summary.resurrectedSessions == 0, "seed \(seed)")
    }
  }

  struct Logout: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var script: [ScriptStep]
  }

  /// In each of them cookies of others stay where the session's go.
  @Test(arguments: [
    Logout(testDescription: "in the page", script: [.logOut(on: .page)]),
    Logout(testDescription: "in native code", script: [.logOut(on: .native)]),
    Logout(testDescription: "in the page, after the access token's expiry", script: [expiry, .logOut(on: .page)]),
    Logout(testDescription: "in native code, after its expiry", script: [expiry, .logOut(on: .native)]),
    Logout(
      testDescription: "in the page, in its last second",
      script: [.wait(.fixed(milliseconds: 899_000)), .logOut(on: .page)]),
  ])
  func logout(_ test: Logout) throws {
    for server in [(true, false), (true, true), (false, false), (false, true)] {
      let (summary, trace) = run(
        twinjar,
        testScenario(
          [.launch, .logIn, .openPage, Self.pause] + test.script + [
            Self.pause, .callNative(awaited: true), .kill, .launch, .openPage, .callNative(awaited: true),
          ]
        ) {
          $0.bystanders = Crowd.everyday
          ($0.policy.logoutEndsRefresh, $0.policy.logoutEndsAccess) = server
        })
      #expect(!summary.isHarmed, "\(server): \(summary.verdicts)")
      let logout = try #require(trace.records.lastIndex { $0.kind == .responseReceived && $0.endpoint == .logOut })
      let accepted = trace.records[logout...].filter { $0.kind == .tokenAccepted }
      #expect(accepted.isEmpty, "\(server)")
    }
  }

  @Test("nothing of an ended session is kept, but for digests") func digests() throws {
    let (_, trace) = run(
      twinjar,
      testScenario([
        .launch, .logIn, .openPage, Self.expiry, .fetchOnPage(awaited: true), .logOut(on: .page), Self.pause,
      ]))
    var held: [String: String] = [:]
    for record in trace.records where record.store == .backup {
      if record.kind == .cookieWritten { held[trace.text(record.name)] = trace.text(record.value) }
      if record.kind == .cookieDeleted { held[trace.text(record.name)] = nil }
    }
    #expect(Array(held.keys) == ["twinjar-ended"])
    let values = trace.all(.tokenIssued).map { trace.text($0.value) }
    #expect(!values.isEmpty && values.allSatisfy { !held.values.contains($0) })
  }

  @Test("a backup that cannot be read at launch is read later, and not overwritten before") func lateBackup() {
    let (summary, trace) = run(
      twinjar,
      testScenario([
        .launch, .logIn, .openPage, Self.pause, .kill, .launch, .callNative(awaited: true), .openPage,
      ]) {
        $0.profile.faults.backupUnreadablePerLaunch = .always
        $0.profile.faults.unexplainedLossPerLaunch = .always
      })
    #expect(!summary.isHarmed)
    #expect(trace.count(.cookieDeleted) { $0.store == .backup } == 0)
  }

  @Test("what the backup knows to be over is not saved again, whatever was read before it could be read")
  func lateBackupOfAnEndedSession() throws {
    let (_, trace) = run(
      twinjar,
      testScenario([
        .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 60_000)), .logOut(on: .native),
        .wait(.fixed(milliseconds: 1_000)), .kill, .launchLocked, .openPage, Self.pause, .unlock, Self.pause,
        .callNative(awaited: true),
      ]) { $0.profile = .iOS17 })
    let launch = try #require(trace.records.lastIndex { $0.kind == .appLaunched })
    // The logout was undone: the page is served with what the disk still had.
    #expect(trace.records[launch...].contains { $0.kind == .tokenAccepted })
    #expect(
      !trace.records[launch...].contains {
        $0.kind == .cookieWritten && $0.store == .backup && ($0.name == .access || $0.name == .refresh)
      })
  }
}
