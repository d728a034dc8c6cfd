import CookieExploration
import CookieScenarios
import CookieSimulation
import CookieSync
import SyncStrategies
import Testing

/// A strategy that answers each of its own changes with another one never ends; a search that cuts runs at known states
/// must not take that for the end.
@Suite struct LivelockTests {
  private struct PingPong: SyncStrategy {
    static var observesWebStore: Bool { true }
    let app: HybridApp

    func webStoreDidChange() async {
      for cookie in await app.webStore.allCookies() { await app.webStore.setCookie(cookie) }
    }

    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
    }
  }

  @Test(arguments: [Reduction.states, .none]) func isStuck(reduction: Reduction) throws {
    var scenario = Scenario(
      name: "ping-pong", profile: .ideal, policy: .rfc9700Strict, script: [.launch, .logIn, .callNative(awaited: true)])
    scenario.eventBudget = 400
    var exploration = Exploration(
      strategy: StrategyEntry(name: "ping-pong", summary: "", make: PingPong.init(app:)), scenario: scenario)
    exploration.options.bounds = ExplorationBounds(faults: 0, preemptions: 1)
    exploration.options.properties = [.stuck]
    exploration.options.reduction = reduction
    exploration.options.budget = ExplorationBudget(seconds: nil, schedules: 2_000)
    exploration.shrinks = false
    let violated = exploration.run().findings.map(\.property)
    #expect(violated == [.stuck])
  }
}

/// A run takes as long as it takes; a search ends it in its midst when its time is over.
@Suite struct SearchBudgetTests {
  private struct SleepsForEver: SyncStrategy {
    let app: HybridApp
    func appDidLaunch() async { while true { try? await Task.sleep(for: .milliseconds(1)) } }
  }

  @Test(arguments: [Exploration.Search.exhaustive, .random(seed: 1)])
  func endsARunUnderWay(search: Exploration.Search) {
    var scenario = Scenario(name: "long", profile: .ideal, policy: .rfc9700Strict, script: [.launch, .logIn])
    scenario.eventBudget = 1_000_000_000
    var exploration = Exploration(
      strategy: StrategyEntry(name: "sleeps", summary: "", make: SleepsForEver.init(app:)), scenario: scenario)
    exploration.search = search
    exploration.options.budget = ExplorationBudget(seconds: 0.2)
    exploration.timedRuns = 0
    let report = exploration.run()
    #expect(!report.report.isComplete)
    #expect(report.report.schedules == 0)
    #expect(report.findings.isEmpty)
  }
}

/// What a strategy draws and how long it sleeps is part of a state as well.
@Suite struct SleepingStrategyTests {
  private actor Sleeper: SyncStrategy {
    nonisolated let app: HybridApp
    private var mark: UInt64 = 0

    init(app: HybridApp) { self.app = app }

    func nativeDidReceive(_ response: NativeResponse) async {
      mark = .random(in: 0...1_000)
      try? await Task.sleep(for: .milliseconds(5))
      for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
      if mark % 2 == 0 { try? await Task.sleep(for: .milliseconds(1)) }
    }
  }

  @Test func hasTheSameOutcomesWithAndWithoutReduction() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let reports = [Reduction.states, .none].map { reduction in
      var options = BoundedSearch.Options()
      options.bounds = ExplorationBounds(faults: 1, preemptions: 1)
      options.reduction = reduction
      options.stopsWhenAllViolated = false
      options.budget = ExplorationBudget(seconds: nil)
      return BoundedSearch(options) {
        Simulator(
          scenario: scenario, strategy: StrategyEntry(name: "sleeper", summary: "", make: Sleeper.init(app:)))
      }.run()
    }
    #expect(reports[0].outcomes == reports[1].outcomes)
    #expect(reports[0].cutSchedules > 0)
    #expect(reports[0].schedules < reports[1].schedules)
    #expect(reports[0].isComplete && reports[1].isComplete)
  }
}
