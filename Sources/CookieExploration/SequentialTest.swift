import Foundation

/// Compares two strategies on the same tapes as often as one likes while the runs come in, and knows when they are settled:
/// told apart, or as good as each other within a margin.
///
/// A p-value that is looked at after each hundred runs falls below 5 % sooner or later, with equals as well. What is counted here is
/// evidence that may be looked at after every run: an e-process, whose mean is at most 1 under the hypothesis that it
/// speaks against, so that the chance of its ever reaching 1/a is at most a (Ville's inequality, 1939).
///
/// - Told apart: the sign test on the runs that only one of the two failed, as a mixture over all uneven coins with Jeffreys'
///   prior (Robbins, 1970).
/// - Alike: bets that the mean difference is below the margin, averaged over their size (Waudby-Smith and Ramdas, 2024), in
///   both directions.
public struct SequentialTest: Hashable, Sendable {
  public enum Answer: Hashable, Sendable {
    case open
    /// One fails more often than the other.
    case different
    /// The shares of failed runs differ by less than the margin.
    case alike
  }

  /// The largest difference of two shares of failed runs that makes none, above 0 and below 1.
  public let margin: Double
  /// The chance of a wrong answer, at any time.
  public let error: Double

  /// - Precondition: both are above 0 and below 1.
  public init(margin: Double, error: Double) {
    precondition(margin > 0 && margin < 1 && error > 0 && error < 1, "a test of nothing")
    (self.margin, self.error) = (margin, error)
  }

  /// What so many runs tell.
  ///
  /// - Parameters:
  ///   - onlyFirst: those that the first failed alone; the same of the second.
  ///   - runs: of each.
  public func answer(onlyFirst: Int, onlySecond: Int, of runs: Int) -> Answer {
    let needed = -log(error)
    if Self.evidenceOfDifference(onlyFirst, onlySecond) >= needed { return .different }
    let isBelow = evidenceOfLess(onlyFirst, onlySecond, runs) >= needed
    return isBelow && evidenceOfLess(onlySecond, onlyFirst, runs) >= needed ? .alike : .open
  }

  /// The logarithm of the evidence against a fair coin: B(a + 1/2, b + 1/2) / B(1/2, 1/2) * 2^(a + b).
  static func evidenceOfDifference(_ first: Int, _ second: Int) -> Double {
    let (a, b) = (Double(first) + 0.5, Double(second) + 0.5)
    return logGamma(a) + logGamma(b) - logGamma(a + b) - log(Double.pi) + Double(first + second) * log(2)
  }

  /// The logarithm of the evidence against a mean difference of the margin or more: the average of
  /// (1 + s(m - 1))^a (1 + s(m + 1))^b (1 + s m)^(n - a - b) over stakes s.
  private func evidenceOfLess(_ more: Int, _ less: Int, _ runs: Int) -> Double {
    let same = Double(runs - more - less)
    let logs = (1...Self.stakes).map { number in
      // Halved each time from the largest one that no single run ruins.
      let stake = Self.largestShare / (1 - margin) * pow(0.5, Double(number - 1) / 2)
      return Double(more) * log(1 + stake * (margin - 1)) + Double(less) * log(1 + stake * (margin + 1))
        + same * log(1 + stake * margin)
    }
    let most = logs.max() ?? 0
    return most + log(logs.reduce(0) { $0 + exp($1 - most) } / Double(Self.stakes))
  }

  private static let stakes = 32
  private static let largestShare = 0.99

  private static func logGamma(_ x: Double) -> Double {
    var sign: Int32 = 0
    return lgamma_r(x, &sign)
  }
}
