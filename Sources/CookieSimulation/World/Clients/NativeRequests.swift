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
    let (id, heldBack) = (newRequest(request), now - begun)
    let way = drawn(scenario.profile.timing.nativeRequest)
    if way == .none { return nativeRequestLeaves(id, heldBack: heldBack) }
    headers.asked.append((id, now))
    schedule(.nativeRequestLeaves(id, heldBack: heldBack), after: way)
  }

  /// It takes the cookies of this moment, not of the call's: `URLSession` adds them on a queue of its own, as it sets out.
  func nativeRequestLeaves(_ id: Int32, heldBack: Int64) {
    guard requests[Int(id)].owner == app.launch else { return abandonRequest(id) }
    attachCookies(to: id, from: &native.jar, heldBackSince: now - heldBack)
    sendToServer(id)
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
    schedule(.nativeCompletes(id), after: completionTime(of: id))
  }

  /// How long after an answer's arrival the app hears of it.
  private func completionTime(of id: Int32) -> Delay {
    if let time = scenario.profile.timing.nativeCookieResponse, !receivedCookies[Int(id)].isEmpty {
      return drawn(time)
    }
    return drawn(scenario.profile.timing.nativeCompletion)
  }

  /// Stores the answer's cookies, unless the session has no store, and keeps them for the app.
  private func receiveNatively(_ id: Int32) {
    guard requests[Int(id)].store == .native else { return }
    defer { if scenario.profile.faults.foldedFieldIsSplitAtCommas { splitReceivedCookies(of: id) } }
    storeCookies(of: id, in: &native.jar) { result, field, context in
      switch result {
      case .inserted(let cookie), .replaced(_, let cookie):
        // As `apply` does, which would copy the cookie once more.
        note(.cookieWritten, by: .native, of: cookie, store: .native, cause: requests[Int(id)].record)
        keep(cookie, receivedBy: id)
      case .deleted, .ignored:
        apply(result, to: .native, by: .native, cause: requests[Int(id)].record)
        guard let cookie = try? CookieJar().cookie(in: field, from: context, at: cookieTime) else { return }
        keep(cookie, receivedBy: id)
      }
    }
  }

  private func keep(_ cookie: consuming Cookie, receivedBy id: Int32) {
    noteExpiry(of: cookie)
    // Most answers set none or the session's two.
    if receivedCookies[Int(id)].isEmpty { receivedCookies[Int(id)].reserveCapacity(2) }
    receivedCookies[Int(id)].append(consume cookie)
  }

  private func splitReceivedCookies(of id: Int32) {
    let request = requests[Int(id)]
    let context = nativeContexts.response(request.endpoint)
    receivedCookies[Int(id)] = splitAtCommas(
      [request.setCookies.0, request.setCookies.1] + headers.fields[request.bystanders.indices], from: context)
  }

  func nativeCompletes(_ id: Int32) {
    let request = requests[Int(id)]
    guard request.owner == app.launch else { return abandonRequest(id) }
    requests[Int(id)].continuation = nil
    var cookies: [Cookie] = []
    swap(&cookies, &receivedCookies[Int(id)])
    let purpose = purpose(of: request)
    let response = isCancelledAtHeader(request) ? .cancelled(purpose) : response(to: request, setting: cookies)
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
    if let expiry = nativeCookie(named: SessionCookie.access).flatMap(expiry), !hasCome(expiry) {
      scheduleNativeExpiry(at: expiry)
    } else if app.nativeHasGivenUp {
      return
    } else if nativeStoreHas(SessionCookie.refresh) {
      app.shell?.renewSession()
    }
  }

  /// When a cookie expires; nil for a session cookie.
  private func expiry(of cookie: Cookie) -> Deadline? {
    guard let expires = cookie.expires else { return nil }
    return cookieExpiries[cookie]?.deadline ?? Deadline(time: runTime(expires))
  }
}
