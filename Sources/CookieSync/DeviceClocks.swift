#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// What the two clocks of a device show.
package enum DeviceClocks {
  /// Nanoseconds since the device's start, its sleep included: nobody sets this clock.
  package static var sinceBoot: Int64 { nanoseconds(of: bootClock) }

  /// Microseconds since 1970, by the clock that users and networks set.
  package static var wall: Int64 { nanoseconds(of: CLOCK_REALTIME) / 1_000 }

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
