import CookieDiagnosis
import CookieScenarios
import CookieSync
import Cookies

/// Answers that are not the server's, and requests that reach nobody.
extension World {
  /// What a request that is on its way meets, if anything.
  func trouble(of id: Int32) -> Trouble? {
    let endpoint = requests[Int(id)].endpoint
    guard endpoint != .otherSite else { return nil }
    if let trouble = connection.trouble { return trouble }
    guard scenario.network.troubleStrikes == .all || endpoint == .refresh else { return nil }
    return strikes(scenario.network.troublePerRequest) ? scenario.network.trouble : nil
  }

  /// The request gets this in place of its answer; nothing of it reaches the session.
  func strike(_ id: Int32, with trouble: Trouble) {
    let request = requests[Int(id)]
    requests[Int(id)].record = note(
      .requestStruck, by: trouble.isOfServer ? .server : .system, cause: request.record, request: id,
      number: trouble.status, endpoint: request.endpoint)
    dropAnswer(id)
    requests[Int(id)].status = trouble.status
    requests[Int(id)].isForeign = trouble == .captivePortal
    switch trouble {
    case .unavailable, .tooManyRequests, .serverError, .captivePortal:
      requests[Int(id)].content = .otherPage
      if trouble.isOfServer { requests[Int(id)].content = .error }
      schedule(.replyArrives(id), after: drawn(scenario.network.latency))
    case .timeout: schedule(.replyArrives(id), after: drawn(scenario.network.timeout))
    case .noSuchHost: schedule(.replyArrives(id), after: .none)
    }
  }

  /// An answer as native code sees it.
  func response(to request: Request, setting cookies: [Cookie]) -> NativeResponse {
    let isBusy = request.status == 429 || request.status == 503
    return NativeResponse(
      purpose: purpose(of: request), status: request.status == 0 ? nil : Int(request.status), setCookies: cookies,
      error: request.status == 401 ? request.target == .refresh ? "invalid_grant" : "invalid_token" : nil,
      mediaType: request.isForeign ? "text/html" : nil,
      retryAfter: isBusy ? .seconds(scenario.network.retryAfterSeconds) : nil)
  }

  func setTrouble(_ trouble: Trouble?) {
    guard connection.trouble != trouble else { return }
    connection.trouble = trouble
    note(
      trouble == nil ? .troubleEnded : .troubleBegan, by: .system,
      number: Int32(trouble.flatMap(Trouble.allCases.firstIndex) ?? 0))
  }
}

extension Request {
  /// True for an answer of the session's server to what was asked.
  var isAnswered: Bool { status != 0 && !isForeign }

  /// What the answer to a refresh means.
  var refreshOutcome: RefreshOutcome {
    guard isAnswered else { return .unanswered }
    switch status {
    case 200: return .renewed
    case 400, 401: return .refused
    default: return .unanswered
    }
  }
}
