import CookieDiagnosis
import Cookies

/// Script of the page's origin that runs without a page: the strategy hears of no load, and it has no way to ask native code
/// (F66). It leaves that to the page, or renews by itself.
extension World {
  func fetchInServiceWorker() { sendFromWorker(.call) }

  private func sendFromWorker(_ endpoint: Endpoint, isRetry: Bool = false) {
    var request = Request(client: .page, kind: .serviceWorker, endpoint: endpoint, owner: app.launch)
    request.isRetry = isRetry
    leavePage(newRequest(request))
  }

  func workerReplyArrives(_ id: Int32) {
    let answered = requests[Int(id)]
    guard app.isRunning, answered.owner == app.launch,
      answered.networkProcess == web.generation || answered.isProxied
    else { return }
    requests[Int(id)].record = note(
      .responseReceived, by: .page, cause: answered.record, request: id, number: answered.status,
      endpoint: answered.endpoint)
    storePageCookies(of: id)
    guard policy.issuesRefreshTokens else { return }
    switch answered.renewal {
    case .isDone: sendFromWorker(.call, isRetry: true)
    case .isDue: workerRenews()
    case nil: break
    }
  }

  private func workerRenews() {
    if scenario.app.workerRenewsByItself || !traits.answersPageRefresh { return sendFromWorker(.refresh) }
    if page.state == .live { refreshOnPage() }
  }
}
