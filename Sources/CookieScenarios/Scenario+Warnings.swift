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
        "after a kill, in the background or before the first launch, steps come that need a running app in the "
          + "foreground: nothing happens then")
    }
    if app.skipsPageSteps {
      warnings.append(
        "steps come that need a page, and the app has opened none since its launch: "
          + "nothing happens on a page then")
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
  /// Whether the app's process may be there at some moment behind the steps so far.
  private var wasLaunched = false
  /// Whether it may be in the foreground as well.
  private var mayRun = false
  /// Whether it may have opened a page.
  private var mayHavePage = false
  /// Whether what a step has begun waits for a foreground that has not come.
  private var isHeld = false
  /// Whether the user may have logged in.
  private(set) var logsIn = false
  /// Whether there is a step for an app that cannot be where it needs to be.
  private(set) var skipsSteps = false
  /// Whether there is a step for a page, which cannot have been opened.
  private(set) var skipsPageSteps = false

  /// The whole script, behind which nothing happens any more.
  mutating func follow(_ script: [ScriptStep]) {
    for step in script { follow(step) }
    dropHeld()
  }

  private mutating func follow(_ step: ScriptStep) {
    noteSkipped(step)
    if mayRun, step.opensPage { mayHavePage = true }
    switch step {
    case .launch, .launchLocked: (wasLaunched, mayRun, isHeld) = (true, true, false)
    case .foreground where wasLaunched: (mayRun, isHeld) = (true, false)
    case .background: mayRun = false
    case .kill, .moveApp:
      dropHeld()
      (wasLaunched, mayRun, mayHavePage) = (false, false, false)
    case .logIn, .logInOnPage: logsIn = logsIn || mayRun
    case .logInInSystemBrowser: logsIn = true
    case .repeat(let times, let body): turn(times, body)
    default: break
    }
  }

  private mutating func noteSkipped(_ step: ScriptStep) {
    switch step.appNeeded {
    case .none: break
    case .foreground: if !mayRun { skipsSteps = true }
    case .process: if !wasLaunched { skipsSteps = true }
    }
    // Nobody has to be told twice of an app that does not run.
    let isHeard = step.appNeeded == .process ? wasLaunched : mayRun
    if step.needsPage, isHeard, !mayHavePage { skipsPageSteps = true }
    if step.isRefresh, wasLaunched, !mayRun { isHeld = true }
  }

  private mutating func dropHeld() {
    if isHeld { skipsSteps = true }
    isHeld = false
  }

  /// Twice: what the first turn leaves behind is what the second begins with.
  private mutating func turn(_ times: ClosedRange<Int>, _ body: [ScriptStep]) {
    let before = self
    for _ in 0..<min(2, times.upperBound) {
      for step in body { follow(step) }
    }
    guard times.lowerBound == 0 else { return }
    wasLaunched = wasLaunched || before.wasLaunched
    mayRun = mayRun || before.mayRun
    mayHavePage = mayHavePage || before.mayHavePage
    isHeld = isHeld && before.isHeld
  }
}

extension ScriptStep {
  fileprivate enum AppNeeded { case none, process, foreground }

  /// Where the app has to be for what the user does in it, or it does itself. A refresh that it begins in the background goes
  /// on in the foreground.
  fileprivate var appNeeded: AppNeeded {
    switch self {
    case .launch, .launchLocked, .unlock, .foreground, .background, .kill, .killNetworkProcess, .logInInSystemBrowser,
      .callFromExtension, .moveApp, .callFromOldDevice, .setClock, .switchNetwork, .goOffline, .goOnline, .beginTrouble,
      .endTrouble, .wait, .repeat:
      .none
    case .openSDKScreen, .refreshBoth, .readOnPage: .process
    case .logIn, .logOut, .logInOnPage, .openPage, .openPagePassingOtherSite, .download, .showDocument, .callNative,
      .fetchOnPage, .browse, .fetchInServiceWorker:
      .foreground
    }
  }

  /// True if nothing, or only half of it, happens without a page.
  fileprivate var needsPage: Bool {
    switch self {
    case .fetchOnPage, .readOnPage, .refreshBoth, .logOut(on: .page): true
    case .download(let order, _): order.means == .page || order.means == .webView
    default: false
    }
  }

  fileprivate var opensPage: Bool {
    switch self {
    case .openPage, .openPagePassingOtherSite, .logInOnPage, .showDocument: true
    default: false
    }
  }
}
