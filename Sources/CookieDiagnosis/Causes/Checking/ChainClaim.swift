/// What a cause claims, and what of that has to stand in a chain that begins with it.
///
/// Written from the fault catalogue, not from the rules: a rule that names a cause for something else does not pass.
struct ChainClaim: Sendable {
  let cause: Cause
  /// What must be shown, as the end of "not shown: ".
  let words: String
  let holds: @Sendable (ChainEvidence) -> Bool

  init(_ cause: Cause, _ words: String, _ holds: @escaping @Sendable (ChainEvidence) -> Bool) {
    self.cause = cause
    self.words = words
    self.holds = holds
  }

  /// Every cause that a rule can name, once.
  static let all = refreshing + runningOut + copying + losing + loading + fetching

  /// By the cause's id.
  static let byCause = Dictionary(grouping: all) { $0.cause.id }
}
