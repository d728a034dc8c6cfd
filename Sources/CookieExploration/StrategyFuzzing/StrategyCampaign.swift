import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies

/// Searches the tapes of a strategy for states that no earlier tape reached.
///
/// Tapes that reach something new are kept, and new ones are made of them. It goes in rounds: the tapes of a round are
/// made of what earlier rounds kept, and what a round finds is taken in the order of its runs, so that the result does
/// not depend on the number of threads.
public final class StrategyCampaign {
  public struct Options {
    public var seed: UInt64 = 1
    public var runs: Int?
    public var seconds: Double?
    public var jobs = 1

    public init() {}
  }

  public struct Progress: Sendable {
    public var runs = 0
    /// Pairs of store states at an event, and verdicts.
    public var features = 0
    public var kept = 0
    public var verdicts = 0
    public var seconds = 0.0
  }

  /// A verdict with its cause, and the smallest tape that leads to it.
  public struct Finding: Sendable {
    /// Of the campaign that found it.
    public let seed: UInt64
    /// Which of the campaign's scenarios it is in.
    let place: Int
    public let scenario: Scenario
    public let summary: RunSummary
    public let run: Int
    public let tape: TapeText
  }

  /// A tape that reached something new.
  public struct Kept: Sendable {
    public let seed: UInt64
    public let scenario: Int
    public let choices: [UInt32]
    public let text: TapeText
    public let newFeatures: Int
    let run: Int
  }

  private static let roundLength = 512
  private static let chunk = 32

  public internal(set) var progress = Progress()
  public internal(set) var findings: [Finding] = []
  public internal(set) var kept: [Kept] = []
  let strategy: StrategyEntry
  let scenarios: [Scenario]
  let options: Options
  private let start = Date()
  /// For each scenario.
  var features: [Set<UInt32>]
  var verdicts: Set<VerdictKey> = []
  /// What the present round has added.
  private var fresh = RoundRecord()

  /// What tells one verdict of a run from another.
  struct VerdictKey: Hashable {
    var scenario: Int
    var kinds: Set<Verdict.Kind>
    var cause: Cause?
    var end: RunEnd

    init(_ summary: RunSummary, in scenario: Int) {
      (self.scenario, kinds) = (scenario, Set(summary.verdicts.map(\.kind)))
      (cause, end) = (summary.mainCause, summary.end)
    }
  }

  public init(strategy: StrategyEntry, scenarios: [Scenario], _ options: Options) {
    self.strategy = strategy
    self.scenarios = scenarios
    self.options = options
    features = scenarios.map { _ in [] }
  }

  /// - Parameters:
  ///   - control: lets another thread stop it.
  ///   - report: called after each round.
  public func run(control: CampaignControl, report: (Progress) -> Void) {
    run(control: control, finished: { _ in }, report: report)
  }

  func run(control: CampaignControl, finished: (RoundRecord) -> Void, report: (Progress) -> Void) {
    while !control.isStopped, !isOver {
      fresh = RoundRecord()
      let length = min(Self.roundLength, (options.runs ?? .max) - progress.runs)
      let round = progress.runs..<(progress.runs + length)
      let work = Round(
        seed: options.seed, strategy: strategy, scenarios: scenarios, kept: kept, features: features,
        control: control)
      for part in WorkerPool.map(round, chunk: Self.chunk, jobs: options.jobs, { work.run($0) }) {
        for result in part.results { take(result, control) }
        progress.runs += part.runs
      }
      sumUp()
      // What was made smaller in haste, or not at all, is done again.
      if progress.runs == round.upperBound, !control.isStopped {
        fresh.runs = progress.runs
        finished(fresh)
      }
      report(progress)
    }
  }

  func sumUp() {
    progress.features = features.reduce(0) { $0 + $1.count }
    (progress.kept, progress.verdicts) = (kept.count, findings.count)
    progress.seconds = Date().timeIntervalSince(start)
  }

  private var isOver: Bool {
    if let runs = options.runs, progress.runs >= runs { return true }
    return options.seconds.map { Date().timeIntervalSince(start) >= $0 } ?? false
  }

  private func take(_ result: Round.Result, _ control: CampaignControl) {
    let new = result.features.filter { !features[result.scenario].contains($0) }
    guard !new.isEmpty else { return }
    features[result.scenario].formUnion(new)
    let tape = Kept(
      seed: options.seed, scenario: result.scenario, choices: result.choices.map(\.value),
      text: text(result, result.choices, result.trace), newFeatures: new.count, run: result.run)
    kept.append(tape)
    fresh.kept.append(RoundRecord.Kept(tape, features: new))
    let summary = result.summary
    let key = VerdictKey(summary, in: result.scenario)
    guard summary.isHarmed, verdicts.insert(key).inserted else { return }
    let finding = minimised(result, key, control)
    findings.append(finding)
    fresh.findings.append(RoundRecord.Finding(finding))
  }

  private func text(_ result: Round.Result, _ choices: [Tape.Choice], _ trace: UInt64) -> TapeText {
    TapeText(strategy: strategy.name, scenario: scenarios[result.scenario], content: .choices(choices), trace: trace)
  }

  // MARK: - Minimising

  /// The shortest and plainest choices with the same verdict; what is missing at the end counts as 0. Once the campaign
  /// is stopped, no more are tried.
  private func minimised(_ result: Round.Result, _ key: VerdictKey, _ control: CampaignControl) -> Finding {
    let simulator = Simulator(scenario: scenarios[result.scenario], strategy: strategy)
    simulator.isStopped = { control.isStopped }
    func run(_ choices: [UInt32]) -> (RunSummary, [Tape.Choice]) {
      let tape = Tape(hints: choices + [UInt32](repeating: 0, count: 4_000), seed: 0)
      return (simulator.run(tape), tape.recording)
    }
    func shows(_ summary: RunSummary) -> Bool { VerdictKey(summary, in: key.scenario) == key }
    let choices = result.choices.map(\.value)
    guard shows(run(choices).0) else {
      return Finding(
        seed: options.seed, place: result.scenario, scenario: scenarios[result.scenario], summary: result.summary,
        run: result.run,
        tape: text(result, result.choices, result.trace))
    }
    let shrinker = SequenceShrinker<UInt32>(budget: 400, simplerForms: { $0 == 0 ? [] : [0] }) {
      !control.isStopped && shows(run($0).0)
    }
    let smallest = shrinker.shrink(choices)
    simulator.isStopped = nil
    let (summary, recording) = run(smallest)
    return Finding(
      seed: options.seed, place: result.scenario, scenario: scenarios[result.scenario], summary: summary,
      run: result.run,
      tape: text(result, recording, simulator.trace.digest))
  }
}
