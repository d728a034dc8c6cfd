import CookieSync

/// Tells a strategy that the web store has changed: of notices that come while one waits to be told, once. One that comes while
/// the strategy is at work is told beside that, as in a simulated run: it may have read the store already.
///
/// It knows no WebKit, so that it is tested where there is none.
@MainActor final class ChangeNotices {
  /// False: nobody is told.
  var isOn = false
  private let strategy: any SyncStrategy
  private var isWaiting = false

  init(telling strategy: any SyncStrategy) { self.strategy = strategy }

  func note() {
    guard isOn, !isWaiting else { return }
    isWaiting = true
    Task {
      isWaiting = false
      if isOn { await strategy.webStoreDidChange() }
    }
  }
}
