/// Decides which cookies a request carries (RFC 6265bis, section 5.8.3 step 3).
///
/// Looks at entries where they are: copying one would retain and release its texts.
struct RequestMatcher {
  let now: UnixTime
  private let sendsSecureAnywhere: Bool
  private let ignoresPath: Bool
  private let understandsSameSite: Bool
  private let laxAllowingUnsafeAge: Int64

  /// Takes what it needs of the options: copying them all would retain and release the list of public suffixes. The request
  /// stays where it is for the same reason.
  @inline(__always)
  init(now: UnixTime, options: borrowing CookieJar.Options) {
    self.now = now
    sendsSecureAnywhere = options.sendsSecureAnywhere
    ignoresPath = options.ignoresPathWhenSending
    understandsSameSite = options.understandsSameSite
    laxAllowingUnsafeAge = options.laxAllowingUnsafeAge
  }

  @inline(__always)
  func accepts(_ entry: UnsafePointer<CookieJar.Entry>, for request: RequestContext) -> Bool {
    guard matchesURL(entry, request) else { return false }
    guard request.isHTTP || !entry.pointee.cookie.httpOnly else { return false }
    guard entry.pointee.cookie.partitionKey == nil || isInPartition(entry, request) else { return false }
    return request.site == .sameSite || isSentCrossSite(entry, request)
  }

  /// The conditions on host, path and connection.
  @inline(__always)
  private func matchesURL(_ entry: UnsafePointer<CookieJar.Entry>, _ request: RequestContext) -> Bool {
    if entry.pointee.cookie.hostOnly {
      guard entry.pointee.cookie.domain.hasSameOctets(as: request.url.host) else { return false }
    } else {
      guard !entry.pointee.isBarred,
        DomainMatch.matches(
          host: request.url.host, domain: entry.pointee.cookie.domain, hostIsIPAddress: request.url.hostIsIPAddress)
      else { return false }
    }
    guard request.url.isSecure || !entry.pointee.cookie.secure || sendsSecureAnywhere else { return false }
    return ignoresPath
      || CookiePath.matches(requestPath: request.url.path, cookiePath: entry.pointee.cookie.path)
  }

  private func isInPartition(_ entry: UnsafePointer<CookieJar.Entry>, _ request: RequestContext) -> Bool {
    entry.pointee.cookie.partitionKey.hasSameOctets(as: request.partitionKey)
  }

  /// The conditions on SameSite for a cross-site request.
  private func isSentCrossSite(_ entry: UnsafePointer<CookieJar.Entry>, _ request: RequestContext) -> Bool {
    let sameSite = entry.pointee.cookie.sameSite
    if sameSite == .none || !understandsSameSite { return true }
    guard request.isHTTP, request.site == .crossSiteTopLevel, sameSite != .strict else { return false }
    if request.hasSafeMethod { return true }
    // 5.6.7.2: only without an explicit SameSite, and only shortly after creation.
    guard sameSite == .default, laxAllowingUnsafeAge > 0 else { return false }
    let age = now.microseconds(since: entry.pointee.cookie.created)
    return age <= UnixTime(seconds: laxAllowingUnsafeAge).microseconds
  }
}
