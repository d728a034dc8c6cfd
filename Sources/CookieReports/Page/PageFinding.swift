import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import Cookies
import SyncStrategies

/// One run on a page: its timeline, what it came to and why, its races, and how to see it again.
package struct PageFinding: Encodable, Sendable {
  var title: String
  var strategy: String
  var scenario: String
  var profile: String
  var policy: String
  /// What it came to, in a line.
  var summary: String
  /// How to run it again: what it does, and the line for a shell.
  var commands: [Command]
  var stories: [Story]
  /// That stories were left out, and which; none if all are there.
  var remark: String?
  var races: [RaceLine]
  /// Of a run that got stuck: what it waits for.
  var standstill: String?
  var events: [PageTimeline.Event]
  /// How many records have no event, because they have no bearing on a session or are far from what happened.
  var omitted: Int
  /// How many of these have a bearing, and are too far from what happened; none if there are none.
  var cut: Int?

  /// What a page of this run alone is about; not part of the document.
  let question: String

  private enum CodingKeys: CodingKey {
    case title, strategy, scenario, profile, policy, summary, commands, stories, remark, races, standstill, events
    case omitted, cut
  }

  struct Command: Encodable, Sendable {
    var name: String
    var line: String
  }

  /// The chain of events behind one verdict.
  struct Story: Encodable, Sendable {
    var verdict: String
    var cause: String
    var label: String
    /// That its cause cannot be told from others, and from which; none of a certain one.
    var doubt: String?
    var steps: [Step]
  }

  struct Step: Encodable, Sendable {
    /// Index in `events`.
    var event: Int
    var cause: String
    var remark: String
  }

  struct RaceLine: Encodable, Sendable {
    var thing: String
    var effect: String
    var isHarmful: Bool
    /// Indices in `events`.
    var first: Int
    var second: Int
    var firstOrigin: String
    var secondOrigin: String
  }

  init(
    title: String, strategy: String, scenario: String, profile: String, policy: String, summary: String,
    commands: [Command], stories: [Story], races: [RaceLine], events: [PageTimeline.Event], omitted: Int
  ) {
    (self.title, self.strategy, self.scenario) = (title, strategy, scenario)
    (self.profile, self.policy, self.summary) = (profile, policy, summary)
    (self.commands, self.stories, self.races) = (commands, stories, races)
    (self.events, self.omitted) = (events, omitted)
    question = "One run"
  }

  /// Plays a tape, again for each race in both orders.
  ///
  /// - Parameters:
  ///   - cause: of the story to tell; all stories without one.
  ///   - limit: how many events it may have.
  ///   - weight: how much they may weigh, with what they change.
  package init(
    _ tape: TapeText, of strategy: StrategyEntry, in scenario: Scenario, invocation: Invocation, cause: Cause? = nil,
    countsRaces: Bool = true, limit: Int = 1_000, weight: Int = .max
  ) {
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    let played = tape.tape()
    var summary = simulator.run(played)
    // A finding of an older version is played as far as it fits.
    let fits = played.unread == 0 && played.mismatch == nil
    let makeTape = { fits ? tape.tape() : tape.fittingTape ?? tape.tape() }
    if !fits { summary = simulator.run(makeTape()) }
    let told = ToldChains(simulator.chains(of: summary), causedBy: cause)
    // Each of these plays the tape again.
    let races = countsRaces && summary.end.hasVerdict ? simulator.races(of: makeTape) : []
    let standstill = summary.end.hasVerdict ? nil : simulator.standstill(of: makeTape)
    _ = simulator.run(makeTape())
    self.init(
      simulator.trace, summary, chains: told.chains, races: races, strategy: strategy.name, scenario: scenario,
      limit: limit, weight: weight)
    remark = told.remark
    if !summary.end.hasVerdict {
      self.standstill = StandstillReport(summary.end, standstill, in: simulator.trace).text
    }
    commands =
      Invocation.takes(tape)
      ? [
        Command(name: "Show its event log", line: invocation.replay(tape)),
        Command(name: "Tell its story", line: invocation.explain(tape)),
      ] : []
  }

  /// A run that was played already.
  init(
    _ trace: Trace, _ summary: RunSummary, chains: [CauseChain], races: [Race], strategy: String, scenario: Scenario,
    limit: Int, weight: Int = .max
  ) {
    let needed = Set(Self.records(of: chains) + races.flatMap { [$0.first.record, $0.second.record] })
    let timeline = PageTimeline.fitting(trace, needed: needed, limit: limit, weight: weight)
    title = "\(strategy) in \(scenario.name)"
    (self.strategy, self.scenario) = (strategy, scenario.name)
    (profile, policy) = (scenario.profile.name, scenario.policy.name)
    self.summary = RunLine(summary).text
    commands = []
    stories = Self.stories(chains, in: trace, timeline)
    self.races = races.compactMap { Self.line($0, timeline.places) }
    events = timeline.events
    omitted = trace.records.count - timeline.events.count
    cut = timeline.cut == 0 ? nil : timeline.cut
    question =
      chains.contains { $0.verdict.kind == .lost }
      ? "Why a session was lost"
      : !chains.isEmpty ? "Why a run did harm" : summary.end.hasVerdict ? "One run" : "What a run waits for"
  }

  static func records(of chains: [CauseChain]) -> [Int] {
    chains.flatMap { $0.steps.map(\.record) + [$0.verdict.record] }
  }

  static func stories(_ chains: [CauseChain], in trace: Trace, _ timeline: PageTimeline) -> [Story] {
    chains.map { story($0, in: trace, timeline) }
  }

  static func story(
    _ chain: CauseChain, in trace: Trace, _ timeline: PageTimeline, as standing: ChainReport.Standing = .certain,
    doubt: String? = nil
  ) -> Story {
    let report = ChainReport(chain, in: trace, as: standing)
    let cause = standing.cause(of: chain)
    return Story(
      verdict: report.text.prefix { $0 != "\n" }.description, cause: cause.id + (standing.isDoubtful ? "?" : ""),
      label: cause.label, doubt: doubt,
      steps: chain.steps.compactMap { step in
        timeline.places[step.record].map { Step(event: $0, cause: step.cause.id + standing.mark, remark: step.remark) }
      })
  }

  private static func line(_ race: Race, _ places: [Int: Int]) -> RaceLine? {
    guard let first = places[race.first.record], let second = places[race.second.record] else { return nil }
    return RaceLine(
      thing: RaceReport.thing(race.thing), effect: RaceReport.effect(race.effect),
      isHarmful: race.effect == .changesVerdict || race.effect == .badEitherWay, first: first, second: second,
      firstOrigin: RaceReport.origin(race.first.origin), secondOrigin: RaceReport.origin(race.second.origin))
  }
}
