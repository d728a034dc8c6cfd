import Cookies

/// Says in what an oracle's answer departs from ours, and by which rule.
struct DifferenceFinder {
  let oracle: Oracle

  init(oracle: Oracle = Oracle()) { self.oracle = oracle }

  /// The differences, each kind once; empty if the answers agree or there is nothing to compare.
  func differences(_ question: OracleQuestion, _ outcome: OracleProcess.Outcome) -> Set<DifferenceKind> {
    switch outcome {
    case .unavailable: return []
    case .crashed(let how): return [DifferenceKind(.crash, rule: "", subject: how)]
    case .hung: return [DifferenceKind(.hang, rule: "")]
    case .garbage: return [DifferenceKind(.garbage, rule: "")]
    case .answer(.skipped): return []
    case .answer(.failed): return [DifferenceKind(.error, rule: "")]
    case .answer(let answer):
      guard let reference = Reference(question, oracle: oracle) else { return [] }
      return differences(reference, answer)
    }
  }

  private func differences(_ reference: Reference, _ answer: OracleAnswer) -> Set<DifferenceKind> {
    switch (reference.answer, answer) {
    case (.record(let ours), .record(let theirs)): RecordComparison(reference).differences(ours, theirs)
    case (.field(let ours), .field(let theirs)):
      ours == theirs ? [] : FieldComparison(reference).differences(ours, theirs)
    case (.date(let ours), .date(let theirs)) where ours != theirs: [DifferenceKind(.textDiffers, rule: "5.1.1")]
    case (.match(let ours), .match(let theirs)) where ours != theirs:
      [DifferenceKind(theirs ? .scopeWidened : .scopeNarrowed, rule: "5.1.3", subject: "match")]
    default: []
    }
  }
}
