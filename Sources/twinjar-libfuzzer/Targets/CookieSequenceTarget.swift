import CookieProperties
import LibFuzzer

/// Several fields and requests through all properties of parser and jar; see `FuzzSequence.read(_:)`.
struct CookieSequenceTarget: FuzzTarget {
  static let name = "cookie-sequence"

  private let checker = PropertyChecker()
  private var sequence = FuzzSequence()

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    sequence.read(input)
    if let violation = checker.check(sequence) { fatalError("step \(violation.step): \(violation.property.summary)") }
  }
}
