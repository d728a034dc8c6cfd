import CookieDiagnosis
import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

@Suite struct BoundedSearchTests {
  private func exploration(
    _ strategy: String, _ scenario: String, faults: Int = 1, preemptions: Int? = 1, jobs: Int = 1,
    _ change: (inout BoundedSearch.Options) -> Void = { _ in }
  ) throws -> Exploration {
    var exploration = Exploration(
      strategy: try #require(StrategyCatalogue.entry(named: strategy)),
      scenario: try #require(try BuiltInScenarios.scenario(named: scenario)))
    exploration.options.bounds = ExplorationBounds(faults: faults, preemptions: preemptions)
    exploration.options.budget = ExplorationBudget(seconds: nil)
    exploration.options.jobs = jobs
    change(&exploration.options)
    return exploration
  }

  @Test("with a grace period and no fault, native-refresh keeps its session in every order") func certificate() throws {
    let report = try exploration("native-refresh", "with-grace", preemptions: nil).run()
    #expect(report.holds)
    #expect(report.report.isComplete)
    #expect(!report.report.reachedPreemptionBound)
    #expect(ExplorationText([report]).details(again: \.text).contains("lost: holds within these bounds"))
  }

  @Test func aLostReplyBeatsNativeRefresh() throws {
    let report = try exploration("native-refresh", "concurrent-refresh").run()
    let finding = try #require(report.findings.first)
    #expect(finding.property == .lost)
    #expect(finding.cause == .replyLost)
    #expect(finding.measure.faults == 1)
    #expect(!report.holds)
  }

  @Test("without faults the same strategy holds: the fault is what loses the session") func withoutFaults() throws {
    #expect(try exploration("native-refresh", "concurrent-refresh", faults: 0, preemptions: 2).run().holds)
  }

  @Test func aSmallBudgetIsNoCertificate() throws {
    let report = try exploration("native-refresh", "with-grace") { $0.budget.schedules = 1 }.run()
    #expect(!report.holds)
    #expect(report.findings.isEmpty)
    #expect(!report.report.isComplete)
    #expect(report.report.openBranches > 0)
    #expect(ExplorationText([report]).details(again: \.text).contains("NOT FINISHED"))
  }

  @Test("a search that may remember little ends in good order, the same for any number of workers") func memory() throws
  {
    let reports = try [1, 3].map { jobs in
      try exploration("twinjar", "one-relaunch", jobs: jobs) { $0.budget.bytes = 30_000 }.run()
    }
    let report = reports[0].report
    #expect(report == reports[1].report)
    #expect(report.usedUpMemory && !report.isComplete && report.openBranches > 0 && report.states > 50)
    #expect(ExplorationText([reports[0]]).details(again: \.text).contains("NOT FINISHED within the memory (--memory)"))
  }

  /// Makes many choices of many possibilities in each run.
  private final class ManyChoices: GuidedSystem {
    let finalState: UInt64 = 0, traceDigest: UInt64 = 0, randomDraws = 0

    func run(guidedBy guide: any ScheduleGuide) -> RunSummary { run(Tape(guide: guide)) }
    func run(_ tape: Tape) -> RunSummary {
      for _ in 0..<40 { _ = tape.choose(below: 60_000) }
      return RunSummary()
    }
    func moment() -> (any RunMoment)? { nil }
    func run(guidedBy guide: any ScheduleGuide, from moment: any RunMoment) -> RunSummary { run(guidedBy: guide) }
    func features(of summary: RunSummary) -> [UInt32] { [] }
  }

  @Test("one run of many choices does not take more than a search may remember, and is counted") func memoryOfOneRun() {
    var options = BoundedSearch.Options()
    options.budget = ExplorationBudget(seconds: nil, bytes: 4_000_000)
    let report = BoundedSearch(options) { ManyChoices() }.run()
    #expect(report.usedUpMemory && !report.isComplete)
    #expect(report.schedules == 1)
    // Two points of the forty: a branch takes some thirty bytes.
    #expect(report.openBranches < 200_000)
  }

  @Test func anyNumberOfWorkersGivesTheSameBytes() throws {
    let texts = try [1, 2, 3].map {
      try ExplorationJSON([try exploration("two-way-observer", "concurrent-refresh", jobs: $0).run()]).text()
    }
    #expect(Set(texts).count == 1)
  }

  @Test(arguments: ["two-way-observer", "native-refresh", "native-backup", "snapshot-mirror"])
  func reductionKeepsTheOutcomes(strategy: String) throws {
    func outcomes(_ reduction: Reduction) throws -> Set<SearchReport.Outcome> {
      try exploration(strategy, "one-relaunch") {
        $0.reduction = reduction
        $0.stopsWhenAllViolated = false
      }.run().report.outcomes
    }
    #expect(try outcomes(.states) == outcomes(.none))
  }

  @Test func generatedSpacesHaveTheSameOutcomesWithAndWithoutReduction() {
    var check = ReductionCheck(seed: 3, strategies: StrategyCatalogue.all.filter { $0.catalogueIDs.contains("S2") })
    check.mostSchedules = 300
    check.bounds = ExplorationBounds(faults: 1, preemptions: 1)
    let tally = check.run(count: 5)
    #expect(tally.mismatches.isEmpty)
    #expect(tally.compared > 2)
  }

  @Test func drawnSchedulesFindWhatIsThereAndProveNothing() throws {
    for search in [Exploration.Search.random(seed: 1), .pct(depth: 3, seed: 1), .guided(seed: 1)] {
      var lossy = try exploration("two-way-observer", "concurrent-refresh") { $0.budget.schedules = 500 }
      lossy.search = search
      #expect(lossy.run().findings.map(\.property) == [.lost])
      var safe = try exploration("native-refresh", "with-grace") { $0.budget.schedules = 50 }
      safe.search = search
      let report = safe.run()
      #expect(report.findings.isEmpty)
      #expect(!report.holds)
      #expect(report.report.schedules == 50)
    }
  }

  @Test func racesAreSearchedWithoutReduction() throws {
    let report = try exploration("two-way-observer", "concurrent-refresh", faults: 0, preemptions: 0) {
      $0.properties = [.race]
    }.run()
    #expect(report.report.reduction == .none)
    #expect(report.findings.map(\.property) == [.race])
  }
}
