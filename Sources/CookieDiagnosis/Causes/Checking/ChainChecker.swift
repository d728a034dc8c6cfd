/// What is wrong with a chain.
public struct ChainFault: Hashable, Sendable {
  public var cause: Cause
  /// One of a few sentences, without anything of the run in it, by which faults of one kind are known.
  public var words: String

  public init(cause: Cause, words: String) {
    self.cause = cause
    self.words = words
  }
}

/// Checks that a chain of events is what it says it is, by the trace alone and without the rules that found it.
///
/// Three things have to hold:
///
/// - **Order.** The steps are records of the trace, each once, in its order.
/// - **Consequence.** Every step but the first follows from an earlier one, and leads to the verdict, by the trace's own
///   causality (`TraceCausality`). Two kinds of steps may stand otherwise: a second beginning, which follows from nothing
///   in the chain but leads on (of two requests that know nothing of each other neither follows from the other); and
///   what came too late, which follows from the chain but leads nowhere.
/// - **Claim.** What the cause says is shown by the steps (`ChainClaim`).
public struct ChainChecker {
  private let facts: TraceFacts
  private let causality: TraceCausality

  public init(_ trace: Trace) {
    facts = TraceFacts(trace.records)
    causality = TraceCausality(facts)
  }

  /// What is wrong with a chain of the trace, or nil.
  public func fault(of chain: CauseChain) -> ChainFault? {
    words(about: chain).map { ChainFault(cause: chain.verdict.cause, words: $0) }
  }

  private func words(about chain: CauseChain) -> String? {
    if chain.verdict.cause == .unexplained { return "no rule applies" }
    if let words = disorder(of: chain) { return words }
    if let words = gap(in: chain) { return words }
    let evidence = ChainEvidence(chain, facts)
    let claims = ChainClaim.byCause[chain.verdict.cause.id] ?? []
    guard let claim = claims.first else { return "nobody has written down what it claims" }
    return claim.holds(evidence) ? nil : "not shown: \(claim.words)"
  }

  // MARK: - Order

  private func disorder(of chain: CauseChain) -> String? {
    let steps = chain.steps.map(\.record)
    guard !steps.isEmpty else { return "a chain without steps" }
    guard steps.allSatisfy(facts.records.indices.contains) else { return "a step that is no record of the trace" }
    guard zip(steps, steps.dropFirst()).allSatisfy({ $0 < $1 }) else { return "steps out of order" }
    guard steps.contains(chain.verdict.record) || chain.verdict.record == facts.records.count else {
      return "a chain without its verdict"
    }
    return nil
  }

  // MARK: - Consequence

  private func gap(in chain: CauseChain) -> String? {
    let steps = chain.steps.map(\.record)
    let follows = steps.indices.map { later in
      (0..<later).filter { causality.follows(steps[later], from: steps[$0]) }
    }
    let leading = leading(to: chain, steps, follows)
    guard leading.contains(true) else { return "no step leads to the verdict" }
    // What came too late, or happened elsewhere, follows from what leads there.
    var isConnected = leading
    for place in steps.indices where !isConnected[place] {
      isConnected[place] = follows[place].contains { isConnected[$0] }
    }
    return isConnected.contains(false) ? "a step that has nothing to do with the others" : nil
  }

  /// Which steps lead to the verdict.
  private func leading(to chain: CauseChain, _ steps: [Int], _ follows: [[Int]]) -> [Bool] {
    var leads = Array(repeating: false, count: steps.count)
    for place in steps.indices.reversed() {
      if isEnd(steps[place], of: chain.verdict) { leads[place] = true }
      guard leads[place] else { continue }
      for earlier in follows[place] { leads[earlier] = true }
    }
    return leads
  }

  /// True for the verdict's own record. Where the trace's end shows it, for the end of the session; where a session was
  /// used after its logout, for the logout as well: the verdict is about both.
  private func isEnd(_ step: Int, of verdict: Verdict) -> Bool {
    if step == verdict.record { return true }
    let record = facts.records[step]
    if verdict.kind == .resurrected || verdict.kind == .writtenBack { return facts.logOuts.contains(step) }
    guard verdict.record == facts.records.count else { return false }
    return record.kind == .sessionRevoked && record.number == verdict.session
  }
}
