import CookieSync
import Cookies

/// What code of the app is told that asks for the time by ``AppClock``. In a scheduled run each answer is decided, and not
/// read off the times that the run happens to show.
extension World {
  /// - Parameter margin: nanoseconds; 36 years are as good as for ever.
  func tellExpiry(of cookie: Cookie, within margin: Int64) -> Bool {
    guard let expires = cookie.expires else { return false }
    let margin = max(-Self.longest, min(Self.longest, margin))
    guard isScheduled else { return expires < cookieTime.advanced(byMicroseconds: margin / 1_000) }
    if !keyAssumptions.margins.contains(margin) {
      keyNeeds.addMargin(margin)
      keysFallShort = true
    }
    let expiry = cookieExpiries[cookie]?.deadline ?? Deadline(time: runTime(expires))
    let hasExpired = hasCome(expiry.moved(by: 1_000 - margin))
    noteInput(hasExpired ? 1 : 0)
    return hasExpired
  }

  /// Of two that live equally long the one expires later that was given later, unless nothing can lie between. For others
  /// the answer is that of the run's times.
  func tellWhether(_ cookie: Cookie, expiresBefore other: Cookie) -> Bool {
    guard let expires = cookie.expires, let later = other.expires else { return false }
    guard isScheduled, let first = cookieExpiries[cookie]?.deadline, let second = cookieExpiries[other]?.deadline,
      life(of: first) == life(of: second)
    else { return expires < later }
    let isEarlier = first.base < second.base && !instants.areAtOnce(first.base, second.base)
    noteInput(isEarlier ? 1 : 0)
    return isEarlier
  }

  private func life(of deadline: Deadline) -> Int64 { deadline.time - instants.times[Int(deadline.base)] }

  func beginTimer(_ nanoseconds: Int64) -> AppTimer {
    let number = app.timers.count
    app.timers.append(deadline(after: max(0, min(Self.longest, nanoseconds))))
    noteInput(number)
    return AppTimer(number: Int64(number))
  }

  /// A timer of another launch, or of no clock, never ends.
  func tellWhetherOver(_ timer: AppTimer) -> Bool {
    guard app.timers.indices.contains(Int(timer.number)) else { return false }
    let isOver = hasCome(app.timers[Int(timer.number)])
    noteInput(isOver ? 1 : 0)
    return isOver
  }

  private static let longest: Int64 = 1 << 60
}
