import Foundation
import Testing

@testable import TwinJarCommand

/// A bug in an app's own strategy costs that strategy, and not the answer about the others.
@Suite("Strategies with a bug") struct BrokenStrategyTests {
  private static let program = BuiltCommand.broken

  struct Bug: Sendable, CustomTestStringConvertible {
    var strategy: String
    var says: String
    /// A line of its source, where that is known.
    var place: String?
    /// How long a run may stand still.
    var patience = 10
    var testDescription: String { strategy }

    init(strategy: String, says: String, place: String? = nil, patience: Int = 10) {
      (self.strategy, self.says, self.place, self.patience) = (strategy, says, place, patience)
    }

    /// A trap in the line of the source that ends with the strategy's name.
    init(marked strategy: String) {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines.firstIndex { $0.hasSuffix("// \(strategy)") }.map { $0 + 1 }
      self.init(
        strategy: strategy, says: "ended its process: a trap, signal 4",
        place: "BrokenStrategies.swift:\(line.map { "\($0)\n" } ?? "in no line")")
    }
  }

  private static let source = (try? String(contentsOf: sourceFile, encoding: .utf8)) ?? ""
  private static let sourceFile = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/twinjar-broken-strategies/BrokenStrategies.swift")

  static let bugs = [
    Bug(strategy: "index-out-of-range", says: "ended its process: a trap, signal 4", place: "BrokenStrategies.swift:"),
    Bug(strategy: "fatal-error", says: "ended its process: a trap, signal 4", place: "BrokenStrategies.swift:"),
    Bug(strategy: "abort", says: "ended its process: abort, signal 6"),
    Bug(strategy: "exit", says: "called exit(3)"),
    Bug(
      strategy: "endless-recursion", says: "ended its process: a bad address or an endless recursion, signal 11",
      place: "BrokenStrategies.swift:"),
    // Such a job never ends, so that on a busy machine it must not be taken for one that stands still.
    Bug(strategy: "endless-async-recursion", says: "took more than 1024 MiB in one run", patience: 120),
    // What no handler of its thread hears of: told by playing its run alone.
    Bug(
      strategy: "kills-itself",
      says: "was ended by signal SIGKILL: by itself, by the system for lack of memory, or by somebody else"),
    Bug(strategy: "terminates-itself", says: "was ended by signal SIGTERM"),
    Bug(strategy: "interrupts-its-process", says: "was ended by signal SIGINT"),
    Bug(strategy: "rings", says: "was ended by signal SIGALRM"),
    Bug(strategy: "leaves-at-once", says: "called _exit(3), or another program took its process and ended with 3"),
    Bug(strategy: "thread-traps", says: "ended its process: a trap, signal 4"),
    Bug(strategy: "thread-recurses", says: "ended its process: a bad address or an endless recursion, signal 11"),
    Bug(strategy: "ignores-its-trap", says: "ended its process: a trap, signal 4"),
    Bug(
      strategy: "closes-descriptors",
      says: "closed standard output, standard error, or the descriptor that its command's answer goes to"),
    Bug(
      strategy: "closes-its-output",
      says: "closed standard output, standard error, or the descriptor that its command's answer goes to"),
    Bug(marked: "traps-in-a-static"), Bug(marked: "traps-in-an-init"), Bug(marked: "traps-in-a-deinit"),
    Bug(strategy: "endless-loop", says: "hangs: no job of its code ended for 1 s", patience: 1),
    Bug(strategy: "sleeping-thread", says: "hangs: no job of its code ended for 1 s", patience: 1),
    Bug(strategy: "semaphore", says: "hangs: no job of its code ended for 1 s", patience: 1),
  ]

  private func run(_ arguments: [String], patience: Int = 1) async throws -> BuiltCommand.Result {
    try await BuiltCommand.run(
      ["TWINJAR_HANG_SECONDS=\(patience)", Self.program.path] + arguments, of: URL(fileURLWithPath: "/usr/bin/env"))
  }

  @Test("explore tells that runs have no end, whatever property is asked for") func endless() async throws {
    let cell = ["--strategy", "yields-for-ever", "--scenario", "with-grace", "--property", "lost", "--faults", "0"]
    let result = try await run(["explore"] + cell + ["--schedules", "10", "--timed-runs", "1"], patience: 60)
    #expect(result.status == 1, "\(result.error)")
    #expect(result.output.contains("stuck: VIOLATED, a run gets stuck"), "\(result.output)")
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
    // Who reads the table alone sees that a row is missing.
    #expect(result.output.contains("\nNo result of \(bug.strategy): \(bug.says)"), "\(result.output)")
    #expect(!result.output.contains("\n\(bug.strategy) "))
    #expect(result.error.contains("\nGoing on without it.\n"))
  }

  struct Answer: Sendable, CustomTestStringConvertible {
    var format: String
    var compared: [String]
    var explored: [String]
    var testDescription: String { format }
  }

  private static let sentence = "abort: ended its process: abort, signal 6; in with-grace, hook pageWillLoad"

  static let answers = [
    Answer(
      format: "github",
      compared: [
        "::error title=the strategy ended or blocked its process::\(sentence). Its tape: twinjar.tape/1,strategy=abort,",
        "::warning title=no verdict::abort in concurrent-refresh: not run, or not to its end: \(sentence)\n",
      ],
      explored: ["::error title=the strategy ended or blocked its process::\(sentence)."]),
    Answer(
      format: "junit",
      compared: [
        "name=\"abort\">\n      <error type=\"ended-process\" message=\"the strategy ended or blocked its process\">\(sentence). ",
        "<error type=\"no-verdict\" message=\"not run, or not to its end: \(sentence)\"/>", " errors=\"2\" ",
      ],
      explored: ["name=\"abort\">\n      <error type=\"ended-process\" "]),
    Answer(
      format: "sarif",
      compared: ["\"ruleId\":\"ended-process\",\"level\":\"error\",\"message\":{\"text\":\"\(sentence). "],
      explored: ["\"ruleId\":\"ended-process\",\"level\":\"error\",\"message\":{\"text\":\"\(sentence). "]),
    Answer(
      format: "csv",
      compared: [",abort,0,,,,,,,,,,,,,,,,,,,,,,,,\"\(sentence)\"\n"],
      explored: ["with-grace,abort,,ended,,,,0,0,\"twinjar.tape/1,strategy=abort,", ",\"\(sentence)\"\n"]),
    Answer(
      format: "markdown", compared: ["- No result of \(sentence).\n"], explored: ["- No result of \(sentence).\n"]),
    Answer(
      format: "table", compared: ["\nNo result of \(sentence).\n"], explored: ["No result of \(sentence).\n"]),
    Answer(
      format: "json", compared: ["\"what\" : \"ended its process: abort, signal 6\""],
      explored: ["\"what\" : \"ended its process: abort, signal 6\""]),
  ]

  @Test("is in every form of the answer, also where it is the only one", arguments: answers, [true, false])
  func everyForm(answer: Answer, isAlone: Bool) async throws {
    let others = isAlone ? [] : ["--strategy", "push-only"]
    let scenarios = ["--scenario", "with-grace"]
    for (command, expected) in [
      (["compare", "--runs", "5", "--jobs", "1"] + scenarios + ["--scenario", "concurrent-refresh"], answer.compared),
      (["explore", "--faults", "0", "--timed-runs", "10"] + scenarios, answer.explored),
    ] {
      let result = try await run(
        command + ["--strategy", "abort"] + others + ["--quiet", "--format", answer.format])
      #expect(result.status == 5)
      // A table breaks its lines between words.
      let output = answer.format == "table" ? Self.unbroken(result.output) : result.output
      for text in expected { #expect(output.contains(text), "\(result.output)") }
      #expect(!output.contains("nothing was found"))
      // What lost nothing is no finding, and these two have findings alone.
      if isAlone || !["github", "sarif"].contains(answer.format) { #expect(output.contains("push-only") != isAlone) }
      #expect(result.error.contains("Going on without it.") != isAlone)
    }
  }

  /// Lines that go on with two blanks, or with none behind a long one, put together.
  private static func unbroken(_ text: String) -> String {
    guard let start = text.range(of: "No result of ") else { return text }
    let words = text[start.lowerBound...].split { $0.isWhitespace }.joined(separator: " ")
    return text[..<start.lowerBound] + words + "\n"
  }

  @Test(
    "what plays one strategy has nothing to go on with",
    arguments: [
      (["a", "compare", "--strategy", "x"], false), (["a", "explore", "--strategy=x"], false),
      (["a", "compare", "--strategy", "x", "--strategy=y"], true), (["a", "compare"], true),
      (["a", "explain", "twinjar.tape/1"], false), (["a", "replay", "t"], false), (["a", "shrink", "t"], false),
      (["a", "fuzz", "strategy", "x"], false), (["a", "advise"], true), (["a"], true),
    ])
  func goesOn(arguments: [String], expected: Bool) {
    #expect(Containment.goesOn(arguments, without: ["x"]) == expected)
  }

  struct Place: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scenario = "with-grace"
    var setting: String
  }

  @Test(
    "what is named is a hook only where its own task ran",
    arguments: [
      Place(testDescription: "traps-after-a-sleep", setting: "in with-grace, hook pageWillLoad"),
      Place(testDescription: "traps-in-a-task", setting: "in with-grace, during the step openPage"),
      Place(testDescription: "traps-in-a-task-of-its-launch", setting: "in with-grace, during the step logIn"),
      Place(
        testDescription: "traps-before-it-sends",
        setting: "in with-grace, hook refreshForNative or one that its default calls"),
    ])
  func place(_ test: Place) async throws {
    let result = try await run([
      "compare", "--strategy", test.testDescription, "--runs", "20", "--scenario", test.scenario,
    ])
    #expect(result.status == 5)
    #expect(
      result.error.contains("\n  \(test.setting), at ") || result.error.contains("\n  \(test.setting)\n"),
      "\(result.error)")
  }

  @Test("one that is not the same each time is refused", arguments: ["compare", "explore", "fuzz strategy"])
  func tossed(command: String) async throws {
    let name = "tosses-its-traits"
    let options =
      switch command {
      case "fuzz strategy": [name, "--scenario", "with-grace"]
      default: ["--strategy", name, "--strategy", "push-only", "--scenario", "with-grace"]
      }
    let result = try await run(command.split(separator: " ").map(String.init) + options)
    #expect(result.status == 65, "\(result.error)")
    #expect(
      result.error.contains(
        "\(name): its static property usesOwnStores: found true at one reading, and false at another, expected the same value "
          + "each time"), "\(result.error)")
    #expect(result.output.isEmpty)
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

  @Test("all strategies are asked what they are, before any run", arguments: [["advise"], ["compare", "--all"]])
  func allTraits(command: [String]) async throws {
    let result = try await run(command + ["--scenario", "with-grace", "--runs", "5"])
    #expect(result.status == 5)
    #expect(result.output.isEmpty)
    let place = "in its static properties, such as observesWebStore, before any run"
    #expect(
      result.error.contains("traps-in-its-traits ended its process: a trap, signal 4\n  \(place)"), "\(result.error)")
    #expect(result.error.contains("waits-in-its-traits hangs: no job of its code ended for 1 s"), "\(result.error)")
    #expect(result.error.contains("\nError: tosses-its-traits: its static property usesOwnStores: "), "\(result.error)")
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
    // The lines to go on with are to be pasted there.
    #expect(result.output.contains(Self.program.path), "\(result.output)")
    #expect(!result.output.contains(" \(Self.program.path.dropFirst())"), "\(result.output)")
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

  @Test(
    "a copy of the process ends with its job or with the command, and costs nothing",
    arguments: ["copies-its-process", "copies-and-waits"])
  func copy(strategy: String) async throws {
    // It returns when nobody holds its output any more.
    let result = try await run([
      "compare", "--strategy", strategy, "--strategy", "push-only", "--runs", "40", "--scenario", "with-grace",
    ])
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("\(strategy)  ") && result.output.contains("push-only  "))
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
    #expect(try #require(result.secondsInterrupted) < 8)
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
