import CookieSync
import Cookies

/// One thing to do, and who waits until it is done.
final class Turn {
  var work: @Sendable (isolated TwinJar) async -> Void
  var waiting: [CheckedContinuation<Void, Never>] = []
  var task: Task<Void, Never>?
  /// How often the web store has answered in it, and for how many looks of the watch it has not.
  var (answers, silence, repeats) = (0, 0, 0)
  init(_ work: @escaping @Sendable (isolated TwinJar) async -> Void) { self.work = work }
}

/// One thing after the other, and none for ever: what a silent web store holds up (F03, F62) is tried once more, then given up.
extension TwinJar {
  func takeTurn(_ work: @escaping @Sendable (isolated TwinJar) async -> Void) async { await wait(for: enqueue(work)) }

  @discardableResult
  func enqueue(_ work: @escaping @Sendable (isolated TwinJar) async -> Void) -> Turn {
    let turn = Turn(work)
    turns.append(turn)
    if turns.count == 1 { beginTurn() }
    watch()
    return turn
  }

  func wait(for turn: Turn) async {
    guard turns.contains(where: { $0 === turn }) else { return }
    await withCheckedContinuation { turn.waiting.append($0) }
  }

  private func beginTurn() {
    guard let turn = turns.first else { return }
    turn.task = Task {
      await load()
      await turn.work(self)
      if !Task.isCancelled { end(turn) }
    }
  }

  private func end(_ turn: Turn) {
    turns.removeFirst()
    for waiting in turn.waiting { waiting.resume() }
    beginTurn()
  }

  /// While there is anything to do: ends the silence of a web store that has lost a completion, or does not answer at all.
  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    Task {
      while let turn = turns.first {
        let answers = turn.answers
        try? await app.clock.sleep(for: TwinJarSettings.watch)
        turn.silence = turn.answers == answers ? turn.silence + 1 : 0
        if turns.first === turn, turn.silence > 0, turn.silence % TwinJarSettings.silence == 0 { endSilence(in: turn) }
      }
      isWatching = false
    }
  }

  /// An operation whose completion is lost was carried out all the same: another look goes on from there.
  private func endSilence(in turn: Turn) {
    turn.task?.cancel()
    app.log.note(.webStoreIsSilent)
    turn.repeats += 1
    if turn.repeats > TwinJarSettings.mostTries || turn.silence > TwinJarSettings.silence { return end(turn) }
    turn.work = { twinjar in
      await twinjar.lookAtWebStore()
      await twinjar.updateNativeStore()
      await twinjar.publish()
    }
    beginTurn()
  }

  /// The web store's cookies; nil if the turn was given up.
  func readWebStore() async -> [Cookie]? {
    let cookies = await app.webStore.allCookies()
    return hasTurn() ? cookies : nil
  }

  func writeToWebStore(_ cookies: [Cookie]) async {
    for cookie in cookies where hasTurn() { await app.webStore.setCookie(cookie) }
  }

  func deleteFromWebStore(_ cookies: [Cookie]) async {
    for cookie in cookies where hasTurn() { await app.webStore.deleteCookie(cookie) }
  }

  private func hasTurn() -> Bool {
    if !Task.isCancelled { turns.first?.answers += 1 }
    return !Task.isCancelled
  }
}
