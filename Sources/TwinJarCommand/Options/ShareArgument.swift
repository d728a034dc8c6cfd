import ArgumentParser

/// A share of runs or of chances on a command line: 0.5% or 0.005.
enum ShareArgument {
  /// Reads one within limits, which `expected` says in words.
  static func parse(_ limits: ClosedRange<Double>, _ expected: String) -> @Sendable (String) throws -> Double {
    { text in
      let isPerCent = text.last == "%"
      let digits = isPerCent ? text.dropLast() : Substring(text)
      // Double takes "nan", "inf" and hexadecimal digits as well.
      guard digits.utf8.allSatisfy({ (48...57).contains($0) || [43, 45, 46, 69, 101].contains($0) }),
        let number = Double(digits), limits.contains(isPerCent ? number / 100 : number)
      else { throw ValidationError("found \"\(text)\", expected a share, \(expected)") }
      return isPerCent ? number / 100 : number
    }
  }
}
