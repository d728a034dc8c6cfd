/// Which of several strategies fail more often than which others, as far as common tapes tell: every pair is tested
/// (``PairedTest``), and Holm's method holds the chance of naming any difference that is none to 5 % over all pairs.
///
/// All pairs, because the one to compare with is not known before: the best of a sample of equals is the luckiest, and
/// tests against it alone named a loser among 25 equals in 13 to 21 of 100 simulated campaigns, all pairs in 1 to 3
/// (`AllPairsTests`).
public struct AllPairs: Sendable {
  /// By the first of a pair, then by the second, which comes later.
  private let tests: [PairedTest]
  private let isSignificant: [Bool]
  private let count: Int

  /// - Parameter failures: the runs that each strategy failed.
  public init(_ failures: [RunSet]) {
    count = failures.count
    tests = failures.indices.flatMap { first in
      failures[(first + 1)...].map { PairedTest(failures[first], $0) }
    }
    isSignificant = PairedTest.significant(tests.map(\.p))
  }

  /// How many pairs there are.
  public var pairs: Int { tests.count }

  /// True if one strategy is shown to fail more often than another.
  public func isWorse(_ strategy: Int, than other: Int) -> Bool {
    let (onlyThis, onlyOther) = difference(strategy, other)
    return strategy != other && onlyThis > onlyOther && isSignificant[place(strategy, other)]
  }

  /// True if one strategy is shown to fail more often than any of some others.
  public func isWorse(_ strategy: Int, thanAnyOf others: some Sequence<Int>) -> Bool {
    others.contains { isWorse(strategy, than: $0) }
  }

  /// The runs that only one of two strategies failed, and those that only the other did.
  public func difference(_ strategy: Int, _ other: Int) -> (onlyThis: Int, onlyOther: Int) {
    guard strategy != other else { return (0, 0) }
    let test = tests[place(strategy, other)]
    return strategy < other ? (test.onlyFirst, test.onlySecond) : (test.onlySecond, test.onlyFirst)
  }

  private func place(_ strategy: Int, _ other: Int) -> Int {
    let (first, second) = (min(strategy, other), max(strategy, other))
    return first * (2 * count - first - 1) / 2 + second - first - 1
  }
}
