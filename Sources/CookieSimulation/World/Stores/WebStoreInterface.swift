import CookieScenarios
import CookieSync
import Cookies

/// What the web store's interface does to cookies on their way between app and network process, in the versions of the
/// platform that differ.
extension World {
  private var faults: FaultOptions { scenario.profile.faults }

  /// The store's cookies as `allCookies()` shows them.
  func cookiesForTheApp() -> [Cookie] {
    // F12: none of an address outside the app-bound domains.
    if faults.sessionIsOutsideAppBoundDomains { return [] }
    guard faults.partitionKeyIsStripped else { return web.jar.cookies }
    return web.jar.cookies.map { cookie in
      var stripped = cookie
      stripped.partitionKey = nil
      return stripped
    }
  }

  /// A cookie as `setCookie` stores it. F43: whatever is not Strict becomes Lax.
  func asStored(_ cookie: consuming Cookie) -> Cookie {
    if faults.sameSiteDefaultsToLax, cookie.sameSite != .strict { cookie.sameSite = .lax }
    return cookie
  }

  // MARK: - Flush

  /// `CookieManager.flush()`: behind the writes that were issued before it, and as long as one of them: that of the disk was not
  /// measured.
  func flushWeb(_ continuation: UnsafeContinuation<Void, Never>) {
    noteWait(continuation)
    let duration = drawn(scenario.profile.timing.webWrite)
    guard let ready = networkProcessIsReady(launchedBy: .write) else {
      return scheduleReturn(.webWriteDone(continuation), after: duration)
    }
    scheduleArrival(.webFlush(launch: app.launch, continuation), after: duration.half, ready: ready)
  }

  func webFlushArrives(launch: Int32, _ continuation: UnsafeContinuation<Void, Never>) {
    if case .starting(let readyAt) = web.networkProcess, readyAt > now {
      return scheduleArrival(.webFlush(launch: launch, continuation), after: .none, ready: readyAt)
    }
    settleNetworkProcess()
    if case .running = web.networkProcess, launch == app.launch { flushReachesDisk(generation: web.generation) }
    scheduleReturn(.webWriteDone(continuation), after: drawn(scenario.profile.timing.webWrite).half)
  }

  // MARK: - F03

  /// A load needs the store; what waited for one goes on, in its order.
  func webStoreBecomesNecessary() {
    guard faults.completionsWaitForLoad, !web.isNecessary else { return }
    web.isNecessary = true
    let (reads, writes) = (web.waitingReads, web.waitingWrites)
    web.waitingReads = []
    web.waitingWrites = []
    for operation in writes { writeWeb(operation) }
    for operation in reads { readWeb(operation) }
  }

  func abandonWaitingOperations() {
    for operation in web.waitingReads { operation.finish([]) }
    for operation in web.waitingWrites { operation.continuation?.resume() }
    web.waitingReads = []
    web.waitingWrites = []
  }

  // MARK: - F05

  /// A write before there is a process: a persistent cookie lands in a store that the process never reads, a session
  /// cookie waits for it.
  func writeElsewhere(_ operation: WebWriteOperation, after delay: Delay) {
    if operation.cookie.expires == nil, !operation.isDeletion {
      web.pendingSessionCookies.append(operation.cookie)
      scheduleReturn(.webWriteDone(operation.continuation), after: delay)
    } else {
      acknowledgeLostWrite(operation, after: delay)
    }
  }

  func takePendingSessionCookies() {
    for cookie in web.pendingSessionCookies {
      commit(store: cookie, by: .native, cause: -1)
    }
    web.pendingSessionCookies.removeAll(keepingCapacity: true)
  }
}
