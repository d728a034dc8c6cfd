import CookieSync
import Cookies
import SyncStrategies
import Synchronization
import Testing

/// The simulator's backup answers at once; a Keychain may not, and is no silent web store.
@Suite struct TwinJarSlowBackupTests {
  @Test("a logout is carried out however long the backup takes to be read") func logout() async {
    let session = [Self.cookie("access", "a0"), Self.cookie("refresh", "r1")]
    let (native, web, backup, log) = (Store([]), Store(session), SlowBackup(session), Log())
    let app = HybridApp(
      nativeStore: native, webStore: web, backup: backup, client: NoClient(),
      session: SessionCookies(site: "shop.example"), log: log)
    let twinjar = TwinJar(app: app)
    await twinjar.nativeDidReceive(NativeResponse(purpose: .logOut, status: 204, setCookies: []))
    #expect(await native.allCookies().isEmpty)
    #expect(await web.allCookies().isEmpty)
    #expect(await backup.load()?.contains { session.map(\.value).contains($0.value) } == false)
    #expect(log.count.withLock(\.self) == 0, "nothing was silent")
  }

  static func cookie(_ name: String, _ value: String) -> Cookie {
    Cookie(name: name, value: value, domain: "shop.example", path: "/")
  }

  actor Store: CookieStore {
    private var cookies: [Cookie]
    init(_ cookies: [Cookie]) { self.cookies = cookies }
    func allCookies() async -> [Cookie] { cookies }
    func setCookie(_ cookie: Cookie) async { cookies = cookies.filter { $0.identity != cookie.identity } + [cookie] }
    func deleteCookie(_ cookie: Cookie) async { cookies.removeAll { $0.identity == cookie.identity } }
  }

  actor SlowBackup: CookieBackup {
    private var saved: [Cookie]?
    init(_ saved: [Cookie]) { self.saved = saved }
    /// Longer than a web store may be silent, and not to be cancelled.
    func isReadable() async -> Bool {
      await Task.detached { try? await Task.sleep(for: .milliseconds(1200)) }.value
      return true
    }
    func load() async -> [Cookie]? { saved }
    func save(_ cookies: [Cookie]) async { saved = cookies }
  }

  struct NoClient: NativeClient {
    func refreshSession() async -> NativeResponse { NativeResponse(purpose: .refresh, status: 401, setCookies: []) }
  }

  final class Log: SyncLog {
    let count = Mutex(0)
    func note(_ event: SyncEvent) { count.withLock { $0 += 1 } }
  }
}
