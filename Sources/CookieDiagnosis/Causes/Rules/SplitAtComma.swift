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

  /// Half a cookie in a store, to which whatever came of it goes back: without the path and the expiry that stood behind the
  /// comma it is another cookie than the one that answers replace and delete.
  static func explainHalf(
    _ token: TraceText, before limit: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    guard let half = half(of: token, before: limit, in: trace) else { return nil }
    steps.append(.init(half, .splitAtComma, "half of it: without what stood behind the comma"))
    return .first(.splitAtComma)
  }

  /// Where native code wrote a token, and then, as the next that it wrote to the store, the rest of its field: a cookie without
  /// a name.
  private static func half(of token: TraceText, before limit: Int, in trace: TraceIndex) -> Int? {
    trace.changes.first { place in
      let write = trace.records[place]
      guard place < limit, write.kind == .cookieWritten, write.actor == .native, write.value == token else {
        return false
      }
      let next = trace.records[(place + 1)...].first {
        $0.kind == .cookieWritten && $0.actor == .native && $0.store == write.store
      }
      return next?.name.isEmpty ?? false
    }
  }
}
