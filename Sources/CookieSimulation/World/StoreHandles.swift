import CookieSync
import Cookies

/// What the handles of one launch share. Unchecked: ``World/admits(_:)`` lets only the run's thread in.
final class StoreHandles: @unchecked Sendable {
  let world: World
  let launch: Int32

  init(world: World, launch: Int32) {
    self.world = world
    self.launch = launch
  }

  var isAdmitted: Bool { world.admits(launch) }
}

struct NativeStoreHandle: CookieStore {
  private let handles: StoreHandles
  init(_ handles: StoreHandles) { self.handles = handles }

  func allCookies() async -> [Cookie] { handles.isAdmitted ? handles.world.readNative() : [] }

  func setCookie(_ cookie: Cookie) async {
    if handles.isAdmitted { handles.world.writeNative(cookie) }
  }

  func deleteCookie(_ cookie: Cookie) async {
    if handles.isAdmitted { handles.world.deleteNative(cookie.identity) }
  }
}

struct WebStoreHandle: CookieStore {
  private let handles: StoreHandles
  init(_ handles: StoreHandles) { self.handles = handles }

  func allCookies() async -> [Cookie] {
    guard handles.isAdmitted else { return [] }
    return await withUnsafeContinuation {
      handles.world.readWeb(WebReadOperation(launch: handles.launch, continuation: $0))
    }
  }

  func setCookie(_ cookie: Cookie) async { await write(cookie, isDeletion: false) }

  func deleteCookie(_ cookie: Cookie) async { await write(cookie, isDeletion: true) }

  private func write(_ cookie: Cookie, isDeletion: Bool) async {
    guard handles.isAdmitted else { return }
    await withUnsafeContinuation {
      handles.world.writeWeb(
        WebWriteOperation(launch: handles.launch, cookie: cookie, isDeletion: isDeletion, continuation: $0))
    }
  }
}

struct BackupHandle: CookieBackup {
  private let handles: StoreHandles
  init(_ handles: StoreHandles) { self.handles = handles }

  func load() async -> [Cookie]? { handles.isAdmitted ? handles.world.readBackup() : nil }

  func save(_ cookies: [Cookie]) async {
    if handles.isAdmitted { handles.world.writeBackup(cookies) }
  }
}

struct NativeClientHandle: NativeClient {
  private let handles: StoreHandles
  init(_ handles: StoreHandles) { self.handles = handles }

  func refreshSession() async -> NativeResponse { await handles.world.send(.refresh, for: handles.launch) }
}
