@testable import CookieDiagnosis

/// What was named for a lost write that had been made good, a backup that was not old, a redirect that nobody minded.
extension FalseCauseTests {
  static let ofOneToken = [
    Case(
      testDescription: "a refusal of a token from before the login comes after it", expected: .lateRefusal,
      not: .twoJars,
      trace: login(native: true, web: true) + [sent(1, by: .native, 1)]
        + login(native: true, web: true, session: 1, request: 2, token: 3) + [
          refused(1, 1, .revoked), answered(1, by: .native, 401), again(.native),
        ]),
    Case(
      testDescription: "a lost write is made good, and the new token runs out on its way", expected: .ranOutUnused,
      not: .writtenElsewhere,
      trace: [record(.appLaunched, by: .system, number: 1)] + login(native: true, web: false) + [
        record(.writeLost, by: .native, 2, store: .web, name: .access),
        record(.networkProcessStarted, by: .networkProcess), sent(1, by: .native, 1), accepted(1, 1), access(4, for: 1),
        answered(1, by: .native, 200),
        record(.cookieWritten, by: .native, 4, store: .web, name: .access),
        record(.requestSent, by: .page, 4, request: 2, endpoint: .call, name: .access),
        record(.tokenRefused, by: .server, 4, reason: .expired, request: 2, name: .access),
        answered(2, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "the backup has the token that the web store showed", expected: .staleOverwrite,
      not: .oldBackup,
      trace: login(native: true, web: true) + [
        record(.cookieWritten, by: .native, 1, store: .backup), sent(1, by: .native, 1), accepted(1, 1),
        issued(1, 3), rotated(1, 1), read(.web, 1), answered(1, by: .native, 200),
        record(.cookieWritten, by: .native, 3, store: .native, cause: 11),
        read(.backup, 1), written(1, to: .native, by: .native),
        sent(2, by: .native, 1), refused(2, 1, .reused), revoked(1), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "native code deletes the newer token to write the one that it remembers",
      expected: .staleOverwrite, not: .oldBackup,
      trace: login(native: true, web: true) + [
        sent(1, by: .native, 1), accepted(1, 1), issued(1, 3), rotated(1, 1), read(.web, 1),
        answered(1, by: .native, 200), record(.cookieWritten, by: .native, 3, store: .native, cause: 10),
        record(.cookieDeleted, by: .native, 3, store: .native), written(1, to: .native, by: .native),
        sent(2, by: .native, 1), refused(2, 1, .reused), revoked(1), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the backup alone has the old token", expected: .oldBackup, not: .twoJars,
      trace: login(native: true, web: true) + [
        record(.cookieWritten, by: .native, 1, store: .backup), sent(1, by: .native, 1), accepted(1, 1),
        issued(1, 3), rotated(1, 1), answered(1, by: .native, 200),
        record(.cookieWritten, by: .native, 3, store: .native, cause: 10), read(.web, nil),
        read(.backup, 1), written(1, to: .native, by: .native),
        sent(2, by: .native, 1), refused(2, 1, .reused), revoked(1), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the page rotates while native code copies, and nothing newer was there",
      expected: .staleOverwrite,
      not: .twoJars,
      trace: login(native: true, web: true) + [
        sent(1, by: .page, 1), accepted(1, 1), issued(1, 3), rotated(1, 1), read(.web, 1),
        answered(1, by: .page, 200), record(.cookieWritten, by: .page, 3, store: .web, cause: 10),
        written(1, to: .native, by: .native),
        sent(2, by: .native, 1), refused(2, 1, .reused), revoked(1), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "native code copies before the page rotates, and sends later", expected: .twoJars,
      not: .staleOverwrite,
      trace: login(native: true, web: true) + [
        read(.web, 1), written(1, to: .native, by: .native),
        sent(1, by: .page, 1), accepted(1, 1), issued(1, 3), rotated(1, 1),
        answered(1, by: .page, 200), record(.cookieWritten, by: .page, 3, store: .web, cause: 11),
        sent(2, by: .native, 1), refused(2, 1, .reused), revoked(1), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "a grace's answer with an older token is copied over a newer one", expected: .staleOverwrite,
      not: .twoJars,
      trace: login(native: true, web: true) + [
        sent(1, by: .native, 1), sent(2, by: .page, 1), accepted(2, 1), issued(2, 3), rotated(2, 1), accepted(1, 1),
        answered(2, by: .page, 200), record(.cookieWritten, by: .page, 3, store: .web, cause: 11),
        answered(1, by: .native, 200), record(.cookieWritten, by: .native, 3, store: .native, cause: 13),
        sent(3, by: .page, 3), accepted(3, 3), issued(3, 5), rotated(3, 3), answered(3, by: .page, 200),
        record(.cookieWritten, by: .page, 5, store: .web, cause: 19), written(3, to: .web, by: .native),
        sent(4, by: .page, 3), refused(4, 3, .reused), revoked(3), answered(4, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "the answer to the login is lost", expected: .logInUnheard, not: .twoJars,
      trace: [
        record(.requestSent, by: .page, request: 0, endpoint: .logIn, client: .pageFetch), issued(0, 1),
        record(.pageLoadStarted, by: .native, client: .pageNavigation),
        sent(1, by: .native, nil), refused(1, nil, .missing), answered(1, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the page's new token was not kept, and native code that has read there sends the old one",
      expected: .firstRunDeaf, not: .twoJars,
      trace: [record(.appLaunched, by: .system, number: 1)] + login(native: true, web: true) + [
        read(.web, 1), sent(1, by: .page, 1), accepted(1, 1), issued(1, 3), rotated(1, 1), answered(1, by: .page, 200),
        record(.writeLost, by: .page, 3, store: .web, cause: 11),
        sent(2, by: .native, 1), refused(2, 1, .reused), revoked(1), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the page's new token was not kept, and native code that never looks sends the old one",
      expected: .twoJars, not: .firstRunDeaf,
      trace: [record(.appLaunched, by: .system, number: 1)] + login(native: true, web: true) + [
        sent(1, by: .page, 1), accepted(1, 1), issued(1, 3), rotated(1, 1), answered(1, by: .page, 200),
        record(.writeLost, by: .page, 3, store: .web, cause: 10),
        sent(2, by: .native, 1), refused(2, 1, .reused), revoked(1), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the page's writes were not kept, and native code looks for them in vain",
      expected: .firstRunDeaf,
      not: .twoJars,
      trace: [
        record(.appLaunched, by: .system, number: 1),
        record(.requestSent, by: .page, request: 0, endpoint: .logIn), issued(0, 1),
        record(.responseReceived, by: .page, number: 200, request: 0, endpoint: .logIn),
        record(.writeLost, by: .page, 1, store: .web, cause: 3), read(.web, nil),
        sent(1, by: .native, nil), refused(1, nil, .missing), answered(1, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the page's writes were not kept, and native code hears of none", expected: .firstRunDeaf,
      not: .twoJars,
      trace: [
        record(.appLaunched, by: .system, number: 1), record(.observerAdded, by: .native, store: .web),
        record(.requestSent, by: .page, request: 0, endpoint: .logIn), issued(0, 1),
        record(.responseReceived, by: .page, number: 200, request: 0, endpoint: .logIn),
        record(.writeLost, by: .page, 1, store: .web, cause: 4),
        sent(1, by: .native, nil), refused(1, nil, .missing), answered(1, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "a deletion of an SDK is told the other side", expected: .foreignCode, not: .droppedByStrategy,
      trace: login(native: true, web: true) + [
        record(.cookieDeleted, by: .sdk, 1, store: .native), read(.native, nil),
        record(.cookieDeleted, by: .native, 1, store: .web),
        sent(1, by: .page, nil), refused(1, nil, .missing), answered(1, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "the network process hides what the store has", expected: .appBound, not: .emptyColdRead,
      trace: [record(.appLaunched, by: .system, number: 1), record(.networkProcessStarted, by: .networkProcess)]
        + login(native: false, web: true) + [
          record(.storeRead, by: .native, store: .web, about: .networkProcess),
          sent(1, by: .native, nil), refused(1, nil, .missing), answered(1, by: .native, 401), again(.native),
        ]),
    Case(
      testDescription: "native code has a token that is still good", expected: .twoJars, not: .ranOutUnused,
      trace: login(native: true, web: true) + [
        record(.requestSent, by: .page, request: 1, endpoint: .call, name: .access), access(2, for: 1),
        answered(1, by: .page, 200), record(.cookieWritten, by: .page, 2, store: .web, cause: 7, name: .access),
        sent(2, by: .native, 1), accepted(2, 1), access(4, for: 2, expiresAt: 1 << 60), answered(2, by: .native, 200),
        record(.cookieWritten, by: .native, 4, store: .native, name: .access),
        record(.requestSent, by: .page, 2, request: 3, endpoint: .call, name: .access),
        record(.tokenRefused, by: .server, 2, reason: .expired, request: 3, name: .access),
        answered(3, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "an old token in place of a new one that a refusal had cleared", expected: .loserClearsWinner,
      not: .staleOverwrite,
      trace: login(native: true, web: true) + [sent(2, by: .native, 1)]
        + exchange(by: .native, 1, of: 1, for: 3) + [
          refused(2, 1, .reused), answered(2, by: .native, 401),
          record(.cookieDeleted, by: .native, 3, store: .native, cause: 13),
          read(.web, 1), written(1, to: .native, by: .native),
          sent(3, by: .native, 1), refused(3, 1, .reused), answered(3, by: .native, 401), again(.native),
        ]),
    Case(
      testDescription: "a refusal of a request without a token clears one that came meanwhile",
      expected: .loserClearsWinner, not: .droppedByStrategy,
      trace: [sent(1, by: .native, nil)] + login(native: true, web: false) + [
        refused(1, nil, .missing), answered(1, by: .native, 401),
        record(.cookieDeleted, by: .native, 1, store: .native, cause: 6),
        sent(2, by: .native, nil), refused(2, nil, .missing), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "native code was refused without a token, and deletes the page's", expected: .twoJars,
      not: .droppedByStrategy,
      trace: login(native: false, web: true) + [
        sent(1, by: .native, nil), refused(1, nil, .missing), answered(1, by: .native, 401),
        record(.cookieDeleted, by: .native, 1, store: .web),
        sent(2, by: .page, nil), refused(2, nil, .missing), answered(2, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "an answer to a refresh from before the login comes after it", expected: .refreshOutlivesLogIn,
      not: .twoJars,
      trace: login(native: true, web: false) + [sent(1, by: .native, 1)]
        + login(native: true, web: false, session: 1, request: 2, token: 3) + [
          accepted(1, 1), issued(1, 5), answered(1, by: .native, 200),
          record(.cookieWritten, by: .native, 5, store: .native, cause: 11),
          sent(3, by: .native, 5), refused(3, 5, .expired), answered(3, by: .native, 401), again(.native),
        ]),
    Case(
      testDescription: "a backup that was not old yet when it was restored", expected: .twoJars, not: .oldBackup,
      trace: login(native: true, web: true) + [
        record(.cookieWritten, by: .native, 1, store: .backup),
        record(.storeRead, by: .native, 1, store: .backup, number: 2), written(1, to: .native, by: .native),
      ] + exchange(by: .page, 1, of: 1, for: 3) + [
        sent(2, by: .native, 1), refused(2, 1, .reused), revoked(1), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the page's token is gone, and nobody has another", expected: .vanished, not: .twoJars,
      trace: login(native: false, web: true) + [
        record(.cookieVanished, by: .system, 1, store: .web),
        sent(1, by: .native, nil), refused(1, nil, .missing), answered(1, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the page's token was gone once, and it has another", expected: .twoJars, not: .vanished,
      trace: login(native: false, web: true) + [
        record(.cookieVanished, by: .system, 1, store: .web), written(1, to: .web, by: .page),
        sent(1, by: .native, nil), refused(1, nil, .missing), answered(1, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "a redirect at the login, and code that copies no answer", expected: .twoJars,
      not: .redirectHidesCookies,
      trace: [
        record(.requestSent, by: .native, request: 0, endpoint: .logIn), issued(0, 1),
        record(.responseReceived, by: .native, number: 302, request: 0, endpoint: .logIn),
        record(.cookieWritten, by: .native, 1, store: .native, cause: 2),
        sent(1, by: .page, nil), refused(1, nil, .missing), answered(1, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "a copy of a cookie whose life is capped since script had set it", expected: .scriptCookieCapped,
      not: .twoJars,
      trace: login(native: false, web: true, expiresAt: -1) + [
        read(.web, 1), record(.cookieWritten, by: .native, 1, store: .native, expiresAt: -1),
        sent(1, by: .native, nil), refused(1, nil, .missing), answered(1, by: .native, 401), again(.native),
      ]),
  ]

  /// The issue of an access token, which has run out at once unless something else is said.
  private static func access(_ token: Int32, for request: Int32, expiresAt: Int64 = -1) -> TraceRecord {
    record(.tokenIssued, by: .server, token, request: request, expiresAt: expiresAt, name: .access)
  }
}
