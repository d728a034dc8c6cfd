import CookieDiagnosis
import CookieSync
import Cookies

/// What the handles of one launch share. Unchecked: ``World/admission(of:)`` lets only the run's thread in.
final class StoreHandles: @unchecked Sendable {
  let world: World
  let launch: Int32

  init(world: World, launch: Int32) {
    self.world = world
    self.launch = launch
  }

  var admission: Admission { world.admission(of: launch) }

  /// On whose behalf the calling task works, where that is noted.
  var hook: StrategyHook { world.notesOrigins ? StrategyHook.current : .none }

  /// For a call that is parked, and one that escaped.
  @inline(never)
  func refuseRead(_ admission: Admission) async -> [Cookie] {
    guard admission == .parked else { return [] }
    return await withUnsafeContinuation { world.parkedCalls.append(.cookies($0)) }
  }

  @inline(never)
  func refuseWrite(_ admission: Admission) async {
    guard admission == .parked else { return }
    await withUnsafeContinuation { world.parkedCalls.append(.acknowledgement($0)) }
  }

  /// Waits until the native store has written its file.
  func finishNativeWrite() async {
    let wait = beginWait(for: .writesNativeStore)
    await withUnsafeContinuation { world.finishNativeWrite($0) }
    endWait(wait)
  }
}

// Functions that most calls of a run go to are put into those that the protocols' tables name: one call less each, and its frame.

struct NativeStoreHandle: CookieStore {
  private let handles: StoreHandles
  init(_ handles: StoreHandles) { self.handles = handles }

  @inline(__always)
  func allCookies() async -> [Cookie] {
    let admission = handles.admission
    return admission == .granted ? handles.world.readNative() : await handles.refuseRead(admission)
  }

  func setCookie(_ cookie: Cookie) async {
    let admission = handles.admission
    guard admission == .granted else { return await handles.refuseWrite(admission) }
    handles.world.writeNative(cookie)
    if handles.world.nativeWritesTakeTime { await handles.finishNativeWrite() }
  }

  func deleteCookie(_ cookie: Cookie) async {
    let admission = handles.admission
    guard admission == .granted else { return await handles.refuseWrite(admission) }
    handles.world.deleteNative(cookie.identity)
    if handles.world.nativeWritesTakeTime { await handles.finishNativeWrite() }
  }
}

struct WebStoreHandle: CookieStore {
  private let handles: StoreHandles
  init(_ handles: StoreHandles) { self.handles = handles }

  func allCookies() async -> [Cookie] {
    let admission = handles.admission
    guard admission == .granted else { return await handles.refuseRead(admission) }
    let wait = handles.beginWait(for: .readsWebStore)
    let cookies = await withUnsafeContinuation {
      handles.world.readWeb(
        WebReadOperation(launch: handles.launch, hook: handles.hook, continuation: $0))
    }
    handles.endWait(wait)
    return cookies
  }

  func wake() async {
    let admission = handles.admission
    guard admission == .granted else { return await handles.refuseWrite(admission) }
    let wait = handles.beginWait(for: .wakesWebStore)
    await withUnsafeContinuation { handles.world.wakeWeb($0) }
    handles.endWait(wait)
  }

  func flush() async {
    guard handles.world.scenario.profile.webStoreInterface.canBeFlushed else { return }
    let admission = handles.admission
    guard admission == .granted else { return await handles.refuseWrite(admission) }
    let wait = handles.beginWait(for: .flushesWebStore)
    await withUnsafeContinuation { handles.world.flushWeb($0) }
    handles.endWait(wait)
  }

  @inline(__always)
  func setCookie(_ cookie: Cookie) async { await write(cookie, isDeletion: false) }

  func deleteCookie(_ cookie: Cookie) async { await write(cookie, isDeletion: true) }

  @inline(__always)
  private func write(_ cookie: Cookie, isDeletion: Bool) async {
    let admission = handles.admission
    guard admission == .granted else { return await handles.refuseWrite(admission) }
    let wait = handles.beginWait(for: isDeletion ? .deletesFromWebStore : .writesWebStore)
    await withUnsafeContinuation {
      handles.world.writeWeb(
        WebWriteOperation(
          launch: handles.launch, hook: handles.hook, cookie: cookie, isDeletion: isDeletion, continuation: $0))
    }
    handles.endWait(wait)
  }
}

struct BackupHandle: CookieBackup {
  private let handles: StoreHandles
  init(_ handles: StoreHandles) { self.handles = handles }

  func isReadable() async -> Bool {
    guard handles.admission == .granted else { return true }
    return handles.world.tellWhetherBackupIsReadable()
  }

  func load() async -> [Cookie]? {
    switch handles.admission {
    case .granted: handles.world.readBackup()
    case .parked: await withUnsafeContinuation { handles.world.parkedCalls.append(.backup($0)) }
    case .escaped: nil
    }
  }

  func save(_ cookies: [Cookie]) async {
    let admission = handles.admission
    guard admission == .granted else { return await handles.refuseWrite(admission) }
    handles.world.writeBackup(cookies)
  }
}

struct NativeClientHandle: NativeClient {
  private let handles: StoreHandles
  init(_ handles: StoreHandles) { self.handles = handles }

  @inline(__always)
  func refreshSession() async -> NativeResponse {
    let isAdmitted = handles.admission == .granted
    let wait = isAdmitted ? handles.beginWait(for: .refreshesSession) : nil
    let answer = await handles.world.send(.refresh, wantedAt: handles.world.now, for: handles.launch)
    handles.endWait(wait)
    return answer.response
  }
}

struct HiddenWebViewHandle: HiddenWebView {
  private let handles: StoreHandles
  init(_ handles: StoreHandles) { self.handles = handles }

  func renewSession(carrying cookies: [Cookie]) async -> RefreshOutcome {
    switch handles.admission {
    case .granted: return await load(cookies)
    case .parked: return await withUnsafeContinuation { handles.world.parkedCalls.append(.refresh($0)) }
    case .escaped: return .unanswered
    }
  }

  private func load(_ cookies: [Cookie]) async -> RefreshOutcome {
    let wait = handles.beginWait(for: .renewsInHiddenWebView)
    let outcome = await withUnsafeContinuation { handles.world.loadHidden(carrying: cookies, continuation: $0) }
    handles.endWait(wait)
    return outcome
  }
}

/// A lock of a file, as an app has it: tried again and again.
struct LockHandle: SessionLock {
  private let handles: StoreHandles
  init(_ handles: StoreHandles) { self.handles = handles }

  private static let pause = Duration.milliseconds(20)

  var isShared: Bool { handles.world.scenario.app.extensionTakesLock }

  func acquire(within limit: Duration) async -> Bool {
    guard isShared else { return true }
    var waited = Duration.zero
    while handles.admission == .granted {
      if handles.world.takeLock(as: .app) { return true }
      guard waited < limit else { return false }
      waited += Self.pause
      try? await ClockHandle(handles).sleep(for: Self.pause)
    }
    return false
  }

  func release() async {
    guard isShared, handles.admission == .granted else { return }
    handles.world.releaseLock(of: .app)
  }
}

struct LogHandle: SyncLog {
  private let handles: StoreHandles
  init(_ handles: StoreHandles) { self.handles = handles }

  func note(_ event: SyncEvent) {
    guard handles.admission == .granted else { return }
    handles.world.note(.strategyNote, by: .native, number: Int32(event.rawValue))
  }
}

/// Unlike a store it answers at once, so that a call that is not admitted cannot be parked: its answer is told to nobody.
struct ClockHandle: AppClock {
  private let handles: StoreHandles
  init(_ handles: StoreHandles) { self.handles = handles }

  func hasExpired(_ cookie: Cookie, within time: Duration) -> Bool {
    handles.admission == .granted && handles.world.tellExpiry(of: cookie, within: time.nanoseconds)
  }

  func expires(_ cookie: Cookie, before other: Cookie) -> Bool {
    handles.admission == .granted && handles.world.tellWhether(cookie, expiresBefore: other)
  }

  func timer(for time: Duration) -> AppTimer {
    handles.admission == .granted ? handles.world.beginTimer(time.nanoseconds) : AppTimer(number: -1)
  }

  func isOver(_ timer: AppTimer) -> Bool {
    handles.admission == .granted && handles.world.tellWhetherOver(timer)
  }

  /// How long it sleeps does not depend on what the clock shows, although the runtime looks at it. Code of a launch that is
  /// over does not go on: a loop that waits for something would use up the run's budget.
  func sleep(for time: Duration) async throws {
    switch handles.admission {
    case .granted: try await sleepInRun(for: time)
    case .parked: try await withUnsafeThrowingContinuation { handles.world.parkedCalls.append(.sleep($0)) }
    case .escaped: try await Task.sleep(for: time)
    }
  }

  private func sleepInRun(for time: Duration) async throws {
    let executor = handles.world.executor
    guard PlatformExecutor.current.ownsClocks else { return try await executor.sleep(for: max(0, time.nanoseconds)) }
    executor.expectSleep()
    do {
      try await Task.sleep(for: time)
    } catch {
      // A task that was cancelled before does not sleep at all.
      if handles.admission == .granted { executor.noteSleep() }
      throw error
    }
  }
}
