import Choices

/// Every way in which the simulated platform may let an app down. All are off by default; a profile switches them on.
///
/// The ids (F02, F20, …) are those of the fault catalogue that TwinJar models. Three of its entries need no switch,
/// since they follow from the stores' interface and a strategy's steps: F33 (a copy loses deletions), F50 (both sides
/// refresh one token) and F57 (a restored backup is old).
public struct FaultOptions: Hashable, Sendable {
  // MARK: Loading and visibility

  /// F02: until the network process runs, reads of the web store complete with nothing and do not start it. Off: the
  /// first read starts it and waits. Source: WebKit PR #65430, which speaks of a process that is down; that the same
  /// holds while it starts is assumed.
  public var readsEmptyUntilStarted = false

  /// F03: operations on the web store complete only once something loads: code that waits for them before it loads waits
  /// for ever. iOS 11.3, rdar 40100673.
  public var completionsWaitForLoad = false

  /// F04: in the first launch the web store ignores cookies of responses until native code has written something.
  /// cordova-plugin-ionic-webview #22.
  public var firstRunIgnoresResponses = false

  /// F05: a write before the network process exists: a session cookie waits for it, a persistent one is never read
  /// again. Source: WebKit, APIHTTPCookieStore.cpp; that the process reads another file on iOS is a comment of a test.
  public var writesBeforeProcessGoElsewhere = false

  /// F06: a page load may overtake writes of the web store that were not awaited. Off: the load waits for them. Costs a
  /// login page that is gone on the next load, no session. Source: WebKit PR #42797.
  public var loadOvertakesWrites = false

  /// F07: how much longer a page load is held, because of writes of another session. Source: WebKit PR #43372, which
  /// gives no duration.
  public var loadHeldBack: DurationDistribution = .zero

  /// F08: the chance that a write of the web store is dropped and completes as usual. Rare; no rate is known.
  public var writesWithoutEffect = Probability.never

  /// F09: a deletion of the web store completes at once, while it is still under way. Source: WebKit,
  /// APIHTTPCookieStore.cpp, older versions.
  public var deletionsCompleteEarly = false

  /// F62: the chance that the completion of an operation on the web store never comes, although the operation is carried out.
  /// Reported for up to 16 % of an app's calls; a free parameter.
  public var completionsLost = Probability.never

  /// F12: the app lists app-bound domains, and the session's is not among them: the web store's interface shows and
  /// takes none of its cookies, and completes. Source: WebKit, APIHTTPCookieStore.cpp.
  public var sessionIsOutsideAppBoundDomains = false

  /// F13: the chance, each time the app comes to the foreground, that the page's process was killed meanwhile; the app
  /// then loads the page again. No field data.
  public var webContentDeathPerForeground = Probability.never

  // MARK: Loss

  /// F20: how long after its commit a write reaches the disk; the network process keeps a batch for that long. Nil:
  /// with the commit.
  public var flushDelay: DurationDistribution?

  /// F23: a cookie without an expiry dies with its process.
  public var sessionCookiesDieWithProcess = false

  /// F24: the chance, at each launch, that the web store has lost its persistent cookies without a cause. There is no
  /// field data for this number.
  public var unexplainedLossPerLaunch = Probability.never

  /// F24: the same at each page load, in the middle of a launch. No field data either.
  public var unexplainedLossPerPageLoad = Probability.never

  /// F25: after how long without a launch the web store is found empty. Nil: never. One reporter says 2-4 weeks.
  public var wipeAfterIdle: DurationDistribution?

  /// F26: the longest lifetime, in seconds, of a cookie that page script sets. Nil: no limit. WebKit: 7 days.
  public var scriptCookieCapSeconds: Double?

  /// F63: cookies of third parties are not kept, those of a page in another site's frame included. Source: WebKit, full
  /// third-party cookie blocking (ITP, 2020).
  public var thirdPartyCookiesAreBlocked = false

  /// F28: what foreign code in the app does to the shared stores.
  public var sdk = SDKBehaviour.none

  /// F27: the chance, at each launch, that the backup cannot be read until the next one. No field data.
  public var backupUnreadablePerLaunch = Probability.never

  // MARK: Copying and observing

  /// F30: notifications of the web store's observer within this time of each other are merged into one. Nil: one for
  /// each change, as measured on WebKitGTK; iOS promises neither.
  public var observerCoalescing: DurationDistribution?

  /// Notifications of the observer and answers of the web store reach native code in the order in which the network
  /// process sent them: the observer is called for a write before that write's completion, and a strategy that copies then
  /// may copy one half of a pair. Off: each has a delay of its own. Measured on WebKitGTK, by `twinjar lab measure`.
  public var observerPrecedesCompletion = false

  /// F31: the app does not keep its observer, which is never called.
  public var observerIsReleased = false

  /// F35: how much longer than the store's own latency a snapshot is under way to the app, e.g. because its main
  /// thread is busy. A copier that writes it back overwrites whatever changed meanwhile.
  public var snapshotDelay: DurationDistribution = .zero

  /// F36 and F37: how long after its commit a persistent cookie of the web store turns up in the native one by itself;
  /// deletions and session cookies do not. Nil: never. Reports say a few seconds, on devices only.
  public var driftToNative: DurationDistribution?

  /// F38: a write or deletion of the web store by a cookie without HttpOnly leaves one with HttpOnly as it is, in
  /// silence. Source: WebKit, WKHTTPCookieStore.mm test.
  public var httpOnlyIsSticky = false

  /// A `Cookie` header that the app puts on a load of a web view is dropped, and the web store's cookies go along: F40 has
  /// nothing to work with. Measured on WebKitGTK.
  public var loadHeaderIsDropped = false

  /// Native code is told of the native store's cookies in the reverse order of their creation, so that what it copies lands in
  /// that order. Foundation on Linux lists them as its hash table has them, which no document promises; in the lab's process,
  /// whose hash seed is fixed, the refresh token came first in 26 of 27 pushes, which the server sets last.
  public var nativeStoreListsLatestFirst = false

  /// F41: native code splits the folded `Set-Cookie` field of a response at every comma, as in a date.
  public var foldedFieldIsSplitAtCommas = false

  /// F42: an expiry in a format that the platform does not take makes a session cookie. Source: WebKit PR #72744.
  public var unknownDatesMakeSessionCookies = false

  /// F43: a cookie without SameSite counts as Lax in the web store, and one that is written through its interface becomes
  /// Lax. Off: without SameSite means None. iOS 18, Apple forum 765199.
  public var sameSiteDefaultsToLax = false

  /// F44: cookies read through the web store's interface have lost their partition key. Source: WebKit PR #44767.
  public var partitionKeyIsStripped = false

  /// F46: `document.cookie` is patched to write to the native store. vellum-assistant PR #32147.
  public var documentCookieIsPatched = false

  // MARK: Refresh

  /// F51: the chance that the response to a refresh is lost after the server has rotated the token.
  public var replyLoss = Probability.never

  /// F56: what a client does when a refresh got no answer.
  public var refreshAfterFailure = RefreshAfterFailure.later

  // MARK: Other processes

  /// F58: the chance, at each kill of the app, that the old process lives on and keeps the lock of the web store's file
  /// until the next kill. Rare and bound to devices; no rate is known.
  public var zombiePerKill = Probability.never

  // MARK: The network process dies

  /// The chance, each time the app comes to the foreground, that the network process died meanwhile. No field data.
  public var networkProcessDeathPerForeground = Probability.never

  /// What a dead network process does to the app. Nil: the next operation starts a new one and waits for it.
  public var deadNetworkProcess: DeadNetworkProcess?

  public init() {}
}

// MARK: - Their keys in a scenario file

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
    .probability("completionsLost", \.completionsLost, "F62"),
    .flag("sessionIsOutsideAppBoundDomains", \.sessionIsOutsideAppBoundDomains, "F12"),
    .probability("webContentDeathPerForeground", \.webContentDeathPerForeground, "F13"),
    .optionalMilliseconds("flushDelayMilliseconds", \.flushDelay, usual: 30_000, "F20", "F22"),
    .flag("sessionCookiesDieWithProcess", \.sessionCookiesDieWithProcess, "F23"),
    .probability("unexplainedLossPerLaunch", \.unexplainedLossPerLaunch, "F24"),
    .probability("unexplainedLossPerPageLoad", \.unexplainedLossPerPageLoad, "F24"),
    .optionalMilliseconds("wipeAfterIdleMilliseconds", \.wipeAfterIdle, usual: 1e8, "F25"),
    .optionalNumber("scriptCookieCapSeconds", \.scriptCookieCapSeconds, in: 1...315_576_000, usual: 1e6, "F26"),
    .probability("backupUnreadablePerLaunch", \.backupUnreadablePerLaunch, "F27"),
    .flag("thirdPartyCookiesAreBlocked", \.thirdPartyCookiesAreBlocked, "F63"),
    .choice("sdk", \.sdk, "F28"),
    .optionalMilliseconds("observerCoalescingMilliseconds", \.observerCoalescing, usual: 1_000, "F30"),
    .flag("observerPrecedesCompletion", \.observerPrecedesCompletion),
    .flag("observerIsReleased", \.observerIsReleased, "F31"),
    .milliseconds("snapshotDelayMilliseconds", \.snapshotDelay, usual: 500, "F35"),
    .optionalMilliseconds("driftToNativeMilliseconds", \.driftToNative, usual: 5_000, "F36", "F37"),
    .flag("httpOnlyIsSticky", \.httpOnlyIsSticky, "F38"),
    .flag("loadHeaderIsDropped", \.loadHeaderIsDropped),
    .flag("nativeStoreListsLatestFirst", \.nativeStoreListsLatestFirst),
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

/// A network process that has died and was not started again yet (measured on WebKitGTK 2.50 by killing it).
public struct DeadNetworkProcess: Hashable, Sendable {
  /// How long the app's side takes to notice. A write before that is acknowledged and lost; one after it starts a new
  /// process. Reads are empty, without an error, until something starts it.
  public var noticeDelay: DurationDistribution
  /// True if the observer never fires again after the restart.
  public var observerGoesDeaf: Bool

  public init(noticeDelay: DurationDistribution, observerGoesDeaf: Bool) {
    self.noticeDelay = noticeDelay
    self.observerGoesDeaf = observerGoesDeaf
  }
}
