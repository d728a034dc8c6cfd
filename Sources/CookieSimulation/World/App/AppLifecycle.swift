import Cookies

/// The app's process as the system sees it.
struct AppState {
  /// Counts launches; everything that belongs to an earlier one is a ghost.
  var launch: Int32 = 0
  /// The counter when this run began: launches are numbered from 1 in its trace.
  var firstLaunch: Int32 = 0
  var shell: AppShell?
  var isRunning = false
  var isSuspended = false
  /// What waits for the app to come back.
  var held: [WorldEvent] = []
  var nativeExpiryScheduledFor = Deadline.never
  /// F56: native code never refreshes again in this launch.
  var nativeHasGivenUp = false
  /// F27: what the backup holds cannot be read in this launch.
  var backupIsUnreadable = false
  /// When the app's process ended last.
  var endedAt: Deadline?
  /// Things the user waits for that the shell has not finished.
  var shellTasks = 0
  /// What native calls have to match, by number; 0 for none.
  var antiForgery: Int32 = 0
  /// What the strategy's code measures with ``AppTimer`` in this launch.
  var timers: [Deadline] = []

  init() {}
  init(lastLaunch: Int32) { launch = lastLaunch }
}

extension World {
  /// Starts the app, or brings it back if it is only suspended.
  ///
  /// - Parameter isLocked: the device was not unlocked since it has started, so that what is protected cannot be read (F27).
  func launchApp(isLocked: Bool = false) {
    guard !app.isRunning else { return resumeApp() }
    app.launch &+= 1
    app.isRunning = true
    app.isSuspended = false
    app.nativeExpiryScheduledFor = .never
    app.nativeHasGivenUp = false
    app.antiForgery = 0
    app.shellTasks = 0
    app.timers.removeAll(keepingCapacity: true)
    let record = note(.appLaunched, by: .system, number: app.launch &- app.firstLaunch)
    web.networkProcess = .down
    web.observerIsDeaf = false
    web.notificationIsPending = false
    web.isNecessary = false
    web.ignoresResponses = scenario.profile.faults.firstRunIgnoresResponses && app.launch &- app.firstLaunch == 1
    native.jar.removeExpired(at: timeWithoutExpired(in: &native.jar))
    dropWhatDiedWithProcess(cause: record)
    loseCookiesAtLaunch()
    storeSDKCookies(cause: record)
    app.backupIsUnreadable = isLocked || strikes(scenario.profile.faults.backupUnreadablePerLaunch)
    if traits.observesWebStore, scenario.profile.webStoreInterface.hasObserver {
      note(.observerAdded, by: .native, cause: record, store: .web)
      startNetworkProcess()
    }
    let shell = AppShell(world: self, launch: app.launch)
    app.shell = shell
    shell.didLaunch()
  }

  /// What the native store had in the memory of the app's last process alone.
  private func dropWhatDiedWithProcess(cause: Int32) {
    let hasEnded = scenario.profile.faults.sessionCookiesDieWithProcess
    guard hasEnded || traits.usesEphemeralStores, !native.jar.isEmpty else { return }
    let before = native.jar.cookies
    if hasEnded { native.jar.endSession() }
    if traits.usesEphemeralStores { native.jar = scenario.profile.nativeRules.jar }
    noteDifference(of: .native, from: before, to: native.jar.cookies, cause: cause)
  }

  /// The system ends the app's process and everything that belongs to it.
  func killApp() {
    guard app.isRunning else { return }
    let record = note(.appKilled, by: .system)
    if traits.usesEphemeralStores { forgetWebStore(cause: record) }
    networkProcessDies(leaving: .down, cause: record)
    releaseOrTakeLock(cause: record)
    releaseLock(of: .app)
    app.isRunning = false
    app.isSuspended = false
    app.endedAt = beginning(lasting: scenario.profile.faults.wipeAfterIdle.map { $0.maximum + 1 } ?? 0)
    app.launch &+= 1
    app.firstLaunch &+= 1
    app.shell = nil
    page = Page(generation: page.generation + 1)
    web.pageCopy = CookieJar()
    web.pageCopyUpdates.removeAll(keepingCapacity: true)
    user.isReacting = false
    executor.isFrozen = false
    releaseHeldEvents()
    if isScheduled { stopCode() }
  }

  /// The web store and its file are empty: it was in memory, or the app's files are gone.
  func forgetWebStore(cause: Int32) {
    let before = web.jar.cookies
    for cookie in before { web.jar.remove(cookie.identity) }
    web.flush()
    noteDifference(of: .web, from: before, to: [], cause: cause)
  }

  /// F58: now and then the old process survives its kill and keeps the lock, until the next kill finds it gone.
  private func releaseOrTakeLock(cause: Int32) {
    web.lockIsHeld = strikes(scenario.profile.faults.zombiePerKill)
    if web.lockIsHeld { note(.zombieKeepsLock, by: .system, cause: cause, store: .web) }
  }

  func suspendApp() {
    guard app.isRunning, !app.isSuspended else { return }
    note(.appBackgrounded, by: .system)
    app.isSuspended = true
    executor.isFrozen = true
  }

  func resumeApp() {
    guard app.isRunning, app.isSuspended else { return }
    note(.appForegrounded, by: .system)
    app.isSuspended = false
    executor.isFrozen = false
    if strikes(scenario.profile.faults.networkProcessDeathPerForeground) { networkProcessIsKilled() }
    if page.state != .none, strikes(scenario.profile.faults.webContentDeathPerForeground) { webContentDied() }
    releaseHeldEvents()
  }

  /// F13: the page's process is gone, with its script's state and the requests under way; the app loads the page again.
  private func webContentDied() {
    page = Page(generation: page.generation + 1)
    note(.pageDied, by: .system)
    app.shell?.loadPage()
  }

  /// F24 and F25: what the web store is found without.
  private func loseCookiesAtLaunch() {
    let faults = scenario.profile.faults
    guard web.jar.count > 0 else { return }
    if let idle = faults.wipeAfterIdle, let endedAt = app.endedAt, hasPassed(idle, since: endedAt) {
      cookiesVanish(about: .networkProcess) { _ in true }
    } else if strikes(faults.unexplainedLossPerLaunch) {
      cookiesVanish { $0.expires != nil }
    }
  }

  /// What came due meanwhile happens now, in its order.
  private func releaseHeldEvents() {
    for event in app.held { schedule(event, after: .none) }
    app.held.removeAll(keepingCapacity: true)
  }
}
