import CookieScenarios
import CookieSync

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
      guard page.refreshesInARow < RefreshAfterFailure.most, !traits.answersPageRefresh else { return false }
      page.refreshesInARow += 1
      sendFromPage(.refresh)
      return true
    }
  }
}
