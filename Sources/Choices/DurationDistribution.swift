/// A distribution of durations, in integer nanoseconds.
///
/// A measured behaviour is known by a few quantiles, so that is what a distribution is: durations at given quantiles,
/// joined by straight lines. Everything is integer arithmetic; the same choice gives the same duration on any machine.
public struct DurationDistribution: Hashable, Sendable {
  /// A duration at a quantile; `quantile` counts in 65,536ths (0 is the minimum, 65,536 the maximum).
  public struct Point: Hashable, Sendable {
    public var quantile: Int
    public var nanoseconds: Int64
  }

  /// How many different durations one choice can give.
  public static let resolution = 1 << 16

  /// At least one point; quantiles and durations never fall. The first is at quantile 0, the last at 65,536.
  public let points: [Point]
  package let isFixed: Bool
  @usableFromInline package let minimum: Int64
  @usableFromInline package let maximum: Int64

  /// Always `milliseconds`.
  public static func fixed(milliseconds: Double) -> Self { .uniform(milliseconds: milliseconds, milliseconds) }

  /// Evenly between two durations in milliseconds, `0 <= lower <= upper`.
  public static func uniform(milliseconds lower: Double, _ upper: Double) -> Self {
    quantiles([(0, lower), (1, upper)])
  }

  /// Durations in milliseconds at quantiles between 0 and 1, ascending, the first at 0 and the last at 1.
  public static func quantiles(_ points: [(quantile: Double, milliseconds: Double)]) -> Self {
    Self(
      points.map { Point(quantile: Int(($0.quantile * 65_536).rounded()), nanoseconds: nanoseconds($0.milliseconds)) })
  }

  public static let zero = fixed(milliseconds: 0)

  /// Of a file its reader has checked the ends, and said which are wrong.
  package init(_ points: [Point]) {
    precondition(points.first?.quantile == 0 && points.last?.quantile == Self.resolution, "quantiles span 0 to 1")
    self.points = points
    minimum = points.first?.nanoseconds ?? 0
    maximum = points.last?.nanoseconds ?? 0
    isFixed = minimum == maximum
  }

  /// A time that is not zero stays one.
  private static func nanoseconds(_ milliseconds: Double) -> Int64 {
    max(Int64((milliseconds * 1_000_000).rounded()), milliseconds > 0 ? 1 : 0)
  }

  /// The duration at one of ``resolution`` evenly spaced quantiles.
  @inlinable
  package func nanoseconds(at choice: Int) -> Int64 {
    // Most have two points: the minimum and the maximum.
    points.count == 2 ? minimum + Self.scaled(maximum - minimum, by: Int64(choice)) : nanosecondsBetween(choice)
  }

  @usableFromInline
  func nanosecondsBetween(_ choice: Int) -> Int64 {
    points.withUnsafeBufferPointer { points in
      for place in 1..<points.count where choice < points[place].quantile {
        let (lower, upper) = (points[place - 1], points[place])
        let width = Int64(upper.quantile - lower.quantile)
        let rise = upper.nanoseconds - lower.nanoseconds
        return lower.nanoseconds + scaled(rise, by: Int64(choice - lower.quantile), over: width)
      }
      return maximum
    }
  }

  /// `rise * part / resolution` without a division, which takes the time of thirty additions.
  @inlinable
  static func scaled(_ rise: Int64, by part: Int64) -> Int64 {
    (rise >> 16) * part + ((rise & 0xFFFF) * part) >> 16
  }

  /// `rise * part / whole` without overflow: `part < whole <= 65,536`, so both products stay below `rise` and 2^32.
  private func scaled(_ rise: Int64, by part: Int64, over whole: Int64) -> Int64 {
    let (quotient, remainder) = rise.quotientAndRemainder(dividingBy: whole)
    return quotient * part + remainder * part / whole
  }
}
