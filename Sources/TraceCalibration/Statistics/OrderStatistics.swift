/// What a sample says of the quantiles of the distribution that it was drawn from, whatever its form.
package struct OrderStatistics: Sendable {
  /// Rising.
  package let sorted: [Double]

  package init(_ samples: [Double]) { sorted = samples.filter(\.isFinite).sorted() }

  package var count: Int { sorted.count }

  /// The sample's quantile, between its neighbours by a straight line; nil without a sample.
  package func quantile(_ share: Double) -> Double? {
    guard let last = sorted.last else { return nil }
    let place = min(max(share, 0), 1) * Double(sorted.count - 1)
    let below = Int(place)
    guard below + 1 < sorted.count else { return last }
    return sorted[below] + (sorted[below + 1] - sorted[below]) * (place - Double(below))
  }

  /// Two samples between which the quantile lies in at least 95 % of all cases: how many samples are below a quantile is
  /// binomial. Nil on a side on which even the outermost sample is not far enough out.
  ///
  /// - Parameter tail: what is left on each side.
  package func interval(
    _ share: Double, tail: Double = ExactBinomial.tail
  ) -> (lower: Double?, upper: Double?) {
    let n = sorted.count
    guard n > 0, share > 0, share < 1 else { return (nil, nil) }
    // Ranks count from 1. Below: the largest that is above the quantile with at most `tail`.
    let above = least { ExactBinomial.atLeast($0, of: n, rate: share) < 1 - tail }
    let upper = least { ExactBinomial.atLeast($0, of: n, rate: share) <= tail }
    let lower = above - 1
    return (lower >= 1 ? sorted[lower - 1] : nil, upper <= n ? sorted[upper - 1] : nil)
  }

  /// The least rank for which something holds that holds for all above it; one past the sample for none.
  private func least(_ holds: (Int) -> Bool) -> Int {
    var (lower, upper) = (1, sorted.count + 1)
    while lower < upper {
      let middle = (lower + upper) / 2
      if holds(middle) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
