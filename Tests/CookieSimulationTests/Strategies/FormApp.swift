import CookieSync
import Cookies
import SyncStrategies

/// An app without delays, whose server does what it is told.
struct FormApp {
  var native = MemoryStore(.native)
  var web = MemoryStore(.web)
  var backup = MemoryBackup()
  var clock = SetClock()
  let twinjar: TwinJar

  init() { twinjar = Self.twinjar(native, web, backup, clock) }

  private init(of app: FormApp) {
    (native, web, backup, clock) = (app.native, app.web, app.backup, app.clock)
    twinjar = Self.twinjar(native, web, backup, clock)
  }

  private static func twinjar(_ native: MemoryStore, _ web: MemoryStore, _ backup: MemoryBackup, _ clock: SetClock)
    -> TwinJar
  {
    TwinJar(
      app: HybridApp(
        nativeStore: native, webStore: web, backup: backup, client: NoServer(), clock: clock,
        session: SessionCookies(site: "shop.example", access: "sid", refresh: "rt")))
  }

  func launchedAgain() -> FormApp { FormApp(of: self) }

  func sent(by side: StoreSide) async -> String { await (side == .native ? native : web).sent(by: clock) }

  /// Both stores have the session then.
  func logIn() async {
    await native(.logIn, gets: ["rt": "R1", "sid": "S1"])
    await twinjar.pageWillLoad()
  }

  func logOut(on side: StoreSide) async {
    switch side {
    case .native: await native(.logOut, gets: ["rt": nil, "sid": nil])
    case .web: await page(gets: ["rt": nil, "sid": nil])
    }
  }

  /// A native request whose answer sets cookies, or takes them away.
  func native(
    _ purpose: RequestPurpose, gets values: [String: String?], status: Int = 200, mediaType: String? = nil
  ) async {
    await twinjar.nativeWillSend(purpose)
    await answer(purpose, gets: values, status: status, mediaType: mediaType)
  }

  /// A login whose cookies came with a redirect, of which the app's client shows nothing.
  func redirectedLogin(gets values: [String: String?]) async {
    await twinjar.nativeWillSend(.logIn)
    await set(values, in: native)
    var response = NativeResponse(purpose: .logIn, status: 200, setCookies: [])
    response.mediaType = "text/html"
    await twinjar.nativeDidReceive(response)
  }

  func answer(
    _ purpose: RequestPurpose, gets values: [String: String?], status: Int = 200, mediaType: String? = nil
  ) async {
    var response = NativeResponse(purpose: purpose, status: status, setCookies: await set(values, in: native))
    response.mediaType = mediaType
    await twinjar.nativeDidReceive(response)
  }

  /// An answer to the page; returns when its change was looked at.
  func page(gets values: [String: String?]) async {
    await set(values, in: web)
    await twinjar.webStoreDidChange()
    await native(.document, gets: [:])
  }

  /// An answer to the page that the platform copies to the native store, before anybody is told (F36).
  func copiedPage(gets values: [String: String?]) async {
    for store in [web, native] { await set(values, in: store) }
  }

  /// Code of others writes to the native store, such as an extension.
  func others(set values: [String: String?]) async { await set(values, in: native) }

  @discardableResult private func set(_ values: [String: String?], in store: MemoryStore) async -> [Cookie] {
    var cookies: [Cookie] = []
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let minutes: Int64 = value == nil ? -1 : name == "rt" ? 60 * 24 : 30
      let cookie = Cookie(
        name: name, value: value ?? "", domain: "shop.example",
        expires: clock.now.advanced(byMicroseconds: minutes * TwinJarProlongedTests.minutes))
      if value == nil { await store.deleteCookie(cookie) } else { await store.put(cookie) }
      cookies.append(cookie)
    }
    return cookies
  }

  private struct NoServer: NativeClient {
    func refreshSession() async -> NativeResponse {
      var response = NativeResponse(purpose: .refresh, status: 401, setCookies: [])
      response.error = "invalid_grant"
      return response
    }
  }
}
