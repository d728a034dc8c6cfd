import Choices
import CookieDiagnosis
import SyncStrategies
import Testing

@testable import CookieSimulation

/// Causes that were once named for what had not happened, in runs; those of traces that are written out stand beside the
/// rules.
@Suite struct ExplainedRunTests {
  /// The scenarios in which a deletion of the session before was taken for the strategy's: no strategy that leaves the
  /// stores alone, or only writes, has deleted anything.
  @Test(
    arguments: ["logout-then-login-on-page", "logout-then-login-readable"],
    ["push-only", "native-refresh", "single-source-native", "twinjar"])
  func nothingIsDeletedByStrategies(_ script: String, _ name: String) throws {
    let readable = script == "logout-then-login-readable"
    let scenario = testScenario(
      [
        .launch, .logIn, .openPage, Counterfactuals.pause, .logOut(on: readable ? .page : .native),
        Counterfactuals.pause, .logInOnPage, Counterfactuals.pause, .callNative(awaited: true),
        .fetchOnPage(awaited: true),
      ], policy: .noRotation
    ) { $0.policy.cookiesAreHTTPOnly = !readable }
    let strategy = try #require(StrategyCatalogue.entry(named: name))
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    for seed in 0..<20 as Range<UInt64> {
      let summary = simulator.run(Tape(seed: seed))
      #expect(summary.verdicts.allSatisfy { $0.cause != .droppedByStrategy && $0.cause != .unexplained })
      let checker = ChainChecker(simulator.trace)
      #expect(simulator.chains(of: summary).compactMap { checker.fault(of: $0) }.isEmpty)
    }
  }

  @Test("a logout without a token that the server could end is what it is, though native code refreshes after it")
  func logoutWithoutToken() throws {
    // The web store has no access token any more, and has never had the other one.
    let scenario = testScenario([
      .launch, .logIn, .openPage, Counterfactuals.expiry, .logOut(on: .page), Counterfactuals.pause,
      .callNative(awaited: true),
    ])
    let strategy = try #require(StrategyCatalogue.entry(named: "access-only-web"))
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    let chains = simulator.chains(of: simulator.run(Tape(seed: 1)))
    // Native code copies the access token that it got after the logout.
    #expect(chains.map(\.verdict.kind) == [.resurrected, .writtenBack])
    #expect(chains.map(\.verdict.cause) == [.twoJars, .writtenBack])
    let checker = ChainChecker(simulator.trace)
    #expect(chains.compactMap { checker.fault(of: $0) }.isEmpty)
  }

  @Test("a run that its budget ends has lost no answer, wherever it ends")
  func endOfBudget() throws {
    var scenario = testScenario(
      [.launch, .logIn, .openPage, .wait(.fixed(milliseconds: 86_400_000)), .callNative(awaited: true)]
    ) {
      $0.policy.accessLifetimeSeconds = 1
      $0.network.latency = .uniform(milliseconds: 20, 80)
      $0.app.nativeRefreshesAtExpiry = true
      $0.app.pageRefreshesAtExpiry = true
      $0.app.refreshJitter = .zero
    }
    let strategy = try #require(StrategyCatalogue.entry(named: "push-only"))
    var unanswered = 0
    for budget in 200..<300 {
      scenario.eventBudget = budget
      let simulator = Simulator(scenario: scenario, strategy: strategy)
      let summary = simulator.run(Tape(seed: 1))
      #expect(summary.end == .stuck)
      #expect(summary.verdicts.allSatisfy { $0.cause != .replyLost && $0.cause != .unexplained })
      let checker = ChainChecker(simulator.trace)
      #expect(simulator.chains(of: summary).compactMap { checker.fault(of: $0) }.isEmpty)
      // Among them are runs that end between the second use of a token and the answer to the first.
      let records = simulator.trace.records
      if let revoked = records.lastIndex(where: { $0.kind == .sessionRevoked }) {
        let winner = records[..<revoked].last { $0.kind == .tokenRotated }?.request
        if !records.contains(where: { $0.kind == .responseReceived && $0.request == winner }) { unanswered += 1 }
      }
    }
    #expect(unanswered > 0)
  }
}
