import CookieSync
import Cookies

/// One thing to do, and who waits until it is done.
final class Turn {
  var work: @Sendable (isolated TwinJar) async -> Void
  var (waiting, task): ([CheckedContinuation<Void, Never>], Task<Void, Never>?) = ([], nil)
  /// Whether the web store is asked, how often it has answered, and for how many looks of the watch it has not.
  var (isAsking, answers, silence, repeats) = (false, 0, 0, 0)
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
    if !isWatching { watch() }
    return turn
  }

  func wait(for turn: Turn) async {
    if turns.contains(where: { $0 === turn }) { await withCheckedContinuation { turn.waiting.append($0) } }
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
    if look === turn { look = nil }
    for waiting in turn.waiting { waiting.resume() }
    beginTurn()
  }

  /// While there is anything to do: ends the silence of a web store that has lost a completion, or does not answer at all.
  private func watch() {
    isWatching = true
    Task {
      while let turn = turns.first {
        let answers = turn.answers
        guard (try? await app.clock.sleep(for: TwinJarSettings.watch)) != nil else { break }
        turn.silence = turn.isAsking && turn.answers == answers ? turn.silence + 1 : 0
        if turns.first === turn, turn.silence > 0, turn.silence % patience == 0 { endSilence(in: turn) }
      }
      isWatching = false
    }
  }

  /// An operation whose completion is lost was carried out all the same: another look goes on from there.
  private func endSilence(in turn: Turn) {
    turn.task?.cancel()
    app.log.note(.webStoreIsSilent)
    (turn.isAsking, turn.repeats, turn.work, isBehind) = (false, turn.repeats + 1, Self.catchUp, true)
    guard turn.repeats > TwinJarSettings.mostTries || turn.silence > patience else { return beginTurn() }
    // What has answered at times will do so again: the next request looks.
    pageMayHaveActed = turn.answers > 0
    end(turn)
  }

  private static let catchUp: @Sendable (isolated TwinJar) async -> Void = { twinjar in
    await twinjar.lookAtWebStore()
    await twinjar.updateNativeStore()
  }

  /// The web store's cookies; nil if the turn was given up.
  func readWebStore() async -> [Cookie]? { await ask { await $0.allCookies() } }

  func writeToWebStore(_ cookies: [Cookie]) async {
    for cookie in cookies where !Task.isCancelled { await ask { await $0.setCookie(cookie) } }
  }

  func deleteFromWebStore(_ cookies: [Cookie]) async {
    for cookie in cookies where !Task.isCancelled { await ask { await $0.deleteCookie(cookie) } }
  }

  /// Only the web store is watched: a backup may take its time. A store that does answer, later, is slow, and given longer.
  @discardableResult
  func ask<Answer: Sendable>(_ question: @Sendable (any CookieStore) async -> Answer) async -> Answer? {
    let turn = turns.first
    turn?.isAsking = true
    let answer = await question(app.webStore)
    guard !Task.isCancelled, let turn else {
      if patience < TwinJarSettings.mostPatience { (patience, _) = (patience * 2, enqueue(Self.catchUp)) }
      return nil
    }
    (turn.isAsking, turn.answers) = (false, turn.answers + 1)
    return answer
  }
}
