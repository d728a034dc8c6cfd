import Choices
import CookieExploration
import CookieScenarios
import Foundation
import SystemSupport

/// Trials of several cells on an engine, and the simulator's rates of the same.
public struct LabRun: Sendable {
  public let cells: [LabCell]
  /// Of each cell; a void one is replaced, up to as many again.
  public let trials: Int
  public let seed: UInt64
  public let engine: LabEngine
  public let rule: VoidRule
  /// Runs of the simulator for each cell.
  public let simulatedRuns: Int
  /// How many may be wanted of a cell.
  public static let possibleTrials = 1...10_000
  public static let possibleTrialsInWords = "1 to 10,000"
  /// How many void trials are replaced, for each that is wanted.
  public static let mostReplacements = 1
  /// How long a trial may wait for a quiet machine, in seconds; it begins then all the same.
  public var patience = 0.0

  public init(
    cells: [LabCell], trials: Int, seed: UInt64, engine: LabEngine, rule: VoidRule = VoidRule(),
    simulatedRuns: Int = 10_000
  ) {
    self.cells = cells
    self.trials = trials
    self.seed = seed
    self.engine = engine
    self.rule = rule
    self.simulatedRuns = simulatedRuns
  }

  /// The simulator's tallies, cell by cell; fewer runs than wanted if it was stopped.
  public func simulate(
    jobs: Int, control: CampaignControl = CampaignControl(), progress: (Int) -> Void = { _ in }
  ) -> [CellTally] {
    // A campaign crosses scenarios with strategies; here each scenario has one.
    var done = 0
    return cells.map { cell in
      let campaign = Campaign(
        scenarios: [cell.scenario], strategies: [cell.strategy], runs: simulatedRuns, seed: seed)
      let tally = campaign.run(jobs: jobs, control: control) { progress(done + $0) }.first ?? CellTally()
      done += simulatedRuns
      return tally
    }
  }

  /// What was played.
  package struct Played {
    package var version: String
    /// Of each cell, in their order.
    package var cells: [[Trial]]
    /// Why no more could be: the system had not enough of what a trial takes, or the engine was there no longer.
    package var failure: (any Error)?
  }

  /// Plays the trials, one after the other: two at once would make each other late.
  ///
  /// - Parameters:
  ///   - program: this program.
  ///   - finished: is told of each trial when it is over, void ones included: its cell's place, and what has been played with it,
  ///     of which it is that cell's last.
  /// - Throws: ``LabUnavailable`` if there is no engine; ``LabSlow`` if it does not start in time; `SystemFailure` if there is not enough of what it takes to begin.
  package func play(
    with program: LabProgram, control: CampaignControl, finished: (Int, Played) -> Void
  ) throws -> Played {
    var display = engine.needsDisplay ? try VirtualDisplay(program, isStopped: { control.isStopped }) : nil
    let janitor = try Janitor(program)
    let version = try EngineCheck.version(of: engine, program, display, janitor) { control.isStopped }
    let stalls = try LatenessWatch()
    defer { stalls.stop() }
    var played = Played(version: version, cells: cells.map { _ in [] })
    // Round by round, so that a busy spell of the machine is not one cell's alone.
    for round in 0..<(trials * (1 + Self.mostReplacements)) {
      for (place, cell) in cells.enumerated() where !control.isStopped && needsMore(played.cells[place]) {
        if patience > 0 { _ = QuietMachine.wait(patience) { control.isStopped } }
        let trial: Trial
        do {
          // One void trial, and not all that follow.
          if display?.hasEnded == true { display = try VirtualDisplay(program, isStopped: { control.isStopped }) }
          let setting = TrialPlayer.Setting(
            program: program, engine: engine, display: display?.name, scenario: cell.scenario, strategy: cell.strategy,
            stalls: stalls, janitor: janitor, isStopped: { control.isStopped })
          trial = try play(setting, cell: place, number: round)
        } catch is LabStopped {
          return played
        } catch {
          // What is finished is somebody's hour.
          played.failure = error
          return played
        }
        if trial.void == .stopped { break }
        played.cells[place].append(trial)
        finished(place, played)
      }
    }
    return played
  }

  private func needsMore(_ played: [Trial]) -> Bool {
    played.count { $0.void == nil } < trials && played.count < trials * (1 + Self.mostReplacements)
  }

  private func play(_ setting: TrialPlayer.Setting, cell: Int, number: Int) throws -> Trial {
    let seed = SplitMix64.seed(campaign: self.seed &+ UInt64(cell) &* 0x9E37_79B9, run: number)
    do {
      let player = try TrialPlayer(setting, number: number, seed: seed)
      var trial = try player.play()
      trial.void = trial.void ?? rule.reason(trial.timing)
      return trial
    } catch let failure as SystemFailure where failure.code == EADDRINUSE {
      var trial = Trial(number: number, seed: seed)
      (trial.void, trial.load) = (.noPort(failure.description), MachineLoad.now)
      return trial
    } catch AppProcess.Failure.missing(let message) {
      throw LabUnavailable(what: message, package: engine.package)
    }
  }
}

/// Whether the engine starts at all.
enum EngineCheck {
  /// The engine's version.
  ///
  /// - Throws: ``LabUnavailable`` if it cannot be started, ``LabSlow`` if it takes too long, ``LabStopped`` if nobody waits.
  static func version(
    of engine: LabEngine, _ program: LabProgram, _ display: VirtualDisplay?, _ janitor: Janitor,
    isStopped: () -> Bool
  ) throws -> String {
    let profile = try PrivateDirectory()
    janitor.watch(profile)
    do {
      let app = try AppProcess(
        AppProcess.Launch(
          program: program, strategy: "push-only", directory: profile.path,
          server: URL(fileURLWithPath: "/"), grace: 0, display: display?.name, engine: engine),
        isStopped: isStopped)
      defer { app.kill() }
      return app.engineVersion
    } catch let failure as AppProcess.Failure {
      switch failure {
      case .missing(let message):
        throw LabUnavailable(what: "\(engine.name) cannot be used: \(message)", package: engine.package)
      case .engine(let message), .ended(let message):
        throw LabUnavailable(what: "\(engine.name) does not start: \(message.isEmpty ? "the app ended" : message)")
      case .stopped: throw LabStopped()
      case .slow(let message): throw LabSlow(description: "\(engine.name) has not started in time: \(message)")
      case .silent: throw LabSlow(what: engine.name, seconds: AppProcess.patience.start)
      }
    }
  }
}
