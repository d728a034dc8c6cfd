import CookieSync
import Cookies

/// The strategy that TwinJar recommends: neither store is the truth.
///
/// The session is what the server said last, to native code or to the page. It is kept in memory and in the app's backup,
/// which should be the Keychain's, for this device only; both stores are copies of it:
///
/// - **The session alone.** No cookie is moved, deleted or saved that is not one of `HybridApp.session`.
/// - **One refresher.** The page asks native code, which refreshes once at a time (S6, S29), and alone among processes where
///   the app has a lock. Where the server has a grace, a refresh without an answer is sent again within it.
/// - **Written, read back, then used.** New cookies are seen in the web store before the page hears of them or loads.
/// - **A mark says which copy is newer.** Beside the session stands a cookie with another value for each version. A web store
///   with the mark and other cookies was changed by its page since: a login, or a logout if the session is gone. One without
///   the mark has lost something, or is not loaded yet, and is filled again.
/// - **The later expiry wins** where there is no mark, as in the native store, and nothing that was replaced comes back.
/// - **What has ended stays ended**, by digests of its cookies, and so does what a logout or login has overtaken.
/// - **No wait without an end.** A look at a web store that does not answer costs a second, and the app's log is told.
///
/// Protects against: F01 to F04, F06, F08, F20, F22 to F25, F27, F28, F30 to F37, F39, F41, F50, F55, F57, F59, F61, F62, a
/// dead network process, D1, D9; F51 where the server has a grace of 4 s at least, F52 in native code's own refreshes.
///
/// Misses: a reply lost without such a grace (F51); a kill as the page's login or logout gets here (F20, F22), or, where nobody
/// is told of it (F31), before native code's next request (F22, F34); a backup that cannot be read yet (F27); a refresh elsewhere:
/// in an extension without the lock (F50, F55), by a page or its worker (F52), on a second device (F67); a clock set past the
/// expiry (F65); a page's logout between a look and a write, right after an eviction (F60), or that leaves HttpOnly cookies;
/// tokens that script puts into the native store (F46); what the web store's interface hides (F12).
///
/// Cookies of others: left alone. Two of its own stand beside them, below a path that is never requested.
public actor TwinJar: SyncStrategy {
  public static var observesWebStore: Bool { true }
  public static var answersPageRefresh: Bool { true }
  public nonisolated let app: HybridApp
  private let gate = RefreshGate()
  /// The session, and digests of cookies of those that ended, which must not come back.
  var (session, ended): (SessionCopy, [UInt64]) = (SessionCopy(), [])
  /// Stands in the web store beside the version written last; what stood there before, and still does if a write had no end.
  var (mark, formerMark): (Cookie?, Cookie?) = (nil, nil)
  /// True from a logout to the next login; whether what was logged out could be renewed.
  var (isOver, couldRenew) = (false, false)
  /// Tells a refresh whether a session has ended since it began; how many had by then, while one is under way.
  var (endings, endingsAtRefresh): (Int, Int?) = (0, nil)
  /// Logins and logouts of native code without an answer so far.
  var underWay: [RequestPurpose] = []
  /// True once the backup was read; once the server or the user has said what is newer than anything in it.
  var (isLoaded, knowsBetter) = (false, false)
  /// True in a launch until a look, and after one that was given up: nobody knows what the page has done before.
  var (pageMayHaveActed, hasPage, isAboutToLook) = (true, false, false)
  /// True from the end of a silence until a look fills the store again; false if what was written was never seen there (F12).
  /// True once the web store had all of the session: a cookie without a date that is unknown came after it.
  var (isBehind, webStoreTakesWrites, hasPublished) = (false, true, false)
  /// What of the access token's life a background download is to have: half at most, and nothing after a refresh in vain for one.
  var longestStart = TwinJarSettings.longestStarts[0]
  /// The latest look for a native request or a notification, until it is done. Of the turns, the first is under way.
  var (look, turns, isWatching, patience): (Turn?, [Turn], Bool, Int) = (nil, [], false, TwinJarSettings.silence)

  public init(app: HybridApp) { self.app = app }

  public func appDidLaunch() async {
    // A first write, after which the web store takes what responses bring (F04).
    let greeting = Mark.greeting(Cookie(name: "", value: "", domain: app.session.site ?? "localhost"))
    await takeTurn { if $0.session.isEmpty { await $0.writeToWebStore([greeting]) } }
  }

  public func nativeWillSend(_ purpose: RequestPurpose) async {
    // What is in the native store before a login is not the login's.
    await lookBeforeSending(evenWithoutPage: purpose == .logOut)
    guard purpose != .logIn, purpose != .logOut else { return underWay.append(purpose) }
    let isWorn = purpose == .backgroundDownload && isDue(within: longestStart)
    if isWorn, await refreshForNative() != .renewed { longestStart = .zero }
    // What a refresh or the platform (F36) brings during a logout is over: nothing sets out with it; nor a refresh in a login.
    func isHeld() -> Bool { purpose == .refresh ? !underWay.isEmpty : underWay.contains(.logOut) }
    guard isHeld() else { return }
    for _ in 0..<TwinJarSettings.mostLooks where isHeld() { try? await app.clock.sleep(for: TwinJarSettings.watch) }
    await takeTurn { await $0.updateNativeStore() }
  }

  public func nativeDidReceive(_ response: NativeResponse) async {
    await takeTurn { twinjar in
      if let index = twinjar.underWay.firstIndex(of: response.purpose) { twinjar.underWay.remove(at: index) }
      await response.purpose == .logOut ? twinjar.end() : twinjar.learn(from: response)
    }
  }

  public func pageWillLoad() async {
    hasPage = true
    await takeTurn { twinjar in
      await twinjar.app.webStore.wake()
      await twinjar.lookAtWebStore()
      await twinjar.publish()
    }
  }

  public func webStoreDidChange() async {
    hasPage = true
    // One look for all changes before it, and at once: until it is saved, a kill undoes what the page did.
    if !isAboutToLook { enqueueLook() }
  }

  public func refreshForNative() async -> RefreshOutcome { await gate.pass { await self.refresh() } }

  /// Requests that set out together share one look, and the next one if the page has done something meanwhile.
  private func lookBeforeSending(evenWithoutPage: Bool) async {
    if look == nil || evenWithoutPage && !hasPage { enqueueLook(evenWithoutPage: evenWithoutPage) }
    for _ in 0..<TwinJarSettings.mostTries { if let look { await wait(for: look) } }
  }

  private func enqueueLook(evenWithoutPage: Bool = false) {
    isAboutToLook = true
    look = enqueue { twinjar in
      twinjar.isAboutToLook = false
      if evenWithoutPage || twinjar.hasPage || twinjar.pageMayHaveActed { await twinjar.lookAtWebStore() }
      await twinjar.updateNativeStore()
    }
  }

  private func isDue(within time: Duration) -> Bool {
    session.cookies.contains { app.session.role(of: $0) == .access && app.clock.hasExpired($0, within: time) }
  }

  /// The store says best what came: it has followed redirects, and needs no parsing (F39, F41); the response says it where
  /// others have emptied the store since (F28), or written the version before over it (F36).
  private func learn(from response: NativeResponse) async {
    let (held, given) = (await app.nativeStore.allCookies().of(app.session), response.setCookies.of(app.session))
    // Neither an error nor a captive portal's page logs anybody in.
    let isLogin = response.purpose == .logIn && response.refreshOutcome == .renewed
    if isLogin, (held + given).contains(where: { !session.cookies.contains(valueOf: $0) }) {
      remember(session.digests)
      (session, mark, formerMark, isOver, endings) = (SessionCopy(), nil, nil, false, endings + 1)
      ended.removeAll(where: given.map { CookieDigest.of($0) }.contains)
    }
    if !isLogin, isLate || underWay.contains(.logIn) { return await updateNativeStore() }
    // New tokens are the latest, whatever the device's clock makes of their dates (F65).
    let isAsked = response.purpose == .logIn || response.purpose == .refresh
    let latest = isAsked ? held.filter { !session.digests.contains(CookieDigest.of($0)) } : held
    let gone = given.filter { isLogin ? !held.contains(valueOf: $0) : !latest.contains(identityOf: $0) }
    if isAsked, !given.isEmpty { knowsBetter = true }
    let hasMore = take(held)
    let hasNew = isAsked && session.takeOver(held.filter(response.setCookies.contains(valueOf:)))
    let hasLost = !underWay.contains(.logOut) && session.takeOver(gone.filter { !app.clock.hasExpired($0) })
    let starts = TwinJarSettings.longestStarts
    if isAsked, response.refreshOutcome == .renewed { longestStart = starts.first { !isDue(within: $0 * 2) } ?? .zero }
    if hasLost { await updateNativeStore() }
    if hasMore || hasNew || hasLost { await publish() }
  }

  private func refresh() async -> RefreshOutcome {
    // Whoever had the lock before may have refreshed for us.
    let isAlone = await app.lock.acquire(within: TwinJarSettings.longestWaitForLock)
    let known = session.digests
    await nativeWillSend(.refresh)
    endingsAtRefresh = endings
    let isDone = app.lock.isShared && session.digests != known && !session.alive(by: app.clock).isEmpty
    if isDone { await takeTurn { await $0.publish() } }
    let sent = session.alive(by: app.clock).first(where: renews)
    // What the backup has can be sent later (F27).
    let isEarly = sent == nil && !isLoaded && !knowsBetter
    let outcome = isDone ? .renewed : isEarly ? .unanswered : await conclude(await app.refreshWithinGrace(), to: sent)
    endingsAtRefresh = nil
    if isAlone { await app.lock.release() }
    return outcome
  }

  private func conclude(_ response: NativeResponse, to sent: Cookie?) async -> RefreshOutcome {
    let isOvertaken = endings != endingsAtRefresh
    // Logged out meanwhile: whatever came must not bring the session back (F55).
    await isOvertaken ? takeTurn { await $0.updateNativeStore() } : nativeDidReceive(response)
    if response.refreshOutcome == .refused { await takeTurn { await $0.endIfRefused(sent) } }
    return !isOvertaken ? response.refreshOutcome : session.isEmpty ? .refused : .renewed
  }
}
