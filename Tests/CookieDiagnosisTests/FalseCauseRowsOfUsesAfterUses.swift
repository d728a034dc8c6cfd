@testable import CookieDiagnosis

/// What one request had was not there any more for the next: cleared by a refusal, gone with a process, or written into a
/// header before.
extension FalseCauseTests {
  static let ofUsesAfterUses = [
    Case(
      testDescription: "two hidden pages one after the other, while the platform copies the first one's token",
      expected: .twoJars, not: .doubleRefresh,
      trace: login(native: true, web: false) + [
        hiddenLoad, hidden(1, 1, cause: 4), accepted(1, 1), issued(1, 3), rotated(1, 1), answered(1, by: .page, 200),
        record(.cookieWritten, by: .page, 3, store: .web, cause: 9), hiddenLoad, hidden(2, 1, cause: 11),
        refused(2, 1, .reused), revoked(1), answered(2, by: .page, 401),
        record(.cookieWritten, by: .system, 3, store: .native, cause: 10), again(.page),
      ]),
    Case(
      testDescription: "the web store's token died, but an old one was sent, and its refusal left none to send",
      expected: .twoJars, not: .notDurable,
      trace: login(native: true, web: true) + exchange(by: .page, 1, of: 1, for: 3) + [
        record(.networkProcessDied, by: .system), record(.cookieVanished, by: .system, 3, store: .web, cause: 11),
        sent(2, by: .native, 1), refused(2, 1, .reused), revoked(1), answered(2, by: .native, 401),
        record(.cookieDeleted, by: .native, 1, store: .native, cause: 16), sent(3, by: .native, nil),
        refused(3, nil, .missing), answered(3, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the refusal of what was restored left no token to send", expected: .oldBackup, not: .twoJars,
      trace: login(native: true, web: true) + [written(1, to: .backup, by: .native)]
        + exchange(by: .page, 1, of: 1, for: 3) + [
          record(.cookieVanished, by: .system, 3, store: .web), read(.web, nil), read(.backup, 1),
          written(1, to: .web, by: .native), sent(2, by: .page, 1), refused(2, 1, .reused), revoked(1),
          answered(2, by: .page, 401), record(.cookieDeleted, by: .page, 1, store: .web, cause: 19),
          sent(3, by: .page, nil), refused(3, nil, .missing), answered(3, by: .page, 401), again(.page),
        ]),
    Case(
      testDescription: "the backup is restored to stores that have its token, since the newer one was never kept",
      expected: .firstRunDeaf, not: .oldBackup,
      trace: [record(.appLaunched, by: .system, number: 1)] + login(native: true, web: true) + [
        written(1, to: .backup, by: .native), sent(1, by: .page, 1), accepted(1, 1), issued(1, 3), rotated(1, 1),
        answered(1, by: .page, 200), record(.writeLost, by: .page, 3, store: .web, cause: 11),
        record(.networkProcessDied, by: .system), read(.web, nil), read(.backup, 1),
        record(.writeLost, by: .native, 1, store: .web), written(1, to: .web, by: .native),
        written(1, to: .native, by: .native), sent(2, by: .native, 1), refused(2, 1, .reused), revoked(1),
        answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "a cookie without a date dies, and the one that it had replaced is back from the disk",
      expected: .sessionCookieDied, not: .notDurable,
      trace: login(native: false, web: true) + [record(.storeFlushed, by: .networkProcess, store: .web)]
        + exchange(by: .page, 1, of: 1, for: 3).dropLast() + [
          record(.cookieWritten, by: .page, 3, store: .web, cause: 9, expiresAt: 0),
          record(.networkProcessDied, by: .system), record(.cookieVanished, by: .system, 3, store: .web, cause: 11),
          record(.cookieLoaded, by: .networkProcess, 1, store: .web, cause: 11), sent(2, by: .page, 1),
          refused(2, 1, .reused), revoked(1), answered(2, by: .page, 401), again(.page),
        ]),
    Case(
      testDescription: "code writes an earlier session's token over this one's, again and again, and it vanishes",
      expected: .vanished, not: .twoJars,
      trace: login(native: true, web: true) + login(native: true, web: true, session: 1, request: 1, token: 3) + [
        written(1, to: .web, by: .native), record(.cookieVanished, by: .system, 1, store: .web),
        written(1, to: .web, by: .native), record(.cookieVanished, by: .system, 1, store: .web),
        sent(2, by: .page, nil), refused(2, nil, .missing), answered(2, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "the logout empties the store while a page with its token in a header is loading",
      expected: .staleOverwrite, not: .twoJars,
      trace: login(native: true, web: false) + [
        hiddenLoad, sent(2, by: .native, 1, .logOut), logOutAnswered(by: .native),
        record(.cookieDeleted, by: .native, 1, store: .native, cause: 6), hidden(3, 1, cause: 4), accepted(3, 1),
      ], isResurrected: true),
  ]

  private static let hiddenLoad = record(.pageLoadStarted, by: .native, client: .hiddenWebView)

  /// A hidden page's refresh with a token that native code wrote into its header when the page was to load.
  private static func hidden(_ request: Int32, _ token: Int32, cause: Int32) -> TraceRecord {
    var sent = record(.requestSent, by: .page, token, request: request, cause: cause, client: .hiddenWebView)
    sent.hasOwnHeader = true
    return sent
  }
}
