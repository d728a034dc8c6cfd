import CookieDiagnosis

/// The person with the phone.
struct User {
  var isLoggedIn = false
  /// Which clients show a login page that the user did not ask for.
  var nativeNeedsLogin = false
  var pageNeedsLogin = false
  /// Between meeting a login page and being content again.
  var isReacting = false
  var reactingTo = TraceActor.native
  /// The retry, after a wait.
  var isRetrying = false
  /// Clients that still showed a login page after the user had logged in for their sake: no use in doing it again
  /// before they have worked once.
  var nativeIsGivenUp = false
  var pageIsGivenUp = false
  /// Attempts in a row that nothing answered. A user without a connection tries so often and goes on with their day.
  var vainAttempts = 0
  static let mostVainAttempts = 3
  /// Counts reactions, so that a timer of an earlier one is void.
  var attempt: Int32 = 0
  var script = ScriptState()

  mutating func reset() {
    let loops = script.loops
    self = User()
    script.loops = loops
    script.loops.removeAll(keepingCapacity: true)
  }
}

extension World {
  /// A client's request worked.
  func clientIsFine(_ client: TraceActor) {
    if client == .page {
      user.pageNeedsLogin = false
      user.pageIsGivenUp = false
    } else {
      user.nativeNeedsLogin = false
      user.nativeIsGivenUp = false
    }
    if user.isReacting, user.isRetrying, user.reactingTo == client { reactionEnds() }
  }

  /// A client got no answer at all, which says nothing about the session.
  func clientIsUnanswered(_ client: TraceActor) {
    guard user.isReacting, user.isRetrying, user.reactingTo == client else { return }
    user.vainAttempts += 1
    if user.vainAttempts < User.mostVainAttempts { react(to: client) } else { userGivesUp() }
  }

  /// A client shows a login page. A user who had not logged out waits a little, tries once more, then logs in.
  func clientMeetsLogin(_ client: TraceActor) {
    guard user.isLoggedIn, !(client == .page ? user.pageIsGivenUp : user.nativeIsGivenUp) else {
      // A user who has logged out meanwhile, or has tried in vain before, lets it be.
      if user.isReacting, user.isRetrying, user.reactingTo == client { userGivesUp() }
      return
    }
    if client == .page { user.pageNeedsLogin = true } else { user.nativeNeedsLogin = true }
    if !user.isReacting {
      react(to: client)
    } else if user.isRetrying, user.reactingTo == client {
      logInAgain(after: client)
    }
  }

  private func react(to client: TraceActor) {
    user.isReacting = true
    user.isRetrying = false
    user.reactingTo = client
    user.attempt += 1
    schedule(.userRetries(attempt: user.attempt), after: drawn(scenario.app.patience))
  }

  func userRetries(attempt: Int32) {
    guard user.isReacting, attempt == user.attempt, app.isRunning, let shell = app.shell else { return }
    user.isRetrying = true
    if user.reactingTo == .page { shell.loadPage() } else { shell.call() }
  }

  /// What does not work now is left for later.
  private func userGivesUp() {
    user.pageNeedsLogin = false
    user.nativeNeedsLogin = false
    reactionEnds()
  }

  private func reactionEnds() {
    user.isReacting = false
    user.isRetrying = false
    user.vainAttempts = 0
    if user.pageNeedsLogin {
      react(to: .page)
    } else if user.nativeNeedsLogin {
      react(to: .native)
    } else {
      continueScriptIfQuiet()
    }
  }

  private func logInAgain(after client: TraceActor) {
    settleSessionEnd()
    note(.userLogsInAgain, by: .user, about: client)
    user.isLoggedIn = false
    if client == .page { user.pageIsGivenUp = true } else { user.nativeIsGivenUp = true }
    app.shell?.logIn()
  }

  /// No answer to a login: the user tries again after a while.
  private func logInIsUnanswered() {
    user.vainAttempts += 1
    guard user.vainAttempts < User.mostVainAttempts else { return userGivesUp() }
    schedule(.userLogsIn(launch: app.launch), after: drawn(scenario.app.patience))
    // The script waits for the next attempt as for this one.
    app.shellTasks += 1
  }

  func userLogsIn(launch: Int32) {
    guard launch == app.launch else { return }
    app.shellTasks -= 1
    app.shell?.logIn()
  }

  func nativeDidLogIn(succeeded: Bool) {
    guard succeeded else { return logInIsUnanswered() }
    user.vainAttempts = 0
    user.isLoggedIn = true
    let wasForced = user.isReacting
    user.isReacting = false
    user.isRetrying = false
    user.pageNeedsLogin = false
    user.nativeNeedsLogin = false
    if wasForced, page.state != .none { app.shell?.loadPage() }
  }
}
