import Cookies
import Foundation
import Testing

@testable import CookieLab

/// Cookies on their way to and from the browsers.
@Suite("Cookies of browsers") struct WireCookieTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var cookie: Cookie
    var devTools: String
    var firefox: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "for one host, for the session", cookie: Cookie(name: "a", value: "1", domain: "127.0.0.1"),
      devTools: #"{"httpOnly":false,"name":"a","path":"/","secure":false,"url":"http://127.0.0.1/","value":"1"}"#,
      firefox:
        #"{"host":"127.0.0.1","httpOnly":false,"name":"a","path":"/","sameSite":256,"secure":false,"value":"1"}"#),
    Case(
      name: "for a site, with all that there is",
      cookie: Cookie(
        name: "a", value: "1", domain: "example.com", path: "/x", hostOnly: false, secure: true, httpOnly: true,
        sameSite: .strict, expires: UnixTime(microseconds: 1_800_000_000_500_000)),
      devTools:
        #"{"domain":".example.com","expires":1800000000.5,"httpOnly":true,"name":"a","path":"/x","sameSite":"Strict","#
        + #""secure":true,"value":"1"}"#,
      firefox:
        #"{"expiry":1800000000500,"host":".example.com","httpOnly":true,"name":"a","path":"/x","sameSite":2,"#
        + #""secure":true,"value":"1"}"#
    ),
    Case(
      name: "secure, for one host of IPv6",
      cookie: Cookie(name: "a", value: "1", domain: "::1", secure: true, sameSite: .none),
      devTools:
        #"{"httpOnly":false,"name":"a","path":"/","sameSite":"None","secure":true,"url":"https://[::1]/","value":"1"}"#,
      firefox: #"{"host":"::1","httpOnly":false,"name":"a","path":"/","sameSite":0,"secure":true,"value":"1"}"#),
  ])
  func there(_ test: Case) {
    #expect(String(decoding: test.cookie.devTools.bytes, as: UTF8.self) == test.devTools)
    #expect(String(decoding: test.cookie.firefox.bytes, as: UTF8.self) == test.firefox)
    // Firefox's form is read back as it went; Chromium shows another than it takes.
    #expect(Cookie(firefox: test.cookie.firefox) == test.cookie)
  }

  struct Read: Sendable, CustomTestStringConvertible {
    var text: String
    var cookie: Cookie?
    var testDescription: String { text }
  }

  @Test(arguments: [
    Read(
      text:
        #"{"name":"a","value":"1","domain":"127.0.0.1","path":"/","expires":1800000000.5,"httpOnly":true,"session":false}"#,
      cookie: Cookie(
        name: "a", value: "1", domain: "127.0.0.1", httpOnly: true,
        expires: UnixTime(microseconds: 1_800_000_000_500_000))),
    Read(
      text:
        #"{"name":"a","value":"","domain":".example.com","path":"/x","expires":-1,"session":true,"sameSite":"Lax"}"#,
      cookie: Cookie(name: "a", value: "", domain: "example.com", path: "/x", hostOnly: false, sameSite: .lax)),
    // A time that cannot be counted is none.
    Read(
      text: #"{"name":"a","value":"1","domain":"h","path":"/","expires":1e300,"session":false}"#,
      cookie: Cookie(name: "a", value: "1", domain: "h")),
    Read(text: #"{"name":"a","value":1,"domain":"h","path":"/"}"#),
    Read(text: #"{"name":"a","value":"1","path":"/"}"#), Read(text: "[]"), Read(text: "null"),
  ])
  func devTools(_ test: Read) throws {
    #expect(Cookie(devTools: try #require(WireValue.read(Array(test.text.utf8)))) == test.cookie)
  }

  @Test(arguments: [
    Read(
      text:
        #"{"name":"a","value":"1","host":".example.com","path":"/","expiry":1800000000500,"httpOnly":true,"#
        + #""secure":true,"sameSite":256}"#,
      cookie: Cookie(
        name: "a", value: "1", domain: "example.com", hostOnly: false, secure: true, httpOnly: true,
        expires: UnixTime(microseconds: 1_800_000_000_500_000))),
    Read(
      text: #"{"name":"a","value":"1","host":"h","path":"/","expiry":null,"sameSite":77}"#,
      cookie: Cookie(name: "a", value: "1", domain: "h")),
    Read(text: #"{"name":"a","value":"1","host":7,"path":"/"}"#), Read(text: "{}"), Read(text: "3"),
  ])
  func firefox(_ test: Read) throws {
    #expect(Cookie(firefox: try #require(WireValue.read(Array(test.text.utf8)))) == test.cookie)
  }
}

@Suite("Calls to a browser") struct PendingCallsTests {
  @Test("each is answered once, by its number") func answers() async {
    let calls = PendingCalls<Int>()
    let answer = await calls.answer { id in
      calls.end(id, with: 5)
      calls.end(id, with: 6)
      calls.end(id + 9, with: 7)
    }
    #expect(answer == 5)
  }

  @Test("none is left without an answer when the browser is gone, nor begun after") func gone() async {
    let calls = PendingCalls<Int>()
    #expect(await calls.answer { _ in calls.endAll() } == nil)
    #expect(await calls.answer { _ in Issue.record("it is sent") } == nil)
    #expect(calls.answer(within: 5) { _ in Issue.record("it is sent") } == nil)
  }

  @Test("who does not wait for ever hears nothing in the end") func late() async {
    let calls = PendingCalls<Int>()
    #expect(await calls.answerOrNone(within: 0.01) { _ in } == nil)
    #expect(calls.answer(within: 0.01) { _ in } == nil)
  }
}
