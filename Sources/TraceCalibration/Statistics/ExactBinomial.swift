import Choices
import Foundation

/// What a count of trials says of the rate behind it, by the binomial distribution itself.
package enum ExactBinomial {
  /// Left on each side of a 95 % interval.
  static let tail = 0.025

  /// The 95 % interval of C. J. Clopper and E. S. Pearson (1934): it holds the rate in at least 95 % of all samples, in more
  /// where counts are few.
  ///
  /// - Parameters:
  ///   - count: 0 to `total`.
  ///   - total: 0 gives 0 to 1.
  package static func interval(_ count: Int, of total: Int) -> ClosedRange<Double> {
    let lower = count <= 0 ? 0 : rate { atLeast(count, of: total, rate: $0) >= tail }
    let upper = count >= total ? 1 : rate { 1 - atLeast(count + 1, of: total, rate: $0) <= tail }
    return min(lower, upper)...upper
  }

  /// The chance of at least `count` in `total` trials.
  ///
  /// - Parameter rate: 0 to 1.
  package static func atLeast(_ count: Int, of total: Int, rate: Double) -> Double {
    guard count > 0 else { return 1 }
    guard count <= total, rate > 0 else { return 0 }
    guard rate < 1 else { return 1 }
    // The tail that falls is summed up: its first term is its largest.
    return Double(count) > Double(total) * rate
      ? rising(from: count, of: total, rate) : 1 - falling(from: count - 1, of: total, rate)
  }

  /// The least rate for which something holds that holds for all above it.
  private static func rate(where holds: (Double) -> Bool) -> Double {
    var (lower, upper) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (lower + upper) / 2
      if holds(middle) { upper = middle } else { lower = middle }
    }
    return (lower + upper) / 2
  }

  private static func likelihood(_ count: Int, of total: Int, _ rate: Double) -> Double {
    let ways = LogFactorial.of(total) - LogFactorial.of(count) - LogFactorial.of(total - count)
    return exp(ways + Double(count) * log(rate) + Double(total - count) * log1p(-rate))
  }

  /// Smaller parts than this change no digit that is shown.
  private static let least = 1e-17

  private static func rising(from count: Int, of total: Int, _ rate: Double) -> Double {
    var (term, sum, place) = (likelihood(count, of: total, rate), 0.0, count)
    while term > sum * least {
      sum += term
      term *= Double(total - place) / Double(place + 1) * (rate / (1 - rate))
      place += 1
    }
    return min(1, sum)
  }

  private static func falling(from count: Int, of total: Int, _ rate: Double) -> Double {
    var (term, sum, place) = (likelihood(count, of: total, rate), 0.0, count)
    while term > sum * least {
      sum += term
      term *= Double(place) / Double(total - place + 1) * ((1 - rate) / rate)
      place -= 1
    }
    return min(1, sum)
  }
}
