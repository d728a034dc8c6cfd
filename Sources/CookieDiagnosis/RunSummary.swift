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
  /// Documents and files that a client took for real while the server had sent something else, or not all of it.
  public var falseSuccesses = 0
  /// Documents and files that came whole and that a client says it did not get.
  public var falseFailures = 0
  /// Logins that a side asked for which had what it needed to go on.
  public var needlessLogins = 0
  /// Sessions of which code wrote a token after their logout and left it there, in a store or the backup.
  public var writtenBackSessions = 0
  /// Requests that were refused with 403 while their session was alive.
  public var forbiddenRequests = 0
  /// Cookies of others that code put into a store, or the backup, where their owner had not put them; each store counts.
  public var carriedBystanders = 0
  /// Cookies of others that code deleted; each store counts.
  public var deletedBystanders = 0
  /// Ways in which a token reached somebody who must not see it, each once a run.
  public var leaks = 0
  /// Questions of the page to native code.
  public var bridgeCalls = 0
  /// For how long the strategy held requests and page loads back, in microseconds, of each that it did.
  public var delays: [Int32] = []
  /// What became of the sessions that did not end well, each with its first cause.
  public var verdicts: [Verdict] = []

  /// The cause of the first lost or split session, if there is one.
  public var firstCause: Cause? { verdicts.first { $0.kind.endsSession }?.cause }

  /// The cause of the first verdict of a kind.
  public func cause(of kind: Verdict.Kind) -> Cause? { verdicts.first { $0.kind == kind }?.cause }

  /// The cause of the first lost or split session; of the first verdict at all, if there is none.
  public var mainCause: Cause? { firstCause ?? verdicts.first?.cause }

  public init() {}

  /// How often a run came to what a kind of verdict says, each in its own unit: sessions, requests, files, leaks.
  public func count(of kind: Verdict.Kind) -> Int {
    switch kind {
    case .lost: lostSessions
    case .split: splitSessions
    case .resurrected: resurrectedSessions
    case .leaked: leaks
    case .falseSuccess: falseSuccesses
    case .falseFailure: falseFailures
    case .needlessLogin: needlessLogins
    case .writtenBack: writtenBackSessions
    case .forbidden: forbiddenRequests
    }
  }

  /// True if the user or the session came to harm in any of the ways that are scored, or the run came to no verdict.
  public var isHarmed: Bool { !end.hasVerdict || Verdict.Kind.allCases.contains { count(of: $0) > 0 } }
}
