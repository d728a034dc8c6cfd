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
      Row(testDescription: "values of two bytes", change: { _ in }),
      Row(
        testDescription: "tokens in paths",
        change: { capture in
          for index in capture.exchanges.indices {
            capture.exchanges[index].url += ";jsessionid=Zq7Kp2Wm9Xr4Tb1N/k3j9x2abQw"
          }
        }),
      Row(
        testDescription: "an image of a page's own", change: { $0.exchanges[2].url = "data:image/png;base64,AAAAAAAA" }),
      Row(
        testDescription: "a cookie called by a token",
        change: { capture in
          for index in capture.exchanges.indices {
            for place in capture.exchanges[index].requestHeaders.indices {
              capture.exchanges[index].requestHeaders[place].value.replace("sid", with: "SESS5d41402abc4b2a76b97")
            }
            for place in capture.exchanges[index].responseHeaders.indices {
              capture.exchanges[index].responseHeaders[place].value.replace("sid", with: "SESS5d41402abc4b2a76b97")
            }
          }
        }),
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
