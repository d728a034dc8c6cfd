import Choices
import Cookies

/// The dates of a JSON Web Token (RFC 7519, sections 4.1.4 and 4.1.6), as whoever made it says them. Nobody has looked at its
/// signature, and nothing else of it is kept.
public struct WebTokenDates: Hashable, Sendable {
  /// What a token says of one moment.
  public enum Claim: Hashable, Sendable {
    case absent
    /// No number of seconds from 1970 to the end of 9999.
    case unreadable
    case date(UnixTime)
  }

  /// Its `iat`.
  public var issued: Claim
  /// Its `exp`.
  public var expires: Claim

  /// Longer than any cookie, in bytes.
  static let mostBytes = 16_384
  /// The seconds of the years 1970 to 9999.
  private static let range = 0..<253_402_300_800.0

  /// - Returns: nil for what is no token of three parts: a header that names its algorithm, a payload, and a signature, which may
  ///   be empty. Encrypted ones have five.
  public init?(_ value: String) {
    guard value.utf8.count <= Self.mostBytes else { return nil }
    let parts = value.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 3, Base64URL.decode(parts[2]) != nil else { return nil }
    guard let header = Self.object(parts[0]), header["alg"]?.text != nil else { return nil }
    guard let payload = Self.object(parts[1]) else { return nil }
    (issued, expires) =
      RedactedWebToken.dates(of: payload) ?? (Self.claim(payload["iat"]), Self.claim(payload["exp"]))
  }

  private static func object(_ part: Substring) -> JSONTree? {
    guard let bytes = Base64URL.decode(part), String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      return nil
    }
    guard case (.object(let members)?, nil) = JSONTree.parse(bytes) else { return nil }
    return .object(members)
  }

  static func claim(_ value: JSONTree?) -> Claim {
    guard let value else { return .absent }
    guard case .number(let text) = value, let seconds = Double(text), range.contains(seconds) else {
      return .unreadable
    }
    return .date(UnixTime(microseconds: Int64(seconds * 1_000_000)))
  }
}

extension WebTokenDates: CustomStringConvertible {
  /// "issued 2026-01-06T08:09:10Z, expires not said, unverified".
  public var description: String { "issued \(issued), expires \(expires), unverified" }
}

extension WebTokenDates.Claim: CustomStringConvertible {
  /// The date, if there is one.
  public var date: UnixTime? { if case .date(let date) = self { date } else { nil } }

  public var description: String {
    switch self {
    case .absent: "not said"
    case .unreadable: "unreadable"
    case .date(let date): date.description
    }
  }
}
