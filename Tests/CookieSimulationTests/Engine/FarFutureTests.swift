import Choices
import CookieScenarios
import Testing

@testable import CookieSimulation

@Suite struct FarFutureTests {
  private static func scenario(times: Int) throws -> Scenario {
    let text = """
      {schema: "twinjar.scenario/1", name: "far", profile: "ios-17", policy: "entra", eventBudget: 5000,
       script: ["launch", "logIn", "openPage",
         {do: "repeat", times: \(times), steps: [{do: "wait", days: 3652}, "callNative", "fetchOnPage"]}]}
      """
    return try ScenarioFile.parse(Array(text.utf8), source: "far")
  }

  @Test("the longest waits do not overflow the clock") func farFuture() throws {
    let (summary, _) = run(Nothing.self, try Self.scenario(times: 7))
    // The budget is used up long before.
    #expect(summary.end == .stuck)
  }

  @Test("longer ones are refused") func beyond() throws {
    let error = try #require(throws: InputError.self) { try Self.scenario(times: 10_000) }
    #expect(error.expected.contains("26000 days"))
  }
}
