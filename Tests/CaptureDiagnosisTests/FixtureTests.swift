import CaptureDiagnosis
import CookieFiles
import Foundation
import Testing

/// Exports of runs whose causes are known, as `twinjar replay --export` has written them.
@Suite("exported runs") struct FixtureTests {
  private static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Captures/\(name)").path
  }

  @Test("a HAR of two sides that refreshed one token") func har() throws {
    let capture = try Captures.read(path: Self.path("refreshed-twice.har"))
    let roles = Roles().guessed(from: capture.exchanges)
    #expect(roles.access == "access")
    #expect(roles.refresh == "refresh")
    let diagnosis = Diagnosis(CaptureTrace.trace(capture.exchanges, roles: roles))
    #expect(diagnosis.outcome == .lost)
    #expect(diagnosis.main?.causes.first?.id == "F50")
  }

  @Test("a recorder's trace of a write that had not reached the disk") func recorder() throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: Self.path("read-empty.ndjson"))))
    let recorded = try TraceFileReader.read(bytes, source: "read-empty.ndjson")
    #expect(recorded.source == .recorder)
    let diagnosis = Diagnosis(recorded)
    #expect(diagnosis.outcome == .lost)
    #expect(diagnosis.main?.causes.contains { $0.id == "F20" } == true)
  }
}
