import Choices
import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// Each fault of this platform: what is seen with it, and that it is not seen without it.
@Suite struct FaultTests {
  /// Reads the web store at launch, before anything has started the network process.
  struct ReadsAtLaunch: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
    }
    func appDidLaunch() async { _ = await app.webStore.allCookies() }
  }

  /// Starts its writes without awaiting them.
  struct WritesUnawaited: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies { Task { await app.webStore.setCookie(cookie) } }
    }
  }

  private func profile(_ change: (inout FaultOptions) -> Void) -> Profile {
    var profile = Profile.ideal
    change(&profile.faults)
    return profile
  }

  @Test("F02: a read before the network process runs is empty", arguments: [(false, 2), (true, 0)])
  func emptyColdRead(fault: Bool, cookiesSeen: Int32) {
    let script: [ScriptStep] = [.launch, .logIn, .openPage, .wait(.fixed(milliseconds: 60_000)), .kill, .launch]
    let scenario = testScenario(script, profile: profile { $0.readsEmptyUntilStarted = fault })
    let reads = run(ReadsAtLaunch.self, scenario).trace.all(.storeRead).filter { $0.store == .web }
    #expect(reads.map(\.number) == [0, cookiesSeen])
  }

  @Test("F06: a load overtakes writes that are not awaited", arguments: [(false, 0), (true, 50)])
  func loadOvertakesWrites(fault: Bool, pagesWithoutCookie: Int) {
    // The first page, which has no cookie, only starts the network process.
    let scenario = testScenario(
      [.launch, .openPage, .logIn, .openPage], profile: profile { $0.loadOvertakesWrites = fault }
    ) { $0.profile.timing.webWrite = .fixed(milliseconds: 5) }
    let found = count(of: 50, entry(WritesUnawaited.self), scenario) { _, trace in
      let pages = trace.all(.requestSent).filter { $0.endpoint == .page }
      return pages.dropFirst().first?.value.isEmpty ?? false
    }
    #expect(found == pagesWithoutCookie)
  }

  @Test("F20: a write that was not flushed is gone after a kill", arguments: [(nil, 0), (30_000.0, 2)])
  func notDurable(flushMilliseconds: Double?, vanished: Int) {
    let scenario = testScenario(
      [.launch, .logIn, .openPage, .wait(.fixed(milliseconds: 10_000)), .kill, .launch],
      profile: profile { $0.flushDelay = flushMilliseconds.map(DurationDistribution.fixed(milliseconds:)) })
    let trace = run(PushOnly.self, scenario).trace
    #expect(trace.count(.cookieVanished) { $0.store == .web } == vanished)
  }

  @Test("F20: a flushed write survives the kill") func durableAfterTheFlush() {
    let scenario = testScenario(
      [.launch, .logIn, .openPage, .wait(.fixed(milliseconds: 31_000)), .kill, .launch],
      profile: profile { $0.flushDelay = .fixed(milliseconds: 30_000) })
    #expect(run(PushOnly.self, scenario).trace.count(.cookieVanished) == 0)
  }

  @Test("F23: session cookies die with their process", arguments: [(false, 0), (true, 4)])
  func sessionCookiesDie(fault: Bool, vanished: Int) {
    let scenario = testScenario(
      [.launch, .logIn, .openPage, .wait(.fixed(milliseconds: 60_000)), .kill, .launch],
      profile: profile { $0.sessionCookiesDieWithProcess = fault }
    ) { $0.policy.cookiesArePersistent = false }
    // Two in the web store at the kill, two in the native store at the launch.
    #expect(run(PushOnly.self, scenario).trace.count(.cookieVanished) == vanished)
  }

  @Test("F24: persistent cookies vanish", arguments: [(Probability.never, 0), (.always, 2)])
  func unexplainedLoss(probability: Probability, vanished: Int) {
    let scenario = testScenario(
      [.launch, .logIn, .openPage, .wait(.fixed(milliseconds: 60_000)), .kill, .launch],
      profile: profile { $0.unexplainedLossPerLaunch = probability })
    let records = run(PushOnly.self, scenario).trace.all(.cookieVanished)
    #expect(records.count == vanished)
    #expect(records.allSatisfy { $0.cause == -1 && $0.store == .web })
  }

  @Test("F08: a write completes and has no effect", arguments: [(Probability.never, 2), (.always, 0)])
  func withoutEffect(probability: Probability, written: Int) {
    let scenario = testScenario([.launch, .logIn], profile: profile { $0.writesWithoutEffect = probability })
    let (summary, trace) = run(PushOnly.self, scenario)
    #expect(summary.end == .finished)
    #expect(trace.count(.cookieWritten) { $0.store == .web } == written)
    #expect(trace.count(.writeLost) == 2 - written)
  }

  @Test("F13: the page's process is killed in the background", arguments: [(Probability.never, 1), (.always, 2)])
  func webContentDies(probability: Probability, loads: Int) {
    let script: [ScriptStep] = [
      .launch, .logIn, .openPage, .background, .wait(.fixed(milliseconds: 60_000)), .foreground,
      .wait(.fixed(milliseconds: 1_000)), .fetchOnPage(awaited: true),
    ]
    let scenario = testScenario(script, profile: profile { $0.webContentDeathPerForeground = probability })
    let (summary, trace) = run(PushOnly.self, scenario)
    #expect(trace.count(.pageLoadStarted) == loads)
    #expect(summary.end == .finished)
    #expect(trace.records.last { $0.kind == .responseReceived }?.endpoint == .call)
  }

  @Test("F25: the web store is empty after weeks", arguments: [(13, 0), (29, 2)])
  func wipeAfterIdle(days: Double, vanished: Int) {
    let scenario = testScenario(
      [.launch, .logIn, .openPage, .kill, .wait(.fixed(milliseconds: days * 86_400_000)), .launch, .openPage],
      profile: profile { $0.wipeAfterIdle = .uniform(milliseconds: 14 * 86_400_000, 28 * 86_400_000) }
    ) {
      $0.policy.accessLifetimeSeconds = 40 * 86_400; $0.policy.refreshLifetimeSeconds = 60 * 86_400
    }
    #expect(run(PushOnly.self, scenario).trace.count(.cookieVanished) == vanished)
  }

  @Test("F27: the backup cannot be read in this launch", arguments: [(Probability.never, 0), (.always, 1)])
  func backupUnreadable(probability: Probability, split: Int) {
    let scenario = testScenario(
      [.launch, .logIn, .openPage, .kill, .launch, .openPage],
      profile: profile {
        $0.unexplainedLossPerLaunch = .always
        $0.backupUnreadablePerLaunch = probability
      })
    #expect(run(NativeBackup.self, scenario).summary.splitSessions == split)
  }

  @Test(
    "F36, F37: persistent cookies drift to the native store, session cookies do not",
    arguments: [
      (true, 2), (false, 0),
    ])
  func drift(persistent: Bool, drifted: Int) {
    let scenario = testScenario(
      [.launch, .logIn, .wait(.fixed(milliseconds: 10_000))],
      profile: profile { $0.driftToNative = .fixed(milliseconds: 3_000) }
    ) { $0.policy.cookiesArePersistent = persistent }
    let found = run(PushOnly.self, scenario).trace.all(.cookieWritten).filter { $0.actor == .system }
    #expect(found.count == drifted)
    #expect(found.allSatisfy { $0.store == .native })
  }

  @Test("F38: a twin without HttpOnly neither overwrites nor deletes", arguments: [(false, 2), (true, 0)])
  func httpOnlyIsSticky(fault: Bool, changes: Int) {
    let scenario = testScenario([.launch, .logIn, .openPage], profile: profile { $0.httpOnlyIsSticky = fault })
    let trace = run(LosesHTTPOnly.self, scenario).trace
    let changed = trace.records.filter {
      $0.store == .web && $0.name == .refresh && ($0.kind == .cookieDeleted || $0.kind == .cookieWritten)
    }
    // The first write is the login's own.
    #expect(changed.count - 1 == changes)
  }

  /// Copies cookies as a wrapper does that knows only the public keys, then deletes one that way.
  struct LosesHTTPOnly: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
      guard var twin = response.setCookies.last else { return }
      twin.httpOnly = false
      twin.value = "other"
      await app.webStore.setCookie(twin)
      await app.webStore.deleteCookie(twin)
    }
  }

  @Test("F30: notifications in a burst are merged", arguments: [(nil, 2), (100.0, 1)])
  func coalescing(windowMilliseconds: Double?, notifications: Int) {
    let scenario = testScenario(
      [.launch, .logIn, .wait(.fixed(milliseconds: 1_000))],
      profile: profile { $0.observerCoalescing = windowMilliseconds.map(DurationDistribution.fixed(milliseconds:)) })
    #expect(run(TwoWayObserver.self, scenario).trace.count(.observerNotified) == notifications)
  }

  @Test("F35: a snapshot that is long under way overwrites a newer token", arguments: [(0.0, 0), (400.0, 20)])
  func staleSnapshot(delayMilliseconds: Double, overwritten: Int) {
    let script: [ScriptStep] = [
      .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 2_000)), .callNative(awaited: false),
      .wait(.fixed(milliseconds: 100)), .refreshBoth(offsetNanoseconds: 3_600_000_000_000),
      .wait(.fixed(milliseconds: 5_000)),
    ]
    let scenario = testScenario(
      script, profile: profile { $0.snapshotDelay = .fixed(milliseconds: delayMilliseconds) })
    let found = count(of: 20, entry(CopiesBackOnCall.self), scenario) { _, trace in
      let writes = trace.all(.cookieWritten).filter { $0.store == .native && $0.name == .refresh }
      let tokens = writes.map { trace.text($0.value) }
      return tokens.last == tokens.first && Set(tokens).count > 1
    }
    #expect(found == overwritten)
  }

  /// A copier of the web store that nothing keeps from running beside a refresh.
  struct CopiesBackOnCall: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      if response.purpose == .logIn {
        for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
      }
    }
    func nativeWillSend(_ purpose: RequestPurpose) async {
      guard purpose == .call else { return }
      for cookie in await app.webStore.allCookies() { await app.nativeStore.setCookie(cookie) }
    }
  }

  @Test("F51: the reply to a refresh is lost after the rotation", arguments: [(Probability.never, 0), (.always, 1)])
  func replyLost(probability: Probability, lost: Int) {
    let scenario = testScenario(
      [
        .launch, .logIn, .wait(.fixed(milliseconds: 1_000)), .refreshBoth(offsetNanoseconds: 0),
        .wait(.fixed(milliseconds: 90_000)),
      ],
      profile: profile { $0.replyLoss = probability })
    let trace = run(Nothing.self, scenario).trace
    #expect(trace.count(.tokenRotated) == 1)
    #expect(trace.count(.replyLost) == lost)
    let answers = trace.all(.responseReceived).filter { $0.endpoint == .refresh }
    #expect(answers.map(\.number) == [lost == 1 ? 0 : 200])
  }

  @Test("S7: a response that deletes what the native store does not have still deletes it in the web store")
  func deletionsAreHandedOver() {
    let scenario = testScenario([.launch, .logIn, .openPage, .logOut(on: .native)])
    let deleted = run(ForgetsNatively.self, scenario).trace.all(.cookieDeleted).filter { $0.store == .web }
    #expect(deleted.map(\.name) == [.access, .refresh])
  }

  /// Keeps its session in the web store only.
  struct ForgetsNatively: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies {
        await app.webStore.setCookie(cookie)
        await app.nativeStore.deleteCookie(cookie)
      }
    }
  }

  @Test("F11: document.cookie runs behind the store", arguments: [(500.0, Int32(0)), (2_000, 1)])
  func documentCookieRunsBehindTheStore(waitMilliseconds: Double, seen: Int32) {
    // The login's request has written the cookie before the page loads; the call's write is the one that is late.
    let script: [ScriptStep] = [
      .launch, .openPage, .logIn, .wait(.fixed(milliseconds: waitMilliseconds)), .readOnPage,
    ]
    let scenario = testScenario(script) { $0.profile.timing.pageCopyDelay = .fixed(milliseconds: 1_000) }
    let reads = run(PushesAMark.self, scenario).trace.all(.storeRead).filter { $0.actor == .page }
    #expect(reads.map(\.number) == [seen])
  }

  /// Writes the session before the page loads, and with each native request a cookie that script can read.
  struct PushesAMark: PlainStrategy {
    let app: HybridApp
    func pageWillLoad() async {
      for cookie in await app.nativeStore.allCookies() { await app.webStore.setCookie(cookie) }
    }
    func nativeWillSend(_ purpose: RequestPurpose) async {
      await app.webStore.setCookie(Cookie(name: "theme", value: "dark", domain: "app.example"))
    }
  }
}
