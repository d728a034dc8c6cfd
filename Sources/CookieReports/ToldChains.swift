import CookieDiagnosis

/// Which of a run's stories are told where one cause was asked for, and what is to be said of the others.
struct ToldChains {
  let chains: [CauseChain]
  let cause: Cause?
  /// How many verdicts each other cause has, the most frequent first.
  let others: [(cause: Cause, count: Int)]

  /// - Parameter cause: nil for all.
  init(_ chains: [CauseChain], causedBy cause: Cause?) {
    self.cause = cause
    self.chains = chains.filter { cause == nil || $0.verdict.cause == cause }
    let left = cause == nil ? [] : chains.map(\.verdict.cause).filter { $0 != cause }
    others = Dictionary(grouping: left) { $0 }.map { ($0, $1.count) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// That verdicts were left out; nil if none were.
  var remark: String? {
    guard let cause, !others.isEmpty else { return nil }
    let list = others.map { Self.words(for: $0.cause) + ($0.count == 1 ? "" : ", \($0.count) verdicts") }
      .joined(separator: "; ")
    return chains.isEmpty
      ? "No verdict of this run has the cause \(Self.words(for: cause)). Its verdicts have: \(list)."
      : "Only what began with \(Self.words(for: cause)) is told. Other verdicts of this run have: \(list)."
  }

  private static func words(for cause: Cause) -> String { "\(cause.id) (\(cause.label))" }
}
