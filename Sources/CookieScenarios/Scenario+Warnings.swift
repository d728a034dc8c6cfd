extension Scenario {
  /// What makes every answer about this scenario say less than it seems, in a sentence each; none for most scenarios.
  ///
  /// A scenario without a login has no session, so that none is ever lost: rates of zero and certificates say nothing.
  public var warnings: [String] {
    var app = AppInScript()
    app.follow(script)
    var warnings: [String] = []
    if !app.logsIn {
      warnings.append(
        "nobody logs in while the app runs, so there is no session that could be lost: "
          + "rates of zero and certificates say nothing about a strategy")
    }
    if app.skipsSteps {
      warnings.append(
        "after a kill, or before the first launch, steps come that need a running app: nothing happens then")
    }
    if policy.hosts == .several, !policy.cookiesCoverSite {
      warnings.append(
        "the session's cookies are for the host that logs in alone: those of the page and of the calls never get them; "
          + "with server.cookiesCoverSite: true they do")
    }
    return warnings
  }
}

/// What a script may do with the app, each step taken and each loop with as many turns as make a difference.
private struct AppInScript {
  /// Whether the app may be running, and in the foreground, at some moment behind the steps so far.
  private var mayRun = false
  /// Whether the user may have logged in.
  private(set) var logsIn = false
  /// Whether there is a step for an app that cannot have been launched.
  private(set) var skipsSteps = false

  mutating func follow(_ steps: [ScriptStep]) {
    for step in steps { follow(step) }
  }

  private mutating func follow(_ step: ScriptStep) {
    if step.needsApp, !wasLaunched { skipsSteps = true }
    switch step {
    case .launch, .launchLocked, .foreground: mayRun = mayRun || step != .foreground || wasLaunched
    case .kill, .background, .moveApp: mayRun = false
    case .logIn, .logInOnPage: logsIn = logsIn || mayRun
    case .logInInSystemBrowser: logsIn = true
    case .repeat(let times, let body): turn(times, body)
    default: break
    }
    if step == .launch || step == .launchLocked { wasLaunched = true }
    if step == .kill { wasLaunched = false }
    if case .moveApp = step { wasLaunched = false }
  }

  private var wasLaunched = false

  /// Twice: what the first turn leaves behind is what the second begins with.
  private mutating func turn(_ times: ClosedRange<Int>, _ body: [ScriptStep]) {
    let before = self
    for _ in 0..<min(2, times.upperBound) { follow(body) }
    guard times.lowerBound == 0 else { return }
    mayRun = mayRun || before.mayRun
    wasLaunched = wasLaunched || before.wasLaunched
  }
}

extension ScriptStep {
  /// True for what the user does in the app, or the app itself.
  fileprivate var needsApp: Bool {
    switch self {
    case .launch, .launchLocked, .unlock, .foreground, .background, .kill, .killNetworkProcess, .logInInSystemBrowser,
      .callFromExtension, .moveApp, .callFromOldDevice, .setClock, .switchNetwork, .goOffline, .goOnline, .beginTrouble,
      .endTrouble, .wait, .repeat:
      false
    case .logIn, .logOut, .logInOnPage, .openPage, .openPagePassingOtherSite, .download, .showDocument, .callNative,
      .fetchOnPage, .readOnPage, .openSDKScreen, .refreshBoth, .browse, .fetchInServiceWorker:
      true
    }
  }
}
