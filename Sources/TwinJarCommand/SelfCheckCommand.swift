import ArgumentParser
import CookieExploration
import CookieReports
import CookieSimulation
import Foundation
import SyncStrategies

struct SelfCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "self-check",
    abstract: "Check that the search's reduction loses nothing, or that the causes of verdicts are what they say.",
    discussion: """
      Walks generated small scenarios twice, with every schedule run to its end and with schedules cut at known states, \
      and compares what the runs end with. In each, goes on from a sample of the cuts, and compares with the run that \
      was not cut. Then searches a small model whose answer is known, as an asynchronous program, as values, and as a \
      scenario with strategies of its own. Prints every difference and exits with 1 if \
      there is one.

      With --omit, a part of the world is left out of what tells states apart. Where that makes fewer states there should \
      be differences; most parts follow from the others in so small a space.

      With --chains, plays every strategy in every built-in scenario instead, on its own platform and on all others, and \
      checks the chain of events of each verdict: that each step follows from the others by the trace's own causality, \
      and that the steps show what the cause claims. Prints each kind of failure once, with a tape, and exits with 1 if \
      there is one.

      Examples: twinjar self-check --runs 200 --seed 1
                twinjar self-check --chains 1000000 --seed 1
      """
  )

  @Option(help: "How many scenarios, 0 to 1,000,000.")
  var runs = 200

  @Option(help: "Check the chains of at least so many verdicts, and nothing else, 1 to 100,000,000.")
  var chains: Int?

  @Option(help: JobCount.help, transform: JobCount.parse)
  var jobs = JobCount.all

  @Option(help: "What the scenarios are generated from.")
  var seed: UInt64 = 1

  @Option(help: "Refreshes of each client of the model, 1 to 1000.")
  var rounds = 2

  @Option(help: ArgumentHelp("A strategy; may be repeated. Default: all.", valueName: "name"))
  var strategy: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave a part of the world out of the states; may be repeated: \(StateKeyPart.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "part"))
  var omit: [StateKeyPart] = []

  func validate() throws {
    guard (0...1_000_000).contains(runs) else {
      throw ValidationError("--runs: found \(runs), expected 0 to 1,000,000")
    }
    guard (1...1_000).contains(rounds) else {
      throw ValidationError("--rounds: found \(rounds), expected 1 to 1000")
    }
    guard (1...100_000_000).contains(chains ?? 1) else {
      throw ValidationError("--chains: found \(chains ?? 0), expected 1 to 100,000,000")
    }
  }

  func run() throws {
    try reportingFailures {
      let strategies =
        try strategy.isEmpty ? StrategySelection.visible : strategy.map { try StrategySelection.strategy($0) }
      if let chains { return try checkChains(chains, of: strategies) }
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      let bar = ProgressBar(total: runs, unit: "scenarios")
      var check = ReductionCheck(seed: seed, strategies: strategies)
      check.omitted = omit
      let tally = check.run(count: runs, control: control, progress: bar.show)
      bar.clear()
      let models = TwoStoreModel.Discipline.allCases.map { ModelCheck($0, rounds: rounds) }
      let worlds = try TwoStoreModel.Discipline.allCases.map(WorldCheck.init)
      let agree = models.allSatisfy(\.agrees) && zip(worlds, models).allSatisfy { $0.agrees(with: $1) }
      StandardOutput.write(SelfCheckText(tally, seed: seed, models, worlds, rounds: rounds).text)
      interrupt.end()
      if control.isStopped { throw ExitCode(130) }
      if !tally.holds || !agree { throw ExitCode(1) }
    }
  }
}

extension SelfCheckCommand {
  private func checkChains(_ count: Int, of strategies: [StrategyEntry]) throws {
    let scenarios = try BuiltInScenarios.names.map { try ScenarioSelection.scenario($0) }
    let control = CampaignControl()
    let interrupt = Interrupt { control.stop() }
    let bar = ProgressBar(total: count, unit: "verdicts")
    var check = ChainCheck(scenarios: scenarios, strategies: strategies, seed: seed)
    // A small number is spread over the scenarios and platforms as a large one is.
    if count < 500_000 { check.runsPerRound = count < 50_000 ? 1 : 10 }
    let tally = check.run(count: count, jobs: jobs, control: control, progress: bar.show)
    bar.clear()
    StandardOutput.write(ChainCheckText(tally, seed: seed).text)
    interrupt.end()
    if control.isStopped { throw ExitCode(130) }
    if !tally.failures.isEmpty { throw ExitCode(1) }
  }
}

extension StateKeyPart: ExpressibleByArgument {}
