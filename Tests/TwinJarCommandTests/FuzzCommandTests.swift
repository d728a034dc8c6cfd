import Testing

@testable import TwinJarCommand

@Suite("twinjar fuzz")
struct FuzzCommandTests {
  @Test("the options of set-cookie reach it")
  func setCookie() throws {
    let arguments = ["fuzz", "set-cookie", "--corpus", "c", "--format", "sarif", "--oracle", "none", "--time", "2m"]
    let command = try #require(try TwinJarCommand.parseAsRoot(arguments) as? FuzzSetCookieCommand)
    #expect(command.corpus == "c")
    #expect(command.format.format.name == "sarif")
    #expect(command.oracles.oracle == ["none"])
    #expect(command.time.seconds == 120)
  }

  @Test("without a subcommand the corpus is meant")
  func corpus() throws {
    let arguments = ["fuzz", "--replay", "Corpus", "--format", "json"]
    let command = try #require(try TwinJarCommand.parseAsRoot(arguments) as? FuzzCorpusCommand)
    #expect(command.replay == "Corpus")
    #expect(command.format.format.name == "json")
  }

  static let refused: [[String]] = [
    ["compare", "--scenario", "all", "--scenario", "cold-launch"], ["fuzz", "set-cookie", "--runs", "0"],
    ["fuzz", "set-cookie", "--jobs", "0"], ["fuzz", "set-cookie", "--save"],
    ["fuzz", "set-cookie", "--time", "soon"], ["fuzz", "set-cookie", "--time", "-1s"],
    ["fuzz", "set-cookie", "--deadline", "0s"], ["fuzz", "set-cookie", "--deadline", "2h"], ["fuzz", "--merge", "x"],
    ["fuzz", "--replay", "x", "--failures", "-1"],
    ["fuzz", "strategy", "push-only", "--runs", "-5"],
  ]

  @Test("a wrong command line is refused", arguments: refused)
  func refuses(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try TwinJarCommand.parseAsRoot(arguments) }
  }

  @Test("times", arguments: [("60s", 60.0), ("60", 60), ("10m", 600), ("8h", 28_800), ("0.5s", 0.5), ("500ms", 0.5)])
  func times(_ row: (String, Double)) throws { #expect(try TimeSpan.parse(row.0).seconds == row.1) }

  @Test("what is no time", arguments: ["s", "-1s", "0s", "nans", "infs", "1e9h", "1d", ""])
  func noTimes(_ text: String) { #expect(throws: (any Error).self) { try TimeSpan.parse(text) } }
}
