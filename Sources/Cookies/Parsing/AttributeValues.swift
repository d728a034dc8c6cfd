/// The Max-Age attribute (RFC 6265bis, section 5.6.2).
enum MaxAge {
  /// Seconds, clamped to 64 bits; nil if the attribute is to be ignored.
  @inline(__always)
  static func parse(_ value: UnsafeBufferPointer<UInt8>) -> Int64? {
    // Steps 1 and 2: a digit, or a minus with a digit behind it.
    let negative = value.first == .minus
    var index = negative ? 1 : 0
    guard index < value.count else { return nil }
    // Steps 2 to 4: digits only. A lifetime beyond the range ends there; the cap cuts it much earlier.
    var seconds: Int64 = 0
    while index < value.count {
      guard value[index].isDigit else { return nil }
      let (product, overflow) = seconds.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int64(value[index] &- .zero))
      seconds = overflow || carry ? .max : sum
      index &+= 1
    }
    return negative ? -seconds : seconds
  }
}

extension SameSite {
  /// The SameSite attribute (5.6.7): an unknown value is "Default".
  @inline(__always)
  init(attributeValue value: UnsafeBufferPointer<UInt8>) {
    switch value.count {
    case 3 where value.spells("lax"): self = .lax
    case 4 where value.spells("none"): self = .none
    case 6 where value.spells("strict"): self = .strict
    default: self = .default
    }
  }
}
