import Foundation
import Testing

/// What an answer ends with: how to go on from there, and what became of what was asked besides.
@Suite("How to go on") struct NextStepTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String]
    var contains: [String]
    var lacks: [String] = []
  }

  @Test(arguments: [
    Case(
      testDescription: "where runs get stuck, to what the first one waits for",
      arguments: [
        "compare", "--scenario", "lost-completions", "--strategy", "native-refresh", "--runs", "40", "--seed", "7",
      ],
      contains: ["What the first run of native-refresh that gets stuck there waits for:", " explain twinjar.tape/1,"],
      lacks: ["can fail there at all"]),
    Case(
      testDescription: "where nothing comes to harm, to a proof",
      arguments: ["compare", "--scenario", "fault-free", "--strategy", "twinjar", "--runs", "20"],
      contains: ["Whether twinjar can fail there at all:", " explore --scenario fault-free"]),
    Case(
      testDescription: "from a table of several searches, to the first violation",
      arguments: [
        "explore", "--scenario", "concurrent-refresh", "--strategy", "twinjar", "--strategy", "push-only", "--faults",
        "0",
        "--schedules", "200",
      ],
      contains: ["The first violation, lost of push-only in concurrent-refresh:", " replay twinjar.tape/1,"]),
    Case(
      testDescription: "but not where nobody wants to",
      arguments: [
        "explore", "--scenario", "concurrent-refresh", "--strategy", "twinjar", "--strategy", "push-only", "--faults",
        "0",
        "--schedules", "200", "--quiet",
      ],
      contains: ["push-only"], lacks: ["The first violation"]),
    Case(
      testDescription: "one of each is one",
      arguments: ["compare", "--scenario", "concurrent-refresh", "--strategy", "push-only", "--runs", "1"],
      contains: ["1 run a strategy"], lacks: ["1 runs"]),
  ])
  func leads(_ test: Case) async throws {
    let result = try await BuiltCommand.run(test.arguments)
    for text in test.contains { #expect(result.output.contains(text), "\(text): \(result.output)\(result.error)") }
    for text in test.lacks { #expect(!result.output.contains(text), "\(text): \(result.output)") }
  }

  @Test(
    "a page says what became of limits, and whether the comparison is settled",
    arguments: [
      (
        ["--runs", "40", "--fail-if", "lost > 1%", "--fail-if", "upper leaked > 20%"],
        "Failed: push-only in concurrent-refresh, lost "
      ),
      (["--runs", "40", "--fail-if", "leaked > 0.1%"], "Undecided: push-only in concurrent-refresh, leaked "),
      (["--runs", "400", "--until-resolved"], "concurrent-refresh: settled after "),
      (
        ["--runs", "50", "--until-resolved", "--margin", "0.01%", "--strategy", "twinjar"],
        "concurrent-refresh: not settled after 50 runs "
      ),
    ])
  func page(options: [String], notice: String) async throws {
    let directory = try TestDirectory()
    let result = try await BuiltCommand.run(
      [
        "compare", "--scenario", "concurrent-refresh", "--strategy", "push-only", "--strategy", "native-refresh",
        "--seed",
        "1", "--report", "page.html",
      ] + options, in: directory.url)
    #expect(result.error.contains(notice), "\(result.error)")
    let results = try #require(
      try directory.text(of: "page.html").firstMatch(of: /<script type="application\/json" id="results">(.*)<\/script>/)
    )
    struct Page: Decodable { var notices: [String] }
    let page = try JSONDecoder().decode(Page.self, from: Data(results.1.utf8))
    #expect(page.notices.contains { $0.hasPrefix(notice) }, "\(page.notices)")
  }
}
