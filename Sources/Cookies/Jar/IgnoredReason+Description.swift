extension IgnoredReason: CustomStringConvertible {
  /// One sentence, without the cookie's own text.
  public var description: String {
    switch self {
    case .controlCharacter: "the field contains a control character other than a tab"
    case .nameAndValueTooLong: "name and value have more than 4096 octets"
    case .emptyNameAndValue: "both name and value are empty"
    case .nonASCIIDomain: "the Domain attribute is not ASCII"
    case .publicSuffixDomain: "the Domain attribute is a public suffix"
    case .domainMismatch: "the host does not domain-match the Domain attribute"
    case .secureFromInsecureOrigin: "a Secure cookie comes over an insecure connection"
    case .httpOnlyFromNonHTTP: "an HttpOnly cookie comes from a non-HTTP API"
    case .overlaysSecureCookie: "it would overlay a Secure cookie from an insecure connection"
    case .crossSiteFromNonHTTP: "a cross-site document sets a cookie that is not SameSite=None"
    case .crossSite: "a cross-site response sets a cookie that is not SameSite=None"
    case .sameSiteNoneWithoutSecure: "SameSite=None requires Secure"
    case .securePrefixWithoutSecure: "the prefix __Secure- requires Secure"
    case .hostPrefixWithoutSecure: "the prefix __Host- requires Secure"
    case .hostPrefixWithDomain: "the prefix __Host- forbids a Domain"
    case .hostPrefixWithoutRootPath: "the prefix __Host- requires Path=/"
    case .namelessWithPrefix: "a nameless cookie imitates a name prefix"
    case .overwritesHTTPOnly: "a non-HTTP API would overwrite an HttpOnly cookie"
    case .alreadyExpired: "the expiry lies in the past and there is no such cookie to delete"
    case .partitionedWithoutSecure: "Partitioned requires Secure"
    case .httpPrefixWithoutAttributes: "the prefix __Http- requires Secure and HttpOnly"
    case .nameless: "this platform takes no cookie without a name"
    }
  }
}
