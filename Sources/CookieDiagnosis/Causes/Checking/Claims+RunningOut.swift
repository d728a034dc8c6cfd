/// Access tokens that had run out, with no better one on the device.
extension ChainClaim {
  static let runningOut: [ChainClaim] = [
    ChainClaim(.troubleTakenForRefusal, "a refresh that was struck, and a login page without a refusal since") {
      evidence in
      guard let struck = evidence.step(.requestStruck, where: { $0.endpoint == .refresh }) else { return false }
      let (request, sent) = (evidence.records[struck].request, evidence.facts.exchange(of: struck).sent)
      let isLoggedInAnew = evidence.records[max(0, sent)..<evidence.effectMet].contains {
        $0.kind == .responseReceived && $0.endpoint == .logIn && $0.number != 0 && $0.actor != .systemBrowser
      }
      return !isLoggedInAnew
        && !evidence.records[struck..<evidence.effectMet].contains {
          $0.kind == .tokenRefused && $0.name == .refresh && $0.request != request
        }
    },
    ChainClaim(
      .ranOutUnused,
      "an access token that ran out before the server took it once or could have, and no better one on the device"
    ) { evidence in
      evidence.ranOut.map { !evidence.couldServe($0, before: evidence.effect) } ?? false
    },
    ChainClaim(
      .notRenewed,
      "an access token that ran out after the server had taken it or could have, and no better one on the device"
    ) { evidence in
      evidence.ranOut.map { evidence.couldServe($0, before: evidence.effect) } ?? false
    },
  ]
}

extension ChainEvidence {
  /// The access token that the chain's refused request carried, or that somebody had if it carried none; if it had run out
  /// and no answer had brought one that had not. The chain has its issue.
  fileprivate var ranOut: TraceText? {
    guard let use, let issue = step(.tokenIssued, where: { $0.name == .access }) else { return nil }
    let judged = facts.exchange(of: use).judged
    guard judged >= 0, records[use].value.isEmpty || records[use].value == records[issue].value else { return nil }
    let answers = records[..<use].indices.filter {
      records[$0].kind == .responseReceived && facts.exchange(of: $0).answered == $0
    }
    let offers = answers.compactMap { answer in
      records[..<answer].lastIndex {
        $0.kind == .tokenIssued && $0.name == .access && $0.request == records[answer].request
      }
    }
    guard offers.contains(issue), !records[use].value.isEmpty || wasGiven(issue, to: facts.store(ofRequest: use), use)
    else { return nil }
    guard !offers.contains(where: { isGood($0, at: records[judged].time) }) else { return nil }
    return records[issue].value
  }

  /// True if a token has not run out, and neither had its cookie by a date in whole seconds.
  private func isGood(_ issue: Int, at time: Int64) -> Bool {
    let token = records[issue]
    guard token.expiresAt > time else { return false }
    let cameAt = records[facts.exchange(of: issue).answered].time
    let cookies = StoreName.allCases.flatMap { facts.changes(of: .access, in: $0) }
      .map { records[$0] }.filter { $0.brings && $0.value == token.value }
    if facts.lostWrites.contains(where: { records[$0].value == token.value }) { return true }
    if cookies.isEmpty { return token.expiresAt - cameAt >= 1_000_000_000 }
    return cookies.contains { cookie in
      cookie.expiresAt == 0 || cookie.expiresAt > time || token.expiresAt - cookie.expiresAt > 1_000_000_000
    }
  }

  /// True if the server took the token once, or would have if it had been sent when it came.
  fileprivate func couldServe(_ token: TraceText, before limit: Int) -> Bool {
    if records[..<limit].contains(where: { $0.kind == .tokenAccepted && $0.value == token }) { return true }
    guard let use, let issue = facts.issue(of: token) else { return false }
    let (answered, judged) = (facts.exchange(of: issue).answered, facts.exchange(of: use).judged)
    guard answered >= 0, judged >= 0 else { return false }
    return !records[issue].isTooShort(from: records[answered], to: records[use], records[judged])
  }

  /// True if a store had a token before a place, or was to: an answer to its client brought it, or a copy.
  private func wasGiven(_ issue: Int, to store: StoreName?, _ limit: Int) -> Bool {
    let token = records[issue].value
    let answered = facts.exchange(of: issue).answered
    guard let store, answered >= 0 else { return false }
    return records[answered].actor == (store == .web ? .page : .native)
      || facts.arrival(of: token, .access, in: store, before: limit) != nil
      || facts.lostWrites.contains { $0 < limit && records[$0].store == store && records[$0].value == token }
  }
}
