import ArgumentParser
import CookieExploration
import CookieReports
import CookieScenarios
import Foundation
import Testing

@testable import TwinJarCommand

/// What "Your app in an hour" shows is what there is; CI runs its commands.
@Suite("Your app in an hour") struct TutorialTests {
  private static func blocks(_ language: String) throws -> [String] {
    let page = try ReadmeTests.text("Sources/CookieTesting/CookieTesting.docc/YourAppInAnHour.md")
    let parts = page.split(separator: "```", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.filter { $0.hasPrefix("\(language)\n") }
      .map { String($0.dropFirst(language.count + 1)) }
  }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test("a new package's scenario is read without a warning, and every user logs in") func scenario() throws {
    let file = try ReadmeTests.text("Sources/TwinJarCommand/Template/my-app.json5.template")
    let scenario = try ScenarioFile.parse(Array(file.utf8), source: "my-app.json5")
    #expect(scenario.name == "my-app")
    #expect(scenario.warnings == [])
  }

  @Test(
    "its strategy and its test are those of a new package",
    arguments: [(1, "AppStrategy"), (2, "AppStrategyTests")]) func code(block: Int, name: String) throws
  {
    let code = try Self.blocks("swift")[block]
    let file = try ReadmeTests.text("Sources/TwinJarCommand/Template/\(name).swift.template")
    #expect(Self.lines(file).hasSuffix(Self.lines(code)))
  }

  @Test("what it asks of a server is what a scenario can say") func keys() throws {
    let page = try ReadmeTests.text("Sources/CookieTesting/CookieTesting.docc/YourAppInAnHour.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("? | `") }
    let keys = rows.flatMap { $0.split(separator: "|").last?.split(separator: "`").filter { !$0.contains(" ") } ?? [] }
    #expect(keys.count == 11)
    let schema = ScenarioSchema().text
    for key in keys { #expect(schema.contains("\"\(key)\""), "\(key)") }
  }

  @Test("each of its commands is understood") func commands() throws {
    let lines = try Self.blocks("sh").flatMap { $0.split(separator: "\n") }
    let own = lines.compactMap { line -> [String]? in
      var words = line.split(separator: " ").map(String.init)
      if words.starts(with: ["swift", "run", "app-twinjar"]) { words.removeFirst(2) }
      return words.first == "twinjar" || words.first == "app-twinjar" ? Array(words.dropFirst()) : nil
    }
    #expect(own.count == 9)
    for words in own where !words.contains("app-strategy") { _ = try TwinJarCommand.parseAsRoot(words) }
  }
}
