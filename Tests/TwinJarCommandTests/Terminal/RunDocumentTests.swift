import Foundation
import Testing

/// `replay` and `fuzz strategy` with `--format json`: what their texts say, for a program.
@Suite("Runs for programs") struct RunDocumentTests {
  private struct Counts: Decodable {
    var steps: Int
    var sessions: Int
    var races: Int
    var harms: [String: Int]
  }

  private struct Replay: Decodable {
    struct Verdict: Decodable {
      var kind: String
      var session: Int?
      var cause: String
      var record: Int?
    }
    struct Finding: Decodable {
      var property: String
      var cause: String?
      var expectation: String
      var outcome: String
      var isAsExpected: Bool
    }
    struct Event: Decodable {
      var record: Int
      var actor: String
      var text: String
    }

    var schema: String
    var strategy: String
    var scenario: String
    var tape: String
    var trace: String
    var end: String
    var counts: Counts
    var verdicts: [Verdict]
    var finding: Finding?
    var events: [Event]
  }

  private static let finding = ReadmeTests.repository
    .appending(path: "Corpus/findings/native-refresh.concurrent-refresh.lost.finding").path

  private static func replay(_ tape: String) async throws -> Replay {
    let result = try await BuiltCommand.run(["replay", tape, "--format", "json"])
    #expect(result.status == 0, "\(result.error)")
    return try JSONDecoder().decode(Replay.self, from: Data(result.output.utf8))
  }

  @Test("a finding has its fate, its verdict and every record of its log") func finding() async throws {
    let replay = try await Self.replay(Self.finding)
    #expect(replay.schema == "twinjar.replay/1" && replay.end == "finished")
    #expect(replay.strategy == "native-refresh" && replay.scenario == "concurrent-refresh")
    #expect(replay.counts.harms["lost"] == 1 && replay.counts.sessions > 0 && replay.counts.steps > 0)
    let lost = try #require(replay.verdicts.first { $0.kind == "lost" })
    #expect(lost.session == 0 && lost.cause == "F51")
    let fate = try #require(replay.finding)
    #expect(fate.property == "lost" && fate.cause == "F51" && fate.expectation == "violated")
    #expect(fate.outcome == "same" && fate.isAsExpected)
    #expect(replay.tape.hasSuffix(",trace=\(replay.trace),check=cb185169c8798a56"))

    let log = try await BuiltCommand.run(["replay", Self.finding, "--log"]).output.split(separator: "\n")
    #expect(replay.events.map(\.record) == Array(replay.events.indices))
    #expect(log.count == replay.events.count + 2)
    for (line, event) in zip(log, replay.events) {
      #expect(line.contains(" \(event.actor) ") && line.hasSuffix("  \(event.text)"), "\(line)")
    }
  }

  @Test("a tape has no fate, and the same run") func tape() async throws {
    let stored = try await Self.replay(Self.finding)
    let replay = try await Self.replay(stored.tape)
    #expect(replay.finding == nil)
    #expect(replay.trace == stored.trace && replay.events.map(\.text) == stored.events.map(\.text))
  }

  @Test(
    "what is shown otherwise goes with no format",
    arguments: [["--log"], ["--timeline"], ["--choices"], ["--export", "har"], ["--width", "90"]])
  func otherwise(options: [String]) async throws {
    let result = try await BuiltCommand.run(["replay", Self.finding, "--format", "json"] + options)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.error.contains("\(options[0]) and --format json: found both, expected one of them"))
  }

  private struct Search: Decodable {
    struct Finding: Decodable {
      var scenario: String
      var run: Int
      var end: String
      var counts: Counts
      var cause: String?
      var tape: String
    }

    var schema: String
    var strategy: String
    var seed: UInt64
    var isComplete: Bool
    var runs: Int
    var features: Int
    var kept: Int
    var findings: [Finding]
  }

  @Test("a search of tapes says the same whatever the number of jobs, and its tapes lead where it says")
  func search() async throws {
    let line = ["fuzz", "strategy", "push-only", "--scenario", "concurrent-refresh", "--runs", "600", "--seed", "4"]
    let output = try await BuiltCommand.run(line + ["--format", "json", "--jobs", "1"]).output
    #expect(try await BuiltCommand.run(line + ["--format", "json", "--jobs", "2"]).output == output)
    let search = try JSONDecoder().decode(Search.self, from: Data(output.utf8))
    #expect(search.schema == "twinjar.strategy-fuzz/1" && search.strategy == "push-only" && search.seed == 4)
    #expect(search.isComplete && search.runs == 600 && search.kept > 1 && search.features > search.kept)
    // In a pipe a tape stays in one line.
    let text = try await BuiltCommand.run(line, columns: nil).output
    #expect(
      text.contains("600 runs: ") && text.contains("\(search.features) states and verdicts, \(search.kept) tapes"))
    let lost = try #require(search.findings.first { $0.counts.harms["lost"] != nil })
    #expect(search.findings.allSatisfy { $0.scenario == "concurrent-refresh" && (0..<600).contains($0.run) })
    #expect(search.findings.allSatisfy { text.contains($0.tape) })
    let replay = try await Self.replay(lost.tape)
    #expect(replay.counts.harms == lost.counts.harms && replay.end == lost.end)
    #expect(replay.verdicts.contains { $0.cause == lost.cause })
  }
}
