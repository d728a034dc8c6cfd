/// What one write did to a jar.
public enum StoreResult: Hashable, Sendable {
  /// A new cookie (5.7 step 24).
  case inserted(Cookie)
  /// The cookie took the place of one with the same identity (5.7 step 23).
  case replaced(old: Cookie, new: Cookie)
  /// The write had an expiry in the past: the cookie with the same identity is gone (5.7 steps 23 and 24).
  case deleted(Cookie)
  /// Nothing changed.
  case ignored(IgnoredReason)

  /// The cookie that is in the jar now, if any.
  public var cookie: Cookie? {
    switch self {
    case .inserted(let cookie), .replaced(_, let cookie): cookie
    case .deleted, .ignored: nil
    }
  }

  /// The step that decided.
  public var step: DraftStep {
    switch self {
    case .inserted: DraftStep("5.7", "24")
    case .replaced: DraftStep("5.7", "23")
    case .deleted: DraftStep("5.7", "23.4")
    case .ignored(let reason): reason.step
    }
  }
}

/// A cookie that left the jar without having been replaced or deleted by name.
public struct Removal: Hashable, Sendable {
  /// Why it left: what expired, what a limit demands (5.7, eviction priorities 2 to 4), the end of the session.
  public enum Reason: String, Hashable, Sendable {
    case expired, insecureOverDomainLimit, overDomainLimit, overTotalLimit, sessionEnded
  }

  /// The cookie as it was.
  public var cookie: Cookie
  /// Why it left.
  public var reason: Reason
}
