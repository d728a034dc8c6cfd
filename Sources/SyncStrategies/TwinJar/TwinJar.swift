import CookieSync
import Cookies

/// The strategy that TwinJar recommends: neither store is the truth. The session is what the server said last, to either side.
/// Memory and the backup keep it (best the Keychain); both stores are copies:
/// - **One refresher.** The page asks native code: once at a time (S6, S29), alone among processes by a lock, again without an answer within a grace.
/// - **Written, read back, then used.** New cookies are seen in the web store before the page hears of them or loads.
/// - **A mark says which copy is newer.** Beside the session stands a cookie with another value for each version. A web store with the mark and other
///   cookies was changed by its page: a login, or a logout. One without has lost something, or is not loaded yet: it is filled. Without a mark the later wins.
/// - **What has ended stays ended**, by digests of its cookies, and so does what a logout or login has overtaken.
///
/// Protects against: F01 to F04, F06, F08, F20, F22 to F25, F27, F28, F30 to F37, F39, F41, F50, F55, F57, F59, F61, F62, a dead network process, D1, D9; F51 with 4 s of grace, F52 in native
/// refreshes. Misses: a reply lost without it (F51); a kill as the page's login or logout gets here (F20, F22), or, untold (F31), before the next native request (F22, F34); a page that nothing
/// tells of; a backup not readable yet (F27); a refresh elsewhere: in an extension without lock (F50, F55), by a page or its worker (F52), on a second device (F67); a clock set past the expiry
/// (F65); a page's logout between a look and a write, right after an eviction (F60), or that leaves HttpOnly cookies; script's tokens in the native store (F46); what a web store hides (F12).
/// Cookies of others: left alone; two of its own stand beside, never sent. The session: what `HybridApp.session` names.
public actor TwinJar: SyncStrategy {
  public static var observesWebStore: Bool { true }
  public static var answersPageRefresh: Bool { true }
  public nonisolated let app: HybridApp
  private let gate = RefreshGate()
  /// The session; digests of what has ended; the mark of the version written last, and those before, which a dead process may leave.
  var (session, ended, mark, formerMarks): (SessionCopy, [UInt64], Cookie?, [Cookie]) = (SessionCopy(), [], nil, [])
  /// How many sessions have ended, by now and as the refresh under way began; what came with its tokens, not with a form since.
  var (endings, endingsAtRefresh, asked): (Int, Int?, [Cookie]) = (0, nil, [])
  /// Whether what ended last could be renewed; how long late answers may come; what awaits one; whether a session ended during a call.
  var (couldRenew, lateness, underWay, isOvertaken): (Bool, AppTimer?, [RequestPurpose], Bool) = (false, nil, [], false)
  /// True once the backup was read; once server or user know better; until a look at what the page may have done; with a page; before a look.
  var (isLoaded, knowsBetter, pageMayHaveActed, hasPage, isAboutToLook) = (false, false, true, false, false)
  /// Since a silence, until a look fills the store again; false if no write was ever seen (F12); true once it had all of the session.
  var (isBehind, webStoreTakesWrites, hasPublished) = (false, true, false)
  /// How long the token of a background download, which starts later (D9), is to live: half of its life, 0 after a vain refresh.
  var longestStart = TwinJarSettings.starts[0]
  /// The latest look for a native request or a notification, until it is done. Of the turns, the first is under way.
  var (look, turns, isWatching, patience): (Turn?, [Turn], Bool, Int) = (nil, [], false, TwinJarSettings.silence)

  public init(app: HybridApp) { self.app = app }

  public func appDidLaunch() async {
    let greeting = Mark.greeting(Cookie(name: "", value: "", domain: app.session.site ?? "localhost"))  // F04
    await takeTurn { if $0.session.isEmpty { await $0.writeToWebStore([greeting]) } else { await $0.lookAtWebStore() } }
  }

  public func nativeWillSend(_ purpose: RequestPurpose) async {
    await lookBeforeSending(evenWithoutPage: purpose == .logOut)
    guard purpose != .logOut else { return underWay.append(purpose) }
    defer { if purpose != .refresh { underWay.append(purpose) } }
    let isWorn = purpose == .backgroundDownload && isDue(within: longestStart)
    if isWorn, await refreshForNative() != .renewed { longestStart = .zero }
    // What a refresh or the platform (F36) brings during a logout is over: nothing sets out with it; nor a refresh in a login, or it in one.
    func isHeld() -> Bool {
      if purpose == .logIn { return endingsAtRefresh != nil }
      return underWay.contains { $0 == .logOut || $0 == .logIn && purpose == .refresh }
    }
    guard isHeld() else { return }
    for _ in 0..<TwinJarSettings.mostLooks where isHeld() { try? await app.clock.sleep(for: TwinJarSettings.watch) }
    await takeTurn { await $0.updateNativeStore() }
  }

  public func nativeDidReceive(_ response: NativeResponse) async {
    await takeTurn { it in
      if let index = it.underWay.firstIndex(of: response.purpose) { it.underWay.remove(at: index) }
      await response.purpose == .logOut ? it.end(leaving: response.setCookies) : it.learn(from: response)
      // A refresh under way decides whose the last answer's cookies are.
      if !it.underWay.contains(where: \.isCall) { it.isOvertaken = it.isUnclear && response.purpose != .refresh }
    }
  }

  public func pageWillLoad() async {
    hasPage = true
    await takeTurn { twinjar in
      await twinjar.lookAtWebStore()
      await twinjar.publish()
    }
  }

  public func webStoreDidChange() async {
    hasPage = true
    if !isAboutToLook { enqueueLook(isTold: true) }
  }

  public func refreshForNative() async -> RefreshOutcome { await gate.pass { await self.refresh() } }

  /// Requests that set out together share one look, and the next one if the page has done something meanwhile.
  private func lookBeforeSending(evenWithoutPage: Bool) async {
    if look == nil || evenWithoutPage && !hasPage { enqueueLook(evenWithoutPage: evenWithoutPage) }
    for _ in 0..<TwinJarSettings.mostTries { if let look { await wait(for: look) } }
  }

  private func enqueueLook(evenWithoutPage: Bool = false, isTold: Bool = false) {
    isAboutToLook = true
    look = enqueue { twinjar in
      twinjar.isAboutToLook = false
      if evenWithoutPage || twinjar.hasPage || twinjar.pageMayHaveActed { await twinjar.lookAtWebStore(isTold: isTold) }
      await twinjar.updateNativeStore()
    }
  }

  private func isDue(within time: Duration) -> Bool {
    session.cookies.contains { app.session.role(of: $0) == .access && app.clock.hasExpired($0, within: time) }
  }

  /// The store says best what came (redirects, F39, F41); the response, where others have emptied it since (F28) or written (F36).
  private func learn(from response: NativeResponse) async {
    let (held, given) = (await readNativeStore(), response.setCookies.of(app.session).present)
    let (purpose, outcome) = (response.purpose, response.refreshOutcome)
    let others = held.filter { isNew($0) && !given.contains(valueOf: $0) }
    let isByForm = outcome == .unanswered && (given + others).contains(where: renews)
    let isLogin = purpose == .logIn && (outcome == .renewed || isByForm)
    if isLogin, (held + given).contains(where: { !session.cookies.contains(valueOf: $0) }) {
      // What the answer leaves in place goes on: a second factor's, or what a step up does not replace.
      let kept = session.cookies.filter { held.contains(valueOf: $0) && !given.contains(identityOf: $0) }
      remember(session.digests)
      session = SessionCopy()
      await overtake()
      ended.removeAll(where: (given + kept).map { CookieDigest.of($0) }.contains)
    }
    if purpose == .refresh, isUnclear, !others.contains(where: renews) { remember(CookieDigest.each(others)) }
    let isForeign = isLate(held, purpose) || purpose != .refresh && (isUnclear || underWay.contains(.logIn))
    if purpose != .logIn, isForeign { return await updateNativeStore(after: purpose) }
    // New tokens are the latest, whatever the device's clock makes of their dates (F65).
    let isAsked = purpose == .logIn || purpose == .refresh
    let isAnswered = isLogin || outcome == .renewed && (isAsked ? purpose == .refresh : !given.isEmpty)
    let latest = isAsked ? held.filter { !session.digests.contains(CookieDigest.of($0)) } : held
    let gone = given.filter { !held.contains(textOf: $0) && (isLogin || !latest.contains(identityOf: $0)) }
    if isAsked, !given.isEmpty { knowsBetter = true }
    let hasMore = take(held)
    let hasNew = isAsked && session.takeOver(held.filter(response.setCookies.contains(valueOf:)))
    let hasLost = !underWay.contains(.logOut) && session.takeOver(gone.filter { !app.clock.hasExpired($0) })
    if isAnswered { (asked, longestStart) = (held, TwinJarSettings.starts.first { !isDue(within: $0 * 2) } ?? .zero) }
    if hasLost { await updateNativeStore() }
    if hasMore || hasNew || hasLost { await publish() }
  }

  private func refresh() async -> RefreshOutcome {
    let isAlone = await app.lock.acquire(within: TwinJarSettings.longestWaitForLock)
    let known = session.digests
    await nativeWillSend(.refresh)
    endingsAtRefresh = endings
    let isDone = app.lock.isShared && session.digests != known && !session.alive(by: app.clock).isEmpty
    if isDone { await takeTurn { await $0.publish() } }
    let sent = session.alive(by: app.clock).first(where: renews)
    let outcome = isDone ? .renewed : sent == nil && !isLoaded && !knowsBetter ? .unanswered : await exchange(sent)
    endingsAtRefresh = nil
    if isAlone { await app.lock.release() }
    return outcome
  }

  /// True if the user has logged out meanwhile, or in: what comes must not bring the session back (F55), nor what leaves now take what is now (F35).
  var isVain: Bool { endingsAtRefresh.map { $0 != endings } ?? false }

  private func exchange(_ sent: Cookie?) async -> RefreshOutcome {
    let begun = endingsAtRefresh
    let response = await app.refreshWithinGrace { await self.endings == begun ? sent != nil : false }
    await isVain ? takeTurn { await $0.updateNativeStore(after: .refresh) } : nativeDidReceive(response)
    if response.refreshOutcome == .refused { await takeTurn { await $0.endIfRefused(sent) } }
    return endings == begun ? response.refreshOutcome : session.isEmpty ? .refused : .renewed
  }
}
