import Cookies

/// Where the trace's clock stands.
struct TraceClock {
  /// Nanoseconds of the trace's clock when the device started.
  private let base: Int64
  /// By how much the device's clock is ahead of its time since the start, in nanoseconds.
  private var offset: Int64

  /// - Parameters:
  ///   - epoch: microseconds since 1970 at which the trace's clock is 0.
  ///   - last: when the last record was made, on the trace's clock: none comes before it. Nil if there is none.
  init(epoch: Int64, after last: Int64?, at time: RecorderTime) {
    let byWall = (time.wall &- epoch) &* 1_000
    let least = last.map { $0 + 1_000 } ?? 0
    base = max(byWall, least, 0) &- time.sinceBoot
    // A clock that was set back between two launches tells it by that.
    let setBack = max(0, least &- byWall)
    offset = time.wall &* 1_000 &- time.sinceBoot &+ setBack
  }

  func traceTime(_ time: RecorderTime) -> Int64 { base &+ time.sinceBoot }

  /// When a cookie expires, on the trace's clock, if the device's stays as it is set.
  func expiry(_ expires: UnixTime, at time: RecorderTime) -> Int64 {
    let (left, overflow) = expires.microseconds.subtractingReportingOverflow(time.wall)
    let most: Int64 = 1 << 52
    let capped = overflow ? (expires.microseconds < 0 ? -most : most) : min(max(left, -most), most)
    let at = traceTime(time) &+ capped &* 1_000
    // 0 says that there is no date.
    return at == 0 ? 1 : at
  }

  /// Seconds by which the device's clock was set since the last call; 0 for less than two.
  mutating func secondsSet(at time: RecorderTime) -> Int32 {
    let now = time.wall &* 1_000 &- time.sinceBoot
    let step = (now &- offset) / 1_000_000_000
    guard abs(step) >= 2 else { return 0 }
    offset = now
    return Int32(clamping: step)
  }
}
