import Foundation

/// What a thread has computed, however many others computed beside it: what tests compare where a time is to grow as its
/// work does.
enum ProcessorTime {
  static func seconds(of work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    precondition(clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
