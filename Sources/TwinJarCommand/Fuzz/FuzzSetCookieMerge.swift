import Choices
import CookieFuzzing
import CookieReports
import Cookies

/// The parts of `fuzz set-cookie --output`, as one result.
struct FuzzSetCookieMerge {
  private let fuzzing: SetCookieFuzzing
  private let place: String
  /// The corpus' directory; nil if the parts had none.
  private let corpus: String?

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
    let corpus = try header.text("corpus")
    self.corpus = corpus == "none" ? nil : corpus
    // Nobody is asked again.
    for place in expected.facts.indices where ["oracles", "corpus"].contains(expected.facts[place].name) {
      expected.facts[place].value = try header.text(expected.facts[place].name)
    }
    try fuzzing.add(journals, like: expected)
  }

  /// - Parameter saves: true to write the new findings into the corpus.
  func write(_ answer: CompareAnswerOptions, isFull: Bool, saves: Bool) throws {
    try answer.validate(for: FuzzReport.self, of: "fuzz set-cookie", isFull: isFull)
    let outcome = fuzzing.outcome(isTimed: false)
    let journal = saves ? try journal(outcome) : nil
    if let journal { outcome.findings.forEach(journal.write) }
    try answer.report.write {
      .fuzz(outcome, known: fuzzing.known)
    } before: {
      try answer.format.write(FuzzReport(outcome, known: fuzzing.known) { journal?.location($0) ?? "" })
    }
    journal?.warn()
    try FuzzSetCookieCommand.check(outcome, known: fuzzing.known)
  }

  /// Writes findings into the corpus, and nowhere else.
  private func journal(_ outcome: SetCookieOutcome) throws -> FindingJournal {
    guard let corpus else {
      throw InputError(
        .usage, source: "--save", found: "parts without --corpus", expected: "parts that began with one, to write to")
    }
    // Of another directory than this its path may be one that is not there.
    let saved = try CorpusFiles.read(corpus, mayBeNew: false)
    StandardError.show("findings go to \(Printable.text(corpus))/findings\n")
    return FindingJournal(seed: outcome.seeds.first, corpus: saved, known: fuzzing.known, directory: place)
  }
}
