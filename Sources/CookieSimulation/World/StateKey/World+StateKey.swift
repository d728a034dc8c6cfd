import CookieSync
import Cookies

/// The key of a state of a scheduled run: everything that its future depends on, and what its past has come to.
///
/// A field that is forgotten here makes a search miss runs in silence, so two things watch over it: the test
/// `StateKeyFieldTests` fails when a part of the world gains a field, and `twinjar self-check` searches generated
/// scenarios with and without keys.
extension Request {
  /// True if it belongs to a page of the app's web view, and ends with it.
  fileprivate var isOfPage: Bool { client == .page && kind != .hiddenWebView }
}

extension World {
  /// - Parameter inOrder: true to tell states apart by when things are due.
  func stateKey(inOrder: Bool) -> StateKey? {
    // What keys assume is wrong: the search will begin again, and asks for none that costs so much.
    if keysFallShort { return nil }
    // Code that is about to run is in a state that its answers alone do not determine. Who sleeps, and who drew which
    // random number, is known only where all code is one group: then it follows from what the group was told.
    guard keepsHistory, executor.isIdle, history.hasMemory || (executor.isAtRest && !executor.hasUsedEntropy) else {
      return nil
    }
    var hash = StateHash()
    clockReferences.begin(within: remainingTime, inOrder: inOrder)
    if keyParts.has(.pending) {
      addPending(to: &hash, inOrder: inOrder)
      addWaitingOperations(to: &hash)
    }
    if keyParts.has(.code) { addCode(to: &hash) }
    addStores(to: &hash)
    if keyParts.has(.connection) { addConnection(to: &hash) }
    if keyParts.has(.page) { page.hash(into: &hash) }
    if keyParts.has(.app) { app.hash(into: &hash) }
    if keyParts.has(.user) { user.hash(into: &hash) }
    if keyParts.has(.tokens) { addServer(to: &hash) }
    if keyParts.has(.verdicts) { addVerdicts(to: &hash) }
    if keyParts.has(.clock) { addClock(to: &hash) }
    return hash.key
  }

  private func addCode(to hash: inout StateHash) {
    hash.combine(executor.entropy)
    hash.combine(executor.randomChoices)
    history.hash(into: &hash)
    hash.combine(tape.jobPicks)
  }

  private func addStores(to hash: inout StateHash) {
    if keyParts.has(.nativeStore) { native.jar.hash(into: &hash, cookieExpiries) }
    if keyParts.has(.webStore) {
      web.hash(into: &hash, cookieExpiries, scriptReadsCookies: scriptReadsDocumentCookie)
    }
    if keyParts.has(.backup) { hash.combine(self.hash(of: backup)) }
  }

  private func addConnection(to hash: inout StateHash) {
    browserJar.hash(into: &hash, cookieExpiries)
    hash.combine(connection.address)
    hash.combine(connection.isOffline)
  }

  private func addServer(to hash: inout StateHash) {
    tokens.hash(into: &hash)
    hash.combine(usedOneTimeAddress)
  }

  /// Traces are judged as a whole, so what was seen so far is part of the state.
  private func addVerdicts(to hash: inout StateHash) {
    probe.catchUp(with: trace)
    probe.hash(into: &hash)
    // Whether a request set out before or after a logout matters until the server has answered it.
    var sent = StateHash()
    for event in pending.events {
      guard case .requestArrives(let id) = event, probe.sentAt.indices.contains(Int(id)) else { continue }
      var one = self.hash(ofRequest: id)
      one.combine(probe.disclosures.hasServed(id))
      for session in probe.sessions { one.combine(session.loggedOutAt.map { $0 < probe.sentAt[Int(id)] } ?? false) }
      sent.add(one)
    }
    hash.combine(sent)
  }

  // MARK: - Pending events

  /// What one of the ways of going on does; nil if that is unknown.
  func identity(ofEnabled possibility: Int) -> StateKey? {
    guard keepsHistory else { return nil }
    let place = enabled[possibility]
    var hash = content(ofPending: place)
    // The same thing can be pending twice: then they are told apart by which was scheduled before the other, unless it
    // makes no difference which of them comes.
    let base = pending.entries[place].base
    hash.combine(
      pending.entries.indices.count {
        (pending.entries[$0].base, $0) < (base, place) && !isInterchangeable($0, with: place)
          && content(ofPending: $0).key == hash.key
      })
    return hash.key
  }

  private func content(ofPending place: Int) -> StateHash {
    var hash = StateHash()
    add(pending.events[place], to: &hash)
    if !isFar(pending.entries[place], remainingTime) {
      let span = span(of: pending.entries[place])
      hash.combine(span.earliest)
      hash.combine(span.latest)
    }
    return hash
  }

  /// When an event comes after its base; from now on, if it is settled how long ago that was.
  private func span(of entry: PendingEvents.Entry) -> (earliest: Int64, latest: Int64) {
    guard let slot = instants.slot(of: entry.base), let now = instants.slot(of: instants.current),
      instants.zone.least(now, after: slot) == instants.zone.most(now, after: slot)
    else { return (entry.earliest, entry.latest) }
    let passed = instants.zone.least(now, after: slot)
    return (max(0, entry.earliest - passed), max(-1, entry.latest - passed))
  }

  /// True for what no run lives to see that goes on from here.
  private func isFar(_ entry: PendingEvents.Entry, _ remaining: Int64) -> Bool {
    instants.most(since: entry.base) + remaining < entry.earliest
  }

  private func addPending(to hash: inout StateHash, inOrder: Bool) {
    hash.combine(pending.entries.count)
    var near: [(index: Int, hash: StateHash)] = []
    near.reserveCapacity(pending.entries.count)
    var far = StateHash()
    let remaining = clockReferences.remaining
    // Places in a channel go by age, whatever is due when.
    var place: (requests: Int, answers: Int) = (0, 0)
    for (index, entry) in pending.entries.enumerated() {
      var one = StateHash()
      one.combine(entry.isBlocked)
      add(pending.events[index], to: &one)
      switch entry.channel {
      case .storeRequests:
        place.requests += 1
        one.combine(place.requests)
      case .storeAnswers:
        place.answers += 1
        one.combine(place.answers)
      case .none: break
      }
      // Of those that can come at the same times only one is offered, and nothing else says which these are.
      if entry.isNotification { one.combine(pending.entries.indices.count { isInterchangeable($0, with: index) }) }
      // A load waits for the writes before it.
      if case .pageRequestLeaves = pending.events[index] { one.combine(place.requests) }
      if isFar(entry, remaining) {
        far.add(one)
      } else {
        near.append((index, one))
        refer(to: entry, as: one)
      }
    }
    hash.combine(far)
    if inOrder {
      addCalmOrder(of: near, to: &hash)
    } else {
      var all = StateHash()
      for entry in near { all.add(entry.hash) }
      hash.combine(all)
    }
    // What came due while the app was suspended, in its order.
    hash.combine(app.held.count)
    for event in app.held { add(event, to: &hash) }
  }

  /// The calm way goes by what is due, so a bound on departures from it makes that part of the state: when each comes if
  /// nothing else is chosen, and when if something that is due later comes first.
  private func addCalmOrder(of near: [(index: Int, hash: StateHash)], to hash: inout StateHash) {
    let present = instants.calmTimes[Int(instants.current)]
    var moments: [(time: CalmTime, place: Int, isPostponed: Int)] = []
    moments.reserveCapacity(near.count * 2)
    for (place, (index, _)) in near.enumerated() {
      let entry = pending.entries[index]
      if !entry.isPostponed { moments.append((due(index), place, 0)) }
      moments.append((instants.calmTimes[Int(entry.base)].moved(by: entry.latest), place, 1))
    }
    moments.sort { ($0.time, $0.place, $0.isPostponed) < ($1.time, $1.place, $1.isPostponed) }
    for moment in moments {
      hash.combine(near[moment.place].hash)
      hash.combine(moment.isPostponed)
      moment.time.hash(after: present, into: &hash)
    }
  }

  private func refer(to entry: PendingEvents.Entry, as role: StateHash) {
    // What may have to wait is asked, once it no longer has to, whether its last moment is over.
    let mayWait = entry.channel != .none || entry.needsNetworkProcess || entry.waitsForWrites
    var role = role
    if mayWait { role.combine(span(of: entry).earliest) }
    clockReferences.add(
      role, &instants, after: entry.base, nearest: entry.earliest,
      earliest: mayWait ? entry.latest + 1 : entry.earliest, latest: mayWait ? entry.latest + 1 : entry.latest)
  }

  /// What an event will do. Numbers that only count are replaced by whether they are the current ones.
  private func add(_ event: WorldEvent, to hash: inout StateHash) {
    switch event {
    case .script: hash.combine(1)
    case .webRead(let operation):
      hash.combine(2)
      hash.combine(operation.launch == app.launch)
      addWaiting(operation.continuation, to: &hash)
    case .webReadDone(let operation, let cookies):
      hash.combine(3)
      hash.combine(operation.launch == app.launch)
      addWaiting(operation.continuation, to: &hash)
      hash.combine(self.hash(of: cookies))
    case .webWrite(let slot):
      hash.combine(4)
      add(web.writes[slot], to: &hash)
    case .webWriteDone(let continuation):
      hash.combine(5)
      addWaiting(continuation, to: &hash)
    case .observer(let launch, _):
      hash.combine(6)
      hash.combine(launch == app.launch)
    case .flush(let generation):
      hash.combine(7)
      hash.combine(generation == web.generation)
    case .drift(let slot, _):
      hash.combine(8)
      web.drifting[slot].hash(into: &hash, cookieExpiries)
    case .pageRequestLeaves(let id): addRequest(id, as: 9, to: &hash)
    case .requestArrives(let id): addRequest(id, as: 10, to: &hash)
    case .replyArrives(let id): addRequest(id, as: 11, to: &hash)
    case .nativeCompletes(let id): addRequest(id, as: 12, to: &hash)
    case .pageCompletes(let id): addRequest(id, as: 13, to: &hash)
    case .pageTokenExpires(let generation):
      hash.combine(14)
      hash.combine(generation == page.generation)
    case .nativeTokenExpires(let launch):
      hash.combine(15)
      hash.combine(launch == app.launch)
    case .bridgeCall(let generation, _):
      hash.combine(16)
      hash.combine(generation == page.generation)
    case .bridgeReply(let generation, let outcome, _):
      hash.combine(17)
      hash.combine(generation == page.generation)
      hash.combine(Int64(outcome.rawValue))
    case .beginRefresh(let actor):
      hash.combine(18)
      hash.combine(Int64(actor.rawValue))
    case .userRetries(let attempt):
      hash.combine(19)
      hash.combine(attempt == user.attempt)
    case .userLogsIn(let launch):
      hash.combine(22)
      hash.combine(launch == app.launch)
    case .webAwakes(let continuation):
      hash.combine(23)
      addWaiting(continuation, to: &hash)
    case .networkProcessReady(let generation):
      hash.combine(20)
      hash.combine(generation == web.generation)
    case .networkProcessDeathNoticed(let generation):
      hash.combine(21)
      hash.combine(generation == web.generation)
    case .sleepEnds(let sleeper):
      hash.combine(24)
      hash.combine(sleeper)
    }
  }

  private func addRequest(_ id: Int32, as kind: Int, to hash: inout StateHash) {
    hash.combine(kind)
    hash.combine(self.hash(ofRequest: id))
  }

  private func hash(ofRequest id: Int32) -> StateHash {
    var hash = answer(to: id)
    let request = requests[Int(id)]
    hash.combine(Int64(request.client.rawValue))
    hash.combine(request.owner == (request.isOfPage ? page.generation : app.launch))
    hash.combine(request.networkProcess == web.generation)
    refer(to: request.accessExpiresAt, 5, hash)
    hash.combine(timers(setFor: request.accessExpiresAt))
    hash.combine(request.isRetry)
    hash.combine(request.location.map { Int64($0.rawValue) })
    hash.combine(request.hasStaticHeader)
    hash.combine(request.passesOtherSite)
    for range in [request.cookieField, request.setCookies.0, request.setCookies.1] {
      headers.bytes.withUnsafeBufferPointer { bytes in
        let field = UnsafeBufferPointer(rebasing: bytes[range.indices])
        hash.combine(scenario.policy.expiryFormat == .maxAge ? field : Self.withoutDate(field))
      }
    }
    addWaiting(request.continuation, to: &hash)
    addWaiting(request.hiddenContinuation, to: &hash)
    return hash
  }

  /// A field up to its date, which is no part of a state: it is that of the token, and what matters of that is told apart
  /// (``ClockReferences``). What follows the date is the policy's, and the same in each answer.
  private static func withoutDate(_ field: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let attribute = "expires=".utf8
    for start in field.indices.dropLast(attribute.count - 1) {
      let isDate = zip(field[start...], attribute).allSatisfy { $0 | 0x20 == $1 | 0x20 }
      if isDate { return UnsafeBufferPointer(rebasing: field[..<start]) }
    }
    return field
  }

  private func add(_ operation: WebWriteOperation, to hash: inout StateHash) {
    hash.combine(operation.launch == app.launch)
    hash.combine(operation.isDeletion)
    operation.cookie.hash(into: &hash, cookieExpiries)
    addWaiting(operation.continuation, to: &hash)
  }

  /// F03: operations that wait for the store to be needed.
  private func addWaitingOperations(to hash: inout StateHash) {
    hash.combine(web.waitingReads.count)
    for operation in web.waitingReads {
      hash.combine(operation.launch == app.launch)
      addWaiting(operation.continuation, to: &hash)
    }
    for operation in web.waitingWrites { add(operation, to: &hash) }
  }

  private func addWaiting<Answer>(_ continuation: UnsafeContinuation<Answer, Never>?, to hash: inout StateHash) {
    guard let continuation else { return hash.combine(2) }
    let token = history.token(ofTask: identity(of: continuation))
    hash.combine(token != nil)
    if let token { hash.combine(token) }
  }

  // MARK: - Time

  /// Whose timer is set for a deadline, or was: it is not set for the same one again.
  private func timers(setFor deadline: Deadline) -> Int {
    (deadline == app.nativeExpiryScheduledFor ? 1 : 0) | (deadline == page.expiryScheduledFor ? 2 : 0)
  }

  /// - Parameters:
  ///   - lasting: how long after the deadline it is that is asked for.
  ///   - delay: how much later something may come that is scheduled for it; nil if nothing is.
  private func refer(to deadline: Deadline, as role: StateHash, lasting: Int64 = 0, delay: Int64? = nil) {
    let distance = deadline.time - instants.times[Int(deadline.base)] + lasting
    let end = distance + (delay ?? 0)
    clockReferences.add(
      role, &instants, after: deadline.base, nearest: distance, earliest: end, latest: end,
      due: delay.map { _ in distance })
  }

  /// It is asked whether so much time has passed since an instant.
  private func refer(to base: Int32, as role: StateHash, _ duration: Int64) {
    clockReferences.add(role, &instants, after: base, nearest: duration, earliest: duration, latest: duration)
  }

  private func role(_ kind: Int, _ number: Int = 0) -> StateHash {
    var role = StateHash()
    role.combine(kind)
    role.combine(number)
    return role
  }

  private func refer(to deadline: Deadline, _ kind: Int, _ owner: StateHash) {
    guard deadline != .never else { return }
    var role = owner
    role.combine(kind)
    refer(to: deadline, as: role, delay: scenario.app.refreshJitter.maximum)
  }

  /// How long ago everything began that is still asked for.
  private func addClock(to hash: inout StateHash) {
    referToTokens(&hash)
    referToClients()
    referToCookies(&hash)
    clockReferences.hash(into: &hash, instants)
  }

  private func referToTokens(_ hash: inout StateHash) {
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

  private func referToClients() {
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

  private func referToCookies(_ hash: inout StateHash) {
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
