import Choices
import CookieExploration
import CookieLab
import Cookies
import Foundation

/// A run of the lab, with its progress on standard error.
struct LabSession {
  let run: LabRun
  let control: CampaignControl
  let jobs: Int
  let record: LabRecorder?

  /// What a run came to.
  struct Outcome {
    var report: LabReport
    /// What could not be recorded.
    var problems: [InputError]
    /// Why not all trials were played.
    var failure: (any Error)?
  }

  /// Void trials are replaced, but not for ever.
  private static func remarks(_ short: Int, of results: [CellResult]) -> [String] {
    short == 0 ? [] : ["fewer trials count than were wanted in \(short) of \(results.count) cells"]
  }

  /// Of the platform, where it was measured on another version.
  private func remarks(on version: String) -> [String] {
    [run.cells.first?.platform.remark(on: [version])].compactMap { $0 }
  }

  func outcome() throws -> Outcome {
    // First, so that a strategy of which no run ends is named before an hour of trials.
    let simulation = ProgressLine("simulator")
    let tallies = run.simulate(
      jobs: jobs, control: control, progress: simulation.count(of: run.cells.count * run.simulatedRuns, "runs"))
    simulation.clear()
    var loads: [Double] = []
    var (done, void) = (0, 0)
    var said: Set<String> = []
    let total = run.cells.count * run.trials
    let line = ProgressLine("trials")
    let played = try run.play(with: LabProgram(path: OwnExecutable.itself), control: control) { place, played in
      record?.keep(trialsOf: place, played, of: run)
      guard let trial = played.cells[place].last else { return }
      loads.append(trial.load)
      if trial.void == nil { done += 1 } else { void += 1 }
      if let words = trial.void?.lastWords, said.insert(words).inserted {
        line.clear()
        StandardError.show("An app ended, and said last: \(Printable.text(words))\n")
      }
      line.show(Double(done) / Double(max(1, total)), "\(done)/\(total), \(void) void", isRare: true)
    }
    line.clear()
    let problems = record?.keep(played, of: run) ?? []
    let results = zip(run.cells, played.cells).map {
      CellResult(scenario: $0.scenario.name, strategy: $0.strategy.name, $1)
    }
    let short = results.count { $0.trials < run.trials }
    let report = LabReport(
      machine: LabReport.Machine(
        engine: run.engine.rawValue, engineVersion: played.version,
        cores: ProcessInfo.processInfo.activeProcessorCount,
        load: [loads.min(), loads.max()].compactMap { $0.map { ($0 * 100).rounded() / 100 } },
        platform: run.cells.first?.platform.words ?? ""),
      rule: run.rule, seed: run.seed, results: results,
      comparisons: CellComparison.all(results, simulated: tallies),
      isComplete: !control.isStopped && played.failure == nil,
      remarks: Self.remarks(short, of: results) + remarks(on: played.version),
      isShort: short > 0)
    return Outcome(report: report, problems: problems, failure: played.failure)
  }
}
