import Choices
import CookieScenarios
import CookieSimulation
import Foundation
import Testing

@testable import CookieReports

/// Lines for a shell, word by word.
@Suite struct InvocationTests {
  @Test(
    "words arrive as they are",
    arguments: [
      ("plain", "plain"), ("a/b.json5", "a/b.json5"), ("k=v,w", "k=v,w"), ("", "''"), ("=ls", "'=ls'"), ("~", "'~'"),
      ("two words", "'two words'"), ("it's", "'it'\\''s'"), ("$(touch x)", "'$(touch x)'"), ("`id`", "'`id`'"),
      ("a\\b", "'a\\b'"), ("é", "'é'"), ("*", "'*'"), ("a;b", "'a;b'"), ("!!", "'!!'"),
      ("a\u{1B}[31m'\\", "$'a\\033[31m\\'\\\\'"), ("a\n", "$'a\\012'"), ("\u{202E}x", "$'\\342\\200\\256x'"),
    ])
  func words(word: String, expected: String) async throws {
    let line = Invocation(program: "printf", "%s").line(word)
    #expect(line == "printf %s \(expected)")
    let shell = expected.hasPrefix("$") ? "/bin/bash" : "/bin/sh"
    #expect(try await BuiltCommand.run(["-c", line], of: URL(fileURLWithPath: shell)).output == word)
  }

  @Test(
    "a program by the name it was started with",
    arguments: [
      ("twinjar", "/home", "twinjar"), ("/opt/twinjar", "/home", "/opt/twinjar"),
      ("/home/.build/debug/twinjar", "/home", ".build/debug/twinjar"), ("/home/twinjar", "/home", "./twinjar"),
      ("/twinjar", "/", "./twinjar"), ("/home/a=b/twinjar", "/home", "./a=b/twinjar"),
      ("/home/my app/twinjar", "/home", "'my app/twinjar'"), ("/homely/twinjar", "/home", "/homely/twinjar"),
    ])
  func program(name: String, directory: String, expected: String) {
    #expect(Invocation(started: name, in: directory).line("list") == "\(expected) list")
  }

  @Test("a tape of an own scenario gets its file, one of a built-in scenario nothing") func scenarios() throws {
    let builtIn = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let own = try ScenarioFile.parse(Array(TestDirectory.scenario.utf8), source: "own")
    var invocation = Invocation(program: "twinjar")
    invocation.add(scenarioFile: "-my file", of: own)
    let tapes = [builtIn, own].map {
      TapeText(strategy: "push-only", scenario: $0, content: .seed(1), trace: 2)
    }
    #expect(invocation.replay(tapes[0]) == "twinjar replay \(tapes[0].text)")
    #expect(invocation.replay(tapes[1]) == "twinjar replay --scenario './-my file' \(tapes[1].text)")
    #expect(
      invocation.explain(tapes[1], cause: .replyLost)
        == "twinjar explain --scenario './-my file' --cause F51 \(tapes[1].text)")
  }

  @Test("no line has a tape that is too long for it", arguments: [(37_000, true), (38_000, false), (2_000_000, false)])
  func longTape(choices: Int, isInLine: Bool) throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let tape = TapeText(
      strategy: "push-only", scenario: scenario,
      content: .choices(Array(repeating: Tape.Choice(arity: 2, value: 1), count: choices)), trace: 2)
    let text = tape.text
    let sentence = "No command takes its tape of \(text.utf8.count) bytes but in a file."
    #expect((text.utf8.count <= 100_000) == isInLine)
    let invocation = Invocation(program: "twinjar")
    #expect(invocation.replay(tape, "--timeline") == (isInLine ? "twinjar replay --timeline \(text)" : sentence))
    #expect(invocation.explain(tape) == (isInLine ? "twinjar explain \(text)" : sentence))
  }

  @Test("scenarios of one world stand where each of them does") func places() throws {
    let builtIn = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    var (first, second) = (builtIn, builtIn)
    (first.name, second.name) = ("first", "second")
    #expect(Set([builtIn, first, second].map(\.digest)).count == 1)
    var invocation = Invocation(program: "twinjar")
    invocation.add(scenarioFile: "a.json5", of: first)
    invocation.add(scenarioFile: "b.json5", of: second)
    #expect(
      [builtIn, first, second].map(invocation.place)
        == [ReportPlace(name: "concurrent-refresh"), ReportPlace(file: "a.json5"), ReportPlace(file: "b.json5")])
  }

  @Test("of two files of one world a line has the one that it is about") func lines() throws {
    let builtIn = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    var (first, second) = (builtIn, builtIn)
    (first.name, second.name) = ("first", "second")
    var invocation = Invocation(program: "twinjar")
    invocation.add(scenarioFile: "a.json5", of: first)
    invocation.add(scenarioFile: "b.json5", of: second)
    let words = [builtIn, first, second].map { scenario in
      let tape = TapeText(strategy: "push-only", scenario: scenario, content: .seed(1), trace: 2)
      return [
        invocation.replay(tape), invocation.explain(tape), invocation.advise(scenario),
        invocation.compare(scenario, strategy: "push-only"), invocation.explore(scenario, strategy: "push-only"),
      ].map { $0.replacing(tape.text, with: "TAPE") }
    }
    #expect(
      words[0] == [
        "twinjar replay TAPE", "twinjar explain TAPE", "twinjar advise --scenario concurrent-refresh",
        "twinjar compare --scenario concurrent-refresh --strategy push-only",
        "twinjar explore --scenario concurrent-refresh --strategy push-only",
      ])
    for (lines, file) in zip(words.dropFirst(), ["a.json5", "b.json5"]) {
      #expect(
        lines == [
          "twinjar replay --scenario \(file) TAPE", "twinjar explain --scenario \(file) TAPE",
          "twinjar advise --scenario \(file)", "twinjar compare --scenario \(file) --strategy push-only",
          "twinjar explore --scenario \(file) --strategy push-only",
        ])
    }
  }
}
