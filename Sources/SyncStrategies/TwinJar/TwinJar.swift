import CookieSync
import Cookies

/// The strategy that TwinJar recommends: neither store is the truth.
///
/// The session is what the server said last, to native code or to the page. It is kept in memory and in the app's
/// backup, and both stores are copies of it:
///
/// - **One refresher.** The page asks native code, which refreshes once at a time (S6, S29). Where the server has a
///   grace, a refresh without an answer is sent again within it.
/// - **Written, read back, then used.** New cookies are in the web store, and seen there, before the page hears of them
///   or loads; a write that came to nothing is repeated.
/// - **A mark says which copy is newer.** Beside the session stands a cookie with another value for each version. A web
///   store that has the mark and other cookies was changed by its page since: a login, or a logout if the session is
///   gone. One without the mark has lost something, or is not loaded yet, and is filled again.
/// - **The later expiry wins** where there is no mark, as in the native store: no copy puts an old token over a new one.
/// - **What has ended stays ended.** The backup remembers the cookies of the last logout, so that a store that brings
///   them back is cleared again.
///
/// Protects against: F01, F02, F03, F04, F06, F08, F20, F22 to F25, F28, F30 to F37, F39, F41, F50, F52, F55, F57, a dead
/// network process, D1, D9, and F51 where the server has a grace of 4 s at least.
///
/// Misses: a reply lost after the rotation on a server with a shorter grace or none (F51): the new token reached nobody and the old one
/// is refused, so no code on the device can go on. A kill within the moment that the page's login or logout takes to
/// get here (F20, F22). An app extension that refreshes at the same instant, or a page that does so by itself instead of asking (F50).
/// Tokens that page script keeps where it can read them: only HttpOnly cookies of the page are taken for a session.
public actor TwinJar: SyncStrategy {
  public static var observesWebStore: Bool { true }
  public static var answersPageRefresh: Bool { true }

  public nonisolated let app: HybridApp
  private let gate = RefreshGate()

  /// What both stores are to hold.
  var session = SessionCookies()
  /// The cookies of the last session that ended; they must not come back.
  var ended: [Cookie] = []
  /// Stands in the web store beside the version of the session that was written last.
  var mark: Cookie?
  /// Counts the ends of sessions, so that a refresh that began before one knows it.
  private var endings = 0
  private var isLoaded = false
  private var pageMayHaveActed = false
  private var isAboutToLook = false
  private var lastTurn: Task<Void, Never>?
  private var turnsUnderWay = 0
  var webStoreHasAnswered = false

  public init(app: HybridApp) { self.app = app }

  // MARK: - Hooks

  public func appDidLaunch() async {
    await takeTurn { twinjar in
      await twinjar.load()
      // A first write, after which the web store takes what responses bring (F04).
      if twinjar.session.isEmpty { await twinjar.app.webStore.setCookie(Mark.greeting) }
    }
  }

  public func nativeWillSend(_ purpose: RequestPurpose) async {
    guard purpose != .logIn else { return }
    await takeTurn { twinjar in
      await twinjar.load()
      if twinjar.pageMayHaveActed { await twinjar.lookAtWebStore() }
      await twinjar.updateNativeStore()
    }
    // The system may start a download minutes later, with the cookies of now (D9).
    if purpose == .download, session.expires(within: .seconds(300), by: app.clock) { _ = await refreshForNative() }
  }

  public func nativeDidReceive(_ response: NativeResponse) async {
    await takeTurn { twinjar in
      if response.purpose == .logOut { return await twinjar.end() }
      if response.purpose == .logIn, response.isSuccess { twinjar.session = SessionCookies() }
      await twinjar.learn(from: response)
    }
  }

  public func pageWillLoad() async {
    pageMayHaveActed = true
    await takeTurn { twinjar in
      await twinjar.load()
      await twinjar.app.webStore.wake()
      await twinjar.lookAtWebStore()
      await twinjar.publish()
    }
  }

  public func webStoreDidChange() async {
    pageMayHaveActed = true
    // One look for all changes before it, and at once: until it is saved, a kill undoes what the page did.
    guard !isAboutToLook else { return }
    isAboutToLook = true
    await takeTurn { twinjar in
      twinjar.isAboutToLook = false
      await twinjar.load()
      await twinjar.lookAtWebStore()
    }
  }

  public func refreshForNative() async -> RefreshOutcome {
    await gate.pass { await self.refresh() }
  }

  // MARK: - Parts

  /// Takes what a response has brought. The store says it best: it has followed redirects, and needs no parsing (F39, F41).
  /// The response says it where foreign code has emptied the store since (F28).
  private func learn(from response: NativeResponse) async {
    let held = await app.nativeStore.allCookies()
    let gone = response.setCookies.filter { !held.contains(identityOf: $0) }
    let hasMore = session.take(held, by: app.clock)
    let hasLost = session.takeOver(gone.filter { !$0.name.isEmpty && !app.clock.hasExpired($0) })
    if hasLost { await updateNativeStore() }
    if hasMore || hasLost { await publish() }
  }

  private func refresh() async -> RefreshOutcome {
    await nativeWillSend(.refresh)
    let begun = endings
    let response = await refreshWithinGrace()
    guard begun == endings else {
      // Logged out meanwhile: whatever came must not bring the session back (F55).
      await takeTurn { twinjar in
        let held = await twinjar.app.nativeStore.allCookies()
        twinjar.session.take(held, by: twinjar.app.clock)
        await twinjar.end()
      }
      return .refused
    }
    await nativeDidReceive(response)
    return response.refreshOutcome
  }

  private func load() async {
    guard !isLoaded else { return }
    isLoaded = true
    let saved = Saved(await app.backup.load() ?? [])
    (mark, ended) = (saved.mark, saved.ended)
    session.take(saved.session, by: app.clock)
    await updateNativeStore()
  }

  /// The user has logged out, on either side.
  func end() async {
    endings += 1
    ended = session.cookies
    session = SessionCookies()
    mark = nil
    await app.backup.save(Saved(session: [], ended: ended, mark: nil).cookies)
    await updateNativeStore()
    let seen = await app.webStore.allCookies()
    for cookie in ended where seen.contains(valueOf: cookie) { await app.webStore.deleteCookie(cookie) }
  }

  /// Does one thing after the other. On a platform whose web store answers only after a page load (F03), waits a second
  /// and lets the thing go on by itself.
  private func takeTurn(_ work: @escaping @Sendable (isolated TwinJar) async -> Void) async {
    let earlier = lastTurn
    turnsUnderWay += 1
    let turn = Task {
      await earlier?.value
      await work(self)
      turnsUnderWay -= 1
      if turnsUnderWay == 0 { lastTurn = nil }
    }
    lastTurn = turn
    if webStoreHasAnswered { await turn.value } else { await waitForTask(turn, atMost: .seconds(1)) }
  }
}
