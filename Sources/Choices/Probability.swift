/// A probability between 0 and 1, as the share of the 64-bit numbers below a threshold.
///
/// Integer comparison keeps a tape's meaning independent of the machine's floating-point library.
public struct Probability: Hashable, Sendable {
  package let threshold: UInt64

  public static let never = Probability(threshold: 0)
  public static let always = Probability(threshold: .max)

  private init(threshold: UInt64) { self.threshold = threshold }

  /// Fails outside 0...1 and for NaN.
  public init?(_ value: Double) {
    guard value >= 0, value <= 1 else { return nil }
    threshold = value == 1 ? .max : UInt64(value * 0x1p64)
  }

  /// The probability as a number, for printing.
  public var value: Double { threshold == .max ? 1 : Double(threshold) / 0x1p64 }
}
