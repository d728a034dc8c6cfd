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
    if !cookies.isEmpty { attachHeader(to: id, cookies) }
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
    let outcome: RefreshOutcome = answered.status == 200 ? .renewed : answered.status == 0 ? .unanswered : .refused
    answered.hiddenContinuation?.resume(returning: outcome)
  }

  // MARK: - System browser

  /// The user logs in where the app cannot see the cookies (F45).
  func logInInSystemBrowser() {
    sendFromBrowser(.logIn)
  }

  private func sendFromBrowser(_ endpoint: Endpoint) {
    let id = newRequest(Request(client: .systemBrowser, kind: .systemBrowser, endpoint: endpoint, owner: 0))
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
    if answered.target == .logIn, answered.status == 200 { user.isLoggedIn = true }
  }

  // MARK: - Code that shares the native store

  /// The app's extension calls the server by itself, whether the app runs or not.
  func callFromExtension() { sendFromExtension(.call) }

  private func sendFromExtension(_ endpoint: Endpoint, isRetry: Bool = false) {
    var request = Request(client: .appExtension, kind: .appExtension, endpoint: endpoint, owner: 0)
    request.isRetry = isRetry
    let id = newRequest(request)
    attachCookies(to: id, from: &native.jar)
    sendToServer(id)
  }

  func otherProcessReplyArrives(_ id: Int32) {
    let answered = requests[Int(id)]
    requests[Int(id)].record = note(
      .responseReceived, by: answered.client, cause: answered.record, request: id, number: answered.status,
      endpoint: answered.endpoint)
    storeCookies(of: id, in: &native.jar) { result, _, _ in
      apply(result, to: .native, by: answered.client, cause: requests[Int(id)].record)
    }
    switch (answered.target, answered.status) {
    case (.refresh, 200): sendFromExtension(.call, isRetry: true)
    case (.call, 401) where !answered.isRetry: sendFromExtension(.refresh)
    default: break
    }
  }
}
