import ArgumentParser
import CookieExploration
import CookieScenarios
import Foundation
import Testing

@testable import TwinJarCommand

/// What "Your app in thirty minutes" shows is what there is; CI runs its commands.
@Suite struct TutorialTests {
  private static func blocks(_ language: String) throws -> [String] {
    let page = try ReadmeTests.text("Sources/CookieTesting/CookieTesting.docc/YourAppInThirtyMinutes.md")
    let parts = page.split(separator: "```", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.filter { $0.hasPrefix("\(language)\n") }
      .map { String($0.dropFirst(language.count + 1)) }
  }

  @Test("its scenario is read without a warning, and every user logs in") func scenario() throws {
    let file = try #require(try Self.blocks("json5").first)
    let scenario = try ScenarioFile.parse(Array(file.utf8), source: "my-app.json5")
    #expect(scenario.name == "my-app")
    #expect(scenario.warnings == [])
  }

  @Test("its strategy, its test and its command line are the example's", arguments: [1, 2]) func code(block: Int) throws
  {
    let code = try Self.blocks("swift")[block].trimmingCharacters(in: .newlines)
    let file =
      block == 1 ? "Sources/ExampleStrategy/GatedMirror.swift" : "Tests/ExampleStrategyTests/GatedMirrorTests.swift"
    func lines(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
    #expect(lines(try ReadmeTests.text(file)).contains(lines(code)))
  }

  @Test("each of its commands is understood") func commands() throws {
    let lines = try Self.blocks("sh").flatMap { $0.split(separator: "\n") }
    #expect(lines.count >= 6)
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      #expect(words.first == "twinjar")
      _ = try TwinJarCommand.parseAsRoot(Array(words.dropFirst()))
    }
  }
}
