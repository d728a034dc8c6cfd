import Choices
import CookieProperties
import Cookies
import Foundation

/// Fuzzes Set-Cookie: our own parser and jar by properties, other implementations by comparing their answers with ours.
///
/// A campaign goes in rounds. Run i is a pure function of the seed, i and what earlier rounds found, and what a round
/// finds is taken in the order of its runs: the same seed and number of runs give the same findings for any number of
/// threads.
public final class SetCookieCampaign {
  /// What to do, and for how long.
  public struct Options {
    public var seed: UInt64 = 1
    /// How many runs, or no limit.
    public var runs: Int?
    /// How many seconds, or no limit.
    public var seconds: Double?
    public var jobs = 1
    /// Fields to splice from.
    public var fields: [[UInt8]] = []
    /// Falsifies what our parser returns, to prove that the properties notice.
    public var tamper: (@Sendable (inout ParsedSetCookie) -> Void)?

    public init() {}
  }

  /// Where a campaign stands.
  public struct Progress: Sendable {
    public var runs = 0
    /// Fields that went through all properties of our own parser.
    public var executions = 0
    /// Seconds spent on those.
    public var executionSeconds = 0.0
    /// Questions that were put to other oracles, all of them together.
    public var questions = 0
    /// Differences that there was no time to look into.
    public var unexamined = 0
    /// Fields with a signature of their own.
    public var corpus = 0
    public var classes = 0
    public var seconds = 0.0
  }

  /// Runs of a round, and of how many one is put to the oracles.
  private static let roundLength = 32_768
  private static let questionInterval = 32
  /// Longer fields are not spliced: their length is all that is special about them, and the generator knows that.
  private static let longestSplice = 160

  public internal(set) var progress = Progress()
  /// How many of its runs belong to rounds of which nothing is left to do.
  var finishedRuns = 0
  /// The findings so far, each class once.
  public var findings: [FuzzFinding] { book.findings }
  public let oracles: [OracleProcess]
  let options: Options
  let book: FindingBook
  private var limit = AskingLimit.none
  private var known = SignatureSet()
  private var fields: [[UInt8]]
  private let start = Date()
  /// What the present round has added.
  private var novelties: [RoundRecord.Novelty] = []

  /// - Parameter found: called for each new class at once, before anybody else hears of it.
  public init(_ options: Options, oracles: [OracleProcess], found: @escaping (FuzzFinding) -> Void) {
    self.options = options
    self.oracles = oracles
    fields = options.fields
    book = FindingBook(seed: options.seed, oracles: oracles, tamper: options.tamper, found: found)
  }

  /// Runs until the runs or the time are used up, or `control` says stop; oracles that take long are not waited for
  /// then.
  public func run(control: CampaignControl, report: (Progress) -> Void) {
    run(control: control, finished: { _ in }, report: report)
  }

  /// - Parameter finished: called with what a whole round has added, to be restored from.
  func run(control: CampaignControl, finished: (RoundRecord) -> Void, report: (Progress) -> Void) {
    limit = AskingLimit(control: control, seconds: options.seconds)
    while !isOver {
      let length = min(Self.roundLength, (options.runs ?? .max) - progress.runs)
      let round = progress.runs..<(progress.runs + length)
      novelties = []
      checkProperties(round)
      ask(round)
      progress.runs += length
      sumUp()
      // What there was no time for is done again.
      if !limit.isReached {
        finishedRuns = progress.runs
        finished(record())
      }
      report(progress)
    }
    for oracle in oracles { oracle.stop() }
  }

  func sumUp() {
    progress.corpus = fields.count
    progress.classes = book.findings.count
    progress.unexamined = book.unexamined
    progress.seconds = Date().timeIntervalSince(start)
  }

  private func record() -> RoundRecord {
    RoundRecord(
      runs: progress.runs, executions: progress.executions, questions: progress.questions, novelties: novelties,
      book: book.takeRecord())
  }

  /// Takes a field over that is worth starting from.
  func learn(_ signature: FieldSignature, _ field: [UInt8]) {
    guard known.insert(signature) else { return }
    novelties.append(RoundRecord.Novelty(signature: signature.bits, field: Data(field)))
    if field.count <= Self.longestSplice { fields.append(field) }
  }

  /// Lets go of what further rounds would begin with, some hundred kilobytes: there are none.
  func end() {
    known = SignatureSet()
    fields = []
    sequences = nil
  }

  /// True if it has done all that it was to do, and every difference was looked into.
  var isFinished: Bool { finishedRuns == options.runs }

  private var isOver: Bool {
    if let runs = options.runs, progress.runs >= runs { return true }
    return limit.isReached
  }

  private func checkProperties(_ round: Range<Int>) {
    let before = Date()
    let work = PropertyRound(seed: options.seed, fields: fields, known: known, tamper: options.tamper)
    let outcomes = WorkerPool.map(round, chunk: 2048, jobs: options.jobs) { work.run($0) }
    var generator = SequenceGenerator()
    generator.fields = fields
    for outcome in outcomes {
      progress.executions += outcome.executions
      for (run, violation) in outcome.violations where !book.knows(violation.property) {
        generator.generate(SeededChoices(seed: SplitMix64.seed(campaign: options.seed, run: run)))
        book.note(violation.property, in: generator.sequence, run: run)
      }
      for novelty in outcome.novelties { learn(novelty.signature, novelty.field) }
    }
    progress.executionSeconds += Date().timeIntervalSince(before)
    generator.fields = work.fields
    sequences = generator
  }

  /// Makes the sequences of the present round once more, for the oracles.
  private var sequences: SequenceGenerator?

  private func ask(_ round: Range<Int>) {
    guard oracles.contains(where: { !$0.isGone }), var sequences else { return }
    defer { self.sequences = sequences }
    var questions: [(run: Int, question: OracleQuestion)] = []
    for run in round where run % Self.questionInterval == 0 {
      sequences.generate(SeededChoices(seed: SplitMix64.seed(campaign: options.seed, run: run)))
      let asksForRecord = run / Self.questionInterval % 3 == 0
      if let question = sequences.sequence.question(id: "0", asksForRecord: asksForRecord) {
        questions.append((run, question))
      }
    }
    let size = 128
    for begin in stride(from: 0, to: questions.count, by: size) where !limit.isReached {
      let batch = Array(questions[begin..<min(questions.count, begin + size)])
      let outcomes = answers(batch.map(\.question))
      progress.questions += outcomes.reduce(0) { $0 + $1.count { $0 != .unavailable } }
      for (index, asked) in batch.enumerated() {
        book.note(outcomes.map { $0[index] }, to: asked.question, run: asked.run, until: limit)
      }
    }
  }

  /// All oracles at once, if there is more than one thread.
  private func answers(_ questions: [OracleQuestion]) -> [[OracleProcess.Outcome]] {
    // Each oracle is used by one thread at a time.
    let shared = UncheckedOracles(oracles: oracles)
    return WorkerPool.map(0..<oracles.count, chunk: 1, jobs: options.jobs) { [limit] in
      shared.oracles[$0.lowerBound].ask(questions, until: limit)
    }
  }

  private struct UncheckedOracles: @unchecked Sendable {
    let oracles: [OracleProcess]
  }
}
