import CookieSimulation
import Foundation
import Testing

@testable import CookieFuzzing

@Suite("Corpus")
struct CorpusTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test("the repository's corpus: every case reads, each rule is there, and we answer as the draft demands")
  func own() throws {
    let corpus = Corpus(directory: Self.repository + "/Corpus")
    #expect(corpus.problems == [])
    #expect(corpus.entries.count >= 400)
    let cases = corpus.entries.map(\.contents)
    let grade = OracleGrade.own(on: cases, oracle: Oracle())
    let failed = cases.indices.filter { grade.marks[$0] != .passed }.map { cases[$0].id }
    #expect(failed == [])
    let rules = Set(cases.map(\.rule))
    let steps =
      (1...24).filter { ![1, 9, 10, 18, 21].contains($0) }.map { "5.7 step \($0)" }
      + ["5.7 step 9.3", "5.7 step 10.1", "5.7 step 18.1", "5.7 step 18.4", "5.7 step 21.3", "5.5", "5.1.3", "5.8.2"]
      + (1...6).map { "5.8.3 step \($0)" } + (1...6).map { "5.6 step \($0)" }
      + (1...8).map { "5.6 attributes step \($0)" }
      + (1...7).map { $0 == 2 ? "5.1.1 step 2.1" : "5.1.1 step \($0)" }
    #expect(steps.filter { !rules.contains($0) } == [])
  }

  @Test("a case reads as it was written")
  func roundTrip() throws {
    let corpus = Corpus(directory: Self.repository + "/Corpus")
    for entry in corpus.entries {
      let again = try CorpusCase(json: Array(entry.contents.json.utf8), source: "again", id: entry.contents.id)
      #expect(again.question.subject == entry.contents.question.subject)
      #expect(again.expected == entry.contents.expected)
    }
  }

  static let mistakes: [(String, String)] = [
    ("", "case: found text that is no JSON object, expected a case (twinjar.case/1)"),
    ("[1]", "case: found text that is no JSON object, expected a case (twinjar.case/1)"),
    (#"{"schema":"other"}"#, #"case: schema: found other, expected "twinjar.case/1""#),
    (
      #"{"schema":"twinjar.case/1","kind":"date"}"#,
      "case: found date: expected a string, found nothing, expected a question of the oracle protocol"
    ),
    (
      #"{"schema":"twinjar.case/1","kind":"taste","rule":"x","provenance":"y","expect":1}"#,
      "case: kind: found an unknown kind, expected a kind of the protocol"
    ),
    (
      #"{"schema":"twinjar.case/1","kind":"date","date":"x","rule":"x","provenance":"y","expect":"z"}"#,
      "case: expect: found another form, expected an answer to this kind of question"
    ),
    (
      #"{"schema":"twinjar.case/1","kind":"date","date":"x","rule":7,"provenance":"y","expect":null}"#,
      "case: rule: found another type, expected a string"
    ),
  ]

  @Test("a mistake is named with its place", arguments: mistakes.indices)
  func namesMistakes(_ index: Int) {
    let (text, message) = Self.mistakes[index]
    do {
      _ = try CorpusCase(json: Array(text.utf8), source: "case", id: "x")
      Issue.record("read")
    } catch { #expect(error.description == message) }
  }

  @Test("merging adds what is new, once, and shrinks raw inputs")
  func merges() throws {
    let directory = NSTemporaryDirectory() + "twinjar-merge-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let inputs = ["one": "sid=1; Secure; HttpOnly; Path=/x; unknown=attribute", "two": "a=b", "three": "c=d"]
    for (name, text) in inputs { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(directory)/\(name)")) }
    try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(directory)/bad.json"))
    var merging = CorpusMerging(into: Corpus(directory: directory + "/none"))
    merging.add(contentsOf: directory)
    #expect(merging.examined == 3)
    #expect(merging.problems.count == 1)
    // "two" reaches nothing that "three" did not.
    #expect(merging.added.map(\.contents.id) == ["input-one", "input-three"])
    #expect(merging.added[0].contents.question.texts[1].count < inputs["one"]!.utf8.count)
    merging.add(contentsOf: directory)
    #expect(merging.added.count == 2)
  }

  @Test("what a killed process was writing is no input, and removed before the next is written")
  func unfinished() throws {
    let directory = NSTemporaryDirectory() + "twinjar-merge-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try FileManager.default.createDirectory(atPath: directory + "/findings", withIntermediateDirectories: true)
    let dead = Process()
    dead.executableURL = URL(fileURLWithPath: "/bin/true")
    try dead.run()
    dead.waitUntilExit()
    let half = "\(directory)/findings/a.json.saving-\(dead.processIdentifier)-0"
    try Data("sid=1; Secure".utf8).write(to: URL(fileURLWithPath: half))
    let corpus = Corpus(directory: directory)
    #expect(Corpus.files(in: directory) == [])
    let question = OracleQuestion(id: "0", subject: .date(Array("1 jan 2026".utf8)))
    let finding = FuzzFinding(
      of: .property(.agreesWithReference), question: question, expected: .date(nil), outcome: nil, run: 0)
    corpus.removeAbandoned(below: "findings")
    #expect(corpus.write(CorpusCase(finding, seed: 1), below: "findings") == nil)
    #expect(!FileManager.default.fileExists(atPath: half))
    #expect(Corpus.files(in: directory).count == 1)
  }

  @Test("an input's text never reaches a file's name")
  func fileNames() {
    #expect(CorpusCase.fileName("../../etc/passwd\u{0}\u{202E}") == "-etc-passwd-")
  }
}
