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
      "{do: 'refreshBoth', offsetMilliseconds: 5}",
      "both sides refresh, the page 5 ms after native code, and the script goes on at once"
    ),
    ("'refreshBoth'", "both sides refresh, the page together with native code, and the script goes on at once"),
    ("'callFromExtension'", "the app's extension calls, and the script goes on at once"),
    ("'fetchInServiceWorker'", "a service worker calls, and the script goes on at once"),
    (
      "{do: 'repeat', times: 1, steps: ['migrateDevice', 'launch', 'callFromOldDevice']}",
      "the app on the old device calls, and the script goes on at once)"
    ),
    (
      "{do: 'logIn', on: 'system-browser', handsOver: true}",
      "in the system's browser, which hands a code over to native code, and the script goes on at once"
    ),
    ("{do: 'repeat', times: 1, steps: ['launch']}", "1 time (the app is started)"),
    ("{do: 'wait', milliseconds: 1e-7}", "0.000001 ms go by"), ("{do: 'wait', milliseconds: 0}", "0 ms go by"),
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

  @Test(
    "a number is said as it was written, and none is rounded",
    arguments: [
      ("faults: {replyLoss: 1e-8}", "faults.replyLoss", "1e-08"),
      ("faults: {replyLoss: 0.1}", "faults.replyLoss", "0.1"),
      ("faults: {replyLoss: 3e-5}", "faults.replyLoss", "3e-05"), ("faults: {replyLoss: 1}", "faults.replyLoss", "1"),
      ("network: {latencyMilliseconds: 0.000001}", "network.latencyMilliseconds", "0.000001 ms"),
      ("network: {latencyMilliseconds: [0.5, 2500]}", "network.latencyMilliseconds", "0.5 to 2500 ms"),
      ("network: {latencyMilliseconds: [1, 2500]}", "network.latencyMilliseconds", "0.001 to 2.5 s"),
      ("network: {latencyMilliseconds: 7200001}", "network.latencyMilliseconds", "7200.001 s"),
      ("network: {latencyMilliseconds: 7200000}", "network.latencyMilliseconds", "2 h"),
    ])
  func numbers(_ key: String, _ name: String, _ said: String) throws {
    let text = """
      {schema: 'twinjar.scenario/1', name: 'x', profile: 'ideal', policy: 'okta', \(key), script: ['launch', 'logIn']}
      """
    let report = CheckReport(try ScenarioFile.parse(Array(text.utf8), source: "x"), source: "x.json5").text
    let line = try #require(report.split(separator: "\n").first { $0.contains(" \(name) ") })
    #expect(line.contains("  \(said)"), "\(line)")
  }

  @Test(
    "a probability's shortest number is the one that it was made of",
    arguments: [0, 1, 0.5, 0.1, 0.3, 1.0 / 3, 1e-3, 2.5e-7, 1e-8, 123_456e-15, 1e-16, 0.999_999, 1 - 0x1p-53])
  func probability(_ value: Double) throws { #expect(try #require(Probability(value)).shortest == value) }

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

  struct Refused: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var format: String
    var text: String
    var output: String
  }

  private static let twoMistakes =
    "{schema: 'twinjar.scenario/1', name: 'mine', profile: 'ideal', policy: 'okta',\n"
    + " summary: 'ü', eventBudget: 0,\n script: ['launch'], faults: {replyLoss: 2}}"

  @Test(
    "what is wrong with a file is said in the format that is asked for",
    arguments: [
      Refused(
        testDescription: "two mistakes, as annotations", format: "github", text: twoMistakes,
        output: """
          ::error file=mine.json5,line=2,col=16,title=a scenario file that cannot be used::eventBudget: found 0, expected \
          a whole number from 1 to 1000000
          ::error file=mine.json5,line=3,col=31,title=a scenario file that cannot be used::faults.replyLoss: found 2, \
          expected a number from 0 to 1

          """),
      Refused(
        testDescription: "two mistakes, as JSON, where columns count bytes", format: "json", text: twoMistakes,
        output: """
          {
            "leftOut" : 0,
            "problems" : [
              {
                "column" : 17,
                "file" : "mine.json5",
                "line" : 2,
                "message" : "eventBudget: found 0, expected a whole number from 1 to 1000000"
              },
              {
                "column" : 31,
                "file" : "mine.json5",
                "line" : 3,
                "message" : "faults.replyLoss: found 2, expected a number from 0 to 1"
              }
            ],
            "schema" : "twinjar.check-problems/1"
          }

          """),
      Refused(
        testDescription: "lines that end with CR, where columns count characters", format: "github",
        text: twoMistakes.replacing("\n", with: "\r"),
        output: """
          ::error file=mine.json5,line=2,col=16,title=a scenario file that cannot be used::eventBudget: found 0, expected \
          a whole number from 1 to 1000000
          ::error file=mine.json5,line=3,col=31,title=a scenario file that cannot be used::faults.replyLoss: found 2, \
          expected a number from 0 to 1

          """),
      Refused(
        testDescription: "syntax, as SARIF", format: "sarif", text: "{\n]",
        output: """
          {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":\
          {"name":"twinjar","rules":[{"id":"scenario-problem","shortDescription":{"text":"a scenario file that cannot be \
          used"}}]}},"results":[
          {"ruleId":"scenario-problem","level":"error","message":{"text":"found \\"]\\", expected a key"},"locations":\
          [{"physicalLocation":{"artifactLocation":{"uri":"mine.json5"},"region":{"startLine":2,"startColumn":1}}}]}
          ]}]}

          """),
      Refused(
        testDescription: "nothing, as annotations", format: "github", text: "",
        output: "::error file=mine.json5,title=a scenario file that cannot be used::found an empty file, expected a "
          + "scenario (twinjar.scenario/1)\n"),
      Refused(
        testDescription: "text that acts on a runner", format: "github",
        text:
          "{schema: 'twinjar.scenario/1', name: '\\n::error::x', profile: 'ideal', policy: 'okta', script: ['launch']}",
        output: "::error file=mine.json5,line=1,col=32,title=a scenario file that cannot be used::name: found "
          + #""\n::error::x", expected 1 to 64 lower-case letters, digits and hyphens"# + "\n"),
    ])
  func formats(_ test: Refused) async throws {
    let directory = try TestDirectory()
    try directory.write(test.text, as: "mine.json5")
    let result = try await BuiltCommand.run(["check", "mine.json5", "--format", test.format], in: directory.url)
    #expect(result.output == test.output)
    let text = try await BuiltCommand.run(["check", "mine.json5"], in: directory.url)
    #expect(text.output.isEmpty && text.status == 65)
    #expect(result.status == text.status && result.error == text.error)
  }

  @Test(
    "a file that is not there is a problem of the file; a name that is none is one of the command line",
    arguments: [("missing.json5", 66, true), ("nosuch", 64, false)])
  func absent(_ name: String, _ status: Int32, _ isSaid: Bool) async throws {
    let result = try await BuiltCommand.run(["check", name, "--format", "github"])
    #expect(result.status == status)
    #expect(result.output.hasPrefix("::error file=missing.json5,title=") == isSaid && result.output.isEmpty != isSaid)
  }

  @Test("a warning about a file names it, one about a built-in scenario its name") func warned() throws {
    let text = "{schema: 'twinjar.scenario/1', name: 'x', profile: 'ideal', policy: 'okta', script: ['launch']}"
    let scenario = try ScenarioFile.parse(Array(text.utf8), source: "x")
    #expect(CheckReport(scenario, source: "x.json5").findings.map(\.place) == [ReportPlace(file: "x.json5")])
    #expect(CheckReport(scenario, source: "week-of-use").findings.map(\.place) == [ReportPlace(name: "week-of-use")])
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
