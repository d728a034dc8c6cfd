import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies

/// The disciplines of ``TwoStoreModel`` as strategies, for the world that strategies get.
extension TwoStoreModel.Discipline {
  public var strategy: StrategyEntry { entry.remembering(in: .instance) }

  private var entry: StrategyEntry {
    switch self {
    case .naive:
      StrategyEntry(
        name: "model-naive", summary: "each side refreshes; what changes is copied", isHidden: true,
        make: NaiveCopies.init(app:))
    case .gate:
      StrategyEntry(name: "model-gate", summary: "one refresh at a time; newer-only copies", isHidden: true) {
        GatedCopies(app: $0, waitsForCopy: false)
      }
    case .gateUntilLanded:
      StrategyEntry(
        name: "model-gate-until-landed", summary: "the same, until the copy has landed", isHidden: true
      ) {
        GatedCopies(app: $0, waitsForCopy: true)
      }
    }
  }
}

/// Each side refreshes what its own store holds; what changes in one store is copied to the other.
private struct NaiveCopies: SyncStrategy {
  static var observesWebStore: Bool { true }

  let app: HybridApp

  func nativeDidReceive(_ response: NativeResponse) async {
    for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
  }

  func webStoreDidChange() async {
    for cookie in await app.webStore.allCookies() { await app.nativeStore.setCookie(cookie) }
  }
}

/// One refresh at a time for both sides, with the newer token of both stores; a copy never replaces a newer token.
private actor GatedCopies: SyncStrategy {
  static var answersPageRefresh: Bool { true }

  nonisolated let app: HybridApp
  private let waitsForCopy: Bool
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(app: HybridApp, waitsForCopy: Bool) {
    self.app = app
    self.waitsForCopy = waitsForCopy
  }

  func nativeDidReceive(_ response: NativeResponse) async {
    guard response.purpose == .logIn else { return }
    for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
  }

  func refreshForNative() async -> RefreshOutcome {
    await enter()
    await takeNewer()
    let response = await app.client.refreshSession()
    let landing = Task { await copy(response.setCookies) }
    if waitsForCopy { await landing.value }
    leave()
    return response.refreshOutcome
  }

  /// The native store gets the web store's token where it has none or an older one.
  private func takeNewer() async {
    let held = await app.nativeStore.allCookies()
    for cookie in await app.webStore.allCookies() where !held.contains(where: { cookie.isNoNewer(than: $0) }) {
      await app.nativeStore.setCookie(cookie)
    }
  }

  private func copy(_ cookies: [Cookie]) async {
    let held = await app.webStore.allCookies()
    for cookie in cookies where !held.contains(where: { $0.isNewer(than: cookie) }) {
      await app.webStore.setCookie(cookie)
    }
  }

  private func enter() async {
    if isBusy { await withCheckedContinuation { waiting.append($0) } }
    isBusy = true
  }

  private func leave() {
    if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
  }
}

extension Cookie {
  /// The same cookie, issued at the same time or before.
  fileprivate func isNoNewer(than other: Cookie) -> Bool { identity == other.identity && !isNewer(than: other) }

  /// Issued after the other value of the same cookie: a later one expires later. False for another cookie.
  fileprivate func isNewer(than other: Cookie) -> Bool {
    guard identity == other.identity, let expires, let otherExpires = other.expires else { return false }
    return expires > otherExpires
  }
}
