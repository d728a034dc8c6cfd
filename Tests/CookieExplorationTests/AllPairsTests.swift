import Choices
import CookieSimulation
import Testing

@testable import CookieExploration

@Suite("Comparing all pairs") struct AllPairsTests {
  private static func runs(_ indices: some Sequence<Int>) -> RunSet {
    var set = RunSet()
    for index in indices { set.insert(index) }
    return set
  }

  @Test func everyPairIsTestedOnce() {
    // 0: none, 1: runs 0-29, 2: runs 10-39, 3: none.
    let pairs = AllPairs([Self.runs([]), Self.runs(0..<30), Self.runs(10..<40), Self.runs([])])
    #expect(pairs.pairs == 6)
    for (first, second, onlyFirst, onlySecond) in [
      (0, 1, 0, 30), (0, 2, 0, 30), (0, 3, 0, 0), (1, 2, 10, 10), (1, 3, 30, 0), (2, 3, 30, 0), (3, 2, 0, 30),
    ] {
      #expect(pairs.difference(first, second) == (onlyFirst, onlySecond), "\(first) and \(second)")
    }
    #expect((0..<4).map { pairs.isWorse($0, thanAnyOf: 0..<4) } == [false, true, true, false])
    #expect(!pairs.isWorse(1, than: 2))
    #expect(!pairs.isWorse(1, than: 1))
  }

  @Test("six runs that only one failed tell two strategies apart, but not two of four") func correction() {
    let two = AllPairs([Self.runs([]), Self.runs(0..<6)])
    #expect(two.isWorse(1, than: 0))
    let four = AllPairs([Self.runs([]), Self.runs(0..<6), Self.runs([]), Self.runs([])])
    #expect(!four.isWorse(1, thanAnyOf: 0..<4))
  }

  // MARK: - What it names by chance, and what it does not miss

  struct Equals: Sendable, CustomTestStringConvertible {
    /// The chance that a run fails.
    var rate: Double
    /// The share of runs that all strategies fail together, as common tapes make them.
    var shared: Double
    var testDescription: String { "each run fails with \(rate), \(shared) of that in common" }
  }

  private static let campaigns = 300
  private static let strategies = 25
  private static let runs = 400

  /// The failed runs of strategies that are equally good, or of which the last is worse.
  private static func campaign(
    _ example: Equals, runs: Int, lastRate: Double? = nil, _ generator: inout SplitMix64
  ) -> [RunSet] {
    func fails(_ rate: Double, _ generator: inout SplitMix64) -> Bool {
      Double(generator.next() >> 11) < rate * Double(1 << 53)
    }
    var sets = [RunSet](repeating: RunSet(), count: strategies)
    for run in 0..<runs {
      let failAll = fails(example.rate * example.shared, &generator)
      for strategy in 0..<strategies {
        let rate = strategy == strategies - 1 ? lastRate ?? example.rate : example.rate
        let alone = rate - example.rate * example.shared
        if failAll || fails(alone / (1 - example.rate * example.shared), &generator) { sets[strategy].insert(run) }
      }
    }
    return sets
  }

  /// The procedure that this one replaced: each against the sample's best, Holm over these tests alone.
  private static func namesLoserAgainstTheBest(_ failures: [RunSet]) -> Bool {
    guard let best = failures.min(by: { $0.count < $1.count }) else { return false }
    return PairedTest.significant(failures.map { PairedTest($0, best).p }).contains(true)
  }

  @Test(
    "of 300 campaigns of 25 equals at most 5 % name a loser; comparing with the sample's best names one in far more",
    arguments: [
      Equals(rate: 0.05, shared: 0), Equals(rate: 0.3, shared: 0), Equals(rate: 0.5, shared: 0),
      Equals(rate: 0.3, shared: 0.7),
    ])
  func equals(_ example: Equals) {
    var generator = SplitMix64(seed: 14)
    var (named, namedAgainstTheBest) = (0, 0)
    for _ in 0..<Self.campaigns {
      let failures = Self.campaign(example, runs: Self.runs, &generator)
      let pairs = AllPairs(failures)
      if failures.indices.contains(where: { pairs.isWorse($0, thanAnyOf: failures.indices) }) { named += 1 }
      if Self.namesLoserAgainstTheBest(failures) { namedAgainstTheBest += 1 }
    }
    #expect(named * 20 <= Self.campaigns, "\(named) of \(Self.campaigns)")
    // Without this the test could not tell a sound procedure from a simulation that shows nothing.
    #expect(namedAgainstTheBest * 10 >= Self.campaigns, "\(namedAgainstTheBest) of \(Self.campaigns)")
  }

  @Test("a strategy that fails 10 % of 1,000 runs is named among 24 that fail 5 %") func power() {
    var generator = SplitMix64(seed: 15)
    let example = Equals(rate: 0.05, shared: 0)
    var named = 0
    for _ in 0..<40 {
      let failures = Self.campaign(example, runs: 1_000, lastRate: 0.1, &generator)
      let pairs = AllPairs(failures)
      if pairs.isWorse(Self.strategies - 1, thanAnyOf: failures.indices) { named += 1 }
    }
    #expect(named >= 38, "\(named) of 40")
  }
}
