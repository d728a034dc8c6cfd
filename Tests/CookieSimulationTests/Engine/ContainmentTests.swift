import CookieDiagnosis
import CookieSimulation
import CookieSync
import Cookies
import Dispatch
import Foundation
import SyncStrategies
import Testing

/// Whatever a strategy writes in Swift concurrency stays on the run's executor and clock, and stays deterministic.
@Suite struct ContainmentTests {
  /// The body under test; the strategy's hook runs it with a way to leave marks in the trace.
  struct Construct: Sendable, CustomTestStringConvertible {
    var name: String
    var body: @Sendable (Marks) async -> Void
    /// Marks that every run must leave.
    var marks: Int
    var testDescription: String { name }
  }

  static let constructs: [Construct] = [
    Construct(
      name: "Task {}",
      body: { marks in
        let tasks = (0..<4).map { number in
          Task {
            await marks.add("\(number)"); await Task.yield(); await marks.add("\(number)'")
          }
        }
        for task in tasks { await task.value }
      }, marks: 8),
    Construct(
      name: "Task.detached",
      body: { marks in
        let tasks = (0..<4).map { number in
          Task.detached {
            await marks.add("\(number)"); await Task.yield(); await marks.add("\(number)'")
          }
        }
        for task in tasks { await task.value }
      }, marks: 8),
    Construct(
      name: "async let",
      body: { marks in
        async let left: Void = marks.add("left")
        async let right: Void = marks.add("right")
        _ = await (left, right)
      }, marks: 2),
    Construct(
      name: "task group",
      body: { marks in
        await withTaskGroup(of: Int.self) { group in
          for number in 0..<5 {
            group.addTask {
              await Task.yield(); return number
            }
          }
          for await number in group { await marks.add("\(number)") }
        }
      }, marks: 5),
    Construct(
      name: "actor",
      body: { marks in
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<4 { group.addTask { await marks.add("\(await counter.next())") } }
        }
      }, marks: 4),
    Construct(
      name: "actor entered from detached tasks",
      body: { marks in
        let counter = Counter()
        let tasks = (0..<4).map { _ in Task.detached { await marks.add("\(await counter.next())") } }
        for task in tasks { await task.value }
      }, marks: 4),
    Construct(
      name: "@MainActor",
      body: { marks in
        async let left: Void = onMain(marks, "left")
        async let right: Void = onMain(marks, "right")
        _ = await (left, right)
        await MainActor.run { MainActor.assertIsolated() }
      }, marks: 4),
    Construct(
      name: "Task { @MainActor }",
      body: { marks in
        await Task { @MainActor in
          await marks.add("1"); await Task.yield(); await marks.add("2")
        }.value
      }, marks: 2),
    Construct(
      name: "@concurrent",
      body: { marks in
        async let left: Void = concurrently(marks, "left")
        async let right: Void = concurrently(marks, "right")
        _ = await (left, right)
      }, marks: 4),
    Construct(
      name: "Task.sleep, every form",
      body: { marks in
        try? await Task.sleep(for: .milliseconds(5))
        await marks.add("for")
        try? await Task.sleep(nanoseconds: 5_000_000)
        await marks.add("nanoseconds")
        try? await Task.sleep(until: .now + .milliseconds(5), clock: .continuous)
        await marks.add("until")
        try? await Task.sleep(until: .now + .milliseconds(5), clock: .suspending)
        await marks.add("suspending")
      }, marks: 4),
    Construct(
      name: "sleeps in order of their length",
      body: { marks in
        await withTaskGroup(of: Void.self) { group in
          for number in [3, 1, 2] {
            group.addTask {
              try? await Task.sleep(for: .seconds(number)); await marks.add("\(number)")
            }
          }
        }
      }, marks: 3),
    Construct(
      name: "a cancelled sleep",
      body: { marks in
        let task = Task {
          do { try await Task.sleep(for: .seconds(3_600)) } catch { await marks.add("cancelled") }
        }
        await Task.yield()
        task.cancel()
        await task.value
      }, marks: 1),
    Construct(
      name: "a timeout",
      body: { marks in
        let winner = await withTaskGroup(of: String.self) { group in
          group.addTask {
            try? await Task.sleep(for: .seconds(1)); return "timeout"
          }
          group.addTask {
            try? await Task.sleep(for: .seconds(2)); return "work"
          }
          let first = await group.next() ?? ""
          group.cancelAll()
          return first
        }
        await marks.add(winner)
      }, marks: 1),
    Construct(
      name: "continuation",
      body: { marks in
        let box = ContinuationBox()
        async let value = withCheckedContinuation { box.continuation = $0 }
        while box.continuation == nil { await Task.yield() }
        box.continuation?.resume(returning: 7)
        await marks.add("\(await value)")
      }, marks: 1),
    Construct(
      name: "AsyncStream",
      body: { marks in
        let (stream, source) = AsyncStream<Int>.makeStream()
        async let reader: Void = { for await number in stream { await marks.add("\(number)") } }()
        for number in 0..<4 { source.yield(number); await Task.yield() }
        source.finish()
        await reader
      }, marks: 4),
    Construct(
      name: "withTaskExecutorPreference(globalConcurrentExecutor)",
      body: { marks in
        await withTaskExecutorPreference(globalConcurrentExecutor) {
          await marks.add("1")
          await Task.yield()
          await marks.add("2")
        }
      }, marks: 2),
    Construct(
      name: "clocks and randomness",
      body: { marks in
        let start = ContinuousClock.now
        try? await Task.sleep(for: .milliseconds(7))
        await marks.add("\(ContinuousClock.now - start)")
        await marks.add("\(Date().timeIntervalSince1970)")
        await marks.add("\(Int.random(in: 0..<1_000_000_000)) \([1, 2, 3, 4, 5, 6, 7, 8].shuffled())")
      }, marks: 3),
    Construct(
      name: "Set and Dictionary order",
      body: { marks in
        await marks.add(Set((0..<20).map { "key\($0)" }).joined())
        await marks.add(Dictionary(uniqueKeysWithValues: (0..<9).map { ($0, $0) }).keys.map { "\($0)" }.joined())
      }, marks: 2),
    Construct(
      name: "a semaphore made of an actor",
      body: { marks in
        let gate = Gate()
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<3 {
            group.addTask {
              await gate.enter()
              await marks.add("\(number)")
              await Task.yield()
              await gate.leave()
            }
          }
        }
      }, marks: 3),
  ]

  @Test(arguments: constructs) func staysInTheRun(_ construct: Construct) {
    let (summary, trace) = run(construct, seed: 5)
    #expect(summary.end == .finished)
    #expect(trace.all(.cookieWritten).count == construct.marks)
    for _ in 0..<20 { #expect(run(construct, seed: 5).trace.digest == trace.digest) }
  }

  @Test func everythingAtOnceOnTwoThreads() async {
    let all = Construct(
      name: "all",
      body: { marks in
        for construct in Self.constructs { await construct.body(marks) }
      }, marks: 0)
    let results = Results()
    let threads = (0..<4).map { index in
      Thread {
        for _ in 0..<50 { results.add(seed: UInt64(index % 2), run(all, seed: UInt64(index % 2)).trace.digest) }
        results.finish()
      }
    }
    for thread in threads { thread.stackSize = 8 << 20 }
    // Two threads at a time; the second pair has the seeds on the other threads.
    threads[0].start()
    threads[1].start()
    await results.wait(for: 2)
    threads[3].start()
    threads[2].start()
    await results.wait(for: 4)
    #expect(results.digests(seed: 0).count == 1)
    #expect(results.digests(seed: 1).count == 1)
    #expect(results.digests(seed: 0) != results.digests(seed: 1))
  }

  private func run(_ construct: Construct, seed: UInt64) -> (summary: RunSummary, trace: Trace) {
    CookieSimulationTests.run(
      bodyEntry(construct.body), testScenario([.launch, .wait(.fixed(milliseconds: 1))]), seed: seed)
  }
}

@Suite struct EscapeTests {
  struct Escape: Sendable, CustomTestStringConvertible {
    var name: String
    var body: @Sendable (Marks) async -> Void
    var testDescription: String { name }
  }

  @Test(arguments: [
    Escape(
      name: "a task started on a dispatch queue",
      body: { marks in
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          Task {
            await marks.add("elsewhere"); done.signal()
          }
        }
        waitFor(done)
      }),
    Escape(
      name: "a task started on a thread",
      body: { marks in
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          Task {
            await marks.add("elsewhere"); done.signal()
          }
        }
        waitFor(done)
      }),
  ])
  func isReported(_ escape: Escape) async {
    let scenario = testScenario([.launch, .wait(.fixed(milliseconds: 1))])
    // On a thread of its own: the body blocks it, and the pool's threads are needed for what escapes.
    let (end, writes) = await onOwnThread {
      let (summary, trace) = run(bodyEntry(escape.body), scenario)
      return (summary.end, trace.count(.cookieWritten))
    }
    #expect(end == .escaped)
    #expect(writes == 0)
  }

  @Test func aContinuationThatNobodyResumesIsStuck() {
    let (summary, _) = run(bodyEntry { _ in await never() }, testScenario([.launch]))
    #expect(summary.end == .stuck)
  }

  @Test func anEndlessLoopIsStuck() {
    let scenario = testScenario([.launch]) { $0.eventBudget = 5_000 }
    let endless = bodyEntry { _ in while true { await Task.yield() } }
    let (summary, _) = run(endless, scenario)
    #expect(summary.end == .stuck)
    #expect(summary.steps == 5_000)
  }
}

// MARK: - Parts

/// Leaves marks in the trace: each is a write of the native store.
struct Marks: Sendable {
  let store: any CookieStore

  func add(_ text: String) async { await store.setCookie(Cookie(name: "mark", value: text, domain: "app.example")) }
}

/// Runs a body at launch.
struct BodyStrategy: SyncStrategy {
  let app: HybridApp
  let body: @Sendable (Marks) async -> Void

  func appDidLaunch() async { await body(Marks(store: app.nativeStore)) }
}

private func bodyEntry(_ body: @escaping @Sendable (Marks) async -> Void) -> StrategyEntry {
  entry { BodyStrategy(app: $0, body: body) }
}

private actor Counter {
  private var value = 0

  func next() async -> Int {
    value += 1
    let mine = value
    await Task.yield()
    return mine * 10 + value
  }
}

private actor Gate {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    if isTaken { await withCheckedContinuation { waiting.append($0) } }
    isTaken = true
  }

  func leave() {
    isTaken = false
    if !waiting.isEmpty { waiting.removeFirst().resume() }
  }
}

private final class ContinuationBox: @unchecked Sendable {
  var continuation: CheckedContinuation<Int, Never>?
}

@MainActor private func onMain(_ marks: Marks, _ text: String) async {
  await marks.add(text)
  await Task.yield()
  MainActor.assertIsolated()
  await marks.add("\(text)'")
}

@concurrent private func concurrently(_ marks: Marks, _ text: String) async {
  await marks.add(text)
  await Task.yield()
  await marks.add("\(text)'")
}

private func onOwnThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    thread.stackSize = 8 << 20
    thread.start()
  }
}

private func waitFor(_ semaphore: DispatchSemaphore) { semaphore.wait() }

private func never() async { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }

/// Digests of several threads. Unchecked: the lock guards all of it.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [UInt64: Set<UInt64>] = [:]
  private var finished = 0

  func add(seed: UInt64, _ digest: UInt64) { lock.withLock { _ = found[seed, default: []].insert(digest) } }
  func finish() { lock.withLock { finished += 1 } }
  func digests(seed: UInt64) -> Set<UInt64> { lock.withLock { found[seed] ?? [] } }

  func wait(for count: Int) async {
    while lock.withLock({ finished }) < count { try? await Task.sleep(for: .milliseconds(5)) }
  }
}
