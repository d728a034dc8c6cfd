import Choices
import CookieExploration

extension Advice {
  /// The form of ``json(seed:isComplete:)``.
  static let schema = "twinjar.advice/1"

  private struct Document: Encodable {
    var schema: String
    var seed: UInt64
    var isComplete: Bool
    var scenario: String
    var scenarioDigest: String
    var profile: String
    var policy: String
    /// Left out if each strategy has runs without a verdict, or if their runs cannot be compared.
    var recommended: String?
    /// The strategy to take first.
    var ranking: [Row]
    /// The best strategy on a server that was given a grace; left out if that was not tried.
    var withGrace: Grace?
    /// What makes an answer about the scenario say less than it seems; left out if there is nothing.
    var warnings: [ScenarioRemarks.Remark]?
  }

  private struct Row: Encodable {
    var strategy: String
    var standing: String
    var runs: Int
    var runsWithHarm: Int
    var runsWithLogIn: Int
    var runsWithoutVerdict: Int
    // Left out without a run, as no rate is not a rate of 0.
    var exposedPerRun: Double?
    var addedLatencyMilliseconds: Double?
    var delayMicrosecondsQuantiles: DelayQuantiles?
    var bridgeCallsPerHour: Double?
    var refreshesPerHour: Double?

    /// - Parameter isCommon: whether all have as many runs, so that they compare.
    init(_ row: Ranking.Row, isCommon: Bool) {
      let tally = row.tally
      strategy = row.strategy.name
      standing = isCommon ? "\(row.standing)" : "notCompared"
      runs = tally.runs
      runsWithHarm = tally.runsWithHarm
      runsWithLogIn = tally.runsWithLogIn.count
      runsWithoutVerdict = tally.runsWithoutVerdict.count
      guard tally.runs > 0 else { return }
      exposedPerRun = row.exposures
      addedLatencyMilliseconds = tally.addedLatencyMilliseconds
      delayMicrosecondsQuantiles = DelayQuantiles(tally.delays)
      bridgeCallsPerHour = tally.bridgeCallsPerHour
      refreshesPerHour = tally.refreshesPerHour
    }
  }

  private struct Grace: Encodable {
    var seconds: Double
    var runs: Int
    var runsWithLogIn: Int
  }

  /// - Throws: what an encoder throws.
  func json(seed: UInt64, isComplete: Bool) throws -> String {
    let isCommon = RunCount(ranking.rows.map(\.tally)).isCommon
    return try CanonicalJSON.document(
      Document(
        schema: Self.schema, seed: seed, isComplete: isComplete, scenario: scenario.name,
        scenarioDigest: hexadecimal(scenario.digest), profile: scenario.profile.name, policy: scenario.policy.name,
        recommended: isCommon ? ranking.recommended?.strategy.name : nil,
        ranking: ranking.rows.map { Row($0, isCommon: isCommon) },
        withGrace: withGrace.map {
          Grace(seconds: $0.seconds, runs: $0.tally.runs, runsWithLogIn: $0.tally.runsWithLogIn.count)
        },
        warnings: ScenarioRemarks([scenario]) { ReportPlace(name: $0.name) }.remarks))
  }
}
