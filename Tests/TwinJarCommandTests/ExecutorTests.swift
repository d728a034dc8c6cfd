import Foundation
import Testing

/// The two executors of this platform, and what each says that it contains. On a Mac there is only the second.
@Suite("Executors") struct ExecutorTests {
  private static let hooks = "TWINJAR_EXECUTOR=hooks"

  private static func run(_ variable: String, _ arguments: [String], of program: URL = BuiltCommand.executable)
    async throws
    -> BuiltCommand.Result
  {
    try await BuiltCommand.run([variable, program.path] + arguments, of: URL(fileURLWithPath: "/usr/bin/env"))
  }

  /// What a strategy's code may use, and what becomes of it with either executor of Swift 6.3 on Linux.
  static let table: [(construct: String, factory: String, hooks: String)] = [
    ("Task {}", "contained", "contained"),
    ("Task.detached", "contained", "contained"),
    ("async let", "contained", "contained"),
    ("task group", "contained", "contained"),
    ("actor", "contained", "contained"),
    ("actor entered from detached tasks", "contained", "contained"),
    ("@MainActor", "contained", "contained"),
    ("MainActor.assumeIsolated", "contained", "contained"),
    ("Task { @MainActor }", "contained", "contained"),
    ("@concurrent", "contained", "contained"),
    ("Task.yield", "contained", "escapes"),
    ("Task.sleep, every form", "contained", "escapes"),
    ("sleeps in order of their length", "contained", "escapes"),
    ("a cancelled sleep", "contained", "contained"),
    ("a timeout", "contained", "escapes"),
    ("continuation", "contained", "contained"),
    ("AsyncStream", "contained", "contained"),
    ("withTaskExecutorPreference(globalConcurrentExecutor)", "contained", "escapes"),
    ("app.clock.sleep", "contained", "contained"),
    ("ContinuousClock.now", "contained", "the machine's"),
    ("Date()", "contained", "the machine's"),
    ("random numbers", "contained", "the machine's"),
    ("UUID()", "the machine's", "the machine's"),
    ("Set and Dictionary order", "contained", "contained"),
    ("a semaphore made of an actor", "contained", "contained"),
    ("MainActor.assumeIsolated off the main actor", "escapes", "escapes"),
    ("DispatchQueue", "escapes", "escapes"),
    ("Thread", "escapes", "escapes"),
    ("Timer", "escapes", "escapes"),
    ("a timeout by DispatchQueue.asyncAfter", "contained", "contained"),
  ]

  @Test("what stays in a run", arguments: ["factory", "hooks"]) func constructs(executor: String) async throws {
    let result = try await Self.run("TWINJAR_EXECUTOR=\(executor)", ["list", "constructs"])
    let width = Self.table.map(\.construct.count).max() ?? 0
    let rows = [("executor", executor)] + Self.table.map { ($0.construct, executor == "hooks" ? $0.hooks : $0.factory) }
    let expected = rows.map { "  \($0.0.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.1)\n" }.joined()
    #expect(result.output == expected)
    #expect(result.error.contains("A search proves nothing here") == (executor == "hooks"))
  }

  /// The rows of "On a Mac", and which of the table's they sum up.
  static let page: [(row: String, constructs: [String])] = [
    ("`Task {}`, `Task.detached`, `async let`, task groups", ["Task {}", "Task.detached", "async let", "task group"]),
    (
      "actors, `@MainActor`, `@concurrent`",
      [
        "actor", "actor entered from detached tasks", "@MainActor", "MainActor.assumeIsolated", "Task { @MainActor }",
        "@concurrent", "a semaphore made of an actor",
      ]
    ),
    ("continuations, `AsyncStream`, `app.clock.sleep`", ["continuation", "AsyncStream", "app.clock.sleep"]),
    ("order of a `Set`", ["Set and Dictionary order"]),
    (
      "`Task.sleep`, `Task.yield`, an executor preference",
      [
        "Task.yield", "Task.sleep, every form", "sleeps in order of their length", "a timeout",
        "withTaskExecutorPreference(globalConcurrentExecutor)",
      ]
    ),
    ("`Date()`, `ContinuousClock.now`, random numbers", ["Date()", "ContinuousClock.now", "random numbers"]),
    ("`UUID()`", ["UUID()"]),
    (
      "`MainActor.assumeIsolated` off the main actor, which ends an app",
      ["MainActor.assumeIsolated off the main actor"]
    ),
    ("an answer that comes by `DispatchQueue`, `Thread` or `Timer`", ["DispatchQueue", "Thread", "Timer"]),
    ("a limit made of `DispatchQueue.asyncAfter`", ["a timeout by DispatchQueue.asyncAfter"]),
  ]

  @Test("the page says the same") func page() throws {
    let text = try ReadmeTests.text("Sources/CookieTesting/CookieTesting.docc/OnAMac.md")
    for (row, constructs) in Self.page {
      for entry in Self.table where constructs.contains(entry.construct) {
        #expect(text.contains("| \(row) | \(entry.factory) | \(entry.hooks)"), "\(entry.construct)")
      }
    }
    #expect(Self.page.flatMap(\.constructs).count == Self.table.count - 1, "a cancelled sleep is in no row")
  }

  @Test("a campaign is the same, to the byte", arguments: ["1", "2"]) func sameCampaign(jobs: String) async throws {
    let scenarios = ["concurrent-refresh", "killed-in-background", "expires-comma"].flatMap { ["--scenario", $0] }
    let line = ["compare", "--runs", "6", "--seed", "7", "--format", "json", "--jobs", jobs] + scenarios
    let own = try await BuiltCommand.run(line)
    let hooked = try await Self.run(Self.hooks, line)
    #expect(own.status == 0)
    #expect(own.output == hooked.output)
  }

  @Test("a search finds the same, and proves nothing") func search() async throws {
    let line = ["explore", "--scenario", "concurrent-refresh", "--timed-runs", "10", "--faults", "0"]
    let found = try await Self.run(Self.hooks, line + ["--strategy", "push-only"])
    #expect(found.status == 1)
    #expect(found.output.contains("lost: VIOLATED"))
    let open = try await Self.run(Self.hooks, line + ["--strategy", "native-refresh"])
    #expect(open.status == 3)
    #expect(open.output.contains("lost: OPEN: nothing violates it, and nothing is proven"))
    #expect(!open.output.contains("holds within these bounds"))
    let proven = try await BuiltCommand.run(line + ["--strategy", "native-refresh"])
    #expect(proven.output.contains("lost: holds within these bounds"))
  }

  struct Bug: Sendable, CustomTestStringConvertible {
    var strategy: String
    var says: String
    var testDescription: String { strategy }
  }

  @Test(
    "what is not contained is named",
    arguments: [
      Bug(strategy: "sleeps-by-itself", says: "left the simulator's thread; their results are not determined"),
      Bug(strategy: "draws-an-identifier", says: "gave another trace when repeated: hidden nondeterminism"),
      Bug(strategy: "reads-the-calendar", says: "the code reads the machine's clock, as by Date()"),
    ])
  func isNamed(bug: Bug) async throws {
    let program = BuiltCommand.broken
    let line = ["compare", "--strategy", bug.strategy, "--runs", "3", "--scenario", "with-grace"]
    let result = try await Self.run(Self.hooks, line, of: program)
    // What has left its run meets others' memory now and then, on a thread of its own, and ends the process: that is named as well.
    if bug.strategy == "sleeps-by-itself", result.status == 5 {
      #expect(result.error.contains("sleeps-by-itself ended its process: "), "\(result.error)")
      return
    }
    #expect(result.status == 4)
    #expect((result.output + result.error).contains("\(bug.strategy): "))
    #expect((result.output + result.error).contains(bug.says), "\(result.output)\(result.error)")
    // What left its run goes otherwise each time, and reads no clock.
    if bug.strategy == "sleeps-by-itself" {
      #expect(!(result.output + result.error).contains("reads the machine's clock"))
    }
  }

  @Test(
    "without one, it is said before the first run",
    arguments: [
      ["compare"], ["advise", "--scenario", "with-grace"], ["explore"], ["self-check"], ["soak", "scenarios"],
      ["list", "constructs"], ["fuzz", "strategy", "push-only"],
    ])
  func none(line: [String]) async throws {
    let result = try await Self.run("TWINJAR_EXECUTOR=none", line)
    #expect(result.status == 69)
    #expect(result.error.contains("this platform has nothing that keeps a strategy in its run"))
    #expect(result.output == "")
  }

  @Test("a word that is none") func unknown() async throws {
    let result = try await Self.run("TWINJAR_EXECUTOR=fast", ["compare"])
    #expect(result.status == 64)
    #expect(result.error.contains("TWINJAR_EXECUTOR: found \"fast\", expected factory, hooks, none"))
  }
}
