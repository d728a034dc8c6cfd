import CookieDiagnosis
import CookieSync
import Cookies

/// Clients that are neither the app's networking nor its page.
extension World {
  // MARK: - Hidden web view

  /// Loads the address that renews the session, for native code of the current launch.
  func loadHidden(carrying cookies: [Cookie], continuation: UnsafeContinuation<RefreshOutcome, Never>) {
    var request = Request(client: .page, kind: .hiddenWebView, endpoint: .refresh, owner: app.launch)
    request.hiddenContinuation = continuation
    noteWait(continuation)
    request.record = note(.pageLoadStarted, by: .native, client: .hiddenWebView)
    let id = newRequest(request)
    attachHeaderToLoad(id, cookies)
    leavePage(id)
  }

  func hiddenReplyArrives(_ id: Int32) {
    let answered = requests[Int(id)]
    guard app.isRunning, answered.owner == app.launch, answered.networkProcess == web.generation else {
      return abandonRequest(id)
    }
    requests[Int(id)].record = note(
      .responseReceived, by: .page, cause: answered.record, request: id, number: answered.status,
      endpoint: answered.endpoint)
    storePageCookies(of: id)
    requests[Int(id)].hiddenContinuation = nil
    answered.hiddenContinuation?.resume(returning: answered.refreshOutcome)
  }

  // MARK: - System browser

  /// The user logs in where the app cannot see the cookies (F45).
  ///
  /// - Parameter handsOver: true if the browser then calls the app with a code that native code exchanges for a session of
  ///   its own (OAuth 2.0 for native apps, RFC 8252, section 4.1).
  func logInInSystemBrowser(handsOver: Bool) {
    var request = Request(client: .systemBrowser, kind: .systemBrowser, endpoint: .logIn, owner: 0)
    request.handsOver = handsOver
    let id = newRequest(request)
    attachCookies(to: id, from: &browserJar)
    sendToServer(id)
  }

  func browserReplyArrives(_ id: Int32) {
    let answered = requests[Int(id)]
    requests[Int(id)].record = note(
      .responseReceived, by: .systemBrowser, cause: answered.record, request: id, number: answered.status,
      endpoint: answered.endpoint)
    storeCookies(of: id, in: &browserJar) { _, _, _ in }
    if followRedirect(id, from: &browserJar) { return }
    guard answered.target == .logIn, answered.status == 200, answered.isAnswered else { return }
    user.isLoggedIn = true
    if answered.handsOver, !app.isSuspended { app.shell?.logIn() }
  }
}
