import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// A capture of a made-up app, written by hand.
struct Written {
  var exchanges: [CapturedExchange] = []

  mutating func add(
    _ seconds: Double, _ path: String, from native: Bool, cookie: String? = nil, status: Int? = 200,
    sets: [String] = [], lasting: Double = 0.1
  ) {
    let agent =
      native ? "Shop/1 CFNetwork/1496 Darwin/23.5.0" : "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148"
    var headers = [CapturedHeader(name: "User-Agent", value: agent)]
    if let cookie { headers.append(CapturedHeader(name: "Cookie", value: cookie)) }
    exchanges.append(
      CapturedExchange(
        startedAt: 1_735_689_600_000_000 + Int64(seconds * 1_000_000), duration: Int64(lasting * 1_000_000),
        method: path.contains("item") ? "GET" : "POST", url: "https://shop.example\(path)", requestHeaders: headers,
        status: status, responseHeaders: sets.map { CapturedHeader(name: "set-cookie", value: $0) },
        place: "log.entries[\(exchanges.count)]"))
  }

  func diagnosis(_ roles: Roles = Roles()) -> Diagnosis { Diagnosis(trace(roles)) }

  func trace(_ roles: Roles = Roles()) -> RecordedTrace {
    CaptureTrace.trace(exchanges, roles: roles.guessed(from: exchanges))
  }

  /// The same where some requests come from another device.
  func with(_ agent: String, client: String? = nil, in places: Range<Int>) -> Written {
    var changed = self
    for place in places {
      changed.exchanges[place].requestHeaders = exchanges[place].requestHeaders.map {
        $0.name == "User-Agent" ? CapturedHeader(name: $0.name, value: agent) : $0
      }
      changed.exchanges[place].initiator = client
    }
    return changed
  }

  /// A session of native code that the page shares.
  static var signedIn: Written {
    var capture = Written()
    capture.add(
      0, "/login", from: true,
      sets: [
        "sid=A1; Max-Age=900; Path=/; Secure; HttpOnly", "sid_refresh=B1; Max-Age=86400; Path=/; Secure; HttpOnly",
      ])
    capture.add(5, "/api/items", from: true, cookie: "sid=A1")
    capture.add(8, "/api/items", from: false, cookie: "sid=A1")
    return capture
  }

  /// The same token from both sides at once: the server takes one, and ends the session for the other.
  static var refreshedTwice: Written {
    var capture = signedIn
    capture.add(
      1_000, "/api/refresh", from: false, cookie: "sid_refresh=B1",
      sets: [
        "sid=A2; Max-Age=900; Path=/; Secure; HttpOnly", "sid_refresh=B2; Max-Age=86400; Path=/; Secure; HttpOnly",
      ],
      lasting: 0.2)
    capture.add(1_000.05, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 401, lasting: 0.2)
    capture.add(1_001, "/api/items", from: true, cookie: nil, status: 401)
    capture.add(1_010, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 401)
    capture.add(
      1_020, "/login", from: true, sets: ["sid=A3; Max-Age=900; Path=/", "sid_refresh=B3; Max-Age=86400; Path=/"])
    return capture
  }
}

@Suite("diagnosis") struct DiagnosisTests {
  @Test("the only token of a session is refused: nothing is left of it", arguments: [true, false])
  func onlyToken(native: Bool) {
    var capture = Written()
    capture.add(0, "/login", from: native, sets: ["sid=A1; Path=/; Max-Age=2592000"])
    capture.add(1, "/api/items", from: native, cookie: "sid=A1")
    capture.add(7_600, "/api/items", from: native, cookie: "sid=A1", status: 401)
    capture.add(7_630, "/login", from: native, sets: ["sid=A2; Path=/; Max-Age=2592000"])
    capture.add(7_631, "/api/items", from: native, cookie: "sid=A2")
    #expect(capture.diagnosis().findings.compactMap { $0.verdict?.kind } == [.lost])
  }

  @Test("a client that is served with it afterwards has it") func servedAfterwards() {
    var capture = Written()
    capture.add(0, "/login", from: true, sets: ["sid=A1; Path=/; Max-Age=2592000"])
    capture.add(1, "/api/items", from: true, cookie: "sid=A1")
    capture.add(7_600, "/api/admin", from: true, cookie: "sid=A1", status: 401)
    capture.add(7_601, "/api/items", from: true, cookie: "sid=A1")
    #expect(capture.diagnosis().outcome == .nothingLost)
  }

  @Test(
    "a clock that was set back shows by the server's",
    arguments: [("Wed, 01 Jan 2025 02:00:00 GMT", true), ("Tue, 31 Dec 2024 22:00:00 GMT", false)])
  func setBack(date: String, isToldSo: Bool) {
    var capture = Written.signedIn
    capture.answer("Date", "Wed, 01 Jan 2025 00:00:08 GMT")
    capture.add(-7_200, "/api/items", from: false, cookie: "sid=A1")
    capture.answer("Date", date)
    #expect(capture.trace().remarks.contains { $0.contains("begins 7208 s before") } == isToldSo)
  }

  @Test("guesses which cookie is which") func roles() {
    let roles = Roles().guessed(from: Written.refreshedTwice.exchanges)
    #expect(roles.access == "sid")
    #expect(roles.refresh == "sid_refresh")
  }

  @Test("names a token that both sides refreshed") func doubleRefresh() throws {
    let diagnosis = Written.refreshedTwice.diagnosis()
    let main = try #require(diagnosis.main)
    #expect(main.verdict?.kind == .lost)
    #expect(main.concluded.id == "F50")
    #expect(main.causes.map(\.id).contains("F50"))
    #expect(diagnosis.outcome == .lost)
    #expect(main.chain?.steps.isEmpty == false)
  }

  /// A page that sends its first refresh token again after it has got a second one.
  private static func olderAgain(besideNative: Bool, picture: Bool = false) -> Diagnosis {
    let tokens = { (number: Int) in
      ["sid=A\(number); Max-Age=900; Path=/; HttpOnly", "sid_refresh=B\(number); Max-Age=86400; Path=/; HttpOnly"]
    }
    var capture = Written()
    capture.add(0, "/login", from: false, sets: tokens(1))
    if besideNative || picture { capture.add(1, "/api/items", from: true, cookie: picture ? nil : "sid=A1") }
    if picture { capture.exchanges[1].url = "Data:image/png;base64,AA" }
    capture.add(2, "/api/refresh", from: false, cookie: "sid=A1; sid_refresh=B1", sets: tokens(2))
    capture.add(3, "/api/items", from: false, cookie: "sid=A2; sid_refresh=B2")
    capture.add(10, "/api/refresh", from: false, cookie: "sid=A2; sid_refresh=B1", status: 401)
    capture.add(11, "/api/items", from: false, cookie: "sid=A2; sid_refresh=B1", status: 401)
    capture.add(12, "/api/refresh", from: false, cookie: "sid=A2; sid_refresh=B1", status: 401)
    capture.add(13, "/login", from: false, cookie: "sid=A2; sid_refresh=B1", sets: tokens(3))
    return capture.diagnosis()
  }

  struct Touching: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Milliseconds: when the first was sent, how long it took, and the same of the second.
    let (first, second): ((Int, Int), (Int, Int))
    let isTakenFirst: Bool

    init(_ description: String, _ first: (Int, Int), _ second: (Int, Int), isTakenFirst: Bool) {
      (testDescription, self.first, self.second, self.isTakenFirst) = (description, first, second, isTakenFirst)
    }
  }

  static let touching = [
    Touching("one in the other", (0, 3), (1, 1), isTakenFirst: true),
    Touching("end to end", (0, 1), (1, 1), isTakenFirst: true),
    Touching("a millisecond between", (0, 1), (2, 1), isTakenFirst: true),
    Touching("without a length", (0, 0), (0, 0), isTakenFirst: true),
    Touching("the second is taken", (0, 1), (2, 1), isTakenFirst: false),
    Touching("the second is taken, without a length", (0, 0), (0, 0), isTakenFirst: false),
    Touching("the second is taken, and answered long after the first", (0, 20), (3, 400), isTakenFirst: false),
  ]

  @Test("two refreshes are at once unless whole milliseconds say that they were not", arguments: touching)
  func atOnce(_ example: Touching) throws {
    var capture = Written.signedIn
    let tokens = ["sid=A2; Max-Age=900; Path=/; HttpOnly", "sid_refresh=B2; Max-Age=86400; Path=/; HttpOnly"]
    for (place, (start, length)) in [example.first, example.second].enumerated() {
      let isTaken = (place == 0) == example.isTakenFirst
      capture.add(
        1_000 + Double(start) / 1_000, "/api/refresh", from: false, cookie: "sid_refresh=B1",
        status: isTaken ? 200 : 401, sets: isTaken ? tokens : [], lasting: Double(length) / 1_000)
    }
    // Not all dates are of whole seconds.
    capture.add(1_001.25, "/api/items", from: false, cookie: "sid=A2", status: 401)
    capture.add(1_002, "/api/refresh", from: false, cookie: "sid_refresh=B2", status: 401)
    capture.add(1_003, "/login", from: false)
    let main = try #require(capture.diagnosis().main)
    #expect(main.causes.map(\.id) == ["F50"])
  }

  @Test(
    "of an app with one side, what simulated apps with two had is not all",
    arguments: [
      // An address that has its own content is nobody's request.
      // F01 is one of several from any capture.
      (true, false, ["F01", "F20", "F35"]), (false, false, ["F01", "F20", "F35"]),
      (false, true, ["F01", "F20", "F35"]),
    ])
  func oneSide(besideNative: Bool, picture: Bool, causes: [String]) {
    let diagnosis = Self.olderAgain(besideNative: besideNative, picture: picture)
    #expect(diagnosis.outcome == .lost)
    let suspects = Set(diagnosis.main?.causes.map(\.id) ?? [])
    #expect(suspects.intersection(["F01", "F20", "F35"]) == Set(causes))
  }

  @Test("bears a token that no answer in the capture has brought, refused when its like had run out") func unseenIssue()
    throws
  {
    var capture = Written()
    let tokens = { (number: Int) in
      [
        "sid=A\(number); Max-Age=900; Path=/; Secure; HttpOnly",
        "sid_refresh=B\(number); Max-Age=2592000; Path=/; Secure; HttpOnly",
      ]
    }
    capture.add(0, "/login", from: true, sets: tokens(1))
    capture.add(960.5, "/api/items", from: true, cookie: "sid=A2", status: 401)
    capture.add(1_080, "/login", from: true, sets: tokens(9))
    #expect(capture.diagnosis().outcome == .lost)
  }

  @Test("finds nothing where nothing was lost") func nothing() {
    #expect(Written.signedIn.diagnosis().outcome == .nothingLost)
  }

  @Test("cannot tell anything from a capture without cookies") func sanitised() {
    var capture = Written.refreshedTwice
    for index in capture.exchanges.indices {
      capture.exchanges[index].requestHeaders.removeAll { $0.name == "Cookie" }
      capture.exchanges[index].responseHeaders = []
    }
    #expect(capture.diagnosis().outcome == .cannotBeTold)
    #expect(capture.diagnosis().obstacle != nil)
    #expect(Written().diagnosis().outcome == .cannotBeTold)
  }

  @Test("takes what the user says for a role") func given() {
    var roles = Roles()
    roles.access = "other"
    roles.given = ["session"]
    #expect(roles.guessed(from: Written.refreshedTwice.exchanges).access == "other")
    roles.native = ["Mozilla"]
    #expect(roles.client(of: Written.signedIn.exchanges[2]).actor == .native)
    #expect(Roles().client(of: Written.signedIn.exchanges[2]).actor == .page)
  }

  @Test("does not depend on the order of the entries, and bears any") func order() {
    let capture = Written.refreshedTwice
    var turned = capture
    turned.exchanges.reverse()
    #expect(turned.diagnosis().recorded.trace.digest == capture.diagnosis().recorded.trace.digest)
    var odd = capture
    for index in odd.exchanges.indices {
      odd.exchanges[index].startedAt = index.isMultiple(of: 2) ? .min : .max
      odd.exchanges[index].duration = .max
      odd.exchanges[index].status = 99_999_999_999
    }
    _ = odd.diagnosis()
  }
}
