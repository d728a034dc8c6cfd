@testable import CookieDiagnosis

/// Two cookies of one name in one store, of which one alone has a partition key (F44).
extension FalseCauseTests {
  static let ofTwins = [
    Case(
      testDescription: "the page's new token comes into its partition, beside what native code wrote without a key",
      expected: .partitionKeyLost, not: .twoJars,
      trace: login(native: true, web: true) + pageExchange + [
        partitioned(3, by: .page, cause: 9), sent(2, by: .page, 1), refused(2, 1, .reused), revoked(1),
        answered(2, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "the page's new token takes the place of the old one: only native code has not been told",
      expected: .twoJars, not: .partitionKeyLost,
      trace: login(native: true, web: true) + pageExchange + [
        record(.cookieWritten, by: .page, 3, store: .web, cause: 9), sent(2, by: .native, 1), refused(2, 1, .reused),
        revoked(1), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "native code's new token comes beside the page's own, which is in a partition",
      expected: .partitionKeyLost, not: .twoJars,
      trace: [
        record(.requestSent, by: .page, request: 0, endpoint: .logIn), issued(0, 1),
        record(.responseReceived, by: .page, number: 200, request: 0, endpoint: .logIn),
        partitioned(1, by: .page, cause: 2), written(1, to: .native, by: .native),
      ] + exchange(by: .native, 1, of: 1, for: 3) + [
        written(3, to: .web, by: .native), sent(2, by: .page, 1), refused(2, 1, .reused), revoked(1),
        answered(2, by: .page, 401), again(.page),
      ]),
    Case(
      testDescription: "native code copies the page's new token with its key, and its own calls go without",
      expected: .otherSite, not: .twoJars,
      trace: login(native: true, web: true) + pageExchange + [
        partitioned(3, by: .page, cause: 9), read(.web, 3), partitioned(3, to: .native, by: .native),
        sent(2, by: .native, 1), refused(2, 1, .reused), revoked(1), answered(2, by: .native, 401), again(.native),
      ]),
    Case(
      testDescription: "the page's logout reaches its own cookie, and not the copy without a key",
      expected: .partitionKeyLost, not: .twoJars,
      trace: [
        record(.requestSent, by: .page, request: 0, endpoint: .logIn), issued(0, 1),
        record(.responseReceived, by: .page, number: 200, request: 0, endpoint: .logIn),
        partitioned(1, by: .page, cause: 2), read(.web, 1), written(1, to: .web, by: .native),
        sent(2, by: .page, 1, .logOut), loggedOut, logOutAnswered(by: .page), deletedInPartition, sent(3, by: .page, 1),
        accepted(3, 1),
      ], isResurrected: true),
  ]

  /// Five records, without what the answer writes.
  private static let pageExchange = Array(exchange(by: .page, 1, of: 1, for: 3).dropLast())

  private static let deletedInPartition = inPartition(
    record(.cookieDeleted, by: .page, 1, store: .web, cause: 8))

  private static func partitioned(
    _ token: Int32, to store: StoreName = .web, by actor: TraceActor, cause: Int32 = -1
  ) -> TraceRecord { inPartition(record(.cookieWritten, by: actor, token, store: store, cause: cause)) }

  private static func inPartition(_ change: TraceRecord) -> TraceRecord {
    var change = change
    change.isPartitioned = true
    return change
  }
}
