import Foundation
import Testing

/// A bug in an app's own strategy costs that strategy, and not the answer about the others.
@Suite("Strategies with a bug") struct BrokenStrategyTests {
  private static let program = BuiltCommand.executable.deletingLastPathComponent()
    .appendingPathComponent("twinjar-broken-strategies")

  struct Bug: Sendable, CustomTestStringConvertible {
    var strategy: String
    var says: String
    /// A line of its source, where that is known.
    var place: String?
    /// How long a run may stand still.
    var patience = 10
    var testDescription: String { strategy }
  }

  static let bugs = [
    Bug(strategy: "index-out-of-range", says: "ended its process: a trap, signal 4", place: "BrokenStrategies.swift:"),
    Bug(strategy: "fatal-error", says: "ended its process: a trap, signal 4", place: "BrokenStrategies.swift:"),
    Bug(strategy: "abort", says: "ended its process: abort, signal 6"),
    Bug(strategy: "exit", says: "called exit(3)"),
    Bug(
      strategy: "endless-recursion", says: "ended its process: a bad address or an endless recursion, signal 11",
      place: "BrokenStrategies.swift:"),
    Bug(strategy: "endless-async-recursion", says: "took more than 1024 MiB in one run"),
    Bug(strategy: "endless-loop", says: "hangs: no job of its code ended for 1 s", patience: 1),
    Bug(strategy: "sleeping-thread", says: "hangs: no job of its code ended for 1 s", patience: 1),
    Bug(strategy: "semaphore", says: "hangs: no job of its code ended for 1 s", patience: 1),
  ]

  private func run(_ arguments: [String], patience: Int = 1) throws -> BuiltCommand.Result {
    try BuiltCommand.run(
      ["TWINJAR_HANG_SECONDS=\(patience)", Self.program.path] + arguments, of: URL(fileURLWithPath: "/usr/bin/env"))
  }

  @Test("costs its own row", arguments: bugs) func compare(bug: Bug) throws {
    let result = try run(
      [
        "compare", "--strategy", bug.strategy, "--strategy", "push-only", "--runs", "20", "--scenario", "with-grace",
      ], patience: bug.patience)
    #expect(result.status == 5)
    #expect(result.error.contains("\(bug.strategy) \(bug.says)"), "\(result.error)")
    #expect(result.error.contains("in with-grace, hook pageWillLoad"))
    if let place = bug.place, FileManager.default.isExecutableFile(atPath: "/usr/bin/addr2line") {
      #expect(result.error.contains(place), "\(result.error)")
    }
    #expect(result.error.contains("twinjar.tape/1,strategy=\(bug.strategy),scenario=with-grace,"))
    #expect(result.output.contains("push-only  0.0 %"))
    #expect(!result.output.contains(bug.strategy))
  }

  @Test("the tape leads there again") func replay() throws {
    let first = try run([
      "compare", "--strategy", "fatal-error", "--strategy", "push-only", "--runs", "5", "--scenario", "with-grace",
    ])
    let tape = try #require(first.error.split(separator: "\n").last { $0.contains("twinjar.tape/1") })
    let again = try run(["replay", String(tape.trimmingPrefix { $0 == " " })])
    #expect(again.status == 5)
    #expect(again.error.contains("fatal-error ended its process: a trap, signal 4"))
  }

  @Test("a search goes on with the others", arguments: ["fatal-error", "sleeping-thread"])
  func explore(strategy: String) throws {
    let result = try run([
      "explore", "--strategy", strategy, "--strategy", "native-refresh", "--scenario", "with-grace", "--faults", "0",
      "--timed-runs", "10",
    ])
    #expect(result.status == 5)
    #expect(result.error.contains(strategy))
    #expect(result.output.contains("lost: holds within these bounds"))
  }

  @Test("Ctrl-C ends a strategy that hangs") func interrupted() throws {
    let start = ContinuousClock.now
    let result = try BuiltCommand.run(
      ["compare", "--strategy", "sleeping-thread", "--runs", "20", "--scenario", "with-grace"], of: Self.program,
      interruptedAfter: 1)
    #expect(result.status == 130)
    #expect(result.error.contains("sleeping-thread hangs"))
    #expect(ContinuousClock.now - start < .seconds(9))
  }

  @Test("a program is told as well") func json() throws {
    let result = try run([
      "compare", "--strategy", "exit", "--strategy", "push-only", "--runs", "5", "--scenario", "with-grace", "--format",
      "json",
    ])
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let failure = try #require((document["failures"] as? [[String: String]])?.first)
    #expect(failure["strategy"] == "exit")
    #expect(failure["hook"] == "pageWillLoad")
    #expect(failure["what"] == "called exit(3)")
    #expect((document["cells"] as? [Any])?.count == 1)
  }

  @Test("what yields for ever is stuck, which is a verdict") func yielding() throws {
    let result = try run([
      "compare", "--strategy", "yields-for-ever", "--runs", "2", "--scenario", "with-grace", "--format", "json",
    ])
    #expect(result.output.contains("\"stuckRuns\" : 2"))
  }
}
