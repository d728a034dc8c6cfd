import CookieSimulation
import CookieSync
import SyncStrategies
import Testing

@testable import CookieExploration

/// Where Swift keeps state, and what a search does with each: none of them makes it say that something holds.
///
/// Serialised, since some of these places are shared by the whole process.
@Suite(.serialized) struct HiddenMemoryTests {
  struct Place: Sendable, CustomTestStringConvertible {
    var name: String
    var entry: StrategyEntry
    /// False for what lies outside the instance: there the promise to remember in the instance alone is broken.
    var isInInstance = true
    var testDescription: String { name }

    init<Strategy: SyncStrategy>(
      _ name: String, isInInstance: Bool = true, _ make: @escaping @Sendable (HybridApp) -> Strategy
    ) {
      self.name = name
      self.isInInstance = isInInstance
      entry = StrategyEntry(name: "remembering", summary: "", make: make)
    }
  }

  static let places = [
    Place("an ordinary variable") { Remembering<OrdinaryVariable>(app: $0) },
    Place("a Mutex") { Remembering<InMutex>(app: $0) },
    Place("an Atomic") { Remembering<InAtomic>(app: $0) },
    Place("a noncopyable value") { Remembering<InNoncopyable>(app: $0) },
    Place("behind a mirror of its own") { Remembering<InMirrorOfItsOwn>(app: $0) },
    Place("a case with a description of its own") { Remembering<InCase>(app: $0) },
    Place("the type behind a protocol") { Remembering<InType>(app: $0) },
    Place("a metatype") { Remembering<InMetatype>(app: $0) },
    Place("a closure") { Remembering<InClosure>(app: $0) },
    Place("behind a pointer") { Remembering<InPointer>(app: $0) },
    Place("a buffer behind its header") { Remembering<InBuffer>(app: $0) },
    Place("a superclass") { Remembering<InSuperclass>(app: $0) },
    Place("the order in a Set") { Remembering<InOrderOfSet>(app: $0) },
    Place("a Dictionary") { Remembering<InDictionary>(app: $0) },
    Place("Foundation's Data") { Remembering<InData>(app: $0) },
    Place("an Array") { Remembering<InArray>(app: $0) },
    Place("a weak reference") { Remembering<InWeakReference>(app: $0) },
    Place("the last bit of a Double") { Remembering<InDouble>(app: $0) },
    Place("an actor of its own", { InActor(app: $0) }),
    Place("a store of its own", InStoreOfItsOwn.init(app:)),
    Place("a suspended frame", InSuspendedFrame.init(app:)),
    Place("a task-local value", InTaskLocal.init(app:)),
    Place("a global variable", isInInstance: false) { Remembering<InGlobal>(app: $0) },
    Place("a global Mutex", isInInstance: false) { Remembering<InGlobalMutex>(app: $0) },
    Place("a static property", isInInstance: false) { Remembering<InStatic>(app: $0) },
    Place("the environment", isInInstance: false) { Remembering<InEnvironment>(app: $0) },
    Place("a file", isInInstance: false) { Remembering<InFile>(app: $0) },
  ]

  private func exploration(_ entry: StrategyEntry) -> Exploration { .ofTinyScenario(entry, timedRuns: 0) }

  @Test("whoever promises nothing is searched by what the strategy was told", arguments: places)
  func isFoundByHistory(place: Place) throws {
    let report = exploration(place.entry).run()
    #expect(report.findings.map(\.property) == [.lost])
    #expect(!report.isUnreliable)
    #expect(report.report.violations[.lost] != nil)
    // The search itself finds it, and not one of its checks.
    let search = BoundedSearch(exploration(place.entry).options) {
      Simulator(scenario: exploration(place.entry).scenario, strategy: place.entry)
    }.run()
    #expect(search.violations[.lost] != nil)
  }

  @Test("memory in the instance is read in full or not at all", arguments: places.filter(\.isInInstance))
  func isFoundInTheInstance(place: Place) throws {
    let exploration = exploration(place.entry.remembering(in: .instance))
    let search = BoundedSearch(exploration.options) {
      Simulator(scenario: exploration.scenario, strategy: exploration.strategy)
    }.run()
    #expect(search.violations[.lost] != nil)
  }

  @Test("a promise that is broken is noticed", arguments: places.filter { !$0.isInInstance })
  func brokenPromisesAreNoticed(place: Place) throws {
    let report = exploration(place.entry.remembering(in: .instance)).run()
    #expect(!report.holds)
    #expect(!report.findings.isEmpty || report.isUnreliable)
    // What shows it can be played: whole schedules with their traces.
    for tape in report.failureTapes {
      let simulator = Simulator(scenario: report.scenario, strategy: place.entry)
      let played = tape.tape()
      _ = simulator.run(played)
      #expect(played.mismatch == nil && played.unread == 0)
      #expect(simulator.trace.digest == tape.trace)
    }
  }
}
