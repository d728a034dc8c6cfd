import Choices
import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// What servers give whoever comes without a cookie, and what a capture shows of logins that it does not have.
@Suite("a cookie that comes with a refusal is nobody's") struct VisitorOfRefusalTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let capture: Written
    let outcome: Diagnosis.Outcome
    /// Must be among the causes, and must not be.
    let among, never: [String]

    init(
      _ description: String, _ capture: Written, _ outcome: Diagnosis.Outcome, among: [String] = [],
      never: [String] = []
    ) {
      (testDescription, self.capture, self.outcome) = (description, capture, outcome)
      (self.among, self.never) = (among, never)
    }
  }

  private static let hour = "; Path=/; Max-Age=3600; HttpOnly"
  private static let day = "; Path=/; Max-Age=86400; HttpOnly"

  /// Three pages and calls from the first login on.
  private static func signedIn(_ attributes: String) -> Written {
    Written().then {
      $0.add(0, "/login", from: false, sets: ["s=S1" + attributes, "lang=de; Path=/; Max-Age=31536000; HttpOnly"])
      for second in [1.0, 20, 40] {
        $0.addPage(second, "/home", cookie: "s=S1; lang=de")
        $0.add(second + 5, "/api/items", from: false, cookie: "s=S1; lang=de")
      }
    }
  }

  /// Two refusals with a visitor's cookie between them, and a login.
  private static func refused(
    _ capture: Written, at second: Double, gives attributes: String, chained: Bool = false, loggedIn: String = "S2"
  ) -> Written {
    capture.then {
      $0.add(second, "/api/items", from: false, cookie: "lang=de", status: 401, sets: ["s=V1" + attributes])
      $0.addPage(
        second + 0.6, "/home", cookie: "lang=de; s=V1", status: 302, sets: chained ? ["s=V2" + attributes] : [])
      $0.answer("Location", "/login")
      let last = chained ? "V2" : "V1"
      $0.addPage(second + 0.9, "/login", cookie: "lang=de; s=\(last)")
      $0.addPage(second + 1, "/assets/app.css", cookie: "lang=de; s=\(last)")
      $0.add(
        second + 8, "/login", from: false, cookie: "lang=de; s=\(last)", status: 302,
        sets: loggedIn == last ? [] : ["s=\(loggedIn)" + attributes])
      $0.answer("Location", "/home")
      $0.addPage(second + 8.5, "/home", cookie: "lang=de; s=\(loggedIn)")
    }
  }

  static let examples = [
    Example("after the end of the session's date", refused(signedIn(hour), at: 3_700, gives: hour), .nothingLost),
    Example(
      "written anew with each answer", refused(signedIn(hour), at: 3_700, gives: hour, chained: true), .nothingLost),
    Example(
      "with which its login goes on", refused(signedIn(hour), at: 3_700, gives: hour, loggedIn: "V1"), .nothingLost),
    Example(
      "after the process of a session without a date",
      refused(signedIn("; Path=/; HttpOnly"), at: 9_000, gives: "; Path=/"),
      .lost, among: ["F23"], never: ["ended-elsewhere"]),
    Example(
      "of a session that is gone before its time", refused(signedIn(day), at: 400, gives: day), .lost, among: ["F24"],
      never: ["ended-elsewhere"]),
    Example(
      "from a page that anybody sees, refused at once by a call",
      signedIn(hour).then {
        $0.addPage(3_700, "/home", cookie: "lang=de", sets: ["s=V1" + hour])
        $0.add(3_700.4, "/api/items", from: false, cookie: "lang=de; s=V1", status: 401)
        $0.add(3_708, "/login", from: false, cookie: "lang=de; s=V1", sets: ["s=S2" + hour])
        $0.addPage(3_709, "/home", cookie: "lang=de; s=S2")
      }, .nothingLost),
    Example(
      "on the first visit, twice",
      Written().then {
        $0.add(0, "/api/items", from: false, status: 401, sets: ["s=V1" + hour])
        $0.add(0.4, "/api/items/cart", from: false, cookie: "s=V1", status: 401)
        $0.add(9, "/login", from: false, cookie: "s=V1", sets: ["s=S1" + hour])
        $0.addPage(10, "/home", cookie: "s=S1")
        $0.add(11, "/api/items", from: false, cookie: "s=S1")
      }, .nothingLost),
    Example(
      "in the place of one that the server has given up",
      signedIn(day).then {
        $0.addPage(7_300, "/home", cookie: "s=S1; lang=de", status: 302, sets: ["s=V1" + day])
        $0.answer("Location", "/login")
        $0.addPage(7_300.4, "/login", cookie: "lang=de; s=V1")
        $0.add(7_309, "/login", from: false, cookie: "lang=de; s=V1", sets: ["s=S2" + day])
        $0.addPage(7_310, "/home", cookie: "lang=de; s=S2")
      }, .lost, among: ["ended-elsewhere"]),
    Example(
      "unless it is served next where that one was",
      signedIn(day).then {
        $0.add(100, "/api/items/pin", from: false, cookie: "s=S1; lang=de", status: 401, sets: ["s=S2" + day])
        for second in [101.0, 110, 120] { $0.addPage(second, "/home", cookie: "s=S2; lang=de") }
      }, .nothingLost),
    Example(
      "with a refusal of something else, and served anywhere next",
      signedIn(hour).then {
        $0.add(60, "/posts/3/comments", from: false, cookie: "s=S1; lang=de", status: 419, sets: ["s=S2" + hour])
        $0.addPage(62, "/posts/3", cookie: "s=S2; lang=de", sets: ["s=S3" + hour])
        $0.addPage(70, "/posts/4", cookie: "s=S3; lang=de", sets: ["s=S4" + hour])
      }, .nothingLost),
    Example(
      "with a refusal of something else, whose session is gone before its time",
      signedIn(hour).then {
        $0.add(60, "/password", from: false, cookie: "s=S1; lang=de", status: 401, sets: ["s=S2" + hour])
        for number in 2...30 {
          $0.addPage(
            Double(number) * 120, "/posts/\(number)", cookie: "s=S\(number); lang=de", sets: ["s=S\(number + 1)" + hour]
          )
        }
        $0.addPage(3_900, "/posts/40", cookie: "lang=de", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(3_900.4, "/login", cookie: "lang=de")
        $0.add(3_909, "/login", from: false, cookie: "lang=de", sets: ["s=T1" + hour])
        $0.addPage(3_910, "/home", cookie: "s=T1; lang=de")
      }, .lost, among: ["F24"]),
    Example(
      "with which a second factor opens the session",
      Written().then {
        $0.add(0, "/api/login", from: false, status: 401, sets: ["s=S1" + day])
        $0.add(9, "/api/login/otp", from: false, cookie: "s=S1")
        for second in [10.0, 20, 30] { $0.addPage(second, "/posts/\(second)", cookie: "s=S1") }
      }, .nothingLost),
    Example(
      "a login at a host that the capture does not have",
      signedIn(day).then {
        $0.addPage(
          340, at: "https://shop.example/home", cookie: "lang=de", status: 302, location: "https://id.example.net/login"
        )
        $0.add(350, "/api/items", from: true, cookie: "s=S2; lang=de")
        $0.addPage(354, "/home", cookie: "s=S2; lang=de")
      }, .cannotBeTold),
    Example(
      "a renewal at a host that the capture does not have comes at once",
      signedIn(day).then {
        $0.add(340, "/api/items", from: true, cookie: "s=S1; lang=de", status: 401)
        $0.add(341, "/api/items", from: true, cookie: "s=S2; lang=de")
        $0.addPage(354, "/home", cookie: "s=S2; lang=de")
      }, .nothingLost),
    Example(
      "a login whose cookie nobody sends",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["s=S1" + day])
        for second in [1.0, 4, 8] { $0.add(second, "/api/items", from: false, status: 401) }
      }, .cannotBeTold),
    Example(
      "a login whose cookie nobody sends, and its page again",
      Written().then {
        $0.add(0, "/login", from: true, sets: ["s=S1" + day])
        $0.add(1, "/api/items", from: true, status: 401)
        $0.add(1.5, "/login/items", from: true)
      }, .cannotBeTold),
    Example(
      "a PIN that is wrong three times at the end",
      signedIn(day).then {
        for second in [60.0, 64, 69] {
          $0.add(second, "/api/pin/verify", from: true, cookie: "s=S1; lang=de", status: 401)
        }
      }, .cannotBeTold),
    Example(
      "refused three times at the end where it had been served",
      signedIn(day).then {
        for second in [60.0, 64, 69] {
          $0.add(second, "/api/items", from: false, cookie: "s=S1; lang=de", status: 401)
        }
      }, .lost, among: ["ended-elsewhere"]),
  ]

  @Test("and does not count as the session's", arguments: examples) func visitor(_ example: Example) {
    let diagnosis = example.capture.diagnosis(Roles().called("s"))
    let causes = diagnosis.main?.causes.map(\.id) ?? []
    #expect(diagnosis.outcome == example.outcome, "\(causes)")
    #expect(Set(causes).isSuperset(of: example.among), "\(causes)")
    #expect(Set(causes).isDisjoint(with: example.never), "\(causes)")
  }

  /// A page and native code that share a session, whose one token calls renew at times.
  private static func shared(_ more: (inout Written) -> Void) -> Written {
    Written().then {
      $0.add(0, "/login", from: true, sets: ["s=S1" + day])
      for second in [1.0, 20, 40] {
        $0.addPage(second, "/home", cookie: "s=S1")
        $0.add(second + 5, "/api/items", from: true, cookie: "s=S1")
      }
      more(&$0)
    }
  }

  static let sets = [
    Example(
      "two calls with one token at once, of which one is renewed and the other refused",
      shared {
        $0.addPage(3_661, "/home", cookie: "s=S1", sets: ["s=S2" + day])
        $0.add(3_661.02, "/api/items", from: true, cookie: "s=S1", status: 401)
        $0.addPage(3_663, "/home", cookie: "s=S2", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(3_663.4, "/login", cookie: "s=S2")
        $0.add(3_669, "/login", from: false, cookie: "s=S2", sets: ["s=S3" + day])
        $0.addPage(3_670, "/home", cookie: "s=S3")
      }, .lost, among: ["F50"]),
    Example(
      "a redirect that brings native code the next token, and a page that goes on with the old one",
      shared {
        $0.add(55, "/go/items", from: true, cookie: "s=S1", status: 302, sets: ["s=S2" + day])
        $0.add(56, "/api/items", from: true, cookie: "s=S2")
        $0.addPage(86, "/home", cookie: "s=S1", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(86.5, "/login", cookie: "s=S1")
        $0.add(93, "/login", from: false, cookie: "s=S1", sets: ["s=S3" + day])
        $0.addPage(94, "/home", cookie: "s=S3")
      }, .lost, among: ["F39"]),
    Example(
      "a date that WebKit does not take, of a cookie that native code has as well",
      Written().then {
        $0.add(
          0, "/login", from: false,
          sets: [
            "s=S1; Path=/; Expires=Mon Jan 01 2035 00:00:00 GMT+0000", "lang=de; Path=/; Max-Age=31536000; HttpOnly",
          ])
        for second in [1.0, 20, 40] {
          $0.addPage(second, "/home", cookie: "s=S1; lang=de")
          $0.add(second + 5, "/api/items", from: true, cookie: "s=S1; lang=de")
        }
        $0.addPage(7_300, "/home", cookie: "lang=de", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(7_300.4, "/login", cookie: "lang=de")
        $0.add(7_309, "/login", from: false, cookie: "lang=de", sets: ["s=S2; Path=/; Max-Age=31536000"])
        $0.addPage(7_310, "/home", cookie: "s=S2; lang=de")
      }, .lost, among: ["F42"]),
    Example(
      "a logout at an address that is called oddly, and that has served nobody",
      shared {
        $0.addPage(60, "/bye", cookie: "s=S1", status: 302, sets: ["s=; Path=/; Max-Age=0"])
        $0.answer("Location", "/login")
        $0.addPage(60.4, "/login")
        $0.add(90, "/login", from: false, sets: ["s=S2" + day])
        $0.addPage(91, "/home", cookie: "s=S2")
      }, .cannotBeTold),
  ]

  @Test("and a set has what the fields show", arguments: sets) func shown(_ example: Example) { visitor(example) }

  /// The page's own refreshes, and at the end what its store has.
  private static func renewing(last cookie: String?) -> Written {
    func set(_ number: Int) -> [String] {
      ["at=A\(number); Path=/; Max-Age=3600; HttpOnly", "rt=R\(number); Path=/api/auth; Max-Age=2592000; HttpOnly"]
    }
    return Written().then {
      $0.add(0, "/api/auth/login", from: false, sets: set(1) + ["dev=abc; Path=/; Max-Age=31536000"])
      for number in 1...3 {
        let begin = Double(number - 1) * 3_700
        for second in [1.0, 20] {
          $0.addPage(begin + second, "/home", cookie: "at=A\(number); dev=abc")
          $0.add(begin + second + 5, "/api/items", from: true, cookie: "at=A\(number); dev=abc")
        }
        guard number < 3 else { continue }
        $0.add(begin + 3_690, "/api/items", from: false, cookie: "dev=abc", status: 401)
        $0.add(
          begin + 3_690.3, "/api/auth/refresh", from: false, cookie: "rt=R\(number); dev=abc", sets: set(number + 1))
      }
      $0.add(16_000, "/api/items", from: false, cookie: "dev=abc", status: 401)
      let carried = cookie.map { "\($0); " } ?? ""
      $0.add(16_000.3, "/api/auth/refresh", from: false, cookie: carried + "dev=abc", status: 401)
      $0.addPage(16_001, "/login", cookie: carried + "dev=abc")
      $0.add(16_010, "/api/auth/login", from: false, cookie: "dev=abc", sets: set(9))
    }
  }

  @Test("an iPhone has no lock of Android's, and a store that may have been emptied may have lost one cookie")
  func noLock() {
    let causes = Self.renewing(last: nil).diagnosis().main?.causes.map(\.id) ?? []
    #expect(causes.contains("F24"), "\(causes)")
    #expect(!causes.contains("F58"), "\(causes)")
  }

  @Test("an older token that is back may be from a backup, and is none of page script's") func restored() {
    let causes = Self.renewing(last: "rt=R1").diagnosis().main?.causes.map(\.id) ?? []
    #expect(Set(causes).isSuperset(of: ["F20", "F57"]), "\(causes)")
    #expect(!causes.contains("F26"), "\(causes)")
  }

  @Test("a name that is a value of a cookie without one is not said") func nameless() {
    var capture = Self.signedIn(Self.day)
    capture.addPage(60, "/home", cookie: "s=S1; c2VjcmV0LXRva2Vu=", sets: ["c2VjcmV0LXRva2Vu=", "c2VjcmV0LXRva2Vu"])
    var roles = Roles()
    (roles.access, roles.given) = ("nosuch", ["session"])
    let error = #expect(throws: InputError.self) { try roles.check(against: capture.exchanges) }
    #expect(error?.description.contains("expected one of lang, s") == true)
    #expect(error?.description.contains("c2Vj") == false)
  }

  @Test("what is sent in the second in which an answer brought it comes behind the answer") func wholeSeconds() {
    var capture = Written()
    capture.add(0, "/login", from: true, sets: ["s=S1" + Self.day], lasting: 0.3)
    capture.add(0, "/api/items", from: true, cookie: "s=S1")
    capture.add(0, "/api/items/2", from: true)
    capture.add(5, "/api/items", from: true, cookie: "s=S1")
    let begin = capture.exchanges[0].startedAt
    let spread = WholeSeconds.spread(capture.exchanges, roles: Roles().called("s"))
    #expect(spread.map { $0.startedAt - begin } == [0, 301_000, 0, 5_000_000])
    #expect(WholeSeconds.areAll(capture.exchanges))
    // One whose answer took longer than there is time stays where it is.
    capture.exchanges[0].startedAt = -4_000_000_000_000_000_000
    capture.exchanges[1].startedAt = -8_000_000_000_000_000_000
    capture.exchanges[2].startedAt = -8_000_000_000_000_000_000
    capture.exchanges[0].duration = 9_000_000_000_000_000_000
    #expect(
      WholeSeconds.spread(capture.exchanges, roles: Roles().called("s")).map(\.startedAt)
        == capture.exchanges.map(\.startedAt))
    // One that is more exact orders them all.
    capture.add(5.5, "/api/items", from: true, cookie: "s=S1")
    #expect(!WholeSeconds.areAll(capture.exchanges))
  }
}

extension Roles {
  /// With a name for the session's cookie, as the user gives it.
  fileprivate func called(_ name: String) -> Roles {
    var roles = self
    (roles.access, roles.given) = (name, ["session"])
    return roles
  }
}
