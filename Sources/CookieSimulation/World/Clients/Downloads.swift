import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSync
import Cookies

extension DownloadOrder {
  /// What a strategy is told of a request for this target.
  func purpose(of target: Endpoint) -> RequestPurpose {
    target == .download && means == .background ? .backgroundDownload : target.purpose
  }

  /// Whether a client with these checks takes the answer for what it wanted.
  func accepts(status: Int32, content: Content, isCut: Bool) -> Bool {
    switch validation {
    case .none: true
    case .error: status != 0
    case .status: (200..<300).contains(status)
    case .mime: (200..<300).contains(status) && (content == .genuine || (content.isPage && file != .pdf))
    case .marker: (200..<300).contains(status) && content == .genuine && !isCut
    }
  }
}

extension Content {
  fileprivate var isPage: Bool { self == .loginPage || self == .otherPage }
}

/// What a client made of one attempt.
enum FetchOutcome: Equatable {
  case accepted
  /// It looks like a missing session.
  case refused
  /// With the request that failed; -1 for none.
  case failed(request: Int32)
  /// The app has cancelled this request, since the device's address has changed.
  case cancelled(request: Int32)
}

extension World {
  /// The orders of a scenario's script, each once, after one that stands for no download.
  static func orders(in program: [ScriptInstruction]) -> [DownloadOrder] {
    var orders = [DownloadOrder()]
    for instruction in program {
      switch instruction {
      case .download(let order, _) where !orders.contains(order): orders.append(order)
      case .showDocument(let order) where !orders.contains(order): orders.append(order)
      default: break
      }
    }
    return orders
  }

  func order(of request: Request) -> DownloadOrder { orders[Int(request.order)] }

  /// What the app wants with a request.
  func purpose(of request: Request) -> RequestPurpose {
    // The order is asked, and copied for it, where it says something.
    request.target == .download ? orders[Int(request.order)].purpose(of: .download) : request.target.purpose
  }

  /// The order's place in ``orders``.
  func number(of order: DownloadOrder) -> Int32 { Int32(orders.firstIndex(of: order) ?? 0) }

  /// Sends a download for the shell of the current launch.
  ///
  /// - Parameters:
  ///   - header: cookies to send by a session without a store, nil for the native store's.
  ///   - resumed: the request whose transfer is gone on with, by its headers; -1 for none.
  func sendDownload(
    _ order: DownloadOrder, from address: Endpoint, header: [Cookie]?, resuming resumed: Int32, wantedAt begun: Int64,
    continuation: UnsafeContinuation<NativeAnswer, Never>
  ) {
    let kind: ClientKind =
      switch order.means {
      case .foreground, .webView: .foregroundDownload
      case .background: .backgroundDownload
      case .page: .handedOverDownload
      }
    var request = Request(client: .native, kind: kind, endpoint: address, owner: app.launch)
    request.order = number(of: order)
    request.continuation = continuation
    noteWait(continuation)
    let id = newRequest(request)
    if let header { attachHeader(to: id, header) }
    if resumed >= 0 {
      requests[Int(id)].isResumed = true
      requests[Int(id)].cookieField = requests[Int(resumed)].cookieField
    }
    attachCookies(to: id, from: &native.jar, heldBackSince: begun)
    // The system starts a background task when it sees fit; its cookies are those of now (D9).
    sendToServer(id, after: kind == .backgroundDownload ? drawn(scenario.app.backgroundStartDelay) : .none)
  }

  /// How long the body takes, once the server has sent the header.
  func transferTime(of id: Int32) -> Delay {
    let request = requests[Int(id)]
    guard request.endpoint == .download, request.content == .genuine else { return .none }
    return drawn(order(of: request).transfer)
  }

  /// D7: the key in the address was made for another network address, and the transfer ended with the change. Called when
  /// the last of the answer comes: what changes later does it no harm.
  func noteCut(of id: Int32) {
    let request = requests[Int(id)]
    guard request.content == .genuine, request.endpoint == .download, scenario.policy.keysAreBoundToAddress,
      request.address != connection.address
    else { return }
    requests[Int(id)].isCut = true
    note(.transferCut, by: .system, cause: request.record, request: id, endpoint: request.endpoint)
  }

  /// D13: the delegate has seen the header, and wants nothing more of the answer.
  func isCancelledAtHeader(_ request: Request) -> Bool {
    guard request.order > 0 || request.target == .document, request.status != 0 else { return false }
    let order = order(of: request)
    return order.cancelsAtHeader && !order.accepts(status: request.status, content: request.content, isCut: false)
  }

  /// What a web view has downloaded itself (`WKDownload`). False for an answer that is no content for the app, which the page
  /// then deals with.
  func webViewKeeps(_ id: Int32) -> Bool {
    let request = requests[Int(id)]
    let order = order(of: request)
    guard request.target == .download, order.means == .webView, request.status != 401, request.isAnswered,
      order.accepts(status: request.status, content: request.content, isCut: request.isCut)
    else { return false }
    believe(request, id, .download)
    return true
  }

  /// Ends the transfers that the app begins anew or resumes when the device's address changes; their requests reach nobody.
  func cancelTransfers() {
    for id in requests.indices {
      let request = requests[id]
      guard let continuation = request.continuation, request.order > 0, request.owner == app.launch,
        order(of: request).onAddressChange != .goesOn, trace.records[Int(request.record)].kind != .responseReceived
      else { continue }
      requests[id].continuation = nil
      requests[id].owner = -1
      var cancelled = request
      cancelled.isCancelled = true
      cancelled.continuation = continuation
      cancelled.status = 0
      cancelled.content = .nothing
      cancelled.record = note(
        .transferCancelled, by: .native, cause: request.record, request: Int32(id), endpoint: request.endpoint)
      schedule(.nativeCompletes(newRequest(cancelled)), after: drawn(scenario.profile.timing.nativeCompletion))
    }
  }

  /// False if the address was another one by the time it was fetched (D2).
  private func handedOver(_ request: Request, _ target: Endpoint) -> Bool { request.target == target }

  /// The client does without it. That its content came whole it does not know.
  func clientFails(_ id: Int32, _ target: Endpoint) {
    let record = id < 0 ? -1 : requests[Int(id)].record
    note(.clientFailed, by: .native, cause: record, request: id, endpoint: target)
  }

  /// What the client makes of an answer, noted with what it believes.
  ///
  /// - Parameter completedAt: when the task's completion handler ran.
  func judge(_ answer: NativeAnswer, of order: DownloadOrder, target: Endpoint, completedAt: Int64) -> FetchOutcome {
    guard answer.request >= 0 else { return .failed(request: -1) }
    let request = requests[Int(answer.request)]
    if request.isCancelled { return .cancelled(request: answer.request) }
    let content = handedOver(request, target) ? request.content : .otherPage
    guard order.accepts(status: request.status, content: content, isCut: request.isCut) else {
      return request.status == 401 || request.content == .loginPage
        ? .refused : .failed(request: answer.request)
    }
    if order.readsMovedFile, request.kind != .handedOverDownload { return .failed(request: answer.request) }
    if order.movesFileLate, moment > completedAt {
      note(.fileLost, by: .native, cause: request.record, request: answer.request, endpoint: target)
    }
    believe(request, answer.request, target)
    return .accepted
  }

  /// The client takes an answer for what it wanted.
  private func believe(_ request: Request, _ id: Int32, _ target: Endpoint) {
    note(.clientSucceeded, by: .native, cause: request.record, request: id, endpoint: target, client: request.kind)
  }
}
