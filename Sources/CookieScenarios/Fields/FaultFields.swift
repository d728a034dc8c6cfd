import Choices

extension FaultOptions {
  /// The keys of a scenario's `faults`; each is described at its property.
  public static var fields: [ScenarioField<FaultOptions>] { fieldCatalogue.all }

  package static let fieldCatalogue = Catalogue<ScenarioField<FaultOptions>>([
    .flag("readsEmptyUntilStarted", \.readsEmptyUntilStarted, "F02"),
    .flag("completionsWaitForLoad", \.completionsWaitForLoad, "F03"),
    .flag("firstRunIgnoresResponses", \.firstRunIgnoresResponses, "F04"),
    .flag("writesBeforeProcessGoElsewhere", \.writesBeforeProcessGoElsewhere, "F05"),
    .flag("loadOvertakesWrites", \.loadOvertakesWrites, "F06"),
    .milliseconds("loadHeldBackMilliseconds", \.loadHeldBack, usual: 500, "F07"),
    .probability("writesWithoutEffect", \.writesWithoutEffect, "F08"),
    .flag("deletionsCompleteEarly", \.deletionsCompleteEarly, "F09"),
    .flag("sessionIsOutsideAppBoundDomains", \.sessionIsOutsideAppBoundDomains, "F12"),
    .probability("webContentDeathPerForeground", \.webContentDeathPerForeground, "F13"),
    .optionalMilliseconds("flushDelayMilliseconds", \.flushDelay, usual: 30_000, "F20", "F22"),
    .flag("sessionCookiesDieWithProcess", \.sessionCookiesDieWithProcess, "F23"),
    .probability("unexplainedLossPerLaunch", \.unexplainedLossPerLaunch, "F24"),
    .optionalMilliseconds("wipeAfterIdleMilliseconds", \.wipeAfterIdle, usual: 1e8, "F25"),
    .optionalNumber("scriptCookieCapSeconds", \.scriptCookieCapSeconds, in: 1...315_576_000, usual: 1e6, "F26"),
    .probability("backupUnreadablePerLaunch", \.backupUnreadablePerLaunch, "F27"),
    .choice("sdk", \.sdk, "F28"),
    .optionalMilliseconds("observerCoalescingMilliseconds", \.observerCoalescing, usual: 1_000, "F30"),
    .flag("observerIsReleased", \.observerIsReleased, "F31"),
    .milliseconds("snapshotDelayMilliseconds", \.snapshotDelay, usual: 500, "F35"),
    .optionalMilliseconds("driftToNativeMilliseconds", \.driftToNative, usual: 5_000, "F36", "F37"),
    .flag("httpOnlyIsSticky", \.httpOnlyIsSticky, "F38"),
    .flag("foldedFieldIsSplitAtCommas", \.foldedFieldIsSplitAtCommas, "F41"),
    .flag("unknownDatesMakeSessionCookies", \.unknownDatesMakeSessionCookies, "F42"),
    .flag("sameSiteDefaultsToLax", \.sameSiteDefaultsToLax, "F43"),
    .flag("partitionKeyIsStripped", \.partitionKeyIsStripped, "F44"),
    .flag("documentCookieIsPatched", \.documentCookieIsPatched, "F46"),
    .probability("replyLoss", \.replyLoss, "F51"),
    .choice("refreshAfterFailure", \.refreshAfterFailure, "F56"),
    .probability("zombiePerKill", \.zombiePerKill, "F58"),
    .probability("networkProcessDeathPerForeground", \.networkProcessDeathPerForeground),
    .deadNetworkProcess("deadNetworkProcess", \.deadNetworkProcess, "F10", "F32"),
  ])

  /// The key that models an entry of the catalogue.
  static func field(of id: String) -> ScenarioField<FaultOptions>? { fields.first { $0.ids.contains(id) } }
}

extension ScenarioField where Root == FaultOptions {
  fileprivate static func deadNetworkProcess(
    _ key: String, _ path: Path<DeadNetworkProcess?>, _ ids: String...
  ) -> Self {
    Self(
      key: key, kind: .deadNetworkProcess, ids: ids,
      read: { fields, root throws(InputError) in
        if let value = fields.value(key) { root[keyPath: path] = try read(value, key, fields) }
      },
      canonical: { root in
        root[keyPath: path].map { "\($0.noticeDelay.canonical), \($0.observerGoesDeaf)" } ?? "null"
      })
  }

  private static func read(
    _ value: JSONValue, _ key: String, _ parent: FieldReader
  ) throws(InputError) -> DeadNetworkProcess? {
    if case .null = value { return nil }
    var fields = try FieldReader(value, source: parent.source, path: parent.keyPath(key))
    guard let noticeDelay = try fields.milliseconds("noticeDelayMilliseconds") else {
      throw fields.mistake("noticeDelayMilliseconds", found: "nothing", expected: "a duration in milliseconds")
    }
    let dead = DeadNetworkProcess(
      noticeDelay: noticeDelay, observerGoesDeaf: try fields.bool("observerGoesDeaf") ?? false)
    try fields.finish()
    return dead
  }
}
