import Foundation
import Testing

@testable import CookieFuzzing

/// Oracles that misbehave, each a line of shell.
@Suite("Oracles in child processes")
struct OracleProcessTests {
  private static let questions = (0..<6).map { number in
    OracleQuestion(id: "0", subject: .date(Array("\(number) jan 2026 0:0:0".utf8)))
  }

  private func ask(_ script: String, deadline: Double = 1) -> (OracleProcess, [OracleProcess.Outcome]) {
    let oracle = OracleProcess(name: "test", command: ["sh", "-c", script], deadline: deadline)
    return (oracle, oracle.ask(Self.questions))
  }

  private static let number = #"id=$(printf '%s' "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')"#

  @Test("answers in order")
  func inOrder() {
    let (oracle, outcomes) = ask(
      "while read -r line; do \(Self.number); echo \"{\\\"id\\\":$id,\\\"got\\\":$id}\"; done")
    #expect(outcomes == (0..<6).map { .answer(.date(Int64($0))) })
    #expect(oracle.troubles == OracleProcess.Troubles())
  }

  @Test("answers out of order are taken and counted")
  func outOfOrder() {
    let (oracle, outcomes) = ask(
      "for id in 1 0 2 3 4 5; do echo \"{\\\"id\\\":$id,\\\"got\\\":$id}\"; done; cat >/dev/null")
    #expect(outcomes == (0..<6).map { .answer(.date(Int64($0))) })
    #expect(oracle.troubles.answersOutOfOrder == 1)
  }

  @Test("a line that is no answer costs its question only")
  func garbage() {
    let (oracle, outcomes) = ask(
      "while read -r line; do \(Self.number); if [ $id = 2 ]; then echo rubbish; else echo \"{\\\"id\\\":$id,\\\"got\\\":null}\"; fi; done"
    )
    #expect(outcomes[2] == .garbage)
    #expect(outcomes.count { $0 == .answer(.date(nil)) } == 5)
    #expect(oracle.troubles.garbageLines == 1)
  }

  @Test("an answer of the wrong type is garbage")
  func wrongType() {
    let (_, outcomes) = ask(
      "while read -r line; do \(Self.number); echo \"{\\\"id\\\":$id,\\\"got\\\":\\\"x\\\"}\"; done")
    #expect(outcomes.allSatisfy { $0 == .garbage })
  }

  @Test("the question that ends the process is found, the others are answered")
  func crash() {
    let (oracle, outcomes) = ask(
      "while read -r line; do \(Self.number); case \"$line\" in *'3 jan'*) kill -4 $$;; esac; echo \"{\\\"id\\\":$id,\\\"got\\\":null}\"; done"
    )
    guard case .crashed(let how) = outcomes[3] else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(how.hasPrefix("signal 4"))
    #expect(outcomes.count { $0 == .answer(.date(nil)) } == 5)
    #expect(oracle.troubles.restarts >= 1)
  }

  @Test("the question that hangs it is found, the others are answered")
  func hang() {
    let (_, outcomes) = ask(
      "while read -r line; do \(Self.number); case \"$line\" in *'3 jan'*) sleep 100;; esac; echo \"{\\\"id\\\":$id,\\\"got\\\":null}\"; done",
      deadline: 0.5)
    #expect(outcomes[3] == .hung)
    #expect(outcomes.count { $0 == .answer(.date(nil)) } == 5)
  }

  @Test("an oracle that answers at the end of its input is asked so")
  func atTheEnd() {
    let script =
      "lines=$(cat); printf '%s\\n' \"$lines\" | while read -r line; do \(Self.number); echo \"{\\\"id\\\":$id,\\\"got\\\":$id}\"; done"
    let (_, outcomes) = ask(script, deadline: 0.5)
    #expect(outcomes == (0..<6).map { .answer(.date(Int64($0))) })
  }

  @Test(
    "an oracle that does something else than answer is given up within its deadlines",
    arguments: [
      ("exec >&-; sleep 60", "closed its output and did not end"), ("exec cat /dev/zero", "a line of more than"),
      ("while :; do printf x; sleep 0.1; done", "no answer within"), ("exit 127", "exit status 127"),
      ("yes", "lines that are no answers"),
    ])
  func silent(script: String, says: String) throws {
    let start = ContinuousClock.now
    let oracle = OracleProcess(name: "test", command: ["sh", "-c", script], deadline: 0.5)
    #expect(oracle.isSilent)
    let absence = try #require(oracle.silence())
    #expect(absence.description.hasPrefix(says), "\(absence)")
    #expect(!absence.isShortage)
    #expect(ContinuousClock.now - start < .seconds(15))
  }

  @Test("nobody waits for an oracle beyond the limit")
  func limit() {
    let oracle = OracleProcess(name: "test", command: ["sh", "-c", "sleep 60"], deadline: 30)
    let start = ContinuousClock.now
    let outcomes = oracle.ask(Self.questions, until: AskingLimit(seconds: 0.5))
    #expect(outcomes.allSatisfy { $0 == .unavailable })
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test("an oracle that cannot be started or always ends is given up", arguments: ["exit 3", "/nonexistent"])
  func gone(script: String) {
    let (oracle, outcomes) = ask(script)
    #expect(oracle.isGone)
    #expect(outcomes.contains(.unavailable))
  }
}
