import CookieSync
import Cookies

/// An app's own strategy, as an example of how to write one and how to test it: native code refreshes for both sides, one
/// at a time, and every native answer is copied to the web store before anybody goes on.
public actor GatedMirror: StandaloneStrategy {
  public static var answersPageRefresh: Bool { true }

  public nonisolated let app: HybridApp
  private var refreshUnderWay: Task<RefreshOutcome, Never>?

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
  }

  public func refreshForNative() async -> RefreshOutcome {
    if let refreshUnderWay { return await refreshUnderWay.value }
    let task = Task { await refreshByNativeClient() }
    refreshUnderWay = task
    defer { refreshUnderWay = nil }
    return await task.value
  }
}

/// The gated one, which prints what it does as one would to find out. In a run that goes to standard error.
public struct TalkativeMirror: StandaloneStrategy {
  public static var answersPageRefresh: Bool { true }

  private let silent: GatedMirror
  public var app: HybridApp { silent.app }

  public init(app: HybridApp) { silent = GatedMirror(app: app) }

  public func nativeDidReceive(_ response: NativeResponse) async {
    print("native received \(response.status.map(String.init) ?? "nothing")")
    await silent.nativeDidReceive(response)
  }

  public func refreshForNative() async -> RefreshOutcome { await silent.refreshForNative() }
}

/// The first without the gate: each side refreshes on its own, which a server with reuse detection takes for theft.
public struct UngatedMirror: StandaloneStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
  }
}
