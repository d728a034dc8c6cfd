/// A store without a token leads back to what removed it, or to why it never came.
enum MissingTokenRule: CauseRule {
  static let causes: [Cause] = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .missing(let name, let store, let use) = effect else { return nil }
    // What the store had of an earlier session, and lost with its end, it would not need now.
    let change = trace.last(trace.changes, before: use) {
      $0.name == name && $0.changes(store) && !trace.isOfEarlierSession($0.value, at: use)
    }
    guard let change, trace.records[change].isRemoval(from: store) else {
      return .because(.neverArrived(name, in: store, use: use))
    }
    if trace.records[change].kind == .cookieVanished {
      steps.append(.init(change))
      return .because(.vanished(change))
    }
    return .because(.deleted(change))
  }
}
