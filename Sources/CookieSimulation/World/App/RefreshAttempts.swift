import CookieSync

/// What a client does when a refresh got no answer.
public enum RefreshAfterFailure: String, Hashable, Sendable, CaseIterable {
  /// The next need tries again.
  case later
  /// The client never tries again in this launch: its next refusal shows the login page (catalogue F56).
  case never
  /// The client tries again at once, up to ``most`` times (F56; the cap is SuperTokens').
  case atOnce = "at-once"

  /// Attempts in a row.
  static let most = 10
}

extension AppShell {
  /// Native code's refresh, with the habits of the client library around it.
  func renewed() async -> RefreshOutcome {
    guard world.scenario.policy.issuesRefreshTokens else { return .refused }
    let habit = world.scenario.profile.faults.refreshAfterFailure
    for _ in 0..<RefreshAfterFailure.most {
      world.noteInput(world.app.nativeHasGivenUp ? 1 : 0)
      guard isAdmitted, !world.app.nativeHasGivenUp else { return .refused }
      let outcome = await hook(.refreshForNative) { await strategy.refreshForNative() }
      guard outcome == .unanswered, isAdmitted, habit != .later else { return outcome }
      if habit == .never {
        world.nativeGivesUp()
        return outcome
      }
    }
    return .unanswered
  }
}

extension World {
  func nativeGivesUp() {
    app.nativeHasGivenUp = true
    note(.refreshGivenUp, by: .native)
  }

  /// The page's refresh got no answer. True if that is dealt with here.
  func pageKeepsRefreshing() -> Bool {
    switch scenario.profile.faults.refreshAfterFailure {
    case .later: return false
    case .never:
      page.hasGivenUp = true
      note(.refreshGivenUp, by: .page)
      return false
    case .atOnce:
      guard page.refreshesInARow < RefreshAfterFailure.most, !strategy.answersPageRefresh else { return false }
      page.refreshesInARow += 1
      sendFromPage(.refresh)
      return true
    }
  }
}
