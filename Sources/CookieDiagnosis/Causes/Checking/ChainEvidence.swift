/// A chain with the trace that it is about: what the claims of its cause are checked against.
struct ChainEvidence {
  let facts: TraceFacts
  let chain: CauseChain
  /// The steps' records, ascending; the last is the verdict's, if it has one.
  let steps: [Int]

  init(_ chain: CauseChain, _ facts: TraceFacts) {
    self.facts = facts
    self.chain = chain
    steps = chain.steps.map(\.record)
  }

  var records: [TraceRecord] { facts.records }
  var verdict: Verdict { chain.verdict }

  /// The first step that satisfies a condition.
  func step(where condition: (TraceRecord) -> Bool) -> Int? { steps.first { condition(records[$0]) } }

  func step(_ kind: TraceRecord.Kind, where condition: (TraceRecord) -> Bool = { _ in true }) -> Int? {
    step { $0.kind == kind && condition($0) }
  }

  func lastStep(where condition: (TraceRecord) -> Bool) -> Int? { steps.last { condition(records[$0]) } }

  func lastStep(_ kind: TraceRecord.Kind, where condition: (TraceRecord) -> Bool = { _ in true }) -> Int? {
    lastStep { $0.kind == kind && condition($0) }
  }

  /// The logout that a resurrected session had.
  var logOut: Int? { step { $0.endpoint == .logOut || $0.kind == .sessionRevoked && $0.reason == .loggedOut } }

  /// The request that carried the wrong token or none: the chain's last that was refused; for a session that was used
  /// after its logout, the one that was served.
  var use: Int? {
    if verdict.kind == .resurrected {
      let sent = facts.exchange(of: verdict.record).sent
      return sent >= 0 ? sent : nil
    }
    return steps.last { records[$0].kind == .requestSent && facts.isRefused($0) }
  }

  /// The same, but for a session that was used after a logout which could not end it, since it carried no token: the logout.
  var lacking: Int? {
    guard verdict.kind == .resurrected else { return use }
    let logOut = step(.requestSent) { $0.endpoint == .logOut && $0.value.isEmpty }
    return logOut.flatMap { isEnded(by: $0) ? nil : $0 } ?? use
  }

  /// True if the server ended the session for a logout's request: by its access token, where it carried no other.
  func isEnded(by request: Int) -> Bool {
    records[request...].contains {
      $0.kind == .sessionRevoked && $0.reason == .loggedOut && $0.request == records[request].request
        && $0.number == verdict.session
    }
  }

  /// The verdict's record, or the trace's end.
  var effectMet: Int { min(verdict.record, records.count) }

  /// Where the chain's effect was met, by record: the request, or the verdict itself.
  var effect: Int { use ?? effectMet }

  /// The store that the wrong token came from, or of whoever met the effect; nil for a client without one.
  var store: StoreName? {
    if let use { return facts.store(ofRequest: use) }
    guard records.indices.contains(verdict.record) else { return nil }
    return facts.store(of: records[verdict.record].about)
  }

  /// The latest record before a place that begins or ends a state of the network process.
  func networkProcess(before limit: Int) -> Int? {
    facts.last(facts.lifecycle, before: limit) {
      $0.kind == .appLaunched || $0.kind == .networkProcessStarted || $0.kind == .networkProcessDied
    }
  }

  /// How native code came to know a token before a place: a read that showed it, or an answer to its own request.
  func knowledge(of token: TraceText, before limit: Int) -> Int? {
    let read = facts.last(facts.reads, before: limit) { $0.actor == .native && $0.value == token }
    guard let issue = facts.issue(of: token) else { return read }
    let answered = facts.exchange(of: issue).answered
    guard answered >= 0, answered < limit, records[answered].actor == .native else { return read }
    return max(answered, read ?? -1)
  }
}

extension TraceRecord {
  var isDeath: Bool { kind == .appKilled || kind == .networkProcessDied || kind == .pageDied }
}
