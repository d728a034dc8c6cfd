import CookieDiagnosis
import CookieSync
import Cookies

/// `URLSession`: requests carry the native store's cookies, and an answer's cookies are stored before the app hears of
/// it.
extension World {
  /// Sends a request for the shell of the current launch.
  func sendNative(
    _ endpoint: Endpoint, wantedAt begun: Int64, continuation: UnsafeContinuation<NativeAnswer, Never>
  ) {
    var request = Request(client: .native, kind: .dataTask, endpoint: endpoint, owner: app.launch)
    request.continuation = continuation
    noteWait(continuation)
    let id = newRequest(request)
    attachCookies(to: id, from: &native.jar, heldBackSince: begun)
    sendToServer(id, after: tape.duration(scenario.profile.timing.nativeRequest))
  }

  func nativeReplyArrives(_ id: Int32) {
    let answered = requests[Int(id)]
    guard answered.owner == app.launch else { return abandonRequest(id) }
    requests[Int(id)].record = note(
      .responseReceived, by: .native, cause: answered.record, request: id, number: answered.status,
      endpoint: answered.endpoint)
    noteCut(of: id)
    receiveNatively(id)
    if followRedirect(id, from: &native.jar) { return }
    if answered.accessExpiresAt.time > 0 { scheduleNativeExpiry(at: answered.accessExpiresAt) }
    let timing = scenario.profile.timing
    let setsCookies = !requests[Int(id)].receivedCookies.isEmpty
    let completion = (setsCookies ? timing.nativeCookieResponse : nil) ?? timing.nativeCompletion
    schedule(.nativeCompletes(id), after: tape.duration(completion))
  }

  /// Stores the answer's cookies, unless the session has no store, and keeps them for the app.
  private func receiveNatively(_ id: Int32) {
    guard requests[Int(id)].store == .native else { return }
    defer { if scenario.profile.faults.foldedFieldIsSplitAtCommas { splitReceivedCookies(of: id) } }
    storeCookies(of: id, in: &native.jar) { result, field, context in
      apply(result, to: .native, by: .native, cause: requests[Int(id)].record)
      if let cookie = result.cookie ?? (try? CookieJar().cookie(in: field, from: context, at: cookieTime)) {
        noteExpiry(of: cookie)
        requests[Int(id)].receivedCookies.append(cookie)
      }
    }
  }

  private func splitReceivedCookies(of id: Int32) {
    let request = requests[Int(id)]
    let context = nativeContexts.responses[Int(request.endpoint.rawValue)]
    requests[Int(id)].receivedCookies = splitAtCommas(
      [request.setCookies.0, request.setCookies.1] + headers.fields[request.bystanders.indices], from: context)
  }

  func nativeCompletes(_ id: Int32) {
    let request = requests[Int(id)]
    guard request.owner == app.launch else { return abandonRequest(id) }
    requests[Int(id)].continuation = nil
    requests[Int(id)].receivedCookies = []
    let purpose = order(of: request).purpose(of: request.target)
    let response = isCancelledAtHeader(request) ? .cancelled(purpose) : response(to: request)
    request.continuation?.resume(returning: NativeAnswer(response: response, request: id))
  }

  // MARK: - Expiry

  /// Sets native code's timer for the expiry of the access token that it knows of.
  func scheduleNativeExpiry(at expiry: Deadline) {
    guard scenario.app.nativeRefreshesAtExpiry, expiry != app.nativeExpiryScheduledFor else { return }
    app.nativeExpiryScheduledFor = expiry
    schedule(.nativeTokenExpires(launch: app.launch), at: expiry, jitter: scenario.app.refreshJitter)
  }

  /// Native code looks at its cookies before it acts: another side may have renewed them meanwhile, or have logged out.
  func nativeTokenExpires(launch: Int32) {
    guard launch == app.launch, hasCome(app.nativeExpiryScheduledFor) else { return }
    let cookies = native.jar.cookies
    let access = cookies.first { $0.name == SessionCookie.access }
    if let expiry = access.flatMap(expiry), !hasCome(expiry) {
      scheduleNativeExpiry(at: expiry)
    } else if app.nativeHasGivenUp {
      return
    } else if cookies.contains(where: { $0.name == SessionCookie.refresh }) {
      app.shell?.renewSession()
    }
  }

  /// When a cookie expires; nil for a session cookie.
  private func expiry(of cookie: Cookie) -> Deadline? {
    guard let expires = cookie.expires else { return nil }
    return cookieExpiries[cookie]?.deadline ?? Deadline(time: runTime(expires))
  }
}
