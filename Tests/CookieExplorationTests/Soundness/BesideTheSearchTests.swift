import CookieReports
import CookieSimulation
import CookieSync
import Foundation
import SyncStrategies
import Testing

@testable import CookieExploration

/// What a search of orders does not see: how long things take together, random numbers, what is not deterministic.
@Suite struct BesideTheSearchTests {
  /// A refresh with a time limit: whether 120 ms pass first decides.
  private struct TimeLimit: SyncStrategy {
    let app: HybridApp
    func nativeWillSend(_ purpose: RequestPurpose) async {
      guard purpose == .call else { return }
      let isSlow = await withTaskGroup(of: Bool.self) { group in
        group.addTask {
          _ = await app.client.refreshSession()
          return false
        }
        group.addTask {
          try? await Task.sleep(for: .milliseconds(120))
          return true
        }
        return await group.next() ?? false
      }
      if isSlow { await HiddenMemory.sabotage(app) }
    }
  }

  /// Everyday code that goes wrong one time in sixteen, by each of the common ways to draw.
  private struct Jitter: SyncStrategy {
    let app: HybridApp
    let isUnlucky: @Sendable () -> Bool
    func nativeDidReceive(_ response: NativeResponse) async {
      if response.purpose == .logIn, isUnlucky() { await HiddenMemory.sabotage(app) }
    }
  }

  private struct Undetermined: SyncStrategy {
    let app: HybridApp
    let isUnlucky: @Sendable () -> Bool
    func nativeDidReceive(_ response: NativeResponse) async {
      // A second reading, which nothing but a repetition of the run can tell.
      if isUnlucky() { _ = await app.nativeStore.allCookies() }
    }
  }

  private func exploration(_ make: @escaping @Sendable (HybridApp) -> some SyncStrategy, timedRuns: Int = 200)
    -> Exploration
  {
    .ofTinyScenario(StrategyEntry(name: "example", summary: "", make: make), timedRuns: timedRuns)
  }

  @Test("a run with delays that violates is a violation, whatever the search of orders says")
  func timedRuns() throws {
    let report = exploration(TimeLimit.init(app:)).run()
    let finding = try #require(report.findings.first)
    #expect(finding.property == .lost)
    #expect(!report.holds)
    #expect(
      FindingReplay(finding, strategy: exploration(TimeLimit.init(app:)).strategy, scenario: report.scenario).isViolated
    )
  }

  struct Draw: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var isUnlucky: @Sendable () -> Bool
  }

  @Test(
    "random numbers are choices of the schedule",
    arguments: [
      Draw(testDescription: "one of sixteen") { Int.random(in: 0..<16) == 11 },
      Draw(testDescription: "a small share") { Double.random(in: 0..<1) > 0.94 },
      Draw(testDescription: "two flags") { Bool.random() && !Bool.random() },
      Draw(testDescription: "the fourth number") {
        _ = (Int.random(in: 0..<9), Int.random(in: 0..<9), Int.random(in: 0..<9))
        return Int.random(in: 0..<16) == 15
      },
      Draw(testDescription: "an element") { [1, 2, 3, 4, 5].randomElement() == 4 },
    ])
  func randomNumbers(draw: Draw) throws {
    let exploration = exploration({ Jitter(app: $0, isUnlucky: draw.isUnlucky) }, timedRuns: 0)
    let report = exploration.run()
    #expect(report.findings.map(\.property) == [.lost])
    #expect(report.report.randomDraws > 0)
    // The same choices, the same numbers.
    let finding = try #require(report.findings.first)
    #expect(FindingReplay(finding, strategy: exploration.strategy, scenario: report.scenario).outcome == .same)
  }

  @Test("numbers beyond those that are choices are said to come from one seed") func laterNumbers() {
    var exploration = exploration({ app in
      Jitter(app: app) { (0..<9).map { _ in Int.random(in: 0..<2) }.count == 0 }
    })
    exploration.options.bounds.preemptions = 1
    let report = exploration.run()
    #expect(report.holds)
    #expect(report.report.randomDraws == 9)
    let text = ExplorationText([report]).details(again: { "twinjar replay \($0.text)" })
    #expect(text.contains("later ones (up to 9 were drawn) come from one seed"))
  }

  private static let counter = LockedCounter()
  final class LockedCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    func next() -> Int {
      lock.withLock {
        count += 1
        return count
      }
    }
  }

  @Test(
    "what is not determined by the schedule leaves nothing certified",
    arguments: [
      Draw(testDescription: "UUID") { UUID().uuidString.utf8.reduce(0) { $0 + Int($1) } % 2 == 0 },
      Draw(testDescription: "a count of the whole process") { Self.counter.next() % 3 == 0 },
      Draw(testDescription: "the address of an object") {
        Int(bitPattern: ObjectIdentifier(LockedCounter())) % 3 == Self.counter.next() % 3
      },
    ])
  func nondeterminism(draw: Draw) {
    let report = exploration({ Undetermined(app: $0, isUnlucky: draw.isUnlucky) }).run()
    #expect(report.undetermined != nil)
    #expect(report.isUnreliable)
    #expect(!report.holds)
  }

  @Test("a thread of its own leaves the run") func foreignThreads() {
    struct Threaded: SyncStrategy {
      let app: HybridApp
      func nativeDidReceive(_ response: NativeResponse) async {
        let app = app
        await withCheckedContinuation { continuation in
          Thread.detachNewThread { continuation.resume() }
        }
        _ = await app.nativeStore.allCookies()
      }
    }
    let report = exploration(Threaded.init(app:)).run()
    #expect(!report.holds)
    #expect(report.isUnreliable)
  }
}
