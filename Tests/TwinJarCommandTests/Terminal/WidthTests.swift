import ArgumentParser
import Foundation
import Testing

@testable import CookieReports
@testable import TwinJarCommand

/// What a person sees fits the window: columns go, names shorten, and no line wraps.
@Suite("Nothing wraps") struct WidthTests {
  static let commands: [[String]] = [
    ["compare", "--runs", "10"], ["compare", "--all", "--runs", "10", "--scenario", "cold-launch"],
    ["compare", "--by", "cause", "--all", "--runs", "10", "--scenario", "concurrent-refresh"],
    ["compare", "--runs", "10", "--scenario", "lost-completions"],
    ["advise", "--scenario", "concurrent-refresh", "--runs", "10"],
    [
      "explore", "--scenario", "with-grace", "--strategy", "push-only", "--strategy", "native-refresh", "--faults", "0",
      "--timed-runs", "5", "--schedules", "100",
    ],
    [
      "explore", "--scenario", "with-grace", "--strategy", "push-only", "--faults", "0", "--timed-runs", "5",
      "--schedules", "100",
    ],
    ["list"], ["list", "faults"], ["check", "week-of-use"], ["help", "terms"],
    ["parse", "a=b; Max-Age=10; Path=/x", "--url", "https://a.test/", "--now", "0"],
    ["fuzz", "set-cookie", "--runs", "1000", "--oracle", "foundation"],
    ["fuzz", "strategy", "push-only", "--runs", "50", "--scenario", "concurrent-refresh"],
    ["fuzz", "--replay", repository("Corpus"), "--oracle", "foundation"],
    ["compare", "--runs", "5", "--scenario", "with-grace"], ["list", "scenarios"], ["list", "policies"],
    ["explain", "TAPE"], ["replay", "TAPE"], ["replay", "--timeline", "TAPE"],
    ["explore", "--corpus", repository("Corpus/findings")],
    ["inspect", repository("Tests/CookieFilesTests/RealFiles/plaso-ios.binarycookies")],
    [
      "inspect", repository("Tests/CookieFilesTests/RealFiles/ios17-Applic-90F2C1EE.binarycookies"),
      repository("Tests/CookieFilesTests/RealFiles/ios17-Applic-3DEF47C8.binarycookies"),
    ],
    ["archives", "--cookies", "1", "--archive", "compact", "--archive", "json-naive", "--time", "100ms"],
    ["soak", "set-cookie", "--runs", "1000"], ["self-check", "--chains", "50"],
    ["lab", "compare", repository("Corpus/lab"), "--runs", "100"],
    ["rare", "--scenario", "kill-after-set", "--strategy", "push-only", "--strategy", "twinjar", "--runs", "100"],
    [
      "compare", "--scenario", "concurrent-refresh", "--runs", "5", "--sweep", "network.latencyMilliseconds=5,500",
      "--sweep", "server.graceSeconds=0,30",
    ],
    [
      "advise", "--scenario", "concurrent-refresh", "--runs", "5", "--sweep", "network.latencyMilliseconds=5,500",
    ],
    ["compare", "--scenario", "concurrent-refresh", "--runs", "5", "--fail-if", "lost > 1%"],
    ["diagnose", repository("Tests/CaptureDiagnosisTests/Captures/refreshed-twice.har")],
    ["diagnose", repository("Tests/CaptureDiagnosisTests/Captures/read-empty.ndjson")],
    ["list", "constructs"], ["list", "strategies"], ["list", "profiles"], ["check", "concurrent-refresh-crowded"],
    ["replay", repository("Corpus/findings/native-refresh.concurrent-refresh.lost.finding")],
    ["explain", repository("Corpus/findings/two-way-observer.concurrent-refresh.lost.finding")],
    ["compare", "--help"], ["help", "explore"],
  ]

  @Test("a column with a violation stays before those that are open or hold", arguments: [60, 80])
  func violatedColumn(columns: Int) async throws {
    let words = [
      "explore", "--scenario", "logout-not-seen", "--strategy", "push-only", "--strategy", "twinjar", "--timed-runs",
      "20", "--schedules", "50", "--faults", "1",
    ]
    let output = try await BuiltCommand.run(words, columns: columns).output
    let titles = output.split(separator: "\n").first { $0.hasPrefix("scenario ") }
    #expect(titles?.contains("resurrected") == true, "\(output)")
    #expect(!output.contains("(violated)"), "\(output)")
  }

  @Test("advice over two keys keeps how often somebody must log in", arguments: [60, 80]) func advised(columns: Int)
    async throws
  {
    let words = [
      "advise", "--scenario", "concurrent-refresh", "--runs", "5", "--sweep", "server.graceSeconds=0,30", "--sweep",
      "network.latencyMilliseconds=5,500",
    ]
    let output = try await BuiltCommand.run(words, columns: columns).output
    let titles = output.split(separator: "\n").first { $0.hasPrefix("graceSeconds  latencyMilliseconds  take ") }
    #expect((titles?.contains("must log in") == true) == (columns == 80), "\(output)")
  }

  @Test("at 80 columns no archive is left out") func everyArchive() async throws {
    let output = try await BuiltCommand.run(["archives", "--cookies", "1", "--time", "100ms"], columns: 80).output
    let fates = output.components(separatedBy: "What damage does")[0]
    #expect(fates.contains("keyed-secure") && !fates.contains("too narrow for"), "\(fates)")
  }

  @Test("names that would be one are told apart by their beginnings") func namesApart() {
    let wide = String(repeating: "9", count: 49)
    let columns = [ReportTable.Column("strategy", isCode: true), ReportTable.Column("harm", .right)]
    var table = TextTable(columns, importance: [nil, nil])
    for name in ["single-flight-native", "single-source-native"] { table.append([name, wide]) }
    let text = table.text(on: TerminalLayout(columns: 60))
    #expect(text.contains("\nsingle-f…  \(wide)\nsingle-s…  \(wide)\n"), "\(text)")
  }

  @Test("names of a series are told apart by the last of several numbers and the one before") func series() {
    let wide = String(repeating: "9", count: 35)
    var table = TextTable(
      [ReportTable.Column("scenario", isCode: true), ReportTable.Column("lost", .right)], importance: [nil, nil])
    for name in ["2-offset--48", "2-offset-0", "20-offset--48", "20-offset-0"].map({ "race-latency-\($0)" }) {
      table.append([name, wide])
    }
    let names = table.text(on: TerminalLayout(columns: 60)).split(separator: "\n").dropFirst(2).map {
      $0.prefix { $0 != " " }
    }
    #expect(
      names == [
        "race…tency-2-offset--48", "race-latency-2-offset-0", "race…ency-20-offset--48", "race…atency-20-offset-0",
      ], "\(names)")
  }

  @Test("sentences are broken, and not shortened") func sentences() {
    let wide = String(repeating: "9", count: 38)
    var table = TextTable(
      [ReportTable.Column("what", isProse: true), ReportTable.Column("n", .right)], importance: [nil, nil])
    table.append(["a set, beside 500 cookies", wide])
    table.append(["a read", "1"])
    let lines = table.text(on: TerminalLayout(columns: 60)).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.dropFirst(2) == [
        "a set, beside 500     \(wide)", "  cookies", "a read                \(String(repeating: " ", count: 37))1", "",
      ], "\(lines)")
  }

  @Test("one that is left out is said to have it") func hiddenViolation() {
    let properties = ["lost", "split"].map { ReportTable.Column($0, .right) }
    var table = TextTable([ReportTable.Column("scenario")] + properties, importance: [nil, 2, 1])
    table.append(["with-grace", String(repeating: "F50 ", count: 8), String(repeating: "F01 ", count: 8)])
    table.remarks = [1: "violated", 2: "violated"]
    let text = table.text(on: TerminalLayout(columns: 60))
    #expect(text.contains("F50") && text.hasSuffix("(too narrow for: split (violated))\n"), "\(text)")
  }

  private static func repository(_ path: String) -> String { ReadmeTests.repository.appending(path: path).path }

  /// A run that lost a session.
  static let tape = Task {
    let line = ["compare", "--runs", "20", "--scenario", "concurrent-refresh", "--strategy", "push-only"]
    let output = (try? await BuiltCommand.run(line).output) ?? ""
    return output.firstMatch(of: /twinjar\.tape\S+/).map { String($0.output) } ?? "no tape"
  }

  static func widest(_ text: String) -> String {
    text.split(separator: "\n").map(String.init).max { $0.count < $1.count } ?? ""
  }

  @Test("at 60, 80 and 120 columns", arguments: commands) func widths(arguments: [String]) async throws {
    let tape = await Self.tape.value
    for columns in [60, 80, 120] {
      let line = arguments.map { $0 == "TAPE" ? tape : $0 }
      let output = try await BuiltCommand.run(line, columns: columns).output
      let widest = Self.widest(output)
      #expect(!output.isEmpty)
      #expect(widest.count <= columns, "\(columns): \(widest)")
    }
  }

  @Test("the help of every command, its usage included", arguments: [60, 80, 120]) func help(columns: Int) {
    func commands(below command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
      [command] + command.configuration.subcommands.flatMap { commands(below: $0) }
    }
    let all = commands(below: TwinJarCommand.self)
    #expect(all.count > 25)
    let layout = TerminalLayout(columns: columns, breaksWords: true)
    for command in all {
      let text = ParserText.help(TwinJarCommand.helpMessage(for: command, columns: columns), on: layout)
      #expect(ParserText.isHelp(text))
      let widest = Self.widest(text)
      #expect(widest.count <= columns, "\(command): \(widest)")
    }
  }

  @Test("usage goes on below its beginning, and a script that completes commands is no help") func usage() {
    let text =
      "Error: nothing is folded here, whatever its width is, since it may be looked for\n"
      + "Usage: twinjar merge <directory> ... [--all] [--by <by>] [--format <format>]"
    #expect(
      ParserText.usage(text, on: TerminalLayout(columns: 60)) == """
        Error: nothing is folded here, whatever its width is, since it may be looked for
        Usage: twinjar merge <directory> ... [--all] [--by <by>]
               [--format <format>]
        """)
    #expect(!ParserText.isHelp("#compdef twinjar") && !ParserText.isHelp("twinjar 1.0"))
  }

  @Test("a name that leaves no room has a line to itself") func names() throws {
    let list = ListReport([ListReport.Section("things", [("short", "a b"), (String(repeating: "n", count: 50), "c")])])
    #expect(
      list.text(on: TerminalLayout(columns: 60)) == "  short  a b\n  \(String(repeating: "n", count: 50))\n         c\n"
    )
    #expect(list.text.hasPrefix("  short\(String(repeating: " ", count: 47))a b\n"))
  }

  @Test("in a pipe tables have 80 columns, and commands stay in one line") func pipe() async throws {
    let output = try await BuiltCommand.run(["compare", "--runs", "20"], columns: nil).output
    let lines = output.split(separator: "\n")
    // How the program was called is part of a command, and may be long.
    let commands = lines.filter { $0.hasPrefix("  ") && $0.contains("twinjar ") }
    #expect(lines.filter { $0.count > 80 && !commands.contains($0) } == [])
    #expect(commands.map { $0.split(separator: " ")[1] } == ["advise", "explain", "replay"])
    #expect(commands.allSatisfy { !$0.hasSuffix(" ") && $0.count > 80 || $0.contains(" advise ") })
    #expect(!output.contains("\\\n") && !output.contains("\u{1B}"))
  }

  /// A run of a million choices has one of six million characters, at each of whose folds the rest was measured.
  @Test(
    "a long line is folded in a time that grows as it does", arguments: ["  twinjar replay twinjar.tape/1,", "word "])
  func longLine(beginning: String) {
    let short = ProcessorTime.seconds { _ = Self.folded(Self.line(beginning, 25_000)) }
    let line = Self.line(beginning, 250_000)
    var lines: [Substring] = []
    let long = ProcessorTime.seconds { lines = Self.folded(line) }
    #expect(long < 30 * short, "\(short) s, then \(long) s for ten times as much")
    #expect(lines.count > 2_000)
    #expect(lines.allSatisfy { $0.utf8.count <= 1_000 })
    let whole = lines.map { $0.hasSuffix("\\") ? $0.dropLast() : $0 }.joined()
    #expect(whole.filter { $0 != " " } == line.filter { $0 != " " })
  }

  private static func line(_ beginning: String, _ pieces: Int) -> String {
    beginning + String(repeating: "gIAEyN0B", count: pieces)
  }

  private static func folded(_ line: String) -> [Substring] {
    TerminalLayout(columns: 1_000, breaksWords: true).fit(line).split(separator: "\n")
  }

  @Test("a folded command is one for a shell") func folded() async throws {
    let directory = try TestDirectory()
    let printed = try await BuiltCommand.run(
      ["compare", "--runs", "20", "--scenario", "concurrent-refresh", "--strategy", "push-only"], in: directory.url,
      columns: 60)
    // Each of the three, with its title left out.
    let blocks = printed.output.components(separatedBy: "\n\n").suffix(3)
    let commands = blocks.map { $0.drop { $0 != "\n" } }
    var results: [BuiltCommand.Result] = []
    for command in commands { results.append(try await directory.shell(String(command))) }
    #expect(results.map(\.status) == [0, 0, 0], "\(printed.output)\(results.map(\.error))")
    #expect(results[0].output.contains("\nTake "))
    #expect(results[1].output.contains("is lost: F50"))
    #expect(results[2].output.contains("first cause F50"))
    #expect(try directory.text(of: "twinjar-report.html").contains("</html>"))
  }

  @Test("the default is short: six strategies, three commands; --all has the rest; --quiet has no commands")
  func short() async throws {
    let arguments = ["compare", "--runs", "5", "--scenario", "concurrent-refresh"]
    let short = try await BuiltCommand.run(arguments).output
    let rows = short.split(separator: "\n").filter { $0.contains(" % (") }
    #expect(rows.map { $0.prefix { $0 != " " } } == StrategySelection.usualNames.map { Substring($0) })
    #expect(short.split(separator: "\n").count < 30)
    let all = try await BuiltCommand.run(arguments + ["--all"]).output
    #expect(all.split(separator: "\n").filter { $0.contains(" % (") }.count > 20)
    let quiet = try await BuiltCommand.run(arguments + ["--quiet"]).output
    #expect(short.hasPrefix(quiet) && !quiet.contains("twinjar.tape"))
  }

  private static let explored = [
    "explore", "--scenario", "concurrent-refresh", "--strategy", "push-only", "--faults", "0", "--timed-runs", "5",
    "--schedules", "100",
  ]

  @Test(
    "--quiet leaves out the commands to go on with, whichever command prints them",
    arguments: [
      explored, ["compare", "--by", "cause", "--runs", "5", "--scenario", "concurrent-refresh"],
      ["compare", "--all", "--runs", "10", "--scenario", "lost-completions"],
      ["compare", "--runs", "10", "--scenario", "lost-completions"],
      ["rare", "--scenario", "kill-after-set", "--strategy", "push-only", "--runs", "100"],
      ["fuzz", "strategy", "push-only", "--runs", "50", "--scenario", "concurrent-refresh"],
    ])
  func quiet(arguments: [String]) async throws {
    let loud = try await BuiltCommand.run(arguments)
    let quiet = try await BuiltCommand.run(arguments + ["--quiet"])
    #expect(quiet.status == loud.status)
    #expect(loud.output.contains("twinjar.tape/") && !quiet.output.contains("twinjar.tape/"))
    // Nothing is new, and nothing else is missing: a command, and the line before it that says what it is for.
    let kept = Set(quiet.output.split(separator: "\n"))
    let lines = loud.output.split(separator: "\n")
    #expect(kept.isSubset(of: lines) && kept.count >= 3, "\(quiet.output)")
    let program = BuiltCommand.executable.lastPathComponent
    let dropped = lines.indices.filter { !kept.contains(lines[$0]) }
    let others = dropped.filter { line in
      !lines[line].contains(program) && !(line + 1 < lines.count && lines[line + 1].contains(program))
    }
    #expect(others.isEmpty, "\(others.map { lines[$0] })")
  }

  @Test("runs without a verdict have a column of their own, and are no zero") func noVerdict() async throws {
    let output = try await BuiltCommand.run(
      ["compare", "--runs", "20", "--scenario", "lost-completions", "--strategy", "push-only", "--strategy", "twinjar"]
    ).output
    #expect(output.contains("no verdict"))
    let row = try #require(output.split(separator: "\n").first { $0.hasPrefix("push-only") })
    #expect(row.contains(/\d+ stuck/), "\(row)")
    #expect(!row.contains(" 0.0 % ("))
  }

  @Test("where the width comes from, and colour") func environment() {
    func layout(_ window: Int?, _ isTerminal: Bool, _ environment: [String: String]) -> TerminalLayout {
      .current(window: window, isTerminal: isTerminal, environment: environment)
    }
    #expect(layout(nil, false, [:]) == TerminalLayout(columns: 80))
    #expect(layout(100, true, [:]) == TerminalLayout(columns: 100, breaksWords: true, isColoured: true))
    #expect(layout(100, true, ["NO_COLOR": "1"]) == TerminalLayout(columns: 100, breaksWords: true))
    #expect(layout(100, true, ["TERM": "dumb", "NO_COLOR": ""]) == TerminalLayout(columns: 100, breaksWords: true))
    #expect(layout(100, true, ["COLUMNS": "70"]).columns == 70)
    #expect(layout(nil, false, ["COLUMNS": "70"]) == TerminalLayout(columns: 70, breaksWords: true))
    #expect(layout(30, true, [:]).columns == 60)
    for wrong in ["", "wide", "0", "-5"] { #expect(layout(100, true, ["COLUMNS": wrong]).columns == 100) }
  }
}
