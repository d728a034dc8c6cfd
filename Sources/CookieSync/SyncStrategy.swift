import Cookies

/// The code that keeps the two stores in step.
///
/// The app calls these hooks; each has a default that does nothing, or does what an app without a strategy does. One
/// instance lives as long as the app's process; a simulated kill takes it, and no global or static variable. Hooks may overlap: the observer fires while a native call waits.
///
/// ```swift
/// struct CopyAfterLogin: SyncStrategy {
///   let app: HybridApp
///   func nativeDidReceive(_ response: NativeResponse) async {
///     guard response.purpose == .logIn else { return }
///     for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
///   }
/// }
/// ```
public protocol SyncStrategy: Sendable {
  var app: HybridApp { get }

  /// True if the strategy wants ``webStoreDidChange()``, which is never called otherwise. Registering an observer starts
  /// the network process.
  ///
  /// Nothing warns of a strategy that has the hook and leaves this at false: Swift does not tell a hook of one's own from
  /// the default. Such a strategy scores as one without an observer. The same is true of ``answersPageRefresh`` and
  /// ``refreshForPage()``.
  static var observesWebStore: Bool { get }

  /// True if the page asks native code to renew the session (`WKScriptMessageHandlerWithReply`) instead of doing so
  /// itself.
  static var answersPageRefresh: Bool { get }

  /// True if both stores are the app's alone and live in memory: `WKWebsiteDataStore.nonPersistent()` and an
  /// `.ephemeral` session. Nothing of them outlives the process.
  static var usesEphemeralStores: Bool { get }

  /// True if both stores are the app's alone and last: `WKWebsiteDataStore(forIdentifier:)` and a cookie storage of its own
  /// (`HTTPCookieStorage.sharedCookieStorage(forGroupContainerIdentifier:)`). Neither SDKs nor the platform's own copies reach
  /// them (catalogue F28, F36).
  static var usesOwnStores: Bool { get }

  /// True if native code makes the page's requests for it (`WKURLSchemeHandler`, or a proxy in the app), with the native
  /// store's cookies (catalogue S10).
  static var proxiesPage: Bool { get }

  /// The app's process has started; no request has been made and no page loaded.
  func appDidLaunch() async

  /// Native code is about to make a request, which will carry the native store's cookies.
  func nativeWillSend(_ purpose: RequestPurpose) async

  /// A native request has ended.
  func nativeDidReceive(_ response: NativeResponse) async

  /// A web view is about to load a page, or a document that native code has fetched. The load starts when this returns.
  func pageWillLoad() async

  /// Cookies for a `Cookie` header that the app itself puts on the page's first request, after ``pageWillLoad()``. With
  /// such a header the web store's own cookies stay out of that request, and a redirect carries it along (catalogue
  /// F40). Empty: the web store's cookies go along as usual.
  func cookieHeaderForPage() async -> [Cookie]

  /// Cookies for a download that the page hands over to native code, sent by a session without a store; nil to send it
  /// with the native store's (catalogue D1).
  func cookiesForHandedOverDownload() async -> [Cookie]?

  /// Something in the web store changed; what, the notification does not say (catalogue F30). Called only if
  /// ``observesWebStore`` is true.
  func webStoreDidChange() async

  /// Native code needs new tokens.
  func refreshForNative() async -> RefreshOutcome

  /// The page needs new tokens. Called only if ``answersPageRefresh`` is true.
  func refreshForPage() async -> RefreshOutcome
}

extension SyncStrategy {
  public static var observesWebStore: Bool { false }
  public static var answersPageRefresh: Bool { false }
  public static var usesEphemeralStores: Bool { false }
  public static var usesOwnStores: Bool { false }
  public static var proxiesPage: Bool { false }

  @inlinable
  public func appDidLaunch() async {}
  @inlinable
  public func nativeWillSend(_ purpose: RequestPurpose) async {}
  @inlinable
  public func nativeDidReceive(_ response: NativeResponse) async {}
  @inlinable
  public func pageWillLoad() async {}
  @inlinable
  public func cookieHeaderForPage() async -> [Cookie] { [] }
  @inlinable
  public func cookiesForHandedOverDownload() async -> [Cookie]? { nil }
  @inlinable
  public func webStoreDidChange() async {}
  @inlinable
  public func refreshForNative() async -> RefreshOutcome { await refreshByNativeClient() }
  @inlinable
  public func refreshForPage() async -> RefreshOutcome { await refreshForNative() }

  /// A refresh by the native client, with the hooks that every native request gets.
  @inlinable
  public func refreshByNativeClient() async -> RefreshOutcome {
    await nativeWillSend(.refresh)
    let response = await app.client.refreshSession()
    await nativeDidReceive(response)
    return response.refreshOutcome
  }
}
