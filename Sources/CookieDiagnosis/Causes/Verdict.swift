/// What became of one session, or of one request that was taken for a success.
public struct Verdict: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case lost
    case split
    case resurrected
    /// A token reached somebody who must not see it.
    case leaked
    case falseSuccess = "false success"

    /// True if the user has to log in because of it.
    public var endsSession: Bool { self == .lost || self == .split }
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
