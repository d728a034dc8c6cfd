import CookieDiagnosis
import CookieExploration
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies
import Testing

/// What README and documentation say of all strategies, scenarios and modules, held against the code.
@Suite("The README says what is so") struct ReadmeTests {
  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  /// Without the breaks of lines.
  private static func prose(_ path: String) throws -> String {
    try text(path).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func files(under path: String, suffix: String) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: repository.appending(path: path).path)
    return paths.filter { $0.hasSuffix(suffix) }.sorted().map { "\(path)/\($0)" }
  }

  // MARK: - Numbers

  private static let visible = StrategyCatalogue.all.map(\.name)

  @Test("numbers of things are those of the code") func numbers() throws {
    let pages = try Self.files(under: "Sources", suffix: ".md").map(Self.prose)
    let findings = try Self.files(under: "Corpus/findings", suffix: ".finding").map(Self.text)
    let known = findings.filter { $0.contains("\nexpect: violated\n") }.count
    // A model of a standard, and no rotation at all, are no servers.
    let realServers = ServerPolicy.all.count { !["rfc9700-strict", "no-rotation"].contains($0.name) }
    let sentences = [
      "\(Self.spelled(BuiltInScenarios.reportNames.count).capitalized) scenarios stand for a public thread each",
      "\(Self.spelled(ServerPolicy.all.count)) presets, \(Self.spelled(realServers)) of them named for a real server",
      "the \(Self.spelled(known)) known bugs in `Corpus/findings`",
      "`Corpus/` holds \(try Self.files(under: "Corpus", suffix: ".json").count) cases",
    ]
    #expect(sentences.filter { sentence in !pages.contains { $0.contains(sentence) } } == [])
  }

  @Test("the README is short, its tables fit 80 columns, and its links lead somewhere") func frontDoor() throws {
    let readme = try Self.text("README.md")
    #expect((900...1_200).contains(readme.split(whereSeparator: \.isWhitespace).count))
    let blocks = readme.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    #expect(blocks.count == 6)
    #expect(blocks.flatMap { $0.split(separator: "\n") }.filter { $0.count > 80 } == [])
    let links = readme.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }.filter { !$0.hasPrefix("https://") }
    #expect(links.count > 10)
    #expect(links.filter { !FileManager.default.fileExists(atPath: Self.repository.appending(path: $0).path) } == [])
  }

  /// What it says of a moment, and the record that the run has then.
  private struct Moment {
    var kind: TraceRecord.Kind
    var actor: TraceActor
    var value: String
    var says: String
  }

  @Test("the README's picture is of the run that its line draws, moment by moment") func picture() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let strategy = try #require(StrategyCatalogue.entry(named: "two-way-observer"))
    let campaign = Campaign(scenarios: [scenario], strategies: [strategy], runs: 20, seed: 1)
    let first = try #require(campaign.run(jobs: 1)[0].firstLoss)
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    _ = simulator.run(campaign.tapeText(of: campaign.cells[0], run: first).tape())
    let trace = simulator.trace
    let moments = [
      Moment(kind: .requestSent, actor: .page, value: "r1", says: "sends r1"),
      Moment(kind: .tokenAccepted, actor: .server, value: "r1", says: "takes r1, issues r3"),
      Moment(kind: .requestSent, actor: .native, value: "r1", says: "sends r1"),
      Moment(kind: .cookieWritten, actor: .page, value: "r3", says: "has r3"),
      Moment(kind: .cookieWritten, actor: .native, value: "r3", says: "hears of it, copies r3: too late"),
      Moment(kind: .tokenRefused, actor: .server, value: "r1", says: "r1 again: session is over"),
    ]
    let shown = try moments.map { moment in
      let record = try #require(
        trace.records.first {
          $0.kind == moment.kind && $0.actor == moment.actor && trace.text($0.value) == moment.value
        }, "\(moment)")
      let milliseconds = record.time / 1_000_000
      #expect(milliseconds / 1_000 == 900)
      return ["15:00.\(String(1_000 + milliseconds % 1_000).dropFirst())", moment.says]
    }
    let drawn = try Self.text("README.md").matches(of: /\n(15:00\.\d{3}) +([a-z].*)(?=\n)/)
      .map { [String($0.1), String($0.2)] }
    #expect(Array(drawn.prefix(moments.count)) == shown)
  }

  @Test("the README's table is of the table of all strategies") func firstTable() throws {
    let all = try Self.text("Benchmarks/RESULTS.md").split(separator: "\n")
    let header = Self.cells(try #require(all.first { $0.hasPrefix("| scenario |") }))
    let shown = ["push-only", "two-way-observer", "single-source-web", "native-backup", "native-refresh", "twinjar"]
    let columns = try shown.map { try #require(header.firstIndex(of: $0)) }
    let readme = try Self.text("README.md").split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    var rows = 0
    for line in all where line.hasPrefix("| `") {
      let cells = Self.cells(line)
      let name = cells[0].replacing("`", with: "")
      guard let row = readme.first(where: { $0.first == name && $0.count == 7 }) else { continue }
      rows += 1
      #expect(Array(row.dropFirst()) == columns.map { cells[$0] })
    }
    #expect(rows == 8)
  }

  private static func spelled(_ number: Int) -> String {
    [10: "ten", 11: "eleven", 12: "twelve", 13: "thirteen", 14: "fourteen", 20: "twenty"][number] ?? "\(number)"
  }

  @Test("twinjar is shorter than 450 lines, comments included and blank ones not") func size() throws {
    let lines = try Self.files(under: "Sources/SyncStrategies/TwinJar", suffix: ".swift").map {
      try Self.text($0).split(separator: "\n").count
    }
    #expect(lines.count > 1)
    #expect((300..<450).contains(lines.reduce(0, +)))
  }

  @Test("each strategy says which cookies are the session, and what it does to those of others")
  func bystanders() throws {
    let files = try Self.files(under: "Sources/SyncStrategies", suffix: ".swift").filter {
      try Self.text($0).contains(": SyncStrategy {")
    }
    #expect(files.count >= Self.visible.count)
    let silent = try files.filter { file in
      let text = try Self.text(file)
      return !text.contains("/// Cookies of others: ") || !text.contains("The session: ")
    }
    #expect(silent == [])
  }

  @Test("the table of all strategies has all of them, and all scenarios") func wholeTable() throws {
    let lines = try Self.text("Benchmarks/RESULTS.md").split(separator: "\n")
    let header = try #require(lines.first { $0.hasPrefix("| scenario |") })
    #expect(Self.cells(header) == ["scenario"] + Self.visible)
    let rows = lines.filter { $0.hasPrefix("| `") }.map(Self.cells)
    let names = BuiltInScenarios.names + BuiltInScenarios.crowdedNames
    #expect(rows.map { $0[0] } == names.map { "`\($0)`" })
    #expect(rows.allSatisfy { $0.count == Self.visible.count + 1 })
  }

  @Test("the page of certificates has all strategies in each scenario, and names the scenarios that it has not")
  func certificates() throws {
    let page = try Self.text("Sources/CookieExploration/CookieExploration.docc/Certificates.md")
    let sections = page.components(separatedBy: "\n## ").dropFirst()
    for section in sections {
      let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }.map(Self.cells)
      #expect(rows.dropFirst().map { $0[0] } == Self.visible, "\(section.prefix { $0 != "\n" })")
    }
    let searched = sections.map { String($0.prefix { $0 != "\n" }) }
    let line = page.split(separator: "\n").first { $0.hasPrefix("Not searched by this version: ") } ?? ""
    let missing = line.matches(of: /`([^`]+)`/).map { String($0.1) }
    let crowded = BuiltInScenarios.exploredNames.map { "\($0)-crowded" }
    #expect(Set(searched + missing) == Set(BuiltInScenarios.names + crowded))
    #expect(searched.count + missing.count == BuiltInScenarios.names.count + crowded.count)
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  // MARK: - What imports what

  @Test("what an app embeds imports nothing of the simulator and no package") func embeddedModules() throws {
    let system = [
      "Foundation", "FoundationNetworking", "Synchronization", "Glibc", "Darwin", "Musl", "Android", "WebKit",
      "Security",
    ]
    for module in ["Cookies", "CookieSync", "CookieSyncAdapters", "SyncStrategies"] {
      let files = try Self.files(under: "Sources/\(module)", suffix: ".swift")
      let imported = try files.flatMap { try Self.text($0).split(separator: "\n") }.compactMap { line in
        let words = line.split(separator: " ")
        return words.contains("import") && !line.hasPrefix("//") && words.count < 5 ? words.last.map(String.init) : nil
      }
      #expect(Set(imported).subtracting(system + ["Cookies", "CookieSync"]) == [], "\(module)")
      #expect(module == "Cookies" || imported.contains("Cookies"))
    }
  }

  @Test("a module imports only what stands below it in the table, and an app embeds the last four")
  func architecture() throws {
    let text = try Self.text("Sources/CookieSimulation/CookieSimulation.docc/Architecture.md")
    let table =
      try #require(text.firstRange(of: "## Modules"))
      .upperBound..<#require(text.firstRange(of: "## One run")).lowerBound
    let modules = text[table].split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
      Self.cells($0)[0].replacing("`", with: "")
    }
    let examples = ["ExampleApp", "ExampleStrategy", "LibFuzzer", "example-app"]
    let folders = Set(try Self.files(under: "Sources", suffix: ".swift").map { String($0.split(separator: "/")[1]) })
    #expect(Set(modules) == folders.filter { !$0.hasPrefix("twinjar-") && !examples.contains($0) })
    #expect(modules.suffix(4) == ["SyncStrategies", "CookieSyncAdapters", "CookieSync", "Cookies"])
    for (place, module) in modules.enumerated() {
      for other in modules[...place] {
        let importers = try Self.files(under: "Sources/\(module)", suffix: ".swift").filter {
          try Self.text($0).split(separator: "\n").contains { $0.hasSuffix("import \(other)") && !$0.hasPrefix("//") }
        }
        #expect(importers == [], "\(module) imports \(other)")
      }
    }
  }

  @Test("Cookies imports Foundation in one bridge only") func foundation() throws {
    let users = try Self.files(under: "Sources/Cookies", suffix: ".swift").filter {
      try Self.text($0).contains("import Foundation")
    }
    #expect(users == ["Sources/Cookies/Bridging/HTTPCookieBridge.swift"])
  }

  // MARK: - What strategies and searches do

  @Test("a login on the page with cookies that script can read is taken over by twinjar and by the observer")
  func readableLogin() throws {
    let text = """
      {schema: "twinjar.scenario/1", name: "readable", profile: "ideal", policy: "no-rotation",
       network: {latencyMilliseconds: [20, 80]}, server: {cookiesAreHTTPOnly: false},
       script: ["launch", "logIn", "openPage", {do: "wait", seconds: 10}, {do: "logOut", on: "page"},
         {do: "wait", seconds: 10}, {do: "logIn", on: "page"}, {do: "wait", seconds: 10}, "callNative", "fetchOnPage"]}
      """
    let scenario = try ScenarioFile.parse(Array(text.utf8), source: "readable")
    let entries = try ["twinjar", "two-way-observer"].map { try #require(StrategyCatalogue.entry(named: $0)) }
    let tallies = Campaign(scenarios: [scenario], strategies: entries, runs: 30, seed: 1).run(jobs: 2)
    #expect(tallies.map(\.runsWithSplit) == [0, 0])
    #expect(tallies.map(\.runsWithHarm) == [0, 0])
  }

  @Test("a second try can come too late where the way to the server takes longer than half of the grace")
  func lateSecondTry() throws {
    let text = """
      {schema: "twinjar.scenario/1", name: "slow", profile: "ideal", policy: "okta",
       network: {latencyMilliseconds: [20, 6000]}, server: {graceSeconds: 4},
       app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false},
       script: ["launch", "logIn", {do: "repeat", times: 20, steps: [{do: "refreshBoth"}, {do: "wait", seconds: 60}]}]}
      """
    let scenario = try ScenarioFile.parse(Array(text.utf8), source: "slow")
    let entries = try ["twinjar", "native-refresh"].map { try #require(StrategyCatalogue.entry(named: $0)) }
    let tallies = Campaign(scenarios: [scenario], strategies: entries, runs: 30, seed: 1).run(jobs: 2)
    #expect(tallies[0].runsWithLoss > 0)
    #expect(tallies[0].causeCounts().map(\.cause) == [.doubleRefresh])
    #expect(tallies[1].runsWithHarm == 0)
  }

  @Test("a search that draws schedules gives no certificate, whatever it has seen")
  func onlyAllSchedulesAreACertificate() throws {
    var exploration = Exploration(
      strategy: try #require(StrategyCatalogue.entry(named: "native-refresh")),
      scenario: try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh")))
    var complete = SearchReport()
    complete.isComplete = true
    #expect(exploration.report(on: complete).holds)
    for search in [Exploration.Search.random(seed: 1), .pct(depth: 3, seed: 1), .guided(seed: 1), .libFuzzer(seed: 1)] {
      exploration.search = search
      #expect(!exploration.report(on: complete).holds)
    }
  }
}
