import CookieProperties
import LibFuzzer

/// One field through the properties of the parser.
struct SetCookieTarget: FuzzTarget {
  static let name = "set-cookie"

  private let checker = FieldChecker()

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    if let property = checker.check(input) { fatalError(property.summary) }
  }
}
