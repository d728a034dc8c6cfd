extension Cause {
  public static let appMoved = Cause("F64", "the app came to a device without what it had kept")
  public static let onTwoDevices = Cause("F67", "two devices have one session, and both renewed it")
}

/// F64: the app was deleted and installed again, or restored on another device. What the store then lacked was gone, or the
/// backup was that held it.
enum AppMovedRule: CauseRule {
  static let causes = [Cause.appMoved]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .cookieVanished, .appMoved]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard let gone = loss(effect, in: trace) else { return nil }
    let move = Int(trace.records[gone].cause)
    guard trace.records.indices.contains(move), trace.records[move].kind == .appMoved else { return nil }
    steps.append(.init(move, .appMoved))
    steps.append(.init(gone, .appMoved))
    return .first(.appMoved)
  }

  private static func loss(_ effect: Effect, in trace: TraceIndex) -> Int? {
    switch effect {
    case .vanished(let index): return index
    case .missing(let name, let store, let use):
      guard
        let gone = trace.last(trace.changes, before: use, where: { $0.name == name && $0.changes(store) }),
        trace.records[gone].isLoss,
        let saved = trace.last(trace.changes, before: use, where: { $0.name == name && $0.changes(.backup) }),
        trace.records[saved].kind == .cookieVanished
      else { return nil }
      return saved
    default: return nil
    }
  }
}

/// F67: the app on the user's old device has renewed the session that both devices began with.
enum TwoDevicesRule: CauseRule {
  static let causes = [Cause.onTwoDevices]
  static let needs: Set<TraceRecord.Kind> = [.appMoved]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .replayed(_, let loser, let winner) = effect,
      (trace.records[loser].actor == .oldDevice) != (trace.records[winner].actor == .oldDevice),
      let move = trace.last(trace.surroundings, before: min(loser, winner), where: { $0.kind == .appMoved })
    else { return nil }
    steps.append(.init(move, .onTwoDevices))
    steps.append(.init(min(loser, winner), .onTwoDevices))
    steps.append(.init(max(loser, winner), .onTwoDevices, "the same token again"))
    return .first(.onTwoDevices)
  }
}
