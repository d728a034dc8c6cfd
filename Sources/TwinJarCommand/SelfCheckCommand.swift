import ArgumentParser
import CaptureDiagnosis
import Choices
import CookieExploration
import CookieReports
import CookieScenarios
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
      there is one. Interrupted, it prints what is finished and exits with 130.

      With --omit, a part of the world is left out of what tells states apart. Where that makes fewer states there should \
      be differences; most parts follow from the others in so small a space.

      With --chains, plays every strategy in every scenario instead, on its own platform and on all others, and \
      checks the chain of events of each verdict: that each step follows from the others by the trace's own causality, \
      and that the steps show what the cause claims. Prints each kind of failure once, with a tape, and exits with 1 if \
      there is one, or nothing to check.

      With --certificates, explores every strategy in every built-in scenario instead (one fault, two preemptions, at most \
      10,000 schedules), and plays runs with delays against what it says holds, of another campaign than the one that the \
      search has seen: seed 2, if none is given. Prints each certificate that such a run violates, with its \
      tape, and exits with 1 if there is one; with 4 if a search says of itself \
      that it is not to be relied on.

      With --diagnoses, plays every strategy in every scenario instead, as --chains does, shows "diagnose" what a recorder, what \
      a proxy, and what a proxy beside the stores' files would have seen of each run with a verdict, and prints how often it names the cause that the run had, with \
      the answers to each cause. Seed 2, if none is given: the table that the diagnosis goes by was made of seed 1, which makes \
      it anew with --sights.

      With --calibrations, plays worlds whose latencies, lifetimes, rates and rules are drawn instead, shows "calibrate" what a \
      recorder, a proxy and the simulator's log say of each, and prints how often each interval holds what was drawn.

      --chains, --certificates and --diagnoses take --scenario; without it, every built-in one is meant.

      Examples: twinjar self-check --runs 200 --seed 1
                twinjar self-check --chains 1000000 --seed 1
                twinjar self-check --certificates 10000 --seed 2 --strategy twinjar
                twinjar self-check --diagnoses 10000 --seed 2
                twinjar self-check --calibrations 1000 --seed 1
      """
  )

  @Option(help: "How many scenarios, 0 to 1,000,000. Default: 200.")
  var runs: Int?

  @Option(help: "Check the chains of at least so many verdicts, and nothing else, 1 to 100,000,000.")
  var chains: Int?

  @Option(
    help:
      "Play so many runs of each strategy and scenario against its certificates, and nothing else, 1 to 100,000,000.")
  var certificates: Int?

  @Option(help: "Diagnose at least so many runs with a verdict, and nothing else, 1 to 100,000,000.")
  var diagnoses: Int?

  @Option(help: "Calibrate so many drawn worlds, and nothing else, 1 to 10,000,000.")
  var calibrations: Int?

  @Option(
    help: ArgumentHelp(
      "With --diagnoses and seed 1: write the tables of what looks alike to a directory.", valueName: "directory"))
  var sights: String?

  @OptionGroup var scenarios: ScenarioOptions

  @OptionGroup var jobs: JobsOption

  /// Of --certificates and --diagnoses the default is 2: the searches, and the diagnosis's table, have seen what comes of 1.
  @OptionGroup var seedOption: SeedOption

  private var seed: UInt64 { seedOption.chosen ?? (certificates == nil && (diagnoses == nil || sights != nil) ? 1 : 2) }

  @Option(help: "Refreshes of each client of the model, 1 to 1000. Default: 2.")
  var rounds: Int?

  @OptionGroup var strategies: StrategyOptions

  @Option(
    help: ArgumentHelp(
      "Leave a part of the world out of the states; may be repeated: \(StateKeyPart.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "part"))
  var omit: [StateKeyPart] = []

  @OptionGroup var format: FormatOption<SelfCheckReport>

  func validate() throws {
    if let runs, !(0...1_000_000).contains(runs) {
      throw ValidationError("--runs: found \(runs), expected 0 to 1,000,000")
    }
    if let rounds, !(1...1_000).contains(rounds) {
      throw ValidationError("--rounds: found \(rounds), expected 1 to 1000")
    }
    guard (1...100_000_000).contains(certificates ?? 1) else {
      throw ValidationError("--certificates: found \(certificates ?? 0), expected 1 to 100,000,000")
    }
    if certificates != nil, seed == TimedRuns().seed {
      throw ValidationError("--seed: found \(seed), which the searches have seen; expected another number")
    }
    if let name = scenarios.chosen.first, chains == nil, certificates == nil, diagnoses == nil {
      throw ValidationError("--scenario: found \"\(name)\", expected --chains, --certificates or --diagnoses with it")
    }
    try validateDiagnoses()
    try validateCalibrations()
    let own = [("--omit", !omit.isEmpty), ("--runs", runs != nil), ("--rounds", rounds != nil)].first(where: \.1)
    if let own, let other = other {
      throw ValidationError("\(own.0): found \(other), which has no use for it; expected one of them")
    }
    if chains != nil, certificates != nil {
      throw ValidationError("--certificates: found --chains as well; expected one of them")
    }
    guard (1...100_000_000).contains(chains ?? 1) else {
      throw ValidationError("--chains: found \(chains ?? 0), expected 1 to 100,000,000")
    }
  }

  /// The option that asks for something else than the check of the reduction.
  private var other: String? {
    [("--chains", chains), ("--certificates", certificates), ("--diagnoses", diagnoses)].first { $0.1 != nil }?.0
  }

  private func validateDiagnoses() throws {
    guard (1...100_000_000).contains(diagnoses ?? 1) else {
      throw ValidationError("--diagnoses: found \(diagnoses ?? 0), expected 1 to 100,000,000")
    }
    if diagnoses != nil, let other = chains.map({ _ in "--chains" }) ?? certificates.map({ _ in "--certificates" }) {
      throw ValidationError("--diagnoses: found \(other) as well; expected one of them")
    }
    if sights != nil, diagnoses == nil { throw ValidationError("--sights: expected --diagnoses with it") }
    if diagnoses != nil, (seed == DiagnosisCheck.tableSeed) != (sights != nil) {
      throw ValidationError(
        sights == nil
          ? "--seed: found \(seed), which the diagnosis's table was made of; expected another number"
          : "--seed: found \(seed), expected \(DiagnosisCheck.tableSeed) with --sights")
    }
  }

  func run() throws {
    try reportingFailures {
      let strategies = try strategies.entries()
      if let chains { return try checkChains(chains, of: strategies) }
      if let certificates { return try checkCertificates(certificates, of: strategies) }
      if let diagnoses { return try checkDiagnoses(diagnoses, of: strategies) }
      if let calibrations { return try checkCalibrations(calibrations, of: strategies) }
      let (runs, rounds) = (runs ?? 200, rounds ?? 2)
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      let line = ProgressLine()
      var check = ReductionCheck(seed: seed, strategies: strategies)
      check.omitted = omit
      let tally = check.run(count: runs, control: control, progress: line.count(of: runs, "scenarios"))
      line.clear()
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
      try format.write(SelfCheckReport(SelfCheckText(tally, seed: seed, models, worlds, rounds: rounds)))
      interrupt.end()
      if control.isStopped { throw ExitCode(130) }
      if !tally.holds || !agree { throw ExitCode(1) }
    }
  }
}

extension SelfCheckCommand {
  private var scenarioNames: [String] {
    scenarios.names(unlessGiven: BuiltInScenarios.names)
  }

  private func checkCertificates(_ runs: Int, of strategies: [StrategyEntry]) throws {
    let names = scenarioNames
    let scenarios = try names.map(ScenarioSelection.scenario)
    let explorations = scenarios.flatMap { scenario in
      strategies.map { strategy in
        var exploration = Exploration(strategy: strategy, scenario: scenario)
        exploration.options.budget = ExplorationBudget(seconds: nil, schedules: 10_000)
        exploration.options.jobs = jobs.count
        exploration.timedRuns = 10_000
        return exploration
      }
    }
    let control = CampaignControl()
    let interrupt = Interrupt { control.stop() }
    let line = ProgressLine()
    let tally = CertificateCheck(explorations, runs: runs, seed: seed).run(
      control: control, progress: line.count(of: explorations.count, "cells"))
    line.clear()
    let invocation = Invocation.current(running: scenarios, called: names)
    try format.write(SelfCheckReport(CertificateCheckText(tally, seed: seed, invocation: invocation)))
    interrupt.end()
    if control.isStopped { throw ExitCode(130) }
    if !tally.contradictions.isEmpty { throw ExitCode(1) }
    if !tally.unreliable.isEmpty { throw ExitCode(4) }
  }

  private func checkDiagnoses(_ count: Int, of strategies: [StrategyEntry]) throws {
    let scenarios = try scenarioNames.map(ScenarioSelection.scenario)
    let control = CampaignControl()
    let interrupt = Interrupt { control.stop() }
    let line = ProgressLine()
    let check = DiagnosisCheck(scenarios: scenarios, strategies: strategies, seed: seed)
    let tables = try sights.map { try OutputDirectory($0, expected: "a place for the tables") }
    let tallies = check.run(count: count, jobs: jobs.count, control: control, progress: line.count(of: count, "runs"))
    line.clear()
    if let tables, !control.isStopped {
      for material in Material.allCases {
        // A setting says whether its login was seen, so that late and whole ones stand in one table.
        let settings = [false, true].compactMap { tallies[DiagnosisCheck.View(material, isLate: $0)]?.settings }
        let both = settings.reduce(into: [:]) { $0.merge($1) { $0.merging($1, uniquingKeysWith: +) } }
        let table = SightTable.text(of: both, rarest: material.rarest)
        try tables.write(material.tableFileText(table), as: material.tableFile)
      }
    } else {
      try format.write(SelfCheckReport(DiagnosisCheckText(tallies, seed: seed)))
    }
    interrupt.end()
    if control.isStopped { throw ExitCode(130) }
    if tallies[DiagnosisCheck.View(.recorder)]?.runs == 0 { throw ExitCode(1) }
  }

  private func checkChains(_ count: Int, of strategies: [StrategyEntry]) throws {
    let names = scenarioNames
    let scenarios = try names.map(ScenarioSelection.scenario)
    let control = CampaignControl()
    let interrupt = Interrupt { control.stop() }
    let line = ProgressLine()
    var check = ChainCheck(scenarios: scenarios, strategies: strategies, seed: seed)
    // A small number is spread over the scenarios and platforms as a large one is.
    if count < 500_000 { check.runsPerRound = count < 50_000 ? 1 : 10 }
    let tally = check.run(count: count, jobs: jobs.count, control: control, progress: line.count(of: count, "verdicts"))
    line.clear()
    var invocation = Invocation.current
    for failure in tally.failures where BuiltInScenarios.file(named: failure.scenario.name) == nil {
      // The scenario may be a variant of the file's, which the file stands for as well.
      guard let place = scenarios.firstIndex(where: { $0.name == failure.scenario.name }) else { continue }
      invocation.add(scenarioFile: names[place], of: failure.scenario)
    }
    try format.write(SelfCheckReport(ChainCheckText(tally, seed: seed, invocation: invocation)))
    interrupt.end()
    if control.isStopped { throw ExitCode(130) }
    if !tally.failures.isEmpty || tally.verdicts == 0 { throw ExitCode(1) }
  }
}

extension StateKeyPart: ExpressibleByArgument {}
