import CookieSync
import Cookies
import Foundation
import Testing

@testable import CookieSimulation

/// The clocks of the device, and the slots whose numbers are part of a state.
@Suite struct SystemClockTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Seconds from now; nil for a session cookie.
    var expires: Int64?
    var within: Duration = .zero
    var hasExpired: Bool
  }

  static let cases = [
    Case(testDescription: "a session cookie", expires: nil, hasExpired: false),
    Case(
      testDescription: "a session cookie, and all time", expires: nil, within: .seconds(Int64.max), hasExpired: false),
    Case(testDescription: "an hour ago", expires: -3_600, hasExpired: true),
    Case(testDescription: "in an hour", expires: 3_600, hasExpired: false),
    Case(testDescription: "in an hour, within half of one", expires: 3_600, within: .seconds(1_800), hasExpired: false),
    Case(testDescription: "in an hour, within two", expires: 3_600, within: .seconds(7_200), hasExpired: true),
    Case(testDescription: "in an hour, within all time", expires: 3_600, within: .seconds(Int64.max), hasExpired: true),
  ]

  private func cookie(expires: UnixTime?) -> Cookie {
    var cookie = Cookies.Cookie(name: "a", value: "1", domain: "example.test")
    cookie.expires = expires
    return cookie
  }

  private var now: UnixTime {
    UnixTime(seconds: Int64(Date().timeIntervalSince1970))
  }

  @Test(arguments: cases) func expiry(example: Case) {
    let cookie = cookie(expires: example.expires.map { now.advanced(bySeconds: $0) })
    #expect(SystemClock().hasExpired(cookie, within: example.within) == example.hasExpired)
  }

  @Test func theLaterOfTwo() {
    let (early, late, session) = (
      cookie(expires: UnixTime(seconds: 1)), cookie(expires: UnixTime(seconds: 2)), cookie(expires: nil)
    )
    let clock = SystemClock()
    #expect(clock.expires(early, before: late))
    #expect(!clock.expires(late, before: early))
    #expect(!clock.expires(early, before: early))
    #expect(!clock.expires(early, before: session))
    #expect(!clock.expires(session, before: early))
  }

  @Test func timers() async throws {
    let clock = SystemClock()
    #expect(clock.isOver(clock.timer(for: .zero)))
    #expect(clock.isOver(clock.timer(for: .seconds(-1))))
    #expect(!clock.isOver(clock.timer(for: .seconds(3_600))))
    #expect(!clock.isOver(clock.timer(for: .seconds(Int64.max))))
    let timer = clock.timer(for: .milliseconds(1))
    try await clock.sleep(for: .milliseconds(2))
    #expect(clock.isOver(timer))
  }

  @Test func aFreeSlotIsGivenByItsNumber() {
    let pool = SlotPool<Int>()
    #expect((0..<4).map { pool.insert($0) } == [0, 1, 2, 3])
    for slot in [2, 0, 1] as [Int32] { #expect(pool.remove(slot) == Int(slot)) }
    #expect((0..<4).map { pool.insert($0) } == [0, 1, 2, 4])
  }
}
