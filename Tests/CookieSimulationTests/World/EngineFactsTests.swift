import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// What was found on WebKitGTK 2.50.6, each fact reproduced with the numbers of the day on which it was.
@Suite("Facts of a real engine") struct EngineFactsTests {
  /// Something that native code does before it calls.
  private struct BeforeCall: SyncStrategy {
    let app: HybridApp
    let body: @Sendable (HybridApp) async -> Void

    func nativeWillSend(_ purpose: RequestPurpose) async {
      if purpose == .call { await body(app) }
    }
  }

  /// Marks the moment at which the app has an answer: a cookie is written and deleted again.
  private struct NotesResponses: SyncStrategy {
    let app: HybridApp

    func nativeDidReceive(_ response: NativeResponse) async {
      await app.nativeStore.setCookie(EngineFactsTests.cookie("mark"))
      await app.nativeStore.deleteCookie(EngineFactsTests.cookie("mark"))
    }
  }

  private static func cookie(_ name: String, _ value: String = "1") -> Cookie {
    Cookie(name: name, value: value, domain: "app.example", expires: UnixTime(seconds: 1_800_000_000))
  }

  private static func beforeCall(_ body: @escaping @Sendable (HybridApp) async -> Void) -> StrategyEntry {
    entry { BeforeCall(app: $0, body: body) }
  }

  private static let session: [ScriptStep] = [.launch, .logIn, .openPage, .wait(.fixed(milliseconds: 1_000))]

  // MARK: - The native store

  @Test(
    "a native write takes as long as its file has cookies, by what was measured with 2 (0.60 ms) and 500 (28 ms)",
    arguments: [(3, 655_000), (100, 5_990_000)])
  func nativeWrite(cookies: Int, nanoseconds: Int64) throws {
    let scenario = testScenario([.launch, .logIn, .callNative(awaited: true)], profile: .webKitGTK) {
      $0.profile.timing.nativeWrite = .fixed(milliseconds: 0.49)
      $0.profile.timing.nativeWritePerCookie = .fixed(milliseconds: 0.055)
    }
    let strategy = Self.beforeCall { app in
      // Two are the session's.
      for number in 2..<cookies { await app.nativeStore.setCookie(Self.cookie("f\(number)")) }
      for value in ["2", "3"] { await app.nativeStore.setCookie(Self.cookie("f2", value)) }
    }
    let writes = run(strategy, scenario).trace.all(.cookieWritten).filter { $0.store == .native }.suffix(2)
    try #require(writes.count == 2)
    #expect(writes.last!.time - writes.first!.time == nanoseconds)
  }

  @Test("without such a time a native write completes at once, as it always did")
  func nativeWriteAtOnce() {
    let strategy = Self.beforeCall { app in
      for number in 0..<20 { await app.nativeStore.setCookie(Self.cookie("f\(number)")) }
    }
    let writes = run(strategy, testScenario([.launch, .logIn, .callNative(awaited: true)], profile: .ideal)).trace
      .all(.cookieWritten).filter { $0.store == .native }.suffix(20)
    #expect(Set(writes.map(\.time)).count == 1)
  }

  @Test(
    "a native request leaves some time after the call, with the cookies of then", arguments: [(0, 1), (1, 1), (5, 0)])
  func nativeRequest(milliseconds: Int64, accepted: Int) throws {
    let scenario = testScenario([.launch, .logIn, .callNative(awaited: true)], profile: .ideal) {
      $0.profile.timing.nativeRequest = .fixed(milliseconds: Double(milliseconds))
      $0.app.nativeRefreshesAtExpiry = false
    }
    let strategy = Self.beforeCall { app in
      // Meanwhile: the call goes on.
      Task {
        try? await app.clock.sleep(for: .milliseconds(2))
        for cookie in await app.nativeStore.allCookies() { await app.nativeStore.deleteCookie(cookie) }
      }
    }
    let (summary, trace) = run(strategy, scenario)
    let (sent, received) = (trace.all(.requestSent), trace.all(.requestReceived))
    #expect(sent.first?.time == milliseconds * 1_000_000)
    #expect(zip(sent, received).allSatisfy { $1.time - $0.time == 20_000_000 })
    #expect(trace.all(.tokenAccepted).count { $0.endpoint == .call } == accepted)
    // The time that the platform takes is not the strategy's.
    #expect(sent.allSatisfy { $0.number == 0 }, "\(summary)")
  }

  @Test("native code hears later of a response that sets cookies than of another")
  func nativeCookieResponse() throws {
    let scenario = testScenario([.launch, .logIn, .callNative(awaited: true)], profile: .ideal) {
      $0.profile.timing.nativeCompletion = .fixed(milliseconds: 1)
      $0.profile.timing.nativeCookieResponse = .fixed(milliseconds: 5)
    }
    let trace = run(entry { NotesResponses(app: $0) }, scenario).trace
    let received = trace.all(.responseReceived).filter { $0.actor == .native }.map(\.time)
    let heard = trace.all(.cookieDeleted).filter { $0.store == .native }.map(\.time)
    try #require(received.count == 2 && heard.count == 2)
    #expect(zip(received, heard).map { $1 - $0 } == [5_000_000, 1_000_000])
  }

  @Test("what is copied lands in the order in which the native store lists it", arguments: [false, true])
  func order(latestFirst: Bool) {
    let scenario = testScenario([.launch, .logIn], profile: .ideal) {
      $0.profile.faults.nativeStoreListsLatestFirst = latestFirst
    }
    let pushed = run(PushOnly.self, scenario).trace.all(.cookieWritten).filter { $0.store == .web }.map(\.name)
    #expect(pushed == (latestFirst ? [.refresh, .access] : [.access, .refresh]))
  }

  // MARK: - The observer

  @Test(
    "the observer is called for the first cookie of a pushed pair before the second is on its way",
    arguments: [(Profile.webKitGTK, 200), (.ideal, 0)])
  func observerFirst(profile: Profile, of200: Int) {
    let scenario = testScenario([.launch, .logIn, .wait(.fixed(milliseconds: 1_000))], profile: profile)
    let first = count(of: 200, entry(TwoWayObserver.self), scenario) { _, trace in
      let writes = trace.records.indices.filter {
        let record = trace.records[$0]
        return record.kind == .cookieWritten && record.store == .web && record.actor == .native
      }
      let notice = trace.records.firstIndex { $0.kind == .observerNotified } ?? .max
      return writes.count >= 2 && notice > writes[0] && notice < writes[1]
    }
    #expect(first == of200)
  }

  @Test("a refresh of the page that writes two cookies gives two notices")
  func twoNotices() throws {
    let scenario = testScenario(
      Self.session + [.refreshBoth(offsetNanoseconds: -1_000_000_000), .wait(.fixed(milliseconds: 500))],
      profile: .webKitGTK)
    let records = run(TwoWayObserver.self, scenario).trace.records
    let answer = try #require(
      records.firstIndex { $0.kind == .responseReceived && $0.actor == .page && $0.endpoint == .refresh })
    let next = records[answer...].firstIndex { $0.kind == .requestSent && $0.endpoint == .refresh } ?? records.endIndex
    #expect(records[answer..<next].count { $0.kind == .observerNotified } == 2)
  }

  // MARK: - The network process

  @Test(
    "a set in flight when the network process is killed: lost of 30, by how long after its call",
    arguments: [(0.1, 8), (0.3, 5), (0.5, 4), (1, 0)])
  func killDuringSet(milliseconds: Double, ofThirty: Int) {
    let scenario = testScenario(
      Self.session + [
        .callNative(awaited: false), .wait(.fixed(milliseconds: milliseconds)), .killNetworkProcess,
        .wait(.fixed(milliseconds: 1_000)),
      ],
      profile: .webKitGTK
    ) {
      $0.profile.timing.webWriteArrival = .quantiles([(0, 0), (0.733, 0.1), (0.833, 0.3), (0.867, 0.5), (1, 1)])
    }
    let strategy = Self.beforeCall { await $0.webStore.setCookie(Self.cookie("mark")) }
    let lost = count(of: 1_500, strategy, scenario) { _, trace in trace.count(.writeLost) == 1 }
    #expect(abs(Double(lost) / 50 - Double(ofThirty)) <= 1, "\(lost) of 1,500 lost")
  }

  // MARK: - document.cookie

  @Test(
    "document.cookie is stale after a completed set: of 300, by how long after it",
    arguments: [(0.0, 34), (0.1, 22), (0.25, 8), (0.5, 5), (1, 1), (2, 0)])
  func staleCopy(milliseconds: Double, ofThreeHundred: Int) {
    let scenario = testScenario(
      Self.session + [.callNative(awaited: false), .wait(.fixed(milliseconds: 0.48 + milliseconds)), .readOnPage],
      profile: .webKitGTK
    ) {
      $0.profile.timing.webWrite = .fixed(milliseconds: 0.48)
      $0.profile.timing.webWriteArrival = .fixed(milliseconds: 0.08)
      // The commit is 0.4 ms before the completion.
      $0.profile.timing.pageCopyDelay = .quantiles([
        (0, 0), (0.887, 0.4), (0.927, 0.5), (0.973, 0.65), (0.983, 0.9), (0.997, 1.4), (1, 2.4),
      ])
    }
    let strategy = Self.beforeCall { await $0.webStore.setCookie(Self.cookie("mark")) }
    let stale = count(of: 900, strategy, scenario) { _, trace in
      trace.all(.storeRead).last { $0.actor == .page }?.number == 0
    }
    #expect(abs(Double(stale) / 3 - Double(ofThreeHundred)) <= 8, "\(stale) of 900 stale")
  }

  // MARK: - A header on a load

  @Test(
    "a Cookie header that the app puts on a load is dropped, so that no other site sees it",
    arguments: [(Profile.webKitGTK, 0), (.ideal, 1)])
  func header(profile: Profile, leaks: Int) {
    let script: [ScriptStep] = [.launch, .logIn, .openPagePassingOtherSite, .wait(.fixed(milliseconds: 1_000))]
    #expect(run(InjectsHeader.self, testScenario(script, profile: profile)).summary.leaks == leaks)
  }
}
