import Choices
import CookieExploration

/// What `twinjar fuzz strategy --format json` writes: `twinjar.strategy-fuzz/1`. Nothing of it depends on the machine's speed.
struct StrategyFuzzJSON: Encodable {
  static let schema = "twinjar.strategy-fuzz/1"

  private var schema = Self.schema
  private var strategy: String
  private var seed: UInt64
  /// How many campaigns there were, with the seeds from ``seed`` on; left out for one.
  private var seeds: Int?
  /// False if it was interrupted.
  private var isComplete: Bool
  private var runs: Int
  /// Pairs of store states at an event, and verdicts, that some run reached.
  private var features: Int
  /// Tapes that reached something new.
  private var kept: Int
  private var findings: [Finding]
  /// What makes an answer about a scenario say less than it seems; left out if there is nothing.
  private var warnings: [ScenarioRemarks.Remark]?

  private struct Finding: Encodable {
    var scenario: String
    var scenarioDigest: String
    /// Of the campaign that was the first to show it; left out where there was one.
    var seed: UInt64?
    /// The run that was the first to show it, from 0.
    var run: Int
    /// How the run of the tape ended: finished, stuck and the like.
    var end: String
    var counts: RunJSON.Counts
    /// An id of the catalogue, or a word; left out where no verdict has one.
    var cause: String?
    var label: String?
    /// The smallest that leads to it.
    var tape: String

    init(_ finding: StrategyCampaign.Finding, hasSeed: Bool) {
      seed = hasSeed ? finding.seed : nil
      (scenario, scenarioDigest) = (finding.scenario.name, hexadecimal(finding.scenario.digest))
      (run, end) = (finding.run, "\(finding.summary.end)")
      counts = RunJSON.Counts(finding.summary)
      (cause, label) = (finding.summary.mainCause?.id, finding.summary.mainCause?.label)
      tape = finding.tape.text
    }
  }

  init(_ campaign: StrategyFuzzOutcome, of strategy: String, isComplete: Bool, warnings: [ScenarioRemarks.Remark]?) {
    self.warnings = warnings
    (self.strategy, seed, self.isComplete) = (strategy, campaign.seeds.first, isComplete)
    let hasSeeds = campaign.seeds.count > 1
    seeds = hasSeeds ? campaign.seeds.count : nil
    (runs, features, kept) = (campaign.progress.runs, campaign.progress.features, campaign.progress.kept)
    findings = campaign.findings.map { Finding($0, hasSeed: hasSeeds) }
  }
}
