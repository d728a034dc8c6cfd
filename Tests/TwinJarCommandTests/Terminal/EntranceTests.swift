import CookieReports
import Foundation
import Testing

@testable import TwinJarCommand

/// What stands around the commands: version, glossary, mistyped names, completions.
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

  @Test(
    "a mistyped command",
    arguments: [
      (["compre"], "did you mean \"compare\"?"), (["fuzz", "strategi"], "did you mean \"strategy\"?"),
      (["lab", "mesure"], "did you mean \"measure\"?"), (["hlep"], "did you mean \"help\"?"),
      (["x\u{1B}[31m"], "expected one of help, compare"),
      (["comapre"], "did you mean \"compare\"?"),
      (["help", "comapre"], "did you mean \"compare\"?"),
      (["help", "fuzz", "strategi"], "did you mean \"strategy\"?"),
      (["help", "lab", "mesure"], "did you mean \"measure\"?"),
      (["help", "x\u{1B}[31m"], "expected one of help, compare"),
    ])
  func mistyped(arguments: [String], says: String) async throws {
    let result = try await BuiltCommand.run(arguments)
    #expect(result.status == 64)
    #expect(result.error.contains(says), "\(result.error)")
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

  @Test("completions know scenarios, strategies, causes and the program's name", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) async throws {
    let own = try await BuiltCommand.run(["--generate-completion-script", shell], of: BuiltCommand.example).output
    for word in ["twinjar-example", "gated-mirror", "native-refresh", "F50", "sarif", "ios-26", "needless-login"] {
      #expect(own.contains(word), "\(word)")
    }
  }

  @Test(
    "bash completes what it is to",
    arguments: [
      ("com", "compare"), ("compare --scenario we", "week-of-use weeks-idle"), ("check rep", "replies/ reports.json5"),
      ("compare --scenario rep", "replies/ reports reports.json5"), ("advise --scenario rep", "replies/ reports.json5"),
      ("compare --scenario replies/", "replies/lost.json5"), ("compare --scenario replies/x", ""),
      ("compare --strategy twi", "twinjar"), ("explain --cause F5", "F50 F51 F52 F53 F54 F55 F56 F57 F58 F59"),
      ("compare --format j", "json junit"), ("list --format j", "json"),
    ])
  func bash(line: String, offers: String) async throws {
    let directory = try TestDirectory()
    try directory.write("{}", as: "reports.json5")
    try directory.write("", as: "reports.txt")
    try FileManager.default.createDirectory(atPath: directory.path("replies"), withIntermediateDirectories: true)
    try directory.write("{}", as: "replies/lost.json5")
    let script = """
      PATH="$(dirname "$0"):$PATH"; source <(twinjar --generate-completion-script bash)
      complete="$(complete -p twinjar)"; function="${complete#*-F }"
      COMP_WORDS=(twinjar \(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE="twinjar \(line)"
      COMP_POINT=${#COMP_LINE}
      "${function% *}" twinjar "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}" | sort | paste -sd ' '
      """
    let result = try await directory.shell(script, shell: "/bin/bash")
    #expect(result.output == offers + "\n", "\(result.error)")
  }
}
