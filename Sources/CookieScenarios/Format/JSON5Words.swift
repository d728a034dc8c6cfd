import Choices

/// What JSON5 writes without quotes: numbers, and keys that are identifiers.
enum JSON5Words {
  // MARK: - Numbers

  /// A number as JSON5 writes it. One too large for a double is infinite, and so out of every range; one too small for it is
  /// the least there is, and not 0.
  static func number(_ text: String) -> Double? {
    var digits = Substring(text)
    var sign = 1.0
    if let first = digits.first, first == "+" || first == "-" {
      sign = first == "-" ? -1 : 1
      digits = digits.dropFirst()
    }
    if digits == "Infinity" { return sign * .infinity }
    if digits == "NaN" { return .nan }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { return hexadecimal(digits.dropFirst(2)).map { sign * $0 } }
    guard isDecimal(digits) else { return nil }
    if digits.hasPrefix(".") { digits = "0" + digits }
    guard let number = Double(digits) else { return nil }
    return sign * (number == 0 && DecimalText.hasValue(digits) ? .leastNonzeroMagnitude : number)
  }

  /// However many digits there are. The initializer would take a second sign, a point and an exponent as well.
  private static func hexadecimal(_ digits: Substring) -> Double? {
    guard !digits.isEmpty, digits.utf8.allSatisfy(isHexDigit) else { return nil }
    return Double("0x\(digits)")
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    // Without the bit that tells small letters from large ones.
    isDigit(byte) || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte & 0xDF)
  }

  /// Digits, with at most one point and an exponent; no second digit after a leading zero.
  private static func isDecimal(_ text: Substring) -> Bool {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard mantissa.count <= 2, mantissa.contains(where: { !$0.isEmpty }),
      mantissa.allSatisfy({ $0.utf8.allSatisfy(isDigit) }), mantissa[0].count == 1 || !mantissa[0].hasPrefix("0")
    else { return false }
    guard parts.count == 2 else { return true }
    let exponent = parts[1].drop { $0 == "+" || $0 == "-" }
    return !exponent.isEmpty && parts[1].count - exponent.count <= 1 && exponent.utf8.allSatisfy(isDigit)
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  // MARK: - Identifiers

  /// True for what an identifier begins with (ECMAScript 5.1, section 7.6: IdentifierStart).
  static func beginsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "$" || scalar == "_" { return true }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber: true
    default: false
    }
  }

  /// True for what it goes on with (IdentifierPart).
  static func isInIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    // Joiners.
    if beginsIdentifier(scalar) || scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: false
    }
  }
}
