import Choices
import Cookies

/// What the clock says: in a timed run the time, in a scheduled run what its delays and their order leave possible.
extension World {
  /// What is `delay` away from now.
  func deadline(after delay: Int64) -> Deadline {
    let deadline = Deadline(time: time(after: delay), base: instants.current)
    if isScheduled { instants.keep(deadline.time - now) }
    return deadline
  }

  /// The present, as the beginning of something that lasts at most `longest`.
  func beginning(lasting longest: Int64) -> Deadline {
    if isScheduled { instants.keep(longest) }
    return Deadline(time: now, base: instants.current)
  }

  /// True if the time is the deadline's or later.
  ///
  /// - Parameter clockIsRead: true if something else is about to compare the two for itself.
  func hasCome(_ deadline: Deadline, clockIsRead: Bool = false) -> Bool {
    guard isScheduled else { return deadline.time <= now }
    let distance = deadline.time - instants.times[Int(deadline.base)]
    return hasCome(after: deadline.base, earliest: distance, latest: distance, clockIsRead: clockIsRead)
  }

  /// True if more than a duration from a distribution has passed since something.
  func hasPassed(_ distribution: DurationDistribution, since begun: Deadline) -> Bool {
    guard isScheduled else { return now - begun.time > drawn(distribution).least }
    return hasCome(after: begun.base, earliest: distribution.minimum + 1, latest: distribution.maximum + 1)
  }

  /// In a scheduled run: whether something has come that comes between `earliest` and `latest` after an instant. If both
  /// are possible, that is a choice.
  func hasCome(after base: Int32, earliest: Int64, latest: Int64, clockIsRead: Bool = false) -> Bool {
    guard !instants.mustReplay else { return false }
    let hasCome: Bool
    switch instants.coming(after: base, earliest: earliest, latest: latest) {
    case .hasCome: hasCome = true
    case .hasNotCome: hasCome = false
    case .open:
      hasCome = choose(below: 2, for: .clock) == 1
      instants.decide(hasCome, after: base, earliest: earliest, latest: latest)
    }
    instants.agree(hasCome, after: base, earliest: earliest, latest: latest, atOnce: clockIsRead)
    if instants.mustReplay { tape.breakOff() }
    return hasCome
  }

  /// Schedules an event for a deadline and a little more, or from now on if that has come already.
  func schedule(_ event: WorldEvent, at deadline: Deadline, jitter: DurationDistribution) {
    let delay = drawn(jitter)
    guard isScheduled else { return schedule(event, at: max(now, deadline.time) + delay.least) }
    let distance = deadline.time - instants.times[Int(deadline.base)]
    if hasCome(deadline) {
      schedulePending(event, after: instants.current, delay)
    } else {
      instants.find(deadline.base, deadline: distance)
      schedulePending(event, after: deadline.base, .exactly(distance) + delay)
    }
  }

  // MARK: - Events that stand for times

  /// The moment from which operations find a network process that is starting.
  ///
  /// In a scheduled run that is an event (`networkProcessReady`), and operations wait for it.
  func networkProcessWillBeReady(at time: Int64) -> Int64 {
    guard isScheduled else {
      web.networkProcess = .starting(readyAt: time)
      return time
    }
    web.networkProcess = .starting(readyAt: .max)
    return now
  }

  func networkProcessBecomesReady(generation: Int32) {
    guard case .starting = web.networkProcess, generation == web.generation else { return }
    web.networkProcess = .running
  }

  /// Native code notices that the network process is dead (`networkProcessDeathNoticed` in a scheduled run).
  func networkProcessDeathIsNoticed(generation: Int32) {
    guard case .dead = web.networkProcess, generation == web.generation else { return }
    web.networkProcess = .dead(noticedAt: now)
  }

  /// A clock for telling whether anything happened in between: in a scheduled run an event may take no time.
  var moment: Int64 { isScheduled ? Int64(executor.steps) : now }
}
