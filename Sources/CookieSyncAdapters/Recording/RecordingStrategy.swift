import CookieSync
import Cookies

/// A strategy whose hooks are noted. It is in the strategy's place for whoever calls hooks: `SyncedClient`, `WebStoreObserver`,
/// `PageLoadGate`, `PageRefreshHandler`.
public struct RecordingStrategy<Base: SyncStrategy>: SyncStrategy {
  public let base: Base
  private let recorder: SessionRecorder

  public init(_ base: Base, to recorder: SessionRecorder) { (self.base, self.recorder) = (base, recorder) }

  public var app: HybridApp { base.app }

  public static var observesWebStore: Bool { Base.observesWebStore }
  public static var answersPageRefresh: Bool { Base.answersPageRefresh }
  public static var usesEphemeralStores: Bool { Base.usesEphemeralStores }
  public static var usesOwnStores: Bool { Base.usesOwnStores }
  public static var proxiesPage: Bool { Base.proxiesPage }

  public func appDidLaunch() async {
    recorder.note(.launched)
    if Base.observesWebStore { recorder.note(.observerAdded(.web)) }
    await base.appDidLaunch()
  }

  public func nativeWillSend(_ purpose: RequestPurpose) async { await base.nativeWillSend(purpose) }
  public func nativeDidReceive(_ response: NativeResponse) async { await base.nativeDidReceive(response) }

  public func pageWillLoad() async {
    let begun = ContinuousClock.now
    await base.pageWillLoad()
    recorder.note(.pageLoadStarted(.pageNavigation, heldBack: ContinuousClock.now - begun))
  }

  public func cookieHeaderForPage() async -> [Cookie] { await base.cookieHeaderForPage() }
  public func cookiesForHandedOverDownload() async -> [Cookie]? { await base.cookiesForHandedOverDownload() }

  public func webStoreDidChange() async {
    recorder.note(.changed(.web))
    await base.webStoreDidChange()
  }

  public func refreshForNative() async -> RefreshOutcome { await base.refreshForNative() }

  public func refreshForPage() async -> RefreshOutcome {
    recorder.note(.bridgeCalled)
    let outcome = await base.refreshForPage()
    recorder.note(.bridgeAnswered)
    return outcome
  }
}

extension SessionRecorder {
  /// The strategy for whoever calls hooks, with each call noted.
  public func watching(_ strategy: some SyncStrategy) -> any SyncStrategy { RecordingStrategy(strategy, to: self) }
}
