/// Derives from a trace the chain of events that led to a verdict.
///
/// It goes backwards from the verdict: each rule names the records that show one step and says what lies behind it,
/// until a rule says that nothing does. One finder serves many runs of a thread.
struct CauseFinder {
  private var trace = TraceIndex()
  private var rules: [any CauseRule.Type] = []
  private var steps: [CauseChain.Step] = []
  /// More steps than any chain has; rules that went in a circle would end here.
  private static let mostSteps = 32

  mutating func begin(_ records: [TraceRecord]) {
    rules = CauseRules.all
    trace.fill(from: records)
  }

  mutating func end() { trace.clear() }

  /// The first cause of a verdict.
  mutating func cause(of kind: Verdict.Kind, at record: Int) -> Cause {
    steps.removeAll(keepingCapacity: true)
    trace.signedOutAt = kind.endsSession ? record : nil
    guard let effect = effect(of: kind, at: record) else { return .unexplained }
    return explain(effect)
  }

  /// The whole chain.
  mutating func chain(of verdict: Verdict) -> CauseChain {
    var verdict = verdict
    verdict.cause = cause(of: verdict.kind, at: verdict.record)
    if verdict.record < trace.records.count { add(CauseChain.Step(verdict.record, verdict.cause)) }
    let ordered = steps.enumerated().sorted { ($0.element.record, $0.offset) < ($1.element.record, $1.offset) }
    var chain = CauseChain(verdict: verdict, steps: [])
    for var step in ordered.map(\.element) {
      if step.cause == .ofChain { step.cause = verdict.cause }
      if chain.steps.last?.record == step.record, chain.steps.last?.remark.isEmpty == false { continue }
      if chain.steps.last?.record == step.record { chain.steps.removeLast() }
      chain.steps.append(step)
    }
    return chain
  }

  // MARK: - Parts

  private mutating func add(_ step: CauseChain.Step) { steps.append(step) }

  private mutating func explain(_ effect: Effect) -> Cause {
    var effect = effect
    for _ in 0..<Self.mostSteps {
      guard let explanation = explanation(of: effect) else { return .unexplained }
      switch explanation {
      case .first(let cause): return cause
      case .because(let next): effect = next
      }
    }
    return .unexplained
  }

  private mutating func explanation(of effect: Effect) -> Explanation? {
    for rule in rules {
      let count = steps.count
      if let explanation = rule.explain(effect, in: trace, steps: &steps) {
        if case .first(let cause) = explanation { assert(rule.causes.contains(cause), "\(rule) declares its causes") }
        return explanation
      }
      // What a rule noted before it found that it does not apply.
      if steps.count > count { steps.removeSubrange(count...) }
    }
    return nil
  }

  /// What has to be explained first.
  private func effect(of kind: Verdict.Kind, at record: Int) -> Effect? {
    switch kind {
    case .lost, .split, .needlessLogin: return .signedOut(record)
    case .leaked: return .leaked(record)
    case .falseSuccess: return .believed(record)
    case .falseFailure: return .disbelieved(record)
    case .writtenBack: return .writtenBack(record)
    case .forbidden: return .forbidden(record)
    case .resurrected:
      guard trace.records.indices.contains(record) else { return nil }
      let sent = trace.exchange(of: record).sent
      return logout(of: trace.records[record].number, before: sent < 0 ? record : sent).map {
        .servedAfterLogout(record, logout: $0)
      }
    }
  }

  /// When a session was logged out: as the server knows it, or as the user does.
  private func logout(of session: Int32, before limit: Int) -> Int? {
    if let ended = trace.first(
      trace.revocations, after: -1, where: { $0.number == session && $0.reason == .loggedOut }), ended < limit
    {
      return ended
    }
    // Whoever logs out once more has nothing left to do it with: the logout before took it. If none had a token, the first
    // that got through says why.
    let answers = trace.records[..<limit].indices.filter { trace.isLogout($0, of: session) }
    return answers.last { carriesToken(trace.exchange(of: $0).sent) } ?? answers.first(where: trace.isHeardLogout)
      ?? answers.last ?? trace.logout(before: limit)
  }

  private func carriesToken(_ sent: Int) -> Bool {
    sent >= 0 && !trace.records[sent].value.isEmpty
  }
}
