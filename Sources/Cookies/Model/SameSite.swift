/// The `SameSite` attribute of a cookie (RFC 6265bis, section 5.6.7).
public enum SameSite: UInt8, Hashable, Sendable, CaseIterable {
  /// No attribute, or one that is not recognised: "Default" in the draft.
  case `default`
  /// Sent with same-site requests only.
  case strict
  /// Sent with same-site requests and with cross-site top-level navigations by a safe method.
  case lax
  /// Sent with every request; requires `Secure`.
  case none
}

extension SameSite {
  /// The draft's spelling: "Default", "Strict", "Lax" or "None".
  public var title: String {
    switch self {
    case .default: "Default"
    case .strict: "Strict"
    case .lax: "Lax"
    case .none: "None"
    }
  }
}
