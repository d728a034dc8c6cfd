import Foundation

/// Compares two strategies on the same tapes: only the runs that one of them failed and the other did not say anything.
public struct PairedTest: Hashable, Sendable {
  /// Runs that the first failed alone, and the second.
  public let onlyFirst: Int
  public let onlySecond: Int

  public init(_ first: RunSet, _ second: RunSet) {
    onlyFirst = first.count(without: second)
    onlySecond = second.count(without: first)
  }

  /// The chance of a split at least this uneven if the two were equally good: McNemar's test (1947) in its exact form,
  /// the two-sided sign test on the runs that differ.
  public var p: Double {
    let (fewer, total) = (min(onlyFirst, onlySecond), onlyFirst + onlySecond)
    guard total > 0, 2 * fewer < total else { return 1 }
    // Logarithms of binomial terms: a power of two of a million is no number.
    var logTerm = -Double(total) * log(2.0)
    var sum = exp(logTerm)
    for index in 0..<fewer {
      logTerm += log(Double(total - index)) - log(Double(index + 1))
      sum += exp(logTerm)
    }
    return min(1, 2 * sum)
  }

  /// Which of several p-values count as a difference at 5 % together: Holm's step-down method (1979).
  public static func significant(_ values: [Double]) -> [Bool] {
    var isSignificant = [Bool](repeating: false, count: values.count)
    let order = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
    for (rank, index) in order.enumerated() {
      guard values[index] <= 0.05 / Double(values.count - rank) else { break }
      isSignificant[index] = true
    }
    return isSignificant
  }
}
