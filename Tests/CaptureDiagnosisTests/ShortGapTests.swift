import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// Apps that are ended and opened again within a minute, and requests that show nothing of their store.
@Suite("short gaps and requests that never left") struct ShortGapTests {
  /// A login, pages, and the login page `gap` seconds later, with a device's cookie that stays.
  private static func reopened(after gap: Double, sets: String, pages: Int = 4) -> Written {
    Written().then { capture in
      capture.add(0, "/login", from: false, cookie: "dev=D", sets: [sets, "dev=D; Max-Age=63072000; Path=/"])
      for page in 0..<pages { capture.addPage(1 + Double(page) * 10, "/home", cookie: "sid=A1; dev=D") }
      let end = 1 + Double(pages - 1) * 10 + gap
      capture.addPage(end, "/home", cookie: "dev=D", status: 302)
      capture.answer("Location", "/login")
      capture.addPage(end + 0.2, "/login", cookie: "dev=D")
      capture.add(
        end + 20, "/login", from: false, cookie: "dev=D", sets: ["sid=A2; Path=/; Secure; HttpOnly"])
    }
  }

  @Test("a cookie without a date may have gone with the app", arguments: [5.0, 10, 30, 59]) func undated(gap: Double) {
    let causes = Self.reopened(after: gap, sets: "sid=A1; Path=/; Secure; HttpOnly").diagnosis().main?.causes ?? []
    #expect(causes.contains(.sessionCookieDied))
  }

  @Test("one that was just written may not have reached the disk", arguments: [5.0, 10, 30, 59]) func fresh(gap: Double)
  {
    let capture = Self.reopened(after: gap, sets: "sid=A1; Path=/; Max-Age=2592000; Secure; HttpOnly", pages: 2)
    #expect(capture.diagnosis().main?.causes.contains(.notDurable) == true)
  }

  @Test("a request that had no answer, and has no headers, says nothing of its store") func provisional() {
    var capture = Self.reopened(after: 20_000, sets: "sid=A1; Path=/; Secure; HttpOnly")
    #expect(capture.diagnosis().main?.causes == [.sessionCookieDied])
    capture.add(31.1, "/api/item", from: false, status: nil)
    #expect(capture.diagnosis().main?.causes == [.sessionCookieDied])
  }

  @Test("a store that shows again what it had hidden is asked about") func hidden() {
    let capture = Written().then {
      $0.add(0, "/login", from: true, sets: ["sid=A1; Max-Age=2592000; Path=/; Secure; HttpOnly"])
      $0.add(1, "/api/item", from: true, cookie: "sid=A1")
      $0.addPage(2, "/home", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(2.2, "/login")
      $0.addPage(7, "/home", cookie: "sid=A1")
    }
    let diagnosis = capture.diagnosis()
    #expect(diagnosis.outcome == .cannotBeTold)
    #expect(diagnosis.unsettled?.causes.map(\.id) == ["F02", "F05"])
  }

  @Test("a store cannot hide what nobody had yet") func firstLogIn() {
    let capture = Written().then {
      $0.addPage(0, "/home", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(0.2, "/login")
      $0.add(5, "/login", from: true, sets: ["sid=A1; Max-Age=2592000; Path=/; Secure; HttpOnly"])
      $0.add(6, "/api/item", from: true, cookie: "sid=A1")
      for second in [7.0, 17, 27] { $0.addPage(second, "/home", cookie: "sid=A1") }
    }
    #expect(capture.diagnosis().outcome == .nothingLost)
  }

  @Test("an answer from a cache is no step of the clock") func cached() {
    let capture = Written().then {
      $0.add(0, "/login", from: false, sets: ["sid=A1; Max-Age=86400; Path=/; Secure; HttpOnly"])
      $0.answer("Date", "Wed, 01 Jan 2025 00:00:00 GMT")
      $0.addPage(7_200, "/static/app.js", cookie: "sid=A1")
      $0.answer("Date", "Wed, 01 Jan 2025 00:00:10 GMT")
      $0.addPage(7_201, "/home", cookie: "sid=A1")
      $0.answer("Date", "Wed, 01 Jan 2025 02:00:01 GMT")
      $0.add(7_300, "/logout", from: false, cookie: "sid=A1", sets: ["sid=; Max-Age=0; Path=/"])
      $0.answer("Date", "Wed, 01 Jan 2025 02:01:40 GMT")
      $0.add(7_400, "/login", from: false, sets: ["sid=A2; Max-Age=86400; Path=/; Secure; HttpOnly"])
    }
    #expect(capture.diagnosis().outcome == .nothingLost)
  }

  @Test("a Secure cookie from an address without TLS is kept by no store") func withoutTLS() {
    let capture = Written().then {
      $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Secure; HttpOnly"])
      $0.addPage(1, "/home", status: 302)
      $0.answer("Location", "/login")
      for place in $0.exchanges.indices { $0.exchanges[place].url.replace("https://", with: "http://dev.") }
    }
    let diagnosis = capture.diagnosis()
    #expect(diagnosis.outcome == .cannotBeTold && diagnosis.obstacle?.contains("no TLS") == true)
  }

  @Test("a clock that was set forward shows by the server's", arguments: [2.0, 31, 365]) func forward(days: Double) {
    let capture = Written().then {
      $0.add(0, "/login", from: false, sets: ["sid=A1; Max-Age=86400; Path=/; Secure; HttpOnly"])
      $0.answer("Date", "Wed, 01 Jan 2025 00:00:00 GMT")
      $0.addPage(60, "/home", cookie: "sid=A1")
      $0.answer("Date", "Wed, 01 Jan 2025 00:01:00 GMT")
      $0.addPage(days * 86_400 + 200, "/home", status: 302)
      $0.answer("Location", "/login")
      $0.answer("Date", "Wed, 01 Jan 2025 00:03:20 GMT")
      $0.addPage(days * 86_400 + 200.2, "/login")
      $0.answer("Date", "Wed, 01 Jan 2025 00:03:20 GMT")
      $0.add(days * 86_400 + 220, "/login", from: false, sets: ["sid=A2; Max-Age=86400; Path=/; Secure; HttpOnly"])
    }
    let diagnosis = capture.diagnosis()
    #expect(diagnosis.outcome == .cannotBeTold && diagnosis.unsettled?.causes == [.clockSet])
  }

  /// Whoever logs out is given a guest's session.
  private static func guest(_ status: Int) -> Written {
    Written().then {
      $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Max-Age=7200; HttpOnly"])
      for second in [1.0, 11] { $0.addPage(second, "/account", cookie: "sid=A1") }
      $0.add(
        20, "/logout", from: false, cookie: "sid=A1", status: status, sets: ["sid=G1; Path=/; Max-Age=7200; HttpOnly"])
      $0.addPage(21, "/", cookie: "sid=G1")
    }
  }

  @Test("a guest who is led to a login page at the end has lost nothing", arguments: [302, 200]) func guestAtEnd(
    status: Int
  ) {
    let capture = Self.guest(status).then {
      $0.addPage(30, "/account", cookie: "sid=G1", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(30.2, "/login", cookie: "sid=G1")
    }
    #expect(capture.diagnosis().outcome == .nothingLost)
  }

  @Test("whoever logs out and is given a guest's session has lost nothing", arguments: [302, 200]) func guest(
    status: Int
  ) {
    let capture = Self.guest(status).then {
      $0.answer("set-cookie", "sid=G2; Path=/; Max-Age=7200; HttpOnly")
      $0.addPage(30, "/account", cookie: "sid=G2", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(30.2, "/login", cookie: "sid=G2")
      $0.add(50, "/login", from: false, cookie: "sid=G2", sets: ["sid=A2; Path=/; Max-Age=7200; HttpOnly"])
    }
    #expect(capture.diagnosis().outcome == .nothingLost)
  }

  @Test("what is between a redirect and its target hides it from nobody", arguments: [0, 1, 2, 3]) func beacon(
    kind: Int
  ) {
    let targets = [
      "/connect/start", "/connect/start#_=_", "https://SHOP.example:443/connect/start", "/connect/st%61rt",
    ]
    let capture = Written().then {
      $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Max-Age=2592000; Secure; HttpOnly"])
      for second in [1.0, 11] { $0.addPage(second, "/account", cookie: "sid=A1") }
      $0.addPage(9_000, "/account", cookie: "sid=A1", status: 302)
      $0.answer("Location", targets[kind])
      $0.addPage(9_000.1, at: "https://analytics.example/collect")
      $0.addPage(9_000.2, "/connect/start", cookie: "sid=A1", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(9_000.3, "/login", cookie: "sid=A1")
      $0.add(
        9_030, "/login", from: false, cookie: "sid=A1", sets: ["sid=A2; Path=/; Max-Age=2592000; Secure; HttpOnly"])
    }
    #expect(capture.diagnosis().outcome == .lost)
  }

  @Test("an answer that failed and took the session's cookies is said") func clearedByFailure() {
    let capture = Written.signedIn.then {
      $0.add(
        20, "/api/items", from: false, cookie: "sid=A1", status: 500,
        sets: ["sid=; Max-Age=0; Path=/", "sid_refresh=; Max-Age=0; Path=/"])
      $0.add(21, "/api/items", from: false, status: 401)
      $0.add(60, "/login", from: false, sets: ["sid=A9; Max-Age=900; Path=/; Secure; HttpOnly"])
    }
    let causes = capture.diagnosis().main?.causes ?? []
    #expect(causes.first == .endedElsewhere)
    #expect(!causes.contains(.doubleRefresh) && !causes.contains(.onTwoDevices))
  }
}
