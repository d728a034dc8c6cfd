import CookieProperties
import Foundation

/// A finding as a journal has it. What the draft demands is not in it: that is our own answer to the question.
struct FindingRecord: Codable {
  /// A violated property; nil for a difference.
  var property: String?
  var oracle: String?
  var kind: KindRecord?
  var traits: String?
  /// A line of the oracle protocol.
  var question: String
  var outcome: OutcomeRecord?
  var run: Int

  struct KindRecord: Codable {
    var effect: String
    var rule: String
    var subject: String

    init(_ kind: DifferenceKind) { (effect, rule, subject) = (kind.effect.rawValue, kind.rule, kind.subject) }

    /// Nil for an effect that there is not.
    var kind: DifferenceKind? {
      DifferenceEffect(rawValue: effect).map { DifferenceKind($0, rule: rule, subject: subject) }
    }
  }

  init(_ finding: FuzzFinding) {
    switch finding.of {
    case .property(let violated): property = violated.rawValue
    case .difference(let difference):
      (oracle, kind, traits) = (difference.oracle, KindRecord(difference.kind), difference.traits)
    }
    question = finding.question.line
    outcome = finding.outcome.map { OutcomeRecord($0, to: finding.question) }
    run = finding.run
  }

  /// Nil if it is none.
  func finding(seed: UInt64) -> FuzzFinding? {
    guard let read = (try? OracleQuestion(OracleCase(line: question))) ?? nil, let name else { return nil }
    let expected = (try? Oracle().answer(to: read)) ?? .failed("")
    var finding = FuzzFinding(of: name, question: read, expected: expected, outcome: nil, run: run)
    finding.seed = seed
    guard let outcome else { return finding }
    finding.outcome = outcome.outcome(to: read)
    return finding.outcome == nil ? nil : finding
  }

  private var name: FuzzFinding.Class? {
    if let property { return FuzzProperty(rawValue: property).map { .property($0) } }
    guard let oracle, let kind = kind?.kind, let traits else { return nil }
    return .difference(DifferenceClass(oracle: oracle, kind: kind, traits: traits))
  }
}

/// What an oracle did, as a journal has it.
struct OutcomeRecord: Codable {
  enum Kind: String, Codable {
    case answer, skipped, failed, crashed, hung, garbage, unavailable
  }

  var kind: Kind
  /// The answer's JSON, or words.
  var text: String?

  init(_ outcome: OracleProcess.Outcome, to question: OracleQuestion) {
    switch outcome {
    case .answer(.skipped(let reason)): (kind, text) = (.skipped, reason)
    case .answer(.failed(let reason)): (kind, text) = (.failed, reason)
    case .answer(let answer): (kind, text) = (.answer, answer.got(isLatin1: question.needsLatin1))
    case .crashed(let end): (kind, text) = (.crashed, end)
    case .hung: kind = .hung
    case .garbage: kind = .garbage
    case .unavailable: kind = .unavailable
    }
  }

  /// Nil for an answer that is none to the question.
  func outcome(to question: OracleQuestion) -> OracleProcess.Outcome? {
    switch kind {
    case .skipped: .answer(.skipped(text ?? ""))
    case .failed: .answer(.failed(text ?? ""))
    case .crashed: .crashed(text ?? "")
    case .hung: .hung
    case .garbage: .garbage
    case .unavailable: .unavailable
    case .answer: answer(to: question).map { .answer($0) }
    }
  }

  private func answer(to question: OracleQuestion) -> OracleAnswer? {
    let object = try? JSONSerialization.jsonObject(with: Data("{\"got\":\(text ?? "")}".utf8))
    return (object as? [String: Any]).flatMap { OracleAnswer($0, to: question) }
  }
}
