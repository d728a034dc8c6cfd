/// A share of a number of runs, with its 95 % interval.
public struct Proportion: Hashable, Sendable {
  public var count: Int
  public var total: Int

  public init(count: Int, of total: Int) {
    self.count = count
    self.total = total
  }

  /// Between 0 and 1; 0 of nothing is 0.
  public var value: Double { total == 0 ? 0 : Double(count) / Double(total) }

  /// The score interval at 95 % (E. B. Wilson, 1927), which stays honest near 0 and 1 and for few runs.
  public var interval: ClosedRange<Double> {
    guard total > 0 else { return 0...1 }
    let z = 1.959963984540054
    let n = Double(total)
    let p = value
    let centre = p + z * z / (2 * n)
    let spread = z * (p * (1 - p) / n + z * z / (4 * n * n)).squareRoot()
    let scale = 1 + z * z / n
    let lower = count == 0 ? 0 : (centre - spread) / scale
    let upper = count == total ? 1 : (centre + spread) / scale
    return max(0, lower)...min(1, upper)
  }
}
