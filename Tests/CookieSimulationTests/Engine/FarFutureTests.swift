import CookieScenarios
import Testing

@testable import CookieSimulation

@Suite struct FarFutureTests {
  @Test("the longest waits do not overflow the clock") func farFuture() throws {
    let text = """
      {schema: "twinjar.scenario/1", name: "far", profile: "ios-17", policy: "entra", eventBudget: 5000,
       script: ["launch", "logIn", "openPage",
         {do: "repeat", times: 10000, steps: [{do: "wait", days: 3652}, "callNative", "fetchOnPage"]}]}
      """
    let scenario = try ScenarioFile.parse(Array(text.utf8), source: "far")
    let (summary, _) = run(Nothing.self, scenario)
    #expect(summary.end == .stuck)
  }
}
