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
    // What no handler of its thread hears of: told by playing its run alone.
    Bug(
      strategy: "kills-itself",
      says: "was ended by signal SIGKILL: by itself, by the system for lack of memory, or by somebody else"),
    Bug(strategy: "terminates-itself", says: "was ended by signal SIGTERM"),
    Bug(strategy: "interrupts-its-process", says: "was ended by signal SIGINT"),
    Bug(strategy: "rings", says: "was ended by signal SIGALRM"),
    Bug(strategy: "leaves-at-once", says: "called exit(3)"),
    Bug(strategy: "thread-traps", says: "ended its process: a trap, signal 4"),
    Bug(strategy: "thread-recurses", says: "ended its process: a bad address or an endless recursion, signal 11"),
    Bug(strategy: "ignores-its-trap", says: "ended its process: a trap, signal 4"),
    Bug(
      strategy: "closes-descriptors",
      says: "closed standard output, standard error, or the descriptor that its command's answer goes to"),
    Bug(
      strategy: "closes-its-output",
      says: "closed standard output, standard error, or the descriptor that its command's answer goes to"),
    Bug(
      strategy: "traps-in-a-static", says: "ended its process: a trap, signal 4", place: "BrokenStrategies.swift:"),
    Bug(strategy: "endless-loop", says: "hangs: no job of its code ended for 1 s", patience: 1),
    Bug(strategy: "sleeping-thread", says: "hangs: no job of its code ended for 1 s", patience: 1),
    Bug(strategy: "semaphore", says: "hangs: no job of its code ended for 1 s", patience: 1),
  ]

  private func run(_ arguments: [String], patience: Int = 1) async throws -> BuiltCommand.Result {
    try await BuiltCommand.run(
      ["TWINJAR_HANG_SECONDS=\(patience)", Self.program.path] + arguments, of: URL(fileURLWithPath: "/usr/bin/env"))
  }

  @Test("costs its own row", arguments: bugs) func compare(bug: Bug) async throws {
    let result = try await run(
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

  static let bugsInTraits = [
    Bug(
      strategy: "traps-in-its-traits", says: "ended its process: a trap, signal 4", place: "BrokenStrategies.swift:"),
    Bug(strategy: "waits-in-its-traits", says: "hangs: no job of its code ended for 1 s", patience: 1),
  ]

  @Test("also by its static properties", arguments: bugsInTraits, ["compare", "explore"])
  func traits(bug: Bug, command: String) async throws {
    let scenario = ["--scenario", "with-grace"]
    let strategies = ["--strategy", bug.strategy, "--strategy", "push-only"]
    let few = command == "compare" ? ["--runs", "20", "--format", "json"] : ["--faults", "0", "--timed-runs", "10"]
    let result = try await run([command] + scenario + strategies + few, patience: bug.patience)
    #expect(result.status == 5)
    #expect(result.error.contains("\(bug.strategy) \(bug.says)"), "\(result.error)")
    #expect(result.error.contains("\n  in its static properties, such as observesWebStore, before any run"))
    if let place = bug.place, FileManager.default.isExecutableFile(atPath: "/usr/bin/addr2line") {
      #expect(result.error.contains(place), "\(result.error)")
    }
    #expect(!result.error.contains("tape"))
    #expect(result.output.contains("push-only"))
  }

  @Test("a report goes to where the command was started, wherever a strategy went") func elsewhere() async throws {
    let directory = try TestDirectory()
    let result = try await BuiltCommand.run(
      [
        "-c", "cd '\(directory.url.path)' && exec \"$0\" \"$@\"", Self.program.path, "compare", "--strategy",
        "goes-elsewhere", "--runs", "5", "--scenario", "with-grace", "--report", "page.html",
      ], of: URL(fileURLWithPath: "/bin/sh"))
    #expect(result.status == 0, "\(result.error)")
    #expect(FileManager.default.fileExists(atPath: directory.url.appendingPathComponent("page.html").path))
  }

  @Test("what a run has started ends no command unnoticed", arguments: ["late-trap", "late-exit"])
  func late(strategy: String) async throws {
    let result = try await run(
      ["compare", "--strategy", strategy, "--strategy", "push-only", "--runs", "500", "--scenario", "with-grace"],
      patience: 10)
    #expect(result.status == 5)
    let isNamed = result.error.contains("\n\(strategy) ")
    #expect(isNamed || result.error.contains("The process that runs strategies"), "\(result.error)")
  }

  @Test("what a strategy has left for the end of its process does not happen", arguments: ["aborts", "loops"])
  func atTheEnd(what: String) async throws {
    let result = try await run([
      "compare", "--strategy", "\(what)-at-the-end", "--strategy", "push-only", "--runs", "20", "--scenario",
      "with-grace",
    ])
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("\npush-only  "))
  }

  @Test("a process that stands in for another one starts nobody") func standsIn() async throws {
    let result = try await BuiltCommand.run(
      ["TWINJAR_STANDS_IN=1", Self.program.path, "compare", "--strategy", "exit", "--runs", "1"],
      of: URL(fileURLWithPath: "/usr/bin/env"))
    #expect(result.status == EX_OSERR)
    #expect(
      result.error.contains(
        "again to run its strategies in: this process stands in for another one already (TWINJAR_STANDS_IN is set)"),
      "\(result.error)")
  }

  @Test(
    "the other one that was under way is not accused",
    arguments: ["kills-itself", "exit", "thread-traps", "closes-descriptors"])
  func others(strategy: String) async throws {
    let result = try await run(
      [
        "compare", "--strategy", "sleeps-by-itself", "--strategy", strategy, "--strategy", "draws-an-identifier",
        "--runs", "200", "--scenario", "with-grace", "--jobs", "4",
      ], patience: 10)
    #expect(result.status == 5)
    #expect(result.error.contains("\n\(strategy) "), "\(result.error)")
    #expect(!result.error.contains("\nsleeps-by-itself ") && !result.error.contains("\ndraws-an-identifier "))
    #expect(result.output.contains("sleeps-by-itself  "))
  }

  @Test("in a scenario of one's own as well") func ownScenario() async throws {
    let directory = try TestDirectory()
    try directory.write(
      """
      {schema: "twinjar.scenario/1", name: "mine", profile: "ideal", policy: "entra", script: ["launch", "openPage"]}
      """, as: "mine.json5")
    let result = try await run([
      "compare", "--strategy", "kills-itself", "--strategy", "push-only", "--runs", "5", "--scenario",
      directory.url.appendingPathComponent("mine.json5").path,
    ])
    #expect(result.status == 5)
    #expect(result.error.contains("kills-itself was ended by signal SIGKILL"), "\(result.error)")
    #expect(result.output.contains("push-only  "))
  }

  @Test("a pipe that nobody reads is an error for who writes to it, and ends nothing") func pipe() async throws {
    let result = try await run([
      "compare", "--strategy", "writes-to-nobody", "--strategy", "push-only", "--runs", "5", "--scenario", "with-grace",
    ])
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("writes-to-nobody  "))
  }

  @Test("a copy of the process ends with its job, and costs nothing") func copy() async throws {
    let result = try await run([
      "compare", "--strategy", "copies-its-process", "--strategy", "push-only", "--runs", "40", "--scenario",
      "with-grace",
    ])
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("copies-its-process  ") && result.output.contains("push-only  "))
    #expect(result.output.split(separator: "\n").count(where: { $0.contains("push-only  ") }) == 1)
  }

  @Test("what somebody else did is started over, and accuses nobody the first time") func killedFromOutside()
    async throws
  {
    let result = try await BuiltCommand.run(
      [
        "-c",
        """
        "$0" compare --strategy sleeps-by-itself --runs 10000 --jobs 8 --scenario with-grace & command=$!
        # Runs are under way when it has had the processor for a second; of eight workers one is in the middle of its own.
        until [ "$(cut -d ' ' -f 14 "/proc/$child/stat")" -ge 100 ]; do
          sleep 0.1
          read -r child others <"/proc/$command/task/$command/children"
        done 2>/dev/null
        kill -KILL "$child"
        wait $command
        """, Self.program.path,
      ], of: URL(fileURLWithPath: "/bin/sh"))
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.contains("The process that runs strategies was ended by signal SIGKILL."), "\(result.error)")
    #expect(result.error.contains("  sleeps-by-itself in with-grace"))
    #expect(result.error.contains("Starting over with one worker"))
    #expect(result.output.contains("sleeps-by-itself  "))
  }

  @Test("what the user sends ends the command, and accuses nobody", arguments: ["INT", "TERM", "HUP"])
  func sent(signal: String) async throws {
    let result = try await BuiltCommand.run(
      [
        "-c",
        """
        "$0" compare --strategy sleeps-by-itself --runs 1000000 --scenario with-grace & command=$!
        sleep 1
        kill -"$1" $command
        wait $command
        """, Self.program.path, signal,
      ], of: URL(fileURLWithPath: "/bin/sh"))
    #expect(result.status == ["INT": 130, "TERM": 143, "HUP": 129][signal])
    #expect(!result.error.contains("ended") && !result.error.contains("Starting over"), "\(result.error)")
  }

  @Test("a wrong number of seconds is said", arguments: ["zzz", "0", "", "nan", "3601"]) func patience(_ text: String)
    async
    throws
  {
    let result = try await BuiltCommand.run(
      ["TWINJAR_HANG_SECONDS=\(text)", Self.program.path, "list", "strategies"],
      of: URL(fileURLWithPath: "/usr/bin/env"))
    #expect(result.status == 64)
    #expect(
      result.error
        == "Error: TWINJAR_HANG_SECONDS: found \"\(text)\", expected a number of seconds from 1 to 3600\n")
  }

  @Test("the tape leads there again") func replay() async throws {
    let first = try await run([
      "compare", "--strategy", "fatal-error", "--strategy", "push-only", "--runs", "5", "--scenario", "with-grace",
    ])
    let tape = try #require(first.error.split(separator: "\n").last { $0.contains("twinjar.tape/1") })
    let again = try await run(["replay", String(tape.trimmingPrefix { $0 == " " })])
    #expect(again.status == 5)
    #expect(again.error.contains("fatal-error ended its process: a trap, signal 4"))
  }

  @Test("a search goes on with the others", arguments: ["fatal-error", "sleeping-thread"])
  func explore(strategy: String) async throws {
    let result = try await run([
      "explore", "--strategy", strategy, "--strategy", "native-refresh", "--scenario", "with-grace", "--faults", "0",
      "--timed-runs", "10",
    ])
    #expect(result.status == 5)
    #expect(result.error.contains(strategy))
    #expect(result.output.contains("lost: holds within these bounds"))
  }

  @Test("Ctrl-C ends a strategy that hangs") func interrupted() async throws {
    let result = try await BuiltCommand.run(
      ["compare", "--strategy", "sleeping-thread", "--runs", "20", "--scenario", "with-grace"], of: Self.program,
      interruptedAfter: 3)
    #expect(result.status == 130)
    #expect(result.error.contains("sleeping-thread hangs"))
    #expect(result.seconds < 3 + 8)
  }

  @Test("a program is told as well") func json() async throws {
    let result = try await run([
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

  @Test("what yields for ever is stuck, which is a verdict") func yielding() async throws {
    let result = try await run([
      "compare", "--strategy", "yields-for-ever", "--runs", "2", "--scenario", "with-grace", "--format", "json",
    ])
    #expect(result.output.contains("\"stuckRuns\" : 2"))
  }
}
