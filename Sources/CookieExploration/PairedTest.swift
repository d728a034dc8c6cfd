import Choices
import Foundation

/// Compares two strategies on the same tapes: only the runs that one of them failed and the other did not say anything.
public struct PairedTest: Hashable, Sendable {
  /// Runs that the first failed alone, and the second.
  public let onlyFirst: Int
  public let onlySecond: Int

  public init(_ first: RunSet, _ second: RunSet) {
    self.init(onlyFirst: first.count(without: second), onlySecond: second.count(without: first))
  }

  init(onlyFirst: Int, onlySecond: Int) { (self.onlyFirst, self.onlySecond) = (onlyFirst, onlySecond) }

  /// The chance of a split at least this uneven if the two were equally good: McNemar's test (1947) in its exact form,
  /// the two-sided sign test on the runs that differ.
  public var p: Double {
    let (fewer, total) = (min(onlyFirst, onlySecond), onlyFirst + onlySecond)
    guard total > 0, 2 * fewer < total else { return 1 }
    // The terms fall towards the end of the tail, so that few of them count, of a hundred million as well.
    var (term, sum) = (1.0, 1.0)
    for index in stride(from: fewer, to: 0, by: -1) {
      term *= Double(index) / Double(total - index + 1)
      sum += term
      if term < sum * 1e-17 { break }
    }
    // Logarithms of binomial terms: a power of two of a million is no number.
    let logTop = LogFactorial.of(total) - LogFactorial.of(fewer) - LogFactorial.of(total - fewer)
    return min(1, 2 * exp(logTop - Double(total) * log(2.0)) * sum)
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
