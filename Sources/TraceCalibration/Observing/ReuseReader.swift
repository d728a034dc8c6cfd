import CaptureDiagnosis
import CookieDiagnosis
import CookieScenarios

/// Reads what a server does with refresh tokens that come again after their exchange: until when it takes them, what they get,
/// and what becomes of their session when they are refused.
struct ReuseReader {
  /// A used-up token that was refused.
  private struct Refusal {
    var hop: Hop
    var session: Int
    /// No more seconds than this after the exchange.
    var delay: Double
    /// Its successor was used up as well, or may have been.
    var isDeep: Bool
  }

  private let ledger: TokenLedger
  private let exchanges: Exchanges
  private var refusals: [Refusal] = []
  /// When each session was last seen to go on: the sending of a refresh that was answered with tokens.
  private var aliveAt: [Int: Int64] = [:]
  /// Clients whose answers show their cookies.
  private var showsCookies: Set<TraceActor> = []

  static func read(_ ledger: TokenLedger, into evidence: inout TokenEvidence) {
    // Where tokens stay, using one again says nothing.
    guard evidence.rotations.count > 0 else { return }
    var reader = ReuseReader(ledger)
    for hop in ledger.exchanges.hops { reader.take(hop, into: &evidence) }
    reader.readRefusals(into: &evidence)
  }

  private init(_ ledger: TokenLedger) {
    self.ledger = ledger
    exchanges = ledger.exchanges
    for hop in exchanges.hops where exchanges.request(hop).endpoint == .refresh && exchanges.outcome(hop) == .renewed {
      let request = exchanges.request(hop)
      showsCookies.insert(request.actor)
      guard let session = ledger.issues[request.value]?.session else { continue }
      aliveAt[session] = max(aliveAt[session] ?? .min, request.time)
    }
  }

  // MARK: - Tokens that come again

  private mutating func take(_ hop: Hop, into evidence: inout TokenEvidence) {
    let request = exchanges.request(hop)
    guard request.endpoint == .refresh, let issue = ledger.issues[request.value],
      let earlier = earlier(than: hop), let exchange = earlier.first(where: { ledger.successor(of: $0) != nil })
    else { return }
    // An answer that never came may have been an exchange, and the first.
    let firstSent = earlier.map(exchanges.sent).min() ?? exchanges.sent(exchange)
    let most = exchanges.received(hop).seconds(since: firstSent)
    let isDeep = mayBeUsedUp(ledger.successor(of: exchange), by: exchanges.received(hop))
    switch exchanges.outcome(hop) {
    case .renewed, .bare:
      guard let answer = answer(to: hop, after: earlier) else { return }
      accept(hop, after: exchange, into: &evidence)
      evidence.graceAnswers[answer, default: 0] += 1
      // An exchange that was not heard of has another successor, which may be good still.
      let isHeard = earlier.allSatisfy { exchanges.outcome($0) == .renewed }
      if isHeard, isUsedUp(ledger.successor(of: exchange), by: request.time) { evidence.deepGrace.add(true) }
    case .refused:
      // An expired token is refused for that.
      guard lives(issue, at: hop, evidence.refresh) else { return }
      refusals.append(Refusal(hop: hop, session: issue.session, delay: most, isDeep: isDeep))
    case .other, .unanswered: break
    }
  }

  /// Refreshes with the same token that may have exchanged it; nil if there is none.
  private func earlier(than hop: Hop) -> [Hop]? {
    let all = ledger.refreshes[exchanges.request(hop).value] ?? []
    let earlier = all.prefix { $0.sent < hop.sent }.filter {
      [.renewed, .bare, .unanswered].contains(exchanges.outcome($0))
    }
    if !earlier.isEmpty { return earlier }
    // Sent first, and refused because of one that overtook it.
    guard exchanges.outcome(hop) == .refused else { return nil }
    let overtaking = all.filter { $0.sent > hop.sent && exchanges.sent($0) < exchanges.received(hop) }
      .filter { exchanges.outcome($0) == .renewed }
    return overtaking.isEmpty ? nil : overtaking
  }

  /// True for a token that has surely not expired: by its date, or where it has none, by the age at which others were taken.
  private func lives(_ issue: TokenLedger.Issue, at hop: Hop, _ known: TokenEvidence.Lifetime) -> Bool {
    let received = exchanges.received(hop)
    guard issue.isNew else { return false }
    guard issue.expiresAt == 0 else { return issue.expiresAt > received + 1_000_000_000 }
    return received.seconds(since: issue.sent) < known.byUse.least ?? 0
  }

  private func accept(_ hop: Hop, after exchange: Hop, into evidence: inout TokenEvidence) {
    evidence.grace.isAtLeast(max(0, exchanges.sent(hop).seconds(since: exchanges.received(exchange))))
    let likely = abs(hop.judgedAt.seconds(since: exchange.judgedAt))
    evidence.likelyGrace = max(evidence.likelyGrace ?? 0, likely)
  }

  /// What a used-up token got; nil if the answer's cookies cannot be seen.
  private func answer(to hop: Hop, after earlier: [Hop]) -> ServerPolicy.GraceAnswer? {
    guard exchanges.outcome(hop) == .renewed else {
      return showsCookies.contains(exchanges.request(hop).actor) ? .acceptedWithoutTokens : nil
    }
    guard let token = ledger.successor(of: hop) else { return nil }
    return earlier.contains { ledger.successor(of: $0) == token } ? .sameSuccessor : .newSibling
  }

  /// True if a token was exchanged before a time.
  private func isUsedUp(_ token: TraceText?, by time: Int64) -> Bool {
    guard let token, let uses = ledger.refreshes[token] else { return false }
    return uses.contains { ledger.successor(of: $0) != nil && exchanges.received($0) < time }
  }

  /// True if a token may have been.
  private func mayBeUsedUp(_ token: TraceText?, by time: Int64) -> Bool {
    guard let token, let uses = ledger.refreshes[token] else { return false }
    return uses.contains { exchanges.sent($0) < time && exchanges.outcome($0) != .refused }
  }

  // MARK: - Refusals

  private mutating func readRefusals(into evidence: inout TokenEvidence) {
    for refusal in refusals where !mayHaveOtherReason(refusal) {
      if !refusal.isDeep {
        evidence.grace.isBelow(refusal.delay)
      } else if refusal.delay < evidence.grace.least ?? 0 {
        evidence.deepGrace.add(false)
      }
      readReaction(to: refusal, into: &evidence)
    }
  }

  /// True if the session may have been over already.
  private func mayHaveOtherReason(_ refusal: Refusal) -> Bool {
    let received = exchanges.received(refusal.hop)
    if aliveAt[refusal.session] ?? .min > received { return false }
    let begun = ledger.issues[exchanges.request(refusal.hop).value]?.received ?? .min
    return exchanges.hops.contains { other in
      guard other.sent != refusal.hop.sent, exchanges.sent(other) < received, exchanges.received(other) > begun else {
        return false
      }
      let request = exchanges.request(other)
      if request.endpoint == .logOut { return true }
      guard request.endpoint == .refresh else { return false }
      switch exchanges.outcome(other) {
      case .refused: return true
      case .unanswered: return !ledger.isAlone(other)
      case .renewed, .bare, .other: return false
      }
    }
  }

  /// The first uses of the session's good tokens after a refusal say whether they are good still.
  private func readReaction(to refusal: Refusal, into evidence: inout TokenEvidence) {
    let received = exchanges.received(refusal.hop)
    var (refreshIsKnown, accessIsKnown) = (false, false)
    for hop in exchanges.hops where exchanges.sent(hop) > received {
      let request = exchanges.request(hop)
      guard let issue = ledger.issues[request.value], issue.session == refusal.session, issue.received < received
      else { continue }
      let outcome = exchanges.outcome(hop)
      let known = request.endpoint == .refresh ? evidence.refresh : evidence.access
      if outcome == .refused, !lives(issue, at: hop, known) { continue }
      switch request.endpoint {
      case .logOut: return
      case .refresh where !refreshIsKnown && !ledger.isRepeated(hop):
        guard outcome == .renewed || outcome == .refused && ledger.isAlone(hop) else { continue }
        evidence.revocations.add(outcome == .refused)
        refreshIsKnown = true
      case .call, .page:
        guard !accessIsKnown, outcome == .bare || outcome == .renewed || hop.status == 401 else { continue }
        evidence.accessRevocations.add(outcome == .refused)
        accessIsKnown = true
      default: continue
      }
      if refreshIsKnown, accessIsKnown { return }
    }
  }
}
