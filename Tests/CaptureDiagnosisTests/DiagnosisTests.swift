import Choices
import CookieDiagnosis
import CookieExploration
import CookieFiles
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies
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

  func diagnosis(_ roles: Roles = Roles()) -> Diagnosis {
    Diagnosis(CaptureTrace.trace(exchanges, roles: roles.guessed(from: exchanges)))
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
    capture.add(1_001, "/api/items", from: false, cookie: "sid=A2", status: 401)
    capture.add(1_002, "/api/refresh", from: false, cookie: "sid_refresh=B2", status: 401)
    capture.add(1_003, "/login", from: false)
    let main = try #require(capture.diagnosis().main)
    #expect(main.causes.map(\.id) == ["F50"])
  }

  @Test(
    "of an app with one side, what simulated apps with two had is not all",
    arguments: [
      // An address that has its own content is nobody's request.
      (true, false, ["F01"]), (false, false, ["F01", "F20", "F35"]), (false, true, ["F01", "F20", "F35"]),
    ])
  func oneSide(besideNative: Bool, picture: Bool, causes: [String]) {
    let diagnosis = Self.olderAgain(besideNative: besideNative, picture: picture)
    #expect(diagnosis.outcome == .lost)
    let suspects = Set(diagnosis.main?.causes.map(\.id) ?? [])
    #expect(suspects.intersection(["F01", "F20", "F35"]) == Set(causes))
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

@Suite("views of a run") struct ViewTests {
  @Test("a recorder sees neither the server's inside nor what the platform does") func recorder() throws {
    let (trace, _) = try Played.run("two-way-observer", "week-of-use", seed: 3)
    let view = RecorderView.view(of: trace, epoch: 0)
    let kinds = Set(view.trace.records.map(\.kind))
    #expect(kinds.isSubset(of: view.sees))
    #expect(kinds.isSuperset(of: [.requestSent, .responseReceived, .cookieWritten, .storeRead, .appLaunched]))
    #expect(kinds.isDisjoint(with: [.tokenIssued, .tokenRefused, .cookieVanished, .networkProcessDied, .replyLost]))
    #expect(!view.trace.records.contains { $0.kind == .requestSent && $0.actor == .oldDevice })
  }

  @Test("tokens are numbered in the order in which they show") func tokens() throws {
    let (trace, _) = try Played.run("two-way-observer", "week-of-use", seed: 3)
    var seen: [TraceText] = []
    for record in RecorderView.view(of: trace).trace.records where record.value.isSimulatedToken {
      if !seen.contains(record.value) { seen.append(record.value) }
    }
    #expect(seen.map(\.tokenNumber) == seen.indices.map { Int32($0) })
  }

  @Test("a recorder sees the cookies that the app's extension is given", arguments: ["push-only", "two-way-observer"])
  func appExtension(strategy: String) throws {
    for seed in [1, 2, 3] as [UInt64] {
      let (trace, _) = try Played.run(strategy, "extension-refreshes", seed: seed)
      func writes(_ records: [TraceRecord]) -> Int {
        records.count { $0.kind == .cookieWritten && $0.actor == .appExtension }
      }
      let view = RecorderView.view(of: trace)
      #expect(writes(view.trace.records) > 0)
      #expect(writes(view.trace.records) == writes(trace.records))
      // Whoever does not know what the extension's refresh brought takes the next token for one that nobody has issued.
      let refusals = Completion.complete(view).trace.records.filter { $0.kind == .tokenRefused }
      #expect(!refusals.contains { $0.reason == .unknown })
    }
  }

  @Test("a proxy sees all cookies of a request", arguments: ["several-hosts", "week-of-use"])
  func allCookies(scenario: String) throws {
    let entry = try #require(StrategyCatalogue.entry(named: "two-way-observer"))
    let world = try #require(try BuiltInScenarios.scenario(named: scenario))
    let simulator = Simulator(scenario: world, strategy: entry)
    _ = simulator.run(Tape(seed: 3))
    let trace = simulator.trace
    let fields = simulator.cookieFields
    for (place, record) in trace.records.enumerated() where record.kind == .requestSent && !record.value.isEmpty {
      let token = "\(trace.text(record.name))=\(trace.text(record.value))"
      #expect(fields[place]?.components(separatedBy: "; ").contains(token) == true, "\(place): \(token)")
    }
    let exchanges = CaptureView.exchanges(of: trace, cookieFields: fields)
    let refreshes = exchanges.filter { $0.url.contains("refresh") }.compactMap { exchange in
      exchange.requestHeaders.first { $0.name == "Cookie" }?.value
    }
    #expect(refreshes.contains { $0.contains("refresh=r") })
    if scenario == "several-hosts" {
      let sent = exchanges.flatMap(\.requestHeaders).filter { $0.name == "Cookie" }
      #expect(sent.contains { $0.value.contains("consent=1") })
    }
  }

  @Test("a HAR says the same when it is read again", arguments: ["push-only", "two-way-observer", "native-refresh"])
  func har(strategy: String) throws {
    let (trace, _) = try Played.run(strategy, "concurrent-refresh", seed: 5)
    let exchanges = CaptureView.exchanges(of: trace)
    let text = try HARText(exchanges, creator: "twinjar").text()
    let read = try Captures.read(CaptureBytes(path: "a.har", Array(text.utf8)))
    #expect(read.exchanges.count == exchanges.count)
    let roles = Roles().guessed(from: exchanges)
    #expect(roles == Roles().guessed(from: read.exchanges))
    let direct = Diagnosis(CaptureTrace.trace(exchanges, roles: roles))
    let again = Diagnosis(CaptureTrace.trace(read.exchanges, roles: roles))
    #expect(direct.recorded.trace.digest == again.recorded.trace.digest)
  }

  @Test(
    "dates",
    arguments: [
      (0, "1970-01-01T00:00:00.000000Z"), (1_735_689_600_000_001, "2025-01-01T00:00:00.000001Z"),
      (951_782_400_000_000, "2000-02-29T00:00:00.000000Z"), (-1, "1969-12-31T23:59:59.999999Z"),
    ])
  func dates(microseconds: Int64, text: String) { #expect(CaptureDate.text(microseconds) == text) }
}

@Suite("what can be seen") struct SightTests {
  @Test(
    "every rule says which records it looks for",
    arguments: [
      ("F24", [TraceRecord.Kind.cookieVanished]), ("F12", [.storeRead]), ("F31", [.observerAdded]),
      ("F13", [.pageDied]),
      ("F64", [.appMoved]), ("F58", [.lockRefused]),
    ])
  func needs(id: String, kinds: [TraceRecord.Kind]) throws {
    let cause = try #require(Cause.named(id))
    #expect(CauseSight.needs(of: cause).isSuperset(of: kinds))
  }

  @Test("a capture hides more causes than a recorder") func hidden() {
    func hidden(_ source: RecordedTrace.Source) -> Set<String> {
      Set(CauseSight.causes(needing: { !source.canShow($0) }).map(\.id))
    }
    #expect(hidden(.capture).isSuperset(of: hidden(.recorder)))
    #expect(hidden(.capture).contains("F56"))
    #expect(!hidden(.recorder).contains("F56"))
    #expect(hidden(.recorder).contains("F58"))
    #expect(hidden(.simulation).isEmpty)
  }

  @Test(
    "the matrix",
    arguments: [
      ("F01", Material.capture, Sight.asOneOfSeveral), ("F01", .recorder, .named), ("F50", .capture, .named),
      ("F20", .captureAndFiles, .named), ("F20", .capture, .asOneOfSeveral), ("F58", .recorder, .asOneOfSeveral),
      ("F02", .capture, .hidden), ("F67", .recorder, .named), ("400-days", .recorder, .hidden),
    ])
  func matrix(id: String, material: Material, sight: Sight) {
    #expect(SourceMatrix.sight(of: id, from: material) == sight)
  }

  @Test("every cause that a rule can name has a row") func allCauses() {
    #expect(Set(Cause.allCases.map(\.id)).subtracting(SourceMatrix.ids) == [])
  }

  @Test(
    "a cookie that went with its process is named where another one stayed",
    arguments: [
      (Material.capture, true, Sight.named), (.capture, false, .asOneOfSeveral),
      (.captureAndFiles, false, .asOneOfSeveral), (.recorder, false, .named),
    ])
  func company(material: Material, hasCompany: Bool, sight: Sight) {
    #expect(SourceMatrix.sight(of: "F23", from: material, hasCompany: hasCompany) == sight)
  }

  @Test("no cause has two rows, and more material never hides one") func matrixRows() throws {
    #expect(Set(SourceMatrix.ids).count == SourceMatrix.ids.count)
    let order: [Sight] = [.hidden, .asOneOfSeveral, .named]
    for id in SourceMatrix.ids {
      let ranks = try Material.allCases.map { try #require(SourceMatrix.sight(of: id, from: $0)) }.compactMap(
        order.firstIndex)
      #expect(ranks == ranks.sorted(), "\(id)")
    }
  }

  @Test("the tables of what looks alike name causes that there are", arguments: RecordedTrace.Source.allCases)
  func tables(source: RecordedTrace.Source) throws {
    guard let table = SightTable.table(for: source) else { return }
    #expect(table.rows.count > 50)
    for (key, causes) in table.rows {
      #expect(!causes.isEmpty && causes.allSatisfy { $0 == SightTable.harmless || Cause.named($0) != nil }, "\(key)")
    }
  }

  @Test("the table of captures with files is not empty") func fileTable() { #expect(SightTable.files.rows.count > 50) }

  @Test("where too few runs had all details, those that had the rest answer; runs without harm come with them")
  func details() {
    let counts = [
      "F01|a#x|": ["F01": 6], "F01|a#y|": ["F20": 400, "F01": 1], "F01|a#z|": ["F04": 2],
      "none|b#|": ["F67": 5, "-": 40], "none|c#|": ["F67": 4, "-": 40], "F01|a#x|@native": ["F12": 7],
    ]
    let table = SightTable(parsing: Array(SightTable.text(of: counts).utf8))
    #expect(table.row(of: "F01|a#x|") == ["F01"])
    #expect(table.row(of: "F01|a#y|") == ["F20"])
    // F04 had 2 of 409 runs.
    #expect(table.row(of: "F01|a#z|") == ["F20", "F01", "F04"])
    #expect(table.row(of: "F01|a#unheard-of") == ["F20", "F01", "F04"])
    #expect(table.row(of: "F01|a#z|@native") == ["F12"])
    #expect(table.row(of: "none|b#|") == ["-", "F67"])
    #expect(table.row(of: "none|c#|") == nil)
    #expect(table.causes(concluding: "none") == ["F67"])
  }

  @Test("a table that was measured reads as it was written") func tableText() {
    let counts = ["F01|a": ["F01": 400, "F20": 9, "F24": 1], "F01|b": ["F33": 6], "F50|a": ["F50": 2]]
    let table = SightTable(parsing: Array(SightTable.text(of: counts).utf8))
    #expect(table.causes(of: "F01|a") == ["F01", "F20"])
    #expect(table.causes(of: "F01|b") == ["F33"])
    #expect(table.causes(of: "F01|c") == ["F01", "F20", "F33"])
    #expect(table.causes(of: "F50|a") == ["F50"])
    #expect(table.causes(of: "F60|a") == nil)
  }

  @Test("what was never simulated is answered with all that may be hidden") func unknown() {
    let causes = CauseSight.causes(needing: { !RecordedTrace.Source.capture.canShow($0) })
    #expect(causes.count > 20)
  }

  @Test("the rates of a small measurement") func rates() throws {
    let scenarios = try ["concurrent-refresh", "week-of-use", "cold-launch"].map {
      try #require(try BuiltInScenarios.scenario(named: $0))
    }
    let check = DiagnosisCheck(scenarios: scenarios, strategies: StrategyCatalogue.all, seed: 77)
    let tallies = check.run(count: 150, jobs: 2)
    for material in Material.allCases {
      let tally = try #require(tallies[material])
      #expect(tally.runs >= 150)
      #expect(tally.withTruth * 100 >= (tally.runs - tally.unseen) * 95)
      #expect(tally.wrongSingles * 100 <= 2 * tally.runs)
      #expect(tally.harmless > 0)
      #expect(tally.falseAlarms.values.reduce(0, +) * 20 <= tally.harmless)
    }
  }

  @Test("a session that another device has ended is met by the user, who comes back once more") func playsOn() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "two-devices"))
    let check = DiagnosisCheck(scenarios: [scenario], strategies: StrategyCatalogue.all, seed: 77)
    let tally = try #require(check.run(count: 20, jobs: 2)[.recorder])
    #expect(tally.answers[.onTwoDevices]?["nothing lost"] == nil)
    #expect(tally.answers[.onTwoDevices]?["F67"] ?? 0 > 0)
  }
}
