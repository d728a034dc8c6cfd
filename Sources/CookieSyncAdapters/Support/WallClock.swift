import Cookies
import Foundation

/// The device's clock, as cookies count.
enum WallClock {
  static var now: UnixTime { UnixTime(microseconds: Int64(Date().timeIntervalSince1970 * 1_000_000)) }
}
