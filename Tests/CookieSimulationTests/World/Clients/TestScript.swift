import CookieScenarios

/// What scripts of clients are made of.
enum TestScript {
  static let session: [ScriptStep] = [.launch, .logIn, .openPage]
  static let pause = ScriptStep.wait(.fixed(milliseconds: 5_000))
  /// Past the access token's 15 minutes.
  static let expiry = ScriptStep.wait(.fixed(milliseconds: 16 * 60_000))
}
