import CookieDiagnosis
import CookieSimulation
import Foundation
import Testing

/// A cause is one only if the verdict goes away without it: each is taken off the tape where the tape has it, and out of
/// the scenario where it is a property of the platform, the server or the app.
@Suite struct CounterfactualTests {
  /// One removal of one row.
  struct Case: Sendable, CustomTestStringConvertible {
    var row: Counterfactual
    var removal: Removal
    var testDescription: String { "\(row.cause.id) without \(removal.words)" }
  }

  static let cases = Counterfactuals.all.flatMap { row in row.removals.map { Case(row: row, removal: $0) } }

  @Test(arguments: cases) func withoutItsCauseTheVerdictGoesAway(_ test: Case) throws {
    let simulator = Simulator(scenario: test.row.scenario, strategy: entry(test.row.strategy))
    let (seed, choices) = try #require(run(of: test, on: simulator), "no run of 200 has it for its first cause")
    let summary = simulator.run(Tape(hints: choices.map(\.value), seed: seed))
    #expect(summary.verdicts.first?.cause == test.row.cause)
    expectChain(of: summary, to: test.row.cause, in: simulator)

    switch test.removal {
    case .property(_, let remove):
      var scenario = test.row.scenario
      remove(&scenario)
      #expect(scenario != test.row.scenario)
      let other = Simulator(scenario: scenario, strategy: entry(test.row.strategy))
      expectNothing(other.run(Tape(hints: choices.map(\.value), seed: seed)))
    case .strategy(_, let strategy):
      let other = Simulator(scenario: test.row.scenario, strategy: entry(strategy))
      expectNothing(other.run(Tape(hints: choices.map(\.value), seed: seed)))
    case .strike, .shortest, .longest, .step:
      let edited = edits(of: choices, for: test.removal, on: simulator)
      let summaries = edited.map { simulator.run(Tape(hints: $0, seed: seed)) }
      let clean = try #require(summaries.first { $0.verdicts.isEmpty }, "\(summaries.map(\.verdicts))")
      expectNothing(clean)
    }
  }

  /// The chain leads from the cause to the verdict in the order of the trace, and each step names its cause.
  private func expectChain(of summary: RunSummary, to cause: Cause, in simulator: Simulator) {
    let chain = simulator.chains(of: summary).first
    #expect(chain.flatMap { ChainChecker(simulator.trace).fault(of: $0) } == nil)
    let steps = chain?.steps ?? []
    #expect(steps.contains { $0.cause == cause })
    #expect(steps.map(\.record) == steps.map(\.record).sorted())
    #expect(steps.allSatisfy { simulator.trace.records.indices.contains($0.record) && !$0.cause.id.isEmpty })
  }

  private func expectNothing(_ summary: RunSummary) {
    #expect(summary.verdicts.isEmpty, "\(summary.verdicts)")
    #expect(summary.end == .finished)
  }

  /// The first run whose first verdict has the cause. Where the cause is a fault that strikes or a step that the script
  /// leaves open, it happens once in that run.
  private func run(of test: Case, on simulator: Simulator) -> (seed: UInt64, choices: [Tape.Choice])? {
    for seed in 0..<200 as Range<UInt64> {
      let tape = Tape(hints: [], seed: seed)
      guard simulator.run(tape).verdicts.first?.cause == test.row.cause else { continue }
      let candidates = edits(of: tape.recording, for: test.removal, on: simulator).count
      switch test.removal {
      case .strike, .step: if candidates == 1 { return (seed, tape.recording) }
      case .shortest, .longest: if candidates > 0 { return (seed, tape.recording) }
      case .property, .strategy: return (seed, tape.recording)
      }
    }
    return nil
  }

  /// The tapes that differ from a recording in one choice, which is turned as the removal says.
  private func edits(of choices: [Tape.Choice], for removal: Removal, on simulator: Simulator) -> [[UInt32]] {
    guard let edit = removal.edit else { return [] }
    let replay = Tape(replaying: choices, fitting: true)
    _ = simulator.run(replay)
    return choices.indices.compactMap { index in
      guard replay.purposes[index] == edit.purpose, choices[index].value != edit.value else { return nil }
      var values = choices.map(\.value)
      values[index] = edit.value
      return values
    }
  }

  // MARK: - The table

  @Test("every cause that a rule can name has a row, or an exception with its reason") func complete() {
    let covered = Set(Counterfactuals.all.map(\.cause))
    let exceptions = Counterfactuals.exceptions
    #expect(covered.union(exceptions.map(\.cause)) == Set(Cause.allCases))
    #expect(covered.isDisjoint(with: exceptions.map(\.cause)))
    #expect(exceptions.allSatisfy { !$0.reason.isEmpty })
  }

  @Test("whatever a tape decides is taken off a tape") func onTheTape() {
    let onTape = Counterfactuals.all.filter { row in row.removals.contains { $0.edit != nil } }.map(\.cause)
    #expect(Set(onTape).union(Counterfactuals.properties) == Set(Counterfactuals.all.map(\.cause)))
    #expect(Counterfactuals.properties.isDisjoint(with: onTape))
  }

  @Test("each cause declared beside the rules is one that a rule names, or the server's own") func declared() throws {
    let rules = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/CookieDiagnosis/Causes").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: rules, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    let ids = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /static let \w+ = Cause\("([^"]+)"/).map {
        String($0.1)
      }
    }
    // `ofChain` stands in for whatever the chain ends with, and has no id; no simulated server ends a session for a
    // reason of its own.
    let ofNoRule: [Cause] = [.endedElsewhere]
    #expect(Set(ids) == Set((Cause.allCases + ofNoRule).map(\.id)))
    #expect(ids.count == Cause.allCases.count + ofNoRule.count)
  }
}

/// What the documentation says of these runs.
@Suite struct CounterfactualCountTests {
  @Test("the documentation's numbers of causes are those of the table") func readme() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../../Sources/CookieDiagnosis/CookieDiagnosis.docc/Causes.md")
    let readme = try String(contentsOf: path.standardizedFileURL, encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let causes = Set(Counterfactuals.all.map(\.cause)).count
    let properties = Counterfactuals.properties.count
    #expect(readme.contains("has a run for each of the \(causes) causes"))
    #expect(readme.contains("\(causes - properties) of them off the tape"))
    #expect(readme.contains("the other \(properties) are properties of a platform"))
  }
}
