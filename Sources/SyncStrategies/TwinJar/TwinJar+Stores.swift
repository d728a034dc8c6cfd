import CookieSync
import Cookies

/// Keeping the two copies in step. Everything here happens in a turn, one after the other.
extension TwinJar {
  private var alive: [Cookie] { session.alive(by: app.clock) }
  private func hasEnded(_ cookie: Cookie) -> Bool { ended.contains(CookieDigest.of(cookie)) }
  func remember(_ digests: [UInt64]) { ended = (ended + digests).suffix(TwinJarSettings.mostEnded) }
  private func isMarked(in seen: [Cookie]) -> Bool { mark.map(seen.contains(valueOf:)) ?? session.isEmpty }

  /// Reads the backup, as soon as it can be read (F27), and until then nothing is saved to it.
  func load() async {
    guard !isLoaded, await app.backup.isReadable() else { return }
    isLoaded = true
    let saved = Saved(await app.backup.load() ?? [])
    (mark, ended) = (mark ?? saved.mark, ended + saved.ended)
    if session.cookies.contains(where: hasEnded) { session = SessionCopy() }
    _ = session.take(saved.session.filter { !hasEnded($0) }, by: app.clock)
    if endings > 0 || mark != saved.mark { await save() }
    await updateNativeStore()
  }

  private func save() async {
    if isLoaded { await app.backup.save(Saved(session: session.cookies, ended: ended, mark: mark).cookies) }
  }

  /// Makes the native store hold the session, unless it has something later, and nothing that has ended.
  func updateNativeStore() async {
    let held = await app.nativeStore.allCookies().of(app.session)
    if let endingsAtRefresh, endings != endingsAtRefresh {
      // A refresh that the logout overtook: what it brings is over as well (F55).
      remember(held.filter { !session.cookies.contains(valueOf: $0) }.map { CookieDigest.of($0) })
      await save()
    }
    for cookie in held where hasEnded(cookie) { await app.nativeStore.deleteCookie(cookie) }
    _ = take(held)
    for cookie in alive where !held.contains(valueOf: cookie) { await app.nativeStore.setCookie(cookie) }
  }

  /// Takes what the native store has. A mark of cookies that have all expired says nothing about those that follow.
  func take(_ held: [Cookie]) -> Bool {
    let isOver = alive.isEmpty
    let hasMore = session.take(held.filter { !hasEnded($0) }, by: app.clock)
    if hasMore, isOver { mark = nil }
    return hasMore
  }

  /// Learns what the page has done since the last version was written: a login, a new cookie, a logout.
  func lookAtWebStore() async {
    pageMayHaveActed = false
    guard let seen = await readWebStore() else { return }
    await deleteFromWebStore(seen.of(app.session).filter(hasEnded))
    let cookies = seen.of(app.session).filter { !hasEnded($0) }
    if isLoggedOut(in: seen, marks: [mark]) { return await end() }
    let hasLost = hasPublished && !isMarked(in: seen) && alive.contains { !seen.contains(identityOf: $0) }
    let isNewer = isMarked(in: seen) && session.takeOver(cookies)
    guard isNewer || session.takeLater(cookies, by: app.clock, orUndated: hasPublished) || hasLost else { return }
    // Filled again once: a store that keeps nothing would be told of each write, and be written to for ever.
    if hasLost { hasPublished = false }
    await updateNativeStore()
    await publish()
  }

  private func isLoggedOut(in seen: [Cookie], marks: [Cookie?]) -> Bool {
    !alive.isEmpty && alive.allSatisfy { !seen.contains(identityOf: $0) || hasEnded($0) }
      && marks.contains { $0.map(seen.contains(valueOf:)) ?? false }
  }

  /// Writes the session to the web store and, when it is seen there, the mark. Saved first: a kill in between looks like a loss.
  func publish() async {
    let former = mark
    for write in 0..<(webStoreTakesWrites ? TwinJarSettings.mostTries : 1) {
      guard let seen = await readWebStore() else { return }
      if !seen.isEmpty { webStoreTakesWrites = true }
      if isLoggedOut(in: seen, marks: [former, mark]) { return await end() }
      let missing = alive.filter { !seen.contains(valueOf: $0) }
      if missing.isEmpty, alive.isEmpty || isMarked(in: seen) { return hasPublished = true }
      if write == 0 { mark = Mark.new(for: alive) }
      if write == 0 { await save() }
      if write > 0, !missing.isEmpty { try? await app.clock.sleep(for: TwinJarSettings.pauseBeforeRepeating) }
      await writeToWebStore(missing.isEmpty ? [mark].compactMap(\.self) : missing)
    }
    if let seen = await readWebStore(), seen.isEmpty { webStoreTakesWrites = false }
  }

  /// The user has logged out, on either side. Of what is over nothing but digests is kept.
  func end() async {
    endings += 1
    remember(session.digests)
    (session, mark) = (SessionCopy(), nil)
    await save()
    await updateNativeStore()
    if let seen = await readWebStore() { await deleteFromWebStore(seen.of(app.session).filter(hasEnded)) }
  }
}
