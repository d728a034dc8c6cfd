import Cookies

/// Says in what an oracle's answer departs from ours, and by which rule.
struct DifferenceFinder {
  let oracle: Oracle

  init(oracle: Oracle = Oracle()) { self.oracle = oracle }

  /// The kinds of the differences; empty if the answers agree or there is nothing to compare.
  func kinds(_ question: OracleQuestion, _ outcome: OracleProcess.Outcome) -> Set<DifferenceKind> {
    Set(differences(question, outcome).map(\.kind))
  }

  /// The differences, each kind once a field.
  func differences(_ question: OracleQuestion, _ outcome: OracleProcess.Outcome) -> Set<Difference> {
    switch outcome {
    case .unavailable: return []
    case .crashed(let how): return [Difference(kind: DifferenceKind(.crash, rule: "", subject: how))]
    case .hung: return [Difference(kind: DifferenceKind(.hang, rule: ""))]
    case .garbage: return [Difference(kind: DifferenceKind(.garbage, rule: ""))]
    case .answer(.skipped): return []
    case .answer(.failed): return [Difference(kind: DifferenceKind(.error, rule: ""))]
    case .answer(let answer):
      guard let reference = Reference(question, oracle: oracle) else { return [] }
      return differences(reference, answer)
    }
  }

  private func differences(_ reference: Reference, _ answer: OracleAnswer) -> Set<Difference> {
    switch (reference.answer, answer) {
    case (.record(let ours), .record(let theirs)):
      Set(RecordComparison(reference).differences(ours, theirs).map { Difference(kind: $0) })
    case (.field(let ours), .field(let theirs)):
      ours == theirs ? [] : FieldComparison(reference).differences(ours, theirs)
    case (.date(let ours), .date(let theirs)) where ours != theirs:
      [Difference(kind: DifferenceKind(.textDiffers, rule: "5.1.1"))]
    case (.match(let ours), .match(let theirs)) where ours != theirs:
      [Difference(kind: DifferenceKind(theirs ? .scopeWidened : .scopeNarrowed, rule: "5.1.3", subject: "match"))]
    default: []
    }
  }
}
