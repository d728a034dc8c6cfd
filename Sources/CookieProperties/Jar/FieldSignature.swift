import Cookies

/// What one field reached: which attributes were understood, what their values were like and which step decided.
///
/// Campaigns keep a field that has a new one, which is their measure of coverage: it needs no instrumentation.
public struct FieldSignature: Hashable, Sendable {
  /// At most 2^20 different ones.
  public var bits: UInt32

  /// How many bits there are.
  public static let width = 20

  /// One that was noted; nil for bits that none has.
  public init?(bits: UInt32) {
    guard bits < 1 << Self.width else { return nil }
    self.bits = bits
  }

  @inline(__always)
  init(_ parsed: ParsedSetCookie?, _ outcome: Outcome) {
    var bits = outcome.bits
    if let parsed {
      bits |= 1 << 5
      if parsed.name.isEmpty { bits |= 1 << 6 }
      if parsed.value.isEmpty { bits |= 1 << 7 }
      if let domain = parsed.domain { bits |= domain.isEmpty ? 1 << 8 : 2 << 8 }
      if let path = parsed.path { bits |= path.isEmpty ? 1 << 10 : 2 << 10 }
      if let expires = parsed.expires { bits |= expires < UnixTime(seconds: FuzzSequence.epoch) ? 1 << 12 : 2 << 12 }
      if let age = parsed.maxAge { bits |= age <= 0 ? 1 << 14 : 2 << 14 }
      bits |= UInt32(parsed.sameSite.rawValue) << 16
      if parsed.secure { bits |= 1 << 18 }
      if parsed.httpOnly { bits |= 1 << 19 }
    }
    self.bits = bits
  }

  /// What became of a field: stored, replaced, deleted, or the reason to ignore it.
  enum Outcome {
    case inserted, replaced, deleted
    case ignored(IgnoredReason)

    /// Five bits.
    @inline(__always)
    fileprivate var bits: UInt32 {
      switch self {
      case .inserted: 0
      case .replaced: 1
      case .deleted: 2
      case .ignored(let reason): 3 + reason.position
      }
    }
  }
}

extension IgnoredReason {
  /// The place among all reasons.
  fileprivate var position: UInt32 {
    switch self {
    case .controlCharacter: 0
    case .nameAndValueTooLong: 1
    case .emptyNameAndValue: 2
    case .nonASCIIDomain: 3
    case .publicSuffixDomain: 4
    case .domainMismatch: 5
    case .secureFromInsecureOrigin: 6
    case .httpOnlyFromNonHTTP: 7
    case .overlaysSecureCookie: 8
    case .crossSiteFromNonHTTP: 9
    case .crossSite: 10
    case .sameSiteNoneWithoutSecure: 11
    case .securePrefixWithoutSecure: 12
    case .hostPrefixWithoutSecure: 13
    case .hostPrefixWithDomain: 14
    case .hostPrefixWithoutRootPath: 15
    case .namelessWithPrefix: 16
    case .overwritesHTTPOnly: 17
    case .alreadyExpired: 18
    case .partitionedWithoutSecure: 19
    case .httpPrefixWithoutAttributes: 20
    case .nameless: 21
    }
  }
}
