import Foundation
import Testing

@testable import CookieSyncAdapters

@Suite("A completion that may not come, or come twice") struct FirstAnswerTests {
  @Test("one that never comes ends the wait at the limit") func never() async {
    let begun = ContinuousClock.now
    let answer: Int? = await FirstAnswer.within(.milliseconds(50)) { _ in }
    #expect(answer == nil)
    #expect(ContinuousClock.now - begun >= .milliseconds(50))
  }

  @Test("of two the first counts") func twice() async {
    let answer: Int? = await FirstAnswer.within(.seconds(86_400)) { answer in
      answer(1)
      answer(2)
    }
    #expect(answer == 1)
  }

  @Test("one from another thread, later") func otherThread() async {
    let answer: Int? = await FirstAnswer.within(.seconds(Int64.max)) { answer in
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.02)
        answer(7)
        answer(8)
      }
    }
    #expect(answer == 7)
  }

  @Test("one that comes after the limit is dropped") func late() async {
    let answer: Int? = await FirstAnswer.within(.milliseconds(10)) { answer in
      Task {
        try? await Task.sleep(for: .seconds(86_400))
        answer(1)
      }
    }
    #expect(answer == nil)
  }

  @Test("a start that has to wait counts: the limit holds while the main actor is busy") @concurrent func busy() async {
    let isFree = DispatchSemaphore(value: 0)
    let isBusy = Task { @MainActor in Self.wait(for: isFree) }
    let answer: Int? = await FirstAnswer.within(.milliseconds(20)) { answer in await Self.onMain { answer(1) } }
    // If this were waited for, it would be for ever: what frees the main actor comes after it.
    isFree.signal()
    await isBusy.value
    #expect(answer == nil || answer == 1)
  }

  @MainActor private static func onMain(_ body: () -> Void) { body() }

  private nonisolated static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test("answers and limits that race resume once") func race() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<500 {
        group.addTask {
          let _: Int? = await FirstAnswer.within(.microseconds(number)) { answer in
            Task { answer(1) }
            Task { answer(2) }
          }
        }
      }
    }
  }
}
