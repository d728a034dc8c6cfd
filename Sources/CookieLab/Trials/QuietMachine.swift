import Foundation

/// Whether the machine has a processor to spare, so that a trial on a shared one can wait for its moment.
struct QuietMachine {
  /// The share of all processors' time that must be idle.
  static let idleShare = 0.5
  /// How long is looked, in microseconds.
  private static let look: UInt32 = 200_000

  /// What the processors have done since the machine began.
  struct Times: Equatable {
    var idle: Double
    var total: Double

    /// Reads the first line of `/proc/stat`: user, nice, system, idle, waiting for disks, and so on.
    init?(_ text: String) {
      let fields = text.prefix { $0 != "\n" }.split(separator: " ")
      let numbers = fields.dropFirst().compactMap { Double($0) }
      guard fields.first == "cpu", numbers.count >= 5 else { return nil }
      idle = numbers[3] + numbers[4]
      // The guests' time, which comes last, is part of the user's.
      total = numbers.prefix(8).reduce(0, +)
    }

    /// Of the time since an earlier look; 0 if none has gone by.
    func idleShare(since earlier: Times) -> Double {
      total > earlier.total ? (idle - earlier.idle) / (total - earlier.total) : 0
    }
  }

  private static var times: Times? { (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)).flatMap(Times.init) }

  /// Waits until half of the processors' time is idle.
  ///
  /// - Returns: false if that did not come within so many seconds, or `isStopped` says so first.
  static func wait(_ seconds: Double, isStopped: () -> Bool) -> Bool {
    let end = MonotonicClock.now + Int64(seconds * 1e9)
    while MonotonicClock.now < end, !isStopped() {
      let before = times
      usleep(look)
      guard let before, let after = times else { return false }
      if after.idleShare(since: before) >= idleShare { return true }
    }
    return false
  }
}
