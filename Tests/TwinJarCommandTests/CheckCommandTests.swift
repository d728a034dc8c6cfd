import Choices
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
      "    eventBudget                              100000",
      "  2. 2 times (the system ends the app, and the network process with it)",
    ] { #expect(report.contains("\(line)\n"), "\(line)\n\(report)") }
    #expect(report.split(separator: "\n").count { $0.hasPrefix("  * ") } == 1)
    #expect(report.contains("mind:\n  nobody logs in"))
  }

  @Test("nothing of a summary, or of a file's name, acts on a terminal") func escapes() throws {
    let text = """
      {schema: 'twinjar.scenario/1', name: 'x', summary: 'a\\u001b[2Jb\\u202Ec', profile: 'ideal', policy: 'okta',
       script: ['launch', 'logIn']}
      """
    let report = CheckReport(try ScenarioFile.parse(Array(text.utf8), source: "x"), source: "m\u{1B}.json5").text
    #expect(report.hasPrefix("m\\u{1B}.json5: x, a\\u{1B}[2Jb\\u{202E}c\n"))
    #expect(!report.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  /// Whatever a key changes shows in the words.
  @Test(arguments: [
    ("'download'", "a download: pdf by foreground, checked by status"),
    ("{do: 'download', by: 'page', holdsNavigation: true}", ", holding the page's navigation until it ends (D4)"),
    (
      "{do: 'download', by: 'page', sharesAddress: true}",
      ", its address kept where the next navigation overwrites it (D2)"
    ),
    ("{do: 'download', cancelsAtHeader: true}", ", cancelled at the header of an answer that is not wanted (D13)"),
    ("{do: 'showDocument', cancelsAtHeader: true}", ", cancelled at the header of an answer that is not wanted (D13)"),
    ("{do: 'download', transferMilliseconds: 3000}", ", lasting 3 s"),
    ("{do: 'download', isOneTime: true}", ", from an address that answers once (D3)"),
    ("{do: 'download', movesFileLate: true}", ", the file moved only after the strategy's turn (D15)"),
    ("{do: 'download', readsMovedFile: true}", ", the file looked for where it was before it was moved (D18)"),
    ("{do: 'download', onAddressChange: 'starts-anew'}", ", begun anew when the address changes (D7)"),
    ("{do: 'download', onAddressChange: 'resumes'}", ", resumed when the address changes (D17)"),
    (
      "{do: 'repeat', times: 7, steps: [{do: 'repeat', times: [1, 3], steps: ['switchNetwork', 'launch']}, "
        + "{do: 'wait', hours: 8}]}",
      "7 times (1 to 3 times (the network is changed for another one; the app is started); 8 h go by)"
    ),
  ])
  func step(_ step: String, _ words: String) throws {
    let head = "schema: 'twinjar.scenario/1', name: 'x', profile: 'ideal', policy: 'okta'"
    let text = "{\(head), script: ['launch', \(step)]}"
    let said = try #require(try ScenarioFile.parse(Array(text.utf8), source: "x").script.last).words
    #expect(said.hasSuffix(words), "\(said)")
  }

  @Test("a mistake begins with its place, for an editor; a name that is none names no option") func places()
    async throws
  {
    let directory = try TestDirectory()
    try directory.write("{schema: 3}", as: "mine.json5")
    let result = try await BuiltCommand.run(["check", "mine.json5"], in: directory.url)
    #expect(result.status == 65)
    #expect(result.error.hasPrefix("mine.json5:1:1: name: found nothing, expected a string\n"), "\(result.error)")
    let unknown = try await BuiltCommand.run(["check", "nosuch"])
    #expect(unknown.status == 64)
    #expect(unknown.error.hasPrefix("Error: the scenario: found \"nosuch\", expected a file, or"), "\(unknown.error)")
  }

  @Test("a key of a bystander is listed once") func bystanderKeys() throws {
    let text = """
      {schema: 'twinjar.scenario/1', name: 'x', profile: 'ideal', policy: 'okta', bystanders: [{name: 'a', by: 'server',
       colour: 1}], script: ['launch']}
      """
    let error = try #require(throws: InputError.self) { try ScenarioFile.parse(Array(text.utf8), source: "x") }
    #expect(error.expected.contains("name, by, count"), "\(error.expected)")
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
