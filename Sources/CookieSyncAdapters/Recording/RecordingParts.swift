import CookieSync
import Cookies

/// A store whose reads and writes are noted, once each is done.
public struct RecordingStore: CookieStore {
  private let base: any CookieStore
  private let name: RecordedEvent.Store
  private let recorder: SessionRecorder

  public init(_ base: any CookieStore, as name: RecordedEvent.Store, to recorder: SessionRecorder) {
    (self.base, self.name, self.recorder) = (base, name, recorder)
  }

  public func allCookies() async -> [Cookie] {
    let cookies = await base.allCookies()
    recorder.note(.storeRead(name, cookies))
    return cookies
  }

  public func setCookie(_ cookie: Cookie) async {
    await base.setCookie(cookie)
    recorder.note(.written(name, cookie))
  }

  public func deleteCookie(_ cookie: Cookie) async {
    await base.deleteCookie(cookie)
    recorder.note(.deleted(name, cookie))
  }

  public func wake() async { await base.wake() }
  public func flush() async { await base.flush() }
}

/// A backup whose contents are noted. One that cannot be read looks like one with nothing in it (catalogue F27).
public struct RecordingBackup: CookieBackup {
  private let base: any CookieBackup
  private let recorder: SessionRecorder

  public init(_ base: any CookieBackup, to recorder: SessionRecorder) { (self.base, self.recorder) = (base, recorder) }

  public func isReadable() async -> Bool {
    let isReadable = await base.isReadable()
    if !isReadable { recorder.note(.storeRead(.backup, [])) }
    return isReadable
  }

  public func load() async -> [Cookie]? {
    let cookies = await base.load()
    recorder.note(.storeRead(.backup, cookies ?? []))
    return cookies
  }

  public func contents() async -> BackupContents {
    let contents = await base.contents()
    recorder.note(.storeRead(.backup, contents.cookies))
    return contents
  }

  public func save(_ cookies: [Cookie]) async {
    await base.save(cookies)
    recorder.note(.saved(cookies))
  }
}

/// A hidden web view whose renewals are noted. What its answer set nobody is told, so that the web store is read once it has renewed
/// the session: the network process, which a read might have started, has just served it.
public struct RecordingWebView: HiddenWebView {
  private let base: any HiddenWebView
  private let store: any CookieStore
  private let recorder: SessionRecorder

  /// - Parameter store: the web store.
  public init(_ base: any HiddenWebView, store: any CookieStore, to recorder: SessionRecorder) {
    (self.base, self.store, self.recorder) = (base, store, recorder)
  }

  public func renewSession(carrying cookies: [Cookie]) async -> RefreshOutcome {
    let id = recorder.newRequest()
    recorder.note(.pageLoadStarted(.hiddenWebView, heldBack: .zero))
    recorder.note(
      .requestSent(
        RecordedRequest(
          id: id, client: .page, kind: .hiddenWebView, endpoint: .refresh, carried: cookies.isEmpty ? nil : cookies,
          hasOwnHeader: !cookies.isEmpty)))
    let outcome = await base.renewSession(carrying: cookies)
    let set = outcome == .renewed ? await store.allCookies().of(recorder.session) : []
    recorder.note(.answered(RecordedAnswer(id: id, status: Self.status(outcome), setCookies: set)))
    recorder.note(.requestEnded(id: id, isTaken: nil))
    return outcome
  }

  /// What an outcome stands for: the view says no more.
  private static func status(_ outcome: RefreshOutcome) -> Int? {
    switch outcome {
    case .renewed: 200
    case .refused: 401
    case .unanswered: nil
    }
  }
}

/// An app's own networking whose refreshes are noted; ``URLSessionClient`` notes by itself, and more.
struct RecordingClient: NativeClient {
  let base: any NativeClient
  let recorder: SessionRecorder

  func refreshSession() async -> NativeResponse {
    let id = recorder.newRequest()
    recorder.note(
      .requestSent(RecordedRequest(id: id, client: .native, kind: .dataTask, endpoint: .refresh, carried: nil)))
    let response = await base.refreshSession()
    recorder.note(.answered(RecordedAnswer(id: id, status: response.status, setCookies: response.setCookies)))
    recorder.note(.requestEnded(id: id, isTaken: nil))
    return response
  }
}

/// Passes on what a strategy tells the app's log, and notes it.
struct RecordingLog: SyncLog {
  let base: any SyncLog
  let recorder: SessionRecorder

  func note(_ event: SyncEvent) {
    recorder.note(.strategyNote(event))
    base.note(event)
  }
}

extension HybridApp {
  /// The app as a strategy gets it whose stores, client and backup are watched.
  ///
  /// - Parameter hiddenPageIsWatched: true if the hidden web view's requests are noted already, as those of a client that has
  ///   ``SessionRecorder/requests(by:)``.
  public func recorded(by recorder: SessionRecorder, hiddenPageIsWatched: Bool = false) -> HybridApp {
    let notesItself = (client as? URLSessionClient)?.isRecorded ?? false
    let watchesPage = !hiddenPageIsWatched && !(hiddenWebView is NoHiddenWebView)
    return HybridApp(
      nativeStore: RecordingStore(nativeStore, as: .native, to: recorder),
      webStore: RecordingStore(webStore, as: .web, to: recorder), backup: RecordingBackup(backup, to: recorder),
      client: notesItself ? client : RecordingClient(base: client, recorder: recorder),
      hiddenWebView: watchesPage ? RecordingWebView(hiddenWebView, store: webStore, to: recorder) : hiddenWebView,
      refreshGrace: refreshGrace, clock: clock, session: session, lock: lock,
      log: RecordingLog(base: log, recorder: recorder))
  }
}
