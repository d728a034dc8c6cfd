/// What a client does when a refresh got no answer.
public enum RefreshAfterFailure: String, Hashable, Sendable, CaseIterable {
  /// The next need tries again.
  case later
  /// The client never tries again in this launch: its next refusal shows the login page (catalogue F56).
  case never
  /// The client tries again at once, up to `most` times (F56; the cap is SuperTokens').
  case atOnce = "at-once"

  /// Attempts in a row.
  package static let most = 10
}
