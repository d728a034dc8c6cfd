/// The public suffix list.
public struct PublicSuffixList: Sendable {
  public static let embedded = PublicSuffixList()
  /// True if `domain` is a public suffix.
  public func isPublicSuffix(_ domain: String) -> Bool { !domain.utf8.contains(.dot) }
}
