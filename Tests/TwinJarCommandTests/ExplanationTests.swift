import Foundation
import Testing

/// `explain --format json`: the same story as the text's.
@Suite struct ExplanationTests {
  private struct Explanation: Decodable {
    struct Verdict: Decodable {
      var kind: String
      var session: Int?
      var cause: String
      var steps: [Step]
    }
    struct Step: Decodable {
      var cause: String
      var event: Event
    }
    struct Event: Decodable {
      var record: Int
      var nanoseconds: Int64
      var actor: String
      var text: String
    }
    struct Race: Decodable { var effect: String }
    struct Filter: Decodable, Equatable {
      var cause: String
      var others: [String: Int]
    }

    var schema: String
    var strategy: String
    var end: String
    var verdicts: [Verdict]
    var filter: Filter?
    var races: [Race]?
  }

  private static let finding =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpus/findings/two-way-observer.concurrent-refresh.lost.finding").path

  private static func explanation(_ options: [String]) async throws -> Explanation {
    let result = try await BuiltCommand.run(["explain", finding, "--format", "json"] + options)
    #expect(result.status == 0, "\(result.error)")
    return try JSONDecoder().decode(Explanation.self, from: Data(result.output.utf8))
  }

  @Test("each step of the text is a step of the document, with its time and its cause") func steps() async throws {
    let explanation = try await Self.explanation([])
    let text = try await BuiltCommand.run(["explain", Self.finding]).output
    #expect(explanation.schema == "twinjar.explanation/1")
    #expect(explanation.strategy == "two-way-observer" && explanation.end == "finished")
    let verdict = try #require(explanation.verdicts.first)
    #expect(verdict.kind == "lost" && verdict.session == 0 && verdict.cause == "F50")
    #expect(text.contains("Session 0 is lost: F50"))
    #expect(verdict.steps.count >= 3)
    for step in verdict.steps { #expect(text.contains("\(step.event.text)"), "\(step.event.text)") }
    #expect(verdict.steps.map(\.event.record) == verdict.steps.map(\.event.record).sorted())
    // A schedule says what comes next, so that no order of it can be swapped.
    #expect(explanation.races?.map(\.effect) == ["cannotBeSwapped", "cannotBeSwapped"])
  }

  @Test(
    "verdicts of another cause are not there, and the document says so",
    arguments: [
      (["--cause", "F20"], 0, Explanation.Filter(cause: "F20", others: ["F50": 1])),
      (["--cause", "F50"], 1, Explanation.Filter(cause: "F50", others: [:])), ([], 1, nil),
    ])
  private func filter(options: [String], verdicts: Int, expected: Explanation.Filter?) async throws {
    let explanation = try await Self.explanation(options + ["--no-races"])
    #expect(explanation.verdicts.count == verdicts)
    #expect(explanation.filter == expected)
  }

  @Test("a run whose verdicts have other causes has lost something") func textOfOtherCause() async throws {
    let text = try await BuiltCommand.run(["explain", Self.finding, "--cause", "F20", "--no-races"]).output
      .replacing("\n", with: " ")
    #expect(text.contains("No verdict of this run has the cause F20 "), "\(text)")
    #expect(text.contains(" Its verdicts have: F50 "), "\(text)")
    #expect(!text.contains("Nothing was lost"), "\(text)")
  }

  @Test("races that nobody asked for are left out, not empty") func withoutRaces() async throws {
    #expect(try await Self.explanation(["--no-races"]).races == nil)
  }
}
