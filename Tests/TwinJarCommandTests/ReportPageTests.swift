import CaptureDiagnosis
import CookieDiagnosis
import CookieExploration
import CookieFuzzing
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies
import Testing

@testable import CookieReports

/// The HTML report: what its JSON says, and that no text gets out of it.
@Suite("Report page")
struct ReportPageTests {
  // MARK: - Hostile text

  static let bombs = [
    "</script><script>alert(1)</script>", "<!--<script>", "]]><img src=x onerror=alert(1)>", "\u{2028}\u{2029}",
    "\"};alert(1);//", "&lt;script&gt;", "\\u003c/script>", "${alert(1)}`", "\u{202E}\u{0}\u{7F}", "@RESULTS@",
    "\"@RESULTS@\"",
  ]

  @Test("No text ends the element that it stands in, and each reads as it was", arguments: bombs)
  func texts(_ bomb: String) throws {
    let page = ReportPage(try Self.document(full: bomb))
    let json = try page.json()
    #expect(!json.unicodeScalars.contains { "<>&\u{2028}\u{2029}".unicodeScalars.contains($0) })
    let read = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(Self.texts(in: read).filter { $0 == bomb }.count == Self.places)
    let html = try page.html()
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(html.components(separatedBy: "</script").count == 3)
    #expect(html.contains(json))
  }

  @Test("Without JavaScript a page has its title and the lines that show its runs again, as text")
  func plain() throws {
    let html = try ReportPage(try Self.document(full: "<b>'a' & \"c\"</b>")).html()
    let escaped = "&lt;b&gt;&#39;a&#39; &amp; &quot;c&quot;&lt;/b&gt;"
    #expect(html.contains("<title>\(escaped)</title>"))
    #expect(html.contains("<h1 id=\"title\">\(escaped)</h1>"))
    let plain = try #require(
      html.components(separatedBy: "<noscript>").last?.components(separatedBy: "</noscript>").first)
    #expect(plain.contains("<h2>\(escaped)</h2>"))
    #expect(plain.contains("<p class=\"text\">\(escaped):</p><pre class=\"output\">\(escaped)</pre>"))
    #expect(!html.contains("<b>"))
  }

  /// How many fields ``document(full:)`` has the text in.
  private static let places = 31

  /// A document with a text in each field that takes one.
  private static func document(full text: String) throws -> PageDocument {
    var document = PageDocument(kind: text, title: text)
    document.facts = [.init(name: text, value: text)]
    document.notices = [text]
    var table = ReportTable([ReportTable.Column(text)])
    table.rows = [[text]]
    document.parts = [.init(.heading(text)), .init(.text(text)), .init(.list([text])), .init(.table(table))]
    document.parts.append(PagePart(output: text))
    document.findings = [try finding(full: text)]
    return document
  }

  private static func finding(full text: String) throws -> PageFinding {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "fault-free"))
    var finding = PageFinding(
      Trace(), RunSummary(), chains: [], races: [], strategy: "s", scenario: scenario, limit: 10)
    (finding.title, finding.strategy, finding.scenario, finding.profile) = (text, text, text, text)
    (finding.policy, finding.summary, finding.standstill) = (text, text, text)
    finding.commands = [.init(name: text, line: text)]
    finding.stories = [
      .init(verdict: text, cause: text, label: text, doubt: text, steps: [.init(event: 0, cause: text, remark: text)])
    ]
    finding.events = [
      .init(at: 0, kind: "k", who: text, text: text, changes: [.init(place: text, name: text, value: text)])
    ]
    return finding
  }

  private static func texts(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]: object.values.flatMap(texts)
    default: []
    }
  }

  @Test("A run whose events change many cookies has fewer of them, and those that a story needs")
  func weight() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh-crowded"))
    let strategy = try #require(StrategyCatalogue.entry(named: "push-only"))
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    _ = simulator.run(Tape(seed: 1))
    let all = PageTimeline(simulator.trace, needed: [], limit: 1_000)
    #expect(all.weight > 100, "\(all.weight)")
    let needed = Set(all.places.keys.sorted().prefix(3))
    let fitting = PageTimeline.fitting(simulator.trace, needed: needed, limit: 1_000, weight: all.weight / 3)
    #expect(fitting.weight <= all.weight / 3)
    #expect(fitting.events.count > needed.count)
    #expect(needed.allSatisfy { fitting.places[$0] != nil })
    #expect(PageTimeline.fitting(simulator.trace, needed: needed, limit: 1_000, weight: 1).events.count == 3)
  }

  // MARK: - What it says

  @Test("A cookie's value is hidden, but for the simulator's tokens; equal ones are seen to be equal")
  func redaction() {
    var trace = Trace()
    for (store, value) in [(StoreName.native, "secret"), (.web, "secret"), (.web, "other"), (.native, "r7")] {
      var record = TraceRecord(time: 0, kind: .cookieWritten, actor: .native)
      (record.store, record.name, record.value) = (store, .refresh, trace.texts.intern(value))
      trace.records.append(record)
    }
    let timeline = PageTimeline(trace, needed: [], limit: 10)
    let values = timeline.events.flatMap { $0.changes ?? [] }.compactMap(\.value)
    #expect(values.count == 4 && values[0] == values[1] && values[1] != values[2] && values[3] == "r7")
    #expect(!timeline.events.contains { $0.text.contains("secret") || $0.text.contains("other") })
    #expect(!values.joined().contains("secret"))
  }

  @Test("A message arrives from where it was sent, a fault is marked, what is left out still changes the stores")
  func timeline() {
    var trace = Trace()
    func add(_ kind: TraceRecord.Kind, _ actor: TraceActor, _ change: (inout TraceRecord) -> Void = { _ in }) {
      var record = TraceRecord(time: Int64(trace.records.count) * 1_000, kind: kind, actor: actor)
      change(&record)
      trace.records.append(record)
    }
    let token = trace.texts.intern("r1")
    add(.requestSent, .native) { $0.request = 0 }
    add(.requestReceived, .server) { $0.request = 0 }
    add(.replyLost, .server) { $0.request = 0 }
    add(.cookieWritten, .native) { ($0.store, $0.name, $0.value) = (.web, .refresh, token) }
    add(.clientNeedsLogin, .page)
    let whole = PageTimeline(trace, needed: [], limit: 10).events
    #expect(whole.map(\.from) == [nil, 0, nil, nil, nil])
    #expect(whole.map { $0.isFault ?? false } == [false, false, true, false, false])
    #expect(whole.map(\.lane) == [1, 6, 6, 1, 5] && whole.map(\.to) == [nil, nil, nil, 4, nil])
    let short = PageTimeline(trace, needed: [4], limit: 1).events
    #expect(short.map(\.changes) == [[.init(place: "web", name: "refresh", value: "r1")]])
  }

  struct Expiry: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var expiresAt: Int64
    var kind = TraceRecord.Kind.cookieWritten
    var store = StoreName.native
    /// By how many seconds the device's clock is set before the last event.
    var step: Int32 = 0
    /// When the last event is, in seconds.
    var at: Int64 = 900
    var isThere: Bool
  }

  @Test(
    "A cookie is in the state until it expires, whether or not a record tells of it",
    arguments: [
      Expiry(testDescription: "without a date", expiresAt: 0, isThere: true),
      Expiry(testDescription: "before its date", expiresAt: 901, isThere: true),
      Expiry(testDescription: "from its date on", expiresAt: 900, isThere: false),
      Expiry(testDescription: "long past it", expiresAt: 2, isThere: false),
      Expiry(testDescription: "in the web store", expiresAt: 900, store: .web, isThere: false),
      Expiry(testDescription: "loaded again", expiresAt: 900, kind: .cookieLoaded, store: .web, isThere: false),
      Expiry(testDescription: "expired when it is written", expiresAt: 1, at: 1, isThere: false),
      Expiry(testDescription: "a clock set forward", expiresAt: 1_000, step: 100, isThere: false),
      Expiry(testDescription: "a clock set back", expiresAt: 900, step: -100, isThere: true),
      Expiry(
        testDescription: "set back beyond the end of time", expiresAt: .max / 1_000_000_000, step: -2_000_000_000,
        isThere: true),
      Expiry(testDescription: "a copy in the backup", expiresAt: 900, store: .backup, isThere: true),
    ])
  func expiry(_ test: Expiry) {
    var trace = Trace()
    func add(_ kind: TraceRecord.Kind, at seconds: Int64, _ change: (inout TraceRecord) -> Void = { _ in }) {
      var record = TraceRecord(time: seconds * 1_000_000_000, kind: kind, actor: .native)
      change(&record)
      trace.records.append(record)
    }
    let token = trace.texts.intern("r1")
    add(test.kind, at: 1) {
      ($0.store, $0.name, $0.value, $0.expiresAt) = (test.store, .refresh, token, test.expiresAt * 1_000_000_000)
    }
    if test.step != 0 { add(.clockSet, at: 2) { $0.number = test.step } }
    add(.clientNeedsLogin, at: test.at)
    let held = Self.state(at: .max, of: PageTimeline(trace, needed: [], limit: 10).events)
    #expect(held == (test.isThere ? ["\(test.store) refresh": "r1"] : [:]))
  }

  @Test(
    "The server's session is what its newest refresh token allows, of whose end no record tells",
    arguments: [(899, "alive, newest refresh token r1"), (900, "its newest refresh token has expired")])
  func tokenExpiry(at seconds: Int64, value: String) {
    var trace = Trace()
    var issue = TraceRecord(time: 0, kind: .tokenIssued, actor: .server)
    (issue.name, issue.value, issue.expiresAt) = (.refresh, trace.texts.intern("r1"), 900_000_000_000)
    trace.records = [issue, TraceRecord(time: seconds * 1_000_000_000, kind: .clientNeedsLogin, actor: .native)]
    let held = Self.state(at: .max, of: PageTimeline(trace, needed: [], limit: 10).events)
    #expect(held == ["server session 0": value])
  }

  @Test("A cookie that is written anew expires when the new one does; of two only the one that is over goes")
  func renewedCookies() {
    var trace = Trace()
    func write(_ name: TraceText, at seconds: Int64, until expiry: Int64) {
      var record = TraceRecord(time: seconds * 1_000_000_000, kind: .cookieWritten, actor: .page)
      (record.store, record.name, record.expiresAt) = (.web, name, expiry * 1_000_000_000)
      trace.records.append(record)
    }
    write(.access, at: 1, until: 10)
    write(.refresh, at: 2, until: 20)
    write(.access, at: 10, until: 30)
    write(.access, at: 20, until: 40)
    let events = PageTimeline(trace, needed: [], limit: 10).events
    #expect(events.indices.map { Self.state(at: $0, of: events).count } == [1, 2, 2, 1])
  }

  /// What the stores hold behind an event, as the page's script adds it up.
  private static func state(at place: Int, of events: [PageTimeline.Event]) -> [String: String] {
    var held: [String: String] = [:]
    for change in events.prefix(place == .max ? .max : place + 1).flatMap({ $0.changes ?? [] }) {
      held["\(change.place) \(change.name)"] = change.value
    }
    return held
  }

  @Test(
    "The state has as many cookies as the log says that a read found",
    arguments: ["week-of-use", "cold-launch", "concurrent-refresh", "clock-set"])
  func readsAgree(scenario name: String) throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: name))
    let strategy = try #require(StrategyCatalogue.all.first { $0.name == "two-way-observer" })
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    _ = simulator.run(Tape(seed: 7))
    let trace = simulator.trace
    let timeline = PageTimeline(trace, needed: Set(trace.records.indices), limit: .max)
    var held: [String: Set<String>] = [:]
    var reads = 0
    for (event, record) in zip(timeline.events, trace.records) {
      for change in event.changes ?? [] {
        if change.value == nil {
          held[change.place]?.remove(change.name)
        } else {
          held[change.place, default: []].insert(change.name)
        }
      }
      guard record.kind == .storeRead, record.about != .networkProcess else { continue }
      reads += 1
      #expect(held["\(record.store)", default: []].count == record.number, "\(EventLog(trace).line(record))")
    }
    #expect(reads > 0)
  }

  /// Until a jar is written to, or sends cookies, it has what the state no longer has.
  @Test("A read counts no more than the state has and what has expired since", arguments: 1...3)
  func readsBesideExpiry(seed: UInt64) throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let strategy = try #require(StrategyCatalogue.all.first { $0.name == "single-source-web" })
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    _ = simulator.run(Tape(seed: seed))
    let trace = simulator.trace
    let timeline = PageTimeline(trace, needed: Set(trace.records.indices), limit: .max)
    var (held, expired): (Set<String>, Set<String>) = ([], [])
    for (event, record) in zip(timeline.events, trace.records) {
      let named = trace.text(record.name)
      for change in event.changes ?? [] where change.place == "web" {
        if change.value != nil {
          held.insert(change.name)
          expired.remove(change.name)
        } else {
          held.remove(change.name)
          let isSaid = [.cookieDeleted, .cookieVanished].contains(record.kind) && named == change.name
          if isSaid { expired.remove(change.name) } else { expired.insert(change.name) }
        }
      }
      guard record.kind == .storeRead, record.store == .web, record.about != .networkProcess else { continue }
      #expect((held.count...held.count + expired.count).contains(Int(record.number)), "\(EventLog(trace).line(record))")
    }
  }

  @Test("A read that finds none of the web store's cookies says that they are not loaded, and no other read does")
  func readBeforeLoading() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "cold-launch"))
    let strategy = try #require(StrategyCatalogue.entry(named: "single-source-web"))
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    var unloaded = 0
    for seed in 1...5 {
      _ = simulator.run(Tape(seed: UInt64(seed)))
      var web: Set<String> = []
      for event in PageTimeline(simulator.trace, needed: [], limit: 10_000).events {
        let isRead = event.kind == "storeRead" && event.text.hasPrefix("reads the web store: ")
        let saysSo = event.text.hasSuffix("no refresh token (not loaded: no network process runs)")
        if isRead, !web.isEmpty, event.text.contains(": 0 cookies") { #expect(saysSo, "\(event.text)") }
        #expect(!saysSo || event.text.contains(": 0 cookies"))
        if saysSo, !web.isEmpty { unloaded += 1 }
        for change in event.changes ?? [] where change.place == "web" {
          if change.value == nil { web.remove(change.name) } else { web.insert(change.name) }
        }
      }
    }
    #expect(unloaded > 0)
  }

  @Test("A diagnosis's steps are events, what was concluded says so, and a value of a cookie is nowhere")
  func diagnosis() throws {
    var trace = Trace()
    func add(_ kind: TraceRecord.Kind, _ actor: TraceActor, _ change: (inout TraceRecord) -> Void) {
      var record = TraceRecord(time: Int64(trace.records.count + 1) * 1_000_000_000, kind: kind, actor: actor)
      change(&record)
      trace.records.append(record)
    }
    let (token, next) = (trace.texts.intern("secret-1"), trace.texts.intern("secret-2"))
    func exchange(_ request: Int32, _ actor: TraceActor, _ endpoint: Endpoint, _ value: TraceText, status: Int32) {
      for kind in [TraceRecord.Kind.requestSent, .responseReceived] {
        add(kind, actor) {
          ($0.request, $0.endpoint, $0.name) = (request, endpoint, .refresh)
          if kind == .requestSent { $0.value = value } else { $0.number = status }
        }
      }
    }
    func write(_ value: TraceText, _ store: StoreName, _ actor: TraceActor) {
      let answer = Int32(trace.records.count - 1)
      add(.cookieWritten, actor) {
        ($0.store, $0.name, $0.value, $0.cause, $0.expiresAt) = (store, .refresh, value, answer, 1 << 60)
      }
    }
    exchange(0, .native, .logIn, .empty, status: 200)
    write(token, .native, .native)
    exchange(1, .page, .refresh, token, status: 200)
    write(next, .web, .page)
    exchange(2, .native, .refresh, token, status: 401)
    let report = DiagnoseReport(Diagnosis(RecordedTrace(trace, from: .recorder)), of: ["a"], roles: nil, remarks: [])
    let json = try ReportPage.diagnose(report).json()
    #expect(!json.contains("secret"))
    let read = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(read["kind"] as? String == "diagnose")
    let finding = try #require((read["findings"] as? [[String: Any]])?.first)
    let events = try #require(finding["events"] as? [[String: Any]])
    let stories = try #require(finding["stories"] as? [[String: Any]])
    #expect(!stories.isEmpty)
    for step in stories.flatMap({ $0["steps"] as? [[String: Any]] ?? [] }) {
      #expect(events.indices.contains(step["event"] as? Int ?? -1))
    }
    let refusal = events.first { $0["kind"] as? String == "tokenRefused" }
    #expect((refusal?["text"] as? String)?.hasSuffix("(concluded)") == true)
    #expect(events.contains { ($0["text"] as? String)?.hasSuffix("(concluded)") == false })
  }

  @Test("A page of grades has a row for each oracle, and one for each case that it failed")
  func grades() throws {
    func dated(_ id: String, _ seconds: Int) throws -> CorpusCase {
      let json = """
        {"schema": "twinjar.case/1", "rule": "5.1.1 step 1", "provenance": "a test", "kind": "date",
         "date": "Tue Jan  6 08:09:10 2026", "expect": \(seconds)}
        """
      return try CorpusCase(json: Array(json.utf8), source: id, id: id)
    }
    let cases = [try dated("right", 1_767_686_950), try dated("<b>wrong", 1_767_686_951)]
    let page = ReportPage.grades([.own(on: cases, oracle: Oracle())], cases: cases, of: "Corpus")
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(try page.json().utf8)) as? [String: Any])
    let parts = try #require(read["parts"] as? [[String: Any]])
    #expect(
      parts.compactMap { $0["rows"] as? [[String]] } == [
        [["twinjar", "1", "1", "0", "0", "0", "50.0 %"]],
        [["<b>wrong", "5.1.1 step 1", "Tue Jan  6 08:09:10 2026", "1767686951", "1767686950"]],
      ])
  }

  @Test("Each step of a story is an event, and the same campaign gives the same page")
  func campaign() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let strategies = StrategyCatalogue.all.filter { ["two-way-observer", "native-refresh"].contains($0.name) }
    func page() throws -> String {
      let campaign = Campaign(scenarios: [scenario], strategies: strategies, runs: 20, seed: 1)
      let tallies = campaign.run(jobs: 1)
      return try ReportPage.compare(
        campaign, tallies, isComplete: true, invocation: Invocation(program: "twinjar")
      ).json()
    }
    let json = try page()
    #expect(try page() == json)
    let read = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let findings = try #require(read["findings"] as? [[String: Any]])
    #expect(!findings.isEmpty)
    for finding in findings {
      let events = try #require(finding["events"] as? [[String: Any]])
      let stories = try #require(finding["stories"] as? [[String: Any]])
      #expect(!stories.isEmpty)
      for step in stories.flatMap({ $0["steps"] as? [[String: Any]] ?? [] }) {
        #expect(events.indices.contains(step["event"] as? Int ?? -1))
      }
      #expect(events.allSatisfy { ($0["from"] as? Int).map(events.indices.contains) ?? true })
    }
  }
}
