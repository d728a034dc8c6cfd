import CookieDiagnosis
import CookieSync
import Cookies

/// What an answer's body holds.
enum Content: UInt8 {
  case nothing
  /// What the request asked for.
  case genuine
  /// A login page under the address of what was asked for.
  case loginPage
  case error
  /// The right answer to another question: a page.
  case otherPage
}

/// What native code hears of its request.
struct NativeAnswer {
  var response: NativeResponse
  /// The request, or -1 if it was never sent.
  var request: Int32 = -1
}

/// One HTTP exchange of a client with the server, redirects included.
///
/// Plain memory: it is copied with each of its steps, and counts no references then.
struct Request {
  var client: TraceActor
  var kind: ClientKind
  /// Where it goes now; redirects change it.
  var endpoint: Endpoint
  /// What was asked for.
  let target: Endpoint
  /// The app's launch, or the page's generation, that sent it; answers to an earlier one reach nobody.
  var owner: Int32
  /// The network process that sent it, for a page's request: the exchange dies with it.
  var networkProcess: Int32 = 0
  var cookieField = HeaderRange()
  /// The number of the session token in it, since the request was sent, and which of the two was looked for.
  var token: Int32?
  var tokenIsRefresh: Bool?
  /// HTTP status; 0 while there is none.
  var status: Int32 = 0
  var setCookies: (HeaderRange, HeaderRange) = (HeaderRange(), HeaderRange())
  /// The answer's `Set-Cookie` fields that are not the session's.
  var bystanders = HeaderRange()
  /// The header that has to match a cookie, by number; 0 for none.
  var antiForgery: Int32 = 0
  /// When the access token of the answer expires, as its body says (`expires_in`, RFC 6749, section 5.1).
  var accessExpiresAt = Deadline.never
  /// The latest record of this exchange.
  var record: Int32 = -1
  /// What the body of the answer holds.
  var content = Content.nothing
  /// True if the answer is not the server's, whatever its status says.
  var isForeign = false
  /// Where a redirect leads; the client follows it.
  var location: Endpoint?
  /// True if the app wrote `cookieField` itself, so that every redirect carries it along (F40).
  var hasStaticHeader = false
  /// A login in the system's browser ends with a code for native code.
  var handsOver = false
  /// True if native code makes it for the page.
  var isProxied = false
  /// The client's network address, by number, when the request set out.
  var address: Int32 = 0
  /// The way to the page leads over another site.
  var passesOtherSite = false
  /// What is to be downloaded: a place in ``World/orders``, since most requests download nothing and all are copied.
  var order: Int32 = 0
  /// Who waits for the answer: native code only.
  var continuation: UnsafeContinuation<NativeAnswer, Never>?
  /// Who waits for a hidden web view.
  var hiddenContinuation: UnsafeContinuation<RefreshOutcome, Never>?
  /// It goes on where an earlier transfer ended, with the headers of that one (D17).
  var isResumed = false
  /// The app has cancelled the transfer that it stands for.
  var isCancelled = false
  /// D7: the transfer ended with a change of the network address.
  var isCut = false
  /// A page's repetition after a refresh is not repeated again.
  var isRetry = false

  init(client: TraceActor, kind: ClientKind, endpoint: Endpoint, owner: Int32) {
    self.client = client
    self.kind = kind
    self.endpoint = endpoint
    target = endpoint
    self.owner = owner
  }
}

extension Request {
  /// Whose store its cookies come from and go to; nil if it has none.
  var store: StoreName? {
    switch kind {
    case .dataTask, .foregroundDownload, .backgroundDownload, .sdk, .appExtension: .native
    case .pageNavigation, .pageFetch: isProxied ? .native : .web
    case .hiddenWebView: .web
    case .serviceWorker: isProxied ? .native : .web
    case .handedOverDownload: hasStaticHeader ? nil : .native
    case .systemBrowser, .oldDevice: nil
    }
  }
}

extension Request {
  enum Renewal {
    /// Its tokens are refused: they are to be renewed.
    case isDue
    /// They are renewed: the call that was refused can be repeated.
    case isDone
  }

  /// What the answer means for a client that renews its session by itself; nil if there is nothing to do.
  var renewal: Renewal? {
    switch (target, status) {
    case (.refresh, 200) where isAnswered: .isDone
    case (.call, 401) where isAnswered && !isRetry: .isDue
    default: nil
    }
  }
}

extension World {
  /// Adds a request and returns its number.
  func newRequest(_ request: Request) -> Int32 {
    requests.append(request)
    receivedCookies.append([])
    return Int32(requests.count - 1)
  }

  /// Writes the `Cookie` field of a request from a jar, and notes the request.
  ///
  /// - Parameter heldBackSince: when the client wanted to send it; the strategy had its turn first.
  func attachCookies(to id: Int32, from jar: inout CookieJar, heldBackSince begun: Int64? = nil) {
    let endpoint = requests[Int(id)].endpoint
    if !requests[Int(id)].hasStaticHeader, !requests[Int(id)].isResumed {
      let isOfWeb = requests[Int(id)].store == .web
      let time = timeWithoutExpired(in: &jar)
      var range = HeaderRange(start: Int32(headers.bytes.count), end: 0)
      if isOfWeb {
        pageContexts.withRequest(endpoint) { $0.appendCookieField(of: &jar, at: time, to: &headers.bytes) }
      } else {
        nativeContexts.withRequest(endpoint) { $0.appendCookieField(of: &jar, at: time, to: &headers.bytes) }
      }
      range.end = Int32(headers.bytes.count)
      requests[Int(id)].cookieField = range
    }
    attachAntiForgeryToken(to: id)
    noteSent(id, heldBackSince: begun)
  }

  /// Writes a static `Cookie` field, as an app does that sets the header itself.
  func attachHeader(to id: Int32, _ cookies: [Cookie]) {
    let start = Int32(headers.bytes.count)
    for (index, cookie) in cookies.enumerated() {
      if index > 0 { headers.bytes.append(contentsOf: "; ".utf8) }
      headers.bytes.append(contentsOf: cookie.name.utf8)
      headers.bytes.append(UInt8(ascii: "="))
      headers.bytes.append(contentsOf: cookie.value.utf8)
    }
    requests[Int(id)].cookieField = HeaderRange(start: start, end: Int32(headers.bytes.count))
    requests[Int(id)].hasStaticHeader = true
  }

  /// The same for a load of a web view, which may not take it.
  func attachHeaderToLoad(_ id: Int32, _ cookies: [Cookie]) {
    guard !cookies.isEmpty else { return }
    guard scenario.profile.faults.loadHeaderIsDropped else { return attachHeader(to: id, cookies) }
    let load = Int(requests[Int(id)].record)
    attachHeader(to: id, cookies)
    let dropped = requests[Int(id)].cookieField
    for isRefresh in [true, false] {
      guard trace.records[load].value.isEmpty, let token = presentedToken(in: dropped, isRefresh: isRefresh) else {
        continue
      }
      trace.records[load].name = isRefresh ? .refresh : .access
      trace.records[load].value = .token(token, isRefresh: isRefresh)
    }
    (requests[Int(id)].cookieField, requests[Int(id)].hasStaticHeader) = (HeaderRange(), false)
  }

  func noteSent(_ id: Int32, heldBackSince begun: Int64? = nil) {
    let isRefresh = requests[Int(id)].endpoint == .refresh || requests[Int(id)].endpoint == .logOut
    requests[Int(id)].address = connection.address
    requests[Int(id)].token = presentedToken(in: requests[Int(id)].cookieField, isRefresh: isRefresh)
    requests[Int(id)].tokenIsRefresh = isRefresh
    let request = requests[Int(id)]
    let token = request.endpoint == .logIn ? nil : request.token
    let delay = begun.map { (now - $0) / 1_000 } ?? 0
    requests[Int(id)].record = note(
      .requestSent, by: request.client, cause: request.record, request: id,
      number: Int32(clamping: delay), endpoint: request.endpoint,
      name: isRefresh ? .refresh : .access, value: token.map { .token($0, isRefresh: isRefresh) } ?? .empty,
      client: request.kind)
    trace.records[Int(requests[Int(id)].record)].hasOwnHeader = request.hasStaticHeader || request.isProxied
    headers.sent.append((requests[Int(id)].record, request.cookieField))
  }

  /// The number of the session token in the `Cookie` field of a request that has been sent.
  func presentedToken(of id: Int32, isRefresh: Bool) -> Int32? {
    let request = requests[Int(id)]
    return request.tokenIsRefresh == isRefresh
      ? request.token : presentedToken(in: request.cookieField, isRefresh: isRefresh)
  }

  /// The number of the session token in a `Cookie` field.
  func presentedToken(in range: HeaderRange, isRefresh: Bool) -> Int32? {
    // To lend the only owner's memory counts no references.
    headers.bytes.withUnsafeMutableBufferPointer { bytes in
      let field = UnsafeBufferPointer(rebasing: bytes[range.indices])
      let name: StaticString = isRefresh ? "refresh" : "access"
      let value = CookieFieldReader.value(of: name, in: field)
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
    for place in requests[Int(id)].bystanders.indices { storeCookie(headers.fields[place], of: id, in: &jar, body) }
  }

  private func storeCookie(
    _ range: HeaderRange, of id: Int32, in jar: inout CookieJar,
    _ body: (StoreResult, UnsafeBufferPointer<UInt8>, ResponseContext) -> Void
  ) {
    guard !range.isEmpty else { return }
    let endpoint = requests[Int(id)].endpoint
    if requests[Int(id)].store == .web {
      pageContexts.withResponse(endpoint) { storeCookie(range, of: id, from: $0, in: &jar, body) }
    } else {
      nativeContexts.withResponse(endpoint) { storeCookie(range, of: id, from: $0, in: &jar, body) }
    }
  }

  @inline(__always)
  private func storeCookie(
    _ range: HeaderRange, of id: Int32, from place: EndpointContexts.Place<ResponseContext>, in jar: inout CookieJar,
    _ body: (StoreResult, UnsafeBufferPointer<UInt8>, ResponseContext) -> Void
  ) {
    headers.bytes.withUnsafeBufferPointer { bytes in
      let field = UnsafeBufferPointer(rebasing: bytes[range.indices])
      let before = cookiesAtLimit(of: jar)
      let result = storeAdjusted(field, from: place.context, in: &jar)
      // Most runs have nothing to look for in the cookie, and need no copy of it.
      if isScheduled || crowd.tokenName != nil || before != nil, let cookie = result.cookie {
        noteExpiry(of: cookie)
        noteAntiForgeryToken(cookie, for: id)
        if let before { noteEvictions(before, jar, from: requests[Int(id)].store) }
      }
      body(result, field, place.context)
    }
  }

  /// Sends a redirected request on to where it was pointed. False if it was not redirected.
  ///
  /// The cookies of the redirecting answer are in the store by now; the final answer does not show them (F39).
  func followRedirect(_ id: Int32, from jar: inout CookieJar) -> Bool {
    guard let location = requests[Int(id)].location else { return false }
    requests[Int(id)].location = nil
    requests[Int(id)].endpoint = location
    requests[Int(id)].setCookies = (HeaderRange(), HeaderRange())
    requests[Int(id)].bystanders = HeaderRange()
    receivedCookies[Int(id)] = []
    attachCookies(to: id, from: &jar)
    sendToServer(id)
    return true
  }

  /// Lets go of an exchange that nobody waits for any more.
  func abandonRequest(_ id: Int32) {
    let request = requests[Int(id)]
    requests[Int(id)].continuation = nil
    requests[Int(id)].hiddenContinuation = nil
    let calls = [
      request.hiddenContinuation.map(ParkedCall.refresh),
      request.continuation.map { ParkedCall.response(purpose(of: request), $0) },
    ]
    // In a scheduled run code of a launch that is over stands still: what it does changes nothing, but its jobs would be
    // among those that the schedule chooses from.
    for case let call? in calls { if isScheduled, !isFinished { parkedCalls.append(call) } else { call.resume() } }
  }
}

extension Endpoint {
  var purpose: RequestPurpose {
    switch self {
    case .logIn: .logIn
    case .call, .page, .landing, .loginPage, .otherSite: .call
    case .refresh: .refresh
    case .logOut: .logOut
    case .document: .document
    case .download: .download
    }
  }
}
