/// Numbers as JSON5 has them, the same on every machine.
package enum NumberWord {
  /// Whole numbers without a point. What is no number is 0.
  package static func text(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    return Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// To as many significant digits as a reader can use.
  package static func short(_ number: Double, digits: Int = 4) -> String {
    guard number.isFinite, number != 0 else { return "0" }
    var (scale, size) = (1.0, abs(number))
    while size < 1, scale < 1e12 { (scale, size) = (scale * 10, size * 10) }
    // Digits before the point stay whole.
    var after = digits - 1
    while size >= 10, after > 0 { (after, size) = (after - 1, size / 10) }
    for _ in 0..<after { scale *= 10 }
    return text((number * scale).rounded() / scale)
  }
}
