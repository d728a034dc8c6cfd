import ArgumentParser
import Choices
import CookieExploration
import CookieLab
import CookieScenarios
import Cookies
import Foundation

struct LabRunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Play a scenario with a real app, and compare what becomes of its sessions with the simulator.",
    discussion: """
      Each trial starts an app with a profile of its own and plays the scenario's script: its user, its server with \
      rotation, grace, reuse detection and latencies on the loopback interface, its timers, and the kills of the app and of \
      the network process. Waits above two seconds move the clocks of the server and the app. The scenario's platform is \
      replaced by the engine's, in the simulator as well.

      Prints for each cell how many trials lost a session, split one, or had the user log in without need, the simulator's \
      rate, the exact two-sided binomial p, and the same after Holm's correction over all that is compared. Rates are compared, not runs: the seed decides what is drawn, and \
      not what an engine does at a window's edge.

      Not every engine has every hook: Firefox has no network process to kill, Chromium and WebKitGTK drop a Cookie header \
      that the app puts on a load.

      Exit codes: 0, 1 if a cell differs, 4 if none does and in one fewer trials count than were asked for, 5 if a strategy ended or blocked the simulator, 65 for a step or fault that the lab \
      cannot play or a --record directory with trials of another run, 66 where that cannot be written, has the cell already or \
      is another run's at the moment or where there is no room for temporary files, 69 without the engine, 71 if the engine or its display is there and has not started in time, 130, 143 and 129 interrupted by Ctrl-C, SIGTERM and SIGHUP; in each case with the trials finished by then.

      Example: twinjar lab run --scenario Corpus/lab/race.json5 --strategy push-only --latency 2 20 80 --offset=-50,0,50
      """)

  @Option(
    name: .customLong("scenario"),
    help: ArgumentHelp("A built-in scenario or a file; may be repeated.", valueName: "name|file"))
  var scenarios: [String]

  @Option(
    name: .customLong("strategy"), help: ArgumentHelp("A strategy; may be repeated.", valueName: "name"))
  var strategies: [String]

  @Option(help: "Trials of each cell that count, 1 to 10,000. As many again are played for void ones.")
  var trials = 30

  @Option(help: "The engine: \(LabEngine.allCases.map(\.rawValue).joined(separator: ", ")).")
  var engine: LabEngine = .webKitGTK

  @Option(
    name: .customLong("latency"), parsing: .upToNextOption,
    help: "Cells with these latencies one way, in milliseconds, 0 or 0.001 to 1,000, in place of the scenario's.")
  var latencies: [Double] = []

  @Option(
    name: .customLong("offset"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Cells in which the page begins its refresh so many milliseconds after native code in each refreshBoth, -5,000 to 5,000; may "
        + "be repeated, and several may stand with commas between.", valueName: "ms,…"))
  var offsetLists: [String] = []

  @Option(help: "How far a moment may be off before a trial is void, in milliseconds, \(VoidRule.tolerancesInWords).")
  var tolerance = VoidRule.defaultTolerance

  @Option(
    help: ArgumentHelp(
      "Before each trial wait up to so long until half of the processors' time is idle, for a machine that others use.",
      valueName: "time"), transform: TimeSpan.parse)
  var waitForQuiet: TimeSpan?

  @Option(help: "Runs of the simulator for each cell, 100 to 1,000,000.")
  var runs = 10_000

  @Option(
    help: ArgumentHelp(
      "Keep the trials of each cell here as they finish, small and redacted, with the scenario's file.",
      valueName: "dir"))
  var record: String?

  @Option(help: "Whose events are kept: first (the first trial of each verdict) or each (5 KB a trial).")
  var events: LabRecord.KeptEvents = .first

  @OptionGroup var platform: LabPlatformOption

  @OptionGroup var seed: SeedOption

  @OptionGroup var jobs: JobsOption

  @OptionGroup var format: FormatOption<LabReport>

  func validate() throws {
    func check<Number>(_ name: String, _ value: Number, _ range: ClosedRange<Number>, _ words: String) throws {
      guard range.contains(value) else { throw ValidationError("\(name): found \(value), expected \(words)") }
    }
    try check("--trials", trials, LabRun.possibleTrials, LabRun.possibleTrialsInWords)
    try check("--runs", runs, 100...1_000_000, "100 to 1,000,000")
    try check("--tolerance", tolerance, VoidRule.tolerances, VoidRule.tolerancesInWords)
    for latency in latencies where latency != 0 {
      try check("--latency", latency, 0.001...1_000, "0, or 0.001 to 1,000")
    }
    for offset in try offsets() { try check("--offset", offset, -5_000...5_000, "-5,000 to 5,000") }
    guard !scenarios.isEmpty else { throw ValidationError("--scenario: found none, expected one or more") }
    guard !strategies.isEmpty else { throw ValidationError("--strategy: found none, expected one or more") }
  }

  private func offsets() throws -> [Double] {
    try offsetLists.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { text in
      guard let number = Double(text.trimmingCharacters(in: .whitespaces)) else {
        throw ValidationError("--offset: found '\(text)', expected numbers with commas between")
      }
      return number
    }
  }

  func run() throws {
    try reportingFailures {
      let (cells, files) = try cells()
      var run = LabRun(
        cells: cells, trials: trials, seed: seed.value, engine: engine, rule: VoidRule(tolerance: tolerance),
        simulatedRuns: runs)
      run.patience = waitForQuiet?.seconds ?? 0
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      let session = LabSession(
        run: run, control: control, jobs: jobs.count,
        record: try record.map { path throws(InputError) in
          try LabRecorder(path, events: events, for: run, files: files)
        })
      let outcome = try reportingAbsence { try session.outcome() }
      try format.write(outcome.report)
      interrupt.end()
      for problem in outcome.problems.dropFirst() { StandardError.show("Error: \(problem)\n") }
      if let problem = outcome.problems.first {
        if let failure = outcome.failure { StandardError.show("Error: \(failure)\n") }
        throw problem
      }
      if let failure = outcome.failure { try reportingAbsence { throw failure } }
      if control.isStopped { throw ExitCode(130) }
      try outcome.report.checkVerdict()
    }
  }

  /// Every scenario, at every latency and offset, with every strategy.
  ///
  /// - Returns: also what each scenario's file had when it was read: it may be another one when the trials are recorded.
  private func cells() throws -> (cells: [LabCell], files: [String: [UInt8]]) {
    let entries = try StrategySelection.strategies(strategies)
    let offsets = try offsets()
    let platform = try platform.choice()
    var cells: [LabCell] = []
    var files: [String: [UInt8]] = [:]
    for name in scenarios {
      let (scenario, file) = try ScenarioSelection.read(name)
      files[name] = file
      if !offsets.isEmpty, !scenario.hasOffset {
        throw InputError(
          .usage, source: "--offset", found: "a script without refreshBoth in \(name)", expected: "one with it")
      }
      for latency in latencies.isEmpty ? [nil] : latencies.map(Optional.some) {
        for offset in offsets.isEmpty ? [nil] : offsets.map(Optional.some) {
          for entry in entries {
            cells.append(
              try LabCell(
                scenario, from: name, sweep: LabCell.Sweep(latency: latency, offset: offset), strategy: entry,
                engine: engine, platform: platform))
          }
        }
      }
    }
    try refuseNamesakes(cells)
    return (cells, files)
  }

  /// Rows of one name cannot be told apart, and records of one name are one file.
  private func refuseNamesakes(_ cells: [LabCell]) throws(InputError) {
    var sources: [String: String] = [:]
    for cell in cells {
      let other = sources.updateValue(cell.source, forKey: cell.recordName)
      guard let other else { continue }
      let name = "\"\(cell.scenario.name)\" twice with \(cell.strategy.name)"
      if other != cell.source {
        throw InputError(
          .data, source: cell.source, place: "name", found: "\(name), as in \(other)", expected: "a name of its own")
      }
      throw InputError(.usage, source: "--scenario, --latency or --offset", found: name, expected: "each cell once")
    }
  }
}

extension LabReport {
  /// The exit code of what it says.
  func checkVerdict() throws {
    if differs { throw ExitCode(1) }
    if isWithoutVerdict { throw NoVerdict.exitCode }
  }
}

extension LabEngine: ExpressibleByArgument {}
extension LabRecord.KeptEvents: ExpressibleByArgument {}

/// Says what is missing where there is no engine, exit code 69, or what is too slow, 71.
func reportingAbsence<Result>(_ body: () throws -> Result) throws -> Result {
  do { return try body() } catch let missing as LabUnavailable {
    StandardError.show("Error: \(Printable.text(missing.description))\n")
    throw ExitCode(EX_UNAVAILABLE)
  } catch let slow as LabSlow {
    StandardError.show("Error: \(slow)\n")
    throw ExitCode(EX_OSERR)
  } catch is LabStopped {
    StandardError.show("Interrupted while it was starting.\n")
    throw ExitCode(130)
  }
}
