import Foundation
import Testing

/// Findings that are stored and replayed, in scenarios of the user's own as in built-in ones.
@Suite("Stored findings") struct FindingCorpusTests {
  private let directory: TestDirectory

  init() throws { directory = try TestDirectory() }

  private func twinjar(_ arguments: String...) async throws -> BuiltCommand.Result {
    try await BuiltCommand.run(arguments, in: directory.url)
  }

  private func explore(_ scenario: String, _ more: String...) async throws -> BuiltCommand.Result {
    try await BuiltCommand.run(
      ["explore", "--property", "lost", "--strategy", "push-only", "--scenario", scenario] + more, in: directory.url)
  }

  @Test("a finding in an own scenario is replayed, since the scenario stands beside it") func ownScenario() async throws
  {
    try directory.write(TestDirectory.scenario, as: "my scenario.json5")
    #expect(try await explore("my scenario.json5", "--save-findings", "found").status == 1)
    #expect(try directory.text(of: "found/mine.json5") == TestDirectory.scenario)
    let replayed = try await twinjar("explore", "--corpus", "found")
    #expect(replayed.status == 0, "\(replayed.error)")
    #expect(
      replayed.output == """
        ok   push-only.mine.lost.finding: lost (F50) shows, record by record as it was found
        1 finding replayed


        """)
    // Without it, the user's own word counts.
    try FileManager.default.removeItem(atPath: directory.path("found/mine.json5"))
    let orphan = try await twinjar("explore", "--corpus", "found")
    #expect(orphan.status == 65)
    #expect(
      orphan.error.contains("line 8: found \"mine\", expected a built-in scenario, one whose file"), "\(orphan.error)")
    let named = try await explore("my scenario.json5", "--corpus", "found")
    #expect(named.output.hasPrefix("ok   push-only.mine.lost.finding: "), "\(named.output)")
  }

  /// A shell leaves `--save-findings=~/x` alone.
  @Test("the directory is the one that was typed", arguments: ["~/found", "link/../found"])
  func place(typed: String) async throws {
    try directory.write(TestDirectory.scenario, as: "my scenario.json5")
    try FileManager.default.createDirectory(atPath: directory.path("far/in"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: directory.path("link"), withDestinationPath: "far/in")
    #expect(try await explore("my scenario.json5", "--save-findings=\(typed)").status == 1)
    let replayed = try await twinjar("explore", "--corpus", typed)
    #expect(replayed.output.hasPrefix("ok   push-only.mine.lost.finding: "), "\(replayed.output)\(replayed.error)")
    let explained = try await twinjar("explain", "\(typed)/push-only.mine.lost.finding")
    #expect(explained.output.contains("is lost: F50"), "\(explained.error)")
  }

  @Test("replay, explain and shrink find the scenario beside the finding", arguments: ["replay", "explain", "shrink"])
  func besideTheFinding(_ command: String) async throws {
    let scenario = try directory.write(TestDirectory.scenario, as: "my scenario.json5")
    #expect(try await explore("my scenario.json5", "--save-findings", "it's found").status == 1)
    let finding = "it's found/push-only.mine.lost.finding"
    let elsewhere = try TestDirectory()
    for path in [finding, directory.path(finding)] {
      let isHere = path == finding
      let result = try await BuiltCommand.run([command, path], in: isHere ? directory.url : elsewhere.url)
      #expect(result.status == 0, "\(result.error)")
      #expect(result.output.contains(command == "explain" ? "is lost: F50" : "F50"), "\(result.output)")
    }
    // Another scenario by now: nothing is played in silence, and the line that is said does it.
    let other = TestDirectory.scenario.replacing("[21, 81]", with: "[22, 82]")
    try directory.write(other, as: "it's found/mine.json5")
    let changed = try await twinjar(command, finding)
    #expect(changed.status == 65)
    #expect(changed.error.contains("the scenario in it's found/mine.json5 as it is now\n"), "\(changed.error)")
    let advice = try #require(changed.error.split(separator: "\n").last?.split(separator: "as it is now: ").last)
    let played = try await directory.shell(String(advice))
    #expect(played.status == 0 && played.output.contains("the scenario has changed since"), "\(played.error)")
    try FileManager.default.removeItem(atPath: directory.path("it's found/mine.json5"))
    let missing = try await twinjar(command, finding)
    #expect(missing.status == 65)
    #expect(missing.error.contains("one whose file stands beside this one, or --scenario"), "\(missing.error)")
    let line = try #require(missing.error.split(separator: "\n").last?.split(separator: ": ").last)
    #expect(line.hasSuffix(" \(command) --scenario mine.json5 'it'\\''s found/push-only.mine.lost.finding'"), "\(line)")
    try FileManager.default.moveItem(atPath: scenario, toPath: directory.path("mine.json5"))
    let pasted = try await directory.shell(String(line))
    #expect(pasted.status == 0, "\(pasted.error)")
  }

  /// Its scenario may still be known by its name, so that the page would pass for the finding's.
  @Test("the page of a finding whose scenario has changed says so, and its lines play the run that it shows")
  func changedScenario() async throws {
    try directory.write(TestDirectory.scenario, as: "mine.json5")
    #expect(try await explore("mine.json5", "--save-findings", "found").status == 1)
    let finding = "found/push-only.mine.lost.finding"
    _ = try await twinjar("replay", finding, "--report", "same.html")
    #expect(try Self.page(directory.text(of: "same.html"))["notices"] as? [String] == [])
    try directory.write(TestDirectory.scenario.replacing("[21, 81]", with: "[22, 82]"), as: "mine.json5")
    let changed = try await twinjar("replay", "--scenario", "mine.json5", finding, "--report", "changed.html")
    let page = try Self.page(directory.text(of: "changed.html"))
    let notices = try #require(page["notices"] as? [String])
    #expect(notices.count == 1 && notices[0].contains("the scenario has changed since"), "\(notices)\(changed.error)")
    let commands = (page["findings"] as? [[String: Any]])?.first?["commands"] as? [[String: String]]
    let lines = try #require(commands).compactMap { $0["line"] }
    #expect(lines.count == 2)
    for line in lines {
      let pasted = try await directory.shell(line)
      #expect(pasted.status == 0, "\(line): \(pasted.error)")
    }
  }

  private static func page(_ html: String) throws -> [String: Any] {
    let parts = html.components(separatedBy: "id=\"results\">")
    let json = try #require(parts.last?.components(separatedBy: "</script>").first)
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test("a finding in a built-in scenario needs no file") func builtIn() async throws {
    #expect(try await explore("concurrent-refresh", "--save-findings", "found").status == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path("found"))
    #expect(names == ["push-only.concurrent-refresh.lost.finding"])
  }

  @Test("a bad finding is named, and those behind it are replayed") func badFinding() async throws {
    #expect(try await explore("concurrent-refresh", "--save-findings", "found").status == 1)
    try directory.write("twinjar.finding/1\nproperty: luck\n", as: "found/a.finding")
    try directory.write("", as: "found/b.finding")
    try directory.makePipe("found/c.finding")
    let replayed = try await twinjar("explore", "--corpus", "found")
    #expect(replayed.status == 65)
    #expect(
      replayed.output == """
        BAD  a.finding: cannot be replayed
        BAD  b.finding: cannot be replayed
        BAD  c.finding: cannot be replayed
        ok   push-only.concurrent-refresh.lost.finding: lost (F50) shows, record by record as it was found
        1 finding replayed, 3 could not be


        """)
    #expect(replayed.error.contains("found/a.finding: line 3: found"), "\(replayed.error)")
    #expect(replayed.error.contains("found/c.finding: found a pipe"), "\(replayed.error)")
  }

  @Test("findings of two scenarios of one name are not mixed") func oneName() async throws {
    try directory.write(TestDirectory.scenario, as: "one.json5")
    try directory.write(TestDirectory.scenario.replacing("[21, 81]", with: "[22, 82]"), as: "two.json5")
    let both = try await explore("one.json5", "--scenario", "two.json5", "--save-findings", "found")
    #expect(both.status == 64)
    #expect(both.error.contains("--save-findings: found two scenarios called \"mine\""), "\(both.error)")
    #expect(try await explore("one.json5", "--save-findings", "found").status == 1)
    let other = try await explore("two.json5", "--save-findings", "found")
    #expect(other.status == 65)
    #expect(other.error.contains("found/mine.json5: found another scenario of this name"), "\(other.error)")
    #expect(other.output.isEmpty)
  }
}
