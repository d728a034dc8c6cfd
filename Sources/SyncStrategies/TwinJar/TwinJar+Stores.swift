import CookieSync
import Cookies

/// Keeping the two copies in step. Everything here happens in a turn, one after the other.
extension TwinJar {
  private var alive: [Cookie] { session.alive(by: app.clock) }
  private func hasEnded(_ cookie: Cookie) -> Bool { ended.contains(CookieDigest.of(cookie)) }
  func remember(_ d: [UInt64]) { ended = (ended.filter { !d.contains($0) } + d).suffix(TwinJarSettings.mostEnded) }
  private var marks: [Cookie] { (formerMarks + [mark].compactMap(\.self)).suffix(TwinJarSettings.mostEnded) }
  private func isMarked(in seen: [Cookie]) -> Bool { mark.map(seen.contains(valueOf:)) ?? session.isEmpty }
  private func isWhole(_ seen: [Cookie]) -> Bool { mark.map { seen.contains(identityOf: Mark.greeting($0)) } ?? true }

  /// Reads the backup, as soon as it can be read (F27), and until then saves only what the server or the user has decided since.
  func load() async {
    guard !isLoaded, case let contents = await app.backup.contents(), contents != .notReadableNow else { return }
    let saved = Saved(contents.cookies)
    (isLoaded, ended) = (true, ended + saved.digests[0])
    let now = session.cookies.contains(where: hasEnded) ? SessionCopy() : session
    (mark, formerMarks) = now.isEmpty ? (saved.mark, []) : (mark ?? saved.mark, formerMarks)
    let earlier = saved.session.filter { !hasEnded($0) && !now.hasReplaced($0) }
    (session, asked) = (SessionCopy(cookies: earlier, replaced: saved.digests[1] + now.replaced), asked + earlier)
    _ = session.take(now.cookies, by: app.clock)
    if contents.cookies != current { await save() }
    await updateNativeStore()
  }

  private var current: [Cookie] { Saved.cookies(of: alive, mark, ended, session.replaced) }
  private func save() async { if isLoaded || knowsBetter { await app.backup.save(current) } }

  /// A session ends, with it what requests bring that are under way, what others than the page wrote, as an extension does, and its marks.
  func overtake(onPage seen: [Cookie]? = nil, isOver: Bool = true) async {
    (mark, formerMarks, endings, isOvertaken) = (nil, [], endings + 1, underWay.contains(where: \.isCall))
    lateness = isOver ? app.clock.timer(for: TwinJarSettings.longestAnswer) : nil
    guard let seen, !underWay.contains(.logIn), case let held = await readNativeStore() else { return }
    remember(CookieDigest.each(held.filter { isNew($0) && !renews($0) && !seen.contains(valueOf: $0) }))
  }
  private var isRecent: Bool { lateness.map { !app.clock.isOver($0) } ?? false }
  /// A refresh of what is now is under way, and so is a call of before: only the refresh's own answer tells what is whose.
  var isUnclear: Bool { isRecent && isOvertaken && endingsAtRefresh == endings }
  func isNew(_ cookie: Cookie) -> Bool { !hasEnded(cookie) && !session.knows(cookie) }

  /// What native code still receives was asked for before a logout or login, which is the end of that as well (F55); no call renews.
  func isLate(_ held: [Cookie], _ purpose: RequestPurpose) -> Bool {
    let isOver = session.isEmpty && lateness != nil && (purpose.isDownload || held.contains(where: isLogin))
    let isOfCall = isRecent && isOvertaken && !held.contains(where: isLogin)
    return !underWay.contains(.logIn) && (isOver || endingsAtRefresh.map { $0 != endings } ?? isOfCall)
  }

  /// Makes the native store hold the session or what is later. Not late is what the page has too (F36), or a dead process has left (F20).
  func updateNativeStore(after purpose: RequestPurpose = .call) async {
    let held = await readNativeStore()
    var late = isLate(held, purpose) ? held.filter(isNew) : []
    let seen = late.contains(where: isLogin) ? await readWebStore() : nil
    late.removeAll { seen?.contains(valueOf: $0) ?? false || seen?.isEmpty ?? false && !isRecent }
    remember(CookieDigest.each(late))
    if purpose == .refresh, isVain { endingsAtRefresh = nil }
    for cookie in held where hasEnded(cookie) || isVain && renews(cookie) { await app.nativeStore.deleteCookie(cookie) }
    guard !underWay.contains(.logIn), !isUnclear, case let hasMore = take(held) else { return }
    if hasMore || !late.isEmpty { await save() }
    let missing = alive.filter { !held.contains($0, atMostEarlierBy: TwinJarSettings.slack) && !(isVain && renews($0)) }
    for cookie in missing where !underWay.contains(.logOut) { await app.nativeStore.setCookie(cookie) }
    if hasMore, isLoaded { await publish() }
  }

  /// Takes what the native store has. A mark of cookies that have all expired says nothing about those that follow.
  func take(_ held: [Cookie]) -> Bool {
    let (hadNone, hasMore) = (alive.isEmpty, session.take(held.filter { !hasEnded($0) }, by: app.clock))
    if hasMore, hadNone { (mark, formerMarks) = (nil, []) }
    return hasMore
  }

  /// - Parameter isTold: the store has told of a change just now: what is lost there is filled again at once.
  func lookAtWebStore(isTrusted: Bool = false, isTold: Bool = false) async {
    pageMayHaveActed = false
    guard let seen = await ask({ await $0.cookiesOnceAwake(by: isTold ? nil : app.clock) })?.present else { return }
    await deleteFromWebStore(seen.of(app.session).filter(hasEnded))
    guard !Task.isCancelled, case let cookies = seen.of(app.session).filter({ !hasEnded($0) }) else { return }
    if isLoggedOut(in: seen) { return await end(onPage: true) }
    // Right after a logout that is a login form's, or the answer to a request that was overtaken: the page's alone.
    if session.isEmpty, couldRenew, isRecent, !cookies.contains(where: renews) { return await leave(cookies) }
    let former = session.cookies.first(where: renews)
    let isChanged = alive.allSatisfy(seen.contains(identityOf:)) && !alive.allSatisfy(seen.contains(valueOf:))
    let hasLost = hasPublished && (isMarked(in: seen) ? !isWhole(seen) : !isChanged)
    let isNewer = (isTrusted || isMarked(in: seen)) && session.takeOver(cookies)
    if !isNewer, !session.takeLater(cookies, by: app.clock, orUndated: hasPublished), !hasLost, !isBehind { return }
    if let former, !session.cookies.contains(valueOf: former) { await overtake(onPage: seen) }
    // Filled again once: a store that keeps nothing would be told of each write, and be written to for ever.
    let isAnother = session.cookies.contains { renews($0) && !asked.contains(valueOf: $0) }
    (hasPublished, isBehind, asked) = (hasPublished && !hasLost, false, isAnother ? session.cookies : asked)
    await save()
    await updateNativeStore()
    await publish(anew: isNewer)
  }

  private func leave(_ cookies: [Cookie]) async { if session.leave(cookies) { await save() } }
  func renews(_ cookie: Cookie) -> Bool { app.session.role(of: cookie) == .refresh }
  private func isLogin(_ cookie: Cookie) -> Bool { renews(cookie) && !hasEnded(cookie) && !session.knows(cookie) }

  /// Nothing of the session is there, with the mark or while that is written; an access token that slid after the logout is no login.
  private func isLoggedOut(in seen: [Cookie], since before: [Cookie] = []) -> Bool {
    let maySlide = alive.contains(where: renews) && !seen.contains { renews($0) && !hasEnded($0) }
    let isThere = maySlide ? seen.contains(valueOf:) : seen.contains(identityOf:)
    let isGone = !alive.isEmpty && isWhole(seen) && alive.allSatisfy { !isThere($0) || hasEnded($0) }
    return isGone && (marks.contains(where: seen.contains(valueOf:)) || alive.allSatisfy(before.contains(valueOf:)))
  }

  /// Writes the session to the web store and, when it is seen there, the mark: last, for a store at its limit gives up the rest
  /// before it (F60). Saved first, and anew for what the page has changed: what a kill sets back looks like a loss.
  func publish(anew: Bool = false) async {
    var (before, isMarkLast): ([Cookie], Bool) = ([], !anew)
    for write in 0..<TwinJarSettings.mostTries where write == 0 || webStoreTakesWrites {
      guard let seen = await readWebStore() else { return }
      if !seen.isEmpty { webStoreTakesWrites = true }
      if isLoggedOut(in: seen, since: before) { return await end(onPage: true) }
      let hasLogin = seen.contains { isLogin($0) && !before.contains(valueOf: $0) }
      if hasLogin, write > 0 || mark != nil && isMarked(in: seen) { return await lookAtWebStore(isTrusted: true) }
      before = seen
      let missing = alive.filter { !seen.contains($0, atMostEarlierBy: write == 0 ? TwinJarSettings.slack : nil) }
      let isComplete = isMarkLast && isMarked(in: seen) && isWhole(seen) && missing.isEmpty
      if alive.isEmpty || isComplete { return hasPublished = true }
      // All is written anew unless the version before stands whole: a write may have ended behind the greeting, a loss, and no logout.
      let isInOrder = isWhole(seen) && (write > 0 || isMarked(in: seen))
      let stale = seen.contains(where: session.hasReplaced) ? seen.filter { $0.name == mark?.name } : []
      let former = isWhole(seen) ? marks + stale : marks.filter { !seen.contains(valueOf: $0) }
      if write == 0 { (formerMarks, mark) = (former, Mark.new(alive, app.session, after: mark)) }
      if write == 0 { await save() }
      if write > 0, !isInOrder || !missing.isEmpty { try? await app.clock.sleep(for: TwinJarSettings.pause) }
      isMarkLast = isInOrder && missing.isEmpty
      let own = isMarkLast ? mark : isInOrder ? nil : mark.map(Mark.greeting)
      await writeToWebStore([own].compactMap(\.self) + (isInOrder ? missing : alive))
    }
    if let seen = await readWebStore(), seen.isEmpty { webStoreTakesWrites = false }
  }

  /// The user has logged out, on either side, or the server renews no more. Of what is over nothing but digests is kept.
  func end(onPage: Bool = false, byRefusal: Bool = false, leaving given: [Cookie] = []) async {
    let slid = session.cookies.filter { isLoaded && !renews($0) && !asked.contains(valueOf: $0) }
    let left = byRefusal ? slid : given.filter(isNew)
    remember(session.digests.filter { !CookieDigest.each(left).contains($0) })
    couldRenew = session.isEmpty ? couldRenew : session.cookies.contains(where: renews)
    (session, knowsBetter) = (SessionCopy(), true)
    session.leave(left)
    await overtake(onPage: onPage ? [] : nil, isOver: !byRefusal)
    await save()
    await updateNativeStore()
    guard let seen = await readWebStore()?.of(app.session) else { return }
    // What the page received since the last look is over as well, unless it has logged in, or has this from its own logout.
    let isOver = couldRenew && !seen.contains(where: isLogin)
    if isOver { await onPage || byRefusal ? leave(seen.filter(isNew)) : remember(CookieDigest.each(seen)) }
    await deleteFromWebStore(seen.filter(hasEnded))
  }

  func endIfRefused(_ sent: Cookie?) async {
    await lookAtWebStore()
    if let sent, session.cookies.contains(valueOf: sent), !Task.isCancelled { await end(byRefusal: true) }
  }
}
