import Testing

/// What makes every answer about a scenario say less than it seems has to be where the answer is read.
@Suite("Warnings of scenarios in answers") struct ScenarioWarningTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
    try directory.write(
      "{schema: 'twinjar.scenario/1', name: 'x', profile: 'ideal', policy: 'okta', script: ['launch']}", as: "x.json5")
  }

  private static let commands = [
    ["compare", "--strategy", "twinjar", "--runs", "3"],
    ["compare", "--strategy", "twinjar", "--runs", "3", "--sweep", "network.latencyMilliseconds=5,50"],
    ["explore", "--strategy", "push-only", "--schedules", "20", "--timed-runs", "2"],
  ]

  @Test(
    "a scenario without a login is warned of in each form of an answer",
    arguments: commands, ["json", "markdown", "github", "sarif", "junit"])
  func forms(command: [String], format: String) async throws {
    let words = command + ["--scenario", "x.json5", "--format", format]
    let result = try await BuiltCommand.run(words, in: directory.url)
    #expect(result.output.contains("nobody logs in while the app runs"), "\(result.output)\(result.error)")
  }

  @Test(
    "so it is in the JSON of those that have no tests to report",
    arguments: [
      ["advise", "--runs", "3"], ["advise", "--runs", "3", "--sweep", "network.latencyMilliseconds=5,50"],
      ["fuzz", "strategy", "push-only", "--runs", "3"], ["rare", "--strategy", "push-only", "--runs", "3"],
    ])
  func otherForms(command: [String]) async throws {
    let words = command + ["--scenario", "x.json5", "--format", "json"]
    let result = try await BuiltCommand.run(words, in: directory.url)
    #expect(result.output.contains("nobody logs in while the app runs"), "\(result.output)\(result.error)")
  }

  @Test("and on each page", arguments: commands + [["advise", "--runs", "3"]])
  func pages(command: [String]) async throws {
    let words = command + ["--scenario", "x.json5", "--report", "x.html"]
    let result = try await BuiltCommand.run(words, in: directory.url)
    let page = try directory.text(of: "x.html")
    #expect(page.contains("\"notices\":[\"Mind of x: nobody logs in while the app runs"), "\(result.error)")
  }
}
