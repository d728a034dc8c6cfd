/// What has been scheduled in a scheduled run and has not happened yet, with the moments at which it may.
struct PendingEvents {
  struct Entry {
    var event: WorldEvent
    /// It does not happen before this ...
    var earliest: Int64
    /// ... and no timer that is due later overtakes it.
    var latest: Int64
    /// When it happens if nothing else is chosen: after its least delay, or after its longest once it was passed over.
    var due: Int64
    /// How much longer than its least the delay may still become.
    var slack: Int64
  }

  /// From the oldest to the youngest.
  var entries: [Entry] = []
  /// When what is happening now was due.
  var dueNow: Int64 = 0

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    dueNow = 0
  }

  /// Something else happens first: this takes its longest delay.
  mutating func postpone(_ index: Int) {
    entries[index].due = min(RunExecutor.horizon, entries[index].due + entries[index].slack)
    entries[index].slack = 0
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
    /// Notifications are all alike, so their order is no order.
    case notifications
  }

  var channel: Channel {
    switch self {
    case .webRead, .webWrite: .storeRequests
    case .webReadDone, .webWriteDone: .storeAnswers
    case .observer: .notifications
    default: .none
    }
  }

  /// True for what happens at its time; anything else is a delivery, which happens whenever the guide wants.
  var isTimer: Bool {
    switch self {
    case .script, .pageTokenExpires, .nativeTokenExpires, .beginRefresh, .userRetries, .userLogsIn: true
    default: false
    }
  }

  /// True for what waits until a starting network process is up.
  var needsNetworkProcess: Bool {
    switch self {
    case .webRead, .webWrite, .pageRequestLeaves, .webAwakes: true
    default: false
    }
  }
}

extension World {
  /// Stands for the end of the strategy's next sleep in ``enabled``.
  static let sleepIndex = -1

  func schedulePending(_ event: WorldEvent, at time: Int64) {
    let time = min(RunExecutor.horizon, time)
    let slack = tape.takeSlack()
    // Deliveries take no time of the clock, so what they would have taken adds up beside it.
    let due = event.isTimer ? time : min(RunExecutor.horizon, max(now, pending.dueNow) + (time - now))
    pending.entries.append(
      PendingEvents.Entry(
        event: event, earliest: event.isTimer ? time : now, latest: time + slack, due: due, slack: slack))
  }

  /// Removes what was chosen, and postpones what was due before it; nil for the end of a sleep.
  func takePending(_ choice: Int) -> PendingEvents.Entry? {
    for passed in enabled[..<choice] where passed != Self.sleepIndex { pending.postpone(passed) }
    return enabled[choice] == Self.sleepIndex ? nil : pending.entries.remove(at: enabled[choice])
  }

  /// Fills ``enabled`` with what may come next, in the order in which it is due.
  func findEnabled(nextSleep: Int64?) {
    enabled.removeAll(keepingCapacity: true)
    enabledTimers.removeAll(keepingCapacity: true)
    var latest = nextSleep ?? .max
    if let nextSleep { enabledTimers.append((time: nextSleep, index: Self.sleepIndex)) }
    var seen: (requests: Bool, answers: Bool, notifications: Bool) = (false, false, false)
    let processStarts = if case .starting = web.networkProcess { true } else { false }
    for index in pending.entries.indices {
      let event = pending.entries[index].event
      let isHeld = app.isSuspended && event.needsRunningApp(in: self)
      var isFree = true
      switch event.channel {
      case .none: break
      case .storeRequests: (isFree, seen.requests) = (!seen.requests, true)
      case .storeAnswers: (isFree, seen.answers) = (!seen.answers, true)
      case .notifications: (isFree, seen.notifications) = (!seen.notifications, true)
      }
      if isHeld || (processStarts && event.needsNetworkProcess) { continue }
      latest = min(latest, pending.entries[index].latest)
      if event.isTimer {
        enabledTimers.append((time: pending.entries[index].earliest, index: index))
      } else if isFree, !waitsForWrites(event, afterRequests: seen.requests) {
        enabled.append(index)
      }
    }
    for timer in enabledTimers where timer.time <= latest { enabled.append(timer.index) }
    enabled.sort { (due(ofEnabled: $0, nextSleep), $0) < (due(ofEnabled: $1, nextSleep), $1) }
  }

  private func due(ofEnabled index: Int, _ nextSleep: Int64?) -> Int64 {
    index == Self.sleepIndex ? nextSleep ?? .max : pending.entries[index].due
  }

  /// A load waits for the writes that native code issued before it, or overtakes them (F06).
  private func waitsForWrites(_ event: WorldEvent, afterRequests: Bool) -> Bool {
    guard afterRequests, case .pageRequestLeaves = event else { return false }
    return !scenario.profile.faults.loadOvertakesWrites
  }

  func lane(ofEnabled possibility: Int) -> Lane {
    let index = enabled[possibility]
    return index == Self.sleepIndex ? .native : lane(of: pending.entries[index].event)
  }

  private func lane(of event: WorldEvent) -> Lane {
    switch event {
    case .script, .userRetries, .userLogsIn: .user
    case .webRead, .webWrite, .flush, .pageRequestLeaves: .networkProcess
    case .webReadDone, .webWriteDone, .webAwakes, .observer, .nativeCompletes, .nativeTokenExpires, .bridgeCall: .native
    case .requestArrives: .server
    case .replyArrives(let id): requests[Int(id)].client == .page ? .page : .native
    case .pageCompletes, .pageTokenExpires, .bridgeReply: .page
    case .beginRefresh(let actor): actor == .page ? .page : .native
    default: .system
    }
  }
}
