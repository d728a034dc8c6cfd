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
