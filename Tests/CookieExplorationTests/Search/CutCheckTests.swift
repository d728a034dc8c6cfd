import CookieExploration
import CookieSimulation
import SyncStrategies
import Testing

/// A run that is cut at a known state would have gone on as the run that it was cut for.
@Suite struct CutCheckTests {
  private func cuts(
    inSpace space: Int, seed: UInt64, of strategy: String, preemptions: Int? = 2, omitting: [StateKeyPart] = []
  ) throws -> (wrong: Int, checked: Int) {
    var scenarios = SmallScenarios(seed: seed)
    for _ in 0..<space { _ = scenarios.next() }
    var check = ReductionCheck(seed: seed, strategies: [])
    check.omitted = omitting
    return check.checkCuts(
      in: scenarios.next(), of: try #require(StrategyCatalogue.entry(named: strategy)),
      ExplorationBounds(faults: 1, preemptions: preemptions))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var space: Int
    var seed: UInt64 = 11
    var preemptions: Int? = 2
    var strategy: String
    /// Some spaces have fewer than are asked for.
    var cuts = 24
    var testDescription: String
  }

  /// Each was wrong once.
  static let cases = [
    Case(
      space: 20, seed: 41, preemptions: nil, strategy: "sentinel-mirror",
      testDescription: "a cookie that code makes with another one's date expires with that one"),
    Case(space: 27, strategy: "snapshot-mirror", testDescription: "operations in a channel keep their age"),
    Case(space: 49, strategy: "twinjar", cuts: 24, testDescription: "what follows a sleep is due after it"),
    Case(space: 85, strategy: "capacitor-cookies", testDescription: "notifications keep their age"),
    Case(
      space: 110, strategy: "snapshot-mirror",
      testDescription: "timers alike in all but their moment are two: which of two notifications comes first"),
    Case(space: 135, strategy: "capacitor-cookies", testDescription: "notifications keep their age, after a refresh"),
  ]

  @Test(arguments: cases) func runsGoOnAsTheOnesTheyWereCutFor(example: Case) throws {
    let cuts = try cuts(
      inSpace: example.space, seed: example.seed, of: example.strategy, preemptions: example.preemptions)
    #expect(cuts == (wrong: 0, checked: example.cuts))
  }

  @Test(arguments: [StateKeyPart.pending, .webStore, .user]) func partsThatAreLeftOutAreNoticed(part: StateKeyPart)
    throws
  {
    let isNoticed = try ["snapshot-mirror", "single-source-web", "read-back"].contains { strategy in
      try (20..<40).contains { space in
        try cuts(inSpace: space, seed: 11, of: strategy, omitting: [part]).wrong > 0
      }
    }
    #expect(isNoticed)
  }
}
