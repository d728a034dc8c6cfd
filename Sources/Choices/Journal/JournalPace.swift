/// When to write: so seldom that a journal stays small, and so often that little is lost.
package struct JournalPace {
  private static let shortest: Int64 = 200_000_000
  private static let longest: Int64 = 60_000_000_000
  /// No more than a hundredth of the time is lost.
  private static let share: Int64 = 100
  private let start = MachineClock.nanoseconds
  private var latest = MachineClock.nanoseconds

  package init() {}

  package var isDue: Bool {
    let now = MachineClock.nanoseconds
    return now - latest >= min(max(Self.shortest, (now - start) / Self.share), Self.longest)
  }

  package mutating func wrote() { latest = MachineClock.nanoseconds }
}
