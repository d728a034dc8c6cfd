import Testing

/// What `compare --until-resolved` says that it has settled, as a process.
@Suite struct SettlementCommandTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var scenario: String
    var strategies: [String]
    var options: [String] = []
    var says: String
  }

  static let cases = [
    Case(
      testDescription: "alike in logins for no reason, and in nothing else", scenario: "logout-not-seen",
      strategies: ["push-only", "twinjar"],
      says:
        "logout-not-seen: settled after 1500 runs of each strategy. Each pair is told apart by runs with a login for no "
        + "reason, or alike in them within 0.5 percentage points (sequential test, 5 % for all pairs and looks together)."
    ),
    Case(
      testDescription: "the margin as it was given", scenario: "fault-free", strategies: ["push-only", "twinjar"],
      options: ["--margin", "1.49%"],
      says:
        "fault-free: settled after 500 runs of each strategy. Each pair is told apart by runs with a login for no "
        + "reason, or alike in them within 1.49 percentage points (sequential test, 5 % for all pairs and looks together)."
    ),
    Case(
      testDescription: "one comes to no verdict now and then", scenario: "lost-completions",
      strategies: ["push-only", "twinjar"],
      says:
        "lost-completions: settled after 500 runs of each strategy. Not compared, since some of their runs came to no "
        + "verdict: push-only. No two strategies are left to compare."),
  ]

  @Test("names what it is about, and who is not compared", arguments: cases) func says(_ test: Case) async throws {
    let strategies = test.strategies.flatMap { ["--strategy", $0] }
    let result = try await BuiltCommand.run(
      ["compare", "--scenario", test.scenario, "--runs", "3000", "--until-resolved", "--no-races"] + strategies
        + test.options)
    #expect(result.error.contains(test.says + "\n"), "\(result.error)")
  }

  @Test("tells a program as well") func document() async throws {
    let result = try await BuiltCommand.run([
      "compare", "--scenario", "lost-completions", "--runs", "3000", "--until-resolved", "--no-races", "--strategy",
      "push-only", "--strategy", "twinjar", "--format", "json",
    ])
    let written = result.output.filter { !$0.isWhitespace }
    let expected =
      #""settlement":[{"isSettled":true,"margin":0.005,"notCompared":["push-only"],"openPairs":[],"runs":500,"#
      + #""scenario":"lost-completions"}]"#
    #expect(written.contains(expected), "\(result.output)")
  }
}
