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
    if let (lost, move) = takenAnyway(effect, in: trace) {
      steps.append(.init(lost, .ofChain, "it would be gone by now"))
      steps.append(.init(move, .appMoved, "its files were deleted"))
      return .first(.appMoved)
    }
    guard let gone = loss(effect, in: trace) else { return nil }
    let move = Int(trace.records[gone].cause)
    guard trace.records.indices.contains(move), trace.records[move].kind == .appMoved else { return nil }
    steps.append(.init(move, .appMoved))
    steps.append(.init(gone, .appMoved))
    return .first(.appMoved)
  }

  /// What a store had been given or had lost of the last session, and where the app was deleted since, with that store: whatever had
  /// happened before, it would be as empty.
  private static func takenAnyway(_ effect: Effect, in trace: TraceIndex) -> (lost: Int, move: Int)? {
    let (name, store, use): (TraceText, StoreName, Int)
    switch effect {
    case .missing(let missing, let atStore, let atUse), .neverArrived(let missing, let atStore, let atUse):
      (name, store, use) = (missing, atStore, atUse)
    case .vanished(let index): return endedByMove(index, in: trace).map { (index, $0) }
    default: return nil
    }
    guard
      let move = trace.last(trace.surroundings, before: use, where: { $0.kind == .appMoved && $0.deletesFiles }),
      let lost = trace.last(trace.changes, before: move, where: { $0.name == name && $0.store == store }),
      !trace.records[lost].isArrival(in: store), trace.records[lost].kind == .writeLost || trace.records[lost].isLoss,
      !trace.tokenTaken(by: lost).isEmpty, !trace.isOfEarlierSession(trace.tokenTaken(by: lost), at: use),
      trace.first(trace.changes, after: move, where: { $0.name == name && $0.isArrival(in: store) }) ?? .max > use,
      !trace.records[lost..<move].contains(where: { $0.kind == .userLogsInAgain }),
      endsWith(move, store, lost, in: trace) || isHeldElsewhere(name, store, until: move, use, in: trace)
    else { return nil }
    return (lost, move)
  }

  /// True if what went with the files was the last that could have made up for what a store had lost.
  private static func isHeldElsewhere(
    _ name: TraceText, _ store: StoreName, until move: Int, _ use: Int, in trace: TraceIndex
  ) -> Bool {
    let other: StoreName = store == .web ? .native : .web
    guard
      let held = trace.last(
        trace.changes, before: move, where: { $0.name == name && $0.changes(other) && $0.cause != Int32(move) })
    else { return false }
    return trace.records[held].isArrival(in: other) && !trace.isOfEarlierSession(trace.records[held].value, at: use)
  }

  /// The move for which the process ended that lost a cookie.
  private static func endedByMove(_ lost: Int, in trace: TraceIndex) -> Int? {
    trace.first(trace.surroundings, after: lost) { $0.kind == .appMoved }.flatMap { move in
      trace.records[move].deletesFiles && endsWith(move, trace.records[lost].store, lost, in: trace) ? move : nil
    }
  }

  /// True if the process lost it as it ended for the move: flushed to the disk, it would have gone with the files.
  private static func endsWith(_ move: Int, _ store: StoreName, _ lost: Int, in trace: TraceIndex) -> Bool {
    guard trace.records[lost].cause >= 0, let death = trace.death(of: store, before: lost) else { return false }
    return trace.records[death].time == trace.records[move].time
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

extension TraceRecord {
  /// True for a move by which the app's files go: the first of `AppMove`.
  var deletesFiles: Bool { number == 0 }
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
