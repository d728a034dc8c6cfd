import Cookies

/// Keeping the two copies in step. Everything here happens in a turn, one after the other.
extension TwinJar {
  /// What of the session has not expired.
  private var alive: [Cookie] { session.alive(by: app.clock) }

  /// Makes the native store hold the session, unless it has something later, and nothing that has ended.
  func updateNativeStore() async {
    let held = await app.nativeStore.allCookies()
    for cookie in held where ended.contains(valueOf: cookie) { await app.nativeStore.deleteCookie(cookie) }
    session.take(held.filter { !ended.contains(valueOf: $0) }, by: app.clock)
    for cookie in alive where !held.contains(valueOf: cookie) { await app.nativeStore.setCookie(cookie) }
  }

  /// Learns what the page has done since the last version was written: a login, a new cookie, a logout.
  func lookAtWebStore() async {
    let seen = await app.webStore.allCookies()
    webStoreHasAnswered = true
    for cookie in seen where ended.contains(valueOf: cookie) { await app.webStore.deleteCookie(cookie) }
    let cookies = seen.filter { !Mark.isMark($0) && !ended.contains(valueOf: $0) }
    let isNewer = mark.map(seen.contains(valueOf:)) ?? session.isEmpty
    guard isNewer else {
      if session.takeLater(cookies, by: app.clock) { await adopted() }
      return
    }
    let isGone = session.cookies.allSatisfy { !cookies.contains(identityOf: $0) }
    if !session.isEmpty, isGone, alive.count == session.cookies.count { return await end() }
    if session.takeOver(cookies) { await adopted() }
  }

  /// The session is the page's now.
  private func adopted() async {
    await updateNativeStore()
    await publish()
  }

  /// Writes the session to the backup and to the web store, and returns when it is seen there.
  func publish() async {
    for attempt in 0..<3 {
      // A dead network process is noticed within 50 ms.
      if attempt > 0 { try? await app.clock.sleep(for: .milliseconds(50)) }
      let seen = await app.webStore.allCookies()
      webStoreHasAnswered = true
      let missing = alive.filter { !seen.contains(valueOf: $0) }
      if missing.isEmpty, mark.map(seen.contains(valueOf:)) ?? session.isEmpty { return }
      await app.webStore.store(missing)
      guard let newMark = Mark.new(for: alive) else { return }
      // After the session, so that it never stands without; saved first, so that a kill in between looks like a loss.
      mark = newMark
      await app.backup.save(Saved(session: session.cookies, ended: ended, mark: newMark).cookies)
      await app.webStore.setCookie(newMark)
    }
  }
}
