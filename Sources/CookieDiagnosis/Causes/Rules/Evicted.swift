extension Cause {
  public static let evicted = Cause("F60", "the store was full and gave up the session's cookie")
}

/// F60: a store keeps so many cookies, and the session's was the one that had not been used for longest.
enum EvictedRule: CauseRule {
  static let causes = [Cause.evicted]
  static let needs: Set<TraceRecord.Kind> = [.cookieVanished]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .vanished(let index) = effect, trace.records[index].isEvicted else { return nil }
    steps.append(.init(index, .evicted, "for another cookie"))
    return .first(.evicted)
  }
}
