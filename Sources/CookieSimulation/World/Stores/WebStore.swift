import CookieDiagnosis
import CookieScenarios
import CookieSync
import Cookies

/// `WKHTTPCookieStore`: a jar in the network process, which starts late, keeps its own time and may die.
///
/// Three clocks (measured on WebKitGTK): the store's commit, each web process's copy for `document.cookie`, and the
/// flush to disk.
struct WebStore {
  enum NetworkProcess {
    /// Not started since the app was launched.
    case down
    case starting(readyAt: Int64)
    case running
    /// The app's side notices at `noticedAt`.
    case dead(noticedAt: Int64)
  }

  var networkProcess = NetworkProcess.down
  /// Counts the network processes of a run; a flush belongs to one.
  var generation: Int32 = 0
  /// What the network process holds, or will load when it starts.
  var jar = CookieJar()
  /// What the disk holds, where writes are kept back for a while (F20); else the disk always equals `jar`.
  var disk = CookieJar()
  var flushIsPending = false
  /// Messages to the network process keep their order: none arrives before this.
  var lastArrival: Int64 = 0
  /// Nor does one of its answers.
  var lastReturn: Int64 = 0
  var observerIsDeaf = false
  /// F03: nothing has needed the store yet in this launch, so that completions wait.
  var isNecessary = false
  /// F03: what waits for that.
  var waitingReads: [WebReadOperation] = []
  var waitingWrites: [WebWriteOperation] = []
  /// F04: cookies of responses are ignored until something is written.
  var ignoresResponses = false
  /// F05: session cookies for a process that does not exist yet.
  var pendingSessionCookies: [Cookie] = []
  /// F58: another process holds the lock of the store's file.
  var lockIsHeld = false
  /// F58: the running process could not open the file: it began with nothing and writes nothing.
  var isDetachedFromDisk = false
  /// A notification is on its way that further changes are merged into (F30).
  var notificationIsPending = false
  /// Changes on their way to the web process's own copy, and the copy.
  var pageCopy = CookieJar()
  var pageCopyUpdates: [(dueAt: Deadline, jar: CookieJar)] = []

  /// All that is in memory reaches the disk.
  mutating func flush() { disk.assign(jar) }

  /// What a new process has is what the disk holds.
  mutating func load() { jar.assign(disk) }

  /// Field by field: what a store of its own for each run would cost is many times that.
  mutating func reset() {
    networkProcess = .down
    generation = 0
    // The page's copy may share the jar's memory, which then would not be kept.
    pageCopy.reset(keepingCapacity: false)
    disk.reset(keepingCapacity: true)
    jar.reset(keepingCapacity: true)
    flushIsPending = false
    lastArrival = 0
    lastReturn = 0
    observerIsDeaf = false
    isNecessary = false
    if !waitingReads.isEmpty { waitingReads = [] }
    if !waitingWrites.isEmpty { waitingWrites = [] }
    ignoresResponses = false
    if !pendingSessionCookies.isEmpty { pendingSessionCookies = [] }
    lockIsHeld = false
    isDetachedFromDisk = false
    notificationIsPending = false
    if !pageCopyUpdates.isEmpty { pageCopyUpdates.removeAll(keepingCapacity: true) }
  }
}

extension World {
  private var faults: FaultOptions { scenario.profile.faults }
  private var timing: PlatformTiming { scenario.profile.timing }

  // MARK: - The strategy's operations

  func readWeb(_ operation: WebReadOperation) {
    noteWait(operation.continuation)
    if faults.completionsWaitForLoad, !web.isNecessary { return web.waitingReads.append(operation) }
    let duration = drawn(timing.webRead)
    guard let ready = networkProcessIsReady(launchedBy: .read) else {
      // Nobody is there to ask; the app's side answers by itself.
      noteRead(.web, by: .native, [])
      return scheduleReturn(.webReadDone(operation, []), after: duration)
    }
    scheduleArrival(.webRead(operation), after: duration.half, ready: ready)
  }

  /// Fetches the names of the sites that have data: a read that starts the network process, unless it has died and
  /// nobody has noticed.
  func wakeWeb(_ continuation: UnsafeContinuation<Void, Never>) {
    let duration = drawn(timing.webRead)
    let ready = networkProcessIsReady(launchedBy: .write)
    noteWait(continuation)
    if isScheduled, ready != nil { return schedule(.webAwakes(continuation), after: duration) }
    scheduleReturn(.webWriteDone(continuation), after: duration.lasting((ready ?? now) - now))
  }

  func webReadArrives(_ operation: WebReadOperation) {
    origins.eventHook = operation.hook
    if case .starting(let readyAt) = web.networkProcess, readyAt > now {
      return scheduleArrival(.webRead(operation), after: .none, ready: readyAt)
    }
    settleNetworkProcess()
    var cookies: [Cookie] = []
    if case .running = web.networkProcess { cookies = cookiesForTheApp() }
    let hides = faults.sessionIsOutsideAppBoundDomains && web.jar.count > 0
    if operation.launch == app.launch {
      noteRead(.web, by: .native, cookies, about: hides ? .networkProcess : .native)
    }
    let wayBack = drawn(timing.webRead).half + drawn(faults.snapshotDelay)
    if losesCompletion() { return parkedCalls.append(.cookies(operation.continuation)) }
    scheduleReturn(.webReadDone(operation, cookies), after: wayBack)
  }

  /// F62: the operation is done, and nobody hears of it.
  private func losesCompletion() -> Bool {
    guard strikes(faults.completionsLost) else { return false }
    note(.completionLost, by: .networkProcess, store: .web)
    return true
  }

  func writeWeb(_ operation: consuming WebWriteOperation) {
    noteWait(operation.continuation)
    if faults.completionsWaitForLoad, !web.isNecessary { return web.waitingWrites.append(operation) }
    let duration = drawn(timing.webWrite)
    if faults.writesBeforeProcessGoElsewhere, case .down = web.networkProcess {
      return writeElsewhere(operation, after: duration)
    }
    guard let ready = networkProcessIsReady(launchedBy: .write) else {
      return acknowledgeLostWrite(operation, after: duration)
    }
    if operation.isDeletion, faults.deletionsCompleteEarly {
      scheduleReturn(.webWriteDone(operation.continuation.take()), after: .none)
    }
    var wayThere = duration.half
    if let arrival = timing.webWriteArrival {
      wayThere = drawn(arrival)
      if !isScheduled { operation.completesAt = time(after: duration.least) }
    }
    scheduleArrival(.webWrite(webWrites.insert(consume operation)), after: wayThere, ready: ready)
  }

  func webWriteArrives(_ slot: Int32) {
    if case .starting(let readyAt) = web.networkProcess, readyAt > now {
      return scheduleArrival(.webWrite(slot), after: .none, ready: readyAt)
    }
    settleNetworkProcess()
    let operation = webWrites.remove(slot)
    origins.eventHook = operation.hook
    let wayBack = wayBack(of: operation)
    guard case .running = web.networkProcess, operation.launch == app.launch else {
      return acknowledgeLostWrite(operation, after: wayBack)
    }
    if let dropper = dropper(of: operation) {
      return acknowledgeLostWrite(operation, after: wayBack, droppedBy: dropper)
    }
    web.ignoresResponses = false
    if operation.isDeletion {
      commit(web.jar.remove(operation.cookie.identity).map(StoreResult.deleted), by: .native, cause: -1)
    } else {
      commit(store: asStored(operation.cookie), by: .native, cause: -1)
    }
    if let continuation = operation.continuation, losesCompletion() {
      return parkedCalls.append(.acknowledgement(continuation))
    }
    scheduleReturn(.webWriteDone(operation.continuation), after: wayBack)
  }

  /// What is left of a write's time, if how long the way there took was another thing; else half of its time.
  private func wayBack(of operation: WebWriteOperation) -> Delay {
    guard let completesAt = operation.completesAt else { return drawn(timing.webWrite).half }
    return .exactly(max(0, completesAt - now))
  }

  /// Who lets a write fall, if anybody does: the app's side, which never hands it on (F12), or the network process
  /// (F08, F38).
  private func dropper(of operation: WebWriteOperation) -> TraceActor? {
    let isWithoutEffect = strikes(faults.writesWithoutEffect)
    if faults.sessionIsOutsideAppBoundDomains { return .native }
    return isWithoutEffect || isStoppedByHTTPOnly(operation) ? .networkProcess : nil
  }

  /// F38: WebKit leaves an HttpOnly cookie alone when a twin without HttpOnly is written or deleted.
  private func isStoppedByHTTPOnly(_ operation: WebWriteOperation) -> Bool {
    guard faults.httpOnlyIsSticky, !operation.cookie.httpOnly else { return false }
    return web.jar[operation.cookie.identity]?.httpOnly ?? false
  }

  /// The interface has no way to report a failure: the write is gone and its completion comes as usual.
  func acknowledgeLostWrite(
    _ operation: WebWriteOperation, after delay: Delay, droppedBy dropper: TraceActor = .native
  ) {
    if operation.launch == app.launch {
      note(.writeLost, by: .native, of: operation.cookie, store: .web, about: dropper)
    }
    scheduleReturn(.webWriteDone(operation.continuation), after: delay)
  }

  /// Sends an operation to the network process, behind those that were sent before. In a scheduled run that order is the
  /// event's channel, and what a starting process makes it wait for is an event as well.
  func scheduleArrival(_ event: WorldEvent, after delay: Delay, ready: Int64) {
    if isScheduled { return schedule(event, after: delay) }
    web.lastArrival = max(time(after: delay.least), web.lastArrival, ready)
    schedule(event, at: web.lastArrival)
  }

  /// Sends an answer to native code, behind those that were sent before.
  func scheduleReturn(_ event: WorldEvent, after delay: Delay) {
    if isScheduled { return schedule(event, after: delay) }
    web.lastReturn = max(time(after: delay.least), web.lastReturn)
    schedule(event, at: web.lastReturn)
  }

  // MARK: - Commit, flush, notification

  /// What follows from a change of the store: the flush, the page's copy, the observer.
  ///
  /// - Parameter isOneOfMany: true for a change that comes together with others and shares their notification.
  @discardableResult
  func commit(_ result: StoreResult?, by actor: TraceActor, cause: Int32, isOneOfMany: Bool = false) -> Int32? {
    guard let result, let record = apply(result, to: .web, by: actor, cause: cause) else { return nil }
    changed(record, isOneOfMany: isOneOfMany)
    if case .inserted(let cookie) = result { drift(cookie, cause: record) }
    if case .replaced(_, let cookie) = result { drift(cookie, cause: record) }
    return record
  }

  /// The same for a cookie that is written.
  @discardableResult
  func commit(store cookie: Cookie, by actor: TraceActor, cause: Int32, isOneOfMany: Bool = false) -> Int32? {
    guard let record = apply(store: cookie, in: .web, by: actor, cause: cause) else { return nil }
    changed(record, isOneOfMany: isOneOfMany)
    if trace.records[Int(record)].kind == .cookieWritten { drift(cookie, cause: record) }
    return record
  }

  /// The same for one of many cookies that nobody has used yet, unless it is there; in a timed run, where no store may have to
  /// evict and nothing drifts.
  func commit(new cookie: Cookie, by actor: TraceActor, cause: Int32) -> Int32? {
    guard web.jar.add(cookie, at: cookieTime) else { return nil }
    let record = note(.cookieWritten, by: actor, of: cookie, store: .web, cause: cause)
    changed(record, isOneOfMany: true)
    return record
  }

  private func changed(_ record: Int32, isOneOfMany: Bool) {
    scheduleFlush()
    schedulePageCopyUpdate()
    if !isOneOfMany { notifyObserver(cause: record) }
  }

  /// F36: the platform copies the cookie to the native store by itself.
  private func drift(_ cookie: Cookie, cause record: Int32) {
    guard let delay = faults.driftToNative, !traits.isolatesStores, cookie.expires != nil else { return }
    schedule(.drift(drifting.insert(cookie), cause: record), after: drawn(delay))
  }

  func driftArrives(_ slot: Int32, cause: Int32) {
    let cookie = drifting.remove(slot)
    guard app.isRunning else { return }
    apply(store: cookie, in: .native, by: .system, cause: cause)
  }

  private func scheduleFlush() {
    guard let delay = faults.flushDelay, !web.flushIsPending, !web.isDetachedFromDisk else { return }
    web.flushIsPending = true
    schedule(.flush(generation: web.generation), after: drawn(delay))
  }

  func flushReachesDisk(generation: Int32) {
    guard generation == web.generation, web.flushIsPending else { return }
    web.flushIsPending = false
    web.flush()
    note(.storeFlushed, by: .networkProcess, number: Int32(truncatingIfNeeded: web.jar.count), store: .web)
  }

  func notifyObserver(cause: Int32) {
    guard traits.observesWebStore, app.isRunning, !web.observerIsDeaf, !web.notificationIsPending,
      !faults.observerIsReleased, scenario.profile.webStoreInterface.hasObserver
    else { return }
    var delay = drawn(timing.observerDelay)
    if let window = faults.observerCoalescing {
      web.notificationIsPending = true
      delay = delay + drawn(window)
    }
    let event = WorldEvent.observer(launch: app.launch, cause: cause)
    if faults.observerPrecedesCompletion { return scheduleReturn(event, after: delay) }
    schedule(event, after: delay)
  }

  func observerFires(launch: Int32, cause: Int32) {
    web.notificationIsPending = false
    guard launch == app.launch else { return }
    note(.observerNotified, by: .native, cause: cause, store: .web)
    app.shell?.webStoreDidChange()
  }

  // MARK: - document.cookie

  /// Only a script that reads `document.cookie` pays for the copies.
  private func schedulePageCopyUpdate() {
    guard scriptReadsDocumentCookie else { return }
    var dueAt = deadline(after: drawn(timing.pageCopyDelay).least)
    if isScheduled {
      // What it may take longer is said where the copy is read.
      instants.keep(timing.pageCopyDelay.maximum)
    } else {
      dueAt.time = max(dueAt.time, web.pageCopyUpdates.last?.dueAt.time ?? 0)
    }
    web.pageCopyUpdates.append((dueAt, web.jar))
  }

  /// A new page begins with what the store holds (F11).
  func fillPageCopy() {
    // Nobody asks for it otherwise, but the key of a scheduled run's state.
    guard scriptReadsDocumentCookie || isScheduled else { return }
    web.pageCopy = web.jar
    web.pageCopyUpdates.removeAll(keepingCapacity: true)
  }

  private func applyDuePageCopyUpdates() {
    while let next = web.pageCopyUpdates.first, hasArrived(next.dueAt) {
      web.pageCopy = next.jar
      web.pageCopyUpdates.removeFirst()
    }
  }

  private func hasArrived(_ update: Deadline) -> Bool {
    guard isScheduled else { return update.time <= now }
    return hasCome(after: update.base, earliest: timing.pageCopyDelay.minimum, latest: timing.pageCopyDelay.maximum)
  }

  /// What page script sees: its process's copy, which runs behind the store, without HttpOnly cookies.
  func readOnPage() {
    applyDuePageCopyUpdates()
    let seen = web.pageCopy.cookies.filter { !$0.httpOnly }
    noteRead(.web, by: .page, seen)
  }
}
