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
    public let scenario: Scenario
    public let summary: RunSummary
    public let run: Int
    public let tape: TapeText
  }

  /// A tape that reached something new.
  public struct Kept: Sendable {
    public let scenario: Int
    public let choices: [UInt32]
    public let text: TapeText
    public let newFeatures: Int
  }

  private static let roundLength = 512
  private static let chunk = 32

  public private(set) var progress = Progress()
  public private(set) var findings: [Finding] = []
  public private(set) var kept: [Kept] = []
  private let strategy: StrategyEntry
  private let scenarios: [Scenario]
  private let options: Options
  private let start = Date()
  /// For each scenario.
  private var features: [Set<UInt32>]
  private var verdicts: Set<VerdictKey> = []

  /// What tells one verdict of a run from another.
  private struct VerdictKey: Hashable {
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

  public func run(control: CampaignControl, report: (Progress) -> Void) {
    while !control.isStopped, !isOver {
      let length = min(Self.roundLength, (options.runs ?? .max) - progress.runs)
      let round = progress.runs..<(progress.runs + length)
      let work = Round(
        seed: options.seed, strategy: strategy, scenarios: scenarios, kept: kept, features: features,
        control: control)
      for part in WorkerPool.map(round, chunk: Self.chunk, jobs: options.jobs, { work.run($0) }) {
        for result in part.results { take(result, control) }
        progress.runs += part.runs
      }
      progress.features = features.reduce(0) { $0 + $1.count }
      (progress.kept, progress.verdicts) = (kept.count, findings.count)
      progress.seconds = Date().timeIntervalSince(start)
      report(progress)
    }
  }

  private var isOver: Bool {
    if let runs = options.runs, progress.runs >= runs { return true }
    return options.seconds.map { Date().timeIntervalSince(start) >= $0 } ?? false
  }

  private func take(_ result: Round.Result, _ control: CampaignControl) {
    let fresh = result.features.filter { !features[result.scenario].contains($0) }
    guard !fresh.isEmpty else { return }
    features[result.scenario].formUnion(fresh)
    kept.append(
      Kept(
        scenario: result.scenario, choices: result.choices.map(\.value),
        text: text(result, result.choices, result.trace),
        newFeatures: fresh.count))
    let summary = result.summary
    let key = VerdictKey(summary, in: result.scenario)
    guard summary.isHarmed, verdicts.insert(key).inserted else { return }
    findings.append(minimised(result, key, control))
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
        scenario: scenarios[result.scenario], summary: result.summary, run: result.run,
        tape: text(result, result.choices, result.trace))
    }
    let shrinker = SequenceShrinker<UInt32>(budget: 400, simplerForms: { $0 == 0 ? [] : [0] }) {
      !control.isStopped && shows(run($0).0)
    }
    let smallest = shrinker.shrink(choices)
    simulator.isStopped = nil
    let (summary, recording) = run(smallest)
    return Finding(
      scenario: scenarios[result.scenario], summary: summary, run: result.run,
      tape: text(result, recording, simulator.trace.digest))
  }
}
