/// Punycode (RFC 3492), for turning U-labels into A-labels.
enum Punycode {
  private static let base = 36
  private static let minimum = 1
  private static let maximum = 26

  /// The part of an A-label behind `xn--`; nil if a number overflows.
  static func encode(_ label: [Unicode.Scalar]) -> String? {
    var output = label.filter(\.isASCII).map { UInt8(truncatingIfNeeded: $0.value) }
    let basicCount = output.count
    if basicCount > 0 { output.append(.minus) }
    var state = State()
    var handled = basicCount
    while handled < label.count {
      guard let next = label.lazy.map(\.value).filter({ $0 >= state.scalar }).min() else { return nil }
      guard state.advance(to: next, steps: handled + 1) else { return nil }
      for scalar in label {
        if scalar.value < state.scalar { guard state.increment() else { return nil } }
        guard scalar.value == state.scalar else { continue }
        appendInteger(state.delta, bias: state.bias, to: &output)
        state.adapt(count: handled + 1, isFirst: handled == basicCount)
        handled += 1
      }
      guard state.increment() else { return nil }
      state.scalar += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The scalars that the part behind `xn--` stands for; nil if it stands for none (a Fake A-label).
  static func decode(_ encoded: Substring) -> [Unicode.Scalar]? {
    let bytes = Array(encoded.utf8)
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    let basicEnd = bytes.lastIndex(of: .minus) ?? 0
    var output = bytes[..<basicEnd].map { UInt32($0) }
    var index = basicEnd > 0 ? basicEnd + 1 : 0
    var (scalar, bias, position) = (128, 72, 0)
    while index < bytes.count {
      guard let delta = readInteger(bytes, at: &index, bias: bias) else { return nil }
      let (sum, overflow) = position.addingReportingOverflow(delta)
      guard !overflow else { return nil }
      let count = output.count + 1
      bias = adapted(delta, count: count, isFirst: position == 0 && output.count == basicEnd)
      scalar += sum / count
      guard scalar <= 0x10FFFF else { return nil }
      position = sum % count
      output.insert(UInt32(scalar), at: position)
      position += 1
    }
    let scalars = output.compactMap(Unicode.Scalar.init)
    return scalars.count == output.count ? scalars : nil
  }

  /// One generalised variable-length integer.
  private static func readInteger(_ bytes: [UInt8], at index: inout Int, bias: Int) -> Int? {
    var (value, weight, k) = (0, 1, base)
    while index < bytes.count {
      guard let digit = digit(bytes[index]) else { return nil }
      index += 1
      // Digits are below 36 and weights below 2^31: the products fit 64 bits.
      value += digit * weight
      guard value < 1 << 31 else { return nil }
      let threshold = min(max(k - bias, minimum), maximum)
      if digit < threshold { return value }
      weight *= base - threshold
      guard weight < 1 << 31 else { return nil }
      k += base
    }
    return nil
  }

  private static func appendInteger(_ value: Int, bias: Int, to output: inout [UInt8]) {
    var (rest, k) = (value, base)
    while true {
      let threshold = min(max(k - bias, minimum), maximum)
      if rest < threshold { break }
      output.append(character(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      k += base
    }
    output.append(character(rest))
  }

  private static func digit(_ byte: UInt8) -> Int? {
    if byte.isLetter { return Int(byte.lowercased - 0x61) }
    return byte.isDigit ? Int(byte - .zero) + 26 : nil
  }

  /// a to z, then 0 to 9.
  private static func character(_ digit: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: digit < 26 ? digit + 0x61 : digit + 22)
  }

  fileprivate static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var k = 0
    while delta > ((base - minimum) * maximum) / 2 {
      delta /= base - minimum
      k += base
    }
    return k + (base - minimum + 1) * delta / (delta + 38)
  }
}

/// The encoder's running numbers, with checked arithmetic.
private struct State {
  var scalar: UInt32 = 128
  var delta = 0
  var bias = 72

  mutating func advance(to next: UInt32, steps: Int) -> Bool {
    let (product, overflow) = Int(next - scalar).multipliedReportingOverflow(by: steps)
    let (sum, carry) = delta.addingReportingOverflow(product)
    (delta, scalar) = (sum, next)
    return !overflow && !carry
  }

  mutating func increment() -> Bool {
    let (sum, overflow) = delta.addingReportingOverflow(1)
    delta = sum
    return !overflow
  }

  mutating func adapt(count: Int, isFirst: Bool) {
    bias = Punycode.adapted(delta, count: count, isFirst: isFirst)
    delta = 0
  }
}
