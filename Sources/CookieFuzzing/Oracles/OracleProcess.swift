import Foundation
import SystemSupport

/// An oracle in a child process, which may trap, crash, hang or talk nonsense without taking the campaign along.
///
/// Questions go out in batches. A child that ends or falls silent is started again; the question that did it is found
/// by asking one at a time. Not thread-safe: one at a time may use it.
public final class OracleProcess {
  /// What became of a question.
  public enum Outcome: Hashable, Sendable {
    case answer(OracleAnswer)
    /// The child ended because of it.
    case crashed(String)
    /// No sign of life within the deadline.
    case hung
    /// The answer was no answer.
    case garbage
    /// The oracle is not to be had any more, or was not asked in time.
    case unavailable
  }

  /// What went wrong besides, for the report.
  public struct Troubles: Hashable, Sendable {
    public var restarts = 0
    public var garbageLines = 0
    public var answersOutOfOrder = 0
    /// Why it could not be started, the last time.
    public var cannotStart: String?
    /// True if that was because the system has not enough of something.
    public var isShortage = false
  }

  public let name: String
  /// What tells it from all others: its whole command, if its name is only how that begins.
  public let identity: String
  /// The oracle that this one is a variant of: what both show is the other's.
  public let variantOf: String?
  public private(set) var troubles = Troubles()
  private let command: OracleLaunch
  private let deadline: Double
  private var child: ChildProcess?
  /// How often in a row the child ended without having answered anything.
  private var failedStarts = 0
  private var hasAnswered = false
  /// Why the last question had no answer.
  private var lastFailure = ""
  /// True for an oracle that answers only when its input ends: it is started once a batch.
  private var answersAtTheEnd = false
  /// Lines that named no question since the last one that did.
  private var strayLines = 0

  /// - Parameter deadline: seconds without an answer after which the child counts as hung.
  public init(
    name: String, identity: String? = nil, command: OracleLaunch, variantOf: String? = nil, deadline: Double = 10
  ) {
    self.name = name
    self.identity = identity ?? name
    self.variantOf = variantOf
    self.command = command
    self.deadline = deadline
  }

  /// True once the oracle cannot be started or ends whatever it is asked.
  public var isGone: Bool { failedStarts >= 3 }

  /// True as long as it has answered nothing: what it does then, or how it ends, shows nothing about any question.
  public var isSilent: Bool { !hasAnswered }

  /// Asks a question that any oracle can answer, skip or refuse, so that a command that is none is known before it is
  /// taken for one with peculiar answers.
  ///
  /// - Returns: what it did instead of answering; nil if it answered.
  public func silence(until limit: AskingLimit = .none) -> OracleAbsence? {
    _ = ask([OracleQuestion(id: "0", subject: .date(Array("Thu, 01 Jan 2026 00:00:00 GMT".utf8)))], until: limit)
    guard !hasAnswered else { return nil }
    stop()
    return OracleAbsence(lastFailure, isShortage: troubles.isShortage)
  }

  /// Asks all questions; the outcomes are in their order. Those that `limit` leaves no time for are unavailable.
  public func ask(_ questions: [OracleQuestion], until limit: AskingLimit = .none) -> [Outcome] {
    var outcomes = [Outcome](repeating: .unavailable, count: questions.count)
    var batch = Array(questions.indices)
    var isCareful = false
    while !batch.isEmpty, !isGone, !limit.isReached {
      let asked = isCareful ? Array(batch.prefix(1)) : batch
      let unanswered = exchange(asked, of: questions, until: limit, into: &outcomes)
      // After a death the culprit is looked for one by one, then the rest goes out together again.
      if isCareful { isCareful = isAnswer(outcomes[asked[0]]) } else { isCareful = !unanswered.isEmpty }
      batch.removeAll { index in !unanswered.contains(index) && asked.contains(index) }
    }
    return outcomes
  }

  private func isAnswer(_ outcome: Outcome) -> Bool {
    if case .answer = outcome { return true }
    return false
  }

  /// One batch; returns the questions that have to be asked again.
  private func exchange(
    _ batch: [Int], of questions: [OracleQuestion], until limit: AskingLimit, into outcomes: inout [Outcome]
  ) -> [Int] {
    guard let child = running() else {
      failedStarts = 3
      return batch
    }
    child.send(batch.map { number($0, questions[$0]).line })
    if answersAtTheEnd { child.finishInput() }
    strayLines = 0
    var waiting = batch
    var patience = ContinuousClock.now + .seconds(deadline)
    func giveUp(_ failure: String, _ outcome: Outcome) -> [Int] {
      lastFailure = failure
      return self.giveUp(child, waiting, isWholeBatch: waiting.count == batch.count, outcome, &outcomes)
    }
    defer { if answersAtTheEnd { stop() } }
    while !waiting.isEmpty {
      switch child.next(within: Self.seconds(until: patience), isStopped: { limit.isReached }) {
      case .line(let line):
        // Only an answer is a sign of life.
        if take(line, &waiting, questions, &outcomes) { patience = .now + .seconds(deadline) }
      case .overlong: return giveUp("a line of more than \(ChildProcess.longestLine) bytes", .garbage)
      case .silence where !hasAnswered && !answersAtTheEnd:
        answersAtTheEnd = true
        child.finishInput()
        patience = .now + .seconds(deadline)
      case .silence: return giveUp("no answer within \(deadline) seconds", .hung)
      case .closed:
        let end = Self.describe(child.end(grace: deadline))
        return giveUp(end, .crashed(end))
      case .stopped:
        // What it answers now answers nothing that is asked next.
        stop()
        return waiting
      }
    }
    return []
  }

  private static func seconds(until end: ContinuousClock.Instant) -> Double { (end - .now) / .seconds(1) }

  /// Questions carry their place in the batch, so that answers out of order find them.
  private func number(_ index: Int, _ question: OracleQuestion) -> OracleQuestion {
    var question = question
    question.id = String(index)
    return question
  }

  private func running() -> ChildProcess? {
    if let child { return child }
    do throws(SystemFailure) { child = try ChildProcess(command.launch) } catch {
      lastFailure = error.description
      troubles.cannotStart = error.description
      troubles.isShortage = error.isShortage
    }
    return child
  }

  /// True if the line was the answer to a question.
  private func take(
    _ line: String, _ waiting: inout [Int], _ questions: [OracleQuestion], _ outcomes: inout [Outcome]
  ) -> Bool {
    guard let members = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any],
      let id = members["id"].flatMap({ Int("\($0)") }), let place = waiting.firstIndex(of: id)
    else {
      lastFailure = "lines that are no answers"
      troubles.garbageLines += 1
      strayLines += 1
      if strayLines >= waiting.count { discard(waiting.count, &waiting, &outcomes) }
      return false
    }
    waiting.remove(at: place)
    if place != 0 {
      troubles.answersOutOfOrder += 1
      // What was passed over had a line that named no question.
      if strayLines > 0 { discard(place, &waiting, &outcomes) }
    }
    strayLines = 0
    failedStarts = 0
    hasAnswered = true
    outcomes[id] = OracleAnswer(members, to: questions[id]).map { .answer($0) } ?? .garbage
    return true
  }

  private func discard(_ count: Int, _ waiting: inout [Int], _ outcomes: inout [Outcome]) {
    for index in waiting.prefix(count) { outcomes[index] = .garbage }
    waiting.removeFirst(count)
  }

  /// The child is dead or of no use. Of a single question that is the outcome; of several, they are asked again.
  private func giveUp(
    _ child: ChildProcess, _ waiting: [Int], isWholeBatch: Bool, _ outcome: Outcome, _ outcomes: inout [Outcome]
  ) -> [Int] {
    child.end()
    self.child = nil
    troubles.restarts += 1
    if isWholeBatch, !hasAnswered { failedStarts += 1 }
    guard waiting.count == 1 else { return waiting }
    outcomes[waiting[0]] = outcome
    return []
  }

  private static func describe(_ end: ChildProcess.End?) -> String {
    switch end {
    case .signalled(let signal): "signal \(signal) (\(String(cString: strsignal(signal))))"
    case .exited(let status): "exit status \(status)"
    case .killed: "closed its output and did not end"
    case nil: "ended"
    }
  }

  /// Ends the child; the next question starts another.
  public func stop() {
    child?.end()
    child = nil
  }
}
