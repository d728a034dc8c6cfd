import Choices
import CookieExploration
import CookieSimulation
import Foundation
import SyncStrategies
import Testing

@testable import CookieDiagnosis
@testable import CookieReports
@testable import CookieScenarios

/// What reports say where a name, a number or a text could be taken for another.
@Suite("Words of reports") struct ReportWordsTests {
  // MARK: - Rates

  @Test(
    "neither none nor all is said of less or more",
    arguments: [
      (0, 200, "0.0 % (0.0-1.9)"), (200, 200, "100.0 % (98.1-100.0)"), (1, 200, "0.5 % (0.1-2.8)"),
      (1, 100_000, "<0.01 % (0.00-0.01)"), (0, 10_000_000, "0.00 % (0.00-<0.01)"), (0, 0, "-"),
      (99_999, 100_000, ">99.9 % (>99.9-100.0)"), (9_999, 10_000, ">99.9 % (99.9-100.0)"),
      (10_000_000, 10_000_000, "100.0 % (>99.9-100.0)"), (20, 10_000, "0.20 % (0.13-0.31)"),
    ])
  func rate(count: Int, total: Int, expected: String) {
    #expect(NumberText.rate(Proportion(count: count, of: total)) == expected)
  }

  @Test(
    "runs that do not tell are in the upper numbers",
    arguments: [
      (0, 0, 20, "0.0 % (0.0-16.1)"), (0, 16, 20, "0.0-80.0 % (0.0-91.9)"), (4, 16, 20, "20.0-100.0 % (8.1-100.0)"),
      (0, 20, 20, "0.0-100.0 % (0.0-100.0)"), (0, 0, 0, "-"),
    ])
  func unknown(count: Int, unknown: Int, total: Int, expected: String) {
    #expect(NumberText.rate(Proportion(count: count, of: total), unknown: unknown) == expected)
  }

  @Test("a strategy whose runs get stuck has no small rate of logins") func stuckRuns() {
    var tally = CellTally()
    for run in 0..<20 {
      var summary = RunSummary()
      summary.end = run < 16 ? .stuck : .finished
      tally.add(summary, index: run)
    }
    #expect(tally.runsOfUnknownLogIn == 16)
    let entry = StrategyEntry(name: "hangs", summary: "") { PushOnly(app: $0) }
    let text = RankingTable(Ranking([(entry, tally)]), on: .unlimited).text
    #expect(text.contains("0.0-80.0 % (0.0-91.9)"), "\(text)")
  }

  // MARK: - Hostile text

  @Test("no text of a trace acts on a terminal, whatever the record", arguments: TraceRecord.Kind.allCases)
  func hostileText(_ kind: TraceRecord.Kind) {
    var trace = Trace()
    let hostile = trace.texts.intern("\u{1B}[31mx\u{202E}\n\u{7}")
    for actor in [TraceActor.native, .page, .server] {
      var record = TraceRecord(time: 0, kind: kind, actor: actor)
      (record.name, record.value) = (hostile, hostile)
      trace.records.append(record)
    }
    let texts = [
      EventLog(trace).text, EventLog(trace, redacts: true).text, Timeline(trace).text,
      StandstillReport(.stuck, nil, in: trace).text,
      PageTimeline(trace, needed: [], limit: 10).events.map {
        $0.text + ($0.changes ?? []).map { $0.name + ($0.value ?? "") }.joined()
      }.joined(separator: "\n"),
    ]
    for text in texts {
      #expect(!text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || $0 == "\u{202E}") }, "\(text)")
    }
    #expect(EventLog(trace).text.split(separator: "\n").count == 3)
  }

  // MARK: - One cause of several

  struct Asked: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var of: [Cause]
    var cause: Cause?
    var told: Int
    var remark: String?
  }

  @Test(
    "of stories that were not asked for one learns that there are some",
    arguments: [
      Asked(testDescription: "all", of: [.replyLost], cause: nil, told: 1, remark: nil),
      Asked(testDescription: "the only one", of: [.replyLost], cause: .replyLost, told: 1, remark: nil),
      Asked(testDescription: "a run without a verdict", of: [], cause: .replyLost, told: 0, remark: nil),
      Asked(
        testDescription: "another one", of: [.doubleRefresh], cause: .replyLost, told: 0,
        remark: "No verdict of this run has the cause F51 (\(Cause.replyLost.label)). Its verdicts have: F50 "
          + "(\(Cause.doubleRefresh.label))."),
      Asked(
        testDescription: "one of three", of: [.doubleRefresh, .replyLost, .doubleRefresh], cause: .replyLost, told: 1,
        remark: "Only what began with F51 (\(Cause.replyLost.label)) is told. Other verdicts of this run have: F50 "
          + "(\(Cause.doubleRefresh.label)), 2 verdicts."),
    ])
  func causes(_ test: Asked) {
    let chains = test.of.map { cause in
      CauseChain(verdict: Verdict(kind: .lost, session: 0, record: 0, cause: cause), steps: [])
    }
    let told = ToldChains(chains, causedBy: test.cause)
    #expect(told.chains.count == test.told)
    #expect(told.remark == test.remark)
    let text = ChainReport(told.chains.isEmpty ? chains : [], in: Trace(), causedBy: test.cause).text
    if test.told == 0 { #expect(text == (test.remark ?? "Nothing was lost.") + "\n") }
  }

  /// Nothing is lost in either: what is used after its logout, and what is written back, is harm as well.
  @Test(
    "every form names the same most frequent cause",
    arguments: [
      ("logout-not-seen", "native-backup"), ("logout-not-seen", "push-only"), ("kill-after-set", "capacitor-cookies"),
    ])
  func mostFrequentCause(scenario: String, strategy: String) throws {
    let campaign = Campaign(
      scenarios: [try #require(try BuiltInScenarios.scenario(named: scenario))],
      strategies: [try #require(StrategyCatalogue.entry(named: strategy))], runs: 20, seed: 1)
    let tallies = campaign.run(jobs: 1)
    let (cause, share) = try #require(tallies[0].mostFrequentCause)
    func report(_ detail: CompareReport.Detail) -> CompareReport {
      CompareReport(
        campaign, tallies, isComplete: true, by: .score, invocation: Invocation(program: "twinjar"), failures: [],
        detail: detail)
    }
    let percent = NumberText.share(share, decimals: 0)
    #expect(report(.full).text.contains("  \(cause.id) \(cause.label) (\(percent) %)\n"), "\(report(.full).text)")
    #expect(report(.short).text.contains("  \(cause.id) \(cause.label)  "), "\(report(.short).text)")
    let records = report(.full).records
    let column = try #require(records.columns.firstIndex { $0.title == "firstCause" })
    #expect(records.rows.map { $0[column] } == [cause.id])
    let counts = tallies[0].causeCounts().map(\.count)
    #expect(try report(.full).json().contains("\"\(cause.id)\" : \(try #require(counts.max()))"))
    #expect(share == Double(try #require(counts.max())) / Double(counts.reduce(0, +)))
  }

  @Test(
    "an answer that did not come is none, in a log, a document, a page and a picture",
    arguments: [
      (0, "gets no answer to refresh #2", "<- refresh: none"),
      (401, "receives the answer to refresh #2: 401", "<- refresh: 401"),
    ])
  func noAnswer(status: Int32, says: String, drawn: String) throws {
    var trace = Trace()
    var record = TraceRecord(time: 0, kind: .responseReceived, actor: .native)
    (record.request, record.endpoint, record.number) = (2, .refresh, status)
    trace.records.append(record)
    #expect(EventLog(trace).sentence(record) == says)
    #expect(RunJSON.Event(0, of: trace, in: EventLog(trace)).text == says)
    #expect(PageTimeline(trace, needed: [], limit: 10).events.map(\.text) == [says])
    #expect(Timeline(trace).text.contains(drawn), "\(Timeline(trace).text)")
  }

  // MARK: - What harm is

  @Test("every kind of harm has its words, and each sentence that lists them lists all") func harms() throws {
    #expect(Set(HarmWords.kinds) == Set(Verdict.Kind.allCases.map(\.rawValue)))
    let list =
      "lost, split, needless login, resurrected, written back, false success, false failure, forbidden, leaked or no verdict"
    #expect(HarmWords.list == list)
    let terms = Set(TermsReport.terms[0].terms.map(\.name))
    for kind in HarmWords.kinds { #expect(terms.contains(kind), "\(kind)") }
    let script = try String(contentsOf: ReadmeTests.repository.appending(path: ".ci/results"), encoding: .utf8)
    #expect(script.contains("\" \(list).\""))
    let template = String(decoding: PackageResources.report_html, as: UTF8.self)
    #expect(template.contains("with any harm: \" + scores.harms + \"."))
  }

  @Test("a table's row has every kind of harm", arguments: Verdict.Kind.allCases)
  func columns(_ kind: Verdict.Kind) throws {
    let campaign = Campaign(
      scenarios: [try #require(try BuiltInScenarios.scenario(named: "fault-free"))],
      strategies: [try #require(StrategyCatalogue.entry(named: "push-only"))], runs: 1, seed: 1)
    var run = RunSummary()
    switch kind {
    case .lost: run.lostSessions = 1
    case .split: run.splitSessions = 1
    case .resurrected: run.resurrectedSessions = 1
    case .leaked: run.leaks = 1
    case .falseSuccess: run.falseSuccesses = 1
    case .falseFailure: run.falseFailures = 1
    case .needlessLogin: run.needlessLogins = 1
    case .writtenBack: run.writtenBackSessions = 1
    case .forbidden: run.forbiddenRequests = 1
    }
    var tally = CellTally()
    tally.add(run, index: 0)
    let records = CompareReport(
      campaign, [tally], isComplete: true, by: .score, invocation: Invocation(program: "twinjar"), failures: []
    ).records
    let counted = zip(records.columns.map(\.title), records.rows[0]).filter { $0.hasPrefix("runsWith") && $1 == "1" }
    #expect(counted.count == (kind == .lost ? 3 : 2), "\(counted)")
  }

  // MARK: - Two files of one name

  /// Two worlds of one name, as from `a.json5` and `b.json5`.
  private static func namesakes() throws -> (scenarios: [Scenario], invocation: Invocation) {
    let first = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    var second = first
    second.profile = .ideal
    second.policy = .okta
    var invocation = Invocation(program: "twinjar")
    invocation.add(scenarioFile: "a.json5", of: first)
    invocation.add(scenarioFile: "b.json5", of: second)
    return ([first, second], invocation)
  }

  @Test(
    "a name that two files have is said with the file",
    arguments: [
      (["x", "y"], ["a", "b"], ["x", "y"]), (["x", "x"], ["a", "b"], ["x (a)", "x (b)"]),
      (["x", "x", "y"], ["", "b", "c"], ["x (built in)", "x (b)", "y"]),
      (["x", "x"], ["a", "a"], ["x", "x [2]"]), (["x", "x"], ["a\u{1B}", "b"], ["x (a\\u{1B})", "x (b)"]),
    ])
  func labels(names: [String], files: [String], expected: [String]) throws {
    let some = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let scenarios = names.map { name in
      var scenario = some
      scenario.name = name
      return scenario
    }
    let places = zip(names, files).map { $1.isEmpty ? ReportPlace(name: $0) : ReportPlace(file: $1) }
    #expect(ScenarioLabels.distinct(scenarios, at: places) == expected)
  }

  @Test("compare tells two files of one name apart in every form") func comparedNamesakes() throws {
    let (scenarios, invocation) = try Self.namesakes()
    let strategy = try #require(StrategyCatalogue.entry(named: "push-only"))
    let campaign = Campaign(scenarios: scenarios, strategies: [strategy], runs: 2, seed: 1)
    let tallies = campaign.run(jobs: 1)
    let labels = ["concurrent-refresh (a.json5)", "concurrent-refresh (b.json5)"]
    for (by, detail) in [(CompareReport.Breakdown.score, CompareReport.Detail.short), (.score, .full), (.cause, .full)]
    {
      let report = CompareReport(
        campaign, tallies, isComplete: true, by: by, invocation: invocation, failures: [], detail: detail)
      for label in labels { #expect(report.text.contains("\(label): "), "\(report.text)") }
      #expect(report.checks.map(\.suite) == labels)
      #expect(report.records.rows.map { $0[0] } == labels)
      let markdown = try MarkdownFormat().text(of: report)
      for label in labels { #expect(markdown.contains(label), "\(markdown)") }
    }
    let json = try ReportPage.compare(campaign, tallies, isComplete: true, invocation: invocation).json()
    for label in labels { #expect(json.contains("\"name\":\"\(label)\""), "\(json.prefix(400))") }
  }

  /// Explorations of both, one schedule each.
  private static func explorations(_ scenarios: [Scenario]) throws -> [ExplorationReport] {
    try scenarios.map { scenario in
      var exploration = Exploration(
        strategy: try #require(StrategyCatalogue.entry(named: "push-only")), scenario: scenario)
      exploration.options.budget = ExplorationBudget(seconds: nil, schedules: 1)
      exploration.options.jobs = 1
      exploration.timedRuns = 0
      exploration.shrinks = false
      return exploration.run()
    }
  }

  @Test(
    "explore has a table for each of two files of one name, with its own profile and policy; and what it leaves out")
  func exploredNamesakes() throws {
    let (scenarios, invocation) = try Self.namesakes()
    let reports = try Self.explorations(scenarios)
    let report = ExploreReport(reports, invocation: invocation)
    let headings = report.parts.compactMap { if case .heading(let text) = $0 { text } else { nil } }
    #expect(headings == ["concurrent-refresh (a.json5)", "concurrent-refresh (b.json5)", "What this says"])
    let texts = report.parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts.first == "Searched: all schedules with at most 1 fault and at most 2 preemptions.")
    #expect(
      texts.filter { $0.hasPrefix("Profile") } == [
        "Profile `\(scenarios[0].profile.name)`, policy `\(scenarios[0].policy.name)`; 0 of 1 spaces were covered.",
        "Profile `ideal`, policy `okta`; 1 of 1 spaces were covered.",
      ])
    #expect(texts.contains { $0.hasPrefix("holds: in every schedule within the bounds; F50 (0+1)") })
    #expect(texts.last?.hasPrefix("left out: other delays") == true)
    #expect(Set(report.checks.map { "\($0.suite) \($0.name)" }).count == report.checks.count)
    #expect(report.text.contains("concurrent-refresh (b.json5)"))
    let page = try ReportPage.explore(
      reports, strategies: [try #require(StrategyCatalogue.entry(named: "push-only"))], invocation: invocation
    ).json()
    #expect(page.contains("\"title\":\"What a search of schedules found\""))
    #expect(page.contains("left out: other delays"))
  }

  @Test("pages of searches say where was searched, and that they were interrupted", arguments: [true, false])
  func interruptedPages(isComplete: Bool) throws {
    let (scenarios, invocation) = try Self.namesakes()
    let strategy = try #require(StrategyCatalogue.entry(named: "push-only"))
    let fuzzed = try ReportPage.fuzz(
      StrategyFuzzOutcome([], seeds: FuzzSeeds(from: 1, count: 1)), of: strategy, in: scenarios,
      isComplete: isComplete, invocation: invocation
    ).json()
    #expect(fuzzed.contains("\"concurrent-refresh (a.json5), concurrent-refresh (b.json5)\""), "\(fuzzed)")
    let explored = try ReportPage.explore(
      [], strategies: [strategy], isComplete: isComplete, invocation: invocation
    ).json()
    #expect(explored.contains("\"title\":\"What holds in every schedule") == isComplete, "\(explored)")
    for page in [fuzzed, explored] {
      #expect(page.contains("\"notices\":[\"Interrupted: these are the ") == !isComplete, "\(page)")
    }
  }

  // MARK: - Sweeps

  @Test("a finding of a sweep says at which values") func sweptFindings() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let strategy = try #require(StrategyCatalogue.entry(named: "push-only"))
    let campaign = Campaign(scenarios: [scenario, scenario], strategies: [strategy], runs: 10, seed: 1)
    let report = SweepReport(
      campaign, campaign.run(jobs: 1),
      settings: ["1", "2"].map { [ScenarioSetting(key: "server.x", text: $0, value: .number(1))] },
      places: [.scenario(called: "concurrent-refresh"), .scenario(called: "concurrent-refresh")], isComplete: true)
    let titles = ["1", "2"].map { "concurrent-refresh, server.x=\($0)" }
    #expect(report.checks.map(\.suite) == titles)
    #expect(!report.findings.isEmpty)
    for (finding, title) in zip(report.findings, titles) {
      #expect(finding.message.hasPrefix("push-only in \(title): "), "\(finding.message)")
    }
  }

  // MARK: - A page of one run

  @Test("events that were cut for their number are told from records of little bearing") func cutEvents() {
    var trace = Trace()
    for kind in [TraceRecord.Kind.appLaunched, .storeFlushed, .appBackgrounded, .appForegrounded] {
      trace.records.append(TraceRecord(time: 0, kind: kind, actor: .system))
    }
    #expect([10, 3, 2, 1].map { PageTimeline(trace, needed: [], limit: $0).cut } == [0, 0, 1, 2])
  }
}
