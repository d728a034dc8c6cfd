/// Whatever of ``TwinJar`` is a number or a name.
enum TwinJarSettings {
  /// For how many looks of the watch a web store is silent before it is tried again; without any answer, once.
  static let (silence, mostPatience, mostTries, mostEnded, year2100) = (4, 32, 6, 32, 4_102_444_800 as Int64)
  /// Longer than a refresh, a login or a logout needs over a slow network (F58): for the lock, and in looks for an answer.
  static let (longestWaitForLock, mostLooks) = (Duration.seconds(10), 100)
  /// A dead network process was noticed within 50 ms on WebKitGTK.
  static let (pauseBeforeRepeating, watch) = (Duration.milliseconds(50), Duration.milliseconds(100))
  /// The system may start a background download minutes later, with the cookies of now (D9). Less where tokens live less.
  static let longestStarts = [300, 120, 30].map { Duration.seconds($0) }
  static let (markName, greetingName, endedName) = ("twinjar-mark", "twinjar-greeting", "twinjar-ended")
  /// Below it nothing is ever requested, so that nothing of ours is ever sent.
  static let ownPath = "/.twinjar-mark"
}
