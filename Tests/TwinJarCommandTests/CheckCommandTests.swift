import CookieReports
import CookieScenarios
import Testing

@Suite("twinjar check") struct CheckCommandTests {
  @Test("the schema for editors is the one that the tables say; write it with: twinjar check --schema") func schema()
    throws
  {
    #expect(
      try ReadmeTests.text("Sources/CookieScenarios/CookieScenarios.docc/scenario.schema.json") == ScenarioSchema().text
    )
  }

  @Test("what a file sets is marked, and what it does not is said as well") func marks() throws {
    let text = """
      {schema: 'twinjar.scenario/1', name: 'mine', profile: 'ios-17', policy: 'okta', faults: {replyLoss: 0.25},
       bystanders: [{name: 'lb', by: 'server', count: 2}], script: ['launch', {do: 'repeat', times: 2, steps: ['kill']}]}
      """
    let report = CheckReport(try ScenarioFile.parse(Array(text.utf8), source: "x"), source: "mine.json5").text
    for line in [
      "  * faults.replyLoss                         0.25 [F51]",
      "    server.graceSeconds                      30",
      "    network.latencyMilliseconds              20 to 80 ms",
      "  lb by server: count 2",
      "  2. 2 times: the system ends the app, and the network process with it",
    ] { #expect(report.contains("\(line)\n"), "\(line)\n\(report)") }
    #expect(report.split(separator: "\n").count { $0.hasPrefix("  * ") } == 1)
    #expect(report.contains("mind:\n  nobody logs in"))
  }

  @Test("every built-in scenario can be said in words", arguments: BuiltInScenarios.names) func words(_ name: String)
    throws
  {
    let scenario = try #require(try BuiltInScenarios.scenario(named: name))
    let report = CheckReport(scenario, source: name)
    #expect(report.text.contains("what happens:\n  1. "))
    #expect(try report.json().contains("\"schema\" : \"twinjar.check/1\""))
  }
}
