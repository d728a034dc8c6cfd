import CookieDiagnosis
import CookieScenarios
import Cookies

/// `HTTPCookieStorage`: one jar in the app's process, written through to disk.
struct NativeStore {
  var jar: CookieJar
  /// When the writes that were begun so far are on the disk; only in a timed run.
  var busyUntil: Int64 = 0
}

extension World {
  /// A strategy's read. Synchronous on the platform, so it takes no time.
  func readNative() -> [Cookie] {
    let isReversed = scenario.profile.faults.nativeStoreListsLatestFirst
    let listed = Self.cookies(of: &native.jar)
    let cookies = isReversed ? listed.reversed() : listed
    noteRead(.native, by: .native, cookies)
    noteInput(cookies)
    return cookies
  }

  /// To lend a jar costs nothing, where to ask a property of an object for it makes a copy.
  private static func cookies(of jar: inout CookieJar) -> [Cookie] { jar.cookies }

  /// The native store's first cookie of a name; see ``CookieJar/first(named:)``.
  func nativeCookie(named name: String) -> Cookie? { Self.first(named: name, in: &native.jar) }

  private static func first(named name: String, in jar: inout CookieJar) -> Cookie? { jar.first(named: name) }

  func nativeStoreHas(_ name: String) -> Bool { Self.has(name, &native.jar) }

  private static func has(_ name: String, _ jar: inout CookieJar) -> Bool { jar.contains(named: name) }

  func writeNative(_ cookie: Cookie) {
    apply(store: cookie, in: .native, by: .native, cause: -1)
  }

  func deleteNative(_ identity: Cookie.Identity) {
    guard let old = native.jar.remove(identity) else { return }
    note(.cookieDeleted, by: .native, of: old, store: .native)
  }

  static func nativeWritesTakeTime(_ timing: PlatformTiming) -> Bool {
    timing.nativeWrite.maximum > 0 || timing.nativeWritePerCookie.maximum > 0
  }

  /// Lets native code go on once the store's file is written: all of it, behind the writes that were begun before.
  func finishNativeWrite(_ continuation: UnsafeContinuation<Void, Never>) {
    noteWait(continuation)
    let timing = scenario.profile.timing
    let cookies = drawn(timing.nativeWritePerCookie).times(native.jar.count)
    let duration = drawn(timing.nativeWrite) + cookies
    if isScheduled { return schedule(.nativeWriteDone(continuation), after: duration) }
    // Writes queue up: a file may have any time for each.
    native.busyUntil = min(max(now, native.busyUntil) + duration.least, RunExecutor.horizon)
    schedule(.nativeWriteDone(continuation), at: native.busyUntil)
  }

  /// Notes what a jar made of a write. Returns the record's index, or nil if nothing changed.
  @discardableResult
  func apply(_ result: StoreResult, to store: StoreName, by actor: TraceActor, cause: Int32) -> Int32? {
    switch result {
    case .inserted(let cookie), .replaced(_, let cookie):
      return note(.cookieWritten, by: actor, of: cookie, store: store, cause: cause)
    case .deleted(let old):
      return note(.cookieDeleted, by: actor, of: old, store: store, cause: cause)
    case .ignored:
      return nil
    }
  }

  /// Notes something that happened to a cookie.
  @discardableResult
  func note(
    _ kind: TraceRecord.Kind, by actor: TraceActor, of cookie: Cookie, store: StoreName, cause: Int32 = -1,
    about: TraceActor = .native
  ) -> Int32 {
    let record = note(
      kind, by: actor, cause: cause, number: cookie.httpOnly ? 1 : 0, store: store, about: about,
      name: trace.texts.intern(cookie.name),
      value: trace.texts.intern(cookie.value), expiresAt: cookie.expires.map(runTime) ?? 0)
    if cookie.partitionKey != nil { trace.records[Int(record)].isPartitioned = true }
    return record
  }

  func noteRead(_ store: StoreName, by actor: TraceActor, _ cookies: [Cookie], about: TraceActor = .native) {
    var token = TraceText.empty
    cookies.withUnsafeBufferPointer { cookies in
      guard let start = cookies.baseAddress else { return }
      // Each where it is, for a crowd of cookies is read again and again.
      for place in 0..<cookies.count where (start + place).pointee.name.hasSameOctets(as: SessionCookie.refresh) {
        token = trace.texts.intern((start + place).pointee.value)
      }
    }
    note(
      .storeRead, by: actor, number: Int32(truncatingIfNeeded: cookies.count), store: store, about: about,
      name: .refresh, value: token)
  }

  // MARK: - Backup

  /// Who is told no has looked for what was saved and not got it, as by a read that comes back empty (F27).
  func tellWhetherBackupIsReadable() -> Bool {
    if app.backupIsUnreadable { noteRead(.backup, by: .native, []) }
    noteInput(app.backupIsUnreadable ? 0 : 1)
    return !app.backupIsUnreadable
  }

  func readBackup() -> [Cookie]? {
    if app.backupIsUnreadable {
      noteRead(.backup, by: .native, [])
      noteInput(nil)
      return nil
    }
    noteRead(.backup, by: .native, backup ?? [])
    noteInput(backup)
    return backup
  }

  /// Notes each refresh token that is saved, and of all else what is new, and what is gone.
  func writeBackup(_ cookies: [Cookie]) {
    let before = backup ?? []
    backup = cookies
    for cookie in before where !cookies.contains(where: { $0.name == cookie.name && $0.isSameCookie(as: cookie) }) {
      note(.cookieDeleted, by: .native, of: cookie, store: .backup)
    }
    for cookie in cookies {
      let isNew = !before.contains {
        $0.name == cookie.name && $0.value == cookie.value && $0.isSameCookie(as: cookie)
      }
      if isNew || cookie.name == SessionCookie.refresh { note(.cookieWritten, by: .native, of: cookie, store: .backup) }
    }
  }
}
