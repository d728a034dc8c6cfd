import Choices
import CookieScenarios
import SyncStrategies
import Testing

@testable import CookieSimulation

/// Which instants stay in the zone decides how much time a question takes, and never its answer.
@Suite struct InstantsTests {
  /// Goes another way than the calm one now and then.
  private final class Wanderer: ScheduleGuide {
    private var random: SplitMix64
    init(seed: UInt64) { random = SplitMix64(seed: seed) }
    func choose(at point: borrowing ChoicePoint) -> Int? {
      let (turn, way) = (random.next(), random.next())
      return turn % 3 == 0 ? Int(way % UInt64(point.count)) : 0
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var strategy: String
    var scenario: String
    /// Fewer where a run is of many weeks.
    var seeds: UInt64 = 12
    var testDescription: String { "\(strategy) in \(scenario)" }
  }

  static let cases = [
    Case(strategy: "two-way-observer", scenario: "concurrent-refresh"),
    Case(strategy: "push-only", scenario: "with-grace"),
    Case(strategy: "native-refresh", scenario: "old-value-returns"),
    Case(strategy: "twinjar", scenario: "lost-after-weeks", seeds: 2),
    Case(strategy: "persistent-copy", scenario: "weeks-idle"),
    Case(strategy: "push-only", scenario: "error-page-as-download"),
  ]

  /// A limit of 0 forgets each instant as soon as nothing pending counts from it.
  @Test(arguments: cases) func aForgottenInstantIsFoundAgain(example: Case) throws {
    let strategy = try #require(StrategyCatalogue.entry(named: example.strategy))
    let scenario = try #require(try BuiltInScenarios.scenario(named: example.scenario))
    let simulators = [Int64.max, 0].map { limit in
      let simulator = Simulator(scenario: scenario, strategy: strategy)
      simulator.world.instants.limit = limit
      return simulator
    }
    for seed in 0..<example.seeds {
      let digests = simulators.map { simulator in
        _ = simulator.run(guidedBy: Wanderer(seed: seed))
        return simulator.trace.digest
      }
      #expect(digests[0] == digests[1], "seed \(seed)")
    }
  }

  @Test func whatCountsFromAForgottenInstantIsExact() {
    var instants = Instants()
    instants.limit = 0
    instants.begin(again: false)
    /// Something that takes 1 to 5 since the present.
    func happenNext() {
      let base = instants.current
      instants.hold(base)
      let bound = Instants.Bound(base: base, latest: 5)
      instants.release(base)
      _ = instants.happen(after: base, earliest: 1, preferred: 1, own: bound, before: [bound])
    }
    happenNext()
    let start = instants.current
    for _ in 0..<3 { happenNext() }
    #expect(instants.slot(of: start) == nil)
    #expect(instants.coming(after: start, earliest: 3, latest: 3) == .hasCome)
    #expect(instants.coming(after: start, earliest: 4, latest: 4) == .open)
    #expect(instants.coming(after: start, earliest: 15, latest: 15) == .open)
    #expect(instants.coming(after: start, earliest: 16, latest: 16) == .hasNotCome)
    instants.decide(false, after: start, earliest: 4, latest: 4)
    #expect(instants.most(since: start) == 3)
  }
}
