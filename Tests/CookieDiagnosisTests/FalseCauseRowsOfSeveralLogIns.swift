@testable import CookieDiagnosis

/// Logins that cross a refresh or each other, or that reach no store; and stores that keep or load what is no session.
extension FalseCauseTests {
  static let ofSeveralLogIns = [
    Case(
      testDescription: "a refresh that was sent while the login was under way comes back after it",
      expected: .refreshOutlivesLogIn, not: .twoJars,
      trace: login(native: true, web: false) + [
        record(.requestSent, by: .native, request: 1, endpoint: .logIn), issued(1, 3, session: 1),
        sent(2, by: .native, 1),
        record(.responseReceived, by: .native, number: 200, request: 1, endpoint: .logIn),
        record(.cookieWritten, by: .native, 3, store: .native, cause: 7),
        accepted(2, 1), issued(2, 5), answered(2, by: .native, 200),
        record(.cookieWritten, by: .native, 5, store: .native, cause: 11),
        sent(3, by: .native, 5), refused(3, 5, .expired), answered(3, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the answer to an earlier login replaces a later one's, and that goes as well",
      expected: .vanished, not: .twoJars,
      trace: [
        record(.requestSent, by: .page, request: 0, endpoint: .logIn), issued(0, 1),
        record(.requestSent, by: .page, request: 1, endpoint: .logIn), issued(1, 3, session: 1),
        record(.responseReceived, by: .page, number: 200, request: 1, endpoint: .logIn),
        record(.cookieWritten, by: .page, 3, store: .web, cause: 4),
        record(.responseReceived, by: .page, number: 200, request: 0, endpoint: .logIn),
        record(.cookieWritten, by: .page, 1, store: .web, cause: 6),
        record(.cookieVanished, by: .system, 1, store: .web),
        sent(2, by: .page, nil), refused(2, nil, .missing), answered(2, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "code replaces the login's token by an earlier session's, twice, and that goes each time",
      expected: .vanished, not: .twoJars,
      trace: login(native: true, web: false) + login(native: false, web: true, session: 1, request: 1, token: 3) + [
        written(1, to: .web, by: .native), record(.cookieVanished, by: .system, 1, store: .web),
        written(1, to: .web, by: .native), record(.cookieVanished, by: .system, 1, store: .web),
        sent(2, by: .page, nil), refused(2, nil, .missing), answered(2, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "an earlier session's token goes, and the page's store was never given the login's",
      expected: .twoJars, not: .vanished,
      trace: login(native: true, web: true) + login(native: true, web: false, session: 1, request: 1, token: 3) + [
        record(.cookieVanished, by: .system, 1, store: .web), written(1, to: .web, by: .native),
        record(.cookieVanished, by: .system, 1, store: .web),
        sent(2, by: .page, nil), refused(2, nil, .missing), answered(2, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "the page's store kept neither the login's token nor that of its refresh of the session before",
      expected: .httpOnlySticky, not: .twoJars,
      trace: login(native: true, web: false) + [
        record(.cookieWritten, by: .native, 1, store: .web, number: 1),
        record(.requestSent, by: .page, request: 1, endpoint: .logIn), issued(1, 3, session: 1),
        record(.responseReceived, by: .page, number: 200, request: 1, endpoint: .logIn),
        record(.writeLost, by: .page, 3, store: .web, cause: 7),
        sent(2, by: .page, 1), accepted(2, 1), issued(2, 5), rotated(2, 1), answered(2, by: .page, 200),
        record(.writeLost, by: .page, 5, store: .web, cause: 13),
        sent(3, by: .native, 1), refused(3, 1, .reused), revoked(1), answered(3, by: .native, 401),
        sent(4, by: .native, 1), refused(4, 1, .revoked), answered(4, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "an old token is sent, and the last login was in the system's browser", expected: .systemBrowser,
      not: .twoJars,
      trace: login(native: true, web: true) + [
        record(.sessionRevoked, by: .server, number: 0, reason: .loggedOut),
        record(.requestSent, by: .systemBrowser, request: 1, endpoint: .logIn), issued(1, 3, session: 1),
        record(.responseReceived, by: .systemBrowser, number: 200, request: 1, endpoint: .logIn),
        sent(2, by: .native, 1), refused(2, 1, .revoked), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "both sides refresh the app's session, after a login in the system's browser",
      expected: .doubleRefresh, not: .systemBrowser,
      trace: login(native: true, web: true) + [
        record(.requestSent, by: .systemBrowser, request: 1, endpoint: .logIn), issued(1, 3, session: 1),
        record(.responseReceived, by: .systemBrowser, number: 200, request: 1, endpoint: .logIn),
        sent(2, by: .native, 1), sent(3, by: .page, 1), accepted(2, 1), issued(2, 5), rotated(2, 1),
        refused(3, 1, .reused), revoked(1), answered(2, by: .native, 200), answered(3, by: .page, 401), again(.page),
      ], session: 0),
    Case(
      testDescription: "the app's own login goes on while a refusal from before it comes", expected: .lateRefusal,
      not: .systemBrowser,
      trace: [
        record(.requestSent, by: .systemBrowser, request: 0, endpoint: .logIn), issued(0, 1),
        record(.responseReceived, by: .systemBrowser, number: 200, request: 0, endpoint: .logIn),
        record(.requestSent, by: .native, request: 1, endpoint: .logIn), sent(2, by: .page, nil),
        issued(1, 3, session: 1), refused(2, nil, .missing),
        record(.responseReceived, by: .native, number: 302, request: 1, endpoint: .logIn),
        written(3, to: .native, by: .native), written(3, to: .web, by: .native),
        record(.requestSent, by: .native, request: 1, endpoint: .landing), answered(2, by: .page, 401), again(.page),
        record(.responseReceived, by: .native, number: 200, request: 1, endpoint: .landing),
      ]),
    Case(
      testDescription: "a login in the system's browser has only just been sent", expected: .twoJars,
      not: .systemBrowser,
      trace: login(native: false, web: true) + [
        record(.requestSent, by: .systemBrowser, request: 1, endpoint: .logIn),
        sent(2, by: .native, nil), refused(2, nil, .missing), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the page's store took none of the login's cookies, and native code refreshes for the page",
      expected: .otherSite, not: .twoJars,
      trace: login(native: false, web: false) + [
        sent(1, by: .native, nil), refused(1, nil, .missing), answered(1, by: .native, 401), again(.page),
      ]),
    Case(
      testDescription: "a platform keeps a cookie without a value where a late refusal cleared a newer one",
      expected: .loserClearsWinner, not: .twoJars,
      trace: login(native: true, web: false) + [sent(2, by: .native, 1)]
        + exchange(by: .native, 1, of: 1, for: 3) + [
          refused(2, 1, .reused), answered(2, by: .native, 401),
          record(.cookieWritten, by: .native, store: .native, cause: 12),
          sent(3, by: .native, nil), refused(3, nil, .missing), answered(3, by: .native, 401), again(.native),
        ]),
    Case(
      testDescription: "a platform that keeps cookies without a date loads the session before, and lost the new one",
      expected: .notDurable, not: .sessionCookieDied,
      trace: [record(.appLaunched, by: .system, number: 1)] + login(native: true, web: true, expiresAt: 0) + [
        record(.storeFlushed, by: .networkProcess, store: .web)
      ] + login(native: false, web: true, session: 1, request: 1, token: 3, expiresAt: 0) + [
        record(.networkProcessDied, by: .system),
        record(.cookieVanished, by: .system, 3, store: .web, cause: 11, expiresAt: 0),
        record(.cookieLoaded, by: .networkProcess, 1, store: .web, cause: 11, expiresAt: 0),
        sent(2, by: .page, 1), refused(2, 1, .revoked), answered(2, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "a process loads the only token that its store ever had", expected: .twoJars, not: .notDurable,
      trace: login(native: true, web: true) + exchange(by: .native, 1, of: 1, for: 3) + [
        record(.networkProcessDied, by: .system), record(.cookieLoaded, by: .networkProcess, 1, store: .web),
        sent(2, by: .page, 1), refused(2, 1, .reused), revoked(1), answered(2, by: .page, 401), again(.page),
      ]),
  ]
}
