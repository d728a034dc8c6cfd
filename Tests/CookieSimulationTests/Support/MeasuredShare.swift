import Foundation

/// A share that was counted on a real engine in a few trials, and what such a count can tell apart.
struct MeasuredShare: Sendable {
  var count: Int
  var trials: Int

  /// The shares that the count does not contradict at 95 %: the exact interval (C. Clopper and E. S. Pearson, 1934).
  var interval: ClosedRange<Double> {
    let lower = count == 0 ? 0 : Self.root { chance(ofAtLeast: count, at: $0) - 0.025 }
    let upper = count == trials ? 1 : Self.root { 0.025 - (1 - chance(ofAtLeast: count + 1, at: $0)) }
    return lower...upper
  }

  /// The chance of at least so many of the trials if each has the chance `share`.
  private func chance(ofAtLeast least: Int, at share: Double) -> Double {
    (least...trials).reduce(0.0) { sum, hits in
      let ways = (0..<hits).reduce(1.0) { $0 * Double(trials - $1) / Double($1 + 1) }
      return sum + ways * pow(share, Double(hits)) * pow(1 - share, Double(trials - hits))
    }
  }

  /// Where a growing function of a share is zero.
  private static func root(of function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if function(middle) < 0 { low = middle } else { high = middle }
    }
    return low
  }
}
