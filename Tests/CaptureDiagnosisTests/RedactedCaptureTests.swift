import CookieFiles
import Testing

@testable import CaptureDiagnosis

@Suite("redacted captures") struct RedactedCaptureTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var change: @Sendable (inout Written) -> Void
  }

  @Test(
    "are diagnosed as the original is",
    arguments: [
      Row(testDescription: "values of two bytes", change: { _ in })
    ]) func same(_ row: Row) throws
  {
    var capture = Written.refreshedTwice
    row.change(&capture)
    let text = try HARText(capture.exchanges, creator: "twinjar").text()
    let copy = try Redaction(CookieFileInput(path: "x", bytes: Array(text.utf8)))
    let before = capture.diagnosis()
    let after = Written(exchanges: try Captures.read(CaptureBytes(path: "x", copy.bytes)).exchanges).diagnosis()
    #expect(before.outcome == .lost && after.outcome == .lost)
    #expect(after.findings.map { $0.causes.map(\.id) } == before.findings.map { $0.causes.map(\.id) })
    #expect(after.findings.map(\.concluded.id) == before.findings.map(\.concluded.id))
  }
}
