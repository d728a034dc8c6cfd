import Choices
import CookieDiagnosis
import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// `--fail-if`: how a limit is read, and which bound of the interval decides.
@Suite("Limits of harm") struct HarmLimitTests {
  @Test(
    "is read",
    arguments: [
      ("lost > 0.1%", HarmMeasure.lost, HarmLimit.Bound.lower, false, 0.001),
      ("lost\t>\t0.1%", .lost, .lower, false, 0.001),
      ("lost>0.1%", .lost, .lower, false, 0.001),
      ("  upper   needless-login >= 0.05 ", .needlessLogin, .upper, true, 0.05),
      ("Lower written back > 1e-3", .writtenBack, .lower, false, 0.001),
      ("harm > 0", .harm, .lower, false, 0),
      ("no verdict >= 100 %", .noVerdict, .lower, true, 1),
    ])
  func reads(text: String, measure: HarmMeasure, bound: HarmLimit.Bound, isInclusive: Bool, share: Double) throws {
    let limit = try HarmLimit(parsing: text, source: "--fail-if")
    #expect(limit.measure == measure)
    #expect(limit.bound == bound)
    #expect(limit.includesShare == isInclusive)
    #expect(abs(limit.share - share) < 1e-15)
  }

  @Test(
    "is refused, with what was expected",
    arguments: [
      ("", "found nothing, expected a kind of harm, > or >=, and a share of runs"),
      ("lost < 1%", "found \"lost < 1%\", expected a kind of harm, > or >="),
      ("lots > 1%", "did you mean \"lost\"?"), ("> 1%", "expected one of harm, lost, no verdict"),
      ("upper > 1%", "expected one of harm, lost, no verdict"),
      ("lost > 101%", "found \"101%\", expected a share of runs: 0% to 100%, or 0 to 1"),
      ("lost > 2", "found \"2\", expected a share of runs"), ("lost > -1%", "found \"-1%\""),
      ("lost > 1", "found \"1\", expected less than 100%, which no share exceeds"),
      ("no verdict > 100 %", "found \"100 %\", expected less than 100%"),
      ("lost > nan", "found \"nan\""), ("lost > 0x1p-3", "found \"0x1p-3\""), ("lost > 1e999%", "found \"1e999%\""),
      ("lost > %", "found \"%\""), ("lost > 1% > 2%", "expected a share of runs"), ("lost >= ", "found nothing"),
    ])
  func refuses(text: String, says: String) {
    let error = #expect(throws: InputError.self) { try HarmLimit(parsing: text, source: "--fail-if") }
    #expect(error?.kind == .usage)
    #expect(error?.description.contains(says) ?? false, "\(error?.description ?? "")")
  }

  /// Wilson's interval of 5 in 100 is 2.15 to 11.18 %, that of 0 in 100 is 0 to 3.70 %.
  @Test(
    "which bound decides",
    arguments: [
      (5, "lost > 2%", HarmLimit.Outcome.exceeded), (5, "lost > 3%", .undecided), (5, "lost > 12%", .kept),
      (5, "upper lost > 3%", .exceeded), (5, "upper lost > 11%", .exceeded), (5, "upper lost > 12%", .kept),
      (0, "lost > 0%", .undecided), (0, "lost >= 0%", .exceeded), (0, "upper lost > 3.6%", .exceeded),
      (0, "upper lost > 3.8%", .kept), (1, "lost > 0", .exceeded),
      (100, "lost >= 100%", .undecided), (0, "leaked > 50%", .kept),
    ])
  func decides(lost: Int, limit: String, outcome: HarmLimit.Outcome) throws {
    #expect(try HarmLimit(parsing: limit, source: "").outcome(of: Self.tally(lost: lost)) == outcome)
  }

  @Test("a run without a verdict may have come to harm", arguments: [(0, HarmLimit.Outcome.kept), (39, .exceeded)])
  func noVerdict(count: Int, outcome: HarmLimit.Outcome) throws {
    var tally = Self.tally(lost: 0)
    for run in 0..<count { tally.runsWithoutVerdict.insert(run) }
    #expect(try HarmLimit(parsing: "upper leaked > 10%", source: "").outcome(of: tally) == outcome)
    #expect(try HarmLimit(parsing: "leaked > 10%", source: "").outcome(of: tally) == (count == 0 ? .kept : .undecided))
  }

  @Test("no runs decide nothing, and fail where that has to be shown") func noRuns() throws {
    #expect(try HarmLimit(parsing: "lost > 1%", source: "").outcome(of: CellTally()) == .undecided)
    #expect(try HarmLimit(parsing: "upper lost > 1%", source: "").outcome(of: CellTally()) == .exceeded)
  }

  @Test("says which bound, of whom, where") func words() throws {
    let limits = try ["lost > 2%", "upper lost >= 11.184%", "lost > 3%"].map {
      try HarmLimit(parsing: $0, source: "")
    }
    let text = try Self.text(limits, lost: 5)
    #expect(
      text.failures == [
        "push-only in concurrent-refresh, lost 5.0 % (2.2-11.2): the lower bound of its 95 % interval, 2.2 %, is above "
          + "2.0 %."
      ])
    #expect(
      text.doubts == [
        "push-only in concurrent-refresh, lost 5.0 % (2.2-11.2): not shown to be at most 3.0 %, since the upper bound of "
          + "its 95 % interval is 11.2 %."
      ])
  }

  @Test(
    "a limit is said as it was given",
    arguments: [
      ("upper lost > 0.00001%", "0.00001 %"), ("upper lost > 1e-9", "0.0000001 %"), ("upper lost > 0.03%", "0.03 %"),
      ("upper lost > 2%", "2.0 %"), ("upper lost > 1e-15", "1.00e-13 %"),
    ])
  func saysLimit(limit: String, says: String) throws {
    let text = try Self.text([try HarmLimit(parsing: limit, source: "")], lost: 0)
    #expect(text.failures.count == 1)
    #expect(text.failures.allSatisfy { $0.hasSuffix("is above \(says).") }, "\(text.failures)")
  }

  private static func text(_ limits: [HarmLimit], lost: Int) throws -> HarmLimitText {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let strategy = try #require(StrategyCatalogue.entry(named: "push-only"))
    let campaign = Campaign(scenarios: [scenario], strategies: [strategy], runs: 100, seed: 1)
    return HarmLimitText(limits, campaign, [tally(lost: lost)], scenarios: [scenario.name])
  }

  private static func tally(lost: Int) -> CellTally {
    var tally = CellTally()
    for index in 0..<100 {
      var run = RunSummary()
      run.lostSessions = index < lost ? 1 : 0
      tally.add(run, index: index)
    }
    return tally
  }
}
