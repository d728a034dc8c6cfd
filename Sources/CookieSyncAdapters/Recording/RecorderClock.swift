import CookieSync

/// When something happens, by both clocks of the device.
struct RecorderTime {
  /// Nanoseconds since the device's start, its sleep included: nobody sets this clock.
  var sinceBoot: Int64
  /// Microseconds since 1970, by the clock that users and networks set.
  var wall: Int64

  static var now: RecorderTime { RecorderTime(sinceBoot: DeviceClocks.sinceBoot, wall: DeviceClocks.wall) }
}
