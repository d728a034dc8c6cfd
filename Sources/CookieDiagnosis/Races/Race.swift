/// Two accesses to the same thing by different actors, at least one a write, that no message orders.
public struct Race: Hashable, Sendable {
  public enum Thing: Hashable, Sendable {
    /// A session cookie in one of the stores; true for the refresh token.
    case cookie(StoreName, isRefresh: Bool)
    /// A refresh token: to exchange it is to write it.
    case token
  }

  /// Where an access comes from.
  public enum Origin: Hashable, Sendable {
    case hook(StrategyHook)
    /// A request that carries the cookie.
    case request(ClientKind)
    /// An answer that sets it.
    case answer(ClientKind)
    /// The platform by itself (catalogue F36), or foreign code (F28).
    case fault(TraceActor)
  }

  public struct Access: Hashable, Sendable {
    /// Index of its record.
    public var record: Int
    public var isWrite: Bool
    public var origin: Origin
  }

  /// What the order matters for. Both orders are played from the first access on, without another fault and with delays
  /// of middling length, so that nothing but the order differs.
  public enum Effect: Hashable, Sendable {
    /// The other order ends the session differently.
    case changesVerdict
    /// Both orders end it badly: the two must not overlap at all.
    case badEitherWay
    case harmless
    /// The second access does not happen without the first, or not in this script.
    case cannotBeSwapped
  }

  public var thing: Thing
  public var first: Access
  public var second: Access
  public var effect = Effect.cannotBeSwapped

  /// Races between the same two places of the code are one.
  struct Key: Hashable {
    var thing: Thing
    var first: Origin
    var second: Origin
    var writes: [Bool]
  }

  /// Nanoseconds from the first access to the second.
  func width(in records: [TraceRecord]) -> Int64 { records[second.record].time - records[first.record].time }

  var key: Key {
    Key(thing: thing, first: first.origin, second: second.origin, writes: [first.isWrite, second.isWrite])
  }
}
