import Foundation
import SyncStrategies
import Testing

/// The built command, run as a process: what a user sees, and that two processes agree.
@Suite struct CommandTests {
  private func twinjar(_ arguments: [String]) async throws -> BuiltCommand.Result {
    try await BuiltCommand.run(arguments)
  }

  private func temporaryFile(_ text: String) throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString).json5")
    try Data(text.utf8).write(to: url)
    return url.path
  }

  @Test func twoProcessesAgree() async throws {
    let arguments = ["compare", "--seed", "7", "--runs", "8", "--format", "json"]
    var outputs: [BuiltCommand.Result] = []
    for jobs in ["1", "2", "1", "2"] { outputs.append(try await twinjar(arguments + ["--jobs", jobs])) }
    #expect(outputs.allSatisfy { $0.status == 0 && !$0.output.isEmpty && $0.error.isEmpty })
    #expect(Set(outputs.map(\.output)).count == 1)
  }

  @Test func theReproduceLineReproduces() async throws {
    let board = try await twinjar([
      "compare", "--runs", "20", "--scenario", "concurrent-refresh", "--strategy", "push-only",
    ])
    #expect(board.status == 0)
    let line = try #require(board.output.split(separator: "\n").last { $0.contains("twinjar replay") })
    let tape = try #require(line.split(separator: " ").last.map(String.init))
    let replays = [try await twinjar(["replay", tape]), try await twinjar(["replay", tape])]
    #expect(replays[0].status == 0)
    #expect(replays[0].output.contains("refuses refresh="))
    #expect(replays[0].output == replays[1].output)
    let choices = try await twinjar(["replay", "--choices", tape])
    #expect(choices.status == 0)
    let again = try await twinjar(["replay", choices.output])
    #expect(again.output == replays[0].output)
  }

  @Test func listNamesEverything() async throws {
    let list = try await twinjar(["list"])
    #expect(list.status == 0)
    for name in ["two-way-observer", "week-of-use", "webkitgtk-2.50", "rfc9700-strict"] {
      #expect(list.output.contains(name))
    }
    #expect(!list.output.contains("canary"))
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    var name: String
    var arguments: [String]
    var status: Int32
    var says: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Bad(
      name: "an unknown strategy", arguments: ["compare", "--strategy", "push-onyl"], status: 64,
      says: "did you mean \"push-only\"?"),
    Bad(
      name: "an unknown scenario", arguments: ["compare", "--scenario", "cold-lunch"], status: 64,
      says: "did you mean \"cold-launch\"?"),
    Bad(
      name: "a missing file", arguments: ["compare", "--scenario", "./missing.json5"], status: 66,
      says: "no such file"),
    Bad(name: "a directory", arguments: ["compare", "--scenario", "/tmp"], status: 66, says: "a directory"),
    Bad(name: "no runs", arguments: ["compare", "--runs", "0"], status: 64, says: "1 to 100,000,000"),
    Bad(name: "runs that are no number", arguments: ["compare", "--runs", "many"], status: 64, says: "many"),
    Bad(name: "a negative seed", arguments: ["compare", "--seed=-1"], status: 64, says: "-1"),
    Bad(name: "no job", arguments: ["compare", "--jobs", "0"], status: 64, says: "1 to 256"),
    Bad(name: "an unknown format", arguments: ["compare", "--format", "xml"], status: 64, says: "xml"),
    Bad(
      name: "an unknown platform", arguments: ["advise", "--scenario", "cold-launch", "--platform", "ios-71"],
      status: 64, says: "--platform: found \"ios-71\", expected one of"),
    Bad(
      name: "an unknown cause", arguments: ["explain", "--cause", "F99", "nowhere"], status: 64,
      says: "found \"F99\", expected one of F01"),
    Bad(
      name: "a strategy twice", arguments: ["compare", "--strategy", "twinjar", "--strategy", "twinjar"], status: 64,
      says: "found \"twinjar\" twice, expected each strategy once"),
    Bad(
      name: "a platform that a sweep would undo",
      arguments: [
        "advise", "--scenario", "cold-launch", "--platform", "ios-17", "--sweep", "profile=ios-18,ios-26", "--runs",
        "5",
      ], status: 64, says: "--platform: found a --sweep of profile, which would undo it; expected one of the two"),
    Bad(
      name: "two scenarios to advise for",
      arguments: ["advise", "--scenario", "cold-launch", "--scenario", "week-of-use"], status: 64,
      says: "found 2 of them, expected one"),
    Bad(
      name: "causes in Markdown", arguments: ["compare", "--by", "cause", "--format", "markdown"], status: 64,
      says: "found markdown, expected table with --by cause"),
    Bad(
      name: "a part left out of no search", arguments: ["self-check", "--chains", "5", "--omit", "code"], status: 64,
      says: "--omit: found --chains"),
    // Before the runs, and not after them.
    Bad(
      name: "tables in a place that is none",
      arguments: ["self-check", "--diagnoses", "100000000", "--seed", "1", "--sights", "/dev/null/tables"], status: 66,
      says: "expected a place for the tables"),
    Bad(
      name: "seconds that are no number", arguments: ["soak", "scenarios", "--runs", "1", "--time", "nan"],
      status: 64,
      says: "'nan' is invalid for '--time <time>': expected a time such as"),
    Bad(
      name: "scenarios beside chains", arguments: ["self-check", "--chains", "5", "--runs", "7"], status: 64,
      says: "--runs: found --chains"),
    Bad(
      name: "a depth of an exhaustive search", arguments: ["explore", "--depth", "4"], status: 64,
      says: "--depth: found --search exhaustive, expected --search pct"),
    Bad(
      name: "a seed of an exhaustive search", arguments: ["explore", "--seed", "4"], status: 64,
      says: "expected --search random, pct, guided, libfuzzer"),
    Bad(
      name: "delays beside a random search", arguments: ["explore", "--search", "random", "--timed-runs", "5"],
      status: 64, says: "--timed-runs: found --search random, expected --search exhaustive"),
    Bad(
      name: "a width of no timeline", arguments: ["replay", "nowhere", "--width", "90", "--log"], status: 64,
      says: "--width: found --log, expected --timeline"),
    Bad(name: "nothing to explain", arguments: ["explain", "nowhere"], status: 66, says: "no such file"),
    Bad(name: "an unknown list", arguments: ["list", "stuff"], status: 64, says: "stuff"),
    Bad(name: "a missing tape file", arguments: ["replay", "nowhere"], status: 66, says: "no such file"),
    Bad(
      name: "a tape that is cut", arguments: ["replay", "twinjar.tape/1,strategy=push-only,scen"], status: 65,
      says: "cut or edited"),
  ])
  func refused(_ bad: Bad) async throws {
    let result = try await twinjar(bad.arguments)
    #expect(result.status == bad.status)
    #expect(result.error.contains(bad.says), "\(result.error)")
    #expect(result.output.isEmpty)
  }

  @Test("a check of chains that found none to check has not passed") func noChains() async throws {
    let result = try await twinjar(["self-check", "--chains", "5", "--scenario", "fault-free", "--strategy", "twinjar"])
    #expect(result.status == 1)
    #expect(result.output.contains("nothing was checked: no run came to a verdict"))
  }

  @Test(
    "files that are no scenario",
    arguments: [
      ("", "an empty file"), ("{", "a key"), ("[1, 2]", "an object"), ("{schema: \"x/9\"}", "twinjar.scenario/1"),
    ])
  func badFiles(text: String, says: String) async throws {
    let path = try temporaryFile(text)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let result = try await twinjar(["compare", "--scenario", path])
    #expect(result.status == 65)
    #expect(result.error.contains(says), "\(result.error)")
    #expect(result.output.isEmpty)
  }

  @Test(
    "a scenario in which nothing can be lost is not counted in silence",
    arguments: [
      ("'launch', 'openPage'", Int32(0), "Warning: ", "nobody logs in while the app runs"),
      ("'logIn', 'openPage'", 65, "", "script: found no step launch, so that the app never runs"),
    ])
  func emptyScripts(script: String, status: Int32, begins: String, says: String) async throws {
    let path = try temporaryFile(
      "{schema: 'twinjar.scenario/1', name: 'empty', profile: 'ideal', policy: 'entra', script: [\(script)]}")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let result = try await twinjar(["compare", "--scenario", path, "--strategy", "push-only", "--runs", "2"])
    #expect(result.status == status)
    #expect(result.error.hasPrefix("\(begins)\(path):"), "\(result.error)")
    #expect(result.error.contains(says), "\(result.error)")
  }

  @Test("a tape of another world, and one whose trace differs") func foreignTapes() async throws {
    let board = try await twinjar([
      "compare", "--runs", "10", "--scenario", "concurrent-refresh", "--strategy", "push-only",
    ])
    let line = try #require(board.output.split(separator: "\n").last { $0.contains("twinjar replay") })
    let tape = try #require(line.split(separator: " ").last.map(String.init))
    let elsewhere = try await twinjar(["replay", tape, "--scenario", "cold-launch"])
    #expect(elsewhere.status == 65)
    #expect(elsewhere.error.contains("world"))
  }

  @Test("a loss by cause can be explained, with its chain and races") func explain() async throws {
    let board = try await twinjar([
      "compare", "--by", "cause", "--runs", "20", "--scenario", "concurrent-refresh", "--strategy", "two-way-observer",
    ])
    #expect(board.status == 0)
    let line = try #require(board.output.split(separator: "\n").last { $0.contains("--cause F50 twinjar.tape") })
    // Behind the program.
    let words = line.split(separator: " ").dropFirst().map(String.init)
    #expect(words.first == "explain")
    let explained = try await twinjar(words)
    #expect(explained.status == 0)
    #expect(explained.output.contains("is lost: F50, native code and the page refreshed one token"))
    #expect(explained.output.contains("refuses refresh=r1: reused"))
    #expect(explained.output.contains("one refresh token: bad in either order"))
    let withoutRaces = try await twinjar(words + ["--no-races"])
    #expect(explained.output.hasPrefix(withoutRaces.output))
    #expect(!withoutRaces.output.contains("one refresh token"))
  }

  @Test("advice is a ranking of all strategies and three sentences") func advise() async throws {
    let advice = try await twinjar([
      "advise", "--scenario", "concurrent-refresh", "--platform", "ios-26", "--runs", "60",
    ])
    #expect(advice.status == 0)
    #expect(advice.output.contains("ios-26"))
    #expect(advice.output.contains("\nTake "))
    #expect(advice.output.contains("\nIt costs "))
    let rows = advice.output.split(separator: "\n").filter { $0.contains(" %") }
    #expect(rows.count == StrategyCatalogue.all.count)
    #expect(rows.last?.contains("(") ?? false)
  }

  @Test func controlCCountsWhatIsFinished() async throws {
    let result = try await BuiltCommand.run(
      ["compare", "--runs", "100000000", "--scenario", "concurrent-refresh"], interruptedAfter: 1.5)
    #expect(result.status == 130)
    #expect(result.output.contains("interrupted"))
    #expect(result.output.contains("push-only"))
  }
}
