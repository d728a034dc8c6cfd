/// Reads scenarios in the format `twinjar.scenario/1`: JSON5, every number range-checked, no key ignored.
public enum ScenarioFile {
  public static let schema = "twinjar.scenario/1"

  /// Parses a document.
  ///
  /// - Parameter source: the file's name, for messages.
  public static func parse(_ bytes: [UInt8], source: String) throws(InputError) -> Scenario {
    guard !bytes.isEmpty else {
      throw InputError(.data, source: source, found: "an empty file", expected: "a scenario (\(schema))")
    }
    var fields = try FieldReader(JSONValue.parse(bytes, source: source), source: source, path: "")
    let version = try fields.requiredString("schema")
    guard version == schema else {
      throw fields.mistake("schema", found: "\"\(version)\"", expected: "\"\(schema)\"")
    }
    var scenario = Scenario(
      name: try name(&fields),
      summary: try fields.string("summary") ?? "",
      profile: try profile(&fields),
      policy: try policy(&fields),
      script: []
    )
    if var network = try fields.object("network") { try readNetwork(&network, into: &scenario.network) }
    if var app = try fields.object("app") { try readApp(&app, into: &scenario.app) }
    if let budget = try fields.integer("eventBudget", in: 1...10_000_000) { scenario.eventBudget = budget }
    scenario.script = try ScriptReader(source: source).script(&fields)
    try fields.finish()
    return scenario
  }

  private static func name(_ fields: inout FieldReader) throws(InputError) -> String {
    let name = try fields.requiredString("name")
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
      default: false
      }
    }
    guard isPlain, (1...64).contains(name.utf8.count) else {
      throw fields.mistake(
        "name", found: "\"\(name)\"", expected: "1 to 64 lower-case letters, digits and hyphens")
    }
    return name
  }

  // MARK: - Profile

  private static func profile(_ fields: inout FieldReader) throws(InputError) -> Profile {
    let name = try fields.requiredString("profile")
    guard var profile = Profile.named(name) else {
      throw fields.mistake(
        "profile", found: "\"\(name)\"", expected: NearestName.expectation(name, among: Profile.all.map(\.name)))
    }
    if var timing = try fields.object("timing") { try readTiming(&timing, into: &profile.timing) }
    if var faults = try fields.object("faults") { try readFaults(&faults, into: &profile.faults) }
    return profile
  }

  private static func readTiming(_ fields: inout FieldReader, into timing: inout PlatformTiming) throws(InputError) {
    if let value = try fields.milliseconds("webReadMilliseconds") { timing.webRead = value }
    if let value = try fields.milliseconds("webWriteMilliseconds") { timing.webWrite = value }
    if let value = try fields.milliseconds("observerDelayMilliseconds") { timing.observerDelay = value }
    if let value = try fields.milliseconds("pageCopyDelayMilliseconds") { timing.pageCopyDelay = value }
    if let value = try fields.milliseconds("networkProcessStartMilliseconds") { timing.networkProcessStart = value }
    if let value = try fields.milliseconds("pageLoadMilliseconds") { timing.pageLoad = value }
    if let value = try fields.milliseconds("nativeCompletionMilliseconds") { timing.nativeCompletion = value }
    if let value = try fields.milliseconds("bridgeMilliseconds") { timing.bridge = value }
    try fields.finish()
  }

  private static func readFaults(_ fields: inout FieldReader, into faults: inout FaultOptions) throws(InputError) {
    if let value = try fields.bool("readsEmptyUntilStarted") { faults.readsEmptyUntilStarted = value }
    if let value = try fields.bool("loadOvertakesWrites") { faults.loadOvertakesWrites = value }
    if let value = try fields.probability("writesWithoutEffect") { faults.writesWithoutEffect = value }
    if let value = try fields.probability("webContentDeathPerForeground") {
      faults.webContentDeathPerForeground = value
    }
    if let value = try fields.optionalMilliseconds("wipeAfterIdleMilliseconds") { faults.wipeAfterIdle = value }
    if let value = try fields.probability("backupUnreadablePerLaunch") { faults.backupUnreadablePerLaunch = value }
    if let value = try fields.optionalMilliseconds("driftToNativeMilliseconds") { faults.driftToNative = value }
    if let value = try fields.bool("httpOnlyIsSticky") { faults.httpOnlyIsSticky = value }
    if let value = try fields.optionalMilliseconds("flushDelayMilliseconds") { faults.flushDelay = value }
    if let value = try fields.bool("sessionCookiesDieWithProcess") { faults.sessionCookiesDieWithProcess = value }
    if let value = try fields.probability("unexplainedLossPerLaunch") { faults.unexplainedLossPerLaunch = value }
    if let value = try fields.optionalMilliseconds("observerCoalescingMilliseconds") {
      faults.observerCoalescing = value
    }
    if let value = try fields.milliseconds("snapshotDelayMilliseconds") { faults.snapshotDelay = value }
    if let value = try fields.probability("replyLoss") { faults.replyLoss = value }
    if let value = try fields.probability("networkProcessDeathPerForeground") {
      faults.networkProcessDeathPerForeground = value
    }
    if let value = fields.value("deadNetworkProcess") {
      faults.deadNetworkProcess = try deadNetworkProcess(value, fields)
    }
    try fields.finish()
  }

  private static func deadNetworkProcess(
    _ value: JSONValue, _ parent: FieldReader
  ) throws(InputError) -> DeadNetworkProcess? {
    if case .null = value { return nil }
    var fields = try FieldReader(value, source: parent.source, path: parent.keyPath("deadNetworkProcess"))
    guard let noticeDelay = try fields.milliseconds("noticeDelayMilliseconds") else {
      throw fields.mistake("noticeDelayMilliseconds", found: "nothing", expected: "a duration in milliseconds")
    }
    let dead = DeadNetworkProcess(
      noticeDelay: noticeDelay, observerGoesDeaf: try fields.bool("observerGoesDeaf") ?? false)
    try fields.finish()
    return dead
  }

  // MARK: - Server

  private static func policy(_ fields: inout FieldReader) throws(InputError) -> ServerPolicy {
    let name = try fields.requiredString("policy")
    guard var policy = ServerPolicy.named(name) else {
      throw fields.mistake(
        "policy", found: "\"\(name)\"", expected: NearestName.expectation(name, among: ServerPolicy.all.map(\.name)))
    }
    if var server = try fields.object("server") { try readServer(&server, into: &policy) }
    return policy
  }

  private static func readServer(_ fields: inout FieldReader, into policy: inout ServerPolicy) throws(InputError) {
    let lifetime = 1...(FieldReader.longestMilliseconds / 1_000)
    if let value = try fields.number("accessLifetimeSeconds", in: lifetime) { policy.accessLifetimeSeconds = value }
    if let value = try fields.number("refreshLifetimeSeconds", in: lifetime) { policy.refreshLifetimeSeconds = value }
    if let value = try fields.choice("rotation", ServerPolicy.Rotation.self) { policy.rotation = value }
    if let value = try fields.number("graceSeconds", in: 0...lifetime.upperBound) { policy.graceSeconds = value }
    if let value = fields.value("absoluteLifetimeSeconds") {
      policy.absoluteLifetimeSeconds =
        value == .null ? nil : try fields.number(value, "absoluteLifetimeSeconds", in: lifetime)
    }
    if let value = try fields.choice("graceDepth", ServerPolicy.GraceDepth.self) { policy.graceDepth = value }
    if let value = try fields.bool("previousTokenStaysGood") { policy.previousTokenStaysGood = value }
    if let value = try fields.number("rotationTakesSeconds", in: 0...60) { policy.rotationTakesSeconds = value }
    if let value = try fields.choice("graceAnswer", ServerPolicy.GraceAnswer.self) { policy.graceAnswer = value }
    if let value = try fields.choice("reuseReaction", ServerPolicy.ReuseReaction.self) { policy.reuseReaction = value }
    if let value = try fields.bool("clearsCookiesOnFailure") { policy.clearsCookiesOnFailure = value }
    if let value = try fields.bool("logoutEndsAccess") { policy.logoutEndsAccess = value }
    if let value = try fields.bool("cookiesArePersistent") { policy.cookiesArePersistent = value }
    try fields.finish()
  }

  // MARK: - Network and app

  private static func readNetwork(_ fields: inout FieldReader, into network: inout NetworkOptions) throws(InputError) {
    if let value = try fields.milliseconds("latencyMilliseconds") { network.latency = value }
    if let value = try fields.milliseconds("timeoutMilliseconds") { network.timeout = value }
    try fields.finish()
  }

  private static func readApp(_ fields: inout FieldReader, into app: inout AppOptions) throws(InputError) {
    if let value = try fields.bool("nativeRefreshesAtExpiry") { app.nativeRefreshesAtExpiry = value }
    if let value = try fields.bool("pageRefreshesAtExpiry") { app.pageRefreshesAtExpiry = value }
    if let value = try fields.milliseconds("refreshJitterMilliseconds") { app.refreshJitter = value }
    if let value = try fields.milliseconds("patienceMilliseconds") { app.patience = value }
    try fields.finish()
  }
}
