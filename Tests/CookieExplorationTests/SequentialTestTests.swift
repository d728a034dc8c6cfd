import Choices
import Foundation
import Testing

@testable import CookieExploration

@Suite("Comparing while the runs come in") struct SequentialTestTests {
  @Test(
    "the evidence against a fair coin is B(a + 1/2, b + 1/2) / pi * 2^(a + b)",
    arguments: [(0, 0, 1.0), (0, 1, 1), (0, 2, 1.5), (3, 0, 2.5), (1, 1, 0.5), (1, 2, 0.5)])
  func evidence(first: Int, second: Int, expected: Double) {
    #expect(abs(exp(SequentialTest.evidenceOfDifference(first, second)) - expected) < 1e-12)
  }

  @Test(
    "what so many runs tell, with an error of 5 % and a margin of 1 %",
    arguments: [
      (0, 0, 50, SequentialTest.Answer.open), (0, 0, 700, .alike), (0, 6, 50, .open), (0, 7, 50, .different),
      (30, 30, 600, .open), (30, 30, 20_000, .alike), (30, 80, 600, .different), (1_000, 1_000, 5_000, .open),
      (1_000, 1_000, 2_000_000, .alike), (1_000, 500_000, 100_000_000, .different),
    ])
  func answer(first: Int, second: Int, runs: Int, expected: SequentialTest.Answer) {
    let test = SequentialTest(margin: 0.01, error: 0.05)
    #expect(test.answer(onlyFirst: first, onlySecond: second, of: runs) == expected)
    #expect(test.answer(onlyFirst: second, onlySecond: first, of: runs) == expected)
  }

  // MARK: - How often it is wrong, with a look after every ten runs

  struct Pair: Sendable, CustomTestStringConvertible {
    /// The chance that only the first fails in a run, and that only the second does.
    var first: Double
    var second: Double
    var testDescription: String { "only the first fails with \(first), only the second with \(second)" }
  }

  private static let campaigns = 1_000
  private static let runs = 2_000

  /// How many of the campaigns come to an answer, at whichever look.
  private static func share(
    of pair: Pair, seed: UInt64, where isReached: (_ onlyFirst: Int, _ onlySecond: Int, _ runs: Int) -> Bool
  ) -> Double {
    var generator = SplitMix64(seed: seed)
    var reached = 0
    for _ in 0..<campaigns {
      var (first, second) = (0, 0)
      for run in 1...runs {
        let draw = Double(generator.next() >> 11) / Double(1 << 53)
        if draw < pair.first { first += 1 } else if draw < pair.first + pair.second { second += 1 }
        if run.isMultiple(of: 10), isReached(first, second, run) {
          reached += 1
          break
        }
      }
    }
    return Double(reached) / Double(campaigns)
  }

  @Test(
    "equals are told apart in at most one of twenty campaigns; a p-value looked at as often does it more often",
    arguments: [Pair(first: 0.02, second: 0.02), Pair(first: 0.2, second: 0.2)])
  func equals(pair: Pair) {
    let test = SequentialTest(margin: 0.01, error: 0.05)
    let ours = Self.share(of: pair, seed: 5) { test.answer(onlyFirst: $0, onlySecond: $1, of: $2) == .different }
    #expect(ours <= 0.05)
    let naive = Self.share(of: pair, seed: 5) { first, second, _ in
      PairedTest(onlyFirst: first, onlySecond: second).p <= 0.05
    }
    #expect(naive > 0.1)
  }

  @Test(
    "who differs by the margin is called alike in at most one of twenty",
    arguments: [Pair(first: 0.02, second: 0), Pair(first: 0.03, second: 0.05), Pair(first: 0.22, second: 0.2)])
  func atTheMargin(pair: Pair) {
    let test = SequentialTest(margin: 0.02, error: 0.05)
    #expect(Self.share(of: pair, seed: 6) { test.answer(onlyFirst: $0, onlySecond: $1, of: $2) == .alike } <= 0.05)
  }

  @Test(
    "what is clear is found within the runs",
    arguments: [
      (Pair(first: 0.05, second: 0.01), SequentialTest.Answer.different), (Pair(first: 0, second: 0), .alike),
    ]
  )
  func power(pair: Pair, expected: SequentialTest.Answer) {
    let test = SequentialTest(margin: 0.01, error: 0.05 / 15)
    #expect(Self.share(of: pair, seed: 7) { test.answer(onlyFirst: $0, onlySecond: $1, of: $2) == expected } > 0.95)
  }
}
