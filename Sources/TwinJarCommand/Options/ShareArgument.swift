import ArgumentParser
import Choices

/// A share of runs or of chances on a command line: 0.5% or 0.005.
enum ShareArgument {
  /// Reads one within limits, which `expected` says in words.
  static func parse(_ limits: ClosedRange<Double>, _ expected: String) -> @Sendable (String) throws -> Double {
    { text in
      guard let share = DecimalText.share(text, within: limits) else {
        throw ValidationError("found \"\(text)\", expected a share, \(expected)")
      }
      return share
    }
  }
}
