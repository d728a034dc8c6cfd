import CookieDiagnosis
import Testing

@testable import CaptureDiagnosis

@Suite("cookies that page script has written") struct ScriptCookieTests {
  @Test(
    "of any two times of a file a life is made without a trap",
    arguments: [(Int64.min, Int64(1) << 62), (.max, -(1 << 62)), (.min, -(1 << 62)), (.max, 1 << 62), (0, 0)])
  func lives(expiresAt: Int64, time: Int64) {
    var trace = Trace()
    for kind in [TraceRecord.Kind.requestSent, .responseReceived, .cookieWritten] {
      var record = TraceRecord(time: time, kind: kind, actor: .page)
      (record.request, record.endpoint, record.name, record.number) = (0, .logIn, .refresh, 200)
      if kind == .cookieWritten {
        (record.value, record.store, record.cause) = (.token(1, isRefresh: true), .web, 1)
        record.expiresAt = expiresAt
      }
      trace.records.append(record)
    }
    let completed = Completion.complete(RecordedTrace(trace, from: .recorder))
    #expect(completed.trace.records.count { $0.kind == .tokenIssued } == 1)
  }
}
