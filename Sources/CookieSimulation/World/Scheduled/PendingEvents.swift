/// What has been scheduled in a scheduled run and has not happened yet.
struct PendingEvents {
  /// When an event comes, and what it has to wait for; apart from the events themselves, which cost something to look at.
  struct Entry {
    let channel: EventMeaning.Channel
    /// It waits until a starting network process is up.
    let needsNetworkProcess: Bool
    /// It waits for the writes that were issued before it.
    let waitsForWrites: Bool
    let isLoad: Bool
    let isNotification: Bool
    /// What it does not outlive.
    let owner: EventMeaning.Owner
    let lane: Lane
    /// The instant that its time counts from ...
    var base: Int32
    /// ... and how long after it the event comes, at least and at most, in nanoseconds.
    var earliest: Int64
    var latest: Int64
    /// Something that was not due before it came first: it takes its longest.
    var isPostponed = false
    /// It has to wait for something else, however long that takes.
    var isBlocked = false

    /// How long after its base it comes if nothing else is chosen.
    var preferred: Int64 { isPostponed ? latest : earliest }
  }

  /// From the oldest to the youngest, and what they are.
  var entries: [Entry] = []
  var events: [WorldEvent] = []
  /// The latest moments of what does not have to wait for something else.
  var bounds: [Instants.Bound] = []

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    events.removeAll(keepingCapacity: true)
  }

  mutating func remove(at index: Int) -> (entry: Entry, event: WorldEvent) {
    (entries.remove(at: index), events.remove(at: index))
  }
}

extension World {
  /// Schedules an event of a scheduled run for a while after an instant.
  func schedulePending(_ event: WorldEvent, after base: Int32, _ delay: Delay) {
    instants.hold(base)
    let meaning = meaning(of: event)
    pending.events.append(event)
    pending.entries.append(
      PendingEvents.Entry(
        channel: meaning.channel, needsNetworkProcess: meaning.needsNetworkProcess,
        waitsForWrites: meaning.isLoad && !scenario.profile.faults.loadOvertakesWrites,
        isLoad: meaning.isLoad, isNotification: meaning.isNotification, owner: meaning.owner, lane: meaning.lane,
        base: base, earliest: min(RunExecutor.horizon, delay.least), latest: min(RunExecutor.horizon, delay.most)))
  }

  /// What code of the strategy sleeps for is pending like anything else.
  func scheduleSleeps() {
    for (sleeper, nanoseconds) in executor.newSleeps {
      schedulePending(.sleepEnds(sleeper), after: instants.current, .exactly(nanoseconds))
    }
    executor.forgetNewSleeps()
  }

  /// The app's process is gone, and its code with it: nothing that it waits for wakes it any more. What it does then would
  /// change nothing, but its jobs would be among those that the schedule chooses from.
  func stopCode() {
    executor.stopReadyJobs()
    for place in pending.entries.indices.reversed() where stops(pending.events[place]) {
      let entry = pending.remove(at: place).entry
      instants.endBound(Instants.Bound(base: entry.base, latest: entry.latest))
      instants.release(entry.base)
    }
    for operation in web.waitingReads { parkedCalls.append(.cookies(operation.continuation)) }
    web.waitingReads.removeAll(keepingCapacity: true)
    for place in web.waitingWrites.indices { park(web.waitingWrites[place].continuation.take()) }
  }

  /// Lets code of the ended process wait for ever. False if the event happens all the same.
  private func stops(_ event: WorldEvent) -> Bool {
    switch meaning(of: event).cargo {
    case .sleeper(let sleeper): executor.stop(sleeper)
    case .read(let continuation), .cookies(let continuation, _): parkedCalls.append(.cookies(continuation))
    case .acknowledgement(let continuation): park(continuation)
    case .write(let slot):
      park(webWrites.update(slot) { $0.continuation.take() })
      return false
    case .nothing, .drift, .request: return false
    }
    return true
  }

  private func park(_ continuation: UnsafeContinuation<Void, Never>?) {
    if let continuation { parkedCalls.append(.acknowledgement(continuation)) }
  }

  /// Removes what was chosen; what was due before it takes its longest.
  func takePending(_ choice: Int) -> (entry: PendingEvents.Entry, event: WorldEvent) {
    for passed in enabled[..<choice] { pending.entries[passed].isPostponed = true }
    return pending.remove(at: enabled[choice])
  }

  // MARK: - What may come next

  /// Finds out what has to wait for something else; for what no longer does, decides whether its time has passed
  /// meanwhile.
  func settleWaiting() {
    var seen: (requests: Bool, answers: Bool) = (false, false)
    let processStarts = if case .starting = web.networkProcess { true } else { false }
    for index in pending.entries.indices {
      let entry = pending.entries[index]
      var isBlocked = processStarts && entry.needsNetworkProcess
      switch entry.channel {
      case .none: break
      case .storeRequests: (isBlocked, seen.requests) = (isBlocked || seen.requests, true)
      case .storeAnswers: (isBlocked, seen.answers) = (isBlocked || seen.answers, true)
      }
      // A load waits for the writes that native code issued before it, or overtakes them (F06).
      isBlocked = isBlocked || (seen.requests && entry.waitsForWrites)
      if entry.isBlocked, !isBlocked { endWait(of: index) }
      if !entry.isBlocked, isBlocked { instants.endBound(Instants.Bound(base: entry.base, latest: entry.latest)) }
      pending.entries[index].isBlocked = isBlocked
    }
  }

  /// It comes now, if it would have come while it had to wait.
  private func endWait(of index: Int) {
    let entry = pending.entries[index]
    let end = entry.latest + 1
    guard hasCome(after: entry.base, earliest: end, latest: end) else { return }
    instants.release(entry.base)
    instants.hold(instants.current)
    pending.entries[index].base = instants.current
    pending.entries[index].earliest = 0
    pending.entries[index].latest = 0
  }

  /// Fills ``enabled`` with what may come next, in the order in which it is due.
  func findEnabled() {
    enabled.removeAll(keepingCapacity: true)
    pending.bounds.removeAll(keepingCapacity: true)
    for entry in pending.entries where !entry.isBlocked {
      pending.bounds.append(Instants.Bound(base: entry.base, latest: entry.latest))
    }
    for index in pending.entries.indices where mayComeNext(index) { enabled.append(index) }
    enabled.sort { (due($0), $0) < (due($1), $1) }
  }

  private func mayComeNext(_ index: Int) -> Bool {
    let entry = pending.entries[index]
    guard !entry.isBlocked,
      instants.canHappen(after: entry.base, earliest: entry.earliest, before: pending.bounds)
    else { return false }
    // Of several notifications that can come at the same times, the one that is due first stands for all.
    return !entry.isNotification
      || !pending.entries.indices.contains {
        isInterchangeable($0, with: index) && (due($0), $0) < (due(index), index)
      }
  }

  /// True for two notifications that can come at the same times.
  func isInterchangeable(_ place: Int, with other: Int) -> Bool {
    let (first, second) = (pending.entries[place], pending.entries[other])
    return first.isNotification && second.isNotification && first.earliest == second.earliest
      && first.latest == second.latest && instants.areAtOnce(first.base, second.base)
      && first.owner == second.owner
  }

  /// When it comes if nothing else is chosen.
  func due(_ index: Int) -> CalmTime {
    let entry = pending.entries[index]
    return instants.calmTimes[Int(entry.base)].moved(by: entry.preferred)
  }

  /// Lets it happen now.
  func handleChosen(_ entry: PendingEvents.Entry, _ event: WorldEvent) {
    instants.release(entry.base)
    executor.advance(
      to: instants.happen(
        after: entry.base, earliest: entry.earliest, preferred: entry.preferred,
        own: Instants.Bound(base: entry.base, latest: entry.latest), before: pending.bounds))
    measureStep()
    countEvent(event)
    if app.isSuspended, meaning(of: event).needsRunningApp {
      app.held.append(event)
    } else {
      noteAnswer(of: event)
      handle(event)
    }
  }

  // MARK: - Whose turn it is

  func lane(ofEnabled possibility: Int) -> Lane { pending.entries[enabled[possibility]].lane }
}
