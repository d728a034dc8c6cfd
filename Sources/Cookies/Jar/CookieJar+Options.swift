extension CookieJar {
  /// Where user agents may differ, or do. The defaults are the draft's.
  public struct Options: Sendable {
    /// The public suffixes that no Domain attribute may name (5.7 step 9); nil to accept all.
    public var publicSuffixes: PublicSuffixList? = .embedded
    /// The longest lifetime of a persistent cookie, in seconds (5.5); nil for no limit.
    public var maximumAge: Int64? = 34_560_000
    /// Cookies with the same domain beyond this number are evicted. The draft demands at least 50.
    public var maximumCookiesPerDomain = 180
    /// Cookies beyond this number are evicted. The draft demands at least 3,000.
    public var maximumCookies = 3300
    /// For how many seconds after its creation a cookie without SameSite goes along with unsafe cross-site
    /// top-level requests (5.6.7.2, "Lax-allowing-unsafe"); 0 to turn that off.
    public var laxAllowingUnsafeAge: Int64 = 0
    /// Whether the Partitioned attribute (CHIPS) has an effect.
    public var acceptsPartitioned = false
    /// Whether `__Http-` and `__Host-Http-` names are guarded (draft-ietf-httpbis-layered-cookies).
    public var enforcesHTTPPrefixes = false

    // Departures of platforms that are not user agents of the draft. Each is off (the draft's way) by default.

    /// False: fields without a name are ignored.
    public var acceptsNameless = true
    /// False: Max-Age is not understood.
    public var honoursMaxAge = true
    /// False: SameSite is neither stored nor enforced.
    public var understandsSameSite = true
    /// False: steps 13 and 16 of section 5.7 are left out, so that insecure origins can set Secure cookies.
    public var protectsSecureCookies = true
    /// False: steps 20 to 22 of section 5.7 are left out.
    public var enforcesPrefixes = true
    /// True: a cookie without Path gets "/" instead of the default-path.
    public var defaultsPathToRoot = false
    /// True: requests carry cookies of any path of their host.
    public var ignoresPathWhenSending = false
    /// True: Secure cookies go over insecure connections as well.
    public var sendsSecureAnywhere = false

    /// The draft's way in everything.
    public init() {}
  }
}
