extension DurationDistribution {
  /// For a person: "5 ms", "20 to 80 ms", "1 to 3 h"; "0 to 9 ms by quantiles" where it is not even between its ends.
  public var words: String {
    let unit = Self.unit(of: minimum, maximum)
    let upper = Self.text(maximum, unit)
    guard minimum != maximum else { return "\(upper) \(unit.name)" }
    return "\(Self.text(minimum, unit)) to \(upper) \(unit.name)\(points.count > 2 ? " by quantiles" : "")"
  }

  private typealias Unit = (name: String, nanoseconds: Int64)

  private static let units: [Unit] = [
    ("days", 86_400_000_000_000), ("h", 3_600_000_000_000), ("min", 60_000_000_000), ("s", 1_000_000_000),
  ]

  /// The largest unit that the longer time has two of, and that both are whole thousandths of: nothing is rounded.
  private static func unit(of shorter: Int64, _ longer: Int64) -> Unit {
    units.first { unit in
      longer >= 2 * unit.nanoseconds && [shorter, longer].allSatisfy { $0 % (unit.nanoseconds / 1_000) == 0 }
    } ?? ("ms", 1_000_000)
  }

  private static func text(_ nanoseconds: Int64, _ unit: Unit) -> String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: unit.nanoseconds)
    guard rest > 0 else { return "\(whole)" }
    // A millisecond has a million nanoseconds, and a unit above it counts in thousandths.
    let places = unit.nanoseconds == 1_000_000 ? 1_000_000 : 1_000
    let part = String(Int64(places) + rest / (unit.nanoseconds / Int64(places))).dropFirst()
    return "\(whole).\(part.reversed().drop { $0 == "0" }.reversed().map(String.init).joined())"
  }
}
