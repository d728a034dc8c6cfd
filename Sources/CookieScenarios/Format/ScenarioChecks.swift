import Choices

/// Finds what contradicts itself in a scenario: a fault without the actor that it strikes, a step that needs
/// what the server does not have. Both places are named.
struct ScenarioChecks {
  let scenario: Scenario
  let source: String
  /// The keys that the file itself sets, e.g. "faults.sdk". What only a profile sets may go unused.
  let written: Set<String>

  /// All of them.
  var contradictions: [InputError] {
    let unmet = Self.rules.filter { $0.isAsserted(self) && !$0.needs.isMet(scenario) }
    return unmet.map { mistake($0.place, found: $0.found, expected: $0.needs.expected) }
      + refreshesWithoutTokens + appThatNeverRuns + endlessBrowses + endOfTime + endlessScript + stepsWithoutAnother
  }

  /// Nanoseconds are counted in 64 bits: past 73 years a run's time would stand still. Some are left for what follows the
  /// last step.
  private static let longestDays = 26_000.0

  /// A script that even with its shortest waits does not come to its end in time.
  private var endOfTime: [InputError] {
    let days = scenario.script.reduce(0) { $0 + $1.leastNanoseconds } / 86_400e9
    guard days > Self.longestDays else { return [] }
    return [
      mistake(
        "script", found: "at least \(Int64(min(days, 1e15))) days",
        expected: "at most \(Int64(Self.longestDays)) days altogether")
    ]
  }

  /// A browse that makes more calls than a run may take steps, even with the longest pauses, only uses memory up.
  private var endlessBrowses: [InputError] {
    scenario.script.enumerated().compactMap { index, step in
      guard let calls = step.leastCallsOfBrowse, calls > scenario.eventBudget else { return nil }
      return mistake(
        "script[\(index)]", found: "a browse of at least \(calls) calls",
        expected: "at most as many as eventBudget allows a run, \(scenario.eventBudget)")
    }
  }

  /// A script of more steps than a run may take, each of which takes one at least: no strategy could come to its end.
  private var endlessScript: [InputError] {
    let steps = scenario.script.reduce(0) { $0 + $1.leastSteps }
    guard steps > Double(scenario.eventBudget), endlessBrowses.isEmpty else { return [] }
    return [
      mistake(
        "script", found: "at least \(Int64(min(steps, 1e18))) steps",
        expected: "at most as many as eventBudget allows a run, \(scenario.eventBudget)")
    ]
  }

  /// A step that does nothing unless another one comes before it.
  private struct Sequel: Sendable {
    var found: String
    var expected: String
    var isStep: @Sendable (ScriptStep) -> Bool
    var isBeginning: @Sendable (ScriptStep) -> Bool
  }

  private static let sequels = [
    // There is an old device only once the app has come to a new one.
    Sequel(
      found: "a call from the old device, and no new one before it",
      expected: "a step restoreDevice or migrateDevice before it",
      isStep: { $0 == .callFromOldDevice }, isBeginning: { $0.leavesOldDevice }),
    Sequel(
      found: "an end of a trouble that has not begun", expected: "a step beginTrouble before it",
      isStep: { $0 == .endTrouble }, isBeginning: { if case .beginTrouble = $0 { true } else { false } }),
    Sequel(
      found: "the first unlock of a device that is unlocked",
      expected: "a step launch with beforeFirstUnlock: true before it",
      isStep: { $0 == .unlock }, isBeginning: { $0 == .launchLocked }),
    Sequel(
      found: "a return to a network that was not left", expected: "a step goOffline before it",
      isStep: { $0 == .goOnline }, isBeginning: { $0 == .goOffline }),
    Sequel(
      found: "a return to an app that was not left", expected: "a step background before it",
      isStep: { $0 == .foreground }, isBeginning: { $0 == .background }),
  ]

  private var stepsWithoutAnother: [InputError] {
    Self.sequels.flatMap { sequel in
      let beginning =
        scenario.script.firstIndex { $0.contains(where: sequel.isBeginning) } ?? scenario.script.count
      return scenario.script.indices.filter { $0 < beginning && scenario.script[$0].contains(where: sequel.isStep) }
        .map { mistake("script[\($0)]", found: sequel.found, expected: sequel.expected) }
    }
  }

  /// Without the app there is no strategy, and nothing that could be lost.
  private var appThatNeverRuns: [InputError] {
    guard !scenario.script.contains(where: { $0.contains { $0 == .launch || $0 == .launchLocked } }) else { return [] }
    return [mistake("script", found: "no step launch, so that the app never runs", expected: "a step launch")]
  }

  /// A refresh without refresh tokens.
  private var refreshesWithoutTokens: [InputError] {
    guard !scenario.policy.issuesRefreshTokens else { return [] }
    let place = "server.issuesRefreshTokens"
    let steps = scenario.script.indices.filter { scenario.script[$0].contains(where: \.isRefresh) }
    let atExpiry = [
      ("app.nativeRefreshesAtExpiry", scenario.app.nativeRefreshesAtExpiry),
      ("app.pageRefreshesAtExpiry", scenario.app.pageRefreshesAtExpiry),
    ].filter { written.contains($0.0) && $0.1 }
    return steps.map {
      mistake(place, found: "false, and a refresh at script[\($0)]", expected: "true, or no step refreshBoth")
    }
      + atExpiry.map {
        mistake(place, found: "false, and true at \($0.0)", expected: "true, or no refresh at expiry")
      }
  }

  private func mistake(_ place: String, found: String, expected: String) -> InputError {
    InputError(.data, source: source, place: place, found: found, expected: expected)
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
  private static let frame = Need(expected: "a bystander by \"frame\", or true at app.pageIsEmbedded") { scenario in
    scenario.app.pageIsEmbedded || scenario.bystanders.contains { $0.owner == .frame }
  }
  private static let troubledRequests = Need(expected: "a number above 0 at network.troublePerRequest") {
    $0.network.troublePerRequest != .never
  }
  private static let refreshTokens = Need(expected: "true at server.issuesRefreshTokens") {
    $0.policy.issuesRefreshTokens
  }
  private static let retryAfter = Need(
    expected: "\"429\" or \"503\" at network.trouble, with a number above 0 at network.troublePerRequest; or a step "
      + "beginTrouble of that kind"
  ) { scenario in
    scenario.network.troublePerRequest != .never && scenario.network.trouble.saysWhenToRetry
      || scenario.script.contains {
        $0.contains { if case .beginTrouble(let trouble) = $0 { trouble.saysWhenToRetry } else { false } }
      }
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
    Rule("faults.thirdPartyCookiesAreBlocked", needs: frame) { $0.profile.faults.thirdPartyCookiesAreBlocked },
    Rule("network.trouble", "a trouble that no request meets", needs: troubledRequests) { _ in true },
    Rule("network.troubleStrikes", "a trouble that no request meets", needs: troubledRequests) { _ in true },
    Rule("network.troubleStrikes", "a trouble that no request meets", needs: refreshTokens) {
      $0.network.troubleStrikes == .refresh
    },
    Rule("network.retryAfterSeconds", "a time that no answer says", needs: retryAfter) { _ in true },
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
  /// True if this step, or one that it may repeat, is as asked. What is repeated no time never happens.
  func contains(where matches: (ScriptStep) -> Bool) -> Bool {
    if case .repeat(let times, let steps) = self {
      return times.upperBound > 0 && steps.contains { $0.contains(where: matches) }
    }
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

  /// How many steps it is at least, those of a repeat each by itself. No number of turns makes it overflow.
  fileprivate var leastSteps: Double {
    guard case .repeat(let times, let steps) = self else { return 1 }
    return 1 + Double(times.lowerBound) * steps.reduce(0) { $0 + $1.leastSteps }
  }

  /// How long the step takes at least, by what it waits for itself. No number of turns makes it overflow.
  fileprivate var leastNanoseconds: Double {
    switch self {
    case .wait(let duration), .browse(let duration, _): Double(duration.minimum)
    case .repeat(let times, let steps): Double(times.lowerBound) * steps.reduce(0) { $0 + $1.leastNanoseconds }
    default: 0
    }
  }

  /// True if the app is on another device from then on, and goes on on the old one.
  fileprivate var leavesOldDevice: Bool {
    if case .moveApp(let move) = self { move.leavesDevice } else { false }
  }

  var isRefresh: Bool {
    if case .refreshBoth = self { true } else { false }
  }
}
