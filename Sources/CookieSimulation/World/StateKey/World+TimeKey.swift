import CookieSync
import Cookies

/// The part of a state's key that holds how long ago something was, where something may still depend on it.
extension World {
  /// Whose timer is set for a deadline, or was: it is not set for the same one again.
  func timers(setFor deadline: Deadline) -> Int {
    (deadline == app.nativeExpiryScheduledFor ? 1 : 0) | (deadline == page.expiryScheduledFor ? 2 : 0)
  }

  /// - Parameters:
  ///   - lasting: how long after the deadline it is that is asked for.
  ///   - delay: how much later something may come that is scheduled for it; nil if nothing is.
  func refer(to deadline: Deadline, as role: StateHash, lasting: Int64 = 0, delay: Int64? = nil) {
    let distance = deadline.time - instants.times[Int(deadline.base)] + lasting
    let end = distance + (delay ?? 0)
    clockReferences.add(
      role, &instants, after: deadline.base, nearest: distance, earliest: end, latest: end,
      due: delay.map { _ in distance })
  }

  /// It is asked whether so much time has passed since an instant.
  func refer(to base: Int32, as role: StateHash, _ duration: Int64) {
    clockReferences.add(role, &instants, after: base, nearest: duration, earliest: duration, latest: duration)
  }

  func role(_ kind: Int, _ number: Int = 0) -> StateHash {
    var role = StateHash()
    role.combine(kind)
    role.combine(number)
    return role
  }

  func refer(to deadline: Deadline, _ kind: Int, _ owner: StateHash) {
    guard deadline != .never else { return }
    var role = owner
    role.combine(kind)
    refer(to: deadline, as: role, delay: scenario.app.refreshJitter.maximum)
  }

  /// How long ago everything began that is still asked for.
  func addClock(to hash: inout StateHash) {
    referToTokens(&hash)
    referToClients()
    referToCookies(&hash)
    clockReferences.hash(into: &hash, instants)
  }

  func referToTokens(_ hash: inout StateHash) {
    let jitter = scenario.app.refreshJitter.maximum
    for (number, token) in tokens.tokens.enumerated() {
      refer(to: token.expiresAt, as: role(1, number), delay: jitter)
      hash.combine(timers(setFor: token.expiresAt))
      guard token.state == .rotated else { continue }
      refer(to: token.rotatedAt, as: role(2, number))
      if policy.graceSeconds > 0 {
        refer(to: token.rotatedAt, as: role(3, number), lasting: nanoseconds(policy.graceSeconds) + 1)
      }
    }
    guard let limit = policy.absoluteLifetimeSeconds else { return }
    for (number, session) in tokens.sessions.enumerated() {
      // Tokens that outlived their session end with it.
      for lifetime in [0, policy.accessLifetimeSeconds, policy.refreshLifetimeSeconds] {
        refer(
          to: session.startedAt, as: role(4, number), lasting: nanoseconds(limit) - nanoseconds(lifetime),
          delay: lifetime == 0 ? jitter : nil)
      }
    }
  }

  func referToClients() {
    let none = StateHash()
    refer(to: page.expiryScheduledFor, 6, none)
    refer(to: app.nativeExpiryScheduledFor, 7, none)
    if let endedAt = app.endedAt, let idle = scenario.profile.faults.wipeAfterIdle {
      refer(to: endedAt, as: role(8, 0), lasting: idle.minimum + 1)
      refer(to: endedAt, as: role(8, 1), lasting: idle.maximum + 1)
    }
    if let end = user.script.browsesUntil, case .browse(let duration, _) = program[user.script.next] {
      refer(to: end.base, as: role(9), duration.minimum)
      refer(to: end.base, as: role(9), duration.maximum)
    }
    // The numbers are in the history of the code that has them.
    for (number, timer) in app.timers.enumerated() { refer(to: timer, as: role(12, number)) }
    guard scriptReadsDocumentCookie else { return }
    let delay = scenario.profile.timing.pageCopyDelay
    for (number, update) in web.pageCopyUpdates.enumerated() {
      refer(to: update.dueAt.base, as: role(10, number), delay.minimum)
      refer(to: update.dueAt.base, as: role(10, number), delay.maximum)
    }
  }

  func referToCookies(_ hash: inout StateHash) {
    var last: Int64?
    for (value, expiry, expires) in cookieExpiries.inOrder {
      hash.combine(value)
      hash.combine(expiry.number)
      hash.combine(expires == last)
      hash.combine(timers(setFor: expiry.deadline))
      last = expires
      for margin in keyAssumptions.margins {
        var role = StateHash()
        role.combine(11)
        role.combine(value)
        role.combine(expiry.number)
        role.combine(margin)
        refer(
          to: expiry.deadline, as: role, lasting: 1_000 - margin,
          delay: margin == 0 ? scenario.app.refreshJitter.maximum : nil)
      }
    }
  }
}
