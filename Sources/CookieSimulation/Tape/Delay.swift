import Choices

/// How long something takes, in nanoseconds: in a timed run one duration, which was drawn, in a scheduled run any between
/// two, which come from its distribution.
package struct Delay: Hashable {
  /// In a timed run what was drawn.
  package var least: Int64
  /// At least ``least``; the same in a timed run.
  package var most: Int64

  package static let none = Delay.exactly(0)

  static func exactly(_ nanoseconds: Int64) -> Delay { Delay(least: nanoseconds, most: nanoseconds) }

  package static func + (first: Delay, second: Delay) -> Delay {
    // A distribution goes up to ten years, a deadline lies within the run's horizon: neither sum can overflow.
    Delay(least: first.least &+ second.least, most: first.most &+ second.most)
  }

  /// Of a way there and back, one of the two.
  var half: Delay { Delay(least: least / 2, most: most / 2) }

  /// So many one after the other; together at most the longest that a distribution has, which is ten years.
  func times(_ count: Int) -> Delay {
    func product(_ nanoseconds: Int64) -> Int64 {
      let (product, overflow) = nanoseconds.multipliedReportingOverflow(by: Int64(count))
      return overflow ? Self.longest : min(product, Self.longest)
    }
    return Delay(least: product(least), most: product(most))
  }

  private static let longest: Int64 = 10 * 366 * 86_400 * 1_000_000_000

  /// As long, but not over before `nanoseconds` have passed.
  func lasting(_ nanoseconds: Int64) -> Delay {
    let longer = max(0, nanoseconds - least)
    return Delay(least: least + longer, most: most + longer)
  }
}
