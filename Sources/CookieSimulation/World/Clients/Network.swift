import CookieScenarios
import CookieSync
import Cookies

/// The way to the server: its delays, an address that changes, times without a connection.
struct Connection {
  /// Counts the addresses that the device has had; Wi-Fi and mobile data have one each.
  var address: Int32 = 0
  var isOffline = false
  /// What each request meets.
  var trouble: Trouble?
}

extension World {
  /// The request is on its way to the server.
  func sendToServer(_ id: Int32, after delay: Delay = .none) {
    guard !connection.isOffline else { return failOffline(id) }
    schedule(.requestArrives(id), after: delay + drawn(scenario.network.latency))
  }

  /// `URLSession` and WebKit report the missing connection at once.
  private func failOffline(_ id: Int32) {
    requests[Int(id)].status = 0
    schedule(.replyArrives(id), after: .none)
  }

  func requestArrives(_ id: Int32) {
    if let trouble = trouble(of: id) { return strike(id, with: trouble) }
    serve(id)
    let request = requests[Int(id)]
    if replyIsLost(request) {
      note(.replyLost, by: .system, cause: request.record, request: id, endpoint: request.endpoint)
      dropAnswer(id)
      schedule(.replyArrives(id), after: drawn(scenario.network.timeout))
    } else {
      schedule(
        .replyArrives(id), after: drawn(scenario.network.latency) + transferTime(of: id) + storingTime(of: id))
    }
  }

  /// How long after an answer's arrival the web store has its cookies, for one that sets some.
  private func storingTime(of id: Int32) -> Delay {
    let request = requests[Int(id)]
    guard let time = scenario.profile.timing.pageCookieResponse, request.client == .page, !request.isProxied else {
      return .none
    }
    return request.setCookies.0.isEmpty && request.setCookies.1.isEmpty ? .none : drawn(time)
  }

  /// F51; and an answer to a device without a connection reaches nobody.
  private func replyIsLost(_ request: Request) -> Bool {
    if connection.isOffline { return true }
    return request.endpoint == .refresh && strikes(scenario.profile.faults.replyLoss)
  }

  func dropAnswer(_ id: Int32) {
    requests[Int(id)].status = 0
    requests[Int(id)].content = .nothing
    requests[Int(id)].location = nil
    requests[Int(id)].accessExpiresAt = .never
    requests[Int(id)].setCookies = (HeaderRange(), HeaderRange())
    requests[Int(id)].bystanders = HeaderRange()
  }

  func replyArrives(_ id: Int32) {
    switch requests[Int(id)].kind {
    case .dataTask, .foregroundDownload, .backgroundDownload, .handedOverDownload: nativeReplyArrives(id)
    case .pageNavigation, .pageFetch: pageReplyArrives(id)
    case .hiddenWebView: hiddenReplyArrives(id)
    case .systemBrowser: browserReplyArrives(id)
    case .oldDevice: oldDeviceReplyArrives(id)
    case .serviceWorker: workerReplyArrives(id)
    case .sdk, .appExtension: otherProcessReplyArrives(id)
    }
  }

  // MARK: - What the user's surroundings do

  /// Wi-Fi is left for mobile data, or the other way round: the address changes, and transfers under way end.
  func switchNetwork() {
    connection.address &+= 1
    note(.addressChanged, by: .system, number: connection.address)
    cancelTransfers()
  }

  func setOffline(_ isOffline: Bool) {
    guard connection.isOffline != isOffline else { return }
    connection.isOffline = isOffline
    note(isOffline ? .connectionLost : .connectionBack, by: .system)
  }
}
