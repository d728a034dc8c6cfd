import Choices
import CookieExploration
import CookieScenarios
import Foundation
import SyncStrategies
import Testing

@testable import CookieLab

@Suite("What a trial and a cell came to") struct JudgementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var side: TrialUser.Side
    var native, web: Bool
    var asksNativeCode = false
    var word: String
    var testDescription: String { "\(side.rawValue) asks, native \(native), web \(web), bridge \(asksNativeCode)" }
  }

  /// As `VerdictReader` judges a trace.
  @Test(arguments: [
    Case(side: .native, native: false, web: false, word: "lost"),
    Case(side: .native, native: false, web: true, word: "split"),
    Case(side: .native, native: true, web: false, word: "needless login"),
    Case(side: .page, native: false, web: false, word: "lost"),
    Case(side: .page, native: true, web: false, word: "split"),
    Case(side: .page, native: false, web: true, word: "needless login"),
    Case(side: .page, native: false, web: true, asksNativeCode: true, word: "split"),
    Case(side: .page, native: true, web: true, asksNativeCode: true, word: "needless login"),
  ])
  func verdicts(_ test: Case) {
    var verdict = Trial.Verdict()
    #expect(verdict.word == "kept")
    verdict.judge(
      Holdings(native: test.native, web: test.web), asking: test.side, asksNativeCode: test.asksNativeCode)
    #expect(verdict.word == test.word)
  }

  struct Late: Sendable, CustomTestStringConvertible {
    var delay, offset, stall: Double
    var wait = 0.0
    var coldWait = 0.0
    var arrival = 0.0
    var word: String?
    var testDescription: String { "\(delay), \(offset), \(stall), \(wait), \(coldWait), \(arrival) ms" }
  }

  @Test(
    "a trial is void if the machine was late, whatever its verdict",
    arguments: [
      Late(delay: 0, offset: 0, stall: 0), Late(delay: 5, offset: 5, stall: 10),
      Late(delay: 5.1, offset: 0, stall: 0, word: "late: a delay was off by 5.1 ms"),
      Late(delay: 0, offset: 7, stall: 0, word: "late: two refreshes were off their distance by 7 ms"),
      Late(delay: 0, offset: 0, stall: 10.5, word: "late: the lab stood still for 10.5 ms"),
      Late(delay: 0, offset: 0, stall: 0, wait: 20, coldWait: 100),
      Late(delay: 0, offset: 0, stall: 0, wait: 20.5, word: "late: a thread waited 20.5 ms for a processor"),
      Late(
        delay: 0, offset: 0, stall: 0, coldWait: 101,
        word: "late: a thread waited 101 ms for a processor while the app began"),
      Late(delay: 0, offset: 0, stall: 0, arrival: 5),
      Late(
        delay: 0, offset: 0, stall: 0, arrival: 5.2,
        word: "late: a page's refresh reached the server 5.2 ms off its usual time"),
    ])
  func lateness(_ test: Late) {
    let timing = TrialTiming(
      delay: test.delay, offset: test.offset, arrival: test.arrival, stall: test.stall, wait: test.wait,
      coldWait: test.coldWait)
    #expect(VoidRule().reason(timing)?.description == test.word)
  }

  @Test("a thread's wait is what it has waited since the earlier look, and a new thread's all of it")
  func waits() {
    let earlier = ProcessorWaits([1: 5_000_000, 2: 0])
    let later = ProcessorWaits([1: 6_000_000, 2: 500_000, 3: 2_000_000])
    #expect(later.longest(since: earlier) == 2)
    #expect(ProcessorWaits([:]).longest(since: earlier) == 0)
    #expect(ProcessorWaits.wait(in: "182 17856 3\n") == 17_856)
    #expect(ProcessorWaits.wait(in: "182") == nil)
  }

  @Test("the idle share is that of the time since the earlier look")
  func idleness() throws {
    let earlier = try #require(QuietMachine.Times("cpu  100 0 50 800 50 0 0 0 0 0\ncpu0 1 2 3 4 5\n"))
    let later = try #require(QuietMachine.Times("cpu  130 0 70 840 60 0 0 0 99 0\n"))
    #expect(later.idleShare(since: earlier) == 0.5)
    #expect(earlier.idleShare(since: earlier) == 0)
    #expect(QuietMachine.Times("cpu0 1 2 3 4 5") == nil)
    #expect(QuietMachine.Times("") == nil)
    #expect(QuietMachine.Times("cpu 1 2 x") == nil)
  }

  @Test("void trials are counted apart, and a cell counts the others")
  func counting() {
    func trial(_ number: Int, lost: Int = 0, split: Int = 0, void: VoidReason? = nil) -> Trial {
      var trial = Trial(number: number, seed: 0)
      (trial.verdict.lost, trial.verdict.split, trial.void) = (lost, split, void)
      return trial
    }
    let result = CellResult(
      scenario: "s", strategy: "t",
      [
        trial(0), trial(1, lost: 2, split: 1), trial(2, lost: 1, void: .late("x")), trial(3, void: .appEnded("")),
        trial(4, split: 1, void: .late("y")),
      ])
    #expect((result.trials, result.lost, result.split) == (2, 1, 1))
    #expect(result.void == ["late": 2, "app ended": 1])
  }

  private func tally(_ lost: Int, of runs: Int, needless: Int = 0) -> CellTally {
    var tally = CellTally()
    (tally.runs, tally.runsWithLossOrNoVerdict, tally.runsWithNeedlessLogIn) = (runs, lost, needless)
    return tally
  }

  @Test("a cell differs only if its p says so with all comparisons in mind")
  func comparing() {
    let results = [
      CellResult(scenario: "a", strategy: "t", trials: 30, lost: 30, split: 0, needless: 0),
      CellResult(scenario: "b", strategy: "t", trials: 30, lost: 15, split: 0, needless: 30),
      // What was not recorded is not compared, as if it were 0 least of all.
      CellResult(scenario: "c", strategy: "t", trials: 30, lost: 0, split: 2, needless: nil),
      // Nothing was played: nothing is compared.
      CellResult(scenario: "d", strategy: "t", trials: 0, lost: 0, split: 0, needless: 0),
    ]
    let comparisons = CellComparison.all(
      results,
      simulated: [
        tally(938, of: 1_000), tally(900, of: 1_000, needless: 100), tally(0, of: 10_000, needless: 10_000),
        tally(0, of: 10),
      ])
    #expect(comparisons.count == 8)
    #expect(
      comparisons.filter(\.differs).map { "\($0.scenario) \($0.outcome.rawValue) \($0.count)" } == [
        "b lost 15", "b needless 30", "c split 2",
      ])
    let difference = CellComparison.meanDifference(comparisons)
    #expect(difference.map { abs($0 - (6.2 + 0 + 0 + 40 + 0 + 90 + 0 + 100 * 2.0 / 30) / 8) < 1e-9 } == true)
  }

  @Test("rows in which both sides say none, or both each, are told apart in the mean")
  func plainRows() {
    let tallies = [(30, 1_000), (0, 0), (15, 400), (0, 1)].map { count, simulated in
      CellComparison.all(
        [CellResult(scenario: "s", strategy: "t", trials: 30, lost: count, split: 0, needless: nil)],
        simulated: [tally(simulated, of: 1_000)])[0]
    }
    #expect(tallies.map(\.isPlain) == [true, true, false, false])
    let words = [tallies, Array(tallies.prefix(2)), Array(tallies.suffix(2)), []].map { comparisons in
      LabReport(
        machine: LabReport.Machine(engine: "webkitgtk", engineVersion: "", cores: 2, load: [0, 1], platform: "ideal"),
        rule: VoidRule(), seed: 1, results: [], comparisons: comparisons, isComplete: true
      ).text.components(separatedBy: "mean absolute difference ").last?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #expect(
      words == [
        "2.5 points, or 5.0 points over the 2 in which not both sides say none or both each.", "0.0 points.",
        "5.0 points.", "nothing.",
      ])
  }

  struct Told: Sendable, CustomTestStringConvertible {
    var needless: [Int?]
    var result: Int?
    var line: String?
    var testDescription: String { "\(needless)" }
  }

  @Test(
    "needless logins that a record does not have are told as not recorded",
    arguments: [
      Told(needless: [1, 0], result: 1), Told(needless: [0, 0], result: 0),
      Told(
        needless: [nil, nil], result: nil, line: "needless logins: not recorded in 1 of 1 cells"),
      Told(needless: [1, nil], result: nil, line: "needless logins: not recorded in 1 of 1 cells"),
    ])
  func needless(_ test: Told) throws {
    var lines = test.needless.enumerated().map { index, needless in
      LabRecord.TrialLine(Trial(number: index, seed: 0)).with(needless: needless)
    }
    lines[0].load = 1
    let result = LabRecord(header: try RecordTests.header(), trials: lines).result
    #expect(result.needless == test.result)
    let report = LabReport(
      machine: LabReport.Machine(
        engine: "webkitgtk", engineVersion: "2.50.6", cores: 2, load: [0, 1], platform: "ideal"),
      rule: VoidRule(), seed: 1, results: [result], comparisons: [], isComplete: true)
    #expect(report.text.contains("not recorded") == (test.line != nil))
    if let line = test.line { #expect(report.text.contains(line), "\(report.text)") }
    #expect(try report.json().contains("\"needless\"") == (test.result != nil))
  }

  @Test(
    "a cell without a trial that counts says nothing, and one with fewer than asked for not enough",
    arguments: [(0, false, true), (1, false, false), (1, true, true)])
  func withoutVerdict(trials: Int, isShort: Bool, isWithout: Bool) {
    let result = CellResult(scenario: "s", strategy: "t", trials: trials, lost: 0, split: 0, needless: 0)
    let report = LabReport(
      machine: LabReport.Machine(engine: "webkitgtk", engineVersion: "", cores: 2, load: [0, 1], platform: "ideal"),
      rule: VoidRule(), seed: 1, results: [result], comparisons: [], isComplete: true, isShort: isShort)
    #expect(report.isWithoutVerdict == isWithout)
  }

  struct Look: Sendable, CustomTestStringConvertible {
    var killed: [pid_t] = []
    var looks: [[pid_t]]
    var areWell: [Bool]
    var testDescription: String { "\(looks), killed \(killed)" }
  }

  @Test(
    "a network process that is gone without a step that killed it has died by itself",
    arguments: [
      Look(looks: [[], [7], [7]], areWell: [true, true, true]),
      Look(looks: [[7], []], areWell: [true, false]), Look(looks: [[7], [8]], areWell: [true, false]),
      Look(killed: [7], looks: [[7], [], [8], [8]], areWell: [true, true, true, true]),
      // It is seen for a moment yet.
      Look(killed: [7], looks: [[7], [7], [8]], areWell: [true, true, true]),
      Look(killed: [7], looks: [[7], [8], [9]], areWell: [true, true, false]),
    ])
  func networkProcesses(_ test: Look) {
    var watch = NetworkProcessWatch()
    var areWell: [Bool] = []
    for (index, look) in test.looks.enumerated() {
      areWell.append(watch.look(look))
      if index == 0 { test.killed.forEach { watch.expectDeath(of: $0) } }
    }
    #expect(areWell == test.areWell)
  }

  @Test("a page's usual way to the server is half of what the platform takes for there and back")
  func usualWay() throws {
    let median = try #require(
      Profile.webKitGTK.timing.pageLoad.points.first { $0.quantile * 2 == DurationDistribution.resolution })
    let usual = try #require(LabEngine.webKitGTK.usualPageWay)
    #expect(abs(usual - Double(median.nanoseconds) / 2e6) < 0.1)
  }

  @Test("a swept scenario has the latency, the offset and a name that says so")
  func sweeping() throws {
    let text = """
      {schema: "twinjar.scenario/1", name: "race", profile: "ideal", policy: "rfc9700-strict",
       script: ["launch", "logIn", {do: "repeat", times: 2, steps: [{do: "refreshBoth", offsetMilliseconds: 1}]}]}
      """
    let scenario = try ScenarioFile.parse(Array(text.utf8), source: "race.json5")
    let swept = scenario.swept(LabCell.Sweep(latency: 2.5, offset: -20))
    #expect(swept.name == "race-latency-2.5-offset--20")
    #expect(swept.network.latency == .fixed(milliseconds: 2.5))
    #expect(
      swept.script.last
        == .repeat(times: 2...2, steps: [.refreshBoth(offsetNanoseconds: -20_000_000)]))
    #expect(swept.hasOffset)
    #expect(scenario.swept(LabCell.Sweep()) == scenario)
  }
}

extension LabRecord.TrialLine {
  fileprivate func with(needless: Int?) -> LabRecord.TrialLine {
    var line = self
    line.needless = needless
    return line
  }
}
