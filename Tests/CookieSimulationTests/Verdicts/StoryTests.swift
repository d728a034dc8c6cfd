import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// Worlds in which a chain of events said what had not happened once: all of them hold now, and say what they should.
@Suite("Stories that were false once") struct StoryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var profile = "ideal"
    /// What stands in the file besides its name and its profile.
    var world: String
    var strategy: StrategyEntry
    var runs: UInt64 = 40
    /// All causes of all verdicts, or some of them.
    var causes: Set<String>
    var hasOtherCauses = false
    var kinds: Set<Verdict.Kind>
    /// Remarks that some chain has, and that none has.
    var says: [String] = []
    var saysNot: [String] = []
  }

  private static func named(_ name: String) -> StrategyEntry {
    StrategyCatalogue.entry(named: name) ?? entry(PushOnly.self)
  }

  static let cases = [
    Case(
      testDescription: "a logout that carries an access token ends the session by it",
      world: """
        policy: "rfc9700-strict", script: ["launch", "logIn", "openPage", { do: "wait", seconds: 10 },
          { do: "logOut", on: "page" }, { do: "wait", minutes: 1 }, "callNative", { do: "wait", seconds: 10 }]
        """, strategy: named("access-only-web"), causes: ["F01"], kinds: [.resurrected],
      says: ["the user has logged out"], saysNot: ["the logout carries no token that could end it"]),
    Case(
      testDescription: "a backup that says that it cannot be read was not read",
      world: """
        policy: "rfc9700-strict", faults: { sessionCookiesDieWithProcess: true },
        server: { cookiesArePersistent: false }, app: { nativeRefreshesAtExpiry: true },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 1 }, "kill",
          { do: "launch", beforeFirstUnlock: true }, "callNative", { do: "wait", minutes: 1 }, "unlock", "callNative"]
        """, strategy: entry(AsksBackup.self), causes: ["F27"], kinds: [.lost],
      says: ["in time", "although one had been saved"]),
    Case(
      testDescription: "native code was told of the logout while it waited for a look from before",
      world: """
        policy: "rfc9700-strict", faults: { snapshotDelayMilliseconds: [0, 500] },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 1 }, { do: "callNative", awaited: false },
          { do: "logOut", on: "page" }, { do: "wait", minutes: 1 }]
        """, strategy: entry(LooksOnce.self), causes: ["F01", "F35"], kinds: [.resurrected],
      says: ["what the request waits for", "while it is under way", "and goes by what it saw before"]),
    Case(
      testDescription: "native code was told of the logout, and does nothing",
      world: """
        policy: "rfc9700-strict", script: ["launch", "logIn", "openPage", { do: "wait", minutes: 1 },
          { do: "logOut", on: "page" }, { do: "wait", minutes: 1 }, "callNative"]
        """, strategy: entry(OnlyListens.self), causes: ["F33"], kinds: [.resurrected],
      says: ["and keeps its copy"]),
    Case(
      testDescription: "each client gives up for itself, a page until it is loaded anew",
      world: """
        policy: "rfc9700-strict", faults: { refreshAfterFailure: "never" },
        network: { troublePerRequest: 0.3, trouble: "500", troubleStrikes: "refresh" },
        app: { nativeRefreshesAtExpiry: true },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, "fetchOnPage", "callNative",
          { do: "wait", minutes: 16 }, "callNative", "fetchOnPage"]
        """, strategy: named("push-only"), runs: 200, causes: ["F56"], hasOtherCauses: true, kinds: [.split],
      says: ["for the rest of this launch"]),
    Case(
      testDescription: "an access token that runs out is no trace of a logout that failed", profile: "ios-26",
      world: """
        policy: "keycloak", app: { nativeRefreshesAtExpiry: true }, bystanders: "none",
        network: { troublePerRequest: 0.1, trouble: "500", troubleStrikes: "all" },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: [1, 5] }, "kill", "launch", "background",
          { do: "wait", milliseconds: [0, 300] }, "foreground", { do: "logOut", on: "native" },
          { do: "wait", seconds: [895, 905] }, "callNative"]
        """, strategy: named("cold-start-wake"), runs: 200, causes: ["logout-failed"], hasOtherCauses: true,
      kinds: [.resurrected], says: ["nobody has heard of the logout"]),
    Case(
      testDescription: "a token that the page's store does not take stays on no side",
      world: """
        policy: "rfc9700-strict", faults: { firstRunIgnoresResponses: true }, app: { pageIsEmbedded: true },
        server: { sameSite: "lax" }, script: ["launch", "logIn", "openPage"]
        """, strategy: named("hidden-web-view"), causes: ["same-site"], kinds: [.lost],
      says: ["and the store takes none of its cookies"], saysNot: ["the new token stays on this side"]),
    Case(
      testDescription: "a deaf observer does not hear of a login, so that the logout carries nothing",
      profile: "ios-26",
      world: """
        policy: "rfc9700-strict", script: ["launch", "openPage", { do: "logIn", on: "page" }, "killNetworkProcess",
          { do: "wait", minutes: 1 }, "openPage", { do: "wait", minutes: 1 }, "killNetworkProcess",
          { do: "logOut", on: "native" }, { do: "wait", seconds: 1 }, "openPage", { do: "logIn", on: "page" },
          { do: "wait", minutes: 1 }, { do: "logOut", on: "native" }, { do: "wait", minutes: 1 }, "fetchOnPage"]
        """, strategy: named("capacitor-cookies"), causes: ["F32"], hasOtherCauses: true,
      kinds: [.resurrected], says: ["the logout carries no token that could end it"]),
    Case(
      testDescription: "the other side's token is used up, and the server takes it all the same",
      world: """
        policy: "rfc9700-strict", server: { previousTokenStaysGood: true }, faults: { sdk: "clears-native-store" },
        app: { pageRefreshesAtExpiry: false, nativeRefreshesAtExpiry: true },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, "openSDKScreen", "callNative",
          { do: "wait", minutes: 1 }]
        """, strategy: named("push-only"), causes: ["F28"], kinds: [.split]),
    Case(
      testDescription: "no store keeps a cookie for longer than 400 days",
      world: """
        policy: "rfc9700-strict", server: { accessLifetimeSeconds: 86400000, refreshLifetimeSeconds: 86400000 },
        script: ["launch", "logIn", "openPage", { do: "wait", days: 450 }, "callNative", { do: "wait", minutes: 1 }]
        """, strategy: named("push-only"), causes: ["400-days"], kinds: [.lost],
      says: ["for 400 days, and its token for longer"]),
  ]

  @Test(arguments: cases) func holds(_ test: Case) throws {
    let text = """
      { schema: "twinjar.scenario/1", name: "made-up", summary: "made up", profile: "\(test.profile)",
        \(test.world) }
      """
    let scenario = try ScenarioFile.parse(Array(text.utf8), source: "made-up")
    let simulator = Simulator(scenario: scenario, strategy: test.strategy)
    var (causes, kinds, remarks) = (Set<String>(), Set<Verdict.Kind>(), Set<String>())
    for seed in 0..<test.runs {
      let summary = simulator.run(Tape(seed: seed))
      let checker = ChainChecker(simulator.trace)
      for chain in simulator.chains(of: summary) {
        #expect(checker.fault(of: chain) == nil, "seed \(seed)")
        causes.insert(chain.verdict.cause.id)
        kinds.insert(chain.verdict.kind)
        remarks.formUnion(chain.steps.map(\.remark))
      }
    }
    #expect(causes == test.causes || test.hasOtherCauses && causes.isSuperset(of: test.causes), "\(causes.sorted())")
    #expect(!causes.contains(Cause.unexplained.id))
    #expect(kinds == test.kinds || test.hasOtherCauses && kinds.isSuperset(of: test.kinds), "\(kinds)")
    #expect(remarks.isSuperset(of: test.says) && remarks.isDisjoint(with: test.saysNot), "\(remarks.sorted())")
  }
}

// MARK: - Strategies

/// Asks whether its backup can be read, and leaves it at that.
private struct AsksBackup: PlainStrategy {
  let app: HybridApp

  func nativeWillSend(_ purpose: RequestPurpose) async {
    guard await app.nativeStore.allCookies().isEmpty, await app.backup.isReadable() else { return }
    for cookie in await app.backup.load() ?? [] { await app.nativeStore.setCookie(cookie) }
  }

  func nativeDidReceive(_ response: NativeResponse) async {
    guard !response.setCookies.isEmpty else { return }
    for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
    await app.backup.save(await app.nativeStore.allCookies())
  }
}

/// Hears of a change of the web store, and looks at it before it sends, but not again.
private struct LooksOnce: PlainStrategy {
  static var observesWebStore: Bool { true }
  let app: HybridApp

  func nativeWillSend(_ purpose: RequestPurpose) async {
    guard purpose != .logIn, await app.webStore.allCookies().isEmpty else { return }
    for cookie in await app.nativeStore.allCookies() { await app.nativeStore.deleteCookie(cookie) }
  }

  func nativeDidReceive(_ response: NativeResponse) async {
    for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
  }
}

/// Shares what native code gets, and does nothing with what it hears.
private struct OnlyListens: PlainStrategy {
  static var observesWebStore: Bool { true }
  let app: HybridApp

  func nativeDidReceive(_ response: NativeResponse) async {
    for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
  }
}
