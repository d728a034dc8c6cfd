import Foundation

/// What strategies are written with.
extension CodeConstruct {
  public static let all: [CodeConstruct] = ofConcurrency + ofThreads

  private static let ofConcurrency: [CodeConstruct] = [
    CodeConstruct(
      name: "Task {}",
      body: { marks in
        let tasks = (0..<4).map { number in
          Task {
            await marks.add("\(number)"); await letOthersRun(); await marks.add("\(number)'")
          }
        }
        for task in tasks { await task.value }
      }, marks: 8),
    CodeConstruct(
      name: "Task.detached",
      body: { marks in
        let tasks = (0..<4).map { number in
          Task.detached {
            await marks.add("\(number)"); await letOthersRun(); await marks.add("\(number)'")
          }
        }
        for task in tasks { await task.value }
      }, marks: 8),
    CodeConstruct(
      name: "async let",
      body: { marks in
        async let left: Void = marks.add("left")
        async let right: Void = marks.add("right")
        _ = await (left, right)
      }, marks: 2),
    CodeConstruct(
      name: "task group",
      body: { marks in
        await withTaskGroup(of: Int.self) { group in
          for number in 0..<5 {
            group.addTask {
              await letOthersRun(); return number
            }
          }
          for await number in group { await marks.add("\(number)") }
        }
      }, marks: 5),
    CodeConstruct(
      name: "actor",
      body: { marks in
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<4 { group.addTask { await marks.add("\(await counter.next())") } }
        }
      }, marks: 4),
    CodeConstruct(
      name: "actor entered from detached tasks",
      body: { marks in
        let counter = Counter()
        let tasks = (0..<4).map { _ in Task.detached { await marks.add("\(await counter.next())") } }
        for task in tasks { await task.value }
      }, marks: 4),
    CodeConstruct(
      name: "@MainActor",
      body: { marks in
        async let left: Void = onMain(marks, "left")
        async let right: Void = onMain(marks, "right")
        _ = await (left, right)
        await MainActor.run { MainActor.assertIsolated() }
      }, marks: 4),
    CodeConstruct(
      name: "MainActor.assumeIsolated",
      body: { marks in
        await marks.add("\(await MainActor.run { MainActor.assumeIsolated { 1 } })")
        await marks.add("\(await assumedOnMain())")
      }, marks: 2),
    CodeConstruct(
      name: "Task { @MainActor }",
      body: { marks in
        await Task { @MainActor in
          await marks.add("1"); await letOthersRun(); await marks.add("2")
        }.value
      }, marks: 2),
    CodeConstruct(
      name: "@concurrent",
      body: { marks in
        async let left: Void = concurrently(marks, "left")
        async let right: Void = concurrently(marks, "right")
        _ = await (left, right)
      }, marks: 4),
    CodeConstruct(
      name: "Task.yield",
      body: { marks in
        async let left: Void = marks.add("left")
        await Task.yield()
        await marks.add("right")
        await left
      }, marks: 2),
    CodeConstruct(
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
    CodeConstruct(
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
    CodeConstruct(
      name: "a cancelled sleep",
      body: { marks in
        let task = Task {
          do { try await Task.sleep(for: .seconds(3_600)) } catch { await marks.add("cancelled") }
        }
        await letOthersRun()
        task.cancel()
        await task.value
      }, marks: 1),
    CodeConstruct(
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
    CodeConstruct(
      name: "continuation",
      body: { marks in
        let box = ContinuationBox()
        async let value = withCheckedContinuation { box.continuation = $0 }
        while box.continuation == nil { await letOthersRun() }
        box.continuation?.resume(returning: 7)
        await marks.add("\(await value)")
      }, marks: 1),
    CodeConstruct(
      name: "AsyncStream",
      body: { marks in
        let (stream, source) = AsyncStream<Int>.makeStream()
        async let reader: Void = { for await number in stream { await marks.add("\(number)") } }()
        for number in 0..<4 { source.yield(number); await letOthersRun() }
        source.finish()
        await reader
      }, marks: 4),
    CodeConstruct(
      name: "withTaskExecutorPreference(globalConcurrentExecutor)",
      body: { marks in
        await withTaskExecutorPreference(globalConcurrentExecutor) {
          await marks.add("1")
          await letOthersRun()
          await marks.add("2")
        }
      }, marks: 2),
    CodeConstruct(
      name: "app.clock.sleep",
      body: { marks in
        await withTaskGroup(of: Void.self) { group in
          for number in [3, 1, 2] {
            group.addTask {
              try? await marks.app.clock.sleep(for: .seconds(number)); await marks.add("\(number)")
            }
          }
        }
        let task = Task {
          do { try await marks.app.clock.sleep(for: .seconds(3_600)) } catch { await marks.add("cancelled") }
        }
        await letOthersRun()
        task.cancel()
        await task.value
      }, marks: 4),
    CodeConstruct(
      name: "ContinuousClock.now",
      body: { marks in
        let start = ContinuousClock.now
        try? await marks.app.clock.sleep(for: .milliseconds(7))
        await marks.add("\(ContinuousClock.now - start)")
      }, marks: 1),
    CodeConstruct(
      name: "Date()", body: { marks in await marks.add("\(Date().timeIntervalSince1970)") }, marks: 1),
    CodeConstruct(
      name: "random numbers",
      body: { marks in
        await marks.add("\(Int.random(in: 0..<1_000_000_000)) \([1, 2, 3, 4, 5, 6, 7, 8].shuffled())")
      }, marks: 1),
    CodeConstruct(name: "UUID()", body: { marks in await marks.add("\(UUID())") }, marks: 1),
    CodeConstruct(
      name: "Set and Dictionary order",
      body: { marks in
        await marks.add(Set((0..<20).map { "key\($0)" }).joined())
        await marks.add(Dictionary(uniqueKeysWithValues: (0..<9).map { ($0, $0) }).keys.map { "\($0)" }.joined())
      }, marks: 2, followsHashing: true),
    CodeConstruct(
      name: "a semaphore made of an actor",
      body: { marks in
        let gate = Gate()
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<3 {
            group.addTask {
              await gate.enter()
              await marks.add("\(number)")
              await letOthersRun()
              await gate.leave()
            }
          }
        }
      }, marks: 3),
  ]
}

// MARK: - Parts

/// Goes on when another task has run: what `Task.yield` does, which is a construct of its own.
private func letOthersRun() async {
  await withUnsafeContinuation { continuation in
    Task { continuation.resume() }
  }
}

private actor Counter {
  private var value = 0

  func next() async -> Int {
    value += 1
    let mine = value
    await letOthersRun()
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

@MainActor private func onMain(_ marks: CodeConstruct.Marks, _ text: String) async {
  await marks.add(text)
  await letOthersRun()
  MainActor.assertIsolated()
  await marks.add("\(text)'")
}

@MainActor private func assumedOnMain() async -> Int {
  await letOthersRun()
  return CodeConstruct.assumingTheMainActor(2)
}

@concurrent private func concurrently(_ marks: CodeConstruct.Marks, _ text: String) async {
  await marks.add(text)
  await letOthersRun()
  await marks.add("\(text)'")
}
