/// The model of ``TwoStoreModel`` searched the other way: breadth first, over snapshots of a value.
///
/// Its clients are a few numbers instead of asynchronous code, so it is an independent check of what re-executing that
/// code finds. Breadth first, the first violation is a shortest one.
public struct TwoStoreReference {
  fileprivate enum Place: Hashable {
    case idle
    case has(Int)
    case renewed(Int)
    case stored
  }

  fileprivate struct Snapshot: Hashable {
    var state: TwoStoreState
    var places = TwoStoreState.ForBoth(Place.idle)
    var roundsLeft: TwoStoreState.ForBoth<Int>
  }

  private let start: Snapshot

  public init(_ discipline: TwoStoreModel.Discipline, rounds: Int) {
    start = Snapshot(state: TwoStoreState(discipline), roundsLeft: TwoStoreState.ForBoth(rounds))
  }

  /// The steps of a shortest violation, or nil if there is none, and how many states there are up to it.
  ///
  /// - Parameter isStopped: asked before each step; once it says true, the search gives up and says nil.
  public func search(isStopped: () -> Bool = { false }) -> (steps: Int?, states: Int) {
    var seen: Set<Snapshot> = [start]
    var frontier = [start]
    var steps = 0
    while !frontier.isEmpty, !isStopped() {
      steps += 1
      var next: [Snapshot] = []
      for successor in frontier.flatMap(successors) {
        if successor.state.isLost { return (steps, seen.count) }
        if seen.insert(successor).inserted { next.append(successor) }
      }
      frontier = next
    }
    return (nil, seen.count)
  }

  private func successors(of snapshot: Snapshot) -> [Snapshot] {
    var result: [Snapshot] = []
    for client in 0...1 {
      if let moved = moved(client, in: snapshot) { result.append(moved) }
    }
    for store in 0...1 where !snapshot.state.copies[store].isEmpty {
      result.append(snapshot.with { $0.state.copyLands(from: store) })
    }
    for store in 0...1 where snapshot.state.lossesLeft > 0 {
      result.append(snapshot.with { $0.state.lose(store) })
    }
    return result
  }

  private func moved(_ client: Int, in snapshot: Snapshot) -> Snapshot? {
    guard let step = step(of: client, in: snapshot), snapshot.state.allows(step, of: client) else { return nil }
    return snapshot.with { next in
      let answer = next.state.perform(step, of: client)
      switch step {
      case .take:
        if let answer { next.places[client] = .has(answer) } else { next.roundsLeft[client] -= 1 }
      case .exchange: next.places[client] = .renewed(answer ?? 0)
      case .store:
        next.places[client] = next.state.discipline == .gateUntilLanded ? .stored : .idle
        if next.places[client] == .idle { next.roundsLeft[client] -= 1 }
      case .release:
        next.places[client] = .idle
        next.roundsLeft[client] -= 1
      }
    }
  }

  private func step(of client: Int, in snapshot: Snapshot) -> TwoStoreModel.Step? {
    switch snapshot.places[client] {
    case .idle: snapshot.roundsLeft[client] > 0 ? .take : nil
    case .has(let token): .exchange(token)
    case .renewed(let token): .store(token)
    case .stored: .release
    }
  }
}

extension TwoStoreReference.Snapshot {
  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
