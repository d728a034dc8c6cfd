import CookieTesting
import ExampleStrategy
import Testing

/// What a test of an app's own strategy looks like.
@Suite struct GatedMirrorTests {
  @Test func keepsItsSessionWhenBothSidesRefresh() async throws {
    let report = try await explore(GatedMirror.self, in: .concurrentRefresh, faults: 0)
    #expect(report.holds)
  }

  @Test func noServerForgivesALostReply() async throws {
    let report = try await explore(GatedMirror.self, in: .concurrentRefresh, faults: 1)
    #expect(report.finding?.cause == .replyLost)
  }

  @Test func withoutTheGateTheSessionIsLost() async throws {
    let report = try await explore(UngatedMirror.self, in: .concurrentRefresh, faults: 0)
    #expect(!report.holds)
    #expect(report.finding?.cause == .doubleRefresh)
    #expect(report.description.contains("ungated-mirror in concurrent-refresh"))
    #expect(report.timeline.contains("401: r1 reused"))
    #expect(report.trace.hasPrefix(#"{"records":"#))
  }

  @Test func aFailureShowsTheTapeAndTheTimeline() async throws {
    let report = try await explore(UngatedMirror.self, in: .concurrentRefresh, faults: 0)
    withKnownIssue("the expectation that an app's test would have fails, with all there is to know") {
      #expect(report.holds)
    } matching: { issue in
      "\(issue)".contains("twinjar.tape/1") && "\(issue)".contains("401: r1 reused")
    }
  }
}
