import CookieReports
import Testing

@testable import TwinJarCommand

/// What stands around the commands: version, glossary, mistyped names.
@Suite struct EntranceTests {
  @Test("--version") func version() async throws {
    let result = try await BuiltCommand.run(["--version"])
    #expect(result.output == "twinjar \(TwinJarVersion.number)\n")
    #expect(result.status == 0)
    let own = try await BuiltCommand.run(["--version"], of: BuiltCommand.example).output
    #expect(own == "twinjar-example (TwinJar) \(TwinJarVersion.number)\n")
  }

  @Test("help terms has each column of the tables") func terms() async throws {
    let terms = try await BuiltCommand.run(["help", "terms"]).output
    for word in ["harm", "no verdict", "stuck", "escaped", "undetermined", "first cause", "refresh/h", "bridge/h"] {
      #expect(terms.contains("\n  \(word) "), "\(word)")
    }
    #expect(try await BuiltCommand.run(["terms"]).output == terms)
  }

  struct Mistyped: Sendable {
    var line: [String]
    /// What is said of it.
    var says: String
    /// The innermost command that there is, whose help says more.
    var inside = "twinjar"
  }

  @Test(
    "a mistyped command",
    arguments: [
      Mistyped(line: ["compre"], says: "did you mean \"compare\"?"),
      Mistyped(line: ["hlep"], says: "did you mean \"help\"?"),
      Mistyped(line: ["x\u{1B}[31m"], says: "expected one of help, compare"),
      Mistyped(line: ["comapre"], says: "did you mean \"compare\"?"),
      Mistyped(line: ["fuzz", "strategi"], says: "did you mean \"strategy\"?", inside: "twinjar fuzz"),
      Mistyped(
        line: ["fuzz", "strategey", "--time", "5s"], says: "did you mean \"strategy\"?", inside: "twinjar fuzz"),
      Mistyped(line: ["lab", "mesure"], says: "did you mean \"measure\"?", inside: "twinjar lab"),
      Mistyped(
        line: ["lab", "rn"],
        says: "lab command: found \"rn\", expected one of run, compare, measure; did you mean \"run\"?",
        inside: "twinjar lab"),
      // A command further in, or beside.
      Mistyped(line: ["mesure"], says: "did you mean \"lab measure\"?"),
      Mistyped(line: ["strategy", "twinjar"], says: "did you mean \"fuzz strategy\"?"),
      Mistyped(
        line: ["fuzz", "comapre"], says: "did you mean \"compare\" or \"lab compare\"?", inside: "twinjar fuzz"),
      Mistyped(line: ["help", "comapre"], says: "did you mean \"compare\"?"),
      Mistyped(line: ["help", "fuzz", "strategi"], says: "did you mean \"strategy\"?", inside: "twinjar fuzz"),
      Mistyped(line: ["help", "lab", "mesure"], says: "did you mean \"measure\"?", inside: "twinjar lab"),
      Mistyped(line: ["help", "x\u{1B}[31m"], says: "expected one of help, compare"),
    ])
  func mistyped(_ test: Mistyped) async throws {
    let result = try await BuiltCommand.run(test.line)
    #expect(result.status == 64)
    #expect(result.error.contains(test.says), "\(result.error)")
    let rest = "\nUsage: \(test.inside) <subcommand>\n  See '\(test.inside) --help' for more information.\n"
    #expect(result.error.hasSuffix(rest), "\(result.error)")
    #expect(!result.error.contains("\u{1B}"))
    #expect(result.output.isEmpty)
  }

  @Test(
    "help that is asked for in the right way",
    arguments: [["help"], ["help", "help"], ["help", "fuzz", "set-cookie"]])
  func helped(arguments: [String]) async throws {
    let result = try await BuiltCommand.run(arguments)
    #expect(result.status == 0 && ParserText.isHelp(result.output), "\(result.error)")
  }
}
