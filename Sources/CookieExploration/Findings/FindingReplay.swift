import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies

/// What a stored finding shows today.
public struct FindingReplay: Sendable {
  public enum Outcome: Hashable, Sendable {
    /// The same run as when it was found, record by record.
    case same
    /// The world has changed since, and the violation still shows.
    case stillShows
    /// The world or the strategy has changed, and the violation no longer shows.
    case gone
  }

  public let outcome: Outcome
  /// Property and cause of today's run.
  public let isViolated: Bool
  public let summary: RunSummary
  public let trace: Trace
  /// What the requests had in their `Cookie` fields, by the places of their records.
  public let cookieFields: [Int: String]
  /// `Simulator.nativeAsks`.
  public let nativeAsks: [Int32: Int64]
  /// The scenario's numbers differ from those that the finding was made with.
  public let scenarioHasChanged: Bool
  /// The choices no longer fit what runs, so they were read as far as they do.
  public let choicesNoLongerFit: Bool
  /// Plays this very run: the finding's own if it is the same.
  package let tape: TapeText

  /// True if a test that keeps this finding passes.
  public let isAsExpected: Bool

  public init(_ finding: Finding, strategy: StrategyEntry, scenario: Scenario) {
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    var tape = finding.tape.tape()
    var summary = simulator.run(tape)
    let fits = tape.mismatch == nil && tape.unread == 0
    if !fits, let fitting = finding.tape.fittingTape {
      summary = simulator.run(fitting)
      tape = fitting
    }
    self.summary = summary
    trace = simulator.trace
    self.tape = TapeText(
      strategy: strategy.name, scenario: scenario, content: finding.tape.content(recording: tape),
      trace: simulator.trace.digest)
    (cookieFields, nativeAsks) = (simulator.cookieFields, simulator.nativeAsks)
    choicesNoLongerFit = !fits
    scenarioHasChanged = scenario.digest != finding.tape.world
    isViolated = finding.property.isViolated(by: summary)
    if fits, simulator.trace.digest == finding.tape.trace {
      outcome = .same
    } else {
      outcome = isViolated ? .stillShows : .gone
    }
    isAsExpected = isViolated == (finding.expectation == .violated)
  }
}

extension TapeText {
  /// What plays the run of a tape that was read for this one.
  fileprivate func content(recording tape: Tape) -> Content {
    switch content {
    case .seed: content
    case .choices: .choices(tape.recording)
    case .schedule: .schedule(tape.recording)
    }
  }

  /// The same choices, read as far as they fit; nil for a seed, which fits anything.
  package var fittingTape: Tape? {
    switch content {
    case .seed: nil
    case .choices(let choices): Tape(replaying: choices, fitting: true)
    case .schedule(let choices): Tape(replaying: choices, isScheduled: true, fitting: true)
    }
  }
}
