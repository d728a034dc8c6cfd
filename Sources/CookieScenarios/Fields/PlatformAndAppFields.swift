extension PlatformTiming {
  /// The keys of a scenario's `timing`; each is described at its property.
  public static let fields: [ScenarioField<PlatformTiming>] = [
    .milliseconds("webReadMilliseconds", \.webRead, usual: 200),
    .milliseconds("webWriteMilliseconds", \.webWrite, usual: 200),
    .milliseconds("observerDelayMilliseconds", \.observerDelay, usual: 200),
    .milliseconds("pageCopyDelayMilliseconds", \.pageCopyDelay, usual: 200, "F11"),
    .milliseconds("networkProcessStartMilliseconds", \.networkProcessStart, usual: 200),
    .milliseconds("pageLoadMilliseconds", \.pageLoad, usual: 200),
    .milliseconds("nativeCompletionMilliseconds", \.nativeCompletion, usual: 200),
    .milliseconds("bridgeMilliseconds", \.bridge, usual: 200),
    .milliseconds("webProcessStartMilliseconds", \.webProcessStart, usual: 400),
    .optionalMilliseconds("nativeCookieResponseMilliseconds", \.nativeCookieResponse, usual: 200),
    .optionalMilliseconds("pageCookieResponseMilliseconds", \.pageCookieResponse, usual: 200),
    .milliseconds("nativeRequestMilliseconds", \.nativeRequest, usual: 100),
    .milliseconds("nativeWriteMilliseconds", \.nativeWrite, usual: 10),
    .milliseconds("nativeWritePerCookieMilliseconds", \.nativeWritePerCookie, usual: 1),
    .optionalMilliseconds("webWriteArrivalMilliseconds", \.webWriteArrival, usual: 100),
  ]
}

extension NetworkOptions {
  /// The keys of a scenario's `network`; each is described at its property.
  public static let fields: [ScenarioField<NetworkOptions>] = [
    .milliseconds("latencyMilliseconds", \.latency, usual: 300),
    .milliseconds("timeoutMilliseconds", \.timeout, usual: 60_000),
    .probability("troublePerRequest", \.troublePerRequest),
    .choice("trouble", \.trouble),
    .choice("troubleStrikes", \.troubleStrikes),
    .number("retryAfterSeconds", \.retryAfterSeconds, in: 0...86_400, usual: 120),
  ]
}

extension AppOptions {
  /// The keys of a scenario's `app`; each is described at its property.
  public static let fields: [ScenarioField<AppOptions>] = [
    .flag("nativeRefreshesAtExpiry", \.nativeRefreshesAtExpiry),
    .flag("pageRefreshesAtExpiry", \.pageRefreshesAtExpiry),
    .milliseconds("refreshJitterMilliseconds", \.refreshJitter, usual: 100),
    .milliseconds("patienceMilliseconds", \.patience, usual: 5_000),
    .flag("pageIsEmbedded", \.pageIsEmbedded),
    .flag("pageStoresTokensByScript", \.pageStoresTokensByScript),
    .flag("extensionTakesLock", \.extensionTakesLock),
    .flag("workerRenewsByItself", \.workerRenewsByItself),
    .flag("backupIsFile", \.backupIsFile),
    .milliseconds("backgroundStartDelayMilliseconds", \.backgroundStartDelay, usual: 60_000, "D9"),
  ]
}
