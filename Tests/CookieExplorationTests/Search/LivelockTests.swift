import CookieExploration
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
    #expect(!exploration.run().holds)
  }
}
