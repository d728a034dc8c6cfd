import CookieSync
import Cookies

final class Turn {
  var work: @Sendable (isolated TwinJar) async -> Void
  var (waiting, task): ([CheckedContinuation<Void, Never>], Task<Void, Never>?) = ([], nil)
  /// Whether the web store is asked, how often it has answered, and for how many looks of the watch it has not.
  var (isAsking, answers, silence, repeats) = (false, 0, 0, 0)
  init(_ work: @escaping @Sendable (isolated TwinJar) async -> Void) { self.work = work }
}

/// One thing after the other, and none for ever: what a silent web store holds up (F03, F62) is looked at once more, then given up.
extension TwinJar {
  func takeTurn(_ work: @escaping @Sendable (isolated TwinJar) async -> Void) async { await wait(for: enqueue(work)) }

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

  private func endSilence(in turn: Turn) {
    turn.task?.cancel()
    app.log.note(.webStoreIsSilent)
    (turn.isAsking, turn.repeats, turn.work, isBehind) = (false, turn.repeats + 1, Self.catchUp, true)
    guard turn.repeats > TwinJarSettings.mostTries || turn.silence > patience else { return beginTurn() }
    pageMayHaveActed = turn.answers > 0
    end(turn)
  }

  private static let catchUp: @Sendable (isolated TwinJar) async -> Void = { twinjar in
    await twinjar.lookAtWebStore()
    await twinjar.updateNativeStore()
  }

  func readWebStore() async -> [Cookie]? { await ask { await $0.allCookies() }?.present }
  func readNativeStore() async -> [Cookie] { await app.nativeStore.allCookies().of(app.session).present }

  func writeToWebStore(_ all: [Cookie]) async { for cookie in all { await ask { await $0.setCookie(cookie) } } }
  func deleteFromWebStore(_ all: [Cookie]) async { for cookie in all { await ask { await $0.deleteCookie(cookie) } } }

  /// Only the web store is watched: a backup may take its time. A store that does answer, later, is slow, and given longer.
  @discardableResult func ask<T: Sendable>(_ question: @Sendable (any CookieStore) async -> T) async -> T? {
    guard !Task.isCancelled, case let turn = turns.first else { return nil }
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
