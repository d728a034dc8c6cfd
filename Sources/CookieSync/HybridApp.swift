import Cookies

/// What a strategy works with: the two stores, the app's backup and its native networking, and what in them is the session.
public struct HybridApp: Sendable {
  /// One object: ten parts by themselves would be retained and released with every copy of a strategy.
  @usableFromInline let parts: Parts

  /// `HTTPCookieStorage`, used by `URLSession`.
  @inlinable public var nativeStore: any CookieStore { parts.nativeStore }
  /// `WKHTTPCookieStore`, owned by WebKit's network process.
  @inlinable public var webStore: any CookieStore { parts.webStore }
  /// The app's own storage, which outlives the process.
  @inlinable public var backup: any CookieBackup { parts.backup }
  @inlinable public var client: any NativeClient { parts.client }
  /// A web view that the user does not see, on the web store; one that never answers for an app that has none.
  @inlinable public var hiddenWebView: any HiddenWebView { parts.hiddenWebView }
  /// How long the server goes on answering a refresh token that was exchanged already, as its operators say; zero for a
  /// server that takes that for theft (RFC 9700, section 4.14.2).
  @inlinable public var refreshGrace: Duration { parts.refreshGrace }
  /// Says whether cookies have expired and waits are over.
  @inlinable public var clock: any AppClock { parts.clock }
  /// Which cookies of the stores are the session's; the others are somebody else's.
  @inlinable public var session: SessionCookies { parts.session }
  /// Held while the session is renewed, where other processes could do the same.
  @inlinable public var lock: any SessionLock { parts.lock }
  /// Is told what the app's developers should know.
  @inlinable public var log: any SyncLog { parts.log }

  public init(
    nativeStore: any CookieStore, webStore: any CookieStore, backup: any CookieBackup, client: any NativeClient,
    hiddenWebView: any HiddenWebView = NoHiddenWebView(), refreshGrace: Duration = .zero,
    clock: any AppClock = SystemClock(), session: SessionCookies = SessionCookies(),
    lock: any SessionLock = NoSessionLock(), log: any SyncLog = NoSyncLog()
  ) {
    parts = Parts(
      nativeStore: nativeStore, webStore: webStore, backup: backup, client: client, hiddenWebView: hiddenWebView,
      refreshGrace: refreshGrace, clock: clock, session: session, lock: lock, log: log)
  }
}

extension HybridApp {
  @usableFromInline
  final class Parts: Sendable {
    @usableFromInline let nativeStore: any CookieStore
    @usableFromInline let webStore: any CookieStore
    @usableFromInline let backup: any CookieBackup
    @usableFromInline let client: any NativeClient
    @usableFromInline let hiddenWebView: any HiddenWebView
    @usableFromInline let refreshGrace: Duration
    @usableFromInline let clock: any AppClock
    @usableFromInline let session: SessionCookies
    @usableFromInline let lock: any SessionLock
    @usableFromInline let log: any SyncLog

    init(
      nativeStore: any CookieStore, webStore: any CookieStore, backup: any CookieBackup, client: any NativeClient,
      hiddenWebView: any HiddenWebView, refreshGrace: Duration, clock: any AppClock, session: SessionCookies,
      lock: any SessionLock, log: any SyncLog
    ) {
      self.nativeStore = nativeStore
      self.webStore = webStore
      self.backup = backup
      self.client = client
      self.hiddenWebView = hiddenWebView
      self.refreshGrace = refreshGrace
      self.clock = clock
      self.session = session
      self.lock = lock
      self.log = log
    }
  }
}

extension HybridApp: CustomReflectable {
  /// The parts, as if they stood in it themselves.
  public var customMirror: Mirror {
    let parts: KeyValuePairs<String, Any> = [
      "nativeStore": nativeStore, "webStore": webStore, "backup": backup, "client": client,
      "hiddenWebView": hiddenWebView, "refreshGrace": refreshGrace, "clock": clock, "session": session, "lock": lock,
      "log": log,
    ]
    return Mirror(self, children: parts, displayStyle: .struct)
  }
}
