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

  struct Refusal: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var words: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "a file that the command writes takes no other one's place",
    arguments: [
      Refusal(
        arguments: ["explain", "a.finding", "--report", "beside.json5"],
        words: "expected a name such as report.html: what ends with .json5 is something else"),
      Refusal(
        arguments: ["fuzz", "--replay", ".", "--oracle", "foundation", "--report", "case.json"],
        words: "ends with .json "),
      Refusal(
        arguments: ["compare", "--runs", "2", "--output", "kept", "--report", "kept/journal.ndjson"],
        words: "ends with .ndjson"),
      Refusal(
        arguments: [
          "explore", "--strategy", "push-only", "--save-findings", ".", "--report",
          "push-only.concurrent-refresh.lost.finding",
        ], words: "ends with .finding"),
      Refusal(
        arguments: ["replay", "a.finding", "--trace", "new.html", "--report", "./new.html"],
        words: "\"./new.html\", which the command writes besides: new.html"),
      Refusal(
        arguments: ["compare", "--runs", "2", "--report", "a.html", "--report=b.html"],
        words: "--report: found two of it"),
      Refusal(
        arguments: ["replay", "a.finding", "--trace", "a.finding"],
        words: "--trace: found \"a.finding\", which is what the command reads"),
      Refusal(
        arguments: ["calibrate", "a.ndjson", "--platform", "ios-17", "-o", "a.ndjson"],
        words: "-o: found \"a.ndjson\", which is what the command reads"),
      Refusal(
        arguments: ["redact", "a.ndjson", "-o", "./a.ndjson"],
        words: "-o: found \"./a.ndjson\", which is what the command reads"),
      Refusal(
        arguments: ["replay", "a.finding", "--trace", "link/new.html", "--report", "real/new.html"],
        words: "\"real/new.html\", which the command writes besides: link/new.html"),
    ])
  func otherFiles(_ test: Refusal) async throws {
    let directory = try TestDirectory()
    for (name, path) in [("a.ndjson", Self.trace), ("a.finding", Self.finding)] {
      let file = ReadmeTests.repository.appending(path: path)
      try directory.write(try String(contentsOf: file, encoding: .utf8), as: name)
    }
    try directory.write("{}", as: "case.json")
    try FileManager.default.createDirectory(atPath: directory.path("real"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: directory.path("link"), withDestinationPath: "real")
    let before = try FileManager.default.contentsOfDirectory(atPath: directory.url.path).sorted()
    let result = try await BuiltCommand.run(test.arguments, in: directory.url)
    #expect(result.status == 64, "\(result.error)")
    #expect(result.error.contains(test.words), "\(result.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path).sorted() == before)
    #expect(try directory.text(of: "case.json") == "{}")
  }

  private static let part = ["--output", "kept", "--shard", "1/2"]

  @Test(
    "what a command would do without is refused, and not dropped",
    arguments: [
      Refusal(
        arguments: ["replay", "a.finding", "--choices", "--report", "x.html"],
        words: "--choices and --report: found both"),
      Refusal(
        arguments: ["replay", "a.finding", "--export", "har", "--report", "x.html"],
        words: "--export and --report: found both"),
      Refusal(
        arguments: ["replay", "a.finding", "--choices", "--trace", "x.ndjson"],
        words: "--choices and --trace: found both"),
      Refusal(arguments: ["compare", "--runs", "9", "--report", "x.html"] + part, words: "--report: found --shard"),
      Refusal(
        arguments: ["compare", "--runs", "9", "--fail-if", "lost > 1%"] + part, words: "--fail-if: found --shard"),
      Refusal(arguments: ["explore", "--report", "x.html"] + part, words: "--report: found --shard"),
      Refusal(
        arguments: ["fuzz", "strategy", "push-only", "--runs", "9", "--report", "x.html"] + part,
        words: "--report: found --shard"),
      Refusal(
        arguments: ["fuzz", "set-cookie", "--runs", "9", "--report", "x.html"] + part, words: "--report: found --shard"),
      Refusal(arguments: ["explore", "--save-findings", "x"] + part, words: "--save-findings: found --shard"),
      Refusal(arguments: ["explore", "--corpus", "."] + part, words: "--corpus: found --shard"),
      Refusal(
        arguments: ["fuzz", "strategy", "push-only", "--runs", "9", "--keep", "x"] + part,
        words: "--keep: found --shard"),
      Refusal(
        arguments: ["explore", "--corpus", ".", "--save-findings", "x"],
        words: "--save-findings: found --corpus alone"),
      Refusal(arguments: ["explore", "--corpus", ".", "--output", "x"], words: "--output: found --corpus alone"),
      Refusal(arguments: ["explore", "--corpus", ".", "--report", "x.html"], words: "--report: found --corpus alone"),
      Refusal(arguments: ["explore", "--corpus", ".", "--format", "json"], words: "--format: found --corpus alone"),
    ])
  func dropped(_ test: Refusal) async throws {
    let directory = try TestDirectory()
    let file = ReadmeTests.repository.appending(path: Self.finding)
    try directory.write(try String(contentsOf: file, encoding: .utf8), as: "a.finding")
    let result = try await BuiltCommand.run(test.arguments, in: directory.url)
    #expect(result.status == 64, "\(result.error)")
    #expect(result.error.contains(test.words), "\(result.error)")
    #expect(result.output.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path) == ["a.finding"])
  }
}
