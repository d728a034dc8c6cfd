import Choices
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

@testable import CookieExploration

@Suite("Rare harm, by importance sampling") struct RareCampaignTests {
  /// Logs in, and starts three times more; at each launch the stores' cookies are gone with some probability.
  private static func scenario(_ probability: Double) throws -> Scenario {
    let launches = "'kill', {do: 'wait', seconds: 30}, 'launch', 'openPage', {do: 'wait', seconds: 30}"
    let text = """
      {schema: 'twinjar.scenario/1', name: 'x', profile: 'ideal', policy: 'no-rotation',
       faults: {unexplainedLossPerLaunch: \(probability)},
       script: ['launch', 'logIn', 'openPage', {do: 'wait', seconds: 30}, \(launches), \(launches), \(launches)]}
      """
    return try ScenarioFile.parse(Array(text.utf8), source: "x")
  }

  private static func campaign(_ probability: Double, raise: Double, runs: Int) throws -> RareCampaign {
    RareCampaign(
      scenarios: [try scenario(probability)], strategies: [try #require(StrategyCatalogue.entry(named: "push-only"))],
      runs: runs, seed: 5, measure: .harm, least: try #require(Probability(raise)))
  }

  @Test("the closed form 1 - (1 - p)^3, from one half to 1e-8", arguments: [0.5, 1e-2, 1e-4, 1e-6, 1e-8])
  func closedForm(probability: Double) throws {
    let share = try Self.campaign(probability, raise: 0.3, runs: 3_000).run(jobs: 2)[0].share
    let expected = probability * (3 - 3 * probability + probability * probability)
    #expect(abs(share.value - expected) < 4 * share.standardError)
    #expect(share.standardError < expected / 20)
    #expect(share.effectiveHits > 300)
    #expect(abs(share.meanWeight - 1) < 0.1)
    #expect(try #require(share.interval).contains(share.value))
  }

  @Test("a share's interval lies between 0 and 1", arguments: [0.4, 1.0, 1.8]) func bounds(weight: Double) throws {
    var share = WeightedShare()
    for _ in 0..<9 { share.add(weight, isHit: true) }
    share.add(weight / 2, isHit: false)
    let interval = try #require(share.interval)
    #expect(interval.lowerBound >= 0 && interval.upperBound <= 1)
  }

  @Test("where each run counts as one, the interval is that of a share, also if all are hits") func allHits() throws {
    var share = WeightedShare()
    for _ in 0..<20 { share.add(1, isHit: true) }
    #expect(share.interval == Proportion(count: 20, of: 20).interval)
    #expect(try #require(share.interval).lowerBound < 0.9)
  }

  @Test("a share is at most 1, whatever its weights add up to") func heavy() throws {
    var share = WeightedShare()
    for weight in [1.2, 0.9, 1.1, 1.0] { share.add(weight, isHit: true) }
    #expect(share.value == 1)
    let interval = try #require(share.interval)
    #expect(interval.contains(share.value) && interval.lowerBound < 1)
  }

  @Test("where weights are lost, there is no interval", arguments: [0, .leastNonzeroMagnitude, 1e-200])
  func light(weight: Double) {
    var share = WeightedShare()
    for _ in 0..<10 { share.add(weight, isHit: true) }
    share.add(1, isHit: false)
    #expect(share.isTooSmall)
    #expect(share.interval == nil)
  }

  @Test(
    "how many runs without it tell as much as equal ones",
    arguments: [([], 0), ([1, 1], 2), ([2, 1, 1], 16.0 / 6), ([0.5], 1), ([1e-9], 1)] as [([Double], Double)])
  func misses(weights: [Double], expected: Double) {
    var share = WeightedShare()
    for _ in 0..<60 { share.add(0.97, isHit: true) }
    #expect(share.effectiveMisses == 0)
    for weight in weights { share.add(weight, isHit: false) }
    #expect(abs(share.effectiveMisses - expected) < 1e-9)
  }

  @Test("no runs say nothing of what was raised") func none() {
    #expect(!WeightedShare().isPlain)
    #expect(!WeightedShare().isTooSmall)
  }

  @Test("a hit is shown whatever it counts for") func lightest() throws {
    let hours = "{do: 'browse', hours: 2, everyMilliseconds: [5000, 9000]}"
    let text = """
      {schema: 'twinjar.scenario/1', name: 'x', profile: 'ideal', policy: 'no-rotation',
       faults: {replyLoss: 1e-16, writesWithoutEffect: 1e-16}, network: {troublePerRequest: 0.0001, trouble: '503'},
       script: ['launch', 'logIn', 'openPage', \(hours)]}
      """
    let campaign = RareCampaign(
      scenarios: [try ScenarioFile.parse(Array(text.utf8), source: "x")],
      strategies: [try #require(StrategyCatalogue.entry(named: "push-only"))], runs: 30, seed: 1, measure: .harm,
      least: try #require(Probability(0.5)))
    let outcome = campaign.run(jobs: 1)[0]
    #expect(outcome.share.hits > 0 && outcome.likeliest != nil)
    #expect(outcome.share.isTooSmall == (outcome.share.interval == nil))
  }

  @Test("runs that came to no verdict are counted") func noVerdict() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "lost-completions"))
    let strategy = try #require(StrategyCatalogue.entry(named: "push-only"))
    let campaign = RareCampaign(
      scenarios: [scenario], strategies: [strategy], runs: 200, seed: 1, measure: .leaked,
      least: try #require(Probability(0.01)))
    let plain = Campaign(scenarios: [scenario], strategies: [strategy], runs: 200, seed: 1).run(jobs: 1)[0]
    #expect(plain.runsWithoutVerdict.count > 0)
    #expect(campaign.run(jobs: 1)[0].runsWithoutVerdict > 0)
  }

  @Test("a share that nothing is below changes no run") func plain() throws {
    let campaign = try Self.campaign(0.5, raise: 0.001, runs: 600)
    let share = campaign.run(jobs: 1)[0].share
    let plain = Campaign(
      scenarios: [campaign.cells[0].scenario], strategies: [campaign.cells[0].strategy], runs: 600, seed: 5
    ).run(jobs: 1)[0]
    #expect(share.hits == plain.runsWithHarm && share.meanWeight == 1 && share.effectiveRuns == 600)
    #expect(share.value == plain.harmRate.value)
    #expect(share.isPlain)
    #expect(try !Self.campaign(0.1, raise: 0.5, runs: 20).run(jobs: 1)[0].share.isPlain)
  }

  @Test("the same bytes for any number of workers, and the likeliest hit is replayed") func reproduced() throws {
    let campaign = try Self.campaign(1e-6, raise: 0.2, runs: 1_700)
    let outcome = campaign.run(jobs: 1)[0]
    #expect(campaign.run(jobs: 3)[0] == outcome)
    #expect(outcome.share.runs == 1_700)
    let likeliest = try #require(outcome.likeliest)
    // One loss of three chances.
    #expect(abs(likeliest.weight - 1e-6 / 0.2 * (1 / 0.8) * (1 / 0.8)) < 1e-10)
    let text = campaign.tapeText(of: campaign.cells[0], run: likeliest.run)
    let simulator = Simulator(scenario: campaign.cells[0].scenario, strategy: campaign.cells[0].strategy)
    let summary = simulator.run(text.tape())
    #expect(summary.isHarmed && simulator.trace.digest == text.trace)
  }

  @Test("chunks are added up in the order of the runs, whichever is ready first, and none behind one that is missing")
  func order() {
    let results = ChunkResults(cells: 2)
    func put(_ chunk: Int, _ cell: Int) {
      var outcome = RareCampaign.Outcome()
      outcome.share.add(Double(chunk + 1), isHit: true)
      results.put(outcome, ofChunk: chunk, cell: cell)
    }
    func runs() -> [Int] { results.whole.map(\.share.runs) }
    put(1, 0)
    put(0, 1)
    put(1, 1)
    #expect(runs() == [0, 0])
    put(0, 0)
    #expect(runs() == [2, 2])
    put(3, 0)
    put(3, 1)
    put(2, 1)
    #expect(runs() == [2, 2])
    put(2, 0)
    #expect(runs() == [4, 4])
    #expect(results.whole[0] == results.whole[1])
    #expect(results.finished == 8)
  }
}
