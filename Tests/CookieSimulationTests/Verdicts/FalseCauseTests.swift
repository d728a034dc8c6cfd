import SyncStrategies
import Testing

@testable import CookieSimulation

/// Causes that were named for what had not happened: each a trace that is written out, with the cause that it shows and
/// the one that it was given.
@Suite struct FalseCauseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var expected: Cause
    /// What it was given; a trace with that cause in earnest stands in another row.
    var not: Cause
    var trace: [TraceRecord]

    /// The last login is lost, where the user meets it or the trace ends.
    var verdict: Verdict {
      let session = trace.filter { $0.kind == .tokenIssued }.map(\.number).max() ?? 0
      let isMet = trace.lastIndex { $0.kind == .userLogsInAgain }
      return Verdict(kind: .lost, session: session, record: isMet ?? trace.count, cause: .unexplained)
    }
  }

  static let cases = ofTwoTokens + ofOneToken

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
        sent(3, by: .native, 3), refused(3, 3, .reused), revoked(3), answered(3, by: .native, 401), again(.native),
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

  /// It was given none.
  @Test("a token of an earlier session has expired, and the store was not told of the new one") func expiredEarlier() {
    causeIsWhatTheTraceShows(
      Case(
        testDescription: "expired", expected: .twoJars, not: .unexplained,
        trace: Self.login(native: false, web: true)
          + Self.login(native: true, web: false, session: 1, request: 1, token: 3) + [
            Self.sent(2, by: .page, 1), Self.refused(2, 1, .expired), Self.answered(2, by: .page, 401),
            Self.again(.page),
          ]))
  }

  @Test(arguments: cases) func causeIsWhatTheTraceShows(_ test: Case) {
    #expect(test.expected != test.not)
    var finder = CauseFinder()
    finder.begin(test.trace)
    let chain = finder.chain(of: test.verdict)
    #expect(chain.verdict.cause == test.expected)
    var trace = Trace()
    trace.records = test.trace
    #expect(ChainChecker(trace).fault(of: chain) == nil)
  }

  /// The scenarios in which a deletion of the session before was taken for the strategy's: no strategy that leaves the
  /// stores alone, or only writes, has deleted anything.
  @Test(
    arguments: ["logout-then-login-on-page", "logout-then-login-readable"],
    ["push-only", "native-refresh", "single-source-native", "twinjar"])
  func nothingIsDeletedByStrategies(_ script: String, _ name: String) throws {
    let readable = script == "logout-then-login-readable"
    let scenario = testScenario(
      [
        .launch, .logIn, .openPage, Counterfactuals.pause, .logOut(on: readable ? .page : .native),
        Counterfactuals.pause, .logInOnPage, Counterfactuals.pause, .callNative(awaited: true),
        .fetchOnPage(awaited: true),
      ], policy: .noRotation
    ) { $0.policy.cookiesAreHTTPOnly = !readable }
    let strategy = try #require(StrategyCatalogue.entry(named: name))
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    for seed in 0..<20 as Range<UInt64> {
      let summary = simulator.run(Tape(seed: seed))
      #expect(summary.verdicts.allSatisfy { $0.cause != .droppedByStrategy && $0.cause != .unexplained })
      let checker = ChainChecker(simulator.trace)
      #expect(simulator.chains(of: summary).compactMap { checker.fault(of: $0) }.isEmpty)
    }
  }
}

// MARK: - Runs

extension FalseCauseTests {
  @Test("a logout without a token that the server could end is what it is, though native code refreshes after it")
  func logoutWithoutToken() throws {
    let scenario = testScenario([
      .launch, .logIn, .openPage, Counterfactuals.expiry, .logOut(on: .page), Counterfactuals.pause,
      .callNative(awaited: true),
    ])
    let strategy = try #require(StrategyCatalogue.entry(named: "access-only-web"))
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    let chains = simulator.chains(of: simulator.run(Tape(seed: 1)))
    #expect(chains.map(\.verdict.kind) == [.resurrected])
    #expect(chains.map(\.verdict.cause) == [.twoJars])
    let checker = ChainChecker(simulator.trace)
    #expect(chains.compactMap { checker.fault(of: $0) }.isEmpty)
  }
}

// MARK: - Runs that are cut off

extension FalseCauseTests {
  @Test("a run that its budget ends has lost no answer, wherever it ends")
  func endOfBudget() throws {
    var scenario = testScenario(
      [.launch, .logIn, .openPage, .wait(.fixed(milliseconds: 86_400_000)), .callNative(awaited: true)]
    ) {
      $0.policy.accessLifetimeSeconds = 1
      $0.network.latency = .uniform(milliseconds: 20, 80)
      $0.app.nativeRefreshesAtExpiry = true
      $0.app.pageRefreshesAtExpiry = true
      $0.app.refreshJitter = .zero
    }
    let strategy = try #require(StrategyCatalogue.entry(named: "push-only"))
    var unanswered = 0
    for budget in 200..<300 {
      scenario.eventBudget = budget
      let simulator = Simulator(scenario: scenario, strategy: strategy)
      let summary = simulator.run(Tape(seed: 1))
      #expect(summary.end == .stuck)
      #expect(summary.verdicts.allSatisfy { $0.cause != .replyLost && $0.cause != .unexplained })
      let checker = ChainChecker(simulator.trace)
      #expect(simulator.chains(of: summary).compactMap { checker.fault(of: $0) }.isEmpty)
      // Among them are runs that end between the second use of a token and the answer to the first.
      let records = simulator.trace.records
      if let revoked = records.lastIndex(where: { $0.kind == .sessionRevoked }) {
        let winner = records[..<revoked].last { $0.kind == .tokenRotated }?.request
        if !records.contains(where: { $0.kind == .responseReceived && $0.request == winner }) { unanswered += 1 }
      }
    }
    #expect(unanswered > 0)
  }
}

// MARK: - Records

extension FalseCauseTests {
  static func record(
    _ kind: TraceRecord.Kind, by actor: TraceActor, _ token: Int32? = nil, store: StoreName = .native,
    number: Int32 = 0, reason: RefusalReason = .none, request: Int32 = -1, cause: Int32 = -1,
    endpoint: Endpoint = .refresh, expiresAt: Int64 = 1 << 60, about: TraceActor = .native,
    client: ClientKind = .dataTask, name: TraceText = .refresh
  ) -> TraceRecord {
    var record = TraceRecord(time: 0, kind: kind, actor: actor)
    record.name = name
    record.value = token.map { .token($0, isRefresh: name == .refresh) } ?? .empty
    record.store = store
    record.number = number
    record.reason = reason
    record.request = request
    record.cause = cause
    record.endpoint = endpoint
    record.expiresAt = expiresAt
    record.about = about
    record.client = client
    return record
  }

  static func sent(_ request: Int32, by actor: TraceActor, _ token: Int32?, _ endpoint: Endpoint = .refresh)
    -> TraceRecord
  { record(.requestSent, by: actor, token, request: request, endpoint: endpoint) }

  static func accepted(_ request: Int32, _ token: Int32) -> TraceRecord {
    record(.tokenAccepted, by: .server, token, request: request)
  }

  static func issued(_ request: Int32, _ token: Int32, session: Int32 = 0) -> TraceRecord {
    record(.tokenIssued, by: .server, token, number: session, request: request)
  }

  static func rotated(_ request: Int32, _ token: Int32) -> TraceRecord {
    record(.tokenRotated, by: .server, token, request: request)
  }

  static func refused(_ request: Int32, _ token: Int32?, _ reason: RefusalReason, session: Int32 = 0) -> TraceRecord {
    record(.tokenRefused, by: .server, token, number: token == nil ? -1 : session, reason: reason, request: request)
  }

  static func revoked(_ token: Int32, session: Int32 = 0) -> TraceRecord {
    record(.sessionRevoked, by: .server, token, number: session, reason: .reused)
  }

  static func lost(_ request: Int32) -> TraceRecord { record(.replyLost, by: .system, request: request) }

  static func answered(_ request: Int32, by actor: TraceActor, _ status: Int32) -> TraceRecord {
    record(.responseReceived, by: actor, number: status, request: request)
  }

  static func read(_ store: StoreName, _ token: Int32?) -> TraceRecord {
    record(.storeRead, by: .native, token, store: store, number: token == nil ? 0 : 2)
  }

  static func written(_ token: Int32, to store: StoreName, by actor: TraceActor) -> TraceRecord {
    record(.cookieWritten, by: actor, token, store: store)
  }

  static func again(_ client: TraceActor) -> TraceRecord { record(.userLogsInAgain, by: .user, about: client) }

  /// Three records, and one for each store that has the session then.
  static func login(
    native: Bool, web: Bool, session: Int32 = 0, request: Int32 = 0, token: Int32 = 1, expiresAt: Int64 = 1 << 60
  ) -> [TraceRecord] {
    let client: TraceActor = native ? .native : .page
    var records = [
      record(.requestSent, by: client, request: request, endpoint: .logIn), issued(request, token, session: session),
      record(.responseReceived, by: client, number: 200, request: request, endpoint: .logIn),
    ]
    if native { records.append(written(token, to: .native, by: .native)) }
    if web {
      records.append(record(.cookieWritten, by: native ? .native : .page, token, store: .web, expiresAt: expiresAt))
    }
    return records
  }

  /// An exchange whose answer arrives, with the new token in the store of whoever made it.
  static func exchange(by client: TraceActor, _ request: Int32, of old: Int32, for new: Int32) -> [TraceRecord] {
    [
      sent(request, by: client, old), accepted(request, old), issued(request, new), rotated(request, old),
      answered(request, by: client, 200), written(new, to: client == .page ? .web : .native, by: client),
    ]
  }
}
