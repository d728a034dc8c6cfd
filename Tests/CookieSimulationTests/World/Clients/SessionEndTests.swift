import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// Sessions that end with an address or an access token.
@Suite struct SessionEndTests {
  @Test("D8: a session is bound to an address", arguments: [(false, 0), (true, 1)])
  func boundSession(isBound: Bool, logins: Int) {
    let script: [ScriptStep] = [.launch, .logIn, .switchNetwork, .callNative(awaited: true)]
    let scenario = testScenario(script) { $0.policy.sessionsAreBoundToAddress = isBound }
    let trace = run(Nothing.self, scenario).trace
    #expect(trace.count(.userLogsInAgain) == logins)
    #expect(trace.count(.tokenRefused) { $0.reason == .movedAddress } == logins * 4)
  }

  @Test(
    "without refresh tokens the session ends with its access token, and that is no loss",
    arguments: [
      (10.0, 0), (16, 1),
    ])
  func withoutRefreshTokens(minutes: Double, logins: Int) {
    let script: [ScriptStep] = [
      .launch, .logIn, .wait(.fixed(milliseconds: minutes * 60_000)), .callNative(awaited: true),
    ]
    let (summary, trace) = run(Nothing.self, testScenario(script) { $0.policy.issuesRefreshTokens = false })
    #expect(trace.count(.userLogsInAgain) == logins)
    #expect(summary.lostSessions + summary.splitSessions == 0)
    #expect(summary.refreshes == 0)
  }
}
