@testable import CookieDiagnosis

/// Sessions that were used after their logout.
extension FalseCauseTests {
  static let ofLogOuts = [
    Case(
      testDescription: "the user logs out once more, without a token, after a late answer to a call",
      expected: .answerOutlivesLogout, not: .refreshOutlivesLogout,
      trace: underWay(.call) + [
        logOutAnswered(by: .native), answered(1, by: .native, 200),
        record(.cookieWritten, by: .native, 3, store: .native, cause: 10), sent(4, by: .page, nil, .logOut),
        record(.sessionRevoked, by: .server, reason: .loggedOut, request: 4), sent(3, by: .native, 3), accepted(3, 3),
      ], isResurrected: true),
    Case(
      testDescription: "foreign code comes after the page's logout, and native code calls before any notification",
      expected: .twoJars, not: .foreignCode,
      trace: [record(.appLaunched, by: .system), record(.observerAdded, by: .native)]
        + login(native: true, web: true) + [
          sent(2, by: .page, 1, .logOut), loggedOut, logOutAnswered(by: .page),
          record(.cookieDeleted, by: .page, 1, store: .web, cause: 9), record(.sdkOpened, by: .sdk),
          sent(3, by: .native, 1), accepted(3, 1),
        ], isResurrected: true),
    Case(
      testDescription: "the logout's answer deletes what a late refresh brought, and code writes it again",
      expected: .copyLostDeletion, not: .refreshOutlivesLogout,
      trace: underWay(.refresh) + [
        answered(1, by: .native, 200), record(.cookieWritten, by: .native, 3, store: .native, cause: 9),
        logOutAnswered(by: .native), record(.cookieDeleted, by: .native, 3, store: .native, cause: 11),
        written(3, to: .native, by: .native), sent(3, by: .native, 3), accepted(3, 3),
      ], isResurrected: true),
    Case(
      testDescription: "the answer to a call that slides the session comes after the logout",
      expected: .answerOutlivesLogout, not: .refreshOutlivesLogout,
      trace: underWay(.call) + [
        logOutAnswered(by: .native), answered(1, by: .native, 200),
        record(.cookieWritten, by: .native, 3, store: .native, cause: 10), sent(3, by: .native, 3), accepted(3, 3),
      ], isResurrected: true),
    Case(
      testDescription: "the answer to a refresh comes after the logout", expected: .refreshOutlivesLogout,
      not: .answerOutlivesLogout,
      trace: underWay(.refresh) + [
        logOutAnswered(by: .native), answered(1, by: .native, 200),
        record(.cookieWritten, by: .native, 3, store: .native, cause: 10), sent(3, by: .native, 3), accepted(3, 3),
      ], isResurrected: true),
    Case(
      testDescription: "the page's logout leaves the cookies of its own store, where native code never looks",
      expected: .twoJars, not: .logoutLeftCookies,
      trace: login(native: true, web: true) + [
        sent(2, by: .page, 1, .logOut), loggedOut, logOutAnswered(by: .page), sent(3, by: .native, 1), accepted(3, 1),
      ], isResurrected: true),
    Case(
      testDescription: "the page's logout empties its own store, and native code does not hear of it",
      expected: .twoJars, not: .logoutLeftCookies,
      trace: login(native: true, web: true) + [
        sent(2, by: .page, 1, .logOut), loggedOut, logOutAnswered(by: .page),
        record(.cookieDeleted, by: .page, 1, store: .web, cause: 7), sent(3, by: .native, 1), accepted(3, 1),
      ], isResurrected: true),
    Case(
      testDescription: "what the page's logout left is gone with the process", expected: .logoutLeftCookies,
      not: .copyLostDeletion,
      trace: login(native: true, web: true) + [
        sent(2, by: .page, 1, .logOut), loggedOut, logOutAnswered(by: .page),
        record(.networkProcessDied, by: .system), record(.cookieVanished, by: .system, 1, store: .web, cause: 8),
        read(.web, nil), sent(3, by: .native, 1), accepted(3, 1),
      ], isResurrected: true),
    Case(
      testDescription: "code writes to the web store what it had all the time", expected: .twoJars, not: .pushedBack,
      trace: login(native: true, web: true) + [
        sent(2, by: .native, 1, .logOut), read(.native, 1), loggedOut, written(1, to: .web, by: .native),
        logOutAnswered(by: .native), record(.cookieDeleted, by: .native, 1, store: .native, cause: 9),
        sent(3, by: .page, 1), accepted(3, 1),
      ], isResurrected: true),
    Case(
      testDescription: "code writes to the web store what was deleted there", expected: .pushedBack, not: .twoJars,
      trace: login(native: true, web: true) + [
        sent(2, by: .page, 1, .logOut), read(.native, 1), loggedOut, logOutAnswered(by: .page),
        record(.cookieDeleted, by: .page, 1, store: .web, cause: 8), written(1, to: .web, by: .native),
        sent(3, by: .page, 1), accepted(3, 1),
      ], isResurrected: true),
    Case(
      testDescription: "what was loaded after the logout had been overwritten before it, and nobody had deleted it",
      expected: .notDurable, not: .deletionNotDurable,
      trace: login(native: false, web: true) + [record(.storeFlushed, by: .networkProcess, store: .web)]
        + exchange(by: .page, 1, of: 1, for: 3).dropLast() + [
          record(.cookieWritten, by: .page, 3, store: .web, cause: 9), sent(2, by: .page, 3, .logOut),
          logOutAnswered(by: .page), record(.networkProcessDied, by: .system),
          record(.cookieVanished, by: .system, 3, store: .web, cause: 13),
          record(.cookieLoaded, by: .networkProcess, 1, store: .web, cause: 13), sent(3, by: .page, 1), accepted(3, 1),
        ], isResurrected: true),
    Case(
      testDescription: "the user logs out twice, without a token that a process has lost, and native code has a copy",
      expected: .notDurable, not: .vanished,
      trace: login(native: true, web: true) + [
        record(.networkProcessDied, by: .system), record(.cookieVanished, by: .system, 1, store: .web, cause: 5),
        sent(1, by: .page, nil, .logOut), written(1, to: .web, by: .native),
        record(.responseReceived, by: .page, number: 204, request: 1, endpoint: .logOut),
        record(.cookieDeleted, by: .page, 1, store: .web, cause: 9), sent(2, by: .page, nil, .logOut),
        logOutAnswered(by: .page), sent(3, by: .native, 1), accepted(3, 1),
      ], isResurrected: true),
  ]

  /// A request of native code that the server answers with a new token, and a logout that is sent after it: nine records.
  private static func underWay(_ endpoint: Endpoint) -> [TraceRecord] {
    login(native: true, web: false) + [
      sent(1, by: .native, 1, endpoint), sent(2, by: .native, 1, .logOut), accepted(1, 1), issued(1, 3), loggedOut,
    ]
  }

  static let loggedOut = record(.sessionRevoked, by: .server, reason: .loggedOut, request: 2)

  static func logOutAnswered(by actor: TraceActor) -> TraceRecord {
    record(.responseReceived, by: actor, number: 204, request: 2, endpoint: .logOut)
  }
}
