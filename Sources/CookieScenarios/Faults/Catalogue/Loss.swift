extension FaultCatalogue {
  /// Loss.
  static let loss: [CatalogueEntry] = [
    CatalogueEntry(
      "F20", "write not durable",
      trigger: "the network process is killed soon after a completed write",
      effect: "the next process reads the older file",
      numbers: "2-10 s; another report 20-30 s",
      [.reports],
      source: "Apple forum 832538; capacitor #2347"),
    CatalogueEntry(
      "F21", "no public flush",
      trigger: "an app wants durability",
      effect: "there is no public call for it",
      [.source],
      source: "WebKit, WKHTTPCookieStore.mm",
      model: .emergent),
    CatalogueEntry(
      "F22", "deletion not durable",
      trigger: "the app is killed soon after a logout",
      effect: "the deleted cookie is back",
      numbers: "as F20",
      [.reports],
      source: "flutter_inappwebview #2355"),
    CatalogueEntry(
      "F23", "session cookie dies with its process",
      trigger: "the app is killed",
      effect: "a cookie without an expiry is gone",
      [.reports, .measured],
      source: "react-native-webview #2228"),
    CatalogueEntry(
      "F24", "unexplained loss",
      trigger: "none found",
      effect: "a persistent cookie vanishes",
      numbers: "no probability is published: a free parameter",
      [.reports],
      source: "Apple forum 805375; react-native-webview #528"),
    CatalogueEntry(
      "F25", "whole jar wiped after idle",
      trigger: "the app is not opened for weeks",
      effect: "no cookie is left at the next start",
      numbers: "2-4 weeks (one reporter)",
      [.reports],
      source: "capacitor #5721"),
    CatalogueEntry(
      "F26", "script-cookie age cap",
      trigger: "document.cookie sets a long expiry",
      effect: "it is cut",
      numbers: "7 days",
      [.source],
      source: "WebKit, NetworkStorageSessionCocoa.mm"),
    CatalogueEntry(
      "F27", "backup unreadable at prewarm",
      trigger: "the app is prewarmed before the first unlock",
      effect: "the backup reads as empty; a naive save overwrites it",
      numbers: "once a reboot at most; no rate",
      [.maintainer, .reports],
      source: "firebase-ios-sdk #9622"),
    CatalogueEntry(
      "F28", "foreign SDK touches the shared stores",
      trigger: "an embedded SDK clears or replaces them",
      effect: "cookies gone, observer silent",
      [.reports],
      source: "tealium-swift #117"),
  ]
}
