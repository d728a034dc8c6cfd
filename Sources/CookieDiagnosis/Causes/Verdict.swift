/// What became of one session, or of one request that was taken for a success.
public struct Verdict: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case lost
    case split
    case resurrected
    /// A token reached somebody who must not see it.
    case leaked
    case falseSuccess = "false success"
    /// A document or a file came whole, and the client says that it did not.
    case falseFailure = "false failure"
    /// The user was asked to log in by a side that had all it needed to go on.
    case needlessLogin = "needless login"
    /// Code wrote a token of a session after its logout, and left it there.
    case writtenBack = "written back"
    /// A request was refused for another reason than its session, which was alive.
    case forbidden

    /// True if the user has to log in because of it.
    public var endsSession: Bool { self == .lost || self == .split || self == .needlessLogin }
  }

  public var kind: Kind
  /// Numbered from 0 in the order of the logins; -1 if none is concerned.
  public var session: Int32
  /// The record that shows it; the number of records if it is the trace's end.
  public var record: Int
  /// The first event of the chain that led to it.
  public var cause: Cause
}

/// The chain of events from a first cause to a verdict.
public struct CauseChain: Sendable {
  public struct Step: Hashable, Sendable {
    /// Index of a record of the trace.
    public var record: Int
    /// What the step is an instance of.
    public var cause: Cause
    /// What the record means in this chain, as the end of a sentence; may be empty.
    public var remark: String

    /// - Parameter cause: if none is given, the step belongs to whatever cause the chain ends with.
    init(_ record: Int, _ cause: Cause = .ofChain, _ remark: String = "") {
      self.record = record
      self.cause = cause
      self.remark = remark
    }
  }

  public var verdict: Verdict
  /// In the order of the trace.
  public var steps: [Step]
}
