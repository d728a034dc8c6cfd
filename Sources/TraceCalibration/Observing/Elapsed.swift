extension Int64 {
  /// Nanoseconds from another moment to this one. Moments of a file may lie farther apart than 64 bits can say: then as far as
  /// they can.
  func since(_ other: Int64) -> Int64 {
    let (difference, isTooFar) = subtractingReportingOverflow(other)
    return isTooFar ? (self < other ? .min : .max) : difference
  }

  /// The same in seconds.
  func seconds(since other: Int64) -> Double { Double(since(other)) / 1e9 }
}
