import CookieDiagnosis
import CookieScenarios
import CookieSync
import Cookies
import SyncStrategies
import Testing

@testable import CookieSimulation

/// Why a run got stuck: who waits for what, whether anything was left, and what goes round.
@Suite("Standstill") struct StandstillTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var strategy: StrategyEntry
    var script: [ScriptStep] = [.launch, .logIn, .openPage]
    var fault: @Sendable (inout FaultOptions) -> Void = { _ in }
    var kind = Standstill.Kind.deadlock
    var step = "logIn"
    /// Hook, and what it waits for, of each open call.
    var calls: [String]
    /// The events that go round.
    var round: [TraceRecord.Kind] = []
  }

  static let budget = 600

  static let cases: [Case] = [
    Case(
      testDescription: "F03: a write before the first load", strategy: entry(PushOnly.self),
      fault: { $0.completionsWaitForLoad = true }, calls: ["nativeDidReceive: writesWebStore, nothingHasLoaded"]),
    Case(
      testDescription: "F03: a read before the first load", strategy: entry(ReadsAtLaunch.self),
      fault: { $0.completionsWaitForLoad = true }, step: "launch",
      calls: ["appDidLaunch: readsWebStore, nothingHasLoaded"]),
    Case(
      testDescription: "F62: a completion that never comes", strategy: entry(ReadsAtLaunch.self),
      fault: { $0.completionsLost = .always }, step: "launch", calls: ["appDidLaunch: readsWebStore, completionIsLost"]),
    Case(
      testDescription: "a continuation that nobody resumes", strategy: entry(NeverResumes.self),
      calls: ["nativeDidReceive: "]),
    Case(
      testDescription: "a task that was left behind keeps nobody waiting, the hook that awaits does",
      strategy: entry(LeavesTaskBehind.self), fault: { $0.completionsWaitForLoad = true }, step: "launch",
      calls: [
        "appDidLaunch: readsWebStore, nothingHasLoaded; readsWebStore, nothingHasLoaded"
      ]),
    Case(
      testDescription: "a yield for ever", strategy: entry(YieldsForEver.self), kind: .outOfBudget(budget),
      calls: ["nativeDidReceive: "]),
    Case(
      testDescription: "each change is answered by another one", strategy: entry(PingPong.self),
      script: [.launch, .logIn, .openPage, .wait(.fixed(milliseconds: 1e9))], kind: .outOfBudget(budget), step: "wait",
      calls: ["webStoreDidChange: "],
      round: [.observerNotified, .storeRead, .cookieWritten]),
  ]

  private func scenario(_ example: Case) -> Scenario {
    testScenario(example.script) {
      $0.eventBudget = Self.budget
      example.fault(&$0.profile.faults)
    }
  }

  @Test(arguments: cases) func isExplained(_ example: Case) throws {
    let simulator = Simulator(scenario: scenario(example), strategy: example.strategy)
    #expect(simulator.run(Tape(seed: 1)).end == .stuck)
    let digest = simulator.trace.digest
    let standstill = try #require(simulator.standstill { Tape(seed: 1) })
    #expect(simulator.trace.digest == digest, "asking changes the run")
    #expect(standstill.kind == example.kind)
    #expect(standstill.step == example.step)
    // Who is under way when a budget ends depends on the budget; that the one in question is suffices.
    let calls = standstill.calls.map { call in
      "\(call.hook): \(call.waits.map { "\($0.operation), \($0.obstacle)" }.joined(separator: "; "))"
    }
    if case .deadlock = example.kind { #expect(calls == example.calls) }
    for call in example.calls { #expect(calls.contains { $0.hasPrefix(call) }, "\(calls)") }
    let round = standstill.repetition.map { simulator.trace.records[$0.round].map(\.kind) } ?? []
    #expect(round.sorted { $0.rawValue < $1.rawValue } == example.round.sorted { $0.rawValue < $1.rawValue })
    if !example.round.isEmpty { #expect(standstill.repetition?.rounds ?? 0 > 3) }
  }

  @Test("a run that comes to its end has nothing to explain") func finished() {
    let simulator = Simulator(scenario: testScenario([.launch, .logIn, .openPage]), strategy: entry(PushOnly.self))
    #expect(simulator.standstill { Tape(seed: 1) } == nil)
    #expect(!simulator.notesOrigins)
  }

  @Test("code that goes round without a trace is told from code that acts") func spins() throws {
    func quiet(_ strategy: any PlainStrategy.Type) throws -> Standstill {
      let simulator = Simulator(
        scenario: testScenario([.launch, .logIn, .openPage, .wait(.fixed(milliseconds: 1e9))]) {
          $0.eventBudget = Self.budget
        }, strategy: entry(strategy))
      return try #require(simulator.standstill { Tape(seed: 1) })
    }
    let (yields, sleeps, acts) = (try quiet(YieldsForEver.self), try quiet(Sleeps.self), try quiet(PingPong.self))
    #expect(yields.stepsWithoutRecord > Self.budget / 2)
    #expect(yields.sleeps == 0)
    #expect(sleeps.stepsWithoutRecord > Self.budget / 2)
    #expect(sleeps.time > yields.time)
    #expect(acts.stepsWithoutRecord < 20)
  }
}

// MARK: - Strategies that never end

private struct ReadsAtLaunch: PlainStrategy {
  let app: HybridApp
  func appDidLaunch() async { _ = await app.webStore.allCookies() }
}

private struct NeverResumes: PlainStrategy {
  let app: HybridApp
  func nativeDidReceive(_ response: NativeResponse) async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}

private struct LeavesTaskBehind: PlainStrategy {
  let app: HybridApp
  func appDidLaunch() async {
    Task { await app.webStore.allCookies() }
    _ = await app.webStore.allCookies()
  }
}

private struct YieldsForEver: PlainStrategy {
  let app: HybridApp
  func nativeDidReceive(_ response: NativeResponse) async {
    while true { await Task.yield() }
  }
}

private struct Sleeps: PlainStrategy {
  let app: HybridApp
  func nativeDidReceive(_ response: NativeResponse) async {
    while true { try? await Task.sleep(for: .milliseconds(1)) }
  }
}

private struct PingPong: PlainStrategy {
  static var observesWebStore: Bool { true }
  let app: HybridApp

  func webStoreDidChange() async {
    if let cookie = await app.webStore.allCookies().first { await app.webStore.setCookie(cookie) }
  }

  func nativeDidReceive(_ response: NativeResponse) async {
    if let cookie = response.setCookies.first { await app.webStore.setCookie(cookie) }
  }
}
