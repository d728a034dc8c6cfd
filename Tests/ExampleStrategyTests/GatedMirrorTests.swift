import CookieTesting
import ExampleStrategy
import SyncStrategies
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

  @Test("a failure of an own strategy names no program that does not know it") func ownStrategy() async throws {
    let report = try await explore(UngatedMirror.self, in: .concurrentRefresh, faults: 0, properties: [.lost])
    let tape = try #require(report.finding?.tape.text)
    #expect(
      report.description.contains(
        """
          its tape, which a program replays that adds ungated-mirror with TwinJar.main(adding:):
          \(tape)
        """), "\(report.description)")
    #expect(!report.description.contains("twinjar replay"))
  }

  @Test("a failure in an own scenario says that its file is needed") func ownScenario() async throws {
    var scenario = Scenario.concurrentRefresh
    scenario.network.latency = .fixed(milliseconds: 30)
    let report = try await explore(UngatedMirror.self, in: scenario, faults: 0, properties: [.lost])
    #expect(report.description.contains("with TwinJar.main(adding:), given the scenario's file:\n"))
  }

  @Test("a failure of a built-in strategy is replayed by twinjar, of an own one of that name it is not")
  func builtInStrategy() async throws {
    let builtIn = try #require(StrategyCatalogue.entry(named: "push-only"))
    let report = try await explore(builtIn, in: .concurrentRefresh, faults: 0, properties: [.lost])
    let tape = try #require(report.finding?.tape.text)
    #expect(report.description.contains("\n  swift run twinjar replay \(tape)\n"), "\(report.description)")
    let namesake = StrategyEntry(name: "push-only", summary: "", make: GatedMirror.init(app:))
    let other = try await explore(namesake, in: .concurrentRefresh, faults: 1, properties: [.lost])
    #expect(other.finding != nil)
    #expect(!other.description.contains("swift run"), "\(other.description)")
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
