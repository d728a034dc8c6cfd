/// What a run came to, read from its trace.
public struct RunSummary: Hashable, Sendable {
  public var end: RunEnd = .finished
  /// Jobs and events that the run took.
  public var steps = 0
  /// Virtual nanoseconds.
  public var duration: Int64 = 0
  /// Logins, forced ones included.
  public var sessions = 0
  public var lostSessions = 0
  public var splitSessions = 0
  public var resurrectedSessions = 0
  /// Pairs of accesses that no message orders, each kind of pair once a run.
  public var races = 0
  public var refreshes = 0
  /// What became of the sessions that did not end well, each with its first cause.
  public var verdicts: [Verdict] = []

  /// The cause of the first lost or split session, if there is one.
  public var firstCause: Cause? { verdicts.first { $0.kind != .resurrected }?.cause }

  public init() {}
}
