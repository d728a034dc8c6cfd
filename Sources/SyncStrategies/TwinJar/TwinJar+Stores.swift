import CookieSync
import Cookies

/// Keeping the two copies in step. Everything here happens in a turn, one after the other.
extension TwinJar {
  /// What of the session has not expired.
  private var alive: [Cookie] { session.alive(by: app.clock) }
  private func hasEnded(_ cookie: Cookie) -> Bool { ended.contains(CookieDigest.of(cookie)) }

  /// Reads the backup, as soon as it can be read (F27), and until then nothing is saved to it.
  func load() async {
    guard !isLoaded, await app.backup.isReadable() else { return }
    isLoaded = true
    let saved = Saved(await app.backup.load() ?? [])
    if mark == nil { mark = saved.mark }
    ended += saved.ended
    session.take(saved.session.filter { !hasEnded($0) }, by: app.clock)
    if endings > 0 || mark != saved.mark { await save() }
    await updateNativeStore()
  }

  private func save() async {
    guard isLoaded else { return }
    await app.backup.save(Saved(session: session.cookies, ended: ended, mark: mark).cookies)
  }

  /// Makes the native store hold the session, unless it has something later, and nothing that has ended.
  func updateNativeStore() async {
    let held = await app.nativeStore.allCookies().of(app.session)
    for cookie in held where hasEnded(cookie) { await app.nativeStore.deleteCookie(cookie) }
    session.take(held.filter { !hasEnded($0) }, by: app.clock)
    for cookie in alive where !held.contains(valueOf: cookie) { await app.nativeStore.setCookie(cookie) }
  }

  /// Learns what the page has done since the last version was written: a login, a new cookie, a logout.
  func lookAtWebStore() async {
    pageMayHaveActed = false
    guard let seen = await readWebStore() else { return }
    let ofSession = seen.of(app.session)
    await deleteFromWebStore(ofSession.filter(hasEnded))
    let cookies = ofSession.filter { !hasEnded($0) }
    guard mark.map(seen.contains(valueOf:)) ?? session.isEmpty else {
      if session.takeLater(cookies, by: app.clock) { await adopted() }
      return
    }
    if !alive.isEmpty, alive.allSatisfy({ !cookies.contains(identityOf: $0) }) { return await end() }
    if session.takeOver(cookies) { await adopted() }
  }

  private func adopted() async {
    await updateNativeStore()
    await publish()
  }

  /// Writes the session to the backup and to the web store, and returns when it is seen there.
  func publish() async {
    for attempt in 0..<(webStoreTakesWrites ? TwinJarSettings.mostWrites : 1) {
      if attempt > 0 { try? await app.clock.sleep(for: TwinJarSettings.pauseBeforeRepeating) }
      guard let seen = await readWebStore() else { return }
      if !seen.isEmpty { webStoreTakesWrites = true }
      let missing = alive.filter { !seen.contains(valueOf: $0) }
      if missing.isEmpty, mark.map(seen.contains(valueOf:)) ?? session.isEmpty { return }
      await writeToWebStore(missing)
      guard !Task.isCancelled, let newMark = Mark.new(for: alive) else { return }
      // After the session, so that it never stands without; saved first, so that a kill in between looks like a loss.
      mark = newMark
      await save()
      await writeToWebStore([newMark])
    }
    if let seen = await readWebStore(), seen.isEmpty { webStoreTakesWrites = false }
  }

  /// The user has logged out, on either side. Of what is over nothing but digests is kept.
  func end() async {
    endings += 1
    ended = (ended + session.digests).suffix(TwinJarSettings.mostEnded)
    let over = session.cookies
    session = SessionCopy()
    mark = nil
    await save()
    await updateNativeStore()
    guard let seen = await readWebStore() else { return }
    await deleteFromWebStore(over.filter(seen.contains(valueOf:)))
  }
}
