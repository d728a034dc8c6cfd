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
    sendToServer(id)
  }

  func nativeReplyArrives(_ id: Int32) {
    let answered = requests[Int(id)]
    guard answered.owner == app.launch else { return abandonRequest(id) }
    requests[Int(id)].record = note(
      .responseReceived, by: .native, cause: answered.record, request: id, number: answered.status,
      endpoint: answered.endpoint)
    receiveNatively(id)
    if followRedirect(id, from: &native.jar) { return }
    if answered.accessExpiresAt > 0 { scheduleNativeExpiry(at: answered.accessExpiresAt) }
    schedule(.nativeCompletes(id), after: tape.duration(scenario.profile.timing.nativeCompletion))
  }

  /// Stores the answer's cookies, unless the session has no store, and keeps them for the app.
  private func receiveNatively(_ id: Int32) {
    guard requests[Int(id)].store == .native else { return }
    defer { if scenario.profile.faults.foldedFieldIsSplitAtCommas { splitReceivedCookies(of: id) } }
    storeCookies(of: id, in: &native.jar) { result, field, context in
      apply(result, to: .native, by: .native, cause: requests[Int(id)].record)
      if let cookie = result.cookie ?? (try? CookieJar().cookie(in: field, from: context, at: cookieTime)) {
        requests[Int(id)].receivedCookies.append(cookie)
      }
    }
  }

  private func splitReceivedCookies(of id: Int32) {
    let request = requests[Int(id)]
    let context = EndpointContexts.firstParty.responses[Int(request.endpoint.rawValue)]
    requests[Int(id)].receivedCookies = splitAtCommas([request.setCookies.0, request.setCookies.1], from: context)
  }

  func nativeCompletes(_ id: Int32) {
    let request = requests[Int(id)]
    guard request.owner == app.launch else { return abandonRequest(id) }
    requests[Int(id)].continuation = nil
    requests[Int(id)].receivedCookies = []
    let response = NativeResponse(
      purpose: request.target.purpose, status: request.status == 0 ? nil : Int(request.status),
      setCookies: request.receivedCookies)
    request.continuation?.resume(returning: NativeAnswer(response: response, request: id))
  }

  // MARK: - Expiry

  /// Sets native code's timer for the expiry of the access token that it knows of.
  func scheduleNativeExpiry(at time: Int64) {
    guard scenario.app.nativeRefreshesAtExpiry, time != app.nativeExpiryScheduledFor else { return }
    app.nativeExpiryScheduledFor = time
    schedule(.nativeTokenExpires(launch: app.launch), at: max(now, time) + tape.duration(scenario.app.refreshJitter))
  }

  /// Native code looks at its cookies before it acts: another side may have renewed them meanwhile, or have logged out.
  func nativeTokenExpires(launch: Int32) {
    guard launch == app.launch, app.nativeExpiryScheduledFor <= now else { return }
    let cookies = native.jar.cookies
    let access = cookies.first { $0.name == SessionCookie.access }
    if let expires = access?.expires, expires > cookieTime {
      scheduleNativeExpiry(at: runTime(expires))
    } else if app.nativeHasGivenUp {
      return
    } else if cookies.contains(where: { $0.name == SessionCookie.refresh }) {
      app.shell?.renewSession()
    }
  }
}
