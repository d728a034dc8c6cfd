import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import CookieSync
import SyncStrategies

/// A scenario for one test: ideal platform, strict server, fixed latency, nothing by itself.
func testScenario(
  _ script: [ScriptStep], profile: Profile = .ideal, policy: ServerPolicy = .rfc9700Strict,
  latencyMilliseconds: Double = 20, _ change: (inout Scenario) -> Void = { _ in }
) -> Scenario {
  var scenario = Scenario(name: "test", profile: profile, policy: policy, script: script)
  scenario.network.latency = .fixed(milliseconds: latencyMilliseconds)
  scenario.app.nativeRefreshesAtExpiry = false
  scenario.app.pageRefreshesAtExpiry = false
  change(&scenario)
  return scenario
}

/// A strategy that needs nothing but the app, so that a table of cases can name its type.
protocol PlainStrategy: SyncStrategy {
  init(app: HybridApp)
}

extension PushOnly: PlainStrategy {}
extension TwoWayObserver: PlainStrategy {}
extension SnapshotMirror: PlainStrategy {}
extension NativeBackup: PlainStrategy {}
extension HiddenWebViewRenewal: PlainStrategy {}
extension SharedCookiesFlag: PlainStrategy {}
extension NativeRefresh: PlainStrategy {}
extension BrokenCanary: PlainStrategy {}

func entry(_ type: any PlainStrategy.Type) -> StrategyEntry {
  func opened<Strategy: PlainStrategy>(_ type: Strategy.Type) -> StrategyEntry { entry(making: Strategy.init(app:)) }
  return opened(type)
}

func entry<Strategy: SyncStrategy>(making make: @escaping @Sendable (HybridApp) -> Strategy) -> StrategyEntry {
  StrategyEntry(name: "test", summary: "", make: make)
}

/// One run of a strategy, with its trace.
func run(
  _ type: any PlainStrategy.Type, _ scenario: Scenario, seed: UInt64 = 1
) -> (summary: RunSummary, trace: Trace) {
  run(entry(type), scenario, seed: seed)
}

func run(_ strategy: StrategyEntry, _ scenario: Scenario, seed: UInt64 = 1) -> (summary: RunSummary, trace: Trace) {
  let simulator = Simulator(scenario: scenario, strategy: strategy)
  let summary = simulator.run(Tape(seed: seed))
  return (summary, simulator.trace)
}

/// How many of a number of runs satisfy a condition.
func count(
  of runs: Int, _ strategy: StrategyEntry, _ scenario: Scenario, where condition: (RunSummary, Trace) -> Bool
) -> Int {
  let simulator = Simulator(scenario: scenario, strategy: strategy)
  return (0..<runs).count { condition(simulator.run(Tape(seed: UInt64($0))), simulator.trace) }
}

extension Sequence {
  func count(where condition: (Element) -> Bool) -> Int { reduce(0) { $0 + (condition($1) ? 1 : 0) } }
}

extension Trace {
  func all(_ kind: TraceRecord.Kind) -> [TraceRecord] { records.filter { $0.kind == kind } }

  func count(_ kind: TraceRecord.Kind, _ condition: (TraceRecord) -> Bool = { _ in true }) -> Int {
    records.count { $0.kind == kind && condition($0) }
  }
}

/// A strategy that leaves both stores alone.
struct Nothing: PlainStrategy {
  let app: HybridApp
}
