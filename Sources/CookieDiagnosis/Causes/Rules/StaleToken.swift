/// A replay that was not concurrent: the store of the one who sent the token again was behind.
enum StaleTokenRule: CauseRule {
  static let causes: [Cause] = []
  static let needs: Set<TraceRecord.Kind> = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .replayed(let token, let loser, let winner) = effect else { return nil }
    let store = trace.store(ofRequest: loser)
    return .because(.stale(token, in: store, use: loser, winner: winner))
  }
}
