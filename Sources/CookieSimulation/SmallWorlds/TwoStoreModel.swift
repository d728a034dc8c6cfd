import CookieDiagnosis

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

  /// Something that may happen next.
  enum Move {
    /// The step that a client waits for, by its place in `waiting`.
    case client(Int)
    case copy(from: Int)
    case loss(of: Int)
  }

  let discipline: Discipline
  let rounds: Int
  let executor = RunExecutor()
  @exclusivity(unchecked) var state: TwoStoreState
  @exclusivity(unchecked) var clients = TwoStoreState.ForBoth(Client())
  @exclusivity(unchecked) var steps = 0
  @exclusivity(unchecked) var waiting: [Request] = []
  @exclusivity(unchecked) var enabled: [Move] = []
  @exclusivity(unchecked) var isOver = false

  /// - Parameter rounds: refreshes of each client, at least 1.
  public init(_ discipline: Discipline, rounds: Int) {
    self.discipline = discipline
    self.rounds = rounds
    state = TwoStoreState(discipline)
  }

  /// One run; a lost session is one lost session of the summary, and `steps` counts the protocol's steps.
  public func run(guidedBy guide: any ScheduleGuide) -> RunSummary { run(Tape(guide: guide)) }

  public func run(_ tape: Tape) -> RunSummary { run(tape, from: nil) }

  public func run(guidedBy guide: any ScheduleGuide, from moment: any RunMoment) -> RunSummary {
    // A search goes on only from moments that its own system has given it.
    guard let moment = moment as? Moment else { preconditionFailure("a moment of another system") }
    return run(Tape(guide: guide), from: moment)
  }

  private func run(_ tape: Tape, from moment: Moment?) -> RunSummary {
    executor.reset(tape: tape)
    isOver = false
    executor.bound(epoch: 0, entropy: 0) {
      if let moment { restore(moment) } else { begin() }
      while !tape.isCut, !state.isLost, fire(tape) { executor.drain(budget: .max) }
      isOver = true
      while executor.runLeftover() || resumeLast() {}
    }
    var summary = RunSummary()
    summary.end = tape.mismatch != nil ? .mismatched : tape.isCut ? .cut : .finished
    summary.steps = steps
    summary.sessions = 1
    summary.lostSessions = state.isLost ? 1 : 0
    return summary
  }

  private func begin() {
    state = TwoStoreState(discipline)
    clients = TwoStoreState.ForBoth(Client())
    steps = 0
    for client in 0...1 {
      beginRefresh(client)
      executor.drain(budget: .max)
    }
  }

  private func resumeLast() -> Bool {
    guard let request = waiting.popLast() else { return false }
    request.continuation.resume(returning: nil)
    return true
  }

  // MARK: - Clients

  /// How far a client is. What its code remembers within a refresh follows from what it was told; between two refreshes it
  /// remembers nothing.
  struct Client {
    /// Which refresh this is, from 1; one more than there are if it has finished.
    var refresh = 0
    /// What it was told in this refresh, oldest first; 0 for no token.
    var told: (Int, Int, Int) = (0, 0, 0)
    var answers = 0

    mutating func note(_ answer: Int?) {
      switch answers {
      case 0: told.0 = answer ?? 0
      case 1: told.1 = answer ?? 0
      default: told.2 = answer ?? 0
      }
      answers += 1
    }

    func hash(into hash: inout StateHash) {
      hash.combine(refresh)
      hash.combine(answers)
      hash.combine(told.0)
      hash.combine(told.1)
      hash.combine(told.2)
    }
  }

  /// Starts a client's next refresh, if there is one.
  private func beginRefresh(_ client: Int) {
    guard !isOver else { return }
    clients[client] = Client(refresh: clients[client].refresh + 1)
    if clients[client].refresh <= rounds { startTask(of: client) }
  }

  func startTask(of client: Int) {
    let model = Unchecked(self)
    Task { await model.value.refresh(client) }
  }

  private func refresh(_ client: Int) async {
    if let old = await ask(client, .take) {
      guard let new = await ask(client, .exchange(old)) else { return }
      _ = await ask(client, .store(new))
      if discipline == .gateUntilLanded { _ = await ask(client, .release) }
    }
    beginRefresh(client)
  }

  private func ask(_ client: Int, _ step: Step) async -> Int? {
    if isOver { return nil }
    return await withUnsafeContinuation {
      waiting.append(Request(client: client, step: step, continuation: $0))
    }
  }

  // MARK: - Steps

  private func fire(_ tape: Tape) -> Bool {
    // By client, whatever order they began to wait in.
    if waiting.count == 2, waiting[0].client > waiting[1].client { waiting.swapAt(0, 1) }
    enabled.removeAll(keepingCapacity: true)
    for (index, request) in waiting.enumerated() where state.allows(request.step, of: request.client) {
      enabled.append(.client(index))
    }
    for store in 0...1 where !state.copies[store].isEmpty { enabled.append(.copy(from: store)) }
    for store in 0...1 where state.lossesLeft > 0 { enabled.append(.loss(of: store)) }
    guard !enabled.isEmpty else { return false }
    let choice = tape.choose(below: enabled.count, for: .order, in: self)
    guard !tape.isCut else { return false }
    steps += 1
    perform(enabled[choice])
    return true
  }

  private func perform(_ move: Move) {
    switch move {
    case .client(let index):
      let request = waiting.remove(at: index)
      let answer = state.perform(request.step, of: request.client)
      clients[request.client].note(answer)
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
    clients[0].hash(into: &hash)
    clients[1].hash(into: &hash)
    return hash.key
  }
}

/// Everything that holds one of these runs on one thread.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
