import CookieDiagnosis
import CookieSync
import Cookies

/// The app around the strategy, one for each launch: its networking layer, its observer, its bridge.
///
/// This is the only asynchronous code of ours in a run. Like the strategy it runs on the run's executor; whatever it
/// asks of the world is refused once its launch is over, or when it is called from a foreign thread.
///
/// Unchecked: everything here happens on the run's thread, and ``isAdmitted`` is the check.
final class AppShell: @unchecked Sendable {
  let world: World
  let launch: Int32
  let strategy: any SyncStrategy

  init(world: World, launch: Int32) {
    self.world = world
    self.launch = launch
    let handles = StoreHandles(world: world, launch: launch)
    strategy = world.strategy.make(
      HybridApp(
        nativeStore: NativeStoreHandle(handles), webStore: WebStoreHandle(handles),
        backup: BackupHandle(handles), client: NativeClientHandle(handles),
        hiddenWebView: HiddenWebViewHandle(handles), refreshGrace: world.scenario.policy.refreshGrace,
        clock: ClockHandle(handles), session: Site.session,
        lock: LockHandle(handles), log: LogHandle(handles)))
    if world.keepsHistory { world.history.begin(strategy) }
  }

  // MARK: - Started by the world

  func didLaunch() { start(.didLaunch) }

  func webStoreDidChange() { start(.webStoreDidChange, isAwaited: false) }

  /// - Parameter passesOtherSite: the way to the page leads over another site.
  func loadPage(passesOtherSite: Bool = false) {
    start(.loadPage(passesOtherSite: passesOtherSite), passesOtherSite ? 1 : 0)
  }

  func answerPage(generation: Int32) { start(.answerPage(generation: generation), isAwaited: false) }

  /// Native code's own refresh, at the expiry of its access token.
  func renewSession() { start(.renewSession) }

  func logIn() { start(.logIn) }

  func logOut() { start(.logOut) }

  func call() { start(.call) }

  /// Starts a call; a scheduled run keeps apart what the tasks of different ones are told.
  ///
  /// - Parameters:
  ///   - argument: tells calls of one name apart that do different things.
  ///   - isAwaited: the user waits for it.
  func start(
    _ action: ShellCall.Action, _ argument: Int = 0, as name: StaticString = #function, isAwaited: Bool = true
  ) {
    if isAwaited { world.app.shellTasks += 1 }
    world.executor.shellTasks.start(
      ShellCall(shell: self, action: action, group: world.noteCall(name, argument), isAwaited: isAwaited),
      isInTask: world.executor.isRunningJob)
  }

  func callEnds() {
    if isAdmitted { world.shellTaskEnds() }
  }

  // MARK: - In a task

  func perform(_ action: ShellCall.Action) async {
    switch action {
    case .didLaunch: await hook(.appDidLaunch) { await strategy.appDidLaunch() }
    case .webStoreDidChange: await hook(.webStoreDidChange) { await strategy.webStoreDidChange() }
    case .loadPage(let passesOtherSite): await prepareLoad(passesOtherSite: passesOtherSite)
    case .answerPage(let generation): await renewForPage(generation: generation)
    case .renewSession: await renew()
    case .logIn: await sendLogIn()
    case .logOut: await sendLogOut()
    case .call: await sendCall()
    case .download(let order): await fetchFile(world.orders[Int(order)])
    case .showDocument(let order): await fetchDocument(world.orders[Int(order)])
    case .handOver(let order, let generation):
      await fetchHandedOver(world.orders[Int(order)], generation: generation)
    }
  }

  // Functions of their own, not to be put together: a task has room for a thousand bytes, and gets more from the system with
  // each call that needs it.

  @inline(never)
  private func renewForPage(generation: Int32) async {
    let outcome = await hook(.refreshForPage) { await strategy.refreshForPage() }
    guard isAdmitted else { return }
    world.replyToPage(generation: generation, outcome: outcome)
  }

  @inline(never)
  private func renew() async {
    let outcome = await renewed()
    guard isAdmitted else { return }
    if outcome == .refused { world.nativeNeedsLogin() }
  }

  @inline(never)
  private func sendLogIn() async {
    let response = await exchange(.logIn).response
    guard isAdmitted else { return }
    world.nativeDidLogIn(succeeded: response.status == 200 && !response.isWebPage)
  }

  @inline(never)
  private func sendLogOut() async {
    _ = await exchange(.logOut)
    guard isAdmitted else { return }
    world.nativeDidLogOut()
  }

  @inline(never)
  private func prepareLoad(passesOtherSite: Bool) async {
    let begun = world.now
    await hook(.pageWillLoad) { await strategy.pageWillLoad() }
    let header = await hook(.cookieHeaderForPage) { await strategy.cookieHeaderForPage() }
    guard isAdmitted else { return }
    world.navigate(header: header, passesOtherSite: passesOtherSite, wantedAt: begun)
  }

  /// One authenticated request, as an app's networking layer makes it: after a 401 it renews the session and repeats.
  @inline(never)
  private func sendCall() async {
    var response = await exchange(.call).response
    var isUnanswered = false
    if response.status == 401, isAdmitted {
      switch await renewed() {
      case .renewed: response = await exchange(.call).response
      case .refused: break
      case .unanswered: isUnanswered = true
      }
    }
    guard isAdmitted else { return }
    world.nativeCallEnded(isUnanswered ? nil : response)
  }

  // MARK: - Parts

  var isAdmitted: Bool { world.admission(of: launch) == .granted }

  @inline(never)
  private func exchange(_ endpoint: Endpoint) async -> NativeAnswer {
    if areHooksWatched { return await watchedExchange(endpoint) }
    let begun = world.now
    await strategy.nativeWillSend(endpoint.purpose)
    let answer = await world.send(endpoint, wantedAt: begun, for: launch)
    await strategy.nativeDidReceive(answer.response)
    return answer
  }

  @inline(never)
  private func watchedExchange(_ endpoint: Endpoint) async -> NativeAnswer {
    let begun = world.now
    await hook(.nativeWillSend) { await strategy.nativeWillSend(endpoint.purpose) }
    let answer = await world.send(endpoint, wantedAt: begun, for: launch)
    await hook(.nativeDidReceive) { await strategy.nativeDidReceive(answer.response) }
    return answer
  }
}

extension World {
  @inline(__always)
  func send(_ endpoint: Endpoint, wantedAt begun: Int64, for launch: Int32) async -> NativeAnswer {
    let admission = admission(of: launch)
    guard admission == .granted else { return await refuseAnswer(to: endpoint.purpose, admission) }
    return await withUnsafeContinuation { sendNative(endpoint, wantedAt: begun, continuation: $0) }
  }

  @inline(never)
  private func refuseAnswer(to purpose: RequestPurpose, _ admission: Admission) async -> NativeAnswer {
    guard admission == .parked else {
      return NativeAnswer(response: NativeResponse(purpose: purpose, status: nil, setCookies: []))
    }
    return await withUnsafeContinuation { parkedCalls.append(.response(purpose, $0)) }
  }

  // MARK: - What the shell reports

  /// - Parameter response: nil if nobody knows what became of the session.
  func nativeCallEnded(_ response: NativeResponse?) {
    switch response?.status {
    case .some(200..<300) where response?.isWebPage == false:
      note(.clientSucceeded, by: .native)
      clientIsFine(.native)
    case .some(401): nativeNeedsLogin()
    default: clientIsUnanswered(.native)
    }
  }

  func nativeNeedsLogin() {
    note(.clientNeedsLogin, by: .native)
    clientMeetsLogin(.native)
  }

  func shellTaskEnds() {
    app.shellTasks -= 1
    continueScriptIfQuiet()
  }

  func nativeDidLogOut() {
    user.isLoggedIn = false
    // The app shows what a logged-out user sees: the page loads anew.
    if page.state != .none { app.shell?.loadPage() }
  }
}
