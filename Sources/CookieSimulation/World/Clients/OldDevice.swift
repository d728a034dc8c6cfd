import CookieDiagnosis
import Cookies

/// The app on the device that the user has left: it goes on with the session that both have a copy of (F67).
extension World {
  func callFromOldDevice() { sendFromOldDevice(.call) }

  private func sendFromOldDevice(_ endpoint: Endpoint, isRetry: Bool = false) {
    var request = Request(client: .oldDevice, kind: .oldDevice, endpoint: endpoint, owner: 0)
    request.isRetry = isRetry
    let id = newRequest(request)
    attachCookies(to: id, from: &oldDeviceJar)
    sendToServer(id)
  }

  func oldDeviceReplyArrives(_ id: Int32) {
    let answered = requests[Int(id)]
    requests[Int(id)].record = note(
      .responseReceived, by: .oldDevice, cause: answered.record, request: id, number: answered.status,
      endpoint: answered.endpoint)
    storeCookies(of: id, in: &oldDeviceJar) { _, _, _ in }
    switch answered.renewal {
    case .isDone: sendFromOldDevice(.call, isRetry: true)
    case .isDue: sendFromOldDevice(.refresh)
    case nil: break
    }
  }
}
