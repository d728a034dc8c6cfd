import Choices
import CookieReports
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

@testable import CookieExploration

@Suite struct CampaignTests {
  private func campaign(
    _ scenarios: [String], _ strategies: [String], runs: Int, seed: UInt64 = 7
  ) throws -> Campaign {
    Campaign(
      scenarios: try scenarios.map { try #require(try BuiltInScenarios.scenario(named: $0)) },
      strategies: try strategies.map { try #require(Self.entry(named: $0)) }, runs: runs, seed: seed)
  }

  private static func entry(named name: String) -> StrategyEntry? {
    ([.brokenCanary] + StrategyCatalogue.all).first { $0.name == name }
  }

  private let visible = StrategyCatalogue.all.map(\.name)

  @Test func anyNumberOfWorkersGivesTheSameBytes() throws {
    let campaign = try campaign(["cold-launch", "concurrent-refresh"], visible, runs: 20)
    let outputs = try [1, 3].map { jobs in
      try ResultsJSON(campaign, campaign.run(jobs: jobs), isComplete: true).text()
    }
    #expect(Set(outputs).count == 1)
  }

  @Test func campaignsAddUp() throws {
    let all = try campaign(["concurrent-refresh"], ["two-way-observer"], runs: 100).run(jobs: 1)[0]
    var first = try campaign(["concurrent-refresh"], ["two-way-observer"], runs: 50).run(jobs: 1)[0]
    #expect(first.runs == 50)
    // The remaining runs, one by one.
    let entry = try #require(StrategyCatalogue.entry(named: "two-way-observer"))
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    for index in 50..<100 {
      let simulator = Simulator(scenario: scenario, strategy: entry)
      let run = simulator.run(Tape(seed: SplitMix64.seed(campaign: 7, run: index)))
      var one = CellTally()
      one.add(run, index: index)
      var round = [one]
      CellTally.settle(&round)
      first.merge(round[0])
    }
    #expect(first == all)
  }

  @Test("a deliberately broken strategy is caught") func canary() throws {
    let tallies = try campaign(BuiltInScenarios.defaultNames, ["broken-canary"], runs: 20).run(jobs: 2)
    for tally in tallies { #expect(tally.lostSessions + tally.splitSessions > 0) }
  }

  @Test(
    "without a fault nothing is lost",
    arguments: StrategyCatalogue.all.filter(\.sharesLogIn).map(\.name))
  func faultFree(strategy: String) throws {
    let tally = try campaign(["fault-free"], [strategy], runs: 10).run(jobs: 1)[0]
    #expect(tally.lostSessions == 0)
    #expect(tally.splitSessions == 0)
    #expect(tally.resurrectedSessions == 0)
    #expect(tally.stuckRuns == 0)
    #expect(tally.runs == 10)
  }

  @Test("with reuse detection the observer loses sessions; native refresh loses none to F50") func doubleRefresh()
    throws
  {
    let tallies = try campaign(["concurrent-refresh"], ["two-way-observer", "native-refresh"], runs: 200).run(jobs: 2)
    #expect(tallies[0].causes[.lost]?[.doubleRefresh] ?? 0 > 150)
    #expect(tallies[1].causes[.lost]?[.doubleRefresh] == nil)
  }

  /// But for a strategy that waits for a completion that the system has lost (F62).
  @Test func noRunOfTheBuiltInScenariosIsUnexplainedOrUndetermined() throws {
    let campaign = try campaign(BuiltInScenarios.names, visible, runs: 2)
    let scenarios = campaign.scenarios.flatMap { Array(repeating: $0, count: visible.count) }
    for (tally, scenario) in zip(campaign.run(jobs: 2), scenarios) {
      #expect(tally.unexplained == 0)
      #expect(tally.undeterminedRuns == 0)
      #expect(tally.escapedRuns == 0)
      #expect(tally.stuckRuns == 0 || scenario.profile.faults.completionsLost != .never)
    }
  }

  @Test func aStoppedCampaignKeepsWhatIsFinished() throws {
    let campaign = try campaign(["concurrent-refresh"], visible, runs: 1_000_000)
    let control = CampaignControl()
    let tallies = campaign.run(jobs: 2, control: control) { finished in
      if finished > 0 { control.stop() }
    }
    let runs = tallies.map(\.runs).reduce(0, +)
    #expect(runs > 0)
    #expect(runs < campaign.totalRuns)
  }

  @Test func theTapeOfALossReplays() throws {
    let campaign = try campaign(["week-of-use"], ["two-way-observer"], runs: 5)
    let index = try #require(campaign.run(jobs: 1)[0].firstLoss)
    let cell = campaign.cells[0]
    let tape = try TapeText(parsing: campaign.tapeText(of: cell, run: index).text, source: "t")
    let simulator = Simulator(scenario: cell.scenario, strategy: cell.strategy)
    let played = tape.tape(records: true)
    #expect(simulator.run(played).lostSessions > 0)
    #expect(simulator.trace.digest == tape.trace)
    // The same run again, from its choices alone.
    let written = TapeText(
      strategy: cell.strategy.name, scenario: cell.scenario, content: .choices(played.recording), trace: tape.trace)
    let again = try TapeText(parsing: written.text, source: "t").tape()
    _ = simulator.run(again)
    #expect(simulator.trace.digest == tape.trace)
    #expect(again.mismatch == nil)
    #expect(again.unread == 0)
  }

  @Test func aTapeOfAnotherStrategyDoesNotFit() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let first = Simulator(
      scenario: scenario, strategy: try #require(StrategyCatalogue.entry(named: "two-way-observer")))
    let tape = Tape(seed: 3, records: true)
    _ = first.run(tape)
    let other = Simulator(scenario: scenario, strategy: try #require(StrategyCatalogue.entry(named: "native-backup")))
    #expect(other.run(Tape(replaying: tape.recording)).end == .mismatched)
  }
}

@Suite struct ProportionTests {
  /// Wilson's interval at 95 %: values of R's binom.confint(method = "wilson").
  @Test(arguments: [
    (0, 10, 0.0, 0.2775328), (1, 10, 0.0178762, 0.4041500), (5, 10, 0.2365931, 0.7634069), (10, 10, 0.7224672, 1.0),
    (50, 1_000, 0.0381302, 0.0653138),
  ])
  func interval(count: Int, total: Int, lower: Double, upper: Double) {
    let interval = Proportion(count: count, of: total).interval
    #expect(abs(interval.lowerBound - lower) < 1e-6)
    #expect(abs(interval.upperBound - upper) < 1e-6)
  }

  @Test func nothingIsKnownOfNoRuns() { #expect(Proportion(count: 0, of: 0).interval == 0...1) }
}
