import Choices
import CookieFuzzing
import CookieReports

/// The parts of `fuzz set-cookie --output`, as one result.
struct FuzzSetCookieMerge {
  private let fuzzing: SetCookieFuzzing
  private let place: String

  /// - Throws: if a part is missing (66), is there twice, is not finished or of other campaigns (65).
  init(_ journals: [String]) throws(InputError) {
    place = journals[0]
    let header = try MergedHeader<SetCookieFuzzing.Beginning>(place, schema: SetCookieFuzzing.schema)
    var options = SetCookieCampaign.Options()
    options.runs = try header.number("runs", in: 1...1_000_000_000_000)
    options.fields = header.details.fields.map { Array($0) }
    fuzzing = SetCookieFuzzing(
      options, seeds: try header.seeds(), known: Set(header.details.known), oracles: [], found: { _ in })
    var expected = fuzzing.header(oracles: [], corpus: nil, shard: header.shard, program: try OwnProgram.digest())
    // Nobody is asked again.
    for place in expected.facts.indices where ["oracles", "corpus"].contains(expected.facts[place].name) {
      expected.facts[place].value = try header.text(expected.facts[place].name)
    }
    try fuzzing.add(journals, like: expected)
  }

  func write(_ answer: CompareAnswerOptions, isFull: Bool) throws {
    try answer.validate(for: FuzzReport.self, of: "fuzz set-cookie", isFull: isFull)
    let outcome = fuzzing.outcome(isTimed: false)
    try answer.format.write(FuzzReport(outcome, known: fuzzing.known) { _ in "" })
    try answer.report.write { .fuzz(outcome, known: fuzzing.known) }
    try FuzzSetCookieCommand.check(outcome, known: fuzzing.known)
  }
}
