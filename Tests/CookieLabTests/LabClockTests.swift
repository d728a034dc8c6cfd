import CookieSync
import Cookies
import Foundation
import Testing

@testable import CookieLab

@Suite("The app's clock") struct LabClockTests {
  @Test("a sleep lasts as long as it says", arguments: [Duration.zero, .milliseconds(5), .milliseconds(130)])
  func sleeping(time: Duration) async throws {
    let begun = ContinuousClock.now
    try await LabClock().sleep(for: time)
    #expect(ContinuousClock.now - begun >= time)
  }

  /// A day, since beside a thousand other tests this one may wait for minutes until it is its turn again.
  @Test("a sleep ends where the clock is put forward beyond it", .timeLimit(.minutes(40)))
  func puttingForward() async throws {
    let clock = LabClock()
    async let sleep: Void = clock.sleep(for: .seconds(86_400))
    try await Task.sleep(for: .milliseconds(30))
    clock.advance(by: 86_401)
    try await sleep
  }

  @Test("a timer is over, and a cookie has expired, by the clock that was put forward")
  func expiring() {
    let clock = LabClock()
    let timer = clock.timer(for: .seconds(60))
    let cookie = Cookie(
      name: "access", value: "a0", domain: "127.0.0.1",
      expires: UnixTime(seconds: Int64(Date().timeIntervalSince1970) + 60))
    #expect(!clock.isOver(timer))
    #expect(!clock.hasExpired(cookie))
    clock.advance(by: 61)
    #expect(clock.isOver(timer))
    #expect(clock.hasExpired(cookie))
  }
}
