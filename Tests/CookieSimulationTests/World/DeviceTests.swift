import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// The app comes to another device, or is installed again; the clock is set; a service worker has no page (F64 to F67).
@Suite struct DeviceTests {
  static let expiry = ScriptStep.wait(.fixed(milliseconds: 16 * 60_000))
  static let pause = ScriptStep.wait(.fixed(milliseconds: 5_000))
  static let begun: [ScriptStep] = [.launch, .logIn, .openPage, pause]
  static let twinjar = StrategyCatalogue.entry(named: "twinjar") ?? entry(Nothing.self)

  struct Move: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var move: AppMove
    var backupIsFile = false
    /// Cookies of the session that are left in the native store and in the web store, and whether a backup is.
    var cookies: Int
    var hasBackup: Bool
  }

  @Test(arguments: [
    Move(testDescription: "installed again, Keychain", move: .reinstall, cookies: 0, hasBackup: true),
    Move(testDescription: "installed again, file", move: .reinstall, backupIsFile: true, cookies: 0, hasBackup: false),
    Move(testDescription: "restored, Keychain", move: .restoreDevice, cookies: 2, hasBackup: false),
    Move(testDescription: "restored, file", move: .restoreDevice, backupIsFile: true, cookies: 2, hasBackup: true),
    Move(testDescription: "migrated", move: .migrateDevice, cookies: 2, hasBackup: true),
  ])
  func leaves(_ test: Move) {
    let (_, trace) = run(
      StrategyCatalogue.entry(named: "keychain-restore") ?? entry(Nothing.self),
      testScenario(Self.begun + [.moveApp(test.move), .launch]) { $0.app.backupIsFile = test.backupIsFile })
    let move = trace.records.firstIndex { $0.kind == .appMoved } ?? 0
    #expect(trace.records[..<move].contains { $0.kind == .appKilled })
    let gone = trace.records.filter { $0.kind == .cookieVanished && Int($0.cause) == move }
    for store in [StoreName.native, .web] { #expect(gone.count { $0.store == store } == 2 - test.cookies) }
    #expect(gone.contains { $0.store == .backup } == !test.hasBackup)
  }

  @Test("two devices with one token: the server takes the second for theft") func twoDevices() {
    let (summary, trace) = run(
      Self.twinjar,
      testScenario(
        Self.begun + [
          .moveApp(.migrateDevice), .launch, Self.expiry, .callFromOldDevice, Self.pause, .callNative(awaited: true),
        ]))
    let refreshes = trace.all(.requestSent).filter { $0.endpoint == .refresh }
    #expect(refreshes.map(\.actor).prefix(2) == [.oldDevice, .native])
    #expect(refreshes[0].value == refreshes[1].value)
    #expect(summary.lostSessions == 1)
    #expect(summary.firstCause == .onTwoDevices)
  }

  @Test("a token that is new is the latest, whatever a clock that was set back makes of its date")
  func clockSetBack() {
    let (summary, trace) = run(
      Self.twinjar,
      testScenario(
        Self.begun + [
          .setClock(seconds: -4 * 86_400), Self.expiry, .callNative(awaited: true), .openPage, Self.expiry,
          .fetchOnPage(awaited: true), .callNative(awaited: true),
        ]))
    #expect(trace.count(.clockSet) == 1)
    #expect(!summary.isHarmed)
  }

  @Test("a clock that is set forward ends cookies and no token", arguments: [(1, 0), (20, 0), (40, 1)])
  func clockSetForward(days: Int, needless: Int) {
    let (summary, trace) = run(
      PushOnly.self,
      testScenario([
        .launch, .logIn, Self.pause, .setClock(seconds: Int64(days) * 86_400), .callNative(awaited: true), Self.pause,
      ]))
    #expect(trace.all(.requestSent).first { $0.endpoint == .call }?.value.isEmpty == true)
    #expect(summary.needlessLogins == needless)
  }

  @Test("a step back after the cookie has expired undoes nothing") func clockSetForwardAndBack() {
    let (summary, trace) = run(
      Nothing.self,
      testScenario([
        .launch, .logIn, .setClock(seconds: 40 * 86_400), .callNative(awaited: false), .setClock(seconds: -40 * 86_400),
        Self.pause, .callNative(awaited: true),
      ]))
    #expect(trace.all(.clockSet).map(\.number) == [40 * 86_400, -40 * 86_400])
    #expect(summary.firstCause == .clockSet)
  }

  @Test("however often a clock is set, it stays within ten years of the server's", arguments: [1, -1] as [Int64])
  func clockSetOften(sign: Int64) {
    let steps = Array(repeating: ScriptStep.setClock(seconds: sign * 315_360_000), count: 100)
    let (summary, trace) = run(
      PushOnly.self,
      testScenario(
        Self.begun + steps + [.callNative(awaited: true), .setClock(seconds: -sign * 315_360_000), .openPage]))
    #expect(summary.end == .finished)
    #expect(trace.all(.clockSet).reduce(0) { $0 + Int64($1.number) } == 0)
  }

  @Test("code that reads the clock by itself is told what was set") func wallClock() {
    let (summary, trace) = run(
      ReadsTheClock.self,
      testScenario([.launch, .callNative(awaited: true), .setClock(seconds: 1_000), .callNative(awaited: true)]))
    let written = trace.all(.cookieWritten).filter { trace.text($0.name) == "clock" }.map { trace.text($0.value) }
    let seconds = written.compactMap { Int($0) }
    #expect(summary.end == .finished)
    #expect((1_000..<1_100).contains((seconds.last ?? 0) - (seconds.first ?? 0)), "\(written)")
  }

  struct ReadsTheClock: PlainStrategy {
    let app: HybridApp
    func nativeWillSend(_ purpose: RequestPurpose) async {
      let now = SystemClock()
      // The first second that is over.
      var low: Int64 = 1_700_000_000
      var high: Int64 = 1_900_000_000
      while low < high {
        let middle = (low + high) / 2
        var cookie = Cookie(name: "probe", value: "", domain: "app.example")
        cookie.expires = UnixTime(seconds: middle)
        if now.hasExpired(cookie, within: .zero) { low = middle + 1 } else { high = middle }
      }
      await app.nativeStore.setCookie(Cookie(name: "clock", value: "\(low)", domain: "app.example"))
    }
  }

  @Test("a service worker renews by itself where no page asks native code", arguments: [(false, false), (true, true)])
  func serviceWorker(byItself: Bool, refreshes: Bool) {
    let (_, trace) = run(
      StrategyCatalogue.entry(named: "native-refresh") ?? entry(Nothing.self),
      testScenario(Self.begun + [Self.expiry, .fetchInServiceWorker, Self.pause]) {
        $0.app.pageRefreshesAtExpiry = false
        $0.app.nativeRefreshesAtExpiry = false
        $0.app.workerRenewsByItself = byItself
      })
    #expect(trace.all(.requestSent).contains { $0.client == .serviceWorker && $0.endpoint == .call })
    #expect(trace.all(.requestSent).contains { $0.client == .serviceWorker && $0.endpoint == .refresh } == refreshes)
    #expect(trace.count(.bridgeCall) == (refreshes ? 0 : 1))
  }
}
