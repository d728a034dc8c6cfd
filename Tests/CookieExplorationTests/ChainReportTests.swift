import CookieReports
import CookieScenarios
import CookieSimulation
import CookieSync
import SyncStrategies
import Testing

/// What the story of a lost session says of its cause.
@Suite("Chain report") struct ChainReportTests {
  /// Native code that refreshes twice at once.
  private struct Doubling: SyncStrategy {
    let app: HybridApp

    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
    }

    func refreshForNative() async -> RefreshOutcome {
      async let one = app.client.refreshSession()
      async let other = app.client.refreshSession()
      return await [one, other].first { $0.isSuccess }?.refreshOutcome ?? .refused
    }
  }

  /// A strategy, when the page refreshes beside native code, and who refreshed.
  static let cases: [(strategy: StrategyEntry, pageLater: Int64, words: String)] = [
    (
      StrategyEntry(name: "push", summary: "") { PushOnly(app: $0) }, 0, "native code and the page refreshed one token"
    ),
    (
      StrategyEntry(name: "doubling", summary: "") { Doubling(app: $0) }, 3_600_000_000_000,
      "native code refreshed one token twice"
    ),
  ]

  @Test("F50 says who refreshed", arguments: cases.indices) func doubleRefresh(_ place: Int) {
    let test = Self.cases[place]
    var scenario = Scenario(
      name: "test", profile: .ideal, policy: .rfc9700Strict,
      script: [
        .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 1_000)), .refreshBoth(offsetNanoseconds: test.pageLater),
        .wait(.fixed(milliseconds: 60_000)),
      ])
    scenario.network.latency = .fixed(milliseconds: 20)
    let simulator = Simulator(scenario: scenario, strategy: test.strategy)
    let chains = simulator.chains(of: simulator.run(Tape(seed: 1)))
    #expect(chains.first?.verdict.cause == .doubleRefresh)
    let text = ChainReport(chains, in: simulator.trace).text
    #expect(text.hasPrefix("Session 0 is lost: F50, \(test.words)\n"), "\(text)")
  }
}
