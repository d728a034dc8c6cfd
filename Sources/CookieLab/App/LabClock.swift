import CookieSync
import Cookies
import Foundation

/// The app's clock: the machine's, put forward where the user waits for longer than the lab does.
///
/// Cookies keep their dates, so that a store goes on sending one that has expired by this clock; the server, whose clock is put
/// forward as well, refuses its token.
final class LabClock: AppClock, @unchecked Sendable {
  private let lock = NSLock()
  // Below it, in seconds.
  private var offset = 0.0

  func advance(by seconds: Double) { lock.withLock { offset += seconds } }

  private var shift: Duration { .seconds(lock.withLock { offset }) }

  func hasExpired(_ cookie: Cookie, within time: Duration) -> Bool {
    SystemClock().hasExpired(cookie, within: time + shift)
  }

  func expires(_ cookie: Cookie, before other: Cookie) -> Bool { SystemClock().expires(cookie, before: other) }

  func timer(for time: Duration) -> AppTimer {
    AppTimer(number: MonotonicClock.now &+ Int64(clamping: (time + shift) / .nanoseconds(1)))
  }

  func isOver(_ timer: AppTimer) -> Bool {
    MonotonicClock.now &+ Int64(clamping: shift / .nanoseconds(1)) >= timer.number
  }

  /// Ends early where the clock is put forward meanwhile, some milliseconds after that.
  func sleep(for time: Duration) async throws {
    let end = timer(for: time)
    while !isOver(end) {
      let rest = Duration.nanoseconds(end.number &- MonotonicClock.now) - shift
      try await Task.sleep(for: min(max(rest, .zero), Self.look))
    }
  }

  /// How long it sleeps at most without a look at the clock.
  private static let look = Duration.milliseconds(20)
}

extension Int64 {
  /// The nearest integer; the largest or smallest for what lies beyond.
  fileprivate init(clamping number: Double) {
    self = number >= 9e18 ? .max : number <= -9e18 ? .min : Int64(number)
  }
}
