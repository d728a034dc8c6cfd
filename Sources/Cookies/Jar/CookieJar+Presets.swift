extension CookieJar.Options {
  /// What Foundation does outside Apple's platforms, as measured with Swift 6.3.1 on Linux.
  ///
  /// It knows neither Max-Age nor SameSite, public suffixes nor name prefixes, caps no lifetime, refuses nameless
  /// cookies, sets Secure cookies from http and sends them there, puts "/" for a missing path and ignores paths when
  /// it sends. Its reading of dates and its order of cookies are its own and not modelled.
  public static var linuxFoundation: Self {
    var options = Self()
    options.publicSuffixes = nil
    options.maximumAge = nil
    options.acceptsNameless = false
    options.honoursMaxAge = false
    options.understandsSameSite = false
    options.protectsSecureCookies = false
    options.enforcesPrefixes = false
    options.defaultsPathToRoot = true
    options.ignoresPathWhenSending = true
    options.sendsSecureAnywhere = true
    return options
  }
}
