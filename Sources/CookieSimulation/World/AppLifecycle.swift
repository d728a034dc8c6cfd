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
  var nativeExpiryScheduledFor: Int64 = 0
  /// Things the user waits for that the shell has not finished.
  var shellTasks = 0

  init() {}
  init(lastLaunch: Int32) { launch = lastLaunch }
}

extension World {
  func launchApp() {
    guard !app.isRunning else { return }
    app.launch += 1
    app.isRunning = true
    app.isSuspended = false
    app.nativeExpiryScheduledFor = 0
    app.shellTasks = 0
    let record = note(.appLaunched, by: .system, number: app.launch - app.firstLaunch)
    web.networkProcess = .down
    web.observerIsDeaf = false
    web.notificationIsPending = false
    native.jar.removeExpired(at: cookieTime)
    let before = native.jar.cookies
    if scenario.profile.faults.sessionCookiesDieWithProcess { native.jar.endSession() }
    noteDifference(of: .native, from: before, to: native.jar.cookies, cause: record)
    if web.jar.count > 0, tape.chance(scenario.profile.faults.unexplainedLossPerLaunch) { persistentCookiesVanish() }
    if strategy.observesWebStore { startNetworkProcess() }
    let shell = AppShell(world: self, launch: app.launch)
    app.shell = shell
    shell.didLaunch()
  }

  /// The system ends the app's process and everything that belongs to it.
  func killApp() {
    guard app.isRunning else { return }
    let record = note(.appKilled, by: .system)
    networkProcessDies(leaving: .down, cause: record)
    app.isRunning = false
    app.isSuspended = false
    app.launch += 1
    app.firstLaunch += 1
    app.shell = nil
    page = Page(generation: page.generation + 1)
    user.isReacting = false
    executor.isFrozen = false
    releaseHeldEvents()
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
    if tape.chance(scenario.profile.faults.networkProcessDeathPerForeground) { networkProcessIsKilled() }
    releaseHeldEvents()
  }

  /// What came due meanwhile happens now, in its order.
  private func releaseHeldEvents() {
    for event in app.held { schedule(event, after: 0) }
    app.held.removeAll(keepingCapacity: true)
  }
}
