/// What has been scheduled in a scheduled run and has not happened yet.
struct PendingEvents {
  /// When an event comes, and what it has to wait for; apart from the events themselves, which cost something to look at.
  struct Entry {
    let channel: WorldEvent.Channel
    /// It waits until a starting network process is up.
    let needsNetworkProcess: Bool
    /// It waits for the writes that were issued before it.
    let waitsForWrites: Bool
    let isNotification: Bool
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

extension WorldEvent {
  /// What part of the world an event keeps its order with.
  enum Channel {
    case none
    /// To the network process: operations of the store.
    case storeRequests
    /// From the network process to native code.
    case storeAnswers
  }

  var channel: Channel {
    switch self {
    case .webRead, .webWrite: .storeRequests
    case .webReadDone, .webWriteDone: .storeAnswers
    default: .none
    }
  }

  /// True for what waits until a starting network process is up.
  var needsNetworkProcess: Bool {
    switch self {
    case .webRead, .webWrite, .pageRequestLeaves, .webAwakes: true
    default: false
    }
  }

  /// Notifications of one launch are all alike.
  func isSameNotification(as other: WorldEvent) -> Bool {
    guard case .observer(let launch, _) = self, case .observer(let otherLaunch, _) = other else { return false }
    return launch == otherLaunch
  }
}

extension World {
  /// Schedules an event of a scheduled run for a while after an instant.
  func schedulePending(_ event: WorldEvent, after base: Int32, _ delay: Delay) {
    instants.hold(base)
    let isLoad = if case .pageRequestLeaves = event { true } else { false }
    let isNotification = if case .observer = event { true } else { false }
    pending.events.append(event)
    pending.entries.append(
      PendingEvents.Entry(
        channel: event.channel, needsNetworkProcess: event.needsNetworkProcess,
        waitsForWrites: isLoad && !scenario.profile.faults.loadOvertakesWrites, isNotification: isNotification,
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
    switch event {
    case .sleepEnds(let sleeper): executor.stop(sleeper)
    case .webRead(let operation), .webReadDone(let operation, _): parkedCalls.append(.cookies(operation.continuation))
    case .webWriteDone(let continuation): park(continuation)
    case .webAwakes(let continuation): park(continuation)
    case .webWrite(let slot):
      park(web.writes.update(slot) { $0.continuation.take() })
      return false
    default: return false
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
      && pending.events[place].isSameNotification(as: pending.events[other])
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
    if app.isSuspended, event.needsRunningApp(in: self) {
      app.held.append(event)
    } else {
      noteAnswer(of: event)
      handle(event)
    }
  }

  // MARK: - Whose turn it is

  func lane(ofEnabled possibility: Int) -> Lane { lane(of: pending.events[enabled[possibility]]) }

  private func lane(of event: WorldEvent) -> Lane {
    switch event {
    case .script, .userRetries, .userLogsIn: .user
    case .webRead, .webWrite, .flush, .pageRequestLeaves: .networkProcess
    case .webReadDone, .webWriteDone, .webAwakes, .observer, .nativeCompletes, .nativeTokenExpires, .bridgeCall,
      .sleepEnds:
      .native
    case .requestArrives: .server
    case .replyArrives(let id): requests[Int(id)].client == .page ? .page : .native
    case .pageCompletes, .pageTokenExpires, .bridgeReply: .page
    case .beginRefresh(let actor): actor == .page ? .page : .native
    default: .system
    }
  }
}
