import Testing

@testable import CookieDiagnosis

/// Causes from traces that are written out, for what no short scenario brings about.
@Suite struct CauseFinderTests {
  private func record(
    _ kind: TraceRecord.Kind, by actor: TraceActor, request: Int32 = -1, token: Int32? = nil, number: Int32 = 0,
    reason: RefusalReason = .none, about: TraceActor = .native
  ) -> TraceRecord {
    var record = TraceRecord(time: 0, kind: kind, actor: actor)
    record.endpoint = .refresh
    record.request = request
    record.name = .refresh
    record.value = token.map { .token($0, isRefresh: true) } ?? .empty
    record.number = number
    record.reason = reason
    record.about = about
    return record
  }

  private func cause(in trace: [TraceRecord]) -> Cause {
    var finder = CauseFinder()
    finder.begin(trace)
    return finder.cause(of: .lost, at: trace.count - 1)
  }

  @Test("the refusal that counts is that of the client with the login page, not a later one of the other")
  func refusalOfTheOtherClient() {
    let trace = [
      record(.tokenIssued, by: .server, token: 1),
      record(.requestSent, by: .native, request: 0, token: 1),
      record(.requestSent, by: .page, request: 1, token: 1),
      record(.tokenIssued, by: .server, request: 0, token: 3),
      record(.tokenRotated, by: .server, request: 0, token: 1),
      record(.tokenRefused, by: .server, request: 1, token: 1, reason: .reused),
      record(.sessionRevoked, by: .server, token: 1, reason: .reused),
      record(.responseReceived, by: .native, request: 0, number: 200),
      record(.responseReceived, by: .page, request: 1, number: 401),
      record(.cookieDeleted, by: .native, token: 3),
      record(.requestSent, by: .native, request: 2),
      record(.tokenRefused, by: .server, request: 2, number: -1, reason: .missing),
      record(.userLogsInAgain, by: .user, about: .page),
    ]
    #expect(cause(in: trace) == .doubleRefresh)
    // What the strategy deletes on the native side was over by then.
    #expect(cause(in: trace.dropLast() + [record(.userLogsInAgain, by: .user)]) == .doubleRefresh)
  }

  @Test("a token that expired while the session went on elsewhere") func outlivedToken() {
    let trace = [
      record(.tokenIssued, by: .server, request: 0, token: 1),
      record(.requestSent, by: .native, request: 1, token: 1),
      record(.tokenAccepted, by: .server, request: 1, token: 1),
      record(.tokenIssued, by: .server, request: 1, token: 3),
      record(.responseReceived, by: .native, request: 1, number: 200),
      record(.requestSent, by: .page, request: 2, token: 1),
      record(.tokenRefused, by: .server, request: 2, token: 1, reason: .expired),
      record(.responseReceived, by: .page, request: 2, number: 401),
      record(.userLogsInAgain, by: .user, about: .page),
    ]
    #expect(cause(in: trace) == .twoJars)
    // If nothing newer was issued, the policy has ended the session, and there is nothing to explain.
    #expect(cause(in: trace.filter { $0.value != .token(3, isRefresh: true) }) == .unexplained)
  }
}
