import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

@Suite("whose requests, and what for") struct AddressTests {
  /// Both sides renew one token, which ends the session.
  private static let story = Written.refreshedTwice

  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (inout Written) -> Void

    init(_ description: String, _ apply: @escaping @Sendable (inout Written) -> Void) {
      (testDescription, self.apply) = (description, apply)
    }
  }

  static let edits = [
    Edit("another site has a cookie of that name") {
      $0.add(20, "/sessions", from: false, sets: ["sid=P0; Path=/"])
      $0.exchanges[$0.exchanges.count - 1].url = "https://pay.stripe.test/sessions"
    },
    Edit("a request to another site fails") {
      $0.add(999, "/stats", from: true, status: 0, lasting: 0.002)
      $0.exchanges[$0.exchanges.count - 1].url = "https://stats.other.test/stats"
      $0.exchanges[$0.exchanges.count - 1].status = nil
    },
    Edit("plain HTTP is sent to TLS") {
      $0.addPage(20, at: "http://shop.example/home", status: 301, location: "https://shop.example/home")
    },
    Edit("a browser asks for leave first") {
      $0.add(999, "/api/refresh", from: false)
      $0.exchanges[$0.exchanges.count - 1].method = "OPTIONS"
    },
    Edit("a manifest is asked for without cookies") { $0.addPage(20, "/manifest.json", status: 401) },
    Edit("a picture is called logout") { $0.addPage(20, "/static/logout.svg", cookie: "sid=A1") },
    Edit("a page asks whether to log out") { $0.addPage(20, "/logout-confirm", cookie: "sid=A1") },
    Edit("a subscription is revoked") { $0.add(20, "/api/push/revoke", from: true, cookie: "sid=A1") },
    Edit("a feed is read anew") { $0.addPage(20, "/feed/refresh", cookie: "sid=A1; sid_refresh=B1", status: 403) },
  ]

  @Test("what is none of the session's changes nothing", arguments: edits) func edit(_ edit: Edit) {
    var capture = Self.story
    edit.apply(&capture)
    let (plain, edited) = (Self.story.diagnosis(), capture.diagnosis())
    #expect(edited.outcome == plain.outcome)
    #expect(edited.main?.causes.map(\.id) == plain.main?.causes.map(\.id))
    #expect(edited.findings.count == plain.findings.count)
  }

  @Test("a cookie that a login brings for few addresses is the one that is exchanged") func narrow() {
    let capture = Written().then {
      $0.add(0, "/login", from: true, sets: ["s=A1; Path=/; Max-Age=900", "k=B1; Path=/session; Max-Age=2592000"])
      $0.add(1, "/api/items", from: true, cookie: "s=A1")
      $0.add(960, "/session/refresh", from: true, status: 401)
    }
    #expect(Roles().guessed(from: capture.exchanges).refresh == "k")
  }

  @Test("a recorder that does not say what users do shows no less than a capture") func silent() throws {
    var trace = Self.story.trace()
    let kinds: Set<TraceRecord.Kind> = [.userLogsInAgain, .userLogsOut, .clientNeedsLogin]
    var recorded = RecordedTrace(trace.trace, from: .recorder)
    recorded.sees.subtract(kinds)
    trace = recorded
    #expect(Diagnosis(trace).outcome == .lost)
  }
}
