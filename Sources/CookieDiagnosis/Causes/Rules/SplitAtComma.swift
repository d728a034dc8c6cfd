extension Cause {
  public static let splitAtComma = Cause("F41", "a folded Set-Cookie field was split at a comma")
}

/// F41: the platform kept the cookie of an answer with its expiry, and the copy that native code made of the same
/// answer has none, so it died with its process.
enum SplitAtCommaRule: CauseRule {
  static let causes = [Cause.splitAtComma]
  static let needs: Set<TraceRecord.Kind> = [.cookieVanished, .cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .vanished(let index) = effect,
      let copy = NotDurableRule.write(of: trace.records[index], before: index, in: trace),
      trace.records[copy].expiresAt == 0, trace.records[copy].actor == .native
    else { return nil }
    let gone = trace.records[index]
    let original = trace.last(trace.changes, before: copy) {
      $0.kind == .cookieWritten && $0.store != gone.store && $0.name == gone.name && $0.value == gone.value
    }
    guard let original, trace.records[original].expiresAt != 0 else { return nil }
    steps.append(.init(original, .splitAtComma, "with an expiry"))
    steps.append(.init(copy, .splitAtComma, "without one"))
    return .first(.splitAtComma)
  }
}
