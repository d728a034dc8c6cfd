import CookieExploration

/// Numbers as people read them. No locale: the same bytes everywhere.
enum NumberText {
  /// With a fixed number of decimals, rounded half away from zero.
  static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int64((abs(value) * scale).rounded())
    let whole = scaled / Int64(scale)
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let part = String(scaled % Int64(scale))
    return "\(sign)\(whole).\(String(repeating: "0", count: decimals - part.count))\(part)"
  }

  /// How many decimals say a percentage as it was given, at least one; nil if it takes more than `most`.
  static func decimals(of percentage: Double, most: Int) -> Int? {
    (1...most).first { decimals in
      // A share times 100 has lost its last bits.
      abs((Double(fixed(percentage, decimals: decimals)) ?? 0) - percentage) <= percentage * 1e-9
    }
  }

  /// Two numbers with as many decimals as it takes to see that they differ, and at least `decimals`.
  static func apart(_ one: Double, _ other: Double, decimals: Int) -> (String, String) {
    for decimals in decimals..<9 {
      let texts = (fixed(one, decimals: decimals), fixed(other, decimals: decimals))
      if texts.0 != texts.1 || one == other { return texts }
    }
    return ("\(one)", "\(other)")
  }

  /// With three digits that count: "0.0123", "1.20e-8", "0".
  static func significant(_ value: Double) -> String {
    guard value.isFinite, value > 0 else { return value == 0 ? "0" : "\(value)" }
    var (mantissa, exponent) = (value, 0)
    while mantissa >= 9.995 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    while mantissa < 0.9995 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
    if (-3...2).contains(exponent) { return fixed(value, decimals: 2 - exponent) }
    return "\(fixed(mantissa, decimals: 2))e\(exponent)"
  }

  /// "12.3 % (11.0-13.7)", or "-" for no runs.
  static func rate(_ proportion: Proportion) -> String {
    guard proportion.total > 0 else { return "-" }
    let interval = proportion.interval
    let decimals = interval.upperBound < 0.01 ? 2 : 1
    // A lower bound that reads as 0 and an upper one that reads as 100 only say less than is known.
    let low = share(interval.lowerBound, decimals: decimals, isLeast: true)
    let high = share(interval.upperBound, decimals: decimals, isMost: true)
    return "\(share(proportion.value, decimals: decimals)) % (\(low)-\(high))"
  }

  /// The same where some runs did not tell: what it is at least and at most, and the interval from the least of the one
  /// to the most of the other.
  ///
  /// - Parameter unknown: how many of the rest did not tell.
  static func rate(_ proportion: Proportion, unknown: Int) -> String {
    guard proportion.total > 0, unknown > 0 else { return rate(proportion) }
    let most = Proportion(count: proportion.count + unknown, of: proportion.total)
    func text(_ value: Double) -> String { share(value, decimals: 1) }
    let low = share(proportion.interval.lowerBound, decimals: 1, isLeast: true)
    let high = share(most.interval.upperBound, decimals: 1, isMost: true)
    return "\(text(proportion.value))-\(text(most.value)) % (\(low)-\(high))"
  }

  /// A share in per cent, without the sign. Neither none nor all is said of less or more: "<0.01", ">99.9".
  ///
  /// - Parameters:
  ///   - isLeast: true if it stands for this or more, which 0 says as well.
  ///   - isMost: true if it stands for this or less, which 100 says as well.
  static func share(_ value: Double, decimals: Int, isLeast: Bool = false, isMost: Bool = false) -> String {
    let text = fixed(value * 100, decimals: decimals)
    if value > 0, !isLeast, text == fixed(0, decimals: decimals) {
      return "<" + (decimals == 0 ? "1" : "0." + String(repeating: "0", count: decimals - 1) + "1")
    }
    if value < 1, !isMost, text == fixed(100, decimals: decimals) {
      return ">99" + (decimals == 0 ? "" : "." + String(repeating: "9", count: decimals))
    }
    return text
  }
}
