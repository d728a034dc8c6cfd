/// A moment that ends a wait.
///
/// Its clock runs on while the device sleeps and while iOS has suspended the app, as does that of `Task.sleep(for:)`: of whoever
/// was suspended for longer than a limit the wait is over when the app goes on, whatever comes of what was waited for. No clock of
/// Swift's stops for a process that is suspended: `SuspendingClock` stops with the device alone.
struct Deadline: Sendable {
  private let instant: ContinuousClock.Instant

  /// - Parameter limit: how far away it is; of more than a year, a year.
  init(in limit: Duration) { instant = ContinuousClock.now + Self.capped(limit) }

  /// A limit that the clock can count: longer ones, which mean that there is none, trap.
  static func capped(_ limit: Duration) -> Duration { min(limit, .seconds(365 * 86_400)) }

  /// What is left; zero or less when it is over.
  var left: Duration { ContinuousClock.now.duration(to: instant) }
}
