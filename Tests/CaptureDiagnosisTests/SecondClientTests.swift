import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// Who a request is from, and which host's session it has.
@Suite("what is shared between clients and hosts") struct SecondClientTests {
  private static let safari =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"

  @Test("a cookie without a date that was copied goes with its process, as the one that it was copied from")
  func undatedCopy() {
    let capture = Written().then {
      $0.add(
        0, "/login", from: true,
        sets: ["sid=A1; Path=/; Secure; HttpOnly", "device=D; Max-Age=31536000; Path=/; Secure; HttpOnly"])
      for second in [1.0, 20] {
        $0.add(second, "/api/items", from: true, cookie: "sid=A1; device=D")
        $0.addPage(second + 5, "/home", cookie: "sid=A1; device=D")
      }
      $0.add(7_300, "/api/items", from: true, cookie: "device=D", status: 401)
      $0.addPage(7_305, "/home", cookie: "device=D", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(7_305.3, "/login", cookie: "device=D")
      $0.add(7_320, "/login", from: false, cookie: "device=D", sets: ["sid=A2; Path=/; Secure; HttpOnly"])
      $0.addPage(7_321, "/home", cookie: "sid=A2; device=D")
    }
    let diagnosis = capture.diagnosis()
    #expect(diagnosis.outcome == .lost)
    #expect(diagnosis.main?.causes.contains(.sessionCookieDied) == true)
  }

  @Test("a web view that calls itself Safari is the app's page: it sends what native code was given")
  func namedSafari() {
    let names = ["sid=A1; Max-Age=900; Path=/; Secure; HttpOnly", "rt=R1; Max-Age=2592000; Path=/; Secure; HttpOnly"]
    var capture = Written()
    capture.add(0, "/login", from: true, sets: names)
    for second in [1.0, 10, 20] {
      capture.add(second, "/api/items", from: true, cookie: "sid=A1; rt=R1")
      capture.add(second + 4, "/home/items", from: false, cookie: "sid=A1; rt=R1")
    }
    capture.add(930, "/api/refresh", from: false, cookie: "rt=R1", status: 401)
    capture.add(932, "/login/items", from: false, cookie: "rt=R1")
    capture.add(940, "/login", from: false, sets: names.map { $0.replacing("1;", with: "2;", maxReplacements: 1) })
    let pages = capture.exchanges.indices.filter { place in
      capture.exchanges[place].agent?.hasPrefix("Mozilla/") ?? false
    }
    for place in pages { capture = capture.with(Self.safari, in: place..<(place + 1)) }
    let diagnosis = capture.diagnosis()
    #expect(diagnosis.outcome == .lost)
    #expect(diagnosis.main?.causes.contains(.endedElsewhere) == true)
  }

  @Test("a refresh whose answer was seen on its way may not have come to its client", arguments: [2.5, 75])
  func answerOnItsWay(later: Double) {
    func set(_ number: Int) -> [String] {
      [
        "sid=A\(number); Max-Age=900; Path=/; Secure; HttpOnly",
        "rt=R\(number); Max-Age=2592000; Path=/; Secure; HttpOnly",
      ]
    }
    let capture = Written().then {
      $0.add(0, "/login", from: true, sets: set(1))
      for second in [1.0, 10, 20] {
        $0.add(second, "/api/items", from: true, cookie: "sid=A1; rt=R1")
        $0.addPage(second + 4, "/home", cookie: "sid=A1; rt=R1")
      }
      $0.add(944, "/api/refresh", from: true, cookie: "rt=R1", sets: set(2))
      $0.add(944 + later, "/api/refresh", from: true, cookie: "rt=R1", status: 401)
      $0.add(952 + later, "/login", from: true, sets: set(3))
      $0.add(953 + later, "/api/items", from: true, cookie: "sid=A3; rt=R3")
    }
    let diagnosis = capture.diagnosis()
    #expect(diagnosis.outcome == .lost)
    #expect(diagnosis.main?.causes.contains(.replyLost) == true)
  }

  @Test("another host with a login of its own is somebody else's session", arguments: ["sid", "forum_session"])
  func otherHost(name: String) {
    let set = ["sid=A1; Max-Age=9000; Path=/; Secure; HttpOnly", "rt=R1; Max-Age=2592000; Path=/; Secure; HttpOnly"]
    var capture = Written()
    func use(_ capture: inout Written, from second: Double) {
      for turn in 0..<3 {
        capture.add(second + Double(turn) * 12, "/api/items", from: true, cookie: "sid=A1; rt=R1")
        capture.addPage(second + Double(turn) * 12 + 6, "/home", cookie: "sid=A1; rt=R1")
      }
    }
    capture.add(0, "/login", from: true, sets: set)
    use(&capture, from: 1)
    let first = capture.exchanges.count
    capture.addPage(40, "/t/1", status: 302)
    capture.answer("Location", "/login")
    capture.addPage(40.3, "/login")
    capture.add(46, "/login", from: false, status: 302, sets: ["\(name)=F1; Max-Age=900; Path=/; Secure; HttpOnly"])
    capture.answer("Location", "/t/1")
    capture.addPage(46.3, "/t/1", cookie: "\(name)=F1")
    for place in first..<capture.exchanges.count {
      capture.exchanges[place].url = capture.exchanges[place].url.replacing(
        "https://shop.example", with: "https://forum.shop.example")
    }
    use(&capture, from: 50)
    #expect(capture.diagnosis().outcome != .lost)
    let gone = capture.then {
      $0.add(100, "/logout", from: false, cookie: "\(name)=F1", sets: ["\(name)=; Max-Age=0; Path=/"])
      $0.exchanges[$0.exchanges.count - 1].url = "https://forum.shop.example/logout"
      $0.addPage(400, "/home", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(400.3, "/login")
      $0.add(420, "/login", from: false, sets: set.map { $0.replacing("1;", with: "2;", maxReplacements: 1) })
      $0.addPage(421, "/home", cookie: "sid=A2; rt=R2")
    }
    // Whether a logout there was the session's as well does not show.
    #expect(gone.diagnosis().outcome != .nothingLost)
  }

  @Test("a redirect's cookies that the page has sent were seen by whoever handed them over", arguments: [true, false])
  func redirected(isRevoked: Bool) {
    let life = isRevoked ? " Max-Age=2592000;" : ""
    let capture = Written().then {
      $0.add(
        0, "/login", from: true, status: 302,
        sets: ["sid=A1;\(life) Path=/; Secure; HttpOnly", "rt=R1;\(life) Path=/; Secure; HttpOnly"])
      $0.answer("Location", "/api/items")
      for second in [1.0, 20] {
        $0.add(second, "/api/items", from: true, cookie: "sid=A1; rt=R1")
        $0.addPage(second + 5, "/home", cookie: "sid=A1")
      }
      $0.add(930, "/api/items", from: true, cookie: isRevoked ? "rt=R1" : nil, status: 401)
      $0.add(931, "/api/refresh", from: true, cookie: isRevoked ? "rt=R1" : nil, status: 401)
      $0.add(932, "/api/items", from: false, status: 401)
      $0.add(933, "/api/refresh", from: false, status: 401)
      $0.add(
        940, "/login", from: true, status: 302, sets: ["sid=A2; Path=/; Secure; HttpOnly", "rt=R2; Path=/; Secure"])
      $0.add(941, "/api/items", from: true, cookie: "sid=A2; rt=R2")
    }
    let causes = capture.diagnosis().main?.causes ?? []
    #expect(causes.contains(isRevoked ? .endedElsewhere : .sessionCookieDied))
    #expect(causes != [.redirectHidesCookies])
  }

  @Test("what is forbidden with a token that is taken before and after is what its user may not do") func forbidden() {
    var capture = Written()
    capture.add(0, "/login", from: false, sets: ["sid=A1; Max-Age=9000; Path=/; Secure; HttpOnly"])
    for (second, status) in [(1.0, 201), (5, 403), (9, 201)] {
      capture.add(second, status == 403 ? "/api/refunds" : "/api/cart", from: false, cookie: "sid=A1", status: status)
      capture.ask("X-CSRF-Token", "T1")
    }
    #expect(capture.diagnosis().outcome != .lost)
  }

  @Test(
    "a form that masks its token each time does not show whether the one that is forbidden is good",
    arguments: ["", "; csrftoken=C1"])
  func masked(beside cookie: String) {
    var capture = Written()
    capture.add(0, "/login", from: false, sets: ["sid=A1; Max-Age=9000; Path=/; Secure; HttpOnly"])
    for (second, status) in [(1.0, 201), (5, 201), (9, 403), (13, 201)] {
      capture.add(
        second, status == 403 ? "/api/refunds" : "/api/cart", from: false, cookie: "sid=A1" + cookie, status: status)
      capture.ask("X-CSRF-Token", "M\(second)")
    }
    #expect(capture.diagnosis().outcome == .cannotBeTold)
  }

  @Test(
    "another cookie without a date that stayed, and that script could have written again",
    arguments: [
      ("https://shop.example", "other=U; HttpOnly", false),
      ("https://www.shop.example", "other=U; Domain=shop.example", true),
      ("https://shop.example", "other=U", true),
    ])
  func undatedStayed(host: String, field: String, mayHaveDied: Bool) {
    var capture = Written()
    capture.addPage(0, "/login", sets: [field])
    capture.exchanges[0].url = host + "/login"
    capture.add(
      3, "/login", from: false, cookie: "other=U",
      sets: ["sid=A1; Path=/; Secure; HttpOnly", "device=D; Max-Age=31536000; Path=/; HttpOnly"])
    for second in [4.0, 20] { capture.addPage(second, "/home", cookie: "sid=A1; other=U; device=D") }
    capture.addPage(7_301, "/home", cookie: "other=U; device=D", status: 302)
    capture.answer("Location", "/login")
    capture.addPage(7_301.3, "/login", cookie: "other=U; device=D")
    capture.add(7_320, "/login", from: false, cookie: "other=U; device=D", sets: ["sid=A2; Path=/; Secure; HttpOnly"])
    capture.addPage(7_321, "/home", cookie: "sid=A2; other=U; device=D")
    let causes = capture.diagnosis().main?.causes ?? []
    #expect(causes.contains(.sessionCookieDied) == mayHaveDied, "\(causes)")
    #expect(causes.contains(.vanished), "\(causes)")
  }

  @Test(
    "a logout that names a device may be another one's, and whoever goes on behind it has not logged out",
    arguments: [
      ("/api/devices/77/logout", false, Diagnosis.Outcome.cannotBeTold), ("/api/devices/77/logout", true, .lost),
      ("/api/devices/logout", false, .cannotBeTold), ("/api/devices/Annas-iPad/logout", false, .cannotBeTold),
      ("/api/sessions/others/logout", false, .cannotBeTold), ("/api/devices/current/logout", false, .nothingLost),
      ("/api/sessions/logout", false, .nothingLost), ("/api/users/42/logout", false, .nothingLost),
    ])
  func otherDevice(path: String, goesOn: Bool, outcome: Diagnosis.Outcome) {
    let capture = Written.signedIn.then {
      $0.addPage(20, "/home", cookie: "sid=A1; sid_refresh=B1")
      $0.add(30, path, from: false, cookie: "sid=A1; sid_refresh=B1", status: 204)
      if goesOn { $0.addPage(60, "/home", cookie: "sid=A1; sid_refresh=B1") }
      $0.addPage(330, "/home", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(330.3, "/login")
      $0.add(340, "/login", from: false, sets: Written.tokens(9))
      $0.addPage(341, "/home", cookie: "sid=A9")
    }
    #expect(capture.diagnosis().outcome == outcome)
  }

  @Test("another cookie without a date that is brought again did not stay") func undatedBroughtAgain() {
    let capture = Written().then {
      $0.add(
        0, "/login", from: false,
        sets: ["sid=A1; Path=/; Secure; HttpOnly", "node=N; Path=/; HttpOnly", "device=D; Max-Age=31536000; Path=/"])
      for second in [1.0, 20] { $0.addPage(second, "/home", cookie: "sid=A1; node=N; device=D") }
      $0.addPage(7_300, "/", cookie: "device=D", sets: ["node=N; Path=/; HttpOnly"])
      $0.addPage(7_301, "/home", cookie: "node=N; device=D", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(7_301.3, "/login", cookie: "node=N; device=D")
      $0.add(7_320, "/login", from: false, cookie: "node=N; device=D", sets: ["sid=A2; Path=/; Secure; HttpOnly"])
      $0.addPage(7_321, "/home", cookie: "sid=A2; node=N; device=D")
    }
    #expect(capture.diagnosis().main?.causes.contains(.sessionCookieDied) == true)
  }

  @Test("a token that was good for another client excuses nobody's") func forbiddenOfOtherSide() {
    var capture = Written()
    capture.add(0, "/login", from: true, sets: ["sid=A1; Max-Age=9000; Path=/; Secure; HttpOnly"])
    capture.add(1, "/api/cart", from: false, cookie: "sid=A1; XSRF-TOKEN=T1", status: 201)
    capture.ask("X-XSRF-TOKEN", "T1")
    for second in [5.0, 9] {
      capture.add(second, "/api/cart", from: true, cookie: "sid=A1; XSRF-TOKEN=T2", status: 403)
      capture.ask("X-XSRF-TOKEN", "T1")
      capture.add(second + 1, "/api/items", from: true, cookie: "sid=A1")
    }
    #expect(capture.diagnosis().outcome == .lost)
  }

  @Test("a browser that was given the same session by an answer of its own is a browser") func sharedWithBrowser() {
    var capture = Written()
    capture.add(0, "/login", from: true, sets: ["sid=A1; Max-Age=9000; Path=/; Secure; HttpOnly"])
    capture.add(5, "/handover", from: false, sets: ["sid=A1; Path=/; Secure; HttpOnly"])
    capture.add(6, "/home", from: false, cookie: "sid=A1")
    capture = capture.with(Self.safari, in: 1..<3)
    #expect(Roles().guessed(from: capture.exchanges).client(of: capture.exchanges[2]).actor == .systemBrowser)
  }

  @Test("another cookie without a date that stayed says that no process had ended") func undatedStayed() {
    let capture = Written().then {
      $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Secure; HttpOnly", "ab=B; Path=/; Secure; HttpOnly"])
      for second in [1.0, 20] { $0.addPage(second, "/home", cookie: "sid=A1; ab=B") }
      $0.addPage(230, "/home", cookie: "ab=B", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(230.3, "/login", cookie: "ab=B")
      $0.add(240, "/login", from: false, cookie: "ab=B", sets: ["sid=A2; Path=/; Secure; HttpOnly"])
      $0.addPage(241, "/home", cookie: "sid=A2; ab=B")
    }
    let causes = capture.diagnosis().main?.causes ?? []
    #expect(causes.contains(.vanished))
    #expect(!causes.contains(.sessionCookieDied))
  }

  @Test("answers without a status that HTTP knows tell nothing") func noStatus() {
    var capture = Written.signedIn
    for place in capture.exchanges.indices { capture.exchanges[place].status = .max }
    #expect(capture.diagnosis().outcome == .cannotBeTold)
  }
}
