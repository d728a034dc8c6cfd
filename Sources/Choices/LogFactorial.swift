import Foundation

/// The logarithm of a factorial.
package enum LogFactorial {
  /// By Stirling's series, whose next term is below 1e-11 from 16 on.
  package static func of(_ number: Int) -> Double {
    guard number >= 16 else { return log((1...max(1, number)).reduce(1.0) { $0 * Double($1) }) }
    let x = Double(number)
    let square = x * x
    return x * log(x) - x + log(2 * Double.pi * x) / 2 + (1 / 12 - (1 / 360 - 1 / (1_260 * square)) / square) / x
  }
}
