import Foundation
import Testing

/// A strategy may print; answers are the command's own.
@Suite("A strategy that prints") struct PrintingStrategyTests {
  private static let cell = ["--strategy", "talkative-mirror", "--scenario", "concurrent-refresh"]

  private func example(_ arguments: String...) async throws -> BuiltCommand.Result {
    try await BuiltCommand.run(arguments + Self.cell, of: BuiltCommand.example)
  }

  @Test("does so to standard error, and JSON stays JSON", arguments: ["compare", "explore"])
  func json(command: String) async throws {
    let options = command == "compare" ? ["--runs", "5"] : ["--schedules", "20"]
    let result = try await BuiltCommand.run(
      [command, "--format", "json"] + options + Self.cell, of: BuiltCommand.example)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.output.utf8)) }
    #expect(!result.output.contains("native received"))
    #expect(result.error.contains("native received 200\n"))
  }

  @Test("changes no table") func table() async throws {
    let result = try await example("compare", "--runs", "5")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("seed 1\n\nconcurrent-refresh: "))
    #expect(!result.output.contains("native received"))
  }

  @Test("with standard error closed, it prints nowhere") func closed() async throws {
    let line = "exec \"$0\" compare --runs 5 --format json \(Self.cell.joined(separator: " ")) 2>&-"
    let result = try await TestDirectory().shell(line, command: BuiltCommand.example)
    #expect(result.status == 0)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.output.utf8)) }
    #expect(!result.output.contains("native received"))
  }
}
