import Choices
import CookieExploration
import CookieReports
import CookieSimulation

/// The parts of `fuzz strategy --output`, as one result.
struct FuzzStrategyMerge {
  private let fuzzing: StrategyFuzzing
  private let scenarios: [JournalledScenario]

  /// - Throws: if a part is missing (66), is there twice, is not finished or of other campaigns (65).
  init(_ journals: [String]) throws(InputError) {
    let source = journals[0]
    let header = try MergedHeader<[JournalHeader.Scenario]>(
      source, schema: StrategyFuzzing.schema)
    scenarios = try header.details.map { (entry) throws(InputError) in try JournalledScenario(entry, source: source) }
    let name = try header.text("strategy")
    guard let strategy = try StrategySelection.recorded(name) else {
      throw InputError(
        .data, source: source, place: "strategy", found: "\"\(name)\"", expected: "a strategy of this program")
    }
    var options = StrategyCampaign.Options()
    options.runs = try header.number("runs", in: 1...1_000_000_000)
    fuzzing = StrategyFuzzing(
      strategy: strategy, scenarios: scenarios.map(\.scenario), seeds: try header.seeds(), options)
    let expected = fuzzing.header(
      header.details, shard: header.shard, program: try OwnProgram.digest(),
      executor: PlatformExecutor.current.rawValue)
    try fuzzing.add(journals, like: expected)
  }

  func write(_ answer: CompareAnswerOptions, isFull: Bool) throws {
    try answer.validate(for: StrategyFuzzReport.self, of: "fuzz strategy", isFull: isFull)
    let names = scenarios.map(\.entry.called)
    let invocation = Invocation.current(running: scenarios.map(\.scenario), called: names)
    let outcome = fuzzing.outcome
    try answer.report.write {
      .fuzz(outcome, of: fuzzing.strategy, in: fuzzing.scenarios, invocation: invocation)
    } before: {
      try answer.format.write(
        StrategyFuzzReport(outcome, of: fuzzing.strategy.name, in: fuzzing.scenarios, invocation: invocation))
    }
  }
}
