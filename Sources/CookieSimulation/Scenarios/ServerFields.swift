import Choices

/// Reads the keys of a scenario's `server`, which change its policy; each is described at its property in
/// ``ServerPolicy``.
enum ServerFields {
  static func read(_ fields: inout FieldReader, into policy: inout ServerPolicy) throws(InputError) {
    let lifetime = 1...(FieldReader.longestMilliseconds / 1_000)
    if let value = try fields.number("accessLifetimeSeconds", in: lifetime) { policy.accessLifetimeSeconds = value }
    if let value = try fields.number("refreshLifetimeSeconds", in: lifetime) { policy.refreshLifetimeSeconds = value }
    if let value = try fields.choice("rotation", ServerPolicy.Rotation.self) { policy.rotation = value }
    if let value = try fields.number("graceSeconds", in: 0...lifetime.upperBound) { policy.graceSeconds = value }
    if let value = fields.value("absoluteLifetimeSeconds") {
      policy.absoluteLifetimeSeconds =
        value == .null ? nil : try fields.number(value, "absoluteLifetimeSeconds", in: lifetime)
    }
    if let value = try fields.choice("graceDepth", ServerPolicy.GraceDepth.self) { policy.graceDepth = value }
    if let value = try fields.bool("previousTokenStaysGood") { policy.previousTokenStaysGood = value }
    if let value = try fields.number("rotationTakesSeconds", in: 0...60) { policy.rotationTakesSeconds = value }
    if let value = try fields.choice("graceAnswer", ServerPolicy.GraceAnswer.self) { policy.graceAnswer = value }
    if let value = try fields.choice("reuseReaction", ServerPolicy.ReuseReaction.self) { policy.reuseReaction = value }
    if let value = try fields.bool("clearsCookiesOnFailure") { policy.clearsCookiesOnFailure = value }
    if let value = try fields.bool("logoutEndsAccess") { policy.logoutEndsAccess = value }
    if let value = try fields.bool("cookiesArePersistent") { policy.cookiesArePersistent = value }
    try readAnswers(&fields, into: &policy)
    try fields.finish()
  }

  /// How the server's answers look, and whom it answers.
  private static func readAnswers(_ fields: inout FieldReader, into policy: inout ServerPolicy) throws(InputError) {
    if let value = try fields.choice("expiryFormat", ServerPolicy.ExpiryFormat.self) { policy.expiryFormat = value }
    if let value = try fields.bool("cookiesAreHTTPOnly") { policy.cookiesAreHTTPOnly = value }
    if let value = try fields.choice("sameSite", ServerPolicy.SameSiteAttribute.self) { policy.sameSite = value }
    if let value = try fields.bool("cookiesArePartitioned") { policy.cookiesArePartitioned = value }
    if let value = try fields.bool("issuesRefreshTokens") { policy.issuesRefreshTokens = value }
    if let value = try fields.bool("slidesAccess") { policy.slidesAccess = value }
    if let value = try fields.bool("logInRedirects") { policy.logInRedirects = value }
    if let value = try fields.choice("refusalOfContent", ServerPolicy.RefusalOfContent.self) {
      policy.refusalOfContent = value
    }
    if let value = try fields.bool("keysAreBoundToAddress") { policy.keysAreBoundToAddress = value }
    if let value = try fields.bool("sessionsAreBoundToAddress") { policy.sessionsAreBoundToAddress = value }
  }
}
