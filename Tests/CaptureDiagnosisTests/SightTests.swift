import CookieDiagnosis
import CookieFiles
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies
import Testing

@testable import CaptureDiagnosis
@testable import CookieExploration

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

  @Test(
    "a proxy sees the dates that the server sends, whatever a store makes of them",
    arguments: [
      (CaptureView.Dates.age, "access=a0; Path=/; Secure"),
      (.ofHTTP, "access=a0; Expires=Wed, 01 Jan 2025 00:15:00 GMT; Path=/; Secure"),
      (.ofScript, "access=a0; Expires=Wed Jan 01 2025 00:15:00 GMT+0000; Path=/; Secure"),
    ])
  func dates(_ dates: CaptureView.Dates, field: String) {
    var trace = Trace()
    let token = trace.texts.intern("a0")
    func add(_ kind: TraceRecord.Kind, _ actor: TraceActor, _ change: (inout TraceRecord) -> Void) {
      var record = TraceRecord(time: 0, kind: kind, actor: actor)
      (record.request, record.endpoint) = (0, .logIn)
      change(&record)
      trace.records.append(record)
    }
    add(.requestSent, .native) { $0.client = .dataTask }
    add(.tokenIssued, .server) { ($0.name, $0.value, $0.expiresAt) = (.access, token, 900_000_000_000) }
    add(.responseReceived, .native) { $0.number = 200 }
    add(.cookieWritten, .native) { ($0.name, $0.value, $0.cause, $0.store) = (.access, token, 2, .native) }
    let exchanges = CaptureView.exchanges(of: trace, dates: dates)
    #expect(exchanges.first?.responseHeaders.first { $0.name == "Set-Cookie" }?.value == field)
  }

  @Test(
    "a date that the platform does not take shows in what is exported", arguments: ["push-only", "single-source-web"])
  func oddDate(strategy: String) throws {
    let entry = try #require(StrategyCatalogue.entry(named: strategy))
    var world = try #require(try BuiltInScenarios.scenario(named: "expires-comma"))
    world.profile.faults.foldedFieldIsSplitAtCommas = false
    world.profile.faults.unknownDatesMakeSessionCookies = true
    world.policy.expiryFormat = .scriptDate
    let run = DiagnosedRun(world, entry, 1)
    #expect(run.truth == .expiryNotUnderstood)
    for (material, recorded) in run.sources() {
      let main = Diagnosis(recorded).main
      #expect(main?.causes.contains(.expiryNotUnderstood) == true, "\(material): \(main?.causes ?? [])")
      if material == .recorder { #expect(main?.causes == [.expiryNotUnderstood]) }
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

  @Test(
    "a write that had not reached the disk is named from files where the app may have ended",
    arguments: [(Material.captureAndFiles, false, Sight.asOneOfSeveral), (.recorder, false, .named)])
  func gap(material: Material, hasGap: Bool, sight: Sight) {
    #expect(SourceMatrix.sight(of: "F20", from: material, hasGap: hasGap) == sight)
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

  @Test(
    "the tables of what looks alike name causes that there are",
    arguments: [SightTable.capture, .files, .recorder, .recorderReadingBack])
  func tables(table: SightTable) throws {
    #expect(table.rows.count > 50)
    for (key, causes) in table.rows {
      #expect(!causes.isEmpty && causes.allSatisfy { $0 == SightTable.harmless || Cause.named($0) != nil }, "\(key)")
    }
  }

  @Test("where too few runs had all details, those that had the rest answer; runs without harm come with them")
  func details() {
    let counts = [
      "F01|a#x|": ["F01": 16], "F01|a#y|": ["F20": 400, "F01": 1], "F01|a#z|": ["F04": 4],
      "none|b#|": ["F67": 5, "-": 40], "none|c#|": ["F67": 4, "-": 40], "F01|a#x|@native": ["F12": 7],
    ]
    let table = SightTable(parsing: Array(SightTable.text(of: counts, rarest: 25).utf8))
    #expect(table.row(of: "F01|a#x|") == ["F01"])
    #expect(table.row(of: "F01|a#y|") == ["F20"])
    // F04 had 4 of 421 runs.
    #expect(table.row(of: "F01|a#z|") == ["F20", "F01"])
    #expect(table.row(of: "F01|a#unheard-of") == ["F20", "F01"])
    #expect(table.row(of: "F01|a#z|@native") == ["F12"])
    #expect(table.row(of: "none|b#|") == ["-", "F67"])
    #expect(table.row(of: "none|c#|") == nil)
    #expect(table.causes(concluding: "none") == ["F67"])
  }

  @Test(
    "a cause that is all but unknown in whatever looks alike is not named for one run of few",
    arguments: [
      // Of the setting's runs 1 in 20, and 1 in 500 of all that look alike.
      (1, 0, 25, ["F23"]),
      // 4 in 20 are no chance.
      (4, 0, 25, ["F23", "F33"]),
      // 1 in 20, and 1 in 5 of all: what looks alike has it as well.
      (1, 120, 25, ["F23", "F33"]),
      // 1 in 20 of all, which is less than 1 in 16 and more than 1 in 25.
      (1, 25, 25, ["F23", "F33"]), (1, 25, 16, ["F23"]),
    ])
  func rareInFew(own: Int, others: Int, rarest: Int, row: [String]) {
    let counts = ["F23|a#x|": ["F23": 20 - own, "F33": own], "F23|a#y|": ["F23": 480 - others, "F33": others]]
    let table = SightTable(parsing: Array(SightTable.text(of: counts, rarest: rarest).utf8))
    #expect(table.row(of: "F23|a#x|") == row)
  }

  @Test("where too few runs were on such a device, those on others answer") func devices() {
    let counts = ["F01|a#x%webkit|": ["F20": 30], "F01|a#x%android|": ["F58": 10], "F01|a#x%firefox|": ["F20": 2]]
    let table = SightTable(parsing: Array(SightTable.text(of: counts, rarest: 25).utf8))
    #expect(table.row(of: "F01|a#x%webkit|") == ["F20"])
    #expect(table.row(of: "F01|a#x%android|") == ["F58"])
    for key in ["F01|a#x%firefox|", "F01|a#x%|", "F01|a#z%webkit|"] {
      #expect(table.row(of: key) == ["F20", "F58"], "\(key)")
    }
    #expect(table.row(of: "F01|a#x%webkit|@native has>none") == nil)
  }

  @Test("a table that was measured reads as it was written") func tableText() {
    let counts = ["F01|a": ["F01": 400, "F20": 20, "F24": 1], "F01|b": ["F33": 40], "F50|a": ["F50": 2]]
    let table = SightTable(parsing: Array(SightTable.text(of: counts, rarest: 25).utf8))
    #expect(table.causes(of: "F01|a") == ["F01", "F20"])
    #expect(table.causes(of: "F01|b") == ["F33"])
    #expect(table.causes(of: "F01|c") == ["F01", "F33", "F20"])
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
      let tally = try #require(tallies[DiagnosisCheck.View(material)])
      #expect(tally.runs >= 150)
      #expect(tally.withTruth * 100 >= (tally.runs - tally.unseen) * 95)
      #expect(tally.wrongSingles * 100 <= 2 * tally.runs)
      #expect(tally.harmless > 0)
      #expect(tally.falseAlarms.values.reduce(0, +) * 20 <= tally.harmless)
      let late = try #require(tallies[DiagnosisCheck.View(material, isLate: true)])
      #expect(late.withTruth * 100 >= (late.runs - late.unseen) * 90)
      #expect(late.wrongSingles * 100 <= 4 * late.runs)
    }
  }

  @Test("a session that another device has ended is met by the user, who comes back once more") func playsOn() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "two-devices"))
    let check = DiagnosisCheck(scenarios: [scenario], strategies: StrategyCatalogue.all, seed: 77)
    let tally = try #require(check.run(count: 20, jobs: 2)[DiagnosisCheck.View(.recorder)])
    #expect(tally.answers[.onTwoDevices]?["nothing lost"] == nil)
    #expect(tally.answers[.onTwoDevices]?["F67"] ?? 0 > 0)
  }
}
