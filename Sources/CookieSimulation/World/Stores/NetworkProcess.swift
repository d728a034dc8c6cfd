import CookieDiagnosis
import CookieScenarios
import Cookies

/// Start and death of WebKit's network process.
extension World {
  enum WebOperation {
    case read
    case write
    case load
  }

  private var faults: FaultOptions { scenario.profile.faults }

  /// When an operation that is issued now finds a process to serve it (0: at once), starting one if this operation
  /// does. Nil: the app's side answers it alone, with nothing.
  func networkProcessIsReady(launchedBy operation: WebOperation) -> Int64? {
    switch web.networkProcess {
    case .running:
      return 0
    case .starting(let readyAt):
      settleNetworkProcess()
      let isReady = readyAt <= now
      return operation == .read && faults.readsEmptyUntilStarted && !isReady ? nil : isScheduled ? now : readyAt
    case .down:
      return operation == .read && faults.readsEmptyUntilStarted ? nil : startNetworkProcess()
    case .dead(let noticedAt):
      guard let dead = faults.deadNetworkProcess else { return startNetworkProcess() }
      if operation == .read || (operation == .write && now < noticedAt) { return nil }
      if dead.observerGoesDeaf { web.observerIsDeaf = true }
      return startNetworkProcess()
    }
  }

  /// Returns when the new process will have loaded its cookies.
  @discardableResult
  func startNetworkProcess() -> Int64 {
    let start = drawn(scenario.profile.timing.networkProcessStart)
    web.generation += 1
    if isScheduled { schedule(.networkProcessReady(generation: web.generation), after: start) }
    web.lastArrival = now
    web.jar.removeExpired(at: timeWithoutExpired(in: &web.jar))
    if web.lockIsHeld, !web.isDetachedFromDisk { openWithoutDisk() }
    note(
      .networkProcessStarted, by: .networkProcess, number: Int32(truncatingIfNeeded: web.jar.count), store: .web)
    let ready = networkProcessWillBeReady(at: time(after: start.least))
    takePendingSessionCookies()
    return ready
  }

  /// F58: the file is locked by a process that cannot be killed. The store begins with nothing.
  private func openWithoutDisk() {
    web.flush()
    web.isDetachedFromDisk = true
    let record = note(.lockRefused, by: .networkProcess, store: .web)
    let before = web.jar.cookies
    for cookie in before { web.jar.remove(cookie.identity) }
    noteDifference(of: .web, from: before, to: [], cause: record)
  }

  /// A starting process whose time has come is running.
  func settleNetworkProcess() {
    if case .starting(let readyAt) = web.networkProcess, readyAt <= now { web.networkProcess = .running }
  }

  /// The process dies. What it had not flushed is gone, and so are session cookies.
  func networkProcessDies(leaving state: WebStore.NetworkProcess, cause: Int32 = -1) {
    let record = note(.networkProcessDied, by: .system, cause: cause, store: .web)
    web.jar.removeExpired(at: timeWithoutExpired(in: &web.jar))
    let before = web.jar.cookies
    if faults.flushDelay != nil || web.isDetachedFromDisk { web.load() }
    web.isDetachedFromDisk = false
    if faults.sessionCookiesDieWithProcess { web.jar.endSession() }
    web.flush()
    web.flushIsPending = false
    web.networkProcess = state
    web.generation += 1
    let first = trace.records.count
    noteDifference(of: .web, from: before, to: web.jar.cookies, cause: record)
    guard !faults.sessionCookiesDieWithProcess else { return }
    for index in first..<trace.records.count where trace.records[index].kind == .cookieVanished {
      trace.records[index].wasUnflushed = true
    }
  }

  /// The system kills the network process while the app lives on.
  func networkProcessIsKilled() {
    switch web.networkProcess {
    case .down, .dead: return
    case .starting, .running: break
    }
    let notice = faults.deadNetworkProcess.map { drawn($0.noticeDelay) } ?? .none
    networkProcessDies(leaving: .dead(noticedAt: isScheduled ? .max : time(after: notice.least)))
    if isScheduled { schedule(.networkProcessDeathNoticed(generation: web.generation), after: notice) }
  }

  /// Notes which cookies are gone from a store, and which have an older value again.
  func noteDifference(
    of store: StoreName, from before: [Cookie], to after: [Cookie], cause: Int32, about: TraceActor = .native
  ) {
    func contains(_ cookies: [Cookie], _ cookie: Cookie) -> Bool {
      cookies.contains { $0.value == cookie.value && $0.isSameCookie(as: cookie) }
    }
    for cookie in before where !contains(after, cookie) {
      note(.cookieVanished, by: .system, of: cookie, store: store, cause: cause, about: about)
    }
    for cookie in after where !contains(before, cookie) {
      note(.cookieLoaded, by: .networkProcess, of: cookie, store: store, cause: cause)
    }
  }

  /// Cookies of the web store are gone, and nobody knows why.
  func cookiesVanish(about: TraceActor = .native, where condition: (Cookie) -> Bool) {
    let before = web.jar.cookies
    for cookie in before where condition(cookie) { web.jar.remove(cookie.identity) }
    web.flush()
    noteDifference(of: .web, from: before, to: web.jar.cookies, cause: -1, about: about)
  }
}
