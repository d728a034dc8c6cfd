import CookieSync
import Cookies

/// One HTTP exchange of a client with the server.
struct Request {
  var client: TraceActor
  var endpoint: Endpoint
  /// The app's launch, or the page's generation, that sent it; answers to an earlier one reach nobody.
  var owner: Int32
  /// The network process that sent it, for a page's request: the exchange dies with it.
  var networkProcess: Int32 = 0
  var cookieField = HeaderRange()
  /// HTTP status; 0 while there is none.
  var status: Int32 = 0
  var setCookies: (HeaderRange, HeaderRange) = (HeaderRange(), HeaderRange())
  /// When the access token of the answer expires, as its body says (`expires_in`, RFC 6749, section 5.1).
  var accessExpiresAt: Int64 = 0
  /// The latest record of this exchange.
  var record: Int32 = -1
  /// Who waits for the answer: native code only.
  var continuation: UnsafeContinuation<NativeResponse, Never>?
  var receivedCookies: [Cookie] = []
  /// A page's repetition after a refresh is not repeated again.
  var isRetry = false
}

/// Where the endpoints live, and what matching needs to know of a request to each.
enum Endpoints {
  private static let host = "app.example"

  static func path(_ endpoint: Endpoint) -> String {
    switch endpoint {
    case .logIn: "/login"
    case .call: "/api/items"
    case .page: "/"
    case .refresh: "/session/refresh"
    case .logOut: "/session/logout"
    }
  }

  private static let urls: [RequestURL] = Endpoint.allCases.map {
    RequestURL(isSecure: true, host: host, path: path($0))
  }

  static let requestContexts: [RequestContext] = Endpoint.allCases.map {
    RequestContext(url: urls[Int($0.rawValue)], hasSafeMethod: $0 == .call || $0 == .page)
  }

  static let responseContexts: [ResponseContext] = urls.map { ResponseContext(url: $0) }
}

extension World {
  /// Writes the `Cookie` field of a request from a jar, and notes the request.
  func attachCookies(to id: Int32, from jar: inout CookieJar) {
    let endpoint = requests[Int(id)].endpoint
    var range = HeaderRange(start: Int32(headers.bytes.count), end: 0)
    _ = jar.appendCookieField(
      for: Endpoints.requestContexts[Int(endpoint.rawValue)], at: cookieTime, to: &headers.bytes)
    range.end = Int32(headers.bytes.count)
    requests[Int(id)].cookieField = range

    let isRefresh = endpoint == .refresh || endpoint == .logOut
    let token = endpoint == .logIn ? nil : presentedToken(in: range, isRefresh: isRefresh)
    requests[Int(id)].record = note(
      .requestSent, by: requests[Int(id)].client, cause: requests[Int(id)].record, request: id, endpoint: endpoint,
      name: isRefresh ? .refresh : .access, value: token.map { .token($0, isRefresh: isRefresh) } ?? .empty)
  }

  /// The number of the session token in a `Cookie` field.
  func presentedToken(in range: HeaderRange, isRefresh: Bool) -> Int32? {
    headers.bytes.withUnsafeBufferPointer { bytes in
      let field = UnsafeBufferPointer(rebasing: bytes[range.indices])
      let value = CookieFieldReader.value(of: isRefresh ? "refresh" : "access", in: field)
      return value.flatMap(TokenTexts.number)
    }
  }

  /// Applies the answer's `Set-Cookie` fields to a jar, in order; `body` gets each result with its field.
  func storeCookies(
    of id: Int32, in jar: inout CookieJar,
    each body: (StoreResult, UnsafeBufferPointer<UInt8>, ResponseContext) -> Void
  ) {
    let (first, second) = requests[Int(id)].setCookies
    storeCookie(first, of: id, in: &jar, body)
    storeCookie(second, of: id, in: &jar, body)
  }

  private func storeCookie(
    _ range: HeaderRange, of id: Int32, in jar: inout CookieJar,
    _ body: (StoreResult, UnsafeBufferPointer<UInt8>, ResponseContext) -> Void
  ) {
    guard !range.isEmpty else { return }
    let context = Endpoints.responseContexts[Int(requests[Int(id)].endpoint.rawValue)]
    headers.bytes.withUnsafeBufferPointer { bytes in
      let field = UnsafeBufferPointer(rebasing: bytes[range.indices])
      body(jar.store(field, from: context, at: cookieTime), field, context)
    }
  }

  // MARK: - Network

  /// The request is on its way to the server.
  func sendToServer(_ id: Int32) {
    schedule(.requestArrives(id), after: tape.duration(scenario.network.latency))
  }

  func requestArrives(_ id: Int32) {
    serve(id)
    let request = requests[Int(id)]
    if request.endpoint == .refresh, tape.chance(scenario.profile.faults.replyLoss) {
      note(.replyLost, by: .system, cause: request.record, request: id, endpoint: request.endpoint)
      requests[Int(id)].status = 0
      requests[Int(id)].accessExpiresAt = 0
      requests[Int(id)].setCookies = (HeaderRange(), HeaderRange())
      schedule(.replyArrives(id), after: tape.duration(scenario.network.timeout))
    } else {
      schedule(.replyArrives(id), after: tape.duration(scenario.network.latency))
    }
  }

  func replyArrives(_ id: Int32) {
    if requests[Int(id)].client == .native { nativeReplyArrives(id) } else { pageReplyArrives(id) }
  }

  /// The run ends, or the client is gone: nobody will see an answer.
  func abandonRequest(_ id: Int32) {
    let request = requests[Int(id)]
    requests[Int(id)].continuation = nil
    request.continuation?.resume(
      returning: NativeResponse(purpose: request.endpoint.purpose, status: nil, setCookies: []))
  }
}

extension Endpoint {
  var purpose: RequestPurpose {
    switch self {
    case .logIn: .logIn
    case .call, .page: .call
    case .refresh: .refresh
    case .logOut: .logOut
    }
  }
}
