import Choices
import CookieScenarios
import Foundation
import SyncStrategies
import Testing

@testable import CookieLab

@Suite("Recorded trials") struct RecordTests {
  private static let scenario = """
    {schema: "twinjar.scenario/1", name: "race", profile: "ideal", policy: "rfc9700-strict",
     script: ["launch", "logIn", "openPage", {do: "refreshBoth", offsetMilliseconds: 1}, {do: "wait", seconds: 3}]}
    """

  static func run() throws -> LabRun {
    let scenario = try ScenarioFile.parse(Array(Self.scenario.utf8), source: "race.json5")
    let entry = try #require(StrategyCatalogue.all.first { $0.name == "push-only" })
    let cell = try LabCell(
      scenario, from: "race.json5", sweep: LabCell.Sweep(latency: 20, offset: -48), strategy: entry, engine: .webKitGTK)
    return LabRun(cells: [cell], trials: 2, seed: 7, engine: .webKitGTK)
  }

  static func header() throws -> LabRecord.Header {
    let run = try run()
    return LabRecord.Header(run.cells[0], of: run, text: Array(scenario.utf8), engineVersion: "2.50.6")
  }

  private func text() throws -> String {
    var lost = Trial(number: 0, seed: 1)
    (lost.verdict.lost, lost.verdict.needless) = (1, 2)
    (lost.refreshes, lost.seconds, lost.load) = (2, 1.239, 0.5)
    lost.timing = TrialTiming(delay: 0.2, offset: 0.151, arrival: 0.4, stall: 3, wait: 1.5)
    lost.events = [
      AppEvent(nanoseconds: 5, kind: "storeRead", actor: "native", store: "web", number: 2),
      AppEvent(nanoseconds: 9, kind: "cookieWritten", actor: "native", store: "web", name: "refresh", value: "r1"),
    ]
    var void = Trial(number: 1, seed: 2)
    void.void = .late("a delay was off by 9 ms")
    void.timing.delay = 9
    return LabRecord.text(try Self.header(), [lost, void])
  }

  @Test("a record is small, has the trial's timing, and leaves reads out")
  func writing() throws {
    let lines = try text().split(separator: "\n").dropFirst()
    #expect(
      Array(lines) == [
        #"{"load":0.5,"longestColdWait":0,"longestStall":3,"longestWait":1.5,"lost":1,"needless":2,"refreshes":2,"seconds":1.24,"split":0,"trial":0,"verdict":"lost, needless login","worstArrival":0.4,"worstDelay":0.2,"worstOffset":0.15}"#,
        #"{"actor":"native","kind":"cookieWritten","name":"refresh","nanoseconds":9,"store":"web","trial":0,"value":"r1"}"#,
        #"{"load":0,"longestColdWait":0,"longestStall":0,"longestWait":0,"lost":0,"needless":0,"refreshes":0,"seconds":0,"split":0,"trial":1,"verdict":"kept","void":"late: a delay was off by 9 ms","voidKind":"late","worstArrival":0,"worstDelay":9,"worstOffset":0}"#,
      ])
  }

  @Test("what an app said last is not recorded, whatever it was") func lastWords() throws {
    var trial = Trial(number: 0, seed: 1)
    trial.void = .appEnded("giving up with sid=TOPSECRET")
    #expect(trial.void?.lastWords == "giving up with sid=TOPSECRET")
    let text = LabRecord.text(try Self.header(), [trial])
    #expect(text.contains(#""void":"the app ended","voidKind":"app ended""#), "\(text)")
    #expect(!text.contains("TOPSECRET"))
  }

  @Test("a record comes back with its counts")
  func reading() throws {
    let record = try LabRecord(try text(), source: "x")
    #expect(record.header.scenario == "race-latency-20-offset--48")
    #expect((record.header.file, record.header.strategy) == ("race.json5", "push-only"))
    let result = record.result
    #expect(result.needless == 1)
    #expect((result.trials, result.lost, result.split, result.void) == (1, 1, 0, ["late": 1]))
    #expect(result.secondsPerTrial == 1.24)
  }

  @Test("a record of an older lab comes back, without what that did not write")
  func readingAnOldOne() throws {
    var old = try text()
    for newer in [/"needless":\d+,/, /"worstArrival":[0-9.]+,/, /"fileDigest":"[0-9a-f]+",/, /"trials":\d+,/] {
      old = old.replacing(newer, with: "")
    }
    let set = try RecordedSet(
      ["a.ndjson": Array(old.utf8), "race.json5": Array(Self.scenario.utf8)], in: "set"
    ) { name in StrategyCatalogue.all.first { $0.name == name } }
    #expect(set.cells[0].record.header.fileDigest == nil)
    #expect(set.cells[0].record.trials.allSatisfy { $0.needless == nil && $0.worstArrival == nil })
    let report = set.report(runs: 100, seed: 1, jobs: 1)
    #expect(report.results[0].needless == nil)
    #expect(report.comparisons.map(\.outcome) == [.lost, .split])
    #expect(
      report.remarks == [
        "when a page's refresh reached the server: not recorded, so that no trial is void for it, in 1 of 1 cells"
      ])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var change: @Sendable (String) -> String
    var place: String
    var testDescription: String { name }
  }

  @Test(
    "a record that is none is refused, with the place",
    arguments: [
      Case(name: "nothing", change: { _ in "" }, place: "line 1"),
      Case(name: "another schema", change: { $0.replacing("lab-trials/1", with: "lab-trials/9") }, place: "line 1"),
      Case(name: "no JSON", change: { $0 + "oops\n" }, place: "line 5"),
      Case(name: "a count below 0", change: { $0.replacing("\"lost\":1", with: "\"lost\":-1") }, place: "line 2"),
      Case(
        name: "a rule that traps when it is told",
        change: { $0.replacing(/"toleranceMilliseconds":[0-9.]+/, with: "\"toleranceMilliseconds\":1e300") },
        place: "line 1"),
      Case(
        name: "a version that drives a terminal",
        change: { $0.replacing(/"engineVersion":"/, with: "\"engineVersion\":\"\\u001b[31m") }, place: "line 1"),
      Case(
        name: "void for no reason", change: { $0.replacing(",\"voidKind\":\"late\"", with: "") }, place: "line 4"),
      Case(name: "a trial twice", change: { $0.replacing("\"trial\":1,", with: "\"trial\":0,") }, place: "line 4"),
      Case(name: "another engine", change: { $0.replacing("\"webkitgtk\"", with: "\"gecko\"") }, place: "engine"),
      Case(name: "no such strategy", change: { $0.replacing("push-only", with: "pull-only") }, place: "strategy"),
      Case(name: "no such file", change: { $0.replacing("race.json5", with: "../race.json5") }, place: "file"),
      Case(
        name: "an endless latency", change: { $0.replacing("\"latency\":20", with: "\"latency\":1e9") },
        place: "latency"),
      Case(name: "a load below 0", change: { $0.replacing("\"load\":0.5", with: "\"load\":-7") }, place: "line 2"),
      Case(name: "an endless load", change: { $0.replacing("\"load\":0.5", with: "\"load\":1e300") }, place: "line 2"),
      Case(
        name: "a late trial that counts",
        change: { $0.replacing("\"worstDelay\":0.2", with: "\"worstDelay\":400") }, place: "line 2"),
      Case(
        name: "a trial that counts by another tolerance",
        change: {
          $0.replacing(/"toleranceMilliseconds":[0-9.]+/, with: "\"toleranceMilliseconds\":0.5")
        }, place: "line 2"),
      Case(
        name: "a late trial that keeps each limit",
        change: { $0.replacing("\"worstDelay\":9", with: "\"worstDelay\":4") }, place: "line 4"),
      Case(
        name: "a kind that is not the reason's",
        change: { $0.replacing("\"voidKind\":\"late\"", with: "\"voidKind\":\"stopped\"") }, place: "line 4"),
      Case(
        name: "more trials than were wanted",
        change: {
          $0.replacing("\"trials\":2", with: "\"trials\":1").replacing("\"worstDelay\":9", with: "\"worstDelay\":4")
            .replacing(/"void":"[^"]*","voidKind":"late",/, with: "")
        }, place: "line 1"),
      Case(
        name: "a version of blanks",
        change: { $0.replacing(/"engineVersion":"[0-9.]+/, with: "\"engineVersion\":\"  ") }, place: "line 1"),
      Case(
        name: "a version that does not show",
        change: { $0.replacing(/"engineVersion":"[0-9.]+/, with: "\"engineVersion\":\"\u{2800}") }, place: "line 1"),
      Case(
        name: "a delay that no number of digits holds",
        change: { $0.replacing("\"worstDelay\":9", with: "\"worstDelay\":1e300") }, place: "line 4"),
      Case(
        name: "a stall that no number of digits holds",
        change: { $0.replacing(/"longestStall":[0-9.]+/, with: "\"longestStall\":1e300") }, place: "line 2"),
      Case(
        name: "cores that no machine has", change: { $0.replacing(/"cores":\d+/, with: "\"cores\":1000000000") },
        place: "line 1"),
      Case(
        name: "a reason that no lab has",
        change: { $0.replacing("\"voidKind\":\"late\"", with: "\"voidKind\":\"sunshine\"") },
        place: "line 4"),
      Case(
        name: "a trial before the first", change: { $0.replacing("\"trial\":1,", with: "\"trial\":-5,") },
        place: "line 4"),
      Case(
        name: "more trials than were played", change: { $0.replacing("\"trial\":1,", with: "\"trial\":4,") },
        place: "line 4"),
      Case(
        name: "seconds below 0", change: { $0.replacing("\"seconds\":1.24", with: "\"seconds\":-1e300") },
        place: "line 2"),
      Case(
        name: "no version", change: { $0.replacing(/"engineVersion":"[^"]*"/, with: "\"engineVersion\":\"\"") },
        place: "line 1"),
      Case(
        name: "a verdict of other counts", change: { $0.replacing("\"lost\":1", with: "\"lost\":0") }, place: "line 2"),
      Case(
        name: "a needless login of which the verdict has no word",
        change: { $0.replacing("lost, needless login", with: "lost") }, place: "line 2"),
      Case(
        name: "a digest that is none", change: { $0.replacing(/"world":"/, with: "\"world\":\"x") }, place: "line 1"),
      Case(
        name: "the digest of another file",
        change: { $0.replacing(/"fileDigest":"[0-9a-f]{16}"/, with: "\"fileDigest\":\"0123456789abcdef\"") },
        place: "fileDigest"),
      Case(name: "another scenario", change: { $0.replacing("offset--48", with: "offset-48") }, place: "scenario"),
    ])
  func mistakes(_ test: Case) throws {
    let files = ["a.ndjson": Array(test.change(try text()).utf8), "race.json5": Array(Self.scenario.utf8)]
    let error = #expect(throws: InputError.self) {
      try RecordedSet(files, in: "set") { name in StrategyCatalogue.all.first { $0.name == name } }
    }
    #expect(error?.place == test.place)
    #expect(error?.kind == .data)
  }

  @Test("a cell with two records is refused, with both names")
  func twice() throws {
    let record = Array(try text().utf8)
    let files = ["a.ndjson": record, "b.ndjson": record, "race.json5": Array(Self.scenario.utf8)]
    let error = #expect(throws: InputError.self) {
      try RecordedSet(files, in: "set") { name in StrategyCatalogue.all.first { $0.name == name } }
    }
    #expect(
      error?.description
        == "set/b.ndjson: found \"race-latency-20-offset--48\" with push-only, as in set/a.ndjson, expected each cell once"
    )
    #expect(error?.kind == .data)
  }

  @Test("records of several runs and machines are one set, and that is said")
  func mixture() throws {
    let one = try text()
    let other = one.replacing("\"strategy\":\"push-only\"", with: "\"strategy\":\"two-way-observer\"")
      .replacing("\"seed\":7", with: "\"seed\":99").replacing(/"cores":\d+/, with: "\"cores\":1000")
    let set = try RecordedSet(
      ["a.ndjson": Array(one.utf8), "b.ndjson": Array(other.utf8), "race.json5": Array(Self.scenario.utf8)], in: "set"
    ) { name in StrategyCatalogue.all.first { $0.name == name } }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    #expect(
      set.report(runs: 100, seed: 1, jobs: 1).remarks == [
        "fewer trials count than were wanted in 2 of 2 cells",
        "trials of several numbers of cores: \(cores) in 1, 1000 in 1 of 2 cells",
        "trials of several seeds: 7 in 1, 99 in 1 of 2 cells",
      ])
  }

  @Test("a record with lines of another system is read")
  func carriageReturns() throws {
    let text = try text()
    let other = try LabRecord(text.replacing("\n", with: "\r\n"), source: "a")
    #expect(try other.trials == LabRecord(text, source: "a").trials)
  }

  @Test("a directory without a record is refused")
  func empty() {
    #expect(throws: InputError.self) { try RecordedSet([:], in: "set") { _ in nil } }
  }
}
