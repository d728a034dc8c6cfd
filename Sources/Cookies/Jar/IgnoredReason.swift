/// Why a Set-Cookie field left nothing in the jar.
public enum IgnoredReason: String, Error, Hashable, Sendable, CaseIterable {
  case controlCharacter
  case nameAndValueTooLong
  case emptyNameAndValue
  case nonASCIIDomain
  case publicSuffixDomain
  case domainMismatch
  case secureFromInsecureOrigin
  case httpOnlyFromNonHTTP
  case overlaysSecureCookie
  case crossSiteFromNonHTTP
  case crossSite
  case sameSiteNoneWithoutSecure
  case securePrefixWithoutSecure
  case hostPrefixWithoutSecure
  case hostPrefixWithDomain
  case hostPrefixWithoutRootPath
  case namelessWithPrefix
  case overwritesHTTPOnly
  /// The field set an expiry in the past and there was no such cookie to delete.
  case alreadyExpired
  /// With ``CookieJar/Options/acceptsPartitioned``: Partitioned requires Secure (CHIPS).
  case partitionedWithoutSecure
  /// With ``CookieJar/Options/enforcesHTTPPrefixes``: `__Http-` requires Secure and HttpOnly.
  case httpPrefixWithoutAttributes
  /// With ``CookieJar/Options/acceptsNameless`` off.
  case nameless

  /// The step that ignores the field.
  public var step: DraftStep {
    switch self {
    case .controlCharacter: DraftStep("5.6", "1")
    case .nameAndValueTooLong: DraftStep("5.6", "5")
    case .emptyNameAndValue: DraftStep("5.7", "2")
    case .nonASCIIDomain: DraftStep("5.7", "8")
    case .publicSuffixDomain: DraftStep("5.7", "9.3")
    case .domainMismatch: DraftStep("5.7", "10.1")
    case .secureFromInsecureOrigin: DraftStep("5.7", "13")
    case .httpOnlyFromNonHTTP: DraftStep("5.7", "15")
    case .overlaysSecureCookie: DraftStep("5.7", "16")
    case .crossSiteFromNonHTTP: DraftStep("5.7", "18.1")
    case .crossSite: DraftStep("5.7", "18.4")
    case .sameSiteNoneWithoutSecure: DraftStep("5.7", "19")
    case .securePrefixWithoutSecure: DraftStep("5.7", "20")
    case .hostPrefixWithoutSecure: DraftStep("5.7", "21.1")
    case .hostPrefixWithDomain: DraftStep("5.7", "21.2")
    case .hostPrefixWithoutRootPath: DraftStep("5.7", "21.3")
    case .namelessWithPrefix: DraftStep("5.7", "22")
    case .overwritesHTTPOnly: DraftStep("5.7", "23.2")
    case .alreadyExpired: DraftStep("5.7", "24")
    case .partitionedWithoutSecure: DraftStep("CHIPS", "Partitioned")
    case .httpPrefixWithoutAttributes: DraftStep("layered-cookies", "__Http-")
    case .nameless: DraftStep("5.7", "1")
    }
  }
}
