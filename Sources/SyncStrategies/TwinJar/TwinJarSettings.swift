/// Whatever of ``TwinJar`` is a number or a name.
enum TwinJarSettings {
  static let watch = Duration.milliseconds(100)
  /// For how many looks of the watch a web store is silent before it is tried again; without any answer, once.
  static let silence = 4
  /// Longer than whoever has it needs for a refresh over a slow network (F58).
  static let longestWaitForLock = Duration.seconds(10)
  /// A dead network process was noticed within 50 ms on WebKitGTK.
  static let pauseBeforeRepeating = Duration.milliseconds(50)
  static let mostTries = 6
  /// The system may start a background download minutes later, with the cookies of now (D9).
  static let longestDownloadStart = Duration.seconds(300)
  static let mostEnded = 32
  static let markName = "twinjar-mark"
  static let greetingName = "twinjar-greeting"
  static let endedName = "twinjar-ended"
  /// Below it nothing is ever requested, so that nothing of ours is ever sent.
  static let ownPath = "/.twinjar-mark"
}
