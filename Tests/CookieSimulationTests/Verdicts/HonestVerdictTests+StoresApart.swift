import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// What was named although a store never had the token, still had it, or had lost it with its process.
extension HonestVerdictTests {
  static let ofStoresApart = [
    Case(
      testDescription: "a token that the page had for a quarter of an hour is not too short for native code",
      world: """
        policy: "rfc9700-strict", faults: { refreshAfterFailure: "never" },
        network: { troublePerRequest: 1, trouble: "503", troubleStrikes: "refresh" },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", hours: 2 }, "callNative",
          "callNative"]
        """, strategies: ["push-only"], causes: ["F01"], kinds: [.split]),
    Case(
      testDescription: "a request of a session that was logged out is not one of a session that lives",
      world: """
        policy: "rfc9700-strict", bystanders: [{ name: "csrf", by: "server", mustMatch: true, on: "beginning" }],
        script: ["launch", "logIn", "openPage", { do: "logOut", on: "page" }, { do: "wait", seconds: 3 }, "callNative"]
        """, strategies: ["two-way-observer"], causes: ["F33", "written-back"], kinds: [.resurrected, .writtenBack]),
    Case(
      testDescription: "an answer that never came is none that a store takes no cookies of",
      world: """
        policy: "rfc9700-strict", faults: { replyLoss: 1 },
        script: ["launch", "logIn", "openPage", { do: "logOut", on: "page" }, { do: "wait", seconds: 3 }, "callNative"]
        """, strategies: ["hidden-web-view"], causes: ["F51"], kinds: [.resurrected]),
    Case(
      testDescription: "what a store had all the time is not pushed back into it",
      world: """
        policy: "rfc9700-strict",
        bystanders: [{ name: "s", by: "script", count: 3, pauseMilliseconds: 20, writes: 50 }],
        script: ["launch", "logIn", "openPage", { do: "logOut", on: "native" }, "fetchOnPage"]
        """, strategies: ["two-way-observer"], causes: ["F33", "written-back"],
      kinds: [.resurrected, .writtenBack]),
    Case(
      testDescription: "what a kill takes after the logout, the logout had left: for whoever looks there",
      world: """
        policy: "rfc9700-strict", faults: { flushDelayMilliseconds: 30000 },
        app: { pageStoresTokensByScript: true },
        script: ["launch", "logIn", "openPage", { do: "logOut", on: "page" }, { do: "wait", seconds: 3 }, "kill",
          "launch", "callNative"]
        """, strategies: ["push-only", "twinjar"], causes: ["F01", "undeleted"], kinds: [.resurrected]),
    Case(
      testDescription: "the page's token dies unflushed: without that the session would be split",
      world: """
        policy: "rfc9700-strict", faults: { flushDelayMilliseconds: 30000 },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, "killNetworkProcess", "callNative"]
        """, strategies: ["push-only"], causes: ["F20"], kinds: [.lost]),
    Case(
      testDescription: "the page's token lives: nobody told native code",
      world: """
        policy: "rfc9700-strict", faults: { flushDelayMilliseconds: 30000 },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, "callNative"]
        """, strategies: ["push-only"], causes: ["F01"], kinds: [.split]),
  ]

  @Test("and their stories hold", arguments: ofStoresApart + ofTwins + ofUses + ofCopies + ofEnded) func isToldTruly(
    _ test: Case
  )
    throws
  {
    let scenario = try Self.scenario(test.world, on: test.profile)
    for name in test.strategies {
      let simulator = Simulator(scenario: scenario, strategy: try #require(StrategyCatalogue.entry(named: name)))
      for seed in 0..<10 as Range<UInt64> {
        let chains = simulator.chains(of: simulator.run(Tape(seed: seed)))
        let checker = ChainChecker(simulator.trace)
        #expect(chains.compactMap { checker.fault(of: $0) }.isEmpty, "\(name) \(seed)")
      }
    }
  }

  @Test("the native store's cookie died with the app, not with the network process") func deathOfNativeStore() throws {
    let scenario = try Self.scenario(
      """
      policy: "rfc9700-strict", faults: { sessionCookiesDieWithProcess: true }, server: { cookiesArePersistent: false },
      script: ["launch", "logIn", "kill", "launch", "callNative"]
      """)
    let entry = try #require(StrategyCatalogue.entry(named: "push-only"))
    let simulator = Simulator(scenario: scenario, strategy: entry)
    let chain = try #require(simulator.chains(of: simulator.run(Tape(seed: 1))).first)
    #expect(chain.verdict.cause == .sessionCookieDied)
    let deaths = chain.steps.map { simulator.trace.records[$0.record].kind }
      .filter { $0 == .appKilled || $0 == .networkProcessDied }
    #expect(deaths == [.appKilled])
  }
}
