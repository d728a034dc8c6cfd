import CookieDiagnosis
import Cookies

// What each part of the world adds to a state's key.

// Deadlines are no part of these: see ``ClockReferences``.

extension CookieJar {
  func hash(into hash: inout StateHash, _ expiries: CookieExpiries) {
    let cookies = cookies
    hash.combine(cookies.count)
    for cookie in cookies { cookie.hash(into: &hash, expiries) }
  }
}

extension CookieJar {
  /// Which cookie a full jar gives up next.
  func hashOrderOfUse(into hash: inout StateHash) {
    let order = cookies.enumerated().sorted {
      ($0.element.lastAccessed, $0.offset) < ($1.element.lastAccessed, $1.offset)
    }
    for place in order { hash.combine(place.offset) }
  }
}

extension WebStore {
  /// - Parameter scriptReadsCookies: false if nobody reads the page's copy.
  func hash(into hash: inout StateHash, _ expiries: CookieExpiries, scriptReadsCookies: Bool) {
    switch networkProcess {
    case .down: hash.combine(0)
    case .starting: hash.combine(1)
    case .running: hash.combine(2)
    case .dead(let noticedAt):
      hash.combine(3)
      hash.combine(noticedAt == .max)
    }
    jar.hash(into: &hash, expiries)
    disk.hash(into: &hash, expiries)
    hash.combine(flushIsPending)
    hash.combine(observerIsDeaf)
    hash.combine(notificationIsPending)
    hash.combine(isNecessary)
    hash.combine(ignoresResponses)
    hash.combine(lockIsHeld)
    hash.combine(isDetachedFromDisk)
    for cookie in pendingSessionCookies { cookie.hash(into: &hash, expiries) }
    guard scriptReadsCookies else { return }
    pageCopy.hash(into: &hash, expiries)
    hash.combine(pageCopyUpdates.count)
    for update in pageCopyUpdates { update.jar.hash(into: &hash, expiries) }
  }
}

extension Page {
  func hash(into hash: inout StateHash) {
    switch state {
    case .none: hash.combine(0)
    case .loading: hash.combine(1)
    case .live: hash.combine(2)
    case .login: hash.combine(3)
    }
    hash.combine(isRefreshing)
    hash.combine(repeatsAfterRefresh.map { Int64($0.rawValue) })
    hash.combine(expiryScheduledFor == .never)
    hash.combine(requestsUnderWay)
    hash.combine(Int(repeatedOrder))
    hash.combine(Int64(downloadAddress.rawValue))
    hash.combine(hasGivenUp)
    hash.combine(refreshesInARow)
    hash.combine(antiForgery)
  }
}

extension AppState {
  func hash(into hash: inout StateHash) {
    hash.combine(isRunning)
    hash.combine(isSuspended)
    hash.combine(nativeExpiryScheduledFor == .never)
    hash.combine(launch &- firstLaunch)
    hash.combine(nativeHasGivenUp)
    hash.combine(backupIsUnreadable)
    hash.combine(antiForgery)
    hash.combine(endedAt != nil)
    hash.combine(shellTasks)
  }
}

extension User {
  func hash(into hash: inout StateHash) {
    var flags: UInt64 = 0
    for (bit, flag) in [
      isLoggedIn, nativeNeedsLogin, pageNeedsLogin, isReacting, isRetrying, nativeIsGivenUp, pageIsGivenUp,
    ].enumerated() where flag { flags |= 1 << UInt64(bit) }
    hash.combine(flags)
    hash.combine(Int64(reactingTo.rawValue))
    hash.combine(vainAttempts)
    script.hash(into: &hash)
  }
}

extension ScriptState {
  func hash(into hash: inout StateHash) {
    hash.combine(next)
    hash.combine(loops.count)
    for loop in loops {
      hash.combine(loop.start)
      hash.combine(loop.turnsLeft)
    }
    hash.combine(browsesUntil != nil)
    hash.combine(isScheduled)
    hash.combine(isWaiting)
  }
}

extension TokenTable {
  func hash(into hash: inout StateHash) {
    hash.combine(tokens.count)
    for token in tokens {
      hash.combine(token.session)
      hash.combine(token.isRefresh)
      hash.combine(Int64(token.state.rawValue))
      hash.combine(token.successor)
    }
    for session in sessions {
      hash.combine(session.address)
      hash.combine(session.isLoggedOut)
      hash.combine(session.isRevoked)
      hash.combine(session.accessRevokedBefore)
    }
  }
}

extension VerdictReader {
  func hash(into hash: inout StateHash) {
    hash.combine(progress.lostSessions)
    hash.combine(progress.splitSessions)
    hash.combine(progress.resurrectedSessions)
    hash.combine(progress.falseSuccesses)
    hash.combine(progress.leaks)
    hash.combine(progress.needlessLogins)
    hash.combine(progress.writtenBackSessions)
    hash.combine(progress.falseFailures)
    hash.combine(progress.forbiddenRequests)
    hash.combine(pageAsksNativeCode)
    for back in writeBacks.returned {
      hash.combine(Int64(back.store.rawValue))
      hash.combine(back.name.id)
      hash.combine(back.session)
    }
    hash.combine(sessionToken.id)
    for session in sessions {
      hash.combine(session.isRevoked)
      hash.combine(session.isLeftBehind)
      hash.combine(session.loggedOutAt != nil)
      hash.combine(session.isResurrected)
      hash.combine(session.logoutIsKnown)
      hash.combine(session.isWrittenBack)
      hash.combine(session.beganDuringLogout)
    }
    hash.combine(appSessions.current)
    hash.combine(appSessions.isOver)
    for session in appSessions.foreign { hash.combine(session) }
    hash.combine(appSessions.pending?.session ?? -1)
    hash.combine(appSessions.pending?.request ?? -1)
    for logOut in openLogOuts {
      hash.combine(logOut.session)
      hash.combine(logOut.isStruck)
    }
    for token in tokens {
      hash.combine(token.text.id)
      hash.combine(token.session)
      hash.combine(token.isUsedUp)
      // Until when it is taken the server's own tokens say.
      hash.combine(token.takenUntil != 0)
      hash.combine(token.successor.id)
    }
    hash.combine(held.native.id)
    hash.combine(held.web.id)
  }
}
