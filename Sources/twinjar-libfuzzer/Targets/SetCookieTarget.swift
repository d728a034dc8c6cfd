import CookieFuzzing

/// Sequences of fields through all properties of parser and jar; see `FuzzSequence.init(input:)`.
struct SetCookieTarget: FuzzTarget {
  static let name = "set-cookie"

  private var checker = PropertyChecker()
  private var sequence = FuzzSequence()

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    sequence.read(input)
    if let violation = checker.check(sequence) { fatalError("step \(violation.step): \(violation.property.summary)") }
  }
}
