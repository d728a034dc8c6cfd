@testable import CookieDiagnosis

/// Cookies that were left without a value, as some platforms do where a server clears one and code then copies it: as good as
/// deleted.
extension FalseCauseTests {
  static let ofEmptiedCookies = [
    Case(
      testDescription: "code writes a cookie without a value over the session's", expected: .droppedByStrategy,
      not: .twoJars,
      trace: login(native: true, web: true) + [
        record(.cookieWritten, by: .native, store: .web), sent(1, by: .page, nil), refused(1, nil, .missing),
        answered(1, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "code copies what a logout has left without a value, over the token of the next login",
      expected: .staleOverwrite, not: .droppedByStrategy,
      trace: login(native: true, web: true) + [
        sent(1, by: .page, 1, .logOut), loggedOut, logOutAnswered(by: .page),
        record(.cookieWritten, by: .page, store: .web, cause: 7), read(.web, nil),
      ] + login(native: true, web: false, session: 1, request: 2, token: 3) + [
        record(.cookieWritten, by: .native, store: .native), sent(3, by: .native, nil), refused(3, nil, .missing),
        answered(3, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "code copies what a refused refresh has left without a value", expected: .loserClearsWinner,
      not: .twoJars,
      trace: login(native: true, web: true) + [sent(1, by: .native, 1)] + exchange(by: .page, 2, of: 1, for: 3) + [
        written(3, to: .native, by: .native), refused(1, 1, .unknown), answered(1, by: .native, 401),
        record(.cookieWritten, by: .native, store: .native, cause: 14), read(.native, nil),
        record(.cookieWritten, by: .native, store: .web), sent(3, by: .page, nil), refused(3, nil, .missing),
        answered(3, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "the logout leaves a cookie without a value, and code copies the one from before back",
      expected: .copyLostDeletion, not: .twoJars,
      trace: login(native: true, web: true) + [
        sent(2, by: .native, 1, .logOut), loggedOut, logOutAnswered(by: .native),
        record(.cookieWritten, by: .native, store: .native, cause: 7), read(.web, 1),
        written(1, to: .native, by: .native), sent(3, by: .native, 1), accepted(3, 1),
      ], isResurrected: true),
    Case(
      testDescription: "the logout leaves a cookie without a value, and code pushes the one from before there",
      expected: .pushedBack, not: .twoJars,
      trace: login(native: true, web: true) + [
        sent(2, by: .page, 1, .logOut), loggedOut, logOutAnswered(by: .page),
        record(.cookieWritten, by: .page, store: .web, cause: 7), read(.native, 1), written(1, to: .web, by: .native),
        sent(3, by: .page, 1), accepted(3, 1),
      ], isResurrected: true),
    Case(
      testDescription: "the logout leaves a cookie without a value, which code sees, and its own copy survives",
      expected: .copyLostDeletion, not: .twoJars,
      trace: login(native: true, web: true) + [
        sent(2, by: .page, 1, .logOut), loggedOut, logOutAnswered(by: .page),
        record(.cookieWritten, by: .page, store: .web, cause: 7), read(.web, nil), sent(3, by: .native, 1),
        accepted(3, 1),
      ], isResurrected: true),
    Case(
      testDescription: "a cookie without a value is none that the logout has left", expected: .twoJars,
      not: .logoutLeftCookies,
      trace: login(native: true, web: true) + [
        sent(2, by: .page, 1, .logOut), loggedOut, logOutAnswered(by: .page),
        record(.cookieWritten, by: .page, store: .web, cause: 7), sent(3, by: .native, 1), accepted(3, 1),
      ], isResurrected: true),
    Case(
      testDescription: "a server without refresh tokens: the access token's deletion is seen, and its copy survives",
      expected: .copyLostDeletion, not: .twoJars,
      trace: [
        record(.requestSent, by: .native, request: 0, endpoint: .logIn),
        record(.tokenIssued, by: .server, 1, request: 0, name: .access),
        record(.responseReceived, by: .native, number: 200, request: 0, endpoint: .logIn),
        access(1, to: .native, by: .native), access(1, to: .web, by: .native),
        record(.requestSent, by: .page, 1, request: 2, endpoint: .logOut, name: .access), loggedOut,
        logOutAnswered(by: .page), record(.cookieDeleted, by: .page, 1, store: .web, cause: 7, name: .access),
        record(.storeRead, by: .native, store: .web), call(3, by: .native, 1),
        record(.tokenAccepted, by: .server, 1, request: 3, name: .access),
      ], isResurrected: true),
  ]

  private static func access(_ token: Int32, to store: StoreName, by actor: TraceActor) -> TraceRecord {
    record(.cookieWritten, by: actor, token, store: store, name: .access)
  }

  private static func call(_ request: Int32, by actor: TraceActor, _ token: Int32) -> TraceRecord {
    record(.requestSent, by: actor, token, request: request, endpoint: .call, name: .access)
  }
}
