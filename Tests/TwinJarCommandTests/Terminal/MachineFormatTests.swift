import Testing

@testable import CookieReports

/// Text that comes from elsewhere ends no cell, no attribute and no annotation.
@Suite("Formats for programs") struct MachineFormatTests {
  private struct Hostile: Report {
    static let forms: Set<ReportForm> = [.text, .checks, .findings, .records]
    static let text = "a,\"b\"\n<c>&'::error::%0A\u{1B}[31m"
    var text: String { Self.text }
    var checks: [ReportCheck] {
      let finding = ReportFinding(
        id: "x", level: .error, summary: Self.text, message: Self.text, location: "a,b:c")
      return [
        ReportCheck(suite: Self.text, name: "passed", outcome: .passed),
        ReportCheck(suite: "s", name: Self.text, outcome: .failed(finding)),
        ReportCheck(suite: "s", name: "open", outcome: .unanswered(Self.text)),
        ReportCheck(suite: "s", name: "skipped", outcome: .skipped),
      ]
    }
    var records: ReportTable { ReportTable(["a", "b"].map { ReportTable.Column($0) }, rows: [[Self.text, "1"]]) }
  }

  @Test func csv() throws {
    #expect(
      try CSVFormat().text(of: Hostile()) == "a,b\n\"a,\"\"b\"\"\n<c>&'::error::%0A\u{1B}[31m\",1\n")
  }

  @Test func junit() throws {
    let text = try JUnitFormat().text(of: Hostile())
    #expect(text.contains("<testsuites name=\"twinjar\" tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\">"))
    #expect(!text.contains("<c>") && !text.contains("\u{1B}"))
    #expect(text.contains("<testsuite name=\"a,&quot;b&quot;"))
  }

  @Test func github() throws {
    let text = try GitHubFormat().text(of: Hostile())
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.hasPrefix("::error file=a%2Cb%3Ac,title=a%2C\"b\""))
    #expect(!text.contains("\u{1B}") && text.contains("%250A"))
  }

  /// A path is a URI reference there: what ends one, or begins a scheme or a fragment, is escaped.
  @Test(
    arguments: [
      ("Corpus/a-b_c.d~/1.finding", "Corpus/a-b_c.d~/1.finding"), ("it's found/x.finding", "it%27s%20found/x.finding"),
      ("a:b#c?d%e", "a%3Ab%23c%3Fd%25e"), ("ü\n", "%C3%BC%0A"), ("./x.json5", "x.json5"), ("./", "./"),
      ("/tmp/a b.json5", "file:///tmp/a%20b.json5"),
    ])
  func sarif(path: String, uri: String) throws {
    let finding = ReportFinding(id: "x", level: .note, summary: "s", message: "m", location: path)
    let text = try SARIFFormat().text(of: Found(findings: [finding]))
    #expect(text.contains(#""artifactLocation":{"uri":"\#(uri)"}"#), "\(text)")
  }

  private struct Found: Report {
    static let forms: Set<ReportForm> = [.text, .findings]
    var findings: [ReportFinding]
  }

  struct Placed: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var place: ReportPlace
    var sarif: String
    var github: String
  }

  /// What stands behind the message, and before the title.
  @Test(
    "where a finding shows",
    arguments: [
      Placed(testDescription: "nowhere", place: .none, sarif: "", github: ""),
      Placed(
        testDescription: "a file", place: ReportPlace(file: "a.json5"),
        sarif: #","locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.json5"}}}]"#, github: "file=a.json5,"),
      Placed(
        testDescription: "a line", place: ReportPlace(file: "a.json5", line: 3),
        sarif: #","locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.json5"},"region":{"startLine":3}}}]"#,
        github: "file=a.json5,line=3,"),
      Placed(
        testDescription: "a column", place: ReportPlace(file: "a.json5", line: 3, column: 7),
        sarif: #","locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.json5"},"#
          + #""region":{"startLine":3,"startColumn":7}}}]"#, github: "file=a.json5,line=3,col=7,"),
      Placed(
        testDescription: "a built-in scenario", place: .scenario(called: "week-of-use"),
        sarif: #","locations":[{"logicalLocations":[{"name":"week-of-use","kind":"resource"}]}]"#, github: ""),
      Placed(
        testDescription: "a scenario's file", place: .scenario(called: "my week.json5"),
        sarif: #","locations":[{"physicalLocation":{"artifactLocation":{"uri":"my%20week.json5"}}}]"#,
        github: "file=my week.json5,"),
      Placed(
        testDescription: "a file below the directory, with more slashes than it needs",
        place: ReportPlace(file: ".//a.json5"),
        sarif: #","locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.json5"}}}]"#,
        github: "file=.//a.json5,"),
    ])
  func places(_ test: Placed) throws {
    let finding = ReportFinding(id: "x", level: .note, summary: "s", message: "m", place: test.place)
    let log = try SARIFFormat().text(of: Found(findings: [finding]))
    #expect(log.contains(#""message":{"text":"m"}"# + test.sarif + "}"), "\(log)")
    #expect(try GitHubFormat().text(of: Found(findings: [finding])) == "::notice \(test.github)title=s::m\n")
  }

  @Test(
    "what was made safe to print is not made so twice, and a file keeps its name",
    arguments: [
      ("plain", "plain", "plain"), ("w\\x", "w\\x", "w\\x"), ("a\u{1B}", "a\\u{1B}", "a\\u{1B}"),
      ("a\\u{1B}", "a\\u{1B}", "a\\u{1B}"), ("a\r\nb", "a\\r\\nb", "a%0D%0Ab"),
    ])
  func escapedOnce(text: String, shown: String, file: String) throws {
    let finding = ReportFinding(id: "x", level: .note, summary: "s", message: text, place: ReportPlace(file: text))
    #expect(
      try GitHubFormat().text(of: Found(findings: [finding])) == "::notice file=\(file),title=s::\(shown)\n")
    struct Failed: Report {
      static let forms: Set<ReportForm> = [.text, .checks]
      var checks: [ReportCheck]
    }
    let junit = try JUnitFormat().text(of: Failed(checks: [ReportCheck(suite: "s", name: text, outcome: .passed)]))
    #expect(junit.contains(" name=\"\(shown)\"/>"), "\(junit)")
  }

  @Test("a question without an answer is about the same place as one with a bad one") func unanswered() throws {
    struct Asked: Report {
      static let forms: Set<ReportForm> = [.text, .checks, .findings]
      var checks: [ReportCheck] {
        [ReportCheck(suite: "s", name: "n", outcome: .unanswered("w"), place: ReportPlace(file: "a.json5"))]
      }
    }
    #expect(
      try GitHubFormat().text(of: Asked()) == "::warning file=a.json5,title=no verdict::n in s: w\n")
  }

  @Test("a narrow table drops what matters least, and says so; names keep both ends") func table() {
    var table = TextTable(
      [
        ReportTable.Column("name", isCode: true), ReportTable.Column("first", .right),
        ReportTable.Column("second", .right), ReportTable.Column("words"),
      ], importance: [nil, 1, 3, 2])
    table.append(["single-source-native-of-old", "12345678901234567890", "1", "one two three four"])
    #expect(
      table.text(on: TerminalLayout(columns: 60)) == """
        name                             first  second  words
        ----------------  --------------------  ------  ------------
        single-s…-of-old  12345678901234567890       1  one two thr…

        """)
    table.append(["push-only", "1", "1234567", ""])
    #expect(
      table.text(on: TerminalLayout(columns: 60)) == """
        name                          second  words
        ---------------------------  -------  ------------------
        single-source-native-of-old        1  one two three four
        push-only                    1234567
        (too narrow for: first)

        """)
    #expect(table.text.contains("single-source-native-of-old  12345678901234567890        1  one two three four"))
  }
}

/// How many columns a text takes.
@Suite("The width of text") struct TextWidthTests {
  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("日本語", 6), ("한국어", 6), ("カタカナ", 8), ("ｶﾀｶﾅ", 4), ("ＡＢ", 4), ("、。", 4), ("\u{3248}", 1),
      ("é", 1), ("e\u{301}", 1), ("か\u{3099}", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("🍪", 2), ("👍🏽", 2), ("🇩🇪", 2),
      ("❤", 1),
      ("…─█", 3), ("𠀀", 2), ("\u{10FFFF}", 1), ("\u{0}", 1), ("\r\n", 1), ("ü日a", 4), ("ж", 1), ("א", 1),
    ])
  func columns(text: String, columns: Int) { #expect(text.columns == columns) }

  @Test(
    "as much as there is room for",
    arguments: [
      ("日本語", 6, "日本語", "日本語"), ("日本語", 5, "日本", "本語"), ("日本語", 4, "日本", "本語"), ("日本語", 1, "", ""),
      ("a日b", 3, "a日", "日b"), ("a日b", 2, "a", "b"), ("abc", 9, "abc", "abc"), ("abc", 0, "", ""), ("abc", -1, "", ""),
      ("", 3, "", ""),
    ])
  func parts(text: String, most: Int, beginning: String, end: String) {
    #expect(text.prefix(columns: most) == beginning)
    #expect(text.suffix(columns: most) == end)
  }

  @Test("columns of a table stand below each other, and cut names have their width") func table() {
    var table = TextTable([("name", .left), ("n", .right), ("日本", .right)])
    table.append(["日本語", "1", "2"])
    table.append(["abc", "日", "3"])
    #expect(
      table.text == """
        name     n  日本
        ------  --  ----
        日本語   1     2
        abc     日     3

        """)
    table.append([String(repeating: "日本語", count: 20), "1", "2"])
    let lines = table.text(on: TerminalLayout(columns: 60)).split(separator: "\n")
    #expect(lines.allSatisfy { $0.columns <= 60 }, "\(lines)")
    #expect(lines.last?.hasSuffix("   1     2") == true)
  }

  @Test("lines are broken where the window ends, and a timeline's columns too") func lines() {
    let layout = TerminalLayout(columns: 60, breaksWords: true)
    #expect(
      layout.fit(String(repeating: "日", count: 40)) == String(repeating: "日", count: 30) + "\n"
        + String(repeating: "日", count: 10))
    let words = layout.fit(Array(repeating: "日本", count: 20).joined(separator: " "))
    #expect(words.split(separator: "\n").map(\.columns) == [59, 39])
    #expect(LineBreaking(columns: 7).lines(of: ["日本語", "日本語", "a"]) == ["日本語", "日本語", "a"])
    #expect(LineBreaking(columns: 5).lines(of: ["日本語"]) == ["日本", "語"])
    #expect(LineBreaking(columns: 6, indentation: 2).lines(of: ["ab", "c", "", "d"]) == ["  ab c ", "  d"])
  }
}

/// How lines are broken for a window.
@Suite("Folding and breaking lines") struct LineTests {
  private func layout(_ columns: Int) -> TerminalLayout {
    var layout = TerminalLayout(columns: columns, breaksWords: true)
    layout.program = "./twin"
    return layout
  }

  @Test(
    "commands go on behind a backslash, and never within quotes",
    arguments: [
      ("  ./twin a", "  ./twin a"),
      (
        "  ./twin advise --scenario concurrent-refresh --runs 1000 --seed 12345",
        "  ./twin advise --scenario concurrent-refresh --runs 1000 \\\n--seed 12345"
      ),
      (
        "./twin explain --scenario 'it'\\''s a file with a name that is longer than a line of the window is'",
        "./twin explain --scenario \\\n'it'\\''s a file with a name that is longer than a line of the window is'"
      ),
      (
        "./twin explain --scenario $'it\\'s a file with a name, \\033 too, and it is long' --cause F50",
        "./twin explain --scenario \\\n$'it\\'s a file with a name, \\033 too, and it is long' \\\n--cause F50"
      ),
      (
        "./twin replay --scenario /a/path/without/any/place/to/fold/it/at/all/which/is/long.json5",
        "./twin replay --scenario \\\n/a/path/without/any/place/to/fold/it/at/all/which/is/long.j\\\nson5"
      ),
    ])
  func commands(line: String, folded: String) { #expect(layout(60).fit(line) == folded) }

  @Test("what goes on stands below its line's beginning; words that are too long are broken") func words() {
    #expect(
      layout(60).fit("  - " + "word ".dropLast() + String(repeating: " word", count: 14))
        == "  - word word word word word word word word word word word\n  word word word word")
    let long = String(repeating: "x", count: 130)
    #expect(
      layout(60).fit(long) == [60, 60, 10].map { String(repeating: "x", count: $0) }.joined(separator: "\n"))
    #expect(TerminalLayout(columns: 60).fit(long) == long)
    #expect(TerminalLayout.unlimited.fit(long) == long)
  }
}
