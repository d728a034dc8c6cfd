extension ServerPolicy {
  private static let lifetime = 1...(FieldReader.longestMilliseconds / 1_000)

  /// The keys of a scenario's `server`, which change its policy; each is described at its property.
  public static let fields: [ScenarioField<ServerPolicy>] = [
    .number("accessLifetimeSeconds", \.accessLifetimeSeconds, in: lifetime, usual: 2_000),
    .number("refreshLifetimeSeconds", \.refreshLifetimeSeconds, in: lifetime, usual: 1e6),
    .optionalNumber("absoluteLifetimeSeconds", \.absoluteLifetimeSeconds, in: lifetime, usual: 1e6),
    .choice("rotation", \.rotation),
    .number("graceSeconds", \.graceSeconds, in: 0...lifetime.upperBound, usual: 60),
    .choice("graceDepth", \.graceDepth),
    .choice("graceAnswer", \.graceAnswer, "F53"),
    .flag("previousTokenStaysGood", \.previousTokenStaysGood),
    .number("rotationTakesSeconds", \.rotationTakesSeconds, in: 0...60, usual: 5, "F54"),
    .choice("reuseReaction", \.reuseReaction),
    .flag("clearsCookiesOnFailure", \.clearsCookiesOnFailure, "F52"),
    .flag("logoutEndsRefresh", \.logoutEndsRefresh),
    .flag("logoutEndsAccess", \.logoutEndsAccess),
    .flag("cookiesArePersistent", \.cookiesArePersistent),
    .choice("expiryFormat", \.expiryFormat),
    .flag("cookiesAreHTTPOnly", \.cookiesAreHTTPOnly),
    .choice("sameSite", \.sameSite),
    .flag("cookiesArePartitioned", \.cookiesArePartitioned),
    .choice("hosts", \.hosts),
    .flag("cookiesCoverSite", \.cookiesCoverSite),
    .flag("issuesRefreshTokens", \.issuesRefreshTokens),
    .flag("slidesAccess", \.slidesAccess, "D5"),
    .flag("logInRedirects", \.logInRedirects, "F39"),
    .choice("refusalOfContent", \.refusalOfContent, "D1"),
    .flag("keysAreBoundToAddress", \.keysAreBoundToAddress, "D7"),
    .flag("sessionsAreBoundToAddress", \.sessionsAreBoundToAddress, "D8"),
  ]
}
