import CookieDiagnosis
import CookieScenarios
import CookieSync
import SyncStrategies
import Testing

@testable import CookieSimulation

/// Races with their origins, and what the order of their accesses matters for.
@Suite struct RaceReportTests {
  private static let second = ScriptStep.wait(.fixed(milliseconds: 1_000))

  private func races(
    _ strategy: StrategyEntry, _ scenario: Scenario
  ) -> (races: [Race], records: [TraceRecord], simulator: Simulator) {
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    let races = simulator.races { Tape(seed: 1) }
    return (races, simulator.trace.records, simulator)
  }

  @Test("native code reads the web store while the page's answer is under way: the other order loses nothing")
  func harmful() throws {
    // The page refreshes 30 ms before native code; its answer takes 40 ms.
    let scenario = testScenario([
      .launch, .logIn, .openPage, Self.second, .refreshBoth(offsetNanoseconds: -30_000_000),
      .wait(.fixed(milliseconds: 60_000)),
    ])
    let (races, records, simulator) = races(entry(making: SingleSourceWeb.init(app:)), scenario)
    let harmful = try #require(races.first { $0.effect == .changesVerdict })
    #expect(harmful.thing == .cookie(.web, isRefresh: true))
    #expect(harmful.first.origin == .hook(.refreshForNative))
    #expect(!harmful.first.isWrite)
    #expect(harmful.second.origin == .answer(.pageFetch))
    #expect(harmful.second.isWrite)
    #expect(records[harmful.first.record].time < records[harmful.second.record].time)
    #expect(simulator.run(Tape(seed: 1)).lostSessions == 1)
  }

  @Test("two refreshes with one token end badly in either order") func eitherWay() throws {
    let scenario = testScenario([
      .launch, .logIn, .openPage, Self.second, .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 60_000)),
    ])
    let race = try #require(races(entry(PushOnly.self), scenario).races.first { $0.thing == .token })
    #expect(race.effect == .badEitherWay)
    #expect(Set([race.first.origin, race.second.origin]) == [.request(.dataTask), .request(.pageFetch)])
  }

  @Test("the same pair of places counts once, however often it races") func deduplicated() {
    let once: [ScriptStep] = [.callNative(awaited: false), .fetchOnPage(awaited: true), Self.second]
    let script: [ScriptStep] = [.launch, .logIn, .openPage, Self.second] + once + once + once
    let found = races(entry(TwoWayObserver.self), testScenario(script) { $0.policy.slidesAccess = true }).races
    let places = found.map {
      "\($0.thing) \($0.first.origin) \($0.first.isWrite) \($0.second.origin) \($0.second.isWrite)"
    }
    #expect(!places.isEmpty)
    #expect(Set(places).count == places.count)
  }

  @Test("noting where records come from changes no trace", arguments: ["concurrent-refresh", "cold-launch"])
  func tracesStayTheSame(scenario: String) throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: scenario))
    for strategy in StrategyCatalogue.all {
      let simulator = Simulator(scenario: scenario, strategy: strategy)
      _ = simulator.run(Tape(seed: 3))
      let digest = simulator.trace.digest
      simulator.notesOrigins = true
      _ = simulator.run(Tape(seed: 3))
      #expect(simulator.trace.digest == digest, "\(strategy.name)")
    }
  }

  @Test func countingCanBeSwitchedOff() {
    let scenario = testScenario([
      .launch, .logIn, .openPage, Self.second, .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 60_000)),
    ])
    let simulator = Simulator(scenario: scenario, strategy: entry(PushOnly.self))
    var counted = simulator.run(Tape(seed: 1))
    simulator.countsRaces = false
    let uncounted = simulator.run(Tape(seed: 1))
    #expect(counted.races > 0)
    #expect(uncounted.races == 0)
    counted.races = 0
    #expect(counted == uncounted)
  }
}
