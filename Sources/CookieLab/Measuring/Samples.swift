import CookieExploration
import Foundation

/// Measured durations of one kind, in milliseconds: how many, quantiles, and how sure their middle is.
public struct DurationSamples: Codable, Equatable, Sendable {
  public var name: String
  public var count: Int
  /// Durations at 0, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99 and 1, as in a scenario's `quantiles`.
  public var quantiles: [[Double]]
  /// Where the median of all such durations lies, at 95 %: two of the sorted samples, by the binomial distribution. Nil for so
  /// few samples that even the least and the most leave it out more often.
  public var medianInterval: [Double]?

  /// Of six samples all lie on one side of the median in 1 of 32 cases, of five in 1 of 16.
  private static let fewest = 6

  static let shares = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99, 1]

  /// Nil for no samples.
  public init?(_ name: String, _ samples: [Double]) {
    let sorted = samples.filter(\.isFinite).sorted()
    guard let last = sorted.last else { return nil }
    self.name = name
    count = sorted.count
    func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }
    quantiles = Self.shares.map { share in
      [share, rounded(share == 1 ? last : sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))])]
    }
    guard sorted.count >= Self.fewest else { return }
    let spread = 1.959963984540054 * Double(sorted.count).squareRoot() / 2
    let middle = Double(sorted.count) / 2
    let (lower, upper) = (Int((middle - spread).rounded(.down)), Int((middle + spread).rounded(.up)))
    medianInterval = [sorted[max(0, lower)], sorted[min(sorted.count - 1, upper)]].map(rounded)
  }

  /// At 0, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99 or 1.
  public func milliseconds(at share: Double) -> Double { quantiles.first { $0[0] == share }?[1] ?? 0 }
}

/// How often something came about.
public struct CountSamples: Codable, Equatable, Sendable {
  public var name: String
  /// Of what it depends on, in milliseconds; nil if on nothing.
  public var atMilliseconds: Double?
  public var count: Int
  public var of: Int
  /// At 95 %, by Wilson's method.
  public var interval: [Double]

  public init(_ name: String, at milliseconds: Double? = nil, count: Int, of total: Int) {
    self.name = name
    atMilliseconds = milliseconds
    self.count = count
    of = total
    let interval = Proportion(count: count, of: total).interval
    self.interval = [interval.lowerBound, interval.upperBound].map { ($0 * 10_000).rounded() / 10_000 }
  }

  /// One for each delay, in their order.
  static func each(_ name: String, _ samples: [String: [Double]]) -> [CountSamples] {
    samples.compactMap { key, values in Double(key).map { ($0, values) } }.sorted { $0.0 < $1.0 }.map { delay, values in
      CountSamples(name, at: delay, count: values.count { $0 > 0 }, of: values.count)
    }
  }
}
