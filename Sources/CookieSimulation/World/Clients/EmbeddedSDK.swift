import Cookies

extension World {
  func openSDKScreen() {
    guard app.isRunning else { return }
    let behaviour = scenario.profile.faults.sdk
    let record = note(.sdkOpened, by: .sdk)
    // Foreign code has the shared stores, and no way to others.
    if traits.isolatesStores { return }
    switch behaviour {
    case .none: break
    case .clearsNativeStore: clearNativeStore(cause: record)
    case .clearsWebStore: clearWebStore(cause: record)
    case .clearsBothStores:
      clearNativeStore(cause: record)
      clearWebStore(cause: record)
    case .clearsOneStore:
      if choose(below: 2) == 0 { clearNativeStore(cause: record) } else { clearWebStore(cause: record) }
    case .silencesObserver: web.observerIsDeaf = true
    }
  }

  private func clearNativeStore(cause: Int32) {
    for cookie in native.jar.cookies {
      guard let old = native.jar.remove(cookie.identity) else { continue }
      note(.cookieDeleted, by: .sdk, of: old, store: .native, cause: cause)
    }
  }

  /// Clearing the web store starts its process, as every deletion does.
  private func clearWebStore(cause: Int32) {
    _ = networkProcessIsReady(launchedBy: .write)
    for cookie in web.jar.cookies {
      commit(web.jar.remove(cookie.identity).map(StoreResult.deleted), by: .sdk, cause: cause)
    }
  }
}
