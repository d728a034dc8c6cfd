#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// When something happens, by both clocks of the device.
struct RecorderTime {
  /// Nanoseconds since the device's start, its sleep included: nobody sets this clock.
  var sinceBoot: Int64
  /// Microseconds since 1970, by the clock that users and networks set.
  var wall: Int64

  static var now: RecorderTime {
    RecorderTime(sinceBoot: nanoseconds(of: bootClock), wall: nanoseconds(of: CLOCK_REALTIME) / 1_000)
  }

  private static var bootClock: clockid_t {
    #if canImport(Darwin)
      CLOCK_MONOTONIC
    #else
      CLOCK_BOOTTIME
    #endif
  }

  private static func nanoseconds(of clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
