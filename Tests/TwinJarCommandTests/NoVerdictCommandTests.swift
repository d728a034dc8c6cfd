import CookieExploration
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies
import Testing

@testable import TwinJarCommand

/// Runs that came to no verdict have an exit code of their own, and `explain` says what they wait for.
@Suite struct NoVerdictCommandTests {
  /// Where whoever awaits the web store before the first load hangs (F03), and a strategy with time limits does not.
  private func hangs(_ body: (String) async throws -> Void) async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString).json5")
    defer { try? FileManager.default.removeItem(at: url) }
    let text = """
      {schema: "twinjar.scenario/1", name: "hangs", profile: "ios-11", policy: "rfc9700-strict",
       script: ["launch", "logIn", "openPage", "callNative"]}
      """
    try Data(text.utf8).write(to: url)
    try await body(url.path)
  }

  @Test("compare exits with 4, in each format, and names the runs", arguments: ["table", "json", "markdown"])
  func compare(format: String) async throws {
    try await hangs { scenario in
      let result = try await BuiltCommand.run([
        "compare", "--scenario", scenario, "--strategy", "push-only", "--strategy", "twinjar", "--runs", "3",
        "--format",
        format,
      ])
      #expect(result.status == 4)
      let says = [
        "table": "push-only 3 of 3.", "json": "\"runsWithoutVerdict\" : 3", "markdown": "push-only in `hangs` 3 of 3",
      ]
      #expect(result.output.contains(try #require(says[format])), "\(result.output)")
      #expect(result.error.isEmpty)
    }
  }

  @Test("where every run comes to its end, compare and advise exit with 0") func fine() async throws {
    #expect(try await BuiltCommand.run(["compare", "--scenario", "fault-free", "--runs", "2"]).status == 0)
    #expect(try await BuiltCommand.run(["advise", "--scenario", "fault-free", "--runs", "2"]).status == 0)
  }

  @Test("advise recommends none that hangs, and exits with 4") func advise() async throws {
    let result = try await BuiltCommand.run([
      "advise", "--scenario", "concurrent-refresh", "--platform", "ios-11", "--runs", "2",
    ])
    #expect(result.status == 4)
    #expect(result.output.contains("\nTake session-proxy: "), "\(result.output)")
    #expect(result.output.contains("The next, twinjar, costs more"))
    #expect(result.output.contains("the page has to be written for that"))
    #expect(result.output.contains("no verdict"))
    let rows = result.output.split(separator: "\n").filter { $0.contains(" %") }
    let verdicts = rows.map { !$0.contains("100.0 % (34.2-100.0)     0.00") }
    #expect(rows.count == StrategyCatalogue.all.count)
    // Those that hang stand below all others.
    #expect(verdicts == verdicts.sorted { $0 && !$1 })
  }

  @Test("explain says which hook waits for what") func explain() async throws {
    try await hangs { scenario in
      let board = try await BuiltCommand.run([
        "compare", "--scenario", scenario, "--strategy", "push-only", "--runs", "2",
      ])
      let line = try #require(board.output.split(separator: "\n").first { $0.contains("twinjar.tape/1") })
      #expect(line.contains(" explain --scenario "))
      let told = try await BuiltCommand.run(["-c", String(line)], of: URL(fileURLWithPath: "/bin/sh"))
      #expect(told.status == 0)
      #expect(told.output.contains("Stuck, "), "\(told.output)")
      #expect(told.output.contains("nativeDidReceive, called at 0d 00:00:0"))
      #expect(told.output.contains("for a write to the web store that never completes"))
      #expect(!told.output.contains("Nothing was lost"))
    }
  }

  @Test("what has a verdict is not hidden by what has none: annotations say both") func both() async throws {
    let result = try await BuiltCommand.run([
      "compare", "--scenario", "lost-completions", "--strategy", "push-only", "--runs", "20", "--format", "github",
    ])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("::error ") == true, "\(result.output)")
    #expect(lines.first?.contains("harm in 20 of 20 runs") == true, "\(result.output)")
    #expect(lines.first?.contains("first cause F50") == true, "\(result.output)")
    #expect(lines.first?.contains(" of them came to no verdict: ") == true, "\(result.output)")
  }

  // MARK: - explore

  private func exploration(_ name: String) throws -> Exploration {
    var exploration = Exploration(
      strategy: try #require(StrategyCatalogue.entry(named: name)),
      scenario: try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh")))
    exploration.options.bounds = ExplorationBounds(faults: 0, preemptions: 0)
    exploration.options.budget = ExplorationBudget(seconds: nil, schedules: 300)
    exploration.shrinks = false
    return exploration
  }

  @Test("explore exits with 4 for what did not repeat itself, whatever else was found") func undetermined() throws {
    var search = SearchReport()
    search.undetermined = []
    let undetermined = try exploration("push-only").report(on: search)
    let (violated, holds) = (try exploration("push-only").run(), try exploration("native-refresh").run())
    #expect(!violated.findings.isEmpty)
    #expect(holds.holds)
    #expect(ExploreCommand.exitCode(of: [holds]).rawValue == 0)
    #expect(ExploreCommand.exitCode(of: [violated, holds]).rawValue == 1)
    #expect(ExploreCommand.exitCode(of: [holds], corpusHolds: false).rawValue == 1)
    #expect(ExploreCommand.exitCode(of: [holds], hasTrouble: true).rawValue == 70)
    for reports in [[undetermined], [holds, undetermined], [violated, undetermined]] {
      #expect(ExploreCommand.exitCode(of: reports).rawValue == 4)
    }
  }
}
