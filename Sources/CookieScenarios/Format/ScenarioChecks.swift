import Choices

/// Refuses a scenario whose parts contradict each other: a fault without the actor that it strikes, a step that needs
/// what the server does not have. Both places are named.
struct ScenarioChecks {
  let scenario: Scenario
  let source: String
  /// The keys that the file itself sets, e.g. "faults.sdk". What only a profile sets may go unused.
  let written: Set<String>

  func refuseContradictions() throws(InputError) {
    for rule in Self.rules where rule.isAsserted(self) {
      if rule.needs.isMet(scenario) { continue }
      throw InputError(.data, source: source, place: rule.place, found: rule.found, expected: rule.needs.expected)
    }
    try refuseRefreshesWithoutTokens()
    try refuseAppThatNeverRuns()
    try refuseEndlessBrowses()
  }

  /// A browse that makes more calls than a run may take steps, even with the longest pauses, only uses memory up.
  private func refuseEndlessBrowses() throws(InputError) {
    for (index, step) in scenario.script.enumerated() {
      guard let calls = step.leastCallsOfBrowse, calls > scenario.eventBudget else { continue }
      throw InputError(
        .data, source: source, place: "script[\(index)]", found: "a browse of at least \(calls) calls",
        expected: "at most as many as eventBudget allows a run, \(scenario.eventBudget)")
    }
  }

  /// Without the app there is no strategy, and nothing that could be lost.
  private func refuseAppThatNeverRuns() throws(InputError) {
    guard !scenario.script.contains(where: { $0.contains { $0 == .launch } }) else { return }
    throw InputError(
      .data, source: source, place: "script", found: "no step launch, so that the app never runs",
      expected: "a step launch")
  }

  /// A refresh without refresh tokens.
  private func refuseRefreshesWithoutTokens() throws(InputError) {
    guard !scenario.policy.issuesRefreshTokens else { return }
    for (index, step) in scenario.script.enumerated() where step.contains(where: \.isRefresh) {
      throw InputError(
        .data, source: source, place: "server.issuesRefreshTokens", found: "false, and a refresh at script[\(index)]",
        expected: "true, or no step refreshBoth")
    }
    for key in ["app.nativeRefreshesAtExpiry", "app.pageRefreshesAtExpiry"] where written.contains(key) {
      let isOn =
        key.contains("native") ? scenario.app.nativeRefreshesAtExpiry : scenario.app.pageRefreshesAtExpiry
      guard isOn else { continue }
      throw InputError(
        .data, source: source, place: "server.issuesRefreshTokens", found: "false, and true at \(key)",
        expected: "true, or no refresh at expiry")
    }
  }

  // MARK: - Rules

  /// What a setting needs to have any effect.
  private struct Need: Sendable {
    var expected: String
    var isMet: @Sendable (Scenario) -> Bool

    static func step(_ name: String, _ matches: @escaping @Sendable (ScriptStep) -> Bool) -> Need {
      Need(expected: "a step \(name) in script") { $0.script.contains { $0.contains(where: matches) } }
    }
  }

  private struct Rule: Sendable {
    var place: String
    var found: String
    var isAsserted: @Sendable (ScenarioChecks) -> Bool
    var needs: Need

    /// A rule for a key that the file sets to something that matters.
    init(
      _ place: String, _ found: String = "a fault whose actor does not appear", needs: Need,
      where matters: @escaping @Sendable (Scenario) -> Bool
    ) {
      self.place = place
      self.found = found
      self.needs = needs
      isAsserted = { $0.written.contains(place) && matters($0.scenario) }
    }
  }

  private static let scriptWrites = Need(expected: "true at app.pageStoresTokensByScript") {
    $0.app.pageStoresTokensByScript
  }
  private static let foreground = Need.step("foreground") { $0 == .foreground }
  private static let kill = Need.step("kill") { $0 == .kill }
  private static let changedNetwork = Need.step("switchNetwork") { $0 == .switchNetwork }

  private static let rules: [Rule] = [
    Rule("faults.sdk", needs: .step("openSDKScreen") { $0 == .openSDKScreen }) { $0.profile.faults.sdk != .none },
    Rule("faults.scriptCookieCapSeconds", needs: scriptWrites) { $0.profile.faults.scriptCookieCapSeconds != nil },
    Rule("faults.documentCookieIsPatched", needs: scriptWrites) { $0.profile.faults.documentCookieIsPatched },
    Rule("faults.zombiePerKill", needs: kill) { $0.profile.faults.zombiePerKill != .never },
    Rule("faults.webContentDeathPerForeground", needs: foreground) {
      $0.profile.faults.webContentDeathPerForeground != .never
    },
    Rule("faults.networkProcessDeathPerForeground", needs: foreground) {
      $0.profile.faults.networkProcessDeathPerForeground != .never
    },
    Rule(
      "faults.unknownDatesMakeSessionCookies",
      needs: Need(expected: "\"script-date\" at server.expiryFormat") { $0.policy.expiryFormat == .scriptDate }
    ) { $0.profile.faults.unknownDatesMakeSessionCookies },
    Rule(
      "faults.partitionKeyIsStripped",
      needs: Need(expected: "true at server.cookiesArePartitioned") { $0.policy.cookiesArePartitioned }
    ) { $0.profile.faults.partitionKeyIsStripped },
    Rule("server.keysAreBoundToAddress", "an address that never changes", needs: changedNetwork) {
      $0.policy.keysAreBoundToAddress
    },
    Rule("server.sessionsAreBoundToAddress", "an address that never changes", needs: changedNetwork) {
      $0.policy.sessionsAreBoundToAddress
    },
    Rule(
      "app.backgroundStartDelayMilliseconds", "a delay of background downloads",
      needs: .step("download by background") {
        if case .download(let order, _) = $0 { order.means == .background } else { false }
      }
    ) { $0.app.backgroundStartDelay != .zero },
  ]
}

extension ScriptStep {
  /// True if this step, or one that it repeats, is as asked.
  func contains(where matches: (ScriptStep) -> Bool) -> Bool {
    if case .repeat(_, let steps) = self { return steps.contains { $0.contains(where: matches) } }
    return matches(self)
  }

  /// The calls of a browse, or of the longest one that this step repeats; nil if there is none.
  fileprivate var leastCallsOfBrowse: Int64? {
    switch self {
    case .browse(let duration, let every): duration.minimum / max(1, every.maximum)
    case .repeat(let times, let steps) where times.lowerBound > 0: steps.compactMap(\.leastCallsOfBrowse).max()
    default: nil
    }
  }

  var isRefresh: Bool {
    if case .refreshBoth = self { true } else { false }
  }
}
