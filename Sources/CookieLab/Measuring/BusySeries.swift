import Foundation

/// What the processors have done up to a moment, and how much of it was the lab's: what is left others have taken.
struct ProcessorUse: Equatable {
  /// All in ticks of the kernel.
  var total: Double
  var idle: Double
  /// Of this process, of those below it, and of those that they have waited for.
  var own: Double

  /// Nil where the kernel does not tell.
  static var now: ProcessorUse? {
    guard let times = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)).flatMap(QuietMachine.Times.init)
    else {
      return nil
    }
    let family = [getpid()] + ProcessStatus.descendants(of: getpid())
    return ProcessorUse(
      total: times.total, idle: times.idle, own: family.reduce(0) { $0 + (ProcessStatus(of: $1)?.ticks ?? 0) })
  }

  /// The share of all processors' time since an earlier moment that others have had, 0 to 1.
  ///
  /// The kernel counts a process's time more finely than the machine's, so that a little may be missing or too much.
  func othersShare(since earlier: ProcessorUse) -> Double {
    let passed = total - earlier.total
    guard passed > 0 else { return 0 }
    let busy = passed - (idle - earlier.idle)
    return min(1, max(0, (busy - (own - earlier.own)) / passed))
  }
}

/// What becomes of a series of samples that was taken beside other work: it is taken again, but not for ever.
///
/// One thread uses it.
final class BusySeries {
  /// A series counts as taken on a machine at rest if others had no more than this share of its processors' time.
  static let mostForOthers = 0.1
  /// How many series are taken again in all.
  private static let mostRepeats = 20
  /// How long a quiet moment is waited for in all, in seconds, and how much of it before one series.
  private static let patience = (all: 60.0, each: 10.0)

  private(set) var series = 0
  /// Of these: beside other work, after all.
  private(set) var busy = 0
  private var repeats = 0
  private var waited = 0.0

  func waitForQuiet(isStopped: () -> Bool) {
    let most = min(Self.patience.each, Self.patience.all - waited)
    guard most > 0 else { return }
    let begun = MonotonicClock.now
    _ = QuietMachine.wait(most, isStopped: isStopped)
    waited += Double(MonotonicClock.now - begun) / 1e9
  }

  /// Counts a series that was taken.
  ///
  /// - Parameter othersShare: what others had of the processors meanwhile.
  /// - Returns: false if it is to be taken again, and is not counted.
  func count(othersShare: Double) -> Bool {
    if othersShare > Self.mostForOthers {
      if repeats < Self.mostRepeats {
        repeats += 1
        return false
      }
      busy += 1
    }
    series += 1
    return true
  }
}
