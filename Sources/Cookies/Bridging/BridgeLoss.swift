/// Something that a cookie loses on its way to or from another cookie type.
public struct BridgeLoss: Hashable, Sendable {
  /// The parts of a cookie that can get lost.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    case name, value, domain, hostOnly, path, secure, httpOnly, sameSite, expires, created, lastAccessed, partitionKey
    /// Properties of older cookie standards, which RFC 6265bis does not have.
    case version, comment, commentURL, ports
    /// The other type refuses the cookie altogether.
    case everything
  }

  /// The part that differs.
  public var attribute: Attribute
  /// What it was, as text.
  public var was: String
  /// What it becomes, as text; empty if nothing is left.
  public var becomes: String

  /// What differs between a cookie and what came back of it.
  static func differences(from original: Cookie, to copy: Cookie) -> [BridgeLoss] {
    let rows: [(Attribute, String, String)] = [
      (.name, original.name, copy.name),
      (.value, original.value, copy.value),
      (.domain, original.domain, copy.domain),
      (.hostOnly, String(original.hostOnly), String(copy.hostOnly)),
      (.path, original.path, copy.path),
      (.secure, String(original.secure), String(copy.secure)),
      (.httpOnly, String(original.httpOnly), String(copy.httpOnly)),
      (.sameSite, original.sameSite.title, copy.sameSite.title),
      (.expires, original.expires?.description ?? "session", copy.expires?.description ?? "session"),
      (.partitionKey, original.partitionKey ?? "", copy.partitionKey ?? ""),
    ]
    return rows.compactMap { attribute, was, becomes in
      was.hasSameOctets(as: becomes) ? nil : BridgeLoss(attribute: attribute, was: was, becomes: becomes)
    }
  }
}
