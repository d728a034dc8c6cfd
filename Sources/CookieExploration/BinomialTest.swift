import Choices
import Foundation

/// Compares a count of trials with a rate that is taken for known: the exact binomial test.
public struct BinomialTest: Hashable, Sendable {
  public let count: Int
  public let trials: Int
  /// More than 0 and less than 1.
  public let rate: Double

  /// - Parameter rate: is moved to within a billionth of 0 and 1, where no other count could be.
  public init(count: Int, of trials: Int, rate: Double) {
    self.count = count
    self.trials = trials
    self.rate = min(max(rate, 1e-9), 1 - 1e-9)
  }

  /// The two-sided p: the chance of all counts together that are no more likely than this one.
  public var p: Double {
    guard trials > 0 else { return 1 }
    let likelihoods = (0...trials).map(likelihood)
    // Counts that are equally likely differ in the last digits.
    let limit = likelihood(of: count) * (1 + 1e-7)
    return min(1, likelihoods.filter { $0 <= limit }.reduce(0, +))
  }

  private func likelihood(of count: Int) -> Double {
    let ways = LogFactorial.of(trials) - LogFactorial.of(count) - LogFactorial.of(trials - count)
    return exp(ways + Double(count) * log(rate) + Double(trials - count) * log(1 - rate))
  }
}

/// Several tests at once: Holm's step-down method (1979).
public enum Holm {
  /// The adjusted p of each value: a difference at 5 % among all of them is one of at most 0.05.
  public static func adjusted(_ values: [Double]) -> [Double] {
    var adjusted = values
    var least = 0.0
    for (rank, index) in values.indices.sorted(by: { (values[$0], $0) < (values[$1], $1) }).enumerated() {
      least = max(least, min(1, values[index] * Double(values.count - rank)))
      adjusted[index] = least
    }
    return adjusted
  }
}
