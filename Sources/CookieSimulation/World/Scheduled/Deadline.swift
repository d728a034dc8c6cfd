/// A moment that something waits for or that ends something, told from when it counts.
///
/// In a timed run only the time matters. In a scheduled run the times of what has happened are not settled: all that is
/// known is how long after some instant of the run this is, and whether that has come by now can be open.
struct Deadline: Equatable {
  /// Virtual nanoseconds since the run began.
  var time: Int64
  /// The instant that it counts from, by number; the beginning of the run in a timed run.
  var base: Int32 = 0

  static let never = Deadline(time: 0)

  func moved(by nanoseconds: Int64) -> Deadline {
    Deadline(time: min(RunExecutor.horizon, time + min(nanoseconds, RunExecutor.horizon)), base: base)
  }
}
