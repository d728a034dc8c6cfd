import CaptureDiagnosis
import CookieDiagnosis
import Testing

@testable import TraceCalibration

@Suite("how often processes end and cookies are lost") struct PlatformTests {
  private static func life(_ at: Double, _ kind: TraceRecord.Kind, number: Int32 = 0) -> [TraceRecord] {
    [Written.record(at, kind, .system) { $0.number = number }]
  }

  private static func load(_ at: Double) -> [TraceRecord] { [Written.record(at, .pageLoadStarted, .native)] }

  @Test("a time in the background ends with a return or a new launch; the last one is not known") func kills() throws {
    let calibration = Written.calibration([
      Self.life(0, .appLaunched, number: 1), Self.life(10, .appBackgrounded), Self.life(20, .appForegrounded),
      Self.life(30, .appBackgrounded), Self.life(40, .appLaunched, number: 2), Self.life(50, .appLaunched, number: 3),
      Self.life(60, .appBackgrounded),
    ])
    let kills = try #require(calibration.estimate(Calibration.kills))
    #expect(kills.value == .number(0.5))
    #expect(kills.count == 1)
    #expect(kills.total == 2)
    #expect(kills.basis == .binomial)
  }

  @Test("a page that died counts once, and only of returns with a page") func pages() throws {
    let calibration = Written.calibration([
      Self.life(0, .appLaunched, number: 1), Self.life(10, .appBackgrounded), Self.life(20, .appForegrounded),
      Self.load(25), Self.life(30, .appBackgrounded), Self.life(40, .appForegrounded), Self.life(40, .pageDied),
      Self.life(50, .appBackgrounded), Self.life(60, .appForegrounded), Self.life(90, .pageDied),
    ])
    let deaths = try #require(calibration.estimate(Calibration.pageDeath))
    #expect(deaths.count == 1)
    #expect(deaths.total == 2)
  }

  @Test("no recorder sees the network process, and no capture the app's life") func unseen() {
    let records = [
      Self.life(0, .appLaunched, number: 1), Self.life(10, .appBackgrounded), Self.life(20, .appForegrounded),
    ]
    let recorded = Written.calibration(records)
    #expect(recorded.unobserved.contains { $0.name == Calibration.networkDeath && $0.why.contains("no recorder") })
    let captured = Written.calibration(records, from: .capture)
    #expect(captured.unobserved.contains { $0.name == Calibration.kills && $0.why.contains("capture") })
    #expect(captured.estimate(Calibration.kills) == nil)
  }

  /// A launch after a day, what its first page shows, and what the rate is made of then: lost, of how many.
  private static let launches: [(String, [[TraceRecord]], Int, Int)] = [
    ("shows it", [shown(0)], 0, 1), ("shows nothing", [shown(nil)], 1, 1),
    ("is written to first", [written(2), shown(2)], 0, 0),
    ("shows another", [shown(7)], 0, 0),
    ("is not looked at", [], 0, 0),
    ("reads nothing, and its page has it", [read(0), shown(0)], 0, 1),
    ("reads nothing, and its page has nothing", [read(0), shown(nil)], 1, 1),
  ]

  private static func shown(_ token: Int32?) -> [TraceRecord] {
    Written.exchange(5, at: 1_020, .page, by: .page, a: token, status: token == nil ? 401 : 200)
  }

  private static func written(_ token: Int32) -> [TraceRecord] {
    Written.exchange(4, at: 1_010, .logIn, by: .page, brings: [(token, false, 90_000)])
  }

  private static func read(_ count: Int32) -> [TraceRecord] {
    [
      Written.record(1_005, .storeRead) {
        $0.store = .web
        $0.number = count
      }
    ]
  }

  @Test("a launch that finds the web store without what it had", arguments: launches)
  func losses(what: String, second: [[TraceRecord]], lost: Int, total: Int) {
    let first = [
      Self.life(0, .appLaunched, number: 1),
      Written.exchange(0, at: 1, .logIn, by: .page, brings: [(0, false, 90_000)]),
      Self.life(100, .appBackgrounded), Self.life(1_000, .appLaunched, number: 2),
    ]
    let calibration = Written.calibration(first + second)
    #expect(calibration.estimate(Calibration.loss)?.count ?? 0 == lost, "\(what)")
    #expect(calibration.estimate(Calibration.loss)?.total ?? 0 == total, "\(what)")
  }

  @Test("a read that showed nothing and that nobody confirmed counts for neither, and widens the interval")
  func doubted() throws {
    let first = [
      Self.life(0, .appLaunched, number: 1),
      Written.exchange(0, at: 1, .logIn, by: .page, brings: [(0, false, 90_000)]),
      Self.life(100, .appBackgrounded), Self.life(1_000, .appLaunched, number: 2),
    ]
    let loss = try #require(
      Written.calibration(first + [Self.read(0), Self.written(3)]).estimate(Calibration.loss))
    #expect(loss.value == nil)
    #expect(loss.lower == 0)
    #expect(loss.upper == 1)
    #expect(loss.basis == .twoIntervals)
  }

  @Test("cookies without a date end with their process, which is no loss") func undated() {
    let calibration = Written.calibration([
      Self.life(0, .appLaunched, number: 1), Written.exchange(0, at: 1, .logIn, by: .page, brings: [(0, false, 0)]),
      Self.life(100, .appBackgrounded), Self.life(1_000, .appLaunched, number: 2), Self.shown(nil),
    ])
    #expect(calibration.estimate(Calibration.loss) == nil)
  }
}
