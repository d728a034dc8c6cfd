import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

@Suite struct ChainCheckTests {
  private func check(
    strategies: [StrategyEntry], in names: [String] = BuiltInScenarios.names, seed: UInt64
  ) throws -> ChainCheck {
    let scenarios = try names.compactMap { try BuiltInScenarios.scenario(named: $0) }
    var check = ChainCheck(scenarios: scenarios, strategies: strategies, seed: seed)
    check.runsPerRound = 1
    return check
  }

  @Test("no chain of a thousand verdicts fails") func builtIn() throws {
    let tally = try check(strategies: StrategyCatalogue.all, seed: 5).run(count: 1_000, jobs: 2)
    #expect(tally.verdicts >= 1_000)
    #expect(
      tally.failures.isEmpty, "\(ChainCheckText(tally, seed: 5, invocation: Invocation(program: "twinjar")).text)")
  }

  @Test("the result is the same for any number of jobs") func anyNumberOfJobs() throws {
    let strategies = try ["push-only", "two-way-observer"].map { try #require(StrategyCatalogue.entry(named: $0)) }
    let check = try check(
      strategies: strategies, in: ["concurrent-refresh", "week-of-use", "one-logout", "kill-after-set"], seed: 2)
    let texts = [1, 2, 3].map {
      ChainCheckText(check.run(count: 300, jobs: $0), seed: 2, invocation: Invocation(program: "twinjar")).text
    }
    #expect(Set(texts).count == 1)
    #expect(texts[0].hasPrefix("seed 2\n"))
  }

  @Test("a variant of a scenario is found again by its digest", arguments: [0, 1, 7, 21, 23, 45, 200])
  func variants(_ number: Int) throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "week-of-use"))
    let variant = ScenarioVariants.variant(number, of: scenario)
    #expect((variant == scenario) == (number % 2 == 0))
    #expect(ScenarioVariants.variant(of: scenario, withDigest: variant.digest) == variant)
  }
}
