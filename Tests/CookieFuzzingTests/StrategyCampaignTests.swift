import Choices
import CookieExploration
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

@testable import CookieFuzzing

@Suite("Searching a strategy's tapes")
struct StrategyCampaignTests {
  private func campaign(_ name: String, jobs: Int, runs: Int = 600) throws -> StrategyCampaign {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let strategy = try #require(StrategyCatalogue.entry(named: name))
    var options = StrategyCampaign.Options()
    (options.runs, options.jobs) = (runs, jobs)
    let campaign = StrategyCampaign(strategy: strategy, scenarios: [scenario], options)
    campaign.run(control: CampaignControl()) { _ in }
    return campaign
  }

  @Test("the number of jobs does not matter")
  func isDeterministic() throws {
    let (one, two) = (try campaign("two-way-observer", jobs: 1), try campaign("two-way-observer", jobs: 2))
    #expect(one.kept.map(\.text) == two.kept.map(\.text))
    #expect(one.findings.map(\.tape) == two.findings.map(\.tape))
    #expect(one.progress.features == two.progress.features)
    #expect(one.kept.count > 1)
  }

  @Test("a finding's tape replays to its verdict")
  func replays() throws {
    let campaign = try campaign("two-way-observer", jobs: 1)
    let strategy = try #require(StrategyCatalogue.entry(named: "two-way-observer"))
    #expect(!campaign.findings.isEmpty)
    for finding in campaign.findings {
      let simulator = Simulator(scenario: finding.scenario, strategy: strategy)
      let tape = finding.tape.tape()
      #expect(simulator.run(tape) == finding.summary)
      #expect(tape.mismatch == nil)
      #expect(tape.unread == 0)
      #expect(simulator.trace.digest == finding.tape.trace)
    }
  }

  @Test("a tape with its own recording for hints gives it again")
  func guides() {
    let first = Tape(seed: 9, records: true)
    let asked =
      (1...50).map { first.choose(below: $0 * 3) } + (0..<9).map { _ in first.chance(Probability(0.3)!) ? 1 : 0 }
    let second = Tape(hints: first.recording.map(\.value), seed: 1)
    let again =
      (1...50).map { second.choose(below: $0 * 3) } + (0..<9).map { _ in second.chance(Probability(0.3)!) ? 1 : 0 }
    #expect(asked == again)
    #expect(second.recording == first.recording)
  }
}
