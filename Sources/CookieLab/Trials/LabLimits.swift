import Choices
import CookieScenarios

/// What of a scenario the lab cannot play: it says so, and plays nothing in its place.
struct LabLimits {
  let scenario: Scenario
  let source: String
  let engine: LabEngine

  /// - Throws: the first thing that cannot be played, with its place in the file's terms.
  func refuseUnplayable() throws(InputError) {
    try refuseFaults()
    try refuseServer()
    try refuseSurroundings()
    try refuse(scenario.script, at: "script")
    if let mistake = PlayableOrder.mistake(in: scenario) {
      throw refusal(mistake.place, mistake.found, mistake.expected)
    }
  }

  private func refusal(_ place: String, _ found: String, _ expected: String) -> InputError {
    InputError(.data, source: source, place: place, found: found, expected: expected)
  }

  /// The platform's own faults are the engine's, whatever they are; those that the scenario adds are nobody's.
  private func refuseFaults() throws(InputError) {
    let platform = Profile.named(scenario.profile.name) ?? scenario.profile
    for field in FaultOptions.fields where field.isSet(in: scenario.profile.faults, unlike: platform.faults) {
      throw refusal(
        "faults.\(field.key)", field.words(scenario.profile.faults),
        "no fault of the scenario's own: \(engine.rawValue) has the faults that it has")
    }
    for field in PlatformTiming.fields where field.isSet(in: scenario.profile.timing, unlike: platform.timing) {
      throw refusal(
        "timing.\(field.key)", field.words(scenario.profile.timing),
        "no timing of the scenario's own: \(engine.rawValue) takes the time that it takes")
    }
  }

  /// Keys of the server that the lab's has; those of the others are left at what the format says.
  private static let serverKeys: Set<String> = [
    "accessLifetimeSeconds", "refreshLifetimeSeconds", "rotation", "graceSeconds", "graceAnswer", "reuseReaction",
    "clearsCookiesOnFailure", "cookiesArePersistent", "cookiesAreHTTPOnly",
    // Cookies are written with an HTTP date, which Foundation on Linux understands, and to one host; SameSite says nothing
    // where there is one site.
    "expiryFormat", "sameSite",
    // Nothing logs out.
    "logoutEndsRefresh", "logoutEndsAccess",
    // Nothing of these is asked for.
    "refusalOfContent", "keysAreBoundToAddress", "sessionsAreBoundToAddress",
  ]

  /// In seconds.
  private static let shortestLifetime = 30.0

  private func refuseServer() throws(InputError) {
    let lifetimes = [
      ("accessLifetimeSeconds", scenario.policy.accessLifetimeSeconds),
      ("refreshLifetimeSeconds", scenario.policy.refreshLifetimeSeconds),
    ]
    for (key, seconds) in lifetimes where seconds < Self.shortestLifetime {
      throw refusal(
        "server.\(key)", "\(seconds)",
        "\(Int(Self.shortestLifetime)) or more in the lab: a cookie's date has whole seconds, and timers go off in waits alone"
      )
    }
    let plain = ServerPolicy(
      name: "", summary: "", accessLifetimeSeconds: 0, refreshLifetimeSeconds: 0, rotation: .singleUse)
    for field in ServerPolicy.fields
    where !Self.serverKeys.contains(field.key) && field.isSet(in: scenario.policy, unlike: plain) {
      throw refusal(
        "server.\(field.key)", field.words(scenario.policy), "\(field.words(plain)): the lab's server has no other")
    }
  }

  private func refuseSurroundings() throws(InputError) {
    if let bystander = scenario.bystanders.first {
      throw refusal("bystanders", bystander.name, "none: the lab's server and page set the session's cookies alone")
    }
    if scenario.network.latency.maximum > Self.longestLatency {
      throw refusal(
        "network.latencyMilliseconds", "\(scenario.network.latency.maximum / 1_000_000)",
        "\(Self.longestLatency / 1_000_000) at most: a step that takes as long as several is taken for one without an end"
      )
    }
    let plainNetwork = NetworkOptions()
    for field in NetworkOptions.fields
    where !["latencyMilliseconds", "timeoutMilliseconds"].contains(field.key)
      && field.isSet(in: scenario.network, unlike: plainNetwork)
    {
      throw refusal(
        "network.\(field.key)", field.words(scenario.network), "\(field.words(plainNetwork)): nothing strikes requests")
    }
    let plainApp = AppOptions()
    let played: Set<String> = [
      "nativeRefreshesAtExpiry", "pageRefreshesAtExpiry", "refreshJitterMilliseconds", "patienceMilliseconds",
    ]
    for field in AppOptions.fields where !played.contains(field.key) && field.isSet(in: scenario.app, unlike: plainApp)
    {
      throw refusal(
        "app.\(field.key)", field.words(scenario.app), "\(field.words(plainApp)): the lab's app has no other habit")
    }
  }

  /// One way, and between two refreshes, in nanoseconds.
  private static let (longestLatency, longestOffset) = (Int64(2_000_000_000), Int64(5_000_000_000))

  private func refuse(_ steps: [ScriptStep], at path: String) throws(InputError) {
    for (index, step) in steps.enumerated() {
      let place = "\(path)[\(index)]"
      switch step {
      case .killNetworkProcess where !engine.hasNetworkProcess:
        throw refusal(
          place, "\"\(step.words)\"",
          "a step that the lab can play: the cookies of \(engine.name) are in its first process, and there is no other to kill"
        )
      case .refreshBoth(let offset) where abs(offset) > Self.longestOffset:
        throw refusal(
          "\(place).offsetMilliseconds", "\(offset / 1_000_000)",
          "-\(Self.longestOffset / 1_000_000) to \(Self.longestOffset / 1_000_000) in the lab")
      case .launch, .kill, .killNetworkProcess, .logIn, .openPage, .callNative, .fetchOnPage, .readOnPage, .refreshBoth,
        .wait:
        break
      case .repeat(_, let inner): try refuse(inner, at: "\(place).steps")
      default: throw refusal(place, "\"\(step.words)\"", "a step that the lab can play: \(Self.stepNames)")
      }
    }
  }

  private static let stepNames =
    "launch, kill, killNetworkProcess, logIn (in native code), openPage, callNative, fetchOnPage, readOnPage, refreshBoth, "
    + "wait, repeat"
}

extension LabLimits {
  /// Refuses a strategy of which the lab's app lacks a part.
  static func refuse(_ strategy: String, proxiesPage: Bool, source: String) throws(InputError) {
    guard proxiesPage else { return }
    throw InputError(
      .data, source: source, found: "\"\(strategy)\", which makes the page's requests in native code",
      expected: "a strategy that leaves them to the page: the lab's page has no handler for addresses of its own")
  }
}
