import Foundation
import Testing

/// `compare --sweep` and `--fail-if`, as processes.
@Suite struct SweepCommandTests {
  private let directory: TestDirectory

  init() throws { directory = try TestDirectory() }

  private func compare(_ arguments: [String]) async throws -> BuiltCommand.Result {
    try await BuiltCommand.run(
      [
        "compare", "--scenario", "concurrent-refresh", "--strategy", "push-only", "--strategy", "two-way-observer",
        "--runs", "60",
      ]
        + arguments, in: directory.url)
  }

  @Test("a column for each value, a table for each value of the keys before the last") func table() async throws {
    let result = try await compare([
      "--sweep", "server.graceSeconds=0,30", "--sweep", "network.latencyMilliseconds=5,[20, 80],500",
    ])
    #expect(result.status == 0, "\(result.error)")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("concurrent-refresh, server.graceSeconds=") }.count == 2)
    let heads = lines.filter { $0.hasPrefix("strategy") }
    #expect(heads.count == 2)
    for head in heads {
      #expect(head.split(separator: " ").map(String.init) == ["strategy", "5", "[20,", "80]", "500"])
    }
    #expect(lines.filter { $0.hasPrefix("two-way-observer") }.count == 2)
  }

  @Test(
    "no column stands twice in CSV, whatever is swept",
    arguments: ["profile=ios-17,ios-18", "policy=curity,rfc9700-strict"])
  func columns(sweep: String) async throws {
    let result = try await compare(["--sweep", sweep, "--format", "csv"])
    #expect(result.status == 0, "\(result.error)")
    let lines = result.output.split(whereSeparator: \.isNewline)
    let names = try #require(lines.first).split(separator: ",", omittingEmptySubsequences: false)
    #expect(Set(names).count == names.count, "\(names)")
    #expect(names.contains(sweep.prefix { $0 != "=" }))
    #expect(lines.count == 5)
  }

  @Test("each cell is what the scenario's file with that value has") func sameAsAFile() async throws {
    struct Sweep: Decodable {
      struct Cell: Decodable {
        var settings: [String: String]
        var strategy: String
        var counts: [String: Int]
      }
      var schema: String
      var cells: [Cell]
    }
    struct Results: Decodable {
      struct Cell: Decodable { var runsWithHarm: Int }
      var cells: [Cell]
    }
    try directory.write(TestDirectory.scenario, as: "mine.json5")
    let decoder = JSONDecoder()
    let arguments = ["compare", "--strategy", "push-only", "--runs", "60", "--format", "json", "--scenario"]
    let swept = try await BuiltCommand.run(
      arguments + ["mine.json5", "--sweep", "network.latencyMilliseconds=5,[21, 81],400"], in: directory.url)
    let sweep = try decoder.decode(Sweep.self, from: Data(swept.output.utf8))
    #expect(sweep.schema == "twinjar.sweep/1")
    #expect(sweep.cells.map { $0.settings["network.latencyMilliseconds"] } == ["5", "[21, 81]", "400"])
    for (cell, value) in zip(sweep.cells, ["5", "[21, 81]", "400"]) {
      try directory.write(TestDirectory.scenario.replacing("[21, 81]", with: value), as: "one.json5")
      let alone = try await BuiltCommand.run(arguments + ["one.json5"], in: directory.url)
      let results = try decoder.decode(Results.self, from: Data(alone.output.utf8))
      #expect(cell.counts["harm"] == results.cells[0].runsWithHarm, "\(value)")
    }
  }

  /// 16 of 20 runs get stuck, whatever the grace, and the other four lose nothing.
  @Test(
    "runs without a verdict are told of, and no share is smaller for them",
    arguments: [
      ("harm", " 80.0 % (58.4-91.9)", "a run without a verdict counts as well.", nil),
      ("lost", " 80.0 % (58.4-91.9)", "a run without a verdict counts as well.", nil),
      ("split", " 0.0-80.0 % (0.0-91.9)", "from none of these to all of them.", 16),
    ])
  func withoutVerdict(measure: String, share: String, says: String, unknown: Int?) async throws {
    func swept(_ options: [String]) async throws -> BuiltCommand.Result {
      let sweep = ["--scenario", "lost-completions", "--strategy", "native-refresh", "--runs", "20", "--sweep"]
      return try await BuiltCommand.run(["compare"] + sweep + ["server.graceSeconds=0,30"] + options, in: directory.url)
    }
    let result = try await swept(["--measure", measure, "--report", "a.html"])
    #expect(result.status == 4, "\(result.error)")
    #expect(result.output.contains(share), "\(result.output)")
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(says), "\(result.output)")
    #expect(words.contains("no verdict 0 30") && words.contains("native-refresh 16 of 20 16 of 20"), "\(result.output)")
    let markdown = try await swept(["--measure", measure, "--format", "markdown"]).output
    #expect(markdown.contains(share) && markdown.contains("16 of 20"), "\(markdown)")
    #expect(try page("a.html").scores.cells.map(\.measuredUnknown) == [unknown, unknown])
  }

  @Test("a word means the same to a program and in a spreadsheet") func lostInBoth() async throws {
    struct Sweep: Decodable {
      struct Cell: Decodable {
        var runsWithLoss: Int
        var counts: [String: Int]
      }
      var cells: [Cell]
    }
    let sweep = [
      "compare", "--scenario", "lost-completions", "--strategy", "native-refresh", "--runs", "20", "--sweep",
      "server.graceSeconds=0", "--format",
    ]
    let json = try await BuiltCommand.run(sweep + ["json"], in: directory.url).output
    let cell = try #require(try JSONDecoder().decode(Sweep.self, from: Data(json.utf8)).cells.first)
    #expect(cell.runsWithLoss == 0 && cell.counts["lost"] == 16 && cell.counts["no verdict"] == 16)
    let csv = try await BuiltCommand.run(sweep + ["csv"], in: directory.url).output
    let rows = csv.split(whereSeparator: \.isNewline).map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let values = Dictionary(zip(rows[0], rows[1]), uniquingKeysWith: { first, _ in first })
    #expect(values["runsWithLoss"] == "0" && values["runsWithLossOrNoVerdict"] == "16")
  }

  @Test("in parts it is byte for byte the same") func parts() async throws {
    let sweep = ["--sweep", "network.latencyMilliseconds=5,500", "--runs", "210"]
    let limit = ["--fail-if", "lost > 2%"]
    for index in 1...3 {
      #expect(try await compare(sweep + ["--output", "parts", "--shard", "\(index)/3"]).status == 0)
    }
    let whole = try await compare(sweep + limit)
    #expect(whole.status == 1)
    #expect(whole.error.contains("in concurrent-refresh, network.latencyMilliseconds=500, lost"), "\(whole.error)")
    let merged = try await BuiltCommand.run(["merge", "parts"] + limit, in: directory.url)
    #expect(merged.output == whole.output)
    #expect(merged.error == whole.error)
    #expect(merged.status == 1)
  }

  @Test(
    "what cannot be swept",
    arguments: [
      (["--sweep", "network.latency=5"], "did you mean \"network.latencyMilliseconds\"?"),
      (["--sweep", "network.latencyMilliseconds=-5"], "found -5, expected a number from 0"),
      (["--sweep", "faults.zombiePerKill=0,0.5"], "expected a step kill in script"),
      (
        ["--sweep", "faults.replyLoss=0..1:50", "--sweep", "network.latencyMilliseconds=1..100:50"],
        "found more than 1000"
      ),
      (["--sweep", "faults.replyLoss=0,1", "--sweep", "faults.replyLoss=0,1"], "found faults.replyLoss twice"),
      (["--sweep", "faults.replyLoss=0,1", "--sweep", "faults.F51=0.5"], "found faults.replyLoss twice"),
      (
        ["--sweep", "faults.replyLoss=0,1", "--sweep", "profile=ios-17"],
        "found profile behind faults.replyLoss, which it would undo; expected it before"
      ),
      (
        ["--sweep", "network.latencyMilliseconds=1e-6,1.4e-6"],
        "found \"1e-6\" and \"1.4e-6\", which are one value, expected each value once"
      ),
      (["--sweep", "faults.replyLoss=0,1", "--by", "cause"], "--by: found cause, expected score with --sweep"),
    ])
  func refused(arguments: [String], says: String) async throws {
    let result = try await compare(arguments)
    #expect(result.status == 64)
    #expect(result.error.contains(says), "\(result.error)")
    #expect(result.output.isEmpty)
  }

  @Test(
    "a limit: exit code 1 if it is exceeded, and which bound says so",
    arguments: [
      ("lost > 0.1%", Int32(1), "Failed: two-way-observer in concurrent-refresh, lost "),
      ("lost > 99%", 0, "Undecided: "), ("leaked > 50%", 0, ""),
      ("upper leaked > 0.1%", 1, "the upper bound of its 95 % interval"),
      ("lots > 1%", 64, "did you mean \"lost\"?"),
    ])
  func limits(limit: String, status: Int32, says: String) async throws {
    let result = try await compare(["--fail-if", limit])
    #expect(result.status == status, "\(result.error)")
    #expect(says.isEmpty ? result.error.isEmpty : result.error.contains(says), "\(result.error)")
    // The answer is the same whatever is asked of it.
    if status < 64 { #expect(try await compare([]).output == result.output) }
  }

  @Test("advice over a sweep names where the answer changes, and by how much") func advice() async throws {
    let result = try await BuiltCommand.run(
      [
        "advise", "--scenario", "concurrent-refresh", "--runs", "60", "--seed", "3", "--sweep",
        "server.graceSeconds=0,30", "--format", "json",
      ], in: directory.url)
    #expect(result.status == 0, "\(result.error)")
    struct Advice: Decodable {
      struct Point: Decodable {
        var settings: [String: String]
        var recommended: String?
        var candidates: [String]
        var failures: [String: Int]
        var runs: Int
      }
      struct Change: Decodable {
        var key: String
        var from: Int
        var to: Int
        var joined: [String]
        var left: [String]
      }
      var schema: String
      var keys: [String]
      var points: [Point]
      var changes: [Change]
    }
    let advice = try JSONDecoder().decode(Advice.self, from: Data(result.output.utf8))
    #expect(advice.schema == "twinjar.advice-sweep/1" && advice.keys == ["server.graceSeconds"])
    #expect(advice.points.map(\.settings) == [["server.graceSeconds": "0"], ["server.graceSeconds": "30"]])
    for point in advice.points {
      #expect(point.runs == 60 && point.recommended == point.candidates.first)
      // Each is what the command says of the scenario with that value.
      let single = try await compare([
        "--sweep", "server.graceSeconds=\(try #require(point.settings["server.graceSeconds"]))", "--seed", "3",
        "--format", "csv",
      ])
      #expect(single.status == 0, "\(single.error)")
      let rows = single.output.split(whereSeparator: \.isNewline).map { $0.split(separator: ",") }
      let column = try #require(rows.first?.firstIndex(of: "runsWithLoss"))
      let lost = try #require(rows.first { $0.contains("two-way-observer") }.flatMap { Int($0[column]) })
      #expect(try #require(point.failures["two-way-observer"]) >= lost)
    }
    // A grace makes the two-way observer's double refresh harmless.
    #expect(try #require(advice.points[0].failures["two-way-observer"]) > 30)
    #expect(try #require(advice.points[1].failures["two-way-observer"]) < 30)
    // So it is as good as the best there.
    let change = try #require(advice.changes.first)
    #expect(advice.changes.count == 1 && change.key == "server.graceSeconds" && change.from == 0 && change.to == 1)
    #expect(change.joined.contains("two-way-observer") && change.left.isEmpty)
  }

  /// What a page's heat map is made of.
  private struct Page: Decodable {
    struct Scores: Decodable {
      struct Scenario: Decodable {
        var name: String
        var values: [String]
      }
      struct Rate: Decodable { var count: Int }
      struct Cell: Decodable {
        var scenario: Int
        var strategy: Int
        var rank: Int?
        var measured: Rate
        var measuredUnknown: Int?
      }
      var keys: [String]
      var measure: String
      var scenarios: [Scenario]
      var strategies: [String]
      var cells: [Cell]
    }
    struct Finding: Decodable {
      struct Command: Decodable { var line: String }
      struct Event: Decodable, Equatable {
        var at: Int
        var text: String
      }
      var title: String
      var summary: String
      var events: [Event]
      var commands: [Command]
    }
    struct Part: Decodable {
      var kind: String
      var items: [String]?
      var rows: [[String]]?
    }
    var scores: Scores
    var findings: [Finding]
    var parts: [Part]
  }

  private func page(_ name: String) throws -> Page {
    let html = try directory.text(of: name)
    let start = try #require(html.range(of: "id=\"results\">")).upperBound
    let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
    return try JSONDecoder().decode(Page.self, from: Data(html[start..<end].utf8))
  }

  @Test("a page has each combination's shares of what is measured, and a run of each")
  func report() async throws {
    let sweep = ["--sweep", "server.graceSeconds=0,30", "--sweep", "network.latencyMilliseconds=5,500"]
    let plain = try await compare(sweep + ["--format", "json"])
    let result = try await compare(sweep + ["--format", "json", "--measure", "lost", "--report", "a.html"])
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output == plain.output)
    let page = try page("a.html")
    #expect(page.scores.keys == ["server.graceSeconds", "network.latencyMilliseconds"])
    #expect(page.scores.measure == "lost")
    #expect(page.scores.scenarios.map(\.values) == [["0", "5"], ["0", "500"], ["30", "5"], ["30", "500"]])
    #expect(
      page.scores.scenarios.last?.name
        == "concurrent-refresh, server.graceSeconds=30, network.latencyMilliseconds=500")
    struct Sweep: Decodable {
      struct Cell: Decodable { var counts: [String: Int] }
      var cells: [Cell]
    }
    let cells = try JSONDecoder().decode(Sweep.self, from: Data(plain.output.utf8)).cells
    #expect(page.scores.cells.map(\.measured.count) == cells.map { $0.counts["lost"] })
    #expect(page.scores.cells.contains { $0.measured.count > 0 })
    #expect(!page.findings.isEmpty && page.findings.allSatisfy { $0.commands.count == 1 })
    #expect(page.findings.allSatisfy { $0.title.contains(", server.graceSeconds=") })
    // Of parts that others ran it is the same page.
    #expect(try await compare(sweep + ["--output", "parts", "--shard", "1/1"]).status == 0)
    let merged = try await BuiltCommand.run(
      ["merge", "parts", "--measure", "lost", "--report", "b.html"], in: directory.url)
    #expect(merged.status == 0, "\(merged.error)")
    #expect(try directory.text(of: "b.html") == directory.text(of: "a.html"))
  }

  @Test(
    "a run's line makes a page of it alone",
    arguments: [
      (["compare", "--strategy", "push-only", "--runs", "12", "--seed", "5"], "concurrent-refresh"),
      (["compare", "--strategy", "push-only", "--runs", "12"], "it's my $HOME.json5"),
      (["advise", "--runs", "6", "--platform", "ios-17"], "concurrent-refresh"),
    ])
  func pasted(arguments: [String], scenario: String) async throws {
    if scenario.hasSuffix(".json5") { try directory.write(TestDirectory.scenario, as: scenario) }
    let sweep = ["--sweep", "network.latencyMilliseconds=[20, 80]", "--sweep", "server.graceSeconds=0,5"]
    let made = try await BuiltCommand.run(
      arguments + ["--scenario", scenario] + sweep + ["--report", "a.html"], in: directory.url)
    #expect(made.error.contains("The report is in a.html"), "\(made.error)")
    let findings = try page("a.html").findings
    #expect(!findings.isEmpty)
    for finding in [findings[0], findings[findings.count - 1]] {
      let line = try #require(finding.commands.first).line
      let pasted = try await BuiltCommand.run(["-c", line], of: URL(fileURLWithPath: "/bin/sh"), in: directory.url)
      #expect(pasted.error.contains("The report is in swept-run.html"), "\(line)\n\(pasted.error)")
      let again = try page("swept-run.html").findings
      // There the platform is a key like the others.
      let platform = arguments.contains("--platform") ? "profile=ios-17, " : ""
      let title = finding.title.replacing("\(scenario), ", with: "\(scenario), \(platform)")
      #expect(again.map(\.title) == (platform.isEmpty ? [finding.title] : [title]))
      #expect(again.map(\.summary) == [finding.summary])
      // A page of fewer runs has more events of each.
      #expect(again.first?.events.first == finding.events.first)
      #expect(Set(finding.events.map(\.text)).isSubset(of: Set(again.first?.events.map(\.text) ?? [])))
    }
  }

  @Test("a page of advice has the answer at each value, where it changes, and each strategy's place") func advicePage()
    async throws
  {
    // With a grace few runs are lost, each of which would have its timeline.
    let arguments = [
      "advise", "--scenario", "concurrent-refresh", "--runs", "10", "--sweep", "server.graceSeconds=30,60",
    ]
    let result = try await BuiltCommand.run(arguments + ["--report", "a.html"], in: directory.url)
    #expect(result.status == 0, "\(result.error)")
    let page = try page("a.html")
    #expect(page.parts.map(\.kind) == ["table", "list"])
    #expect(page.parts[0].rows?.map { $0[0] } == ["server.graceSeconds=30", "server.graceSeconds=60"])
    for line in try #require(page.parts[1].items) { #expect(result.output.contains(line)) }
    #expect(page.scores.measure == "harm")
    for scenario in 0...1 {
      let ranks = page.scores.cells.filter { $0.scenario == scenario }.compactMap(\.rank)
      #expect(ranks.sorted() == Array(1...page.scores.strategies.count))
    }
  }
}
