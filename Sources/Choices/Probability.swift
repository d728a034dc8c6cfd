/// A probability between 0 and 1, as the share of the 64-bit numbers below a threshold.
///
/// Integer comparison keeps a tape's meaning independent of the machine's floating-point library.
public struct Probability: Hashable, Sendable {
  package let threshold: UInt64

  public static let never = Probability(threshold: 0)
  public static let always = Probability(threshold: .max)

  private init(threshold: UInt64) { self.threshold = threshold }

  /// The least above 0 that a file may say. A threshold is rounded down: of what is less, a thousandth would be lost.
  public static let least = 0x1p-54

  /// Fails outside 0...1 and for NaN. What is below one of the 64-bit numbers is ``never``.
  public init?(_ value: Double) {
    guard value >= 0, value <= 1 else { return nil }
    threshold = value == 1 ? .max : UInt64(value * 0x1p64)
  }

  /// The probability as a number.
  public var value: Double { threshold == .max ? 1 : Double(threshold) / 0x1p64 }

  /// The number with the fewest digits that makes this probability, for printing. A threshold is rounded down, so that
  /// ``value`` of what was written as 1e-8 is 9.99999999995449e-09.
  package var shortest: Double {
    guard threshold > 0 else { return 0 }
    var exponent = 0
    while Self.power(exponent) > value { exponent -= 1 }
    if Self(Self.power(exponent + 1)) == self { return Self.power(exponent + 1) }
    for digits in 0..<17 {
      let number = (value * Self.power(digits - exponent)).rounded(.up)
      let candidate = Double("\(UInt64(number))e\(exponent - digits)") ?? value
      if Self(candidate) == self { return candidate }
    }
    return value
  }

  private static func power(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 1 }
}
