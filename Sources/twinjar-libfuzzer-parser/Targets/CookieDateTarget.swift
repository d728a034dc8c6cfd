import CookieProperties
import LibFuzzer

/// The fast cookie-date algorithm beside a plain one.
struct CookieDateTarget: FuzzTarget {
  static let name = "cookie-date"

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    if let property = ByteChecks.date(input) { fatalError(property.summary) }
  }
}
