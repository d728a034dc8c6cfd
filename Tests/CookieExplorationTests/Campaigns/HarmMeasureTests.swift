import CookieDiagnosis
import CookieExploration
import Testing

/// One field of a run's summary for each kind of verdict, which scores and searches read alike.
@Suite("What counts as which harm") struct HarmMeasureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var kind: Verdict.Kind
    var measure: HarmMeasure
    var property: Property
    var set: @Sendable (inout RunSummary) -> Void
    var testDescription: String { kind.rawValue }
  }

  static let cases = [
    Case(kind: .lost, measure: .lost, property: .lost) { $0.lostSessions = 1 },
    Case(kind: .split, measure: .split, property: .split) { $0.splitSessions = 1 },
    Case(kind: .resurrected, measure: .resurrected, property: .resurrected) { $0.resurrectedSessions = 1 },
    Case(kind: .leaked, measure: .leaked, property: .leak) { $0.leaks = 1 },
    Case(kind: .falseSuccess, measure: .falseSuccess, property: .falseSuccess) { $0.falseSuccesses = 1 },
    Case(kind: .falseFailure, measure: .falseFailure, property: .falseFailure) { $0.falseFailures = 1 },
    Case(kind: .needlessLogin, measure: .needlessLogin, property: .needlessLogin) { $0.needlessLogins = 1 },
    Case(kind: .writtenBack, measure: .writtenBack, property: .writtenBack) { $0.writtenBackSessions = 1 },
    Case(kind: .forbidden, measure: .forbidden, property: .forbidden) { $0.forbiddenRequests = 1 },
  ]

  @Test("each kind has its field, its measure and its property", arguments: cases)
  func each(_ example: Case) {
    var run = RunSummary()
    example.set(&run)
    #expect(Verdict.Kind.allCases.filter { run.count(of: $0) > 0 } == [example.kind])
    #expect(Set(HarmMeasure.allCases.filter { $0.isMet(by: run) }) == [.harm, example.measure])
    #expect(Property.allCases.filter { $0.isViolated(by: run) } == [example.property])
  }

  @Test("no kind is left out") func all() {
    #expect(Set(Self.cases.map(\.kind)) == Set(Verdict.Kind.allCases))
  }

  @Test("a run without a verdict counts as lost as well, and an empty one as nothing") func ends() {
    var run = RunSummary()
    #expect(HarmMeasure.allCases.filter { $0.isMet(by: run) } == [])
    #expect(Property.allCases.filter { $0.isViolated(by: run) } == [])
    run.end = .stuck
    #expect(Set(HarmMeasure.allCases.filter { $0.isMet(by: run) }) == [.harm, .lost, .noVerdict])
    #expect(Property.allCases.filter { $0.isViolated(by: run) } == [.stuck])
    run = RunSummary()
    run.races = 1
    #expect(!run.isHarmed)
    #expect(Property.allCases.filter { $0.isViolated(by: run) } == [.race])
  }
}
