import Foundation
import SystemSupport

/// A thread that wants to run every few milliseconds, and notes where it did not.
final class LatenessWatch: @unchecked Sendable {
  /// In nanoseconds.
  private static let pause: Int64 = 2_000_000
  /// Shorter ones are what every machine has.
  private static let least: Int64 = 1_000_000
  private static let most = 10_000

  private let lock = NSLock()
  // Below it.
  private var stalls: [(begun: Int64, ended: Int64)] = []
  private var isOver = false

  init() throws(SystemFailure) {
    try WorkerThread.start { [weak self] in
      while true {
        let begun = MonotonicClock.now
        var time = timespec(tv_sec: 0, tv_nsec: Int(Self.pause))
        nanosleep(&time, nil)
        let ended = MonotonicClock.now
        guard let self, self.note(from: begun + Self.pause, to: ended) else { return }
      }
    }
  }

  func stop() { lock.withLock { () -> Void in isOver = true } }

  /// False once nobody wants to know.
  private func note(from begun: Int64, to ended: Int64) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if ended - begun > Self.least { stalls.append((begun, ended)) }
    if stalls.count > Self.most { stalls.removeFirst(Self.most / 2) }
    return !isOver
  }

  /// The longest one that touches any of some spans of time, in milliseconds.
  func longest(in spans: [ClosedRange<Int64>]) -> Double {
    let stalls = lock.withLock { self.stalls }
    let touching = stalls.filter { stall in spans.contains { $0.overlaps(stall.begun...stall.ended) } }
    return touching.map { Double($0.ended - $0.begun) / 1e6 }.max() ?? 0
  }
}

/// How busy the machine is.
enum MachineLoad {
  /// The load average over the last minute; 0 if it cannot be told.
  static var now: Double {
    var loads = [0.0]
    return getloadavg(&loads, 1) == 1 ? loads[0] : 0
  }
}
