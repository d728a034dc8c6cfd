extension FaultCatalogue {
  /// Loading, visibility and completion.
  static let loading: [CatalogueEntry] = [
    CatalogueEntry(
      "F01", "two jars",
      trigger: "always",
      effect: "a cookie of one store is absent from the other",
      [.documentation],
      source: "developer.apple.com, URLSessionConfiguration.httpCookieStorage",
      model: .emergent),
    CatalogueEntry(
      "F02", "cold-start empty read",
      trigger: "a read before the network process runs",
      effect: "the read completes with nothing although cookies are on disk",
      numbers: "certain while the process is down; how long is not known",
      [.maintainer],
      source: "WebKit PR #65430"),
    CatalogueEntry(
      "F03", "completion never called",
      trigger: "iOS 11.3: a completion waits for a load that waits for it",
      effect: "a permanent hang",
      numbers: "always on affected builds",
      [.reports],
      source: "rdar 40100673; WebKit bug 185483"),
    CatalogueEntry(
      "F04", "first-run dead jar",
      trigger: "the first launch after an install, before any write",
      effect: "cookies of responses are ignored until a relaunch or a write",
      numbers: "always on the first run of affected users",
      [.reports],
      source: "cordova-plugin-ionic-webview #22"),
    CatalogueEntry(
      "F05", "writes before the process go elsewhere",
      trigger: "a write before there is a process pool",
      effect: "it lands in a store that the network process does not read",
      [.source],
      source: "WebKit, APIHTTPCookieStore.cpp"),
    CatalogueEntry(
      "F06", "set / load race",
      trigger: "a load is started while a write is not awaited",
      effect: "the request leaves without the cookie",
      numbers: "the window is not known",
      [.maintainer, .reports],
      source: "WebKit PR #42797"),
    CatalogueEntry(
      "F07", "load held too long",
      trigger: "a write of another session is pending",
      effect: "a load waits for it",
      [.maintainer],
      source: "WebKit PR #43372"),
    CatalogueEntry(
      "F08", "completion without effect",
      trigger: "the network process has no session for the store",
      effect: "the write is dropped and completes as usual",
      numbers: "rare; no rate is known",
      [.source],
      source: "WebKit, WebCookieManager.cpp"),
    CatalogueEntry(
      "F09", "early delete completion",
      trigger: "deleteAllCookies in older WebKit",
      effect: "the completion comes while the deletion is still under way",
      numbers: "one message",
      [.source],
      source: "WebKit, APIHTTPCookieStore.cpp"),
    CatalogueEntry(
      "F10", "pending calls lost",
      trigger: "the network process exits with calls under way",
      effect: "callbacks are invalidated",
      [.source],
      source: "WebKit, WebCookieManagerProxy.cpp"),
    CatalogueEntry(
      "F11", "stale document.cookie",
      trigger: "page script reads document.cookie",
      effect: "it sees its process's own copy, which runs behind",
      numbers: "5 hosts, evicted at random; at most 0.5 ms on WebKitGTK",
      [.source, .measured],
      source: "WebKit, WebCookieCache.cpp",
      model: .option("timing.pageCopyDelayMilliseconds")),
    CatalogueEntry(
      "F12", "app-bound filter",
      trigger: "WKAppBoundDomains is set",
      effect: "cookies of other domains are dropped and the call completes",
      [.source],
      source: "WebKit, APIHTTPCookieStore.cpp"),
    CatalogueEntry(
      "F13", "web content killed",
      trigger: "memory pressure in the background",
      effect: "a blank page; script state and a refresh under way are gone",
      numbers: "no rate is known",
      [.maintainer],
      source: "hotwired/turbo-ios #187"),
  ]
}
