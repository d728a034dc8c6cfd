import CookieExploration
import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// The scenarios that stand for a public thread each: who shows what was reported, and who does not.
@Suite struct ReportedThreadTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var scenario: String
    /// The strategies that harm the session in at least one of the runs, in the catalogue's order.
    var reproducedBy: [String]
    var avoidedBy: [String]
    var runs = 15
    var testDescription: String { scenario }
  }

  private static let all = [
    "push-only", "two-way-observer", "snapshot-mirror", "single-source-web", "single-source-native", "native-backup",
    "native-refresh",
  ]

  static let cases: [Case] = [
    Case(
      scenario: "drift-between-stores", reproducedBy: ["push-only", "single-source-native"],
      avoidedBy: ["two-way-observer", "snapshot-mirror", "single-source-web", "native-backup", "native-refresh"]),
    Case(
      scenario: "lost-after-weeks",
      reproducedBy: ["push-only", "two-way-observer", "snapshot-mirror", "single-source-web"],
      avoidedBy: ["single-source-native", "native-backup", "native-refresh"]),
    Case(
      scenario: "killed-in-background",
      reproducedBy: all.filter { $0 != "native-backup" }, avoidedBy: ["native-backup"]),
    Case(
      scenario: "session-cookies-stay", reproducedBy: ["push-only", "single-source-native", "native-refresh"],
      avoidedBy: ["two-way-observer", "snapshot-mirror", "single-source-web", "native-backup"]),
    Case(
      scenario: "logout-not-seen",
      reproducedBy: all.filter { $0 != "snapshot-mirror" }, avoidedBy: ["snapshot-mirror"]),
    Case(
      scenario: "old-value-returns", reproducedBy: ["push-only", "two-way-observer", "single-source-native"],
      avoidedBy: ["snapshot-mirror", "single-source-web", "native-backup", "native-refresh"]),
    Case(
      scenario: "weeks-idle",
      reproducedBy: ["push-only", "two-way-observer", "snapshot-mirror", "single-source-web"],
      avoidedBy: ["single-source-native", "native-backup", "native-refresh"]),
    Case(scenario: "stored-after-half-a-minute", reproducedBy: all, avoidedBy: []),
    Case(
      scenario: "expires-comma", reproducedBy: ["snapshot-mirror", "single-source-web"],
      avoidedBy: ["push-only", "two-way-observer", "single-source-native", "native-backup", "native-refresh"]),
    Case(scenario: "first-run-dead-jar", reproducedBy: all, avoidedBy: []),
    Case(scenario: "no-perfect-solution", reproducedBy: all, avoidedBy: []),
    Case(scenario: "kill-after-set", reproducedBy: all, avoidedBy: []),
    Case(scenario: "load-before-set", reproducedBy: [], avoidedBy: all),
    Case(
      scenario: "login-page-saved-as-file", reproducedBy: ["push-only", "single-source-native", "native-refresh"],
      avoidedBy: ["two-way-observer", "snapshot-mirror", "single-source-web", "native-backup"]),
    Case(scenario: "login-after-every-restart", reproducedBy: all, avoidedBy: []),
    Case(scenario: "cookies-sent-elsewhere", reproducedBy: [], avoidedBy: all),
    Case(
      scenario: "observer-silent", reproducedBy: ["push-only", "two-way-observer", "single-source-native"],
      avoidedBy: ["snapshot-mirror", "single-source-web", "native-backup", "native-refresh"]),
    Case(
      scenario: "refresh-token-not-found", reproducedBy: ["push-only", "single-source-native"],
      avoidedBy: ["two-way-observer", "snapshot-mirror", "single-source-web", "native-backup", "native-refresh"]),
    Case(
      scenario: "parallel-refresh",
      reproducedBy: all.filter { $0 != "native-refresh" }, avoidedBy: ["native-refresh"]),
    Case(scenario: "error-page-as-download", reproducedBy: all, avoidedBy: [], runs: 80),
  ]

  @Test("there is a case for each thread") func everyThreadHasACase() {
    #expect(Self.cases.map(\.scenario) == BuiltInScenarios.reportNames)
  }

  @Test(arguments: cases) func whoReproducesTheReport(_ example: Case) throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: example.scenario))
    let entries = try Self.all.map { try #require(StrategyCatalogue.entry(named: $0)) }
    let campaign = Campaign(scenarios: [scenario], strategies: entries, runs: example.runs, seed: 1)
    let tallies = campaign.run(jobs: 2)
    let harmful = zip(Self.all, tallies).filter { $0.1.runsWithHarm > 0 }.map(\.0)
    #expect(harmful == example.reproducedBy)
    #expect(Self.all.filter { !harmful.contains($0) } == example.avoidedBy)
    #expect(tallies.allSatisfy { $0.stuckRuns + $0.escapedRuns + $0.undeterminedRuns == 0 })
  }

  // MARK: - Threads that none of these strategies shows

  @Test(
    "a page without its cookie is loaded by who does not await the write",
    arguments: [
      (StrategyEntry(name: "unawaited", summary: "") { PushesUnawaited(app: $0) }, true),
      (StrategyEntry(name: "awaited", summary: "") { PushOnly(app: $0) }, false),
    ])
  func loadBeforeSet(strategy: StrategyEntry, isSeen: Bool) throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "load-before-set"))
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    let pagesWithoutCookie = (0..<30).filter { seed in
      _ = simulator.run(Tape(seed: UInt64(seed)))
      let pages = simulator.trace.records.filter { $0.kind == .requestSent && $0.endpoint == .page }
      return pages.dropFirst().first?.value.isEmpty ?? false
    }
    #expect(!pagesWithoutCookie.isEmpty == isSeen)
  }

  @Test("who writes the Cookie header leaks it") func cookiesSentElsewhere() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "cookies-sent-elsewhere"))
    let entry = StrategyEntry(name: "header", summary: "") { WritesHeader(app: $0) }
    let tally = Campaign(scenarios: [scenario], strategies: [entry], runs: 20, seed: 1).run(jobs: 1)[0]
    #expect(tally.runsWithLeak == 20)
  }

  @Test("one dummy cookie wakes the store of the first run") func dummyCookie() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "first-run-dead-jar"))
    let entry = StrategyEntry(name: "dummy", summary: "") { WritesDummy(app: $0) }
    let tally = Campaign(scenarios: [scenario], strategies: [entry], runs: 20, seed: 1).run(jobs: 1)[0]
    #expect(tally.runsWithHarm == 0)
  }

  struct PushesUnawaited: SyncStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies { Task { await app.webStore.setCookie(cookie) } }
    }
  }

  struct WritesHeader: SyncStrategy {
    let app: HybridApp
    func cookieHeaderForPage() async -> [Cookie] { await app.nativeStore.allCookies() }
  }

  struct WritesDummy: SyncStrategy {
    let app: HybridApp
    func appDidLaunch() async {
      await app.webStore.setCookie(Cookie(name: "dummy", value: "1", domain: "app.example"))
    }
  }
}
