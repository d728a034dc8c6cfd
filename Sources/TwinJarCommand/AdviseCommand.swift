import ArgumentParser
import Choices
import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies

struct AdviseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "advise",
    abstract: "Say which sync strategy to take for a scenario, what it costs, and what stays with the server.",
    discussion: """
      Runs every strategy on the same tapes and ranks them: first by runs in which users have to log in for no reason, \
      as far as an exact McNemar test of all pairs tells them apart, then by what is exposed, then by the number of \
      such runs, then by delay and traffic. Where the server has no grace for an exchanged refresh token and \
      something is left, the best strategy runs once more with one. With --sweep it says which strategy to take at each \
      value of a key, and between which values that, or the order of others, changes.

      A strategy is never recommended if one of its runs came to no verdict: it got stuck, left the simulator's thread, \
      or gave another trace when it was repeated. Exit codes: 0, 4 if that happened to any strategy, 130 interrupted.

      Example: twinjar advise --scenario week-of-use --platform ios-26
      """
  )

  /// A list, so that a second one is noticed.
  @Option(
    help: ArgumentHelp("A built-in scenario or a scenario file.", valueName: "name|file"),
    completion: ScenarioSelection.completion())
  var scenario: [String]

  @Option(
    help: ArgumentHelp(
      "A platform's profile in place of the scenario's, whose own changes of faults and timing then do not count.",
      valueName: "profile"), completion: .list(Profile.all.map(\.name)))
  var platform: String?

  @Option(help: "Runs of each strategy, 1 to 100,000,000.")
  var runs = 1_000

  @OptionGroup var sweep: SweepOption

  @OptionGroup var seed: SeedOption

  @OptionGroup var jobs: JobsOption

  @OptionGroup var format: FormatOption<AdviceReport>

  @OptionGroup var report: ReportFileOption

  /// A grace as Okta's default.
  private static let graceSeconds = 30.0

  func validate() throws {
    guard scenario.count == 1 else {
      throw ValidationError("--scenario: found \(scenario.count) of them, expected one")
    }
    guard (1...100_000_000).contains(runs) else {
      throw ValidationError("--runs: found \(runs), expected 1 to 100,000,000")
    }
    if platform != nil, sweep.sweeps.contains(where: { $0.key == "profile" }) {
      throw ValidationError("--platform: found a --sweep of profile, which would undo it; expected one of the two")
    }
  }

  func run() throws {
    try reportingFailures {
      try report.check(besides: scenario)
      let scenario = try chosenScenario()
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      guard sweep.sweeps.isEmpty else { return try adviseAtEachPoint(scenario, control, interrupt) }
      let strategies = try StrategySelection.strategies([])
      let tallies = tallies(scenario, strategies, control: control)
      let ranking = Ranking(zip(strategies, tallies).map { ($0, $1) })
      let withGrace = control.isStopped ? nil : graceTrial(scenario, ranking, control: control)
      let advice = Advice(scenario, ranking, withGrace: withGrace)
      try report.write {
        .advise(
          advice, campaign(scenario, strategies), tallies, isComplete: !control.isStopped,
          invocation: .current(running: [scenario], called: self.scenario))
      } before: {
        try format.write(AdviceReport(advice, seed: seed.value, isComplete: !control.isStopped))
      }
      interrupt.end()
      if control.isStopped { throw ExitCode(130) }
      try NoVerdict.check(tallies)
    }
  }

  /// Says which strategy to take at each point of a sweep. Of one that is interrupted, the points that are finished.
  private func adviseAtEachPoint(_ scenario: Scenario, _ control: CampaignControl, _ interrupt: Interrupt) throws {
    var start = try JournalledScenario(called: self.scenario[0])
    start.scenario = scenario
    let points = try sweep.points(of: [start])
    let strategies = try StrategySelection.strategies([])
    let campaign = Campaign(
      scenarios: points.map(\.scenario), strategies: strategies, runs: runs, seed: seed.value)
    let line = ProgressLine()
    let tallies = campaign.run(
      jobs: jobs.count, control: control, progress: line.count(of: campaign.totalRuns, "runs"))
    line.clear()
    let advice = points.indices.map { index in
      let cells = campaign.cells.indices.filter { campaign.cells[$0].scenarioIndex == index }
      return AdviceSweepReport.Point(
        points[index].scenario, points[index].settings,
        Ranking(cells.map { (campaign.cells[$0].strategy, tallies[$0]) }))
    }
    let finished = advice.filter { point in
      let runs = Set(point.ranking.rows.map(\.tally.runs))
      return runs.count == 1 && runs != [0]
    }
    let answer = AdviceSweepReport(finished, seed: seed.value, isComplete: !control.isStopped)
    try report.write {
      .advise(
        answer, campaign, tallies, isComplete: !control.isStopped,
        invocation: .current(running: campaign.scenarios, called: points.map(\.entry.called)),
        sweep: PageSweep(points.map(\.settings), platform: platform))
    } before: {
      try format.write(answer)
    }
    interrupt.end()
    if control.isStopped { throw ExitCode(130) }
    try NoVerdict.check(tallies)
  }

  func chosenScenario() throws -> Scenario {
    var scenario = try ScenarioSelection.scenario(self.scenario[0])
    guard let platform else { return scenario }
    guard let profile = Profile.named(platform) else {
      throw InputError(
        .usage, source: "--platform", found: "\"\(platform)\"",
        expected: NearestName.expectation(platform, among: Profile.all.map(\.name)))
    }
    scenario.profile = profile
    return scenario
  }

  private func campaign(_ scenario: Scenario, _ strategies: [StrategyEntry]) -> Campaign {
    Campaign(scenarios: [scenario], strategies: strategies, runs: runs, seed: seed.value)
  }

  private func tallies(
    _ scenario: Scenario, _ strategies: [StrategyEntry], control: CampaignControl
  ) -> [CellTally] {
    let campaign = campaign(scenario, strategies)
    let line = ProgressLine()
    defer { line.clear() }
    return campaign.run(
      jobs: jobs.count, control: control, progress: line.count(of: campaign.totalRuns, "runs"))
  }

  /// The best strategy once more, on a server with a grace; nil if there is nothing to gain from one.
  private func graceTrial(_ scenario: Scenario, _ ranking: Ranking, control: CampaignControl) -> Advice.WithGrace? {
    guard let best = ranking.recommended, best.failures > 0,
      scenario.policy.rotation == .singleUse, scenario.policy.graceSeconds < Self.graceSeconds
    else { return nil }
    var changed = scenario
    changed.policy.graceSeconds = Self.graceSeconds
    changed.policy.graceAnswer = .newSibling
    let tally = tallies(changed, [best.strategy], control: control)[0]
    return Advice.WithGrace(seconds: Self.graceSeconds, tally: tally)
  }
}
