import CookieSync
import Cookies

/// Keeping the two copies in step. Everything here happens in a turn, one after the other.
extension TwinJar {
  private var alive: [Cookie] { session.alive(by: app.clock) }
  private func hasEnded(_ cookie: Cookie) -> Bool { ended.contains(CookieDigest.of(cookie)) }
  func remember(_ digests: [UInt64]) { ended = (ended + digests).suffix(TwinJarSettings.mostEnded) }
  private func isMarked(in seen: [Cookie]) -> Bool { mark.map(seen.contains(valueOf:)) ?? session.isEmpty }
  private func isWhole(_ seen: [Cookie]) -> Bool { mark.map { seen.contains(identityOf: Mark.greeting($0)) } ?? true }

  /// Reads the backup, as soon as it can be read (F27), and until then saves only what the server or the user has decided since.
  func load() async {
    guard !isLoaded, case let contents = await app.backup.contents(), contents != .notReadableNow else { return }
    isLoaded = true
    let saved = Saved(contents.cookies)
    (mark, ended) = (mark ?? saved.mark, ended + saved.ended)
    if session.cookies.contains(where: hasEnded) { session = SessionCopy() }
    // Of two without a date the saved one is the older: it was not readable when the other came.
    _ = session.take(saved.session.filter { !hasEnded($0) }, by: app.clock, orUndated: false)
    if contents.cookies != current { await save() }
    await updateNativeStore()
  }

  private var current: [Cookie] { Saved.cookies(of: session.cookies, ended, mark) }
  private func save() async { if isLoaded || knowsBetter { await app.backup.save(current) } }

  /// What native code still receives was asked for before a logout or login, which is the end of that as well (F55).
  var isLate: Bool { !underWay.contains(.logIn) && (isOver || endings != endingsAtRefresh ?? endings) }

  /// Makes the native store hold the session, unless it has something later, and nothing that has ended.
  func updateNativeStore() async {
    let held = await app.nativeStore.allCookies().of(app.session)
    let late = isLate ? held.filter { !session.cookies.contains(valueOf: $0) && !hasEnded($0) } : []
    remember(late.map { CookieDigest.of($0) })
    for cookie in held where hasEnded(cookie) { await app.nativeStore.deleteCookie(cookie) }
    // What a login under way brings is a new session's.
    guard !underWay.contains(.logIn) else { return }
    if take(held) || !late.isEmpty { await save() }
    for cookie in alive where !held.contains(valueOf: cookie) && !underWay.contains(.logOut) {
      await app.nativeStore.setCookie(cookie)
    }
  }

  /// Takes what the native store has. A mark of cookies that have all expired says nothing about those that follow.
  func take(_ held: [Cookie]) -> Bool {
    let (hadNone, hasMore) = (alive.isEmpty, session.take(held.filter { !hasEnded($0) }, by: app.clock))
    if hasMore, hadNone { (mark, formerMark) = (nil, nil) }
    return hasMore
  }

  /// Learns what the page has done since the last version was written: a login, a new cookie, a logout.
  func lookAtWebStore(isTrusted: Bool = false) async {
    pageMayHaveActed = false
    guard let seen = await readWebStore() else { return }
    await deleteFromWebStore(seen.of(app.session).filter(hasEnded))
    guard !Task.isCancelled else { return }
    let cookies = seen.of(app.session).filter { !hasEnded($0) }
    if isLoggedOut(in: seen) { return await end() }
    // No login, but the answer to a request of the page's that a logout overtook.
    if session.isEmpty, couldRenew, !cookies.contains(where: renews) { return await deleteFromWebStore(cookies) }
    let former = session.cookies.first(where: renews)
    let hasLost = hasPublished && (isMarked(in: seen) ? !isWhole(seen) : !alive.allSatisfy(seen.contains(identityOf:)))
    let isNewer = (isTrusted || isMarked(in: seen)) && session.takeOver(cookies)
    guard isNewer || session.takeLater(cookies, by: app.clock, orUndated: hasPublished) || hasLost || isBehind
    else { return }
    // A login on the page: what a refresh of the session before it brings is over.
    if let former, !session.cookies.contains(valueOf: former) { endings += 1 }
    if !session.isEmpty { isOver = false }
    // Filled again once: a store that keeps nothing would be told of each write, and be written to for ever.
    (hasPublished, isBehind) = (hasPublished && !hasLost, false)
    await save()
    await updateNativeStore()
    await publish()
  }

  func renews(_ cookie: Cookie) -> Bool { app.session.role(of: cookie) == .refresh }
  private func isNewLogin(_ cookie: Cookie) -> Bool {
    renews(cookie) && !hasEnded(cookie) && !session.digests.contains(CookieDigest.of(cookie))
  }

  /// With the mark nothing of the session is there; an access token that slid after the logout is no login.
  private func isLoggedOut(in seen: [Cookie]) -> Bool {
    let maySlide = alive.contains(where: renews) && !seen.contains { renews($0) && !hasEnded($0) }
    let isThere = maySlide ? seen.contains(valueOf:) : seen.contains(identityOf:)
    let isGone = !alive.isEmpty && alive.allSatisfy { !isThere($0) || hasEnded($0) }
    return isGone && isWhole(seen) && [mark, formerMark].contains { $0.map(seen.contains(valueOf:)) ?? false }
  }

  /// Writes the session to the web store and, when it is seen there, the mark. Saved first: a kill in between looks like a loss.
  func publish() async {
    var before: [Cookie] = []
    for write in 0..<(webStoreTakesWrites ? TwinJarSettings.mostTries : 1) {
      guard let seen = await readWebStore() else { return }
      if !seen.isEmpty { webStoreTakesWrites = true }
      if isLoggedOut(in: seen) { return await end() }
      let hasLogin = seen.contains { isNewLogin($0) && !before.contains(valueOf: $0) }
      if hasLogin, write > 0 || mark != nil && isMarked(in: seen) { return await lookAtWebStore(isTrusted: true) }
      before = seen
      let missing = alive.filter { !isWhole(seen) || !seen.contains(valueOf: $0) }
      if missing.isEmpty, alive.isEmpty || isMarked(in: seen) { return (hasPublished, formerMark) = (true, nil) }
      if write > 0, !missing.isEmpty { try? await app.clock.sleep(for: TwinJarSettings.pauseBeforeRepeating) }
      if write == 0 {
        if isMarked(in: seen) { formerMark = mark }
        mark = Mark.new(for: alive, of: app.session)
        await save()
      }
      let greeting = isWhole(seen) ? [] : [mark].compactMap { $0.map(Mark.greeting) }
      await writeToWebStore(greeting + (missing.isEmpty ? [mark].compactMap(\.self) : missing))
    }
    if let seen = await readWebStore(), seen.isEmpty { webStoreTakesWrites = false }
  }

  /// The user has logged out, on either side, or the server renews no more. Of what is over nothing but digests is kept.
  func end(byRefusal: Bool = false) async {
    remember(session.digests)
    couldRenew = session.isEmpty ? couldRenew : session.cookies.contains(where: renews)
    (session, mark, formerMark, isOver, knowsBetter, endings) = (SessionCopy(), nil, nil, !byRefusal, true, endings + 1)
    await save()
    await updateNativeStore()
    guard let seen = await readWebStore()?.of(app.session) else { return }
    // What the page received since the last look is over as well, unless it has logged in.
    if couldRenew, !seen.contains(where: isNewLogin) { remember(seen.map { CookieDigest.of($0) }) }
    await deleteFromWebStore(seen.filter(hasEnded))
  }

  /// The server has refused to renew: nothing is left of the session, unless the page has a later version of it.
  func endIfRefused(_ sent: Cookie?) async {
    await lookAtWebStore()
    if let sent, session.cookies.contains(valueOf: sent), !Task.isCancelled { await end(byRefusal: true) }
  }
}
