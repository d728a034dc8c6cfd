import Cookies

/// The time, for code that only wants to know whether something is over, or to wait.
///
/// Whether a cookie has expired or a timer is over a search of schedules answers in both ways, where delays leave it open.
/// Of code that reads a clock by itself it tries one value, since it cannot tell what the code will compare that with.
public protocol AppClock: Sendable {
  /// True if a cookie has expired, or will have when another `time` has passed. False for a session cookie (RFC 6265bis,
  /// section 5.5).
  func hasExpired(_ cookie: Cookie, within time: Duration) -> Bool

  /// True if both cookies have an expiry, and the first one's is the earlier. A session cookie expires before no other.
  ///
  /// A search goes by which was given first if both live equally long, and by one of the possible values if not.
  func expires(_ cookie: Cookie, before other: Cookie) -> Bool

  /// Begins to wait: the timer is over when `time` has passed, also if the app was suspended meanwhile.
  func timer(for time: Duration) -> AppTimer

  func isOver(_ timer: AppTimer) -> Bool

  /// Suspends the task; throws `CancellationError` as soon as it is cancelled.
  func sleep(for time: Duration) async throws
}

extension AppClock {
  /// True if a cookie has expired.
  public func hasExpired(_ cookie: Cookie) -> Bool { hasExpired(cookie, within: .zero) }
}

/// Something that a clock waits for, until the app's process ends.
public struct AppTimer: Hashable, Sendable {
  /// What the clock knows it by.
  public var number: Int64

  public init(number: Int64) { self.number = number }
}

/// The clocks of the device.
public struct SystemClock: AppClock {
  public init() {}

  public func hasExpired(_ cookie: Cookie, within time: Duration) -> Bool {
    cookie.isExpired(at: UnixTime(microseconds: DeviceClocks.wall) + time)
  }

  public func expires(_ cookie: Cookie, before other: Cookie) -> Bool {
    guard let expires = cookie.expires, let later = other.expires else { return false }
    return expires < later
  }

  public func timer(for time: Duration) -> AppTimer {
    AppTimer(number: Self.sum(DeviceClocks.sinceBoot, time.nanoseconds))
  }

  public func isOver(_ timer: AppTimer) -> Bool { DeviceClocks.sinceBoot >= timer.number }

  /// Ten thousand million seconds at most: what lies far beyond is a trap of the concurrency library's.
  public func sleep(for time: Duration) async throws {
    try await Task.sleep(for: min(time, .seconds(10_000_000_000)))
  }

  private static func sum(_ left: Int64, _ right: Int64) -> Int64 {
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? (right < 0 ? .min : .max) : sum
  }
}

extension Duration {
  /// Whole nanoseconds; what lies beyond 292 years is that.
  package var nanoseconds: Int64 {
    // What is asked for most, and divides by no number of 128 bits.
    if self == .zero { return 0 }
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    let (sum, carried) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
    return carried ? (seconds < 0 ? .min : .max) : sum
  }
}
