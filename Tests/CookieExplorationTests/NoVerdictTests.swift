import CookieDiagnosis
import CookieReports
import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import Foundation
import SyncStrategies
import Testing

@testable import CookieExploration

/// A run that does not come to its end, or not twice to the same one, is harm: in each rate, table and ranking.
@Suite("Runs without a verdict") struct NoVerdictTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var strategy: StrategyEntry
    /// Of 10 runs, of which the first is repeated.
    var stuck = 0
    var escaped = 0
    var undetermined = 0
    var withoutVerdict: Int { max(stuck, escaped, undetermined) }
  }

  static let cases: [Case] = [
    Case(testDescription: "a continuation that nobody resumes", strategy: Self.entry("hangs", Self.hang), stuck: 10),
    Case(
      testDescription: "a yield for ever",
      strategy: Self.entry("yields") { _ in while true { await Task.yield() } }, stuck: 10),
    Case(
      testDescription: "the stores from another thread", strategy: Self.entry("escapes", Self.escape), escaped: 10),
    Case(
      testDescription: "a value from outside the run",
      strategy: Self.entry("draws") { app in
        await app.nativeStore.setCookie(Cookie(name: "id", value: UUID().uuidString, domain: "app.example"))
      }, undetermined: 1),
  ]

  @Test(arguments: cases) func countsAsHarm(_ example: Case) async {
    let tally = await Self.tallies(of: Self.campaign([example.strategy]))[0]
    #expect(tally.runs == 10)
    #expect(tally.stuckRuns == example.stuck)
    #expect(tally.escapedRuns == example.escaped)
    #expect(tally.undeterminedRuns == example.undetermined)
    #expect(tally.runsWithoutVerdict.count == example.withoutVerdict)
    #expect(tally.lossRate.count == example.withoutVerdict)
    #expect(tally.harmRate.count == example.withoutVerdict)
    #expect(tally.noVerdictRate.count == example.withoutVerdict)
    #expect(tally.failedRuns.count == example.withoutVerdict)
    // None of them lost a session: what is seen is the missing verdict alone.
    #expect(tally.runsWithLoss == 0)
  }

  @Test("it is shown in the scoreboard, in JSON, in Markdown and by cause", arguments: cases)
  func isShown(_ example: Case) async throws {
    let campaign = Self.campaign([Self.good, example.strategy, Self.worse])
    let tallies = await Self.tallies(of: campaign)
    let name = example.strategy.name
    let board = Scoreboard(campaign, tallies, invocation: Invocation(program: "twinjar")).text
    #expect(board.contains("no verdict"))
    #expect(
      board.contains("not to be recommended: \(name) \(example.withoutVerdict) of 10."), "\(board)")
    let apart = board.split(separator: "\n").first { $0.hasPrefix("Not told apart") }
    #expect(apart.map { !$0.contains(name) } ?? true)
    #expect(CauseTable(campaign, tallies, invocation: Invocation(program: "twinjar")).text.contains("no verdict"))
    let report = CompareReport(
      campaign, tallies, isComplete: true, by: .score, invocation: Invocation(program: "twinjar"), failures: [])
    #expect(try MarkdownFormat().text(of: report).contains("\(name) in `test` \(example.withoutVerdict) of 10"))
    let json = try JSONSerialization.jsonObject(
      with: Data(ResultsJSON(campaign, tallies, isComplete: true).text().utf8))
    let cells = try #require((json as? [String: Any])?["cells"] as? [[String: Any]])
    #expect(cells.map { $0["runsWithoutVerdict"] as? Int } == [0, example.withoutVerdict, 0])
    let ends = ["stuck": example.stuck, "escaped": example.escaped].filter { $0.value > 0 }
    #expect(cells.map { $0["endsWithoutVerdict"] as? [String: Int] } == [[:], ends, [:]])
  }

  @Test("it is not shown where every run has a verdict") func isLeftOut() {
    let campaign = Self.campaign([Self.good, Self.worse])
    #expect(
      !Scoreboard(campaign, campaign.run(jobs: 1), invocation: Invocation(program: "twinjar")).text.contains("verdict"))
  }

  @Test("it is never recommended, and stands below one that fails in every run", arguments: cases)
  func isRankedLast(_ example: Case) async {
    let strategies = [example.strategy, Self.worse, Self.good]
    let tallies = await Self.tallies(of: Self.campaign(strategies))
    let ranking = Ranking(zip(strategies, tallies).map { ($0, $1) })
    #expect(ranking.rows.map(\.strategy.name) == ["good", "worse", example.strategy.name])
    #expect(ranking.recommended?.strategy.name == "good")
    let alone = Ranking([(example.strategy, tallies[0])])
    #expect(alone.recommended == nil)
    let advice = Advice(Self.scenario, alone, withGrace: nil).text
    #expect(advice.contains("Take none of these"))
    #expect(!advice.contains("Take \(example.strategy.name)"))
  }

  @Test("what was interrupted before its first run has neither rates nor a rank") func withoutRuns() throws {
    let strategies = [Self.good, Self.worse]
    let campaign = Self.campaign(strategies)
    let tallies = [campaign.run(jobs: 1)[0], CellTally()]
    let report = CompareReport(
      campaign, tallies, isComplete: false, by: .score, invocation: Invocation(program: "twinjar"), failures: [])
    let rows = try CSVFormat().text(of: report).split(separator: "\n")
    #expect(rows[1].hasPrefix("test,ideal,rfc9700-strict,good,10,0,0.0,"))
    #expect(
      String(rows[2].filter { !$0.isNewline }) == "test,ideal,rfc9700-strict,worse,0"
        + String(repeating: ",", count: 24))
    #expect(try JUnitFormat().text(of: report).contains("interrupted: the runs finished so far"))
    #expect(try GitHubFormat().text(of: report).contains("::warning title=interrupted"))
    #expect(try SARIFFormat().text(of: report).contains("interrupted: the runs finished so far"))
    let board = Scoreboard(campaign, tallies, invocation: Invocation(program: "twinjar")).text
    #expect(
      board.split(separator: "\n").first { $0.hasPrefix("worse") }.map { !$0.contains("0.0") } ?? false, "\(board)")
    let advice = Advice(Self.scenario, Ranking(zip(strategies, tallies).map { ($0, $1) }), withGrace: nil)
    let advised = AdviceReport(advice, seed: 1, isComplete: false)
    let ranked = try CSVFormat().text(of: advised).split(separator: "\n").dropFirst().map(String.init)
    #expect(ranked.allSatisfy { $0.hasPrefix(",test,") }, "\(ranked)")
    #expect(ranked.contains { $0.hasPrefix(",test,worse,0,0,0,,,,") }, "\(ranked)")
    let json = try advised.json()
    #expect(json.matches(of: /"standing" ?: ?"notCompared"/).count == 2, "\(json)")
  }

  @Test("every end but the script's own leaves no verdict")
  func ends() {
    for end in [RunEnd.stuck, .escaped, .mismatched, .cut] {
      var run = RunSummary()
      run.end = end
      var tally = CellTally()
      tally.add(run, index: 3)
      #expect(run.isHarmed)
      #expect(tally.runsWithoutVerdict.count == 1)
      #expect(tally.runsWithoutVerdict.first == 3)
      #expect(tally.lossRate.value == 1)
      #expect(tally.runsWithoutEnd == [end: 1])
    }
    #expect(RunEnd.finished.hasVerdict)
    #expect(!RunSummary().isHarmed)
  }

  @Test("tallies of parts add up to the tally of all") func addsUp() {
    let campaign = Self.campaign([Self.cases[0].strategy], runs: 120)
    let all = campaign.run(jobs: 1)[0]
    #expect(all == campaign.run(jobs: 3)[0])
    #expect(all.stuckRuns == 120)
    #expect(all.runsWithoutVerdict.count == 120)
    #expect(all.lossRate.count == 120)
  }

  @Test("on iOS 11 all but five strategies hang, each since it awaits the web store before anything has loaded (F03)")
  func iOS11() throws {
    var scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    scenario.profile = .iOS11
    var finished: [String] = []
    for strategy in StrategyCatalogue.all {
      let simulator = Simulator(scenario: scenario, strategy: strategy)
      if simulator.run(Tape(seed: 1)).end == .finished {
        finished.append(strategy.name)
        continue
      }
      let standstill = try #require(simulator.standstill { Tape(seed: 1) }, "\(strategy.name)")
      let first = try #require(standstill.calls.first, "\(strategy.name)")
      #expect(first.waits.first?.obstacle == .nothingHasLoaded, "\(strategy.name): \(first)")
    }
    #expect(finished == ["session-proxy", "capacitor-cookies", "shared-process-pool", "hidden-web-view", "twinjar"])
    for name in BuiltInScenarios.names {
      #expect(try BuiltInScenarios.scenario(named: name)?.profile.name != "ios-11", "\(name)")
    }
  }

  // MARK: - Parts

  private static let scenario: Scenario = {
    var scenario = Scenario(
      name: "test", profile: .ideal, policy: .rfc9700Strict,
      script: [.launch, .logIn, .openPage, .callNative(awaited: true)])
    scenario.eventBudget = 2_000
    return scenario
  }()

  private static func campaign(_ strategies: [StrategyEntry], runs: Int = 10) -> Campaign {
    Campaign(scenarios: [scenario], strategies: strategies, runs: runs, seed: 1)
  }

  /// On a thread of its own: what escapes needs the threads of the pool that tests run on.
  private static func tallies(of campaign: Campaign) async -> [CellTally] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: campaign.run(jobs: 1)) }
    }
  }

  private static let good = StrategyEntry(name: "good", summary: "") { PushOnly(app: $0) }
  private static let worse = StrategyEntry(name: "worse", summary: "") { KeepsApart(app: $0) }

  /// The page never learns of the login.
  private struct KeepsApart: SyncStrategy { let app: HybridApp }

  /// Copies the login as it should, and does something besides with each answer.
  private struct Besides: SyncStrategy {
    let app: HybridApp
    let body: @Sendable (HybridApp) async -> Void

    func nativeDidReceive(_ response: NativeResponse) async {
      await PushOnly(app: app).nativeDidReceive(response)
      await body(app)
    }
  }

  private static func entry(_ name: String, _ body: @escaping @Sendable (HybridApp) async -> Void) -> StrategyEntry {
    StrategyEntry(name: name, summary: "") { Besides(app: $0, body: body) }
  }

  private static func hang(_ app: HybridApp) async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  private static func escape(_ app: HybridApp) async {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      Task {
        _ = await app.nativeStore.allCookies()
        done.signal()
      }
    }
    // The run's own thread waits: what escapes is seen in this run, and not in the next one.
    wait(for: done)
  }

  private static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }
}

/// What `explain` says of a run that got stuck.
@Suite("Explaining a run without a verdict") struct StandstillReportTests {
  private struct PushesAll: SyncStrategy {
    static var observesWebStore: Bool { true }
    let app: HybridApp

    func webStoreDidChange() async {
      for cookie in await app.webStore.allCookies() { await app.webStore.setCookie(cookie) }
    }
    func nativeDidReceive(_ response: NativeResponse) async { await webStoreDidChange() }
    func appDidLaunch() async {
      await app.webStore.setCookie(Cookie(name: "a\u{1B}", value: "secret", domain: "app.example"))
    }
  }

  private struct Spins: SyncStrategy {
    let app: HybridApp
    func appDidLaunch() async { while true { await Task.yield() } }
  }

  private func report(_ strategy: StrategyEntry, _ change: (inout Scenario) -> Void) -> String {
    var scenario = Scenario(
      name: "test", profile: .ideal, policy: .rfc9700Strict,
      script: [.launch, .logIn, .openPage, .wait(.fixed(milliseconds: 1e9))])
    scenario.eventBudget = 900
    change(&scenario)
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    let end = simulator.run(Tape(seed: 1)).end
    return StandstillReport(end, simulator.standstill { Tape(seed: 1) }, in: simulator.trace).text
  }

  @Test("a deadlock: the hook, since when, for what and why") func deadlock() {
    let entry = StrategyEntry(name: "push", summary: "") { PushOnly(app: $0) }
    let text = report(entry) {
      $0.profile.faults.completionsWaitForLoad = true
      $0.app.nativeRefreshesAtExpiry = false
    }
    #expect(text.hasPrefix("Stuck, a deadlock: at "))
    #expect(text.contains("the user's script was at logIn\n  nativeDidReceive, called at 0d 00:00:00."))
    #expect(text.contains("for a write to the web store that never completes: before something loads"))
  }

  @Test("a budget: what comes again and again, without values and with text escaped") func budget() {
    let text = report(StrategyEntry(name: "push", summary: "") { PushesAll(app: $0) }) { _ in }
    #expect(text.hasPrefix("Stuck, out of budget: at "))
    #expect(text.contains("all 900 jobs and events were used up"))
    #expect(text.contains("writes a"))
    #expect(!text.contains("secret") && !text.contains("\u{1B}"))
  }

  @Test("a budget that is too small for the script") func smallBudget() {
    let text = report(StrategyEntry(name: "push", summary: "") { PushOnly(app: $0) }) {
      $0.eventBudget = 20
      $0.script = [.launch, .logIn, .openPage, .callNative(awaited: true)]
    }
    #expect(text.contains("eventBudget may be too small"), "\(text)")
  }

  @Test("a budget used up by another process that tries again, while the app is suspended and no code runs")
  func worldsEvents() throws {
    let text = report(try #require(StrategyCatalogue.entry(named: "twinjar"))) {
      $0.network.latency = .fixed(milliseconds: 100)
      $0.app.extensionTakesLock = true
      $0.app.nativeRefreshesAtExpiry = false
      $0.script = [
        .launch, .logIn, .wait(.fixed(milliseconds: 16 * 60_000)), .callNative(awaited: false),
        .wait(.fixed(milliseconds: 300)), .background, .callFromExtension, .wait(.fixed(milliseconds: 3_600_000)),
        .foreground,
      ]
    }
    #expect(text.contains("they are the world's"), "\(text)")
    #expect(!text.contains("goes round"))
  }

  @Test("a budget used up by code alone") func spinning() {
    let text = report(StrategyEntry(name: "spins", summary: "") { Spins(app: $0) }) { _ in }
    #expect(
      text.contains("appDidLaunch, called at 0d 00:00:00.000000, has not returned and waits for nothing of the app"))
    #expect(text.contains("goes round without a pause (as by Task.yield)"))
  }
}
