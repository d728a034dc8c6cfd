import CookieSync
import Cookies

/// One thing to do, and who waits until it is done.
final class Turn {
  let work: @Sendable (isolated TwinJar) async -> Void
  var waiting: [CheckedContinuation<Void, Never>] = []
  var task: Task<Void, Never>?
  /// How often the web store has answered in it.
  var answers = 0
  init(_ work: @escaping @Sendable (isolated TwinJar) async -> Void) { self.work = work }
}

/// One thing after the other, and none for ever: what a silent web store holds up (F03, F62) is given up within a second.
extension TwinJar {
  func takeTurn(_ work: @escaping @Sendable (isolated TwinJar) async -> Void) async { await wait(for: enqueue(work)) }

  @discardableResult
  func enqueue(_ work: @escaping @Sendable (isolated TwinJar) async -> Void) -> Turn {
    let turn = Turn(work)
    turns.append(turn)
    if turns.count == 1 { beginTurn() }
    return turn
  }

  func wait(for turn: Turn) async {
    guard turns.contains(where: { $0 === turn }) else { return }
    watch()
    await withCheckedContinuation { turn.waiting.append($0) }
  }

  private func beginTurn() {
    guard let turn = turns.first else { return }
    turn.task = Task {
      await turn.work(self)
      end(turn)
    }
  }

  private func end(_ turn: Turn) {
    guard turns.first === turn else { return }
    turns.removeFirst()
    for waiting in turn.waiting { waiting.resume() }
    beginTurn()
  }

  /// While anybody waits: gives up a turn in which the web store has been silent for too long.
  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    Task {
      while let turn = turns.first {
        let answers = turn.answers
        try? await app.clock.sleep(for: TwinJarSettings.longestSilence)
        guard turns.first === turn, turn.answers == answers else { continue }
        turn.task?.cancel()
        app.log.note(.webStoreIsSilent)
        end(turn)
      }
      isWatching = false
    }
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
    guard !Task.isCancelled else { return false }
    turns.first?.answers += 1
    return true
  }
}
