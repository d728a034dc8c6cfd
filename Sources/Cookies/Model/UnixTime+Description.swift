extension UnixTime: CustomStringConvertible {
  /// ISO 8601 in UTC, such as "2026-01-01T00:00:00Z"; a fraction appears only if there is one.
  public var description: String {
    if self == .distantPast { return "the earliest time" }
    if self == .distantFuture { return "the latest time" }
    let (day, second) = Self.floorDivision(seconds, 86400)
    let date = CivilDate.date(daysSinceEpoch: Int(day))
    let fraction = Self.floorDivision(microseconds, 1_000_000).remainder
    let time = [second / 3600, second / 60 % 60, second % 60].map { Self.padded($0, 2) }.joined(separator: ":")
    let tail = fraction == 0 ? "Z" : "." + Self.padded(fraction, 6) + "Z"
    return
      "\(Self.padded(Int64(date.year), 4))-\(Self.padded(Int64(date.month), 2))-\(Self.padded(Int64(date.day), 2))T"
      + time + tail
  }

  private static func floorDivision(_ value: Int64, _ divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private static func padded(_ value: Int64, _ width: Int) -> String {
    let digits = String(value.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return (value < 0 ? "-" : "") + zeros + digits
  }
}
