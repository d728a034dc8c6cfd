/// A moment, in microseconds since 1970-01-01T00:00:00Z without leap seconds.
///
/// A jar has no clock of its own: whoever calls it says what time it is. All arithmetic saturates at the two
/// ends of the range (about 292,000 years either way), so that no input can make it trap.
public struct UnixTime: Comparable, Hashable, Sendable {
  /// Microseconds since the epoch; negative before it.
  public var microseconds: Int64

  /// The moment `microseconds` after the epoch.
  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// The moment `seconds` after the epoch, clamped to the range of the type.
  public init(seconds: Int64) {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    microseconds = overflow ? (seconds < 0 ? .min : .max) : product
  }

  /// The earliest representable moment: the expiry of a cookie that a server deletes (5.6.2 step 7).
  public static let distantPast = UnixTime(microseconds: .min)
  /// The latest representable moment.
  public static let distantFuture = UnixTime(microseconds: .max)

  /// Whole seconds since the epoch, rounded towards the past.
  public var seconds: Int64 {
    let (quotient, remainder) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// This moment moved by a number of microseconds, clamped.
  public func advanced(byMicroseconds offset: Int64) -> UnixTime {
    let (sum, overflow) = microseconds.addingReportingOverflow(offset)
    return UnixTime(microseconds: overflow ? (offset < 0 ? .min : .max) : sum)
  }

  /// This moment moved by a number of seconds, clamped.
  public func advanced(bySeconds offset: Int64) -> UnixTime {
    advanced(byMicroseconds: UnixTime(seconds: offset).microseconds)
  }

  /// The microseconds from `earlier` to this moment, clamped.
  public func microseconds(since earlier: UnixTime) -> Int64 {
    let (difference, overflow) = microseconds.subtractingReportingOverflow(earlier.microseconds)
    return overflow ? (microseconds < 0 ? .min : .max) : difference
  }

  public static func < (left: UnixTime, right: UnixTime) -> Bool { left.microseconds < right.microseconds }

  public static func + (time: UnixTime, offset: Duration) -> UnixTime {
    time.advanced(byMicroseconds: offset.saturatingMicroseconds)
  }

  public static func - (time: UnixTime, offset: Duration) -> UnixTime {
    let microseconds = offset.saturatingMicroseconds
    return time.advanced(byMicroseconds: microseconds == .min ? .max : -microseconds)
  }

  public static func += (time: inout UnixTime, offset: Duration) { time = time + offset }
}

extension Duration {
  /// Whole microseconds, clamped to 64 bits.
  fileprivate var saturatingMicroseconds: Int64 {
    let (seconds, attoseconds) = components
    return UnixTime(seconds: seconds).advanced(byMicroseconds: attoseconds / 1_000_000_000_000).microseconds
  }
}
