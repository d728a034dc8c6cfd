/// How a request relates to the site that the user sees (RFC 6265bis, section 5.2).
public enum SiteRelation: String, Hashable, Sendable, CaseIterable {
  case sameSite
  case crossSite
  /// Cross-site, and it navigates a top-level page.
  case crossSiteTopLevel
}

/// Where a Set-Cookie field came from.
public struct ResponseContext: Hashable, Sendable {
  /// The URL of the request that was answered.
  public var url: RequestURL
  /// False: the write comes from a non-HTTP API such as `document.cookie`.
  public var isHTTP: Bool
  /// Whether a foreign site is behind it (5.7 step 18; 5.8.3 step 3).
  public var site: SiteRelation
  /// The top-level site, for partitioned cookies.
  public var partitionKey: String?

  /// A response to an HTTP request of the same site, unless said otherwise.
  public init(url: RequestURL, isHTTP: Bool = true, site: SiteRelation = .sameSite, partitionKey: String? = nil) {
    self.url = url
    self.isHTTP = isHTTP
    self.site = site
    self.partitionKey = partitionKey
  }
}

/// What a Cookie field is wanted for.
public struct RequestContext: Hashable, Sendable {
  /// The URL that the request goes to.
  public var url: RequestURL
  /// False: the read comes from a non-HTTP API such as `document.cookie`.
  public var isHTTP: Bool
  /// Whether a foreign site is behind it (5.7 step 18; 5.8.3 step 3).
  public var site: SiteRelation
  /// True for GET, HEAD, OPTIONS and TRACE.
  public var hasSafeMethod: Bool
  /// The top-level site, for partitioned cookies.
  public var partitionKey: String?

  /// A GET request of the same site, unless said otherwise.
  public init(
    url: RequestURL,
    isHTTP: Bool = true,
    site: SiteRelation = .sameSite,
    hasSafeMethod: Bool = true,
    partitionKey: String? = nil
  ) {
    self.url = url
    self.isHTTP = isHTTP
    self.site = site
    self.hasSafeMethod = hasSafeMethod
    self.partitionKey = partitionKey
  }
}
