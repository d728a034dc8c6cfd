@testable import CookieDiagnosis

/// F61: what was taken for a refusal, and what was none since a refusal or a login's answer had been heard. F56 and F46, which
/// the check of chains refused where others had a part in the run.
extension FalseCauseTests {
  static let ofTrouble = [
    Case(
      testDescription: "a refresh gets a 503, and its client shows the login page", expected: .troubleTakenForRefusal,
      not: .twoJars,
      trace: login(native: true, web: true) + [
        sent(1, by: .native, 1), struck(1), answered(1, by: .native, 503), again(.native),
      ]),
    Case(
      testDescription: "of two refreshes both get a 503", expected: .troubleTakenForRefusal, not: .twoJars,
      trace: login(native: true, web: true) + [
        sent(1, by: .native, 1), sent(2, by: .native, 1), struck(1), struck(2), answered(1, by: .native, 503),
        answered(2, by: .native, 503), again(.native),
      ]),
    Case(
      testDescription: "of two refreshes one gets a 503, and the other a refusal that its client hears",
      expected: .twoJars, not: .troubleTakenForRefusal,
      trace: login(native: true, web: true) + exchange(by: .page, 1, of: 1, for: 3) + [
        sent(2, by: .native, 1), sent(3, by: .native, 1), refused(2, 1, .reused), revoked(1), struck(3),
        answered(2, by: .native, 401), answered(3, by: .native, 503), again(.native),
      ]),
    Case(
      testDescription: "a refresh for the page gets a 503, and native code that asked hears a refusal of another",
      expected: .twoJars, not: .troubleTakenForRefusal,
      trace: login(native: true, web: true) + exchange(by: .page, 1, of: 1, for: 3) + [
        sent(2, by: .native, 1), sent(3, by: .native, 1), refused(2, 1, .reused), revoked(1), struck(3),
        answered(2, by: .native, 401), answered(3, by: .native, 503), again(.page),
      ]),
    Case(
      testDescription: "the answer to a login comes before the 503 to a refresh of the session before",
      expected: .lateRefusal, not: .troubleTakenForRefusal,
      trace: login(native: true, web: false) + [call(1), sent(2, by: .native, 1)]
        + login(native: true, web: false, session: 1, request: 3, token: 3) + [
          record(.tokenRefused, by: .server, 2, reason: .revoked, request: 1, name: .access), struck(2),
          answered(2, by: .native, 503),
          record(.responseReceived, by: .native, number: 401, request: 1, endpoint: .call), again(.native),
        ]),
    Case(
      testDescription: "the page has given up, and a worker of its refreshes once more", expected: .givenUp,
      not: .troubleTakenForRefusal,
      trace: login(native: true, web: true) + [
        record(.connectionLost, by: .system), sent(1, by: .page, 1), answered(1, by: .page, 0),
        record(.refreshGivenUp, by: .page),
        record(.requestSent, by: .page, 1, request: 2, client: .serviceWorker), answered(2, by: .page, 0),
        again(.page),
      ]),
    Case(
      testDescription: "native code has given up, and refreshes once more for the page", expected: .givenUp,
      not: .troubleTakenForRefusal,
      trace: login(native: true, web: true) + [
        record(.connectionLost, by: .system), sent(1, by: .native, 1), answered(1, by: .native, 0),
        record(.refreshGivenUp, by: .native), record(.bridgeCallArrived, by: .native), sent(2, by: .native, 1),
        answered(2, by: .native, 0), record(.bridgeReply, by: .native), again(.native),
      ]),
    Case(
      testDescription: "native code has given up, and its store keeps back what a refresh would bring anew",
      expected: .otherSite, not: .givenUp,
      trace: login(native: true, web: true) + [
        record(.tokenIssued, by: .server, 2, request: 0, name: .access),
        record(.cookieWritten, by: .native, 2, store: .native, name: .access), record(.connectionLost, by: .system),
        record(.refreshGivenUp, by: .native),
        record(.requestSent, by: .native, request: 1, endpoint: .call, name: .access),
        record(.tokenRefused, by: .server, number: -1, reason: .missing, request: 1, name: .access),
        record(.responseReceived, by: .native, number: 401, request: 1, endpoint: .call), again(.native),
      ]),
    Case(
      testDescription: "what script wrote to the native store comes to the page's after it was missed there",
      expected: .patchedScript, not: .pushedBack,
      trace: login(native: false, web: false) + [
        record(.cookieWritten, by: .page, 1, store: .native, cause: 2), sent(2, by: .page, nil, .logOut),
        logOutAnswered(by: .page), read(.native, 1), written(1, to: .web, by: .native), sent(3, by: .page, 1),
        accepted(3, 1),
      ], isResurrected: true),
    Case(
      testDescription: "what script wrote to the native store is missing in a page that is loaded later",
      expected: .patchedScript, not: .droppedByStrategy,
      trace: login(native: false, web: false) + [
        record(.cookieWritten, by: .page, 1, store: .native, cause: 2), record(.pageLoadStarted, by: .native),
        sent(1, by: .page, nil, .page), refused(1, nil, .missing), answered(1, by: .page, 401), sent(2, by: .page, nil),
        refused(2, nil, .missing), answered(2, by: .page, 401), again(.page),
      ]),
  ]

  /// With the access token of the first session.
  private static func call(_ request: Int32) -> TraceRecord {
    record(.requestSent, by: .native, 2, request: request, endpoint: .call, name: .access)
  }

  private static func struck(_ request: Int32) -> TraceRecord {
    record(.requestStruck, by: .system, number: 503, request: request)
  }
}
