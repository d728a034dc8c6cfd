import Choices

/// Reads the keys of a scenario's `faults`; each is described at its property in ``FaultOptions``.
enum FaultFields {
  static func read(_ fields: inout FieldReader, into faults: inout FaultOptions) throws(InputError) {
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
    try readInterface(&fields, into: &faults)
    try readClients(&fields, into: &faults)
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

  /// The web store's interface, in the versions of the platform that differ.
  private static func readInterface(
    _ fields: inout FieldReader, into faults: inout FaultOptions
  ) throws(InputError) {
    if let value = try fields.bool("completionsWaitForLoad") { faults.completionsWaitForLoad = value }
    if let value = try fields.bool("firstRunIgnoresResponses") { faults.firstRunIgnoresResponses = value }
    if let value = try fields.bool("writesBeforeProcessGoElsewhere") { faults.writesBeforeProcessGoElsewhere = value }
    if let value = try fields.milliseconds("loadHeldBackMilliseconds") { faults.loadHeldBack = value }
    if let value = try fields.bool("deletionsCompleteEarly") { faults.deletionsCompleteEarly = value }
    if let value = try fields.bool("sessionIsOutsideAppBoundDomains") { faults.sessionIsOutsideAppBoundDomains = value }
    if let value = try fields.bool("unknownDatesMakeSessionCookies") { faults.unknownDatesMakeSessionCookies = value }
    if let value = try fields.bool("sameSiteDefaultsToLax") { faults.sameSiteDefaultsToLax = value }
    if let value = try fields.bool("partitionKeyIsStripped") { faults.partitionKeyIsStripped = value }
    if let value = try fields.probability("zombiePerKill") { faults.zombiePerKill = value }
  }

  /// Page script, the app's own code and foreign code in it.
  private static func readClients(
    _ fields: inout FieldReader, into faults: inout FaultOptions
  ) throws(InputError) {
    if let value = fields.value("scriptCookieCapSeconds") {
      faults.scriptCookieCapSeconds =
        value == .null ? nil : try fields.number(value, "scriptCookieCapSeconds", in: 1...315_576_000)
    }
    if let value = try fields.choice("sdk", SDKBehaviour.self) { faults.sdk = value }
    if let value = try fields.bool("observerIsReleased") { faults.observerIsReleased = value }
    if let value = try fields.bool("foldedFieldIsSplitAtCommas") { faults.foldedFieldIsSplitAtCommas = value }
    if let value = try fields.bool("documentCookieIsPatched") { faults.documentCookieIsPatched = value }
    if let value = try fields.choice("refreshAfterFailure", RefreshAfterFailure.self) {
      faults.refreshAfterFailure = value
    }
  }
}
