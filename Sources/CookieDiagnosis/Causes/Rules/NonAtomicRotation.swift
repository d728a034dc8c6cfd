extension Cause {
  public static let rotationNotAtomic = Cause("F54", "a rotation that was not atomic forked the token")
}

/// F54: the server took one token twice before it had marked it, and the new token that it gave first counted as used up
/// with the second.
enum NonAtomicRotationRule: CauseRule {
  static let causes = [Cause.rotationNotAtomic]
  static let needs: Set<TraceRecord.Kind> = [.tokenIssued]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .replayed(let token, let loser, let winner) = effect else { return nil }
    let parent = trace.records[winner].value
    // What used the token up was an exchange of its parent.
    guard parent != token, !parent.isEmpty,
      let issued = trace.records[..<loser].lastIndex(where: { $0.kind == .tokenIssued && $0.value == token })
    else { return nil }
    let (first, second) = (trace.exchange(of: issued), trace.exchange(of: winner))
    guard first.sent >= 0, trace.records[first.sent].value == parent, first.judged >= 0, second.judged >= 0 else {
      return nil
    }
    steps.append(.init(first.judged, .rotationNotAtomic))
    steps.append(.init(second.judged, .rotationNotAtomic, "the same token once more: not marked as used yet"))
    return .first(.rotationNotAtomic)
  }
}
