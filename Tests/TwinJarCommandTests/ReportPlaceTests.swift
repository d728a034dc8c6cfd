import Foundation
import Testing

/// A page never takes the place of what it is made of.
@Suite("The place of a report") struct ReportPlaceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var command: [String]
    var report: String
    var testDescription: String { "\(command.joined(separator: " ")) --report \(report)" }
  }

  private static let finding = "Corpus/findings/native-refresh.concurrent-refresh.lost.finding"
  private static let trace = "Tests/CaptureDiagnosisTests/Captures/read-empty.ndjson"

  @Test(
    "a command refuses to write over what it reads, and leaves it as it was",
    arguments: [
      Case(command: ["diagnose", "a.ndjson"], report: "a.ndjson"),
      Case(command: ["diagnose", "a.ndjson"], report: "./link.html"),
      Case(command: ["replay", "a.finding"], report: "a.finding"),
      Case(command: ["explain", "a.finding"], report: "a.finding"),
      Case(command: ["compare", "--scenario", "mine.json5", "--runs", "2"], report: "mine.json5"),
      Case(command: ["advise", "--scenario", "mine.json5", "--runs", "2"], report: "mine.json5"),
      Case(command: ["explore", "--scenario", "mine.json5", "--strategy", "push-only"], report: "mine.json5"),
      Case(command: ["fuzz", "strategy", "push-only", "--scenario", "mine.json5"], report: "mine.json5"),
    ])
  func ownInput(_ test: Case) async throws {
    let directory = try TestDirectory()
    let names = [("a.ndjson", Self.trace), ("a.finding", Self.finding)]
    for (name, path) in names {
      let file = ReadmeTests.repository.appending(path: path)
      try directory.write(try String(contentsOf: file, encoding: .utf8), as: name)
    }
    try directory.write(TestDirectory.scenario, as: "mine.json5")
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("link.html"), withDestinationPath: "a.ndjson")
    let before = try directory.text(of: test.report)
    let result = try await BuiltCommand.run(test.command + ["--report", test.report], in: directory.url)
    #expect(result.status == 64, "\(result.error)")
    #expect(result.output.isEmpty)
    #expect(
      result.error.contains("--report: found \"\(test.report)\", which is what the command reads"), "\(result.error)")
    #expect(try directory.text(of: test.report) == before)
  }
}
