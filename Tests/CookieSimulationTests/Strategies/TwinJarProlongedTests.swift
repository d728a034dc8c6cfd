import CookieSync
import Cookies
import SyncStrategies
import Testing

/// Servers that give a session's cookie a later date with each answer, and keep its value: no scenario has one.
@Suite("twinjar and a session that is prolonged") struct TwinJarProlongedTests {
  static let minutes: Int64 = 60_000_000

  @Test("whoever is used prolongs the session for both", arguments: [StoreSide.native, .web])
  func prolongs(used: StoreSide) async {
    let app = ProlongedApp()
    await app.native.put(app.cookie(lasting: 30))
    await app.twinjar.nativeDidReceive(app.answer(to: .logIn))
    await app.twinjar.pageWillLoad()
    for _ in 0..<8 {
      app.clock.pass(5 * Self.minutes)
      await app.answer(on: used, with: app.cookie(lasting: 30))
    }
    // Forty minutes after the login, of a cookie that lives for thirty.
    for store in [app.native, app.web] {
      #expect(await store.lives(by: app.clock) == 30 * Self.minutes, "\(store.side) store")
    }
    #expect(await app.backup.contents().cookies.contains { $0.expires == app.cookie(lasting: 30).expires })
  }

  @Test("a date that moves by seconds costs no write") func seconds() async {
    let app = ProlongedApp()
    await app.native.put(app.cookie(lasting: 30))
    await app.twinjar.nativeDidReceive(app.answer(to: .logIn))
    await app.twinjar.pageWillLoad()
    let before = await app.web.writes
    for _ in 0..<5 {
      app.clock.pass(10_000_000)
      await app.answer(on: .native, with: app.cookie(lasting: 30))
    }
    #expect(await app.web.writes == before)
  }

  @Test("an answer's older date shortens nothing") func older() async {
    let app = ProlongedApp()
    await app.native.put(app.cookie(lasting: 30))
    await app.twinjar.nativeDidReceive(app.answer(to: .logIn))
    await app.twinjar.pageWillLoad()
    await app.answer(on: .web, with: app.cookie(lasting: 10))
    await app.twinjar.pageWillLoad()
    #expect(await app.native.lives(by: app.clock) == 30 * Self.minutes)
    #expect(await app.web.lives(by: app.clock) == 30 * Self.minutes)
  }

  @Test("a logout in the page is one, of a session that only the page has prolonged") func logoutAfterPage() async {
    let app = ProlongedApp()
    await app.native.put(app.cookie(lasting: 30))
    await app.twinjar.nativeDidReceive(app.answer(to: .logIn))
    await app.twinjar.pageWillLoad()
    app.clock.pass(20 * Self.minutes)
    await app.answer(on: .web, with: app.cookie(lasting: 30))
    // Past the first date.
    app.clock.pass(15 * Self.minutes)
    await app.web.deleteCookie(app.cookie(lasting: 30))
    await app.twinjar.webStoreDidChange()
    await app.twinjar.nativeWillSend(.call)
    #expect(await app.native.lives(by: app.clock) == nil)
    #expect(await app.web.lives(by: app.clock) == nil)
  }

  @Test("a logout in the page, after the first date, is one") func logout() async {
    let app = ProlongedApp()
    await app.native.put(app.cookie(lasting: 30))
    await app.twinjar.nativeDidReceive(app.answer(to: .logIn))
    await app.twinjar.pageWillLoad()
    for side in [StoreSide.native, .web, .native, .web] {
      app.clock.pass(10 * Self.minutes)
      await app.answer(on: side, with: app.cookie(lasting: 30))
    }
    await app.web.deleteCookie(app.cookie(lasting: 30))
    await app.twinjar.webStoreDidChange()
    await app.twinjar.nativeWillSend(.call)
    #expect(await app.native.lives(by: app.clock) == nil)
  }
}

/// An app without delays, whose server knows one cookie.
private struct ProlongedApp {
  let native = MemoryStore(.native)
  let web = MemoryStore(.web)
  let backup = MemoryBackup()
  let clock = SetClock()
  let twinjar: TwinJar

  init() {
    twinjar = TwinJar(
      app: HybridApp(
        nativeStore: native, webStore: web, backup: backup, client: NoServer(), clock: clock,
        session: SessionCookies(site: "shop.example", access: "sid", refresh: nil)))
  }

  func cookie(lasting minutes: Int64) -> Cookie {
    Cookie(
      name: "sid", value: "S", domain: "shop.example",
      expires: clock.now.advanced(byMicroseconds: minutes * TwinJarProlongedTests.minutes))
  }

  /// That it has set cookies says the native store.
  func answer(to purpose: RequestPurpose) -> NativeResponse {
    NativeResponse(purpose: purpose, status: 200, setCookies: [])
  }

  func answer(on side: StoreSide, with cookie: Cookie) async {
    switch side {
    case .native:
      await twinjar.nativeWillSend(.call)
      await native.put(cookie)
      await twinjar.nativeDidReceive(answer(to: .call))
    case .web:
      await web.put(cookie)
      await twinjar.webStoreDidChange()
      // Waits for that look.
      await twinjar.nativeWillSend(.call)
      await twinjar.nativeDidReceive(answer(to: .call))
    }
  }

  private struct NoServer: NativeClient {
    func refreshSession() async -> NativeResponse { NativeResponse(purpose: .refresh, status: 401, setCookies: []) }
  }
}
