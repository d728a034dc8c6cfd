import CookieDiagnosis
import CookieSync
import Cookies

/// The web page: it navigates, fetches, and refreshes its session at expiry, by itself or through native code.
struct Page {
  enum State {
    case none
    case loading
    case live
    /// It shows the login page.
    case login
  }

  var state = State.none
  /// Counts pages; a timer or an answer belongs to one.
  var generation: Int32 = 0
  var isRefreshing = false
  /// What to repeat once the session is renewed.
  var repeatsAfterRefresh: Endpoint?
  /// Of a download that is to be repeated.
  var repeatedOrder: Int32 = 0
  var expiryScheduledFor = Deadline.never
  var requestsUnderWay = 0
  /// Where a download that is handed over would be fetched from, if the app keeps that in a variable (D2).
  var downloadAddress = Endpoint.download
  /// F56: it never refreshes again.
  var hasGivenUp = false
  /// Refreshes without an answer since the last one with.
  var refreshesInARow = 0
  /// What its calls have to match, by number; 0 for none.
  var antiForgery: Int32 = 0

  var isQuiet: Bool { requestsUnderWay == 0 && !isRefreshing }
}

extension World {
  // MARK: - Sending

  /// Starts a page load. The strategy has had its turn.
  ///
  /// - Parameter header: cookies that the app puts on the first request itself; empty for the web store's.
  func navigate(header: [Cookie], passesOtherSite: Bool, wantedAt begun: Int64) {
    let isFirst = page.state == .none
    page = Page(state: .loading, generation: page.generation + 1)
    if strikes(scenario.profile.faults.unexplainedLossPerPageLoad) { cookiesVanish { $0.expires != nil } }
    let record = note(
      .pageLoadStarted, by: .native, number: Int32(clamping: (now - begun) / 1_000), client: .pageNavigation)
    let id = newPageRequest(.page, cause: record)
    requests[Int(id)].passesOtherSite = passesOtherSite
    attachHeaderToLoad(id, header)
    var heldBack = drawn(scenario.profile.faults.loadHeldBack)
    if isFirst { heldBack = heldBack + drawn(scenario.profile.timing.webProcessStart) }
    leavePage(id, heldBackBy: heldBack)
  }

  /// Shows HTML that native code has fetched; what it refers to loads with the web store's cookies (D11).
  func renderDocument() {
    page = Page(state: .live, generation: page.generation + 1)
    sendFromPage(.call, cause: note(.pageLoadStarted, by: .native, client: .pageNavigation))
  }

  func fetchOnPage() {
    guard page.state == .live || page.state == .loading else { return }
    // The policy of its frame is decided as well, which overwrites what the app remembers of the last one (D2).
    page.downloadAddress = .page
    sendFromPage(.call)
  }

  func sendFromPage(
    _ endpoint: Endpoint, isRetry: Bool = false, cause: Int32 = -1, order: Int32 = 0
  ) {
    let id = newPageRequest(endpoint, cause: cause)
    requests[Int(id)].isRetry = isRetry
    requests[Int(id)].order = order
    leavePage(id)
  }

  private func newPageRequest(_ endpoint: Endpoint, cause: Int32) -> Int32 {
    let isNavigation = endpoint == .page || endpoint == .download
    var request = Request(
      client: .page, kind: isNavigation ? .pageNavigation : .pageFetch, endpoint: endpoint, owner: page.generation)
    request.record = cause
    page.requestsUnderWay += 1
    return newRequest(request)
  }

  /// Hands a request to the network process.
  func leavePage(_ id: Int32, heldBackBy heldBack: Delay = .none) {
    webStoreBecomesNecessary()
    if traits.proxiesPage, requests[Int(id)].kind != .hiddenWebView { return proxyRequest(id) }
    let ready = networkProcessIsReady(launchedBy: .load) ?? now
    let delay = drawn(scenario.profile.timing.pageLoad).half + heldBack
    // A load waits for the writes that native code issued before it, or overtakes them (F06).
    let inOrder = scenario.profile.faults.loadOvertakesWrites ? 0 : web.lastArrival
    schedule(.pageRequestLeaves(id), after: delay.lasting(max(ready, inOrder) - now))
  }

  /// Native code sends it, with its own cookies; the network process has nothing to do with it.
  private func proxyRequest(_ id: Int32) {
    requests[Int(id)].isProxied = true
    requests[Int(id)].networkProcess = -1
    attachCookies(to: id, from: &native.jar)
    sendToServer(id, after: drawn(scenario.profile.timing.bridge))
  }

  /// False for an exchange of a page, or a launch, that is gone.
  private func isCurrent(_ request: Request) -> Bool {
    request.owner == (request.isOfPage ? page.generation : app.launch)
  }

  func pageRequestLeaves(_ id: Int32) {
    guard isCurrent(requests[Int(id)]) else { return abandonRequest(id) }
    if case .starting(let readyAt) = web.networkProcess, readyAt > now {
      return schedule(.pageRequestLeaves(id), after: Delay.none.lasting(readyAt - now))
    }
    settleNetworkProcess()
    guard case .running = web.networkProcess else {
      // It died after the request was handed over: WebKit starts another and sends the request from there.
      let ready = networkProcessIsReady(launchedBy: .load) ?? now
      return schedule(.pageRequestLeaves(id), after: Delay.none.lasting(ready - now))
    }
    requests[Int(id)].networkProcess = web.generation
    attachCookies(to: id, from: &web.jar)
    sendToServer(id)
  }

  // MARK: - Receiving

  func pageReplyArrives(_ id: Int32) {
    let answered = requests[Int(id)]
    guard app.isRunning, answered.owner == page.generation else { return }
    guard answered.networkProcess == web.generation || answered.isProxied else {
      // The exchange died with its process.
      requests[Int(id)].status = 0
      return schedule(.pageCompletes(id), after: .none)
    }
    requests[Int(id)].record = note(
      .responseReceived, by: .page, cause: answered.record, request: id, number: answered.status,
      endpoint: answered.endpoint)
    if order(of: answered).means == .webView { noteCut(of: id) }
    if answered.endpoint == .page { fillPageCopy() }
    storePageCookies(of: id)
    if answered.endpoint == .page, answered.status == 200 { storeFrameCookies(cause: requests[Int(id)].record) }
    if answered.isProxied ? followRedirect(id, from: &native.jar) : followRedirect(id, from: &web.jar) { return }
    schedule(.pageCompletes(id), after: drawn(scenario.profile.timing.pageLoad).half)
  }

  func pageCompletes(_ id: Int32) {
    let request = requests[Int(id)]
    guard app.isRunning, request.owner == page.generation else { return }
    page.requestsUnderWay -= 1
    defer { continueScriptIfQuiet() }
    switch (request.target, request.status) {
    case (.refresh, _): pageRefreshEnds(request)
    case (.logOut, _): pageIsLoggedOut()
    case (.download, _) where webViewKeeps(id): clientIsFine(.page)
    case (_, _) where !request.isAnswered: clientIsUnanswered(.page)
    case (.logIn, 200): pageIsLoggedIn(accessExpiresAt: request.accessExpiresAt, cause: request.record)
    case (.download, 200): pageMeetsFile(id)
    case (_, 200):
      pageSucceeds(accessExpiresAt: request.accessExpiresAt, cause: request.record)
      if request.target == .page { beginPageScripts() }
    case (_, let status) where status != 401: clientIsUnanswered(.page)
    case (_, _) where request.isRetry: pageNeedsLogin(cause: request.record)
    case (_, _) where !scenario.policy.issuesRefreshTokens: pageNeedsLogin(cause: request.record)
    case (let endpoint, _):
      page.repeatsAfterRefresh = endpoint
      page.repeatedOrder = request.order
      refreshOnPage()
    }
  }

  private func pageRefreshEnds(_ request: Request) {
    switch request.refreshOutcome {
    case .renewed: pageIsRenewed(accessExpiresAt: request.accessExpiresAt)
    case .refused: pageNeedsLogin(cause: request.record)
    case .unanswered: pageRefreshIsUnanswered()
    }
  }

  private func pageSucceeds(accessExpiresAt: Deadline, cause: Int32) {
    page.state = .live
    note(.clientSucceeded, by: .page, cause: cause)
    schedulePageExpiry(at: accessExpiresAt)
    clientIsFine(.page)
  }

  func pageNeedsLogin(cause: Int32) {
    page.state = .login
    page.isRefreshing = false
    page.repeatsAfterRefresh = nil
    note(.clientNeedsLogin, by: .page, cause: cause)
    clientMeetsLogin(.page)
  }

  /// The user logs in with the page's form; the strategy has its turn before a page loads.
  func logInOnPage() {
    if page.state == .none { page = Page(state: .login, generation: page.generation + 1) }
    sendFromPage(.logIn)
  }

  private func pageIsLoggedIn(accessExpiresAt: Deadline, cause: Int32) {
    user.isLoggedIn = true
    pageSucceeds(accessExpiresAt: accessExpiresAt, cause: cause)
  }

  private func pageIsLoggedOut() {
    page.state = .login
    user.isLoggedIn = false
  }

  // MARK: - Renewing

  /// One refresh of the page at a time; the page itself is single-threaded.
  func refreshOnPage() {
    guard !page.isRefreshing else { return }
    if page.hasGivenUp { return pageNeedsLogin(cause: -1) }
    page.isRefreshing = true
    if traits.answersPageRefresh {
      let call = note(.bridgeCall, by: .page)
      schedule(
        .bridgeCall(generation: page.generation, cause: call), after: drawn(scenario.profile.timing.bridge))
    } else {
      sendFromPage(.refresh)
    }
  }

  func bridgeCallArrives(generation: Int32, cause: Int32) {
    guard generation == page.generation else { return }
    note(.bridgeCallArrived, by: .native, cause: cause)
    app.shell?.answerPage(generation: generation)
  }

  /// Native code has an answer for the page.
  func replyToPage(generation: Int32, outcome: RefreshOutcome) {
    let reply = note(.bridgeReply, by: .native)
    schedule(
      .bridgeReply(generation: generation, outcome, cause: reply), after: drawn(scenario.profile.timing.bridge))
  }

  func bridgeReplyArrives(generation: Int32, outcome: RefreshOutcome, cause: Int32) {
    guard generation == page.generation, page.isRefreshing else { return }
    defer { continueScriptIfQuiet() }
    let arrival = note(.bridgeReplyArrived, by: .page, cause: cause)
    switch outcome {
    case .renewed: pageIsRenewed(accessExpiresAt: deadline(after: nanoseconds(scenario.policy.accessLifetimeSeconds)))
    case .refused: pageNeedsLogin(cause: arrival)
    case .unanswered: pageRefreshIsUnanswered()
    }
  }

  private func pageIsRenewed(accessExpiresAt: Deadline) {
    page.isRefreshing = false
    page.refreshesInARow = 0
    schedulePageExpiry(at: accessExpiresAt)
    guard let endpoint = page.repeatsAfterRefresh else { return }
    page.repeatsAfterRefresh = nil
    sendFromPage(endpoint, isRetry: true, order: page.repeatedOrder)
  }

  /// No answer is no refusal: the page stays as it is and tries again with its next request.
  private func pageRefreshIsUnanswered() {
    if pageKeepsRefreshing() { return }
    page.isRefreshing = false
    page.repeatsAfterRefresh = nil
    clientIsUnanswered(.page)
  }

  private func schedulePageExpiry(at expiry: Deadline) {
    guard scenario.app.pageRefreshesAtExpiry, scenario.policy.issuesRefreshTokens, !hasCome(expiry),
      expiry != page.expiryScheduledFor
    else { return }
    page.expiryScheduledFor = expiry
    schedule(.pageTokenExpires(generation: page.generation), at: expiry, jitter: scenario.app.refreshJitter)
  }

  func pageTokenExpires(generation: Int32) {
    guard generation == page.generation, page.state == .live, hasCome(page.expiryScheduledFor) else { return }
    refreshOnPage()
  }

  /// One side's turn of a scripted double refresh.
  func beginRefresh(by actor: TraceActor, launch: Int32) {
    guard launch == app.launch else { return }
    if actor == .native {
      app.shell?.renewSession()
    } else if page.state == .live {
      refreshOnPage()
    }
  }
}
