/// The other store had the token, and lost it before native code had ever seen it there: what lost it lies behind, since
/// native code did look afterwards.
enum LostBeforeCopyRule: CauseRule {
  static let causes: [Cause] = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    let (name, use, since): (TraceText, Int, Int)
    switch effect {
    case .neverArrived(let missing, .native, let atUse):
      (name, use, since) = (missing, atUse, trace.last(trace.openings, before: atUse) ?? -1)
    case .stale(_, .native, let atUse, let winner): (name, use, since) = (.refresh, atUse, winner)
    default: return nil
    }
    guard
      let loss = trace.last(trace.changes, before: use, where: { $0.name == name && $0.store == .web && $0.isLoss }),
      let arrival = trace.arrival(of: trace.records[loss].value, in: .web, before: loss), arrival > since,
      isUnseen(trace.records[loss].value, from: arrival, to: loss, in: trace),
      trace.first(trace.reads, after: loss, where: { $0.store == .web && $0.actor == .native }).map({ $0 < use })
        ?? false
    else { return nil }
    steps.append(.init(loss, .ofChain, "before native code had seen it"))
    return .because(trace.records[loss].kind == .cookieVanished ? .vanished(loss) : .deleted(loss))
  }

  private static func isUnseen(_ token: TraceText, from arrival: Int, to loss: Int, in trace: TraceIndex) -> Bool {
    trace.last(trace.reads, before: loss, where: { $0.store == .web && $0.value == token }).map { $0 < arrival } ?? true
  }
}
