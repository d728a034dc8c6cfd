/// How a run ended.
public enum RunEnd: UInt8, Hashable, Sendable {
  /// The user's script came to its end.
  case finished
  /// The budget of jobs and events was used up, or nothing was left to run while the script still waited.
  case stuck
  /// Code of the strategy ran outside the run's executor: the result is not determined by the tape.
  case escaped
  /// The tape does not fit what ran: it was made by other code, or the strategy is not deterministic.
  case mismatched
  /// The guide of a scheduled run, or whoever asked for it, wanted to see no more of it.
  case cut

  /// Whether what became of the run's sessions is known: only of a run that came to the end of its script. Every other
  /// end is harm, whatever was lost or not until then; nothing may count such a run as a good one.
  public var hasVerdict: Bool { self == .finished }
}
