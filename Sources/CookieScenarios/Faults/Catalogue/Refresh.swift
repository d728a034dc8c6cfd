extension FaultCatalogue {
  /// Session refresh.
  static let refresh: [CatalogueEntry] = [
    CatalogueEntry(
      "F50", "double refresh",
      trigger: "native code and page refresh with one token",
      effect: "the loser is refused, and with reuse detection both are logged out",
      numbers: "13 ms apart (HQBase #41); window about a round trip and a sync on WebKitGTK",
      [.reports, .measured],
      source: "HQBase/hqbase #41; nightscout/nocturne PR #326",
      model: .emergent),
    CatalogueEntry(
      "F51", "reply lost after rotation",
      trigger: "the response to a refresh never arrives",
      effect: "the retry looks like theft",
      numbers: "80 revocations in 54 organisations in 7 weeks (one service)",
      [.maintainer],
      source: "get-engram/engram PR #389"),
    CatalogueEntry(
      "F52", "loser clears the winner",
      trigger: "a failed refresh answers with clearing cookies",
      effect: "the fresh cookie is wiped by the slower answer",
      numbers: "always on that server",
      [.maintainer],
      source: "crosswithfriends PR #566",
      model: .option("server.clearsCookiesOnFailure")),
    CatalogueEntry(
      "F53", "loser rendered signed out",
      trigger: "the grace accepts the token and skips the sign-in",
      effect: "the page shows a login although the session lives",
      numbers: "45 logins of 5 users in a day",
      [.maintainer],
      source: "nightscout/nocturne PR #391",
      model: .option("server.graceAnswer")),
    CatalogueEntry(
      "F54", "rotation not atomic",
      trigger: "the server reads, then writes",
      effect: "one token forks into several; the use of any but the last trips reuse detection",
      [.maintainer],
      source: "nirholas/three.ws PR #6",
      model: .option("server.rotationTakesSeconds")),
    CatalogueEntry(
      "F55", "refresh outlives logout",
      trigger: "a logout while a refresh is under way",
      effect: "the late answer installs a session again",
      [.maintainer],
      source: "supabase-swift PR #1374",
      model: .emergent),
    CatalogueEntry(
      "F56", "refresh loop dies or spins",
      trigger: "a refresh fails offline, or 401 despite a valid session",
      effect: "no refresh ever again, or without end",
      numbers: "a cap of 10 (SuperTokens)",
      [.reports, .maintainer],
      source: "supabase-swift #630; supertokens-ios PR #66"),
    CatalogueEntry(
      "F57", "restored backup is old",
      trigger: "a restore after a rotation",
      effect: "a used token is replayed",
      [.inference],
      source: "inferred from RFC 9700",
      model: .emergent),
    CatalogueEntry(
      "F58", "zombie process holds the lock",
      trigger: "Android: an old process cannot be killed",
      effect: "a second process waits for the lock",
      numbers: "none",
      [.maintainer],
      source: "Synchronization of native and WebView sessions with iOS, Axel Springer Tech, 2024"),
  ]
}
