import CookieSync
import Cookies

/// The strategy that TwinJar recommends: neither store is the truth.
///
/// The session is what the server last told native code. It is kept in memory and in the app's backup, and both stores
/// are copies of it:
///
/// - **One refresher.** The page asks native code, which refreshes once at a time (S6, S29). Where the server has a
///   grace, a refresh without an answer is sent again within it.
/// - **Written, read back, then used.** New cookies are in the web store, seen there, before the page hears of them or
///   loads (S1, S6); a write that came to nothing is repeated.
/// - **The later expiry wins.** A cookie that a store, the platform or a snapshot brings counts only if it expires later
///   than the one that is known, so no copy puts an old token over a new one.
/// - **A mark tells a logout from a loss.** Beside the session stands a cookie with a new random value each time. A web
///   store that has the mark and not the session was logged out by its page; one without the mark has lost something,
///   or is not loaded yet, and is filled again. A deletion reaches the other side, a loss does not (S7 and the sentinel).
///
/// Protects against: F01, F02, F04, F06, F08, F20, F22 to F25, F28, F30 to F36, F39, F41, F50, F52, F55, F57, a dead
/// network process, and F51 where the server has a grace.
///
/// Misses: a reply lost after the rotation on a server without grace (F51): the new token reached nobody and the old one
/// is refused, so no code on the device can go on. An app extension that refreshes at the same instant (F50). A page
/// that uses up the refresh token by itself instead of asking.
public actor TwinJar: SyncStrategy {
  public static var observesWebStore: Bool { true }
  public static var answersPageRefresh: Bool { true }

  public nonisolated let app: HybridApp
  private let gate = RefreshGate()

  /// What both stores are to hold.
  var session = SessionCookies()
  /// Stands in the web store beside the session that was written last.
  var mark: Cookie?
  /// Counts the ends of sessions, so that a refresh that began before one knows it.
  private var endings = 0
  private var loading: Task<Void, Never>?
  private var publishing: Task<Void, Never>?
  private var isLooking = false
  private var pageHasLoaded = false

  public init(app: HybridApp) { self.app = app }

  // MARK: - Hooks

  public func appDidLaunch() async { await load() }

  public func nativeWillSend(_ purpose: RequestPurpose) async {
    guard purpose != .logIn else { return }
    await load()
    if pageHasLoaded { await lookForLogout() }
    await bringNativeStoreUpToDate()
  }

  public func nativeDidReceive(_ response: NativeResponse) async {
    if response.purpose == .logOut { return await end() }
    if response.purpose == .logIn, response.isSuccess { session = SessionCookies() }
    // The store, not the response: it has applied redirects and deletions, and needs no parsing (F39, F41).
    guard session.take(await app.nativeStore.allCookies()) else { return }
    await publish()
  }

  public func pageWillLoad() async {
    await load()
    pageHasLoaded = true
    // A platform on which the store answers only after a load would wait for ever (F03).
    await waitForTask(
      Task {
        await lookForLogout(); await publish()
      }, atMost: .seconds(1))
  }

  public func webStoreDidChange() async {
    guard !isLooking else { return }
    // One look for the several changes that belong together.
    isLooking = true
    try? await Task.sleep(for: .milliseconds(25))
    isLooking = false
    await lookForLogout()
  }

  public func refreshForNative() async -> RefreshOutcome {
    await gate.pass { await self.refresh() }
  }

  // MARK: - Refreshing

  private func refresh() async -> RefreshOutcome {
    await nativeWillSend(.refresh)
    let begun = endings
    let response = await refreshWithinGrace()
    guard begun == endings else {
      // Logged out meanwhile: whatever came must not bring the session back (F55).
      await end()
      return .refused
    }
    await nativeDidReceive(response)
    return response.refreshOutcome
  }

  // MARK: - The session

  private func load() async {
    if loading == nil { loading = Task { await self.readBackup() } }
    await loading?.value
  }

  private func readBackup() async {
    let saved = await app.backup.load() ?? []
    mark = saved.first(where: Mark.isMark)
    session.take(saved.filter { !Mark.isMark($0) })
    session.take(await app.nativeStore.allCookies())
    await bringNativeStoreUpToDate()
  }

  /// The user has logged out, on either side.
  private func end() async {
    endings += 1
    let ended = session.cookies
    session = SessionCookies()
    mark = nil
    await app.backup.save([])
    for cookie in ended { await app.nativeStore.deleteCookie(cookie) }
    let left = await app.webStore.allCookies()
    for cookie in ended where left.contains(identityOf: cookie) { await app.webStore.deleteCookie(cookie) }
  }

  // MARK: - The native store

  private func bringNativeStoreUpToDate() async {
    let held = await app.nativeStore.allCookies()
    session.take(held)
    for cookie in session.alive where !held.contains(valueOf: cookie) { await app.nativeStore.setCookie(cookie) }
  }

  // MARK: - The web store

  /// Ends the session if the page has logged out.
  private func lookForLogout() async {
    guard let mark, publishing == nil, session.isWholeAlive else { return }
    let seen = await app.webStore.allCookies()
    guard self.mark == mark, publishing == nil, seen.contains(valueOf: mark) else { return }
    if session.cookies.allSatisfy({ !seen.contains(identityOf: $0) }) { await end() }
  }

  /// Writes the session to the backup and to the web store, one writer at a time, and returns when it is there.
  private func publish() async {
    let earlier = publishing
    let task = Task {
      await earlier?.value
      await self.writeSession()
    }
    publishing = task
    await task.value
    if publishing == task { publishing = nil }
  }

  private func writeSession() async {
    for attempt in 0..<3 {
      if attempt > 0 { try? await Task.sleep(for: .milliseconds(50)) }
      let seen = await app.webStore.allCookies()
      // The page may have been given a later cookie than native code.
      if session.takeLater(seen) { await bringNativeStoreUpToDate() }
      let missing = session.alive.filter { !seen.contains(valueOf: $0) }
      if missing.isEmpty, mark.map(seen.contains(valueOf:)) ?? session.isEmpty { return }
      await app.webStore.store(missing)
      guard let newMark = Mark.new(for: session) else { continue }
      // After the session, so that it never stands without; saved first, so that a kill in between is a loss.
      mark = newMark
      await app.backup.save(session.cookies + [newMark])
      await app.webStore.setCookie(newMark)
    }
  }
}
