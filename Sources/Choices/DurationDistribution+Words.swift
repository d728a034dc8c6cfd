extension DurationDistribution {
  /// For a person: "5 ms", "20 to 80 ms", "1 to 3 h"; "0 to 9 ms by quantiles" where it is not even between its ends.
  public var words: String {
    let unit = Self.unit(of: maximum)
    let upper = Self.text(maximum, unit)
    guard minimum != maximum else { return "\(upper) \(unit.name)" }
    return "\(Self.text(minimum, unit)) to \(upper) \(unit.name)\(points.count > 2 ? " by quantiles" : "")"
  }

  private typealias Unit = (name: String, nanoseconds: Int64)

  private static let units: [Unit] = [
    ("days", 86_400_000_000_000), ("h", 3_600_000_000_000), ("min", 60_000_000_000), ("s", 1_000_000_000),
  ]

  /// The largest unit that a time has two of.
  private static func unit(of nanoseconds: Int64) -> Unit {
    units.first { nanoseconds >= 2 * $0.nanoseconds } ?? ("ms", 1_000_000)
  }

  private static func text(_ nanoseconds: Int64, _ unit: Unit) -> String {
    let thousandths = (Double(nanoseconds) / Double(unit.nanoseconds) * 1_000).rounded() / 1_000
    return Int64(exactly: thousandths).map(String.init) ?? "\(thousandths)"
  }
}
