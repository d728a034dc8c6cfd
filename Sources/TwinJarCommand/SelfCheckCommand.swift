import ArgumentParser
import CookieExploration
import CookieReports
import CookieSimulation
import Foundation
import SyncStrategies

struct SelfCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "self-check",
    abstract: "Check that the search's reduction loses nothing.",
    discussion: """
      Walks generated small scenarios twice, with every schedule run to its end and with schedules cut at known states, \
      and compares what the runs end with. In each, goes on from a sample of the cuts, and compares with the run that \
      was not cut. Then searches a small model whose answer is known, as an asynchronous program, as values, and as a \
      scenario with strategies of its own. Prints every difference and exits with 1 if \
      there is one. Interrupted, it prints what is finished and exits with 130.

      With --omit, a part of the world is left out of what tells states apart. Where that makes fewer states there should \
      be differences; most parts follow from the others in so small a space.

      Example: twinjar self-check --runs 200 --seed 1
      """
  )

  @Option(help: "How many scenarios, 0 to 1,000,000.")
  var runs = 200

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
  }

  func run() throws {
    try reportingFailures {
      let strategies =
        try StrategySelection.strategies(strategy)
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      let bar = ProgressBar(total: runs, unit: "scenarios")
      var check = ReductionCheck(seed: seed, strategies: strategies)
      check.omitted = omit
      let tally = check.run(count: runs, control: control, progress: bar.show)
      bar.clear()
      var models: [ModelCheck] = []
      for discipline in TwoStoreModel.Discipline.allCases where !control.isStopped {
        let check = ModelCheck(discipline, rounds: rounds, control: control)
        if !control.isStopped { models.append(check) }
      }
      var worlds: [WorldCheck] = []
      for discipline in TwoStoreModel.Discipline.allCases where !control.isStopped {
        let check = try WorldCheck(discipline, control: control)
        if !control.isStopped { worlds.append(check) }
      }
      let agree = models.allSatisfy(\.agrees) && zip(worlds, models).allSatisfy { $0.agrees(with: $1) }
      StandardOutput.write(SelfCheckText(tally, seed: seed, models, worlds, rounds: rounds).text)
      interrupt.end()
      if control.isStopped { throw ExitCode(130) }
      if !tally.holds || !agree { throw ExitCode(1) }
    }
  }
}

extension StateKeyPart: ExpressibleByArgument {}
