import Foundation

/// How many programs the tests run at once. Each has a processor to itself or nearly; the tests that compute go on beside.
///
/// Who waits for a program waits without a thread of the pool, which has as few as there are processors.
actor ChildSlots {
  static let shared = ChildSlots(3)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  /// Does something that blocks, on a thread of its own, once there is room.
  nonisolated func run<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    await take()
    let result = await Self.onOwnThread { Swift.Result { try body() } }
    await give()
    return try result.get()
  }

  static func onOwnThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  private func take() async {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
  }

  /// The place goes to who has waited longest.
  private func give() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
