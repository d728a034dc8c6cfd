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
///   that has the mark and other cookies was changed by its page since: a login, or a logout if the session is gone. One
///   without the mark has lost something, or is not loaded yet, and is filled again.
/// - **The later expiry wins** where there is no mark, as in the native store, and nothing that was replaced comes back.
/// - **What has ended stays ended**, by digests of its cookies, and so does what a logout or login has overtaken.
/// - **No wait without an end.** A look at a web store that does not answer costs a second, and the app's log is told.
///
/// Protects against: F01 to F04, F06, F08, F20, F22 to F25, F27, F28, F30 to F37, F39, F41, F50, F55, F57, F59, F61, F62, a
/// dead network process, D1, D9; F51 where the server has a grace of 4 s at least, F52 in native code's own refreshes.
///
/// Misses: a reply lost after the rotation without such a grace (F51). A kill as the page's login or logout gets here (F20,
/// F22), or one that undoes a logout before the backup can be read (F27). A refresh elsewhere: in an extension without the
/// lock, by the page or its worker (F52), on a second device (F50, F67). A clock set past the expiry (F65). A logout in the
/// page between a look and a write, or in a store so full that the mark goes (F60).
///
/// Cookies of others: left alone. Two of its own stand beside them, below a path that is never requested.
public actor TwinJar: SyncStrategy {
  public static var observesWebStore: Bool { true }
  public static var answersPageRefresh: Bool { true }
  public nonisolated let app: HybridApp
  private let gate = RefreshGate()
  var session = SessionCopy()
  /// Digests of cookies of sessions that ended; they must not come back.
  var ended: [UInt64] = []
  /// Stands in the web store beside the version of the session that was written last.
  var mark: Cookie?
  /// True from a logout to the next login; whether what was logged out could be renewed.
  var (isOver, couldRenew) = (false, false)
  /// Tells a refresh whether a session has ended since it began; how many had by then, while one is under way.
  var endings = 0
  var endingsAtRefresh: Int?
  var (loginsUnderWay, logoutsUnderWay) = (0, 0)
  var isLoaded = false
  /// False from the beginning of a look on, until something says that the page may have done something since.
  var pageMayHaveActed = false
  private var (hasPage, isAboutToLook) = (false, false)
  /// False if what was written last was never seen there (F12).
  var webStoreTakesWrites = true
  /// True once the web store had all of the session: a cookie without a date that is unknown came after it.
  var hasPublished = false
  /// The latest look of a native request, until it is done.
  private var look: Turn?
  /// The first is under way.
  var turns: [Turn] = []
  var isWatching = false

  public init(app: HybridApp) { self.app = app }

  public func appDidLaunch() async {
    await takeTurn { twinjar in
      guard twinjar.session.isEmpty else { return }
      // A first write, after which the web store takes what responses bring (F04).
      await twinjar.writeToWebStore([Mark.note(TwinJarSettings.greetingName, "1", on: twinjar.app.session.site)])
    }
  }

  public func nativeWillSend(_ purpose: RequestPurpose) async {
    // What is in the native store before a login is not the login's.
    if purpose == .logIn { await takeTurn { await $0.updateNativeStore() } }
    if purpose != .logIn { await lookBeforeSending(evenWithoutPage: purpose == .logOut) }
    count(purpose, 1)
    if purpose == .download, session.expires(within: TwinJarSettings.longestDownloadStart, by: app.clock) {
      _ = await refreshForNative()
    }
  }

  public func nativeDidReceive(_ response: NativeResponse) async {
    await takeTurn { twinjar in
      twinjar.count(response.purpose, -1)
      await response.purpose == .logOut ? twinjar.end() : twinjar.learn(from: response)
    }
  }

  private func count(_ purpose: RequestPurpose, _ change: Int) {
    if purpose == .logIn { loginsUnderWay += change }
    if purpose == .logOut { logoutsUnderWay += change }
  }

  public func pageWillLoad() async {
    (hasPage, pageMayHaveActed) = (true, true)
    await takeTurn { twinjar in
      await twinjar.app.webStore.wake()
      await twinjar.lookAtWebStore()
      await twinjar.publish()
    }
  }

  public func webStoreDidChange() async {
    (hasPage, pageMayHaveActed) = (true, true)
    // One look for all changes before it, and at once: until it is saved, a kill undoes what the page did.
    guard !isAboutToLook else { return }
    isAboutToLook = true
    enqueue { twinjar in
      twinjar.isAboutToLook = false
      await twinjar.lookAtWebStore()
    }
  }

  public func refreshForNative() async -> RefreshOutcome { await gate.pass { await self.refresh() } }

  /// Requests that set out together share one look, unless the page has done something since it began.
  private func lookBeforeSending(evenWithoutPage: Bool) async {
    if let look, !pageMayHaveActed, hasPage || !evenWithoutPage { return await wait(for: look) }
    pageMayHaveActed = false
    let next = enqueue { twinjar in
      if evenWithoutPage || twinjar.hasPage { await twinjar.lookAtWebStore() }
      await twinjar.updateNativeStore()
    }
    look = next
    await wait(for: next)
    if look === next { look = nil }
  }

  /// The store says best what came: it has followed redirects, and needs no parsing (F39, F41); the response says it where
  /// foreign code has emptied the store since (F28).
  private func learn(from response: NativeResponse) async {
    let held = await app.nativeStore.allCookies().of(app.session)
    let given = response.setCookies.of(app.session)
    // Neither an error nor a captive portal's page logs anybody in.
    let isLogin = response.purpose == .logIn && response.refreshOutcome == .renewed
    if isLogin, (held + given).contains(where: { !session.cookies.contains(valueOf: $0) }) {
      remember(session.digests)
      (session, mark, isOver) = (SessionCopy(), nil, false)
      endings += 1
      ended.removeAll(where: given.map { CookieDigest.of($0) }.contains)
    }
    if isLate, !isLogin { return await updateNativeStore() }
    let gone = given.filter { isLogin ? !held.contains(valueOf: $0) : !held.contains(identityOf: $0) }
    // New tokens are the latest, whatever the device's clock makes of their dates (F65).
    let isAsked = response.purpose == .logIn || response.purpose == .refresh
    let hasMore = take(held)
    let hasNew = isAsked && session.takeOver(held.filter(response.setCookies.contains(valueOf:)))
    let hasLost = session.takeOver(gone.filter { !app.clock.hasExpired($0) })
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
    if isDone { await takeTurn { twinjar in await twinjar.publish() } }
    let outcome = isDone ? .renewed : await conclude(await app.refreshWithinGrace())
    endingsAtRefresh = nil
    if isAlone { await app.lock.release() }
    return outcome
  }

  private func conclude(_ response: NativeResponse) async -> RefreshOutcome {
    let isOvertaken = endings != endingsAtRefresh
    // Logged out meanwhile: whatever came must not bring the session back (F55).
    await isOvertaken ? takeTurn { await $0.updateNativeStore() } : nativeDidReceive(response)
    return !isOvertaken ? response.refreshOutcome : session.isEmpty ? .refused : .renewed
  }
}
