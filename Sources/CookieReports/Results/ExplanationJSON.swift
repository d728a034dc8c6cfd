import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation

/// What `twinjar explain --format json` writes: `twinjar.explanation/1`. Values of cookies are left out, but for the
/// simulator's own tokens, which are no secrets.
struct ExplanationJSON {
  static let schema = "twinjar.explanation/1"

  private let document: Document

  struct Document: Encodable {
    var schema: String
    var strategy: String
    var scenario: String
    var scenarioDigest: String
    var profile: String
    var policy: String
    /// How the run ended: finished, stuck and the like.
    var end: String
    var verdicts: [Verdict]
    /// Left out unless only one cause was asked for.
    var filter: Filter?
    /// What a run that got stuck waits for, in words; left out for others.
    var standstill: String?
    /// Left out unless they were asked for.
    var races: [Race]?
  }

  /// Which verdicts are there, and which are not.
  struct Filter: Encodable {
    var cause: String
    /// How many of the run's verdicts each other cause has, by its id.
    var others: [String: Int]
  }

  struct Verdict: Encodable {
    var kind: String
    /// Left out where it is about no session.
    var session: Int?
    /// An id of the catalogue, or a word.
    var cause: String
    var label: String
    var steps: [Step]
  }

  struct Step: Encodable {
    var cause: String
    var event: RunJSON.Event
    /// What the step has to do with it, if that is not plain.
    var remark: String?
  }

  struct Race: Encodable {
    var thing: String
    /// changesVerdict, badEitherWay, harmless or cannotBeSwapped.
    var effect: String
    var first: Access
    var second: Access
  }

  struct Access: Encodable {
    var event: RunJSON.Event
    var isWrite: Bool
    var origin: String
  }

  init(
    _ summary: RunSummary, of strategy: String, in scenario: Scenario, _ trace: Trace, told: ToldChains,
    standstill: String?, races: [CookieDiagnosis.Race]?
  ) {
    let log = EventLog(trace, redacts: true)
    func event(_ place: Int) -> RunJSON.Event { RunJSON.Event(place, of: trace, in: log) }
    func access(_ access: CookieDiagnosis.Race.Access) -> Access {
      Access(event: event(access.record), isWrite: access.isWrite, origin: RaceReport.origin(access.origin))
    }
    document = Document(
      schema: Self.schema, strategy: strategy, scenario: scenario.name, scenarioDigest: hexadecimal(scenario.digest),
      profile: scenario.profile.name, policy: scenario.policy.name, end: "\(summary.end)",
      verdicts: told.chains.map { chain in
        Verdict(
          kind: "\(chain.verdict.kind)", session: chain.verdict.session < 0 ? nil : Int(chain.verdict.session),
          cause: chain.verdict.cause.id, label: chain.verdict.cause.label,
          steps: chain.steps.map {
            Step(cause: $0.cause.id, event: event($0.record), remark: $0.remark.isEmpty ? nil : $0.remark)
          })
      },
      filter: told.cause.map { cause in
        Filter(
          cause: cause.id,
          others: Dictionary(told.others.map { ($0.cause.id, $0.count) }, uniquingKeysWith: +))
      },
      standstill: standstill,
      races: races?.map {
        Race(
          thing: RaceReport.thing($0.thing), effect: "\($0.effect)", first: access($0.first),
          second: access($0.second))
      })
  }

  /// - Throws: what an encoder throws.
  func text() throws -> String { try CanonicalJSON.document(document) }
}
