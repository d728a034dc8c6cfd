import Testing

@testable import CookieDiagnosis

/// Causes that were named for what had not happened: each a trace that is written out, with the cause that it shows and
/// the one that it was given.
@Suite struct FalseCauseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var expected: Cause
    /// What it was given; a trace with that cause in earnest stands in another row.
    var not: Cause
    var trace: [TraceRecord]
    /// True if the first session is used after its logout, by the last request that was served.
    var isResurrected = false
    /// The session that is lost, if it is not the last login's.
    var session: Int32?

    /// The last login is lost, where the user meets it or the trace ends.
    var verdict: Verdict {
      if isResurrected {
        let served = trace.lastIndex { $0.kind == .tokenAccepted } ?? trace.count
        return Verdict(kind: .resurrected, session: 0, record: served, cause: .unexplained)
      }
      let session = session ?? trace.filter { $0.kind == .tokenIssued }.map(\.number).max() ?? 0
      let isMet = trace.lastIndex { $0.kind == .userLogsInAgain }
      return Verdict(kind: .lost, session: session, record: isMet ?? trace.count, cause: .unexplained)
    }
  }

  static let cases =
    ofTwoTokens + ofOneToken + ofSeveralLogIns + ofLogOuts + ofEmptiedCookies + ofTrouble + ofTwins + ofEvictions
    + ofUsesAfterUses

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
}
