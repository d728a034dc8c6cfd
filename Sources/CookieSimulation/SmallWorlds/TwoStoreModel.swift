/// A small model that other model checkers have been given as well: two stores, two clients that refresh one single-use
/// token, a queue of copies each way, and one loss of a cookie. The session must not be lost.
///
/// The clients are ordinary asynchronous Swift and run on the executor that runs strategies; every step that they await
/// is one step of the protocol. What the same model costs elsewhere says what a search here is worth.
public final class TwoStoreModel {
  public enum Discipline: Int, Sendable, CaseIterable {
    /// Each client refreshes what its own store holds, and copies blindly.
    case naive
    /// One refresh at a time, with the newer of both tokens, and copies that never replace a newer one.
    case gate
    /// The same, and the gate is held until the copy has landed.
    case gateUntilLanded
  }

  /// A client and what it asks for; the answer is a token, or nil where there is none.
  struct Request {
    var client: Int
    var step: Step
    var continuation: UnsafeContinuation<Int?, Never>
  }

  enum Step {
    case take
    case exchange(Int)
    case store(Int)
    case release
  }

  let discipline: Discipline
  let rounds: Int
  let executor = RunExecutor()
  @exclusivity(unchecked) var state: TwoStoreState
  @exclusivity(unchecked) var waiting: [Request] = []
  @exclusivity(unchecked) var enabled: [Move] = []
  /// What each client was told in this round: its local state is a function of that.
  @exclusivity(unchecked) var told = [StateHash(), StateHash()]
  @exclusivity(unchecked) var isOver = false

  /// Something that may happen next.
  enum Move {
    /// The step that a client waits for, by its place in `waiting`.
    case client(Int)
    case copy(from: Int)
    case loss(of: Int)
  }

  /// - Parameter rounds: refreshes of each client, at least 1.
  public init(_ discipline: Discipline, rounds: Int) {
    self.discipline = discipline
    self.rounds = rounds
    state = TwoStoreState(discipline)
  }

  /// One run; a lost session is one lost session of the summary, and `steps` counts the protocol's steps.
  public func run(guidedBy guide: any ScheduleGuide) -> RunSummary { run(Tape(guide: guide)) }

  public func run(_ tape: Tape) -> RunSummary {
    executor.reset(tape: tape)
    state = TwoStoreState(discipline)
    told = [StateHash(), StateHash()]
    isOver = false
    var summary = RunSummary()
    executor.bound(epoch: 0, entropy: 0) {
      for client in 0...1 {
        start(client)
        executor.drain(budget: .max)
      }
      while !tape.isCut, !state.isLost, fire(tape) {
        summary.steps += 1
        executor.drain(budget: .max)
      }
      isOver = true
      while executor.runLeftover() || resumeLast() {}
    }
    summary.end = tape.mismatch != nil ? .mismatched : tape.isCut ? .cut : .finished
    summary.sessions = 1
    summary.lostSessions = state.isLost ? 1 : 0
    return summary
  }

  // MARK: - Clients

  private func start(_ client: Int) {
    let model = Unchecked(self)
    Task { await model.value.refreshAgainAndAgain(client) }
  }

  private func refreshAgainAndAgain(_ client: Int) async {
    for round in 0..<rounds {
      // Between two rounds a client remembers nothing but how many there were.
      told[client] = StateHash()
      told[client].combine(round)
      guard let old = await ask(client, .take) else { continue }
      guard let new = await ask(client, .exchange(old)) else { return }
      _ = await ask(client, .store(new))
      if discipline == .gateUntilLanded { _ = await ask(client, .release) }
    }
  }

  private func ask(_ client: Int, _ step: Step) async -> Int? {
    if isOver { return nil }
    return await withUnsafeContinuation {
      waiting.append(Request(client: client, step: step, continuation: $0))
    }
  }

  private func resumeLast() -> Bool {
    guard let request = waiting.popLast() else { return false }
    request.continuation.resume(returning: nil)
    return true
  }

  // MARK: - Steps

  private func fire(_ tape: Tape) -> Bool {
    // By client, whatever order they began to wait in.
    waiting.sort { $0.client < $1.client }
    enabled.removeAll(keepingCapacity: true)
    for (index, request) in waiting.enumerated() where state.allows(request.step, of: request.client) {
      enabled.append(.client(index))
    }
    for store in 0...1 where !state.copies[store].isEmpty { enabled.append(.copy(from: store)) }
    for store in 0...1 where state.lossesLeft > 0 { enabled.append(.loss(of: store)) }
    guard !enabled.isEmpty else { return false }
    let choice = tape.choose(below: enabled.count, for: .order, in: self)
    guard !tape.isCut else { return false }
    perform(enabled[choice])
    return true
  }

  private func perform(_ move: Move) {
    switch move {
    case .client(let index):
      let request = waiting.remove(at: index)
      let answer = state.perform(request.step, of: request.client)
      told[request.client].combine(answer.map(Int64.init))
      request.continuation.resume(returning: answer)
    case .copy(let store): state.copyLands(from: store)
    case .loss(let store): state.lose(store)
    }
  }
}

extension TwoStoreModel: ScheduledState {
  func lane(ofEnabled possibility: Int) -> Lane {
    switch enabled[possibility] {
    case .client(let index): waiting[index].client == 0 ? .native : .page
    case .copy: .networkProcess
    case .loss: .system
    }
  }

  func stateKey(inOrder: Bool) -> StateKey? {
    var hash = StateHash()
    state.hash(into: &hash)
    hash.combine(told[0])
    hash.combine(told[1])
    return hash.key
  }
}

/// Everything that holds one of these runs on one thread.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
