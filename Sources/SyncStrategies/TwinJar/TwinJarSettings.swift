enum TwinJarSettings {
  /// For how many looks of the watch a web store is silent before it is tried again; without any answer, once.
  static let (silence, mostPatience, mostTries, mostEnded, year2100) = (4, 32, 6, 256, 4_102_444_800 as Int64)
  /// Longer than a refresh, a login or a logout needs over a slow network (F58): for the lock, for an answer, and in looks.
  static let (longestWaitForLock, longestAnswer, mostLooks) = (Duration.seconds(10), Duration.seconds(10), 100)
  /// A dead network process was noticed within 50 ms on WebKitGTK. By so much a copy may expire before what the server prolongs.
  static let (pause, watch, slack) = (Duration.milliseconds(50), Duration.milliseconds(100), Duration.seconds(60))
  static let (starts, notes) = ([300, 120, 30].map { Duration.seconds($0) }, ["twinjar-ended", "twinjar-replaced"])
  static let (markName, greetingName, ownPath) = ("twinjar-mark", "twinjar-greeting", "/.twinjar-mark")
}
