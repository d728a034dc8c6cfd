import Choices
import CookieDiagnosis
import CookieExploration
import CookieScenarios
import CookieSimulation

/// What `twinjar replay --format json` writes: `twinjar.replay/1`, a run with all its records.
struct ReplayJSON: Encodable {
  static let schema = "twinjar.replay/1"

  private var schema = Self.schema
  private var strategy: String
  private var scenario: String
  private var scenarioDigest: String
  private var profile: String
  private var policy: String
  /// As it was given.
  private var tape: String
  /// The digest of the trace that was played now.
  private var trace: String
  /// How the run ended: finished, stuck and the like.
  private var end: String
  private var counts: RunJSON.Counts
  private var verdicts: [RunJSON.Verdict]
  /// What became of a stored finding; left out for a tape.
  private var finding: Finding?
  private var events: [RunJSON.Event]

  private struct Finding: Encodable {
    var property: String
    /// An id of the catalogue, or a word; left out where the property has no cause.
    var cause: String?
    /// violated or absent.
    var expectation: String
    /// same, stillShows or gone.
    var outcome: String
    var isAsExpected: Bool
    var scenarioHasChanged: Bool
    var choicesNoLongerFit: Bool
  }

  init(_ trace: Trace, _ summary: RunSummary, of tape: TapeText, in scenario: Scenario, status: FindingStatus?) {
    let log = EventLog(trace, redacts: true)
    (strategy, self.tape) = (tape.strategy, tape.text)
    (self.scenario, scenarioDigest) = (scenario.name, hexadecimal(scenario.digest))
    (profile, policy) = (scenario.profile.name, scenario.policy.name)
    (self.trace, end) = (hexadecimal(trace.digest), "\(summary.end)")
    counts = RunJSON.Counts(summary)
    verdicts = summary.verdicts.map { RunJSON.Verdict($0, of: trace) }
    finding = status.map { status in
      Finding(
        property: status.finding.property.rawValue, cause: status.finding.cause?.id,
        expectation: status.finding.expectation.rawValue, outcome: "\(status.replay.outcome)",
        isAsExpected: status.replay.isAsExpected, scenarioHasChanged: status.replay.scenarioHasChanged,
        choicesNoLongerFit: status.replay.choicesNoLongerFit)
    }
    events = trace.records.indices.map { RunJSON.Event($0, of: trace, in: log) }
  }
}
