import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// A race that was measured on WebKitGTK 2.50, reproduced by the latencies that were fitted to it.
@Suite struct RefreshRaceTests {
  /// One cell of the measured table: both sides refresh, the page `offset` ms later than native code (negative: first).
  struct Cell: Sendable, CustomTestStringConvertible {
    /// One way, in milliseconds.
    var latency: Double
    var offset: Double
    /// Sessions lost of 15.
    var lost: Int
    var measured: MeasuredShare { MeasuredShare(count: lost, trials: 15) }
    var testDescription: String { "one way \(latency) ms, offset \(offset) ms: \(lost) of 15" }
  }

  static let cells: [Cell] =
    [(-300, 0), (-100, 0), (-50, 7), (-20, 15), (0, 15), (20, 15), (50, 3), (100, 0), (300, 0)]
    .map { Cell(latency: 20, offset: $0.0, lost: $0.1) }
    + [(-50, 0), (-20, 1), (-5, 15), (0, 15), (5, 15), (20, 0), (50, 0)]
    .map { Cell(latency: 2, offset: $0.0, lost: $0.1) }

  private func lostShare(_ cell: Cell, of runs: Int) -> Double {
    let scenario = testScenario(
      [
        .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 1_000)),
        .refreshBoth(offsetNanoseconds: Int64(cell.offset * 1_000_000)), .wait(.fixed(milliseconds: 3_000)),
      ],
      profile: .ideal, latencyMilliseconds: cell.latency)
    let lost = count(of: runs, entry(TwoWayObserver.self), scenario) { summary, _ in summary.lostSessions > 0 }
    return Double(lost) / Double(runs)
  }

  /// Each cell by itself: the simulated share lies in the 95 % interval of what was counted in 15 trials there.
  @Test(arguments: cells) func windowIsTheMeasuredOne(cell: Cell) {
    let (share, interval) = (lostShare(cell, of: 600), cell.measured.interval)
    #expect(interval.contains(share), "\(share * 15) of 15 lost, expected \(interval)")
  }

  @Test("no cell accepts every outcome: each refuses a window that is never or always lost", arguments: cells)
  func cellCanFail(cell: Cell) {
    let interval = cell.measured.interval
    #expect(!interval.contains(0) || !interval.contains(1))
    // Half of all outcomes at the very least are refused, but for a count in the middle.
    #expect(interval.upperBound - interval.lowerBound < 0.53)
  }

  @Test(
    "the interval of a count: values computed in whole numbers apart from this",
    arguments: [
      (0, 15, 0.0, 0.2180194), (1, 15, 0.0016864, 0.3194846), (3, 15, 0.0433120, 0.4808911),
      (7, 15, 0.2126667, 0.7341387), (15, 15, 0.7819806, 1.0), (9, 20, 0.2305779, 0.6847219),
    ])
  func interval(count: Int, trials: Int, lower: Double, upper: Double) {
    let interval = MeasuredShare(count: count, trials: trials).interval
    #expect(abs(interval.lowerBound - lower) < 1e-4)
    #expect(abs(interval.upperBound - upper) < 1e-4)
  }

  @Test("with a grace and with a single-flight gate none of 45 is lost")
  func otherServers() {
    func lost(_ strategy: any PlainStrategy.Type, _ change: (inout ServerPolicy) -> Void) -> Int {
      let scenario = testScenario(
        [
          .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 1_000)), .refreshBoth(offsetNanoseconds: 0),
          .wait(.fixed(milliseconds: 3_000)),
        ],
        profile: .webKitGTK
      ) { change(&$0.policy) }
      return count(of: 45, entry(strategy), scenario) { summary, _ in summary.lostSessions > 0 }
    }
    // Measured: with a server grace of 2 s 0 of 45, with a single-flight gate 0 of 45. Without either all are lost.
    #expect(lost(TwoWayObserver.self) { _ in } == 45)
    #expect(lost(TwoWayObserver.self) { $0.graceSeconds = 2 } == 0)
    #expect(lost(NativeRefresh.self) { _ in } == 0)
  }
}

@Suite struct FlushTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var profile: Profile
    /// How long after the acknowledged write the engine was killed.
    var killedAfterMilliseconds: Double
    /// The share of writes that were lost.
    var lost: ClosedRange<Double>
    var testDescription: String { "\(profile.name) after \(killedAfterMilliseconds) ms" }
  }

  @Test(
    "loss after an acknowledged write, as measured",
    arguments: [
      Row(profile: .webKitGTK, killedAfterMilliseconds: 0, lost: 0...0),
      Row(profile: .webKitGTK, killedAfterMilliseconds: 5_000, lost: 0...0),
      Row(profile: .chromium, killedAfterMilliseconds: 0, lost: 1...1),
      Row(profile: .chromium, killedAfterMilliseconds: 29_000, lost: 1...1),
      Row(profile: .chromium, killedAfterMilliseconds: 31_000, lost: 0...0),
      Row(profile: .firefox, killedAfterMilliseconds: 0, lost: 1...1),
      Row(profile: .firefox, killedAfterMilliseconds: 8, lost: 1...1),
      Row(profile: .firefox, killedAfterMilliseconds: 100, lost: 0.70...0.80),
      Row(profile: .firefox, killedAfterMilliseconds: 500, lost: 0...0),
      // F20: two reports, 2-10 s.
      Row(profile: .iOS17, killedAfterMilliseconds: 1_900, lost: 1...1),
      Row(profile: .iOS17, killedAfterMilliseconds: 6_000, lost: 0.45...0.55),
      Row(profile: .iOS17, killedAfterMilliseconds: 10_000, lost: 0...0),
    ])
  func flush(_ row: Row) {
    let killAfter = ScriptStep.wait(.fixed(milliseconds: row.killedAfterMilliseconds))
    let scenario = testScenario([.launch, .logIn, killAfter, .kill], profile: row.profile)
    let lost = count(of: 600, entry(PushOnly.self), scenario) { _, trace in
      trace.count(.cookieVanished) { $0.store == .web && $0.name == .refresh } == 1
    }
    #expect(row.lost.contains(Double(lost) / 600), "\(lost) of 600 lost")
  }
}

@Suite struct LinuxFoundationTests {
  @Test("Max-Age is ignored: the native session is gone after a restart, the web one is not") func maxAge() {
    let scenario = testScenario(
      [.launch, .logIn, .openPage, .wait(.fixed(milliseconds: 1_000)), .kill, .launch], profile: .linuxFoundation)
    let gone = run(PushOnly.self, scenario).trace.all(.cookieVanished)
    #expect(gone.filter { $0.store == .native }.map(\.name) == [.access, .refresh])
  }
}

@Suite struct DeadNetworkProcessTests {
  /// Reads the web store, then writes a mark to it, `delay` after the network process died.
  struct Probe: SyncStrategy {
    let app: HybridApp
    let delay: Double

    func nativeWillSend(_ purpose: RequestPurpose) async {
      guard purpose == .call else { return }
      if delay > 0 { try? await Task.sleep(for: .microseconds(Int(delay * 1_000))) }
      _ = await app.webStore.allCookies()
      let mark = Cookie(
        name: "mark", value: "1", domain: "app.example", expires: UnixTime(seconds: 1_800_000_000))
      await app.webStore.setCookie(mark)
    }
  }

  private func probe(after delay: Double) -> StrategyEntry { entry { Probe(app: $0, delay: delay) } }

  /// With the numbers of the day on which it was measured.
  private static let platform: Profile = {
    var platform = Profile.webKitGTK
    platform.timing = .assumed
    platform.faults.deadNetworkProcess = .assumed
    return platform
  }()

  private let killed = testScenario(
    [.launch, .logIn, .openPage, .killNetworkProcess, .callNative(awaited: true)], profile: platform)

  @Test func readsAreEmpty() {
    // 220 of 220, without an error, until something starts it.
    let (_, trace) = run(probe(after: 500), killed)
    let reads = trace.all(.storeRead).filter { $0.store == .web }
    #expect(reads.map(\.number) == [0])
  }

  @Test("acknowledged writes lost of 20", arguments: [(0.0, 20), (5, 16), (10, 9), (20, 3), (50, 0)])
  func writesAreAcknowledgedAndLost(delay: Double, ofTwenty: Int) {
    let lost = count(of: 1_000, probe(after: delay), killed) { summary, trace in
      summary.end == .finished && trace.count(.writeLost) == 1
    }
    // The measured rate lies within what 20 trials can tell apart from it.
    #expect(abs(Double(lost) / 50 - Double(ofTwenty)) <= 1.0)
  }

  @Test func theObserverGoesDeaf() {
    let script: [ScriptStep] = [
      .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 1_000)), .killNetworkProcess,
      .wait(.fixed(milliseconds: 1_000)), .refreshBoth(offsetNanoseconds: 60_000_000_000),
      .wait(.fixed(milliseconds: 120_000)),
    ]
    let (_, trace) = run(TwoWayObserver.self, testScenario(script, profile: .webKitGTK))
    guard let death = trace.records.firstIndex(where: { $0.kind == .networkProcessDied }) else {
      Issue.record("the network process did not die")
      return
    }
    let after = trace.records[death...]
    #expect(trace.records[..<death].contains { $0.kind == .observerNotified })
    #expect(after.contains { $0.kind == .networkProcessStarted })
    #expect(after.contains { $0.kind == .cookieWritten && $0.store == .web })
    #expect(!after.contains { $0.kind == .observerNotified })
  }

  @Test("crash, then a mirror of the empty snapshot: native session erased 20 of 20, web still logged in")
  func aMirrorErasesTheNativeSession() {
    let erased = count(of: 20, entry(SnapshotMirror.self), killed) { _, trace in
      let deleted = trace.records.contains {
        $0.kind == .cookieDeleted && $0.store == .native && $0.name == .refresh && $0.actor == .native
      }
      let webKeepsIt = !trace.records.contains {
        ($0.kind == .cookieDeleted || $0.kind == .cookieVanished) && $0.store == .web && $0.name == .refresh
      }
      return deleted && webKeepsIt
    }
    #expect(erased == 20)
  }
}
