import Foundation

/// Mean and spread of a sample, with intervals that hold for samples of some size, whatever the distribution's form.
package struct Moments: Sendable {
  /// Fewer samples have no interval: what holds for large ones does not hold for them.
  package static let fewest = 30

  package let count: Int
  package let mean: Double
  /// The standard deviation.
  package let spread: Double
  /// The fourth moment in units of the squared variance; 3 for a normal distribution.
  private let kurtosis: Double

  package init(_ samples: [Double]) {
    let n = Double(samples.count)
    count = samples.count
    let mean = samples.isEmpty ? 0 : samples.reduce(0, +) / n
    self.mean = mean
    let second = samples.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let fourth = samples.reduce(0) { $0 + pow($1 - mean, 4) }
    spread = samples.count > 1 ? (second / (n - 1)).squareRoot() : 0
    kurtosis = second > 0 ? n * fourth / (second * second) : 3
  }

  /// Of the mean, at 95 %; nil for too few samples.
  package var meanInterval: ClosedRange<Double>? {
    guard count >= Self.fewest else { return nil }
    let reach = width * spread / Double(count).squareRoot()
    return (mean - reach)...(mean + reach)
  }

  /// Of the standard deviation, at 95 %, by its logarithm, whose error depends on the fourth moment; nil for too few samples.
  package var spreadInterval: ClosedRange<Double>? {
    guard count >= Self.fewest else { return nil }
    // Of the variance the relative error is the root of (kurtosis - (n - 3) / (n - 1)) / n.
    let n = Double(count)
    let reach = width * (max(0, kurtosis - (n - 3) / (n - 1)) / n).squareRoot() / 2
    return (spread * exp(-reach))...(spread * exp(reach))
  }

  /// The 97.5 % quantile of Student's t, by the first terms of its series in 1 / n.
  private var width: Double {
    let (z, n) = (1.959963984540054, Double(max(1, count - 1)))
    return z + (pow(z, 3) + z) / (4 * n) + (5 * pow(z, 5) + 16 * pow(z, 3) + 3 * z) / (96 * n * n)
  }
}
