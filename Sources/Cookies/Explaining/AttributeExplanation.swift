/// What became of one attribute of a Set-Cookie field.
public struct AttributeExplanation: Hashable, Sendable {
  /// How an attribute was understood.
  public enum Meaning: Hashable, Sendable {
    /// The expiry, and the earlier one that the lifetime limit left of it if it was too far away (5.5).
    case expires(UnixTime, cappedTo: UnixTime?)
    /// The lifetime in seconds, and the shorter one that the limit left of it.
    case maxAge(seconds: Int64, cappedTo: Int64?)
    case domain(String)
    /// No domain: the cookie is for the host alone (5.7 step 10).
    case hostOnly
    case path(String)
    /// Not an absolute path: the default-path counts (5.6.4 step 1).
    case defaultPath(String)
    case secure
    case httpOnly
    case sameSite(SameSite)
    case partitioned
    case dropped(AttributeDropReason)
  }

  /// The attribute as it was written, without the blanks around it.
  public var name: String
  /// The value as it was written; empty if there is none.
  public var value: String
  /// What was made of it.
  public var meaning: Meaning
  /// The step that gave it this meaning.
  public var step: DraftStep
}
