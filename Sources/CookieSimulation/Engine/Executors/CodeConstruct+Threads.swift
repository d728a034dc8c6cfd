import Foundation

/// What no executor keeps in a run: it goes by the machine's threads and clock, or asks for the main thread itself.
extension CodeConstruct {
  static let ofThreads: [CodeConstruct] = [
    // It ends an app: whoever says so is not on the main actor.
    CodeConstruct(
      name: "MainActor.assumeIsolated off the main actor",
      body: { marks in
        await marks.add("\(assumingTheMainActor(1))")
      }, marks: 1),
    CodeConstruct(
      name: "DispatchQueue",
      body: { marks in
        await resumed { resume in DispatchQueue.global().async { resumeLater(resume) } }
        await marks.add("1")
      }, marks: 1),
    CodeConstruct(
      name: "Thread",
      body: { marks in
        await resumed { resume in Thread.detachNewThread { resumeLater(resume) } }
        await marks.add("1")
      }, marks: 1),
    CodeConstruct(
      name: "Timer",
      body: { marks in
        await resumed { resume in
          RunLoop.main.add(Timer(timeInterval: 0.001, repeats: false) { _ in resume() }, forMode: .common)
        }
        await marks.add("1")
      }, marks: 1),
    // What it limits takes longer, by the run's clock, and comes first all the same: an hour of the machine's does not pass.
    CodeConstruct(
      name: "a timeout by DispatchQueue.asyncAfter",
      body: { marks in
        let first = FirstText()
        DispatchQueue.global().asyncAfter(deadline: .now() + 3_600) { first.say("timeout") }
        Task {
          try? await marks.app.clock.sleep(for: .seconds(7_200))
          first.say("work")
        }
        await marks.add(await first.text())
      }, marks: 1),
  ]

  /// Swift lets no asynchronous function say it.
  static func assumingTheMainActor(_ number: Int) -> Int { MainActor.assumeIsolated { number } }
}

/// From another thread, when who waits for it is surely suspended: on a busy machine it was back before that in fifty runs of fifty.
private func resumeLater(_ resume: () -> Void) {
  usleep(1_000)
  resume()
}

/// Suspends until the function that is handed on is called, from any thread.
private func resumed(by begin: (@escaping @Sendable () -> Void) -> Void) async {
  await withUnsafeContinuation { continuation in begin { continuation.resume() } }
}

/// Unchecked: the lock guards all of it.
private final class FirstText: @unchecked Sendable {
  private let lock = NSLock()
  private var said: String?
  private var waiting: UnsafeContinuation<String, Never>?

  func say(_ text: String) {
    let waiting: UnsafeContinuation<String, Never>? = lock.withLock {
      guard said == nil else { return nil }
      said = text
      return self.waiting.take()
    }
    waiting?.resume(returning: text)
  }

  func text() async -> String {
    await withUnsafeContinuation { continuation in
      let said = lock.withLock {
        if self.said == nil { waiting = continuation }
        return self.said
      }
      if let said { continuation.resume(returning: said) }
    }
  }
}
