@testable import CookieDiagnosis

/// Old tokens that were sent beside new ones, copies, losses and backups.
extension FalseCauseTests {
  static let ofTwoTokens = [
    Case(
      testDescription: "an old token is sent long before anybody reads the new one", expected: .twoJars,
      not: .doubleRefresh,
      trace: login(native: true, web: true) + exchange(by: .page, 1, of: 1, for: 3) + [
        sent(2, by: .native, 1), refused(2, 1, .reused), revoked(1),
        answered(2, by: .native, 401),
        read(.web, 3), written(3, to: .native, by: .native),
        again(.native),
      ]),
    Case(
      testDescription: "an old token is sent while the copy of the new one is on its way", expected: .doubleRefresh,
      not: .twoJars,
      trace: login(native: true, web: true) + exchange(by: .page, 1, of: 1, for: 3) + [
        read(.web, 3), sent(2, by: .native, 1), written(3, to: .native, by: .native),
        refused(2, 1, .reused), revoked(1), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "a process brings the new token back after the old one was sent", expected: .twoJars,
      not: .doubleRefresh,
      trace: login(native: true, web: true) + exchange(by: .native, 1, of: 1, for: 3) + [
        sent(2, by: .page, 1), refused(2, 1, .reused), revoked(1), answered(2, by: .page, 401),
        record(.cookieLoaded, by: .networkProcess, 3, store: .web), again(.page),
      ]),
    Case(
      testDescription: "an answer, no copy, puts an older token over a newer one", expected: .twoJars,
      not: .staleOverwrite,
      trace: login(native: true, web: true) + [
        sent(1, by: .native, 1), accepted(1, 1), issued(1, 3), rotated(1, 1),
        read(.web, 5), written(5, to: .native, by: .native),
        answered(1, by: .native, 200), record(.cookieWritten, by: .native, 3, store: .native, cause: 14),
        sent(2, by: .page, 3), accepted(2, 3), issued(2, 7), rotated(2, 3), answered(2, by: .page, 200),
        written(7, to: .web, by: .page), sent(3, by: .native, 3), refused(3, 3, .reused), revoked(3),
        answered(3, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the later of two answers to one token puts an older one over a copied newer one",
      expected: .doubleRefresh, not: .staleOverwrite,
      trace: login(native: true, web: true) + [
        sent(1, by: .native, 1), sent(2, by: .page, 1),
        accepted(2, 1), issued(2, 3), rotated(2, 1), answered(2, by: .page, 200), written(3, to: .web, by: .page),
      ] + exchange(by: .page, 3, of: 3, for: 5) + [
        read(.web, 5), written(5, to: .native, by: .native),
        accepted(1, 1), answered(1, by: .native, 200),
        record(.cookieWritten, by: .native, 3, store: .native, cause: 21),
        sent(4, by: .native, 3), refused(4, 3, .reused), revoked(3), answered(4, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "a copy puts an older token over a newer one", expected: .staleOverwrite, not: .twoJars,
      trace: login(native: true, web: true) + [read(.web, 1)] + exchange(by: .native, 1, of: 1, for: 3) + [
        written(1, to: .native, by: .native),
        sent(2, by: .native, 1), refused(2, 1, .reused), revoked(1), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "a logout's answer deleted the token of the session before", expected: .twoJars,
      not: .droppedByStrategy,
      trace: login(native: true, web: false) + [
        sent(1, by: .native, 1, .logOut),
        record(.sessionRevoked, by: .server, number: 0, reason: .loggedOut, request: 1, endpoint: .logOut),
        record(.responseReceived, by: .native, number: 204, request: 1, endpoint: .logOut),
        record(.cookieDeleted, by: .native, 1, store: .native, cause: 7),
      ] + login(native: false, web: true, session: 1, request: 2, token: 3) + [
        sent(3, by: .native, nil), refused(3, nil, .missing), answered(3, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "a strategy deleted the token of the session before", expected: .twoJars,
      not: .droppedByStrategy,
      trace: login(native: true, web: false) + [record(.cookieDeleted, by: .native, 1, store: .native)]
        + login(native: false, web: true, session: 1, request: 2, token: 3) + [
          sent(3, by: .native, nil), refused(3, nil, .missing), answered(3, by: .native, 401), again(.native),
        ]),
    Case(
      testDescription: "a strategy deleted the token", expected: .droppedByStrategy, not: .twoJars,
      trace: login(native: true, web: true) + [
        record(.cookieDeleted, by: .native, 1, store: .native),
        sent(3, by: .native, nil), refused(3, nil, .missing), answered(3, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the web store is empty because nothing was ever written to it", expected: .droppedByStrategy,
      not: .emptyColdRead,
      trace: [record(.appLaunched, by: .system, number: 1)] + login(native: true, web: false) + [
        read(.web, nil), record(.cookieDeleted, by: .native, 1, store: .native),
        sent(3, by: .native, nil), refused(3, nil, .missing), answered(3, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the web store holds the session and reads empty", expected: .emptyColdRead, not: .twoJars,
      trace: login(native: true, web: true) + [
        record(.appLaunched, by: .system, number: 2), read(.web, nil),
        record(.cookieDeleted, by: .native, 1, store: .native),
        sent(3, by: .native, nil), refused(3, nil, .missing), answered(3, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "a write that had not reached the disk, and an older session's cookie in its place",
      expected: .notDurable, not: .twoJars,
      trace: login(native: true, web: true)
        + login(native: true, web: true, session: 1, request: 1, token: 3, expiresAt: 9) + [
          record(.networkProcessDied, by: .system), record(.cookieVanished, by: .system, 3, store: .web, cause: 10),
          record(.cookieLoaded, by: .networkProcess, 1, store: .web, cause: 10),
          record(.cookieVanished, by: .system, 1, store: .web),
          sent(3, by: .page, nil), refused(3, nil, .missing), answered(3, by: .page, 401), again(.page),
        ]),
    Case(
      testDescription: "a token that was lost before native code read it", expected: .vanished, not: .twoJars,
      trace: login(native: false, web: true) + [
        record(.cookieVanished, by: .system, 1, store: .web), read(.web, nil),
        sent(3, by: .native, nil), refused(3, nil, .missing), answered(3, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the trace ends while the answer is under way", expected: .doubleRefresh, not: .replyLost,
      trace: login(native: true, web: true) + [
        sent(1, by: .page, 1), sent(2, by: .native, 1),
        accepted(1, 1), issued(1, 3), rotated(1, 1), refused(2, 1, .reused), revoked(1),
      ]),
    Case(
      testDescription: "an answer is lost after the token was sent again", expected: .doubleRefresh, not: .replyLost,
      trace: login(native: true, web: true) + [
        sent(1, by: .page, 1), sent(2, by: .native, 1), accepted(1, 1), issued(1, 3), rotated(1, 1), lost(1),
        refused(2, 1, .reused), revoked(1), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "an answer is lost before the token is sent again", expected: .replyLost, not: .doubleRefresh,
      trace: login(native: true, web: true) + [
        sent(1, by: .page, 1), accepted(1, 1), issued(1, 3), rotated(1, 1), lost(1), sent(2, by: .native, 1),
        refused(2, 1, .reused), revoked(1), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "another page is loaded before the answer comes", expected: .replyLost, not: .doubleRefresh,
      trace: login(native: true, web: true) + [
        record(.requestSent, by: .page, 1, request: 1, client: .pageFetch), accepted(1, 1), issued(1, 3), rotated(1, 1),
        record(.pageLoadStarted, by: .native, client: .pageNavigation), sent(2, by: .page, 1),
        refused(2, 1, .reused), revoked(1), answered(2, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "the network process dies during a refresh that is not its own", expected: .doubleRefresh,
      not: .processExit,
      trace: login(native: true, web: true) + [
        sent(1, by: .native, 1), accepted(1, 1), issued(1, 3), rotated(1, 1),
        record(.networkProcessDied, by: .system), sent(2, by: .page, 1), answered(1, by: .native, 200),
        refused(2, 1, .reused), revoked(1), answered(2, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "a page dies whose request is overtaken by the next page's", expected: .pageDied,
      not: .doubleRefresh,
      trace: login(native: true, web: true) + [
        sent(1, by: .page, 1), record(.pageDied, by: .system), sent(2, by: .page, 1),
        accepted(2, 1), issued(2, 3), rotated(2, 1), refused(1, 1, .reused), revoked(1),
        answered(2, by: .page, 200), again(.page),
      ]),
    Case(
      testDescription: "the newer token was lost before an older one was copied to its place", expected: .notDurable,
      not: .staleOverwrite,
      trace: login(native: true, web: true) + login(native: true, web: true, session: 1, request: 1, token: 3) + [
        sent(2, by: .page, 3), accepted(2, 3), issued(2, 5, session: 1), rotated(2, 3),
        answered(2, by: .page, 200), written(5, to: .web, by: .page),
        record(.networkProcessDied, by: .system), record(.cookieVanished, by: .system, 5, store: .web, cause: 16),
        record(.cookieLoaded, by: .networkProcess, 1, store: .web, cause: 16),
        record(.storeRead, by: .native, 3, store: .native, number: 1), written(3, to: .web, by: .native),
        sent(3, by: .page, 3), refused(3, 3, .reused, session: 1), revoked(3, session: 1),
        answered(3, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "the session before came back from disk, and went on for a while", expected: .notDurable,
      not: .twoJars,
      trace: login(native: true, web: true) + login(native: true, web: true, session: 1, request: 1, token: 3) + [
        record(.networkProcessDied, by: .system), record(.cookieVanished, by: .system, 3, store: .web, cause: 10),
        record(.cookieLoaded, by: .networkProcess, 1, store: .web, cause: 10),
      ] + exchange(by: .page, 2, of: 1, for: 5) + [
        sent(3, by: .page, 5), refused(3, 5, .revoked), answered(3, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "a copy puts a token of the session before, which went on, over this session's",
      expected: .staleOverwrite, not: .twoJars,
      trace: login(native: true, web: true) + login(native: true, web: false, session: 1, request: 1, token: 3)
        + exchange(by: .page, 2, of: 1, for: 5) + [
          read(.web, 5), written(5, to: .native, by: .native),
          sent(3, by: .native, 5), refused(3, 5, .revoked), answered(3, by: .native, 401), again(.native),
        ]),
    Case(
      testDescription: "the session before came back from disk, and native code reads nothing", expected: .notDurable,
      not: .twoJars,
      trace: login(native: false, web: true) + login(native: false, web: true, session: 1, request: 1, token: 3) + [
        record(.networkProcessDied, by: .system), record(.cookieVanished, by: .system, 3, store: .web, cause: 8),
        record(.cookieLoaded, by: .networkProcess, 1, store: .web, cause: 8), read(.web, nil),
        sent(2, by: .native, nil), refused(2, nil, .missing), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the new token reached nobody, and the old one ran out", expected: .replyLost, not: .twoJars,
      trace: [
        record(.requestSent, by: .native, request: 0, endpoint: .logIn),
        record(.tokenIssued, by: .server, 1, request: 0, expiresAt: -1),
        record(.responseReceived, by: .native, number: 200, request: 0, endpoint: .logIn),
        record(.cookieWritten, by: .native, 1, store: .native, expiresAt: -1),
        sent(1, by: .page, 1), accepted(1, 1), issued(1, 3), rotated(1, 1), lost(1), answered(1, by: .page, 0),
        sent(2, by: .native, nil), refused(2, nil, .missing), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "an access token ran out with its cookie, while native code refreshed with an older session's",
      expected: .twoJars, not: .scriptCookieCapped,
      trace: login(native: true, web: true) + [
        record(.sessionRevoked, by: .server, number: 0, reason: .loggedOut)
      ] + login(native: false, web: true, session: 1, request: 1, token: 3) + [
        record(.tokenIssued, by: .server, 4, number: 1, request: 1, expiresAt: -1, name: .access),
        record(.cookieWritten, by: .page, 4, store: .web, expiresAt: -1, name: .access),
        sent(2, by: .native, 1), refused(2, 1, .loggedOut),
        record(.requestSent, by: .page, request: 3, endpoint: .page, name: .access),
        record(.tokenRefused, by: .server, number: -1, reason: .missing, request: 3, endpoint: .page, name: .access),
        record(.responseReceived, by: .page, number: 401, request: 3, endpoint: .page),
        answered(2, by: .native, 401), again(.page),
      ]),
    Case(
      testDescription: "a refusal whose answer had not come yet is not what the login page is for",
      expected: .doubleRefresh, not: .twoJars,
      trace: login(native: true, web: true) + [
        sent(1, by: .page, 1), sent(2, by: .native, 1), accepted(1, 1), issued(1, 3), rotated(1, 1),
        refused(2, 1, .reused), revoked(1), answered(1, by: .page, 200), answered(2, by: .native, 401),
        record(.requestSent, by: .native, request: 3, endpoint: .call, name: .access),
        record(.tokenRefused, by: .server, number: -1, reason: .missing, request: 3, endpoint: .call, name: .access),
        again(.native), record(.responseReceived, by: .native, number: 401, request: 3, endpoint: .call),
      ]),
    Case(
      testDescription: "a login whose answer has not come yet when the page uses the token of the session before",
      expected: .twoJars, not: .replyLost,
      trace: login(native: true, web: true) + [
        record(.sessionRevoked, by: .server, number: 0, reason: .loggedOut),
        record(.requestSent, by: .native, request: 1, endpoint: .logIn), issued(1, 3, session: 1),
        sent(2, by: .page, 1), refused(2, 1, .loggedOut), answered(2, by: .page, 401), again(.page),
        record(.responseReceived, by: .native, number: 200, request: 1, endpoint: .logIn),
      ]),
    Case(
      testDescription: "page script wrote a cookie that ran out before its token", expected: .scriptCookieCapped,
      not: .twoJars,
      trace: login(native: false, web: false) + [
        record(.cookieWritten, by: .page, 1, store: .web, expiresAt: -1),
        sent(1, by: .page, nil), refused(1, nil, .missing), answered(1, by: .page, 401), again(.page),
      ]),
  ]
}
