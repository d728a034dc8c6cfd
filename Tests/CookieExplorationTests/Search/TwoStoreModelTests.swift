import CookieExploration
import CookieSimulation
import Testing

/// The verdicts that SPIN, TLC and Stateright give on the same model.
@Suite struct TwoStoreModelTests {
  private func search(
    _ discipline: TwoStoreModel.Discipline, rounds: Int, preemptions: Int? = nil, reduction: Reduction = .states,
    jobs: Int = 1
  ) -> SearchReport {
    var options = BoundedSearch.Options()
    options.bounds = ExplorationBounds(faults: 0, preemptions: preemptions)
    options.reduction = reduction
    options.properties = [.lost]
    options.jobs = jobs
    return BoundedSearch(options) { TwoStoreModel(discipline, rounds: rounds) }.run()
  }

  @Test(arguments: [
    (TwoStoreModel.Discipline.naive, true), (.gate, true), (.gateUntilLanded, false),
  ])
  func verdictOverAllOrders(discipline: TwoStoreModel.Discipline, isLost: Bool) {
    let report = search(discipline, rounds: 4)
    #expect((report.violations[.lost] != nil) == isLost)
    #expect(report.isComplete == !isLost)
    #expect(!report.reachedPreemptionBound)
    // SPIN's number, and the reference's; states with one way on have no key.
    if !isLost { #expect(report.states <= 735) }
  }

  @Test func oneRoundWithoutReductionHasTheSameVerdicts() {
    for discipline in TwoStoreModel.Discipline.allCases {
      let plain = search(discipline, rounds: 1, reduction: .none)
      let reduced = search(discipline, rounds: 1)
      #expect(plain.violations.keys == reduced.violations.keys)
      #expect(plain.isComplete == reduced.isComplete)
    }
  }

  @Test func anyNumberOfWorkersGivesTheSameReport() {
    #expect(search(.gateUntilLanded, rounds: 3) == search(.gateUntilLanded, rounds: 3, jobs: 3))
    #expect(search(.gate, rounds: 3) == search(.gate, rounds: 3, jobs: 2))
  }
}
