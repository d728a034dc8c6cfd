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
  var writes = SlotPool<WebWriteOperation>()
  /// Cookies on their way to the native store by themselves (F36).
  var drifting = SlotPool<Cookie>()
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

  mutating func reset() {
    let buffers = (writes, drifting, pageCopyUpdates)
    self = WebStore()
    (writes, drifting, pageCopyUpdates) = buffers
    pageCopyUpdates.removeAll(keepingCapacity: true)
  }
}

extension World {
  private var faults: FaultOptions { scenario.profile.faults }
  private var timing: PlatformTiming { scenario.profile.timing }

  // MARK: - The strategy's operations

  func readWeb(_ operation: WebReadOperation) {
    noteWait(operation.continuation)
    if faults.completionsWaitForLoad, !web.isNecessary { return web.waitingReads.append(operation) }
    let duration = tape.duration(timing.webRead)
    guard let ready = networkProcessIsReady(launchedBy: .read) else {
      // Nobody is there to ask; the app's side answers by itself.
      noteRead(.web, by: .native, [])
      return schedule(.webReadDone(operation, []), at: returnTime(after: duration))
    }
    tape.halveSlack()
    schedule(.webRead(operation), at: arrivalTime(after: duration / 2, ready: ready))
  }

  /// Fetches the names of the sites that have data: a read that starts the network process, unless it has died and
  /// nobody has noticed.
  func wakeWeb(_ continuation: UnsafeContinuation<Void, Never>) {
    let duration = tape.duration(timing.webRead)
    let ready = networkProcessIsReady(launchedBy: .write)
    noteWait(continuation)
    if isScheduled, ready != nil { return schedule(.webAwakes(continuation), after: duration) }
    schedule(.webWriteDone(continuation), at: returnTime(after: max(duration, (ready ?? now) - now)))
  }

  func webReadArrives(_ operation: WebReadOperation) {
    origins.eventHook = operation.hook
    if case .starting(let readyAt) = web.networkProcess, readyAt > now {
      return schedule(.webRead(operation), at: arrivalTime(after: 0, ready: readyAt))
    }
    settleNetworkProcess()
    var cookies: [Cookie] = []
    if case .running = web.networkProcess { cookies = cookiesForTheApp() }
    let hides = faults.sessionIsOutsideAppBoundDomains && web.jar.count > 0
    if operation.launch == app.launch {
      noteRead(.web, by: .native, cookies, about: hides ? .networkProcess : .native)
    }
    let wayBack = tape.half(of: timing.webRead) + tape.duration(faults.snapshotDelay)
    schedule(.webReadDone(operation, cookies), at: returnTime(after: wayBack))
  }

  func writeWeb(_ operation: WebWriteOperation) {
    noteWait(operation.continuation)
    if faults.completionsWaitForLoad, !web.isNecessary { return web.waitingWrites.append(operation) }
    let duration = tape.duration(timing.webWrite)
    if faults.writesBeforeProcessGoElsewhere, case .down = web.networkProcess {
      return writeElsewhere(operation, after: duration)
    }
    guard let ready = networkProcessIsReady(launchedBy: .write) else {
      return acknowledgeLostWrite(operation, after: duration)
    }
    var operation = operation
    tape.halveSlack()
    if operation.isDeletion, faults.deletionsCompleteEarly {
      let slack = tape.takeSlack()
      schedule(.webWriteDone(operation.continuation.take()), at: returnTime(after: 0))
      tape.addSlack(slack)
    }
    schedule(.webWrite(web.writes.insert(operation)), at: arrivalTime(after: duration / 2, ready: ready))
  }

  func webWriteArrives(_ slot: Int32) {
    if case .starting(let readyAt) = web.networkProcess, readyAt > now {
      return schedule(.webWrite(slot), at: arrivalTime(after: 0, ready: readyAt))
    }
    settleNetworkProcess()
    let operation = web.writes.remove(slot)
    origins.eventHook = operation.hook
    let wayBack = tape.half(of: timing.webWrite)
    // What follows from the write draws durations of its own.
    let slack = tape.takeSlack()
    guard case .running = web.networkProcess, operation.launch == app.launch else {
      tape.addSlack(slack)
      return acknowledgeLostWrite(operation, after: wayBack)
    }
    if let dropper = dropper(of: operation) {
      tape.addSlack(slack)
      return acknowledgeLostWrite(operation, after: wayBack, droppedBy: dropper)
    }
    web.ignoresResponses = false
    if operation.isDeletion {
      commit(web.jar.remove(operation.cookie.identity).map(StoreResult.deleted), by: .native, cause: -1)
    } else {
      commit(
        insert(asStored(operation.cookie), into: &web.jar),
        by: .native, cause: -1)
    }
    tape.addSlack(slack)
    schedule(.webWriteDone(operation.continuation), at: returnTime(after: wayBack))
  }

  /// Who lets a write fall, if anybody does: the app's side, which never hands it on (F12), or the network process
  /// (F08, F38).
  private func dropper(of operation: WebWriteOperation) -> TraceActor? {
    let isWithoutEffect = tape.chance(faults.writesWithoutEffect)
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
    _ operation: WebWriteOperation, after delay: Int64, droppedBy dropper: TraceActor = .native
  ) {
    if operation.launch == app.launch {
      note(.writeLost, by: .native, of: operation.cookie, store: .web, about: dropper)
    }
    schedule(.webWriteDone(operation.continuation), at: returnTime(after: delay))
  }

  private func arrivalTime(after delay: Int64, ready: Int64) -> Int64 {
    if isScheduled { return time(after: delay) }
    web.lastArrival = max(time(after: delay), web.lastArrival, ready)
    return web.lastArrival
  }

  func returnTime(after delay: Int64) -> Int64 {
    if isScheduled { return time(after: delay) }
    web.lastReturn = max(time(after: delay), web.lastReturn)
    return web.lastReturn
  }

  // MARK: - Commit, flush, notification

  /// What follows from a change of the store: the flush, the page's copy, the observer.
  func commit(_ result: StoreResult?, by actor: TraceActor, cause: Int32) {
    guard let result, let record = apply(result, to: .web, by: actor, cause: cause) else { return }
    scheduleFlush()
    schedulePageCopyUpdate()
    notifyObserver(cause: record)
    if let delay = faults.driftToNative, let cookie = result.cookie, cookie.expires != nil {
      schedule(.drift(web.drifting.insert(cookie), cause: record), after: tape.duration(delay))
    }
  }

  /// F36: the platform copies the cookie to the native store by itself.
  func driftArrives(_ slot: Int32, cause: Int32) {
    let cookie = web.drifting.remove(slot)
    guard app.isRunning else { return }
    apply(
      insert(cookie, into: &native.jar), to: .native, by: .system,
      cause: cause)
  }

  private func scheduleFlush() {
    guard let delay = faults.flushDelay, !web.flushIsPending, !web.isDetachedFromDisk else { return }
    web.flushIsPending = true
    schedule(.flush(generation: web.generation), after: tape.duration(delay))
  }

  func flushReachesDisk(generation: Int32) {
    guard generation == web.generation, web.flushIsPending else { return }
    web.flushIsPending = false
    web.disk = web.jar
    note(.storeFlushed, by: .networkProcess, number: Int32(truncatingIfNeeded: web.jar.count), store: .web)
  }

  private func notifyObserver(cause: Int32) {
    guard strategy.observesWebStore, app.isRunning, !web.observerIsDeaf, !web.notificationIsPending,
      !faults.observerIsReleased
    else { return }
    var delay = tape.duration(timing.observerDelay)
    if let window = faults.observerCoalescing {
      web.notificationIsPending = true
      delay += tape.duration(window)
    }
    schedule(.observer(launch: app.launch, cause: cause), after: delay)
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
    var dueAt = deadline(after: tape.duration(timing.pageCopyDelay))
    if isScheduled {
      // What it may take longer is said where the copy is read.
      _ = tape.takeSlack()
      instants.keep(timing.pageCopyDelay.maximum)
    } else {
      dueAt.time = max(dueAt.time, web.pageCopyUpdates.last?.dueAt.time ?? 0)
    }
    web.pageCopyUpdates.append((dueAt, web.jar))
  }

  /// A new page begins with what the store holds (F11).
  func fillPageCopy() {
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
