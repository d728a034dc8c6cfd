/// Numbers as people type them: on a command line, in a limit, as a scenario's value.
package enum DecimalText {
  /// How a number may be written.
  package enum Style {
    /// Digits, and a point among them.
    case plain
    /// A sign and an exponent as well: `-1e-3`.
    case scientific
  }

  /// A finite number; nil for anything else, and for what is not 0 and would be read as it.
  package static func number(_ text: some StringProtocol, _ style: Style = .scientific) -> Double? {
    // Double takes "nan", "inf" and hexadecimal digits as well.
    let isWritten = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): true
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "e"), UInt8(ascii: "E"): style == .scientific
      default: false
      }
    }
    guard isWritten, let number = Double(text), number.isFinite else { return nil }
    if number == 0, hasValue(text) { return nil }
    return number
  }

  /// Whether a digit before the exponent is another one than 0.
  package static func hasValue(_ text: some StringProtocol) -> Bool {
    let mantissa = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    return mantissa.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
  }

  /// A share of runs or of chances, as `0.5%`, `0.5 %` or `0.005`; nil outside of `limits`, which lie within 0 to 1.
  package static func share(_ text: some StringProtocol, within limits: ClosedRange<Double>) -> Double? {
    var digits = Substring(text)
    let isPerCent = digits.last == "%"
    if isPerCent { digits.removeLast() }
    while isPerCent, digits.last?.isWhitespace ?? false { digits.removeLast() }
    guard let number = number(digits) else { return nil }
    let share = isPerCent ? number / 100 : number
    // Too small a share would be read as none.
    if share == 0, number != 0 { return nil }
    return limits.contains(share) ? share : nil
  }
}
