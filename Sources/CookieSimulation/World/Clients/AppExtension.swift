import CookieDiagnosis
import CookieSync
import Cookies

/// The app's extension: another process, which shares the native store's file with the app and, where both know of it, a
/// lock for whoever refreshes.
extension World {
  enum LockHolder: Int {
    case nobody
    case app
    case appExtension
  }

  /// The extension calls the server by itself, whether the app runs or not.
  func callFromExtension() { sendFromExtension(.call) }

  private func sendFromExtension(_ endpoint: Endpoint, isRetry: Bool = false) {
    var request = Request(client: .appExtension, kind: .appExtension, endpoint: endpoint, owner: 0)
    request.isRetry = isRetry
    let id = newRequest(request)
    // Stores that are the app's alone: its extension's own store has nothing, and nobody fills it.
    if traits.isolatesStores {
      var empty = CookieJar()
      attachCookies(to: id, from: &empty)
    } else {
      attachCookies(to: id, from: &native.jar)
    }
    sendToServer(id)
  }

  func otherProcessReplyArrives(_ id: Int32) {
    let answered = requests[Int(id)]
    requests[Int(id)].record = note(
      .responseReceived, by: answered.client, cause: answered.record, request: id, number: answered.status,
      endpoint: answered.endpoint)
    if answered.target == .refresh { releaseLock(of: .appExtension) }
    if traits.isolatesStores {
      if answered.renewal == .isDue {
        note(.clientNeedsLogin, by: .appExtension, cause: requests[Int(id)].record, request: id)
      }
      return
    }
    storeCookies(of: id, in: &native.jar) { result, _, _ in
      apply(result, to: .native, by: answered.client, cause: requests[Int(id)].record)
    }
    switch answered.renewal {
    case .isDone: sendFromExtension(.call, isRetry: true)
    case .isDue: extensionRefreshes(insteadOf: id)
    case nil: break
    }
  }

  /// With a lock: alone, and only if nobody has since its call was sent.
  ///
  /// - Parameter call: the request that was refused.
  func extensionRefreshes(insteadOf call: Int32) {
    guard scenario.app.extensionTakesLock else { return sendFromExtension(.refresh) }
    // Of two calls that were refused one takes it: a process waits for itself as well.
    guard lockHolder != .appExtension, takeLock(as: .appExtension) else {
      // A suspended app keeps its lock for as long as it sleeps.
      return schedule(.extensionTriesAgain(call), after: .exactly(app.isSuspended ? 1_000_000_000 : 20_000_000))
    }
    let sent = presentedToken(in: requests[Int(call)].cookieField, isRefresh: false)
    let sentText = sent.map { tokenTexts.text($0, isRefresh: false) }
    if native.jar.cookies.contains(where: { $0.name == SessionCookie.access && $0.value != sentText && !hasExpired($0) }
    ) {
      releaseLock(of: .appExtension)
      return sendFromExtension(.call, isRetry: true)
    }
    sendFromExtension(.refresh)
  }

  // MARK: - The lock

  /// False if another process holds it.
  func takeLock(as process: LockHolder) -> Bool {
    let isFree = lockHolder == .nobody || lockHolder == process
    if isFree { lockHolder = process }
    if process == .app { noteInput(isFree ? 1 : 0) }
    return isFree
  }

  func releaseLock(of process: LockHolder) {
    if lockHolder == process { lockHolder = .nobody }
  }
}
