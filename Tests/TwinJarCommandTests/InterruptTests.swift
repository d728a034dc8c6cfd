import Foundation
import Testing

/// Ctrl-C ends whatever a command is in the midst of, and shows what is finished.
@Suite("The first Ctrl-C", .serialized) struct InterruptTests {
  private let directory: TestDirectory

  init() throws { directory = try TestDirectory() }

  /// One run of it takes minutes: a million calls within a second.
  private static let longRuns = """
    {schema: "twinjar.scenario/1", name: "long", profile: "ideal", policy: "rfc9700-strict", eventBudget: 1000000,
     script: ["launch", "logIn", "openPage", {do: "browse", seconds: 1, everyMilliseconds: 0.001}]}
    """

  static let commands: [[String]] = [
    ["compare", "--scenario", "long.json5", "--strategy", "push-only", "--runs", "3"],
    ["compare", "--scenario", "week-of-use", "--runs", "1000000"],
    ["advise", "--scenario", "long.json5"],
    ["explore", "--scenario", "long.json5", "--strategy", "push-only"],
    ["explore", "--search", "random", "--scenario", "long.json5", "--strategy", "push-only"],
    // Shrinks for minutes.
    [
      "explore", "--scenario", "no-perfect-solution", "--strategy", "push-only", "--search", "random", "--budget", "5m",
    ],
    ["fuzz", "strategy", "push-only", "--scenario", "long.json5", "--runs", "1000"],
    ["fuzz", "strategy", "push-only", "--scenario", "week-of-use", "--runs", "1000000"],
    ["soak", "set-cookie", "--runs", "1000000000"], ["soak", "scenarios", "--runs", "1000000000"],
    ["soak", "archives", "--runs", "1000000000"], ["self-check", "--rounds", "1000", "--runs", "0"],
    ["self-check", "--runs", "1000000"],
  ]

  @Test("ends it soon", arguments: commands)
  func ends(command: [String]) async throws {
    try directory.write(Self.longRuns, as: "long.json5")
    let result = try await BuiltCommand.run(command, in: directory.url, interruptedAfter: 2)
    // A second, and the rest for a busy machine and code that is not optimised; it was 12 s and more.
    #expect(try #require(result.secondsInterrupted) < 6)
    #expect(result.process.terminationReason == .exit)
    #expect(result.status == 130, "\(result.error)")
    #expect(!result.output.isEmpty)
  }

  @Test("leaves a limit that was not looked at out of every format", arguments: ["github", "sarif", "junit"])
  func limit(format: String) async throws {
    let command = [
      "compare", "--scenario", "concurrent-refresh", "--strategy", "push-only", "--runs", "10000000", "--fail-if",
      "lost>1%", "--format", format,
    ]
    let result = try await BuiltCommand.run(command, in: directory.url, interruptedAfter: 2)
    #expect(result.status == 130)
    #expect(result.error.contains("--fail-if: not looked at, since the runs were interrupted"))
    #expect(!result.output.contains("is above"), "\(result.output)")
    #expect(result.output.contains("interrupted"))
  }

  @Test("says in a program's format, too, that searches are missing") func searches() async throws {
    let command = [
      "explore", "--scenario", "no-perfect-solution", "--strategy", "twinjar", "--strategy", "push-only", "--faults",
      "2",
      "--format", "json",
    ]
    let result = try await BuiltCommand.run(command, in: directory.url, interruptedAfter: 2)
    #expect(result.status == 130)
    #expect(result.output.contains("\"isComplete\" : false,\n  \"schema\""), "\(result.output)")
  }
}
