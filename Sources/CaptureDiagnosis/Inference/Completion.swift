import CookieDiagnosis

/// A recording with all that can be concluded from it, so that verdicts and causes can be read from it as from a simulated
/// run.
public enum Completion {
  public static func complete(_ recorded: RecordedTrace) -> RecordedTrace {
    guard recorded.source != .simulation else { return recorded }
    let recorded = Renumbered.hashes(of: recorded.source == .recorder ? ClockSteps.straightened(recorded) : recorded)
    let living = LifeInference.complete(recorded.source == .capture ? GapInference.complete(recorded) : recorded)
    let completed = StoreInference.complete(ServerInference.complete(living))
    // A recorder of an app that does not say what its users do shows no more of them than a capture.
    let showsUser = recorded.source != .capture && recorded.sees.contains(.userLogsInAgain)
    return showsUser ? ShownLogIn.complete(completed) : UserInference.complete(completed)
  }
}
