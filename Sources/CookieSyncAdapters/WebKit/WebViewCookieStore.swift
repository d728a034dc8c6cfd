#if canImport(WebKit)
  import CookieSync
  import Cookies
  import Foundation
  import WebKit

  /// `WKHTTPCookieStore`, the store of the page, as a strategy's web store.
  ///
  /// What WebKit's interface does not allow, and no adapter can mend:
  /// - no operation reports an error, and a completion is no promise that the disk has it (catalogue F20, F21);
  /// - a completion may never come (F62): after the limit a read is answered with no cookies, which a strategy meets in a
  ///   store that is not loaded yet as well (F02), a write is taken for done, and the log is told;
  /// - `setCookies(_:completionHandler:)`, one call for several, exists in newer systems alone and is not used: between two
  ///   writes an observer may run, as in the simulator;
  /// - SameSite and the partition go through `HTTPCookie`'s properties, of which the second is undocumented; what is lost
  ///   there `HTTPCookieBridge` says of each cookie;
  /// - who wrote a cookie, and when, nobody can ask.
  ///
  /// WebKit wants all of it on the main actor, and answers there. Where that is busy the limit holds all the same; what was
  /// asked for then happens later.
  ///
  /// Not run on a device by us: it is type-checked against the interface.
  public struct WebViewCookieStore: CookieStore {
    private let dataStore: WKWebsiteDataStore
    private let limit: Duration
    private let log: AdapterLog

    /// - Parameters:
    ///   - dataStore: that of the web view's configuration: `.default()`, one for an identifier, or `.nonPersistent()`, which
    ///     has to be the same instance for all web views.
    ///   - limit: how long WebKit may take for an answer; more than 0. A first call starts the network process.
    ///   - log: is told of answers that did not come, and of cookies that Foundation refuses, so that they are neither stored
    ///     nor deleted.
    public init(
      _ dataStore: WKWebsiteDataStore, limit: Duration = .seconds(4), log: @escaping AdapterLog = { _ in }
    ) {
      self.dataStore = dataStore
      self.limit = limit
      self.log = log
    }

    public func allCookies() async -> [Cookie] {
      let cookies: [Cookie]? = await FirstAnswer.within(limit) { answer in await read(answer) }
      if cookies == nil { log(.storeIsSilent(operation: .read)) }
      return cookies ?? []
    }

    public func setCookie(_ cookie: Cookie) async {
      await run(.write) { done in await set(cookie, done) }
    }

    public func deleteCookie(_ cookie: Cookie) async {
      await run(.deletion) { done in await delete(cookie, done) }
    }

    /// Starts the network process, which a read of cookies does not in all versions (catalogue F02, S4).
    public func wake() async {
      await run(.wake) { done in await fetchRecords(done) }
    }

    private func run(
      _ operation: StoreOperation, _ begin: @escaping @Sendable (@escaping @Sendable (Bool) -> Void) async -> Void
    ) async {
      let isDone: Bool? = await FirstAnswer.within(limit, of: begin)
      if isDone == nil { log(.storeIsSilent(operation: operation)) }
    }

    // Completions are passed in parentheses: beside a trailing closure a changed label would pass the type checker.

    @MainActor private func read(_ answer: @escaping @Sendable ([Cookie]) -> Void) {
      dataStore.httpCookieStore.getAllCookies({ held in
        let now = WallClock.now
        answer(held.map { HTTPCookieBridge.cookie(from: $0, at: now).cookie })
      })
    }

    @MainActor private func set(_ cookie: Cookie, _ done: @escaping @Sendable (Bool) -> Void) {
      guard let converted = cookie.httpCookie(orTell: log) else { return done(true) }
      dataStore.httpCookieStore.setCookie(converted, completionHandler: { done(true) })
    }

    @MainActor private func delete(_ cookie: Cookie, _ done: @escaping @Sendable (Bool) -> Void) {
      guard let converted = cookie.httpCookie(orTell: log) else { return done(true) }
      dataStore.httpCookieStore.delete(converted, completionHandler: { done(true) })
    }

    @MainActor private func fetchRecords(_ done: @escaping @Sendable (Bool) -> Void) {
      dataStore.fetchDataRecords(
        ofTypes: [WKWebsiteDataTypeCookies], completionHandler: { (_: [WKWebsiteDataRecord]) in done(true) })
    }
  }
#endif
