@testable import CookieDiagnosis

/// A web store that was full gave up the session's token, and code deleted the other store's.
extension FalseCauseTests {
  static let ofEvictions = [
    Case(
      testDescription: "native code renews what the page's store gave up, and deletes the new token itself",
      expected: .droppedByStrategy, not: .evicted,
      trace: login(native: true, web: true) + [evicted(1)] + exchange(by: .native, 1, of: 1, for: 3) + [
        read(.web, nil), record(.cookieDeleted, by: .native, 3, store: .native),
      ] + pageAsks),
    Case(
      testDescription: "native code deletes the token that the page's store gave up, and it alone", expected: .evicted,
      not: .vanished,
      trace: login(native: true, web: true) + [
        evicted(1), read(.web, nil), record(.cookieDeleted, by: .native, 1, store: .native),
      ] + pageAsks),
    Case(
      testDescription: "native code deletes its token without a look at the page's store, which gave up its own before",
      expected: .droppedByStrategy, not: .evicted,
      trace: login(native: true, web: true) + [
        read(.web, 1), evicted(1), record(.cookieDeleted, by: .native, 1, store: .native),
      ] + pageAsks),
    Case(
      testDescription: "native code had deleted its token before the page's store gave up the only one",
      expected: .evicted, not: .droppedByStrategy,
      trace: login(native: true, web: true) + [
        record(.cookieDeleted, by: .native, 1, store: .native), evicted(1),
      ] + pageAsks),
    Case(
      testDescription: "the copy of the new token was not kept, and what had the web store for the truth deletes it",
      expected: .withoutEffect, not: .evicted,
      trace: [record(.networkProcessStarted, by: .networkProcess)] + login(native: true, web: true) + [evicted(1)]
        + exchange(by: .native, 1, of: 1, for: 3) + [
          record(.writeLost, by: .native, 3, store: .web, about: .networkProcess), read(.web, nil),
          record(.cookieDeleted, by: .native, 3, store: .native),
        ] + pageAsks),
  ]

  private static func evicted(_ token: Int32) -> TraceRecord {
    var record = record(.cookieVanished, by: .networkProcess, token, store: .web)
    record.isEvicted = true
    return record
  }

  /// The page is refused, and native code, which it asks, has nothing to refresh with.
  private static let pageAsks = [
    record(.requestSent, by: .page, request: 8, endpoint: .page, name: .access),
    record(.tokenRefused, by: .server, number: -1, reason: .missing, request: 8, name: .access),
    record(.responseReceived, by: .page, number: 401, request: 8, endpoint: .page),
    sent(9, by: .native, nil), refused(9, nil, .missing), answered(9, by: .native, 401), again(.page),
  ]
}
