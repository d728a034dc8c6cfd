/// D1 to D16, F40 and cookies that script can read: what somebody was shown.
extension ChainClaim {
  static let fetching: [ChainClaim] = [
    ChainClaim(.loginPageSaved, "a 2xx answer of the server for a file without an accepted token") {
      $0.wasTaken(.download, accepted: false)
    },
    ChainClaim(.loginPageShown, "a 2xx answer of the server for a document without an accepted token") {
      $0.wasTaken(.document, accepted: false)
    },
    ChainClaim(
      .oldCookies, "a background task whose token was good or not the last when it began, refused when it came"
    ) { evidence in
      guard let sent = evidence.step(.requestSent), evidence.records[sent].client == .backgroundDownload,
        let refusal = evidence.step(.tokenRefused, where: { $0.request == evidence.records[sent].request })
      else { return false }
      return evidence.wasTaken(nil, accepted: false)
        && (evidence.wasGood(when: sent, refusedAt: refusal) || evidence.isRenewed(between: sent, and: refusal))
    },
    ChainClaim(.wrongAddress, "an answer to another question, or one that was no refusal, taken for the content") {
      evidence in
      guard let sent = evidence.step(.requestSent), let belief = evidence.belief else { return false }
      return evidence.records[sent].endpoint != belief.endpoint || evidence.wasTaken(nil, accepted: true)
    },
    ChainClaim(.fetchedTwice, "an answer that says the address is used up, taken for the content") {
      $0.step(.responseReceived) { $0.number == 410 } != nil && $0.belief != nil
    },
    ChainClaim(.errorSaved, "an answer with an error, taken for the content") {
      $0.step(.responseReceived) { $0.number >= 400 && $0.number != 410 } != nil && $0.belief != nil
    },
    ChainClaim(.nothingSaved, "no answer at all, taken for a success") { evidence in
      guard let belief = evidence.belief, let sent = evidence.step(.requestSent) else { return false }
      let answered = evidence.facts.exchange(of: sent).answered
      return belief.request == evidence.records[sent].request
        && (answered < 0 || evidence.records[answered].number == 0)
    },
    ChainClaim(.portalPage, "an answer to a request that did not reach its server, taken for the content") { evidence in
      evidence.step(.requestStruck).map { evidence.records[$0].request == evidence.belief?.request } ?? false
    },
    ChainClaim(.transferCut, "a body that ended early, taken for whole") { evidence in
      evidence.step(.transferCut).map { evidence.records[$0].request == evidence.belief?.request } ?? false
    },
    ChainClaim(.fileGone, "a temporary file that was gone, taken for moved") { evidence in
      evidence.step(.fileLost).map { evidence.records[$0].request == evidence.belief?.request } ?? false
    },
    ChainClaim(.falseFailure, "content that came whole, and a client that does without it") { evidence in
      guard evidence.records.indices.contains(evidence.verdict.record),
        let served = evidence.step(.contentServed)
      else { return false }
      let failed = evidence.records[evidence.verdict.record]
      return failed.kind == .clientFailed && evidence.records[served].request == failed.request
        && evidence.facts.exchange(of: evidence.verdict.record).answered > served
        && !evidence.records[..<evidence.verdict.record].contains {
          $0.kind == .transferCut && $0.request == failed.request
        }
    },
    ChainClaim(.tokenOfOtherSide, "a call that was forbidden while its session's token was good") { evidence in
      guard evidence.records.indices.contains(evidence.verdict.record),
        evidence.records[evidence.verdict.record].kind == .requestForbidden
      else { return false }
      let judged = evidence.facts.exchange(of: evidence.verdict.record).judged
      // What a process loads or the platform copies by itself, no code has brought.
      let last = evidence.lastOfForbiddenCookie.map { evidence.records[$0] }
      guard last?.kind != .cookieLoaded, last?.actor != .system || last?.kind != .cookieWritten else { return false }
      return judged >= 0 && evidence.records[judged].kind == .tokenAccepted
        && evidence.step(.requestSent) { $0.request == evidence.records[judged].request } != nil
    },
    ChainClaim(.headerFollowsRedirect, "a session token sent to another site, after a redirect") { evidence in
      guard let leak = evidence.step(.requestSent, where: { $0.endpoint == .otherSite && !$0.value.isEmpty }) else {
        return false
      }
      return evidence.facts.exchange(of: leak).sent < leak
    },
    ChainClaim(.withoutHTTPOnly, "a token without HttpOnly in the store, and page script that reads it") { evidence in
      guard let read = evidence.step(.storeRead, where: { $0.actor == .page && !$0.value.isEmpty }),
        let arrival = evidence.step(where: { $0.brings && $0.store == .web })
      else { return false }
      return !evidence.records[arrival].isHTTPOnly && evidence.records[arrival].value == evidence.records[read].value
    },
  ]
}

extension ChainEvidence {
  /// What the client believed, where that is the verdict.
  fileprivate var belief: TraceRecord? {
    guard records.indices.contains(verdict.record), records[verdict.record].kind == .clientSucceeded else { return nil }
    return records[verdict.record]
  }

  /// How the cookie that a forbidden call had to match had come to its store.
  var lastOfForbiddenCookie: Int? {
    guard records.indices.contains(verdict.record), records[verdict.record].kind == .requestForbidden else {
      return nil
    }
    let (forbidden, sent) = (records[verdict.record], facts.exchange(of: verdict.record).sent)
    guard sent >= 0 else { return nil }
    return records[..<sent].lastIndex {
      $0.isChange && $0.name == forbidden.name && $0.store == forbidden.store
    }
  }

  /// True if a request carried a token that had not run out, of a session that had not ended; or that outlives its session, by
  /// the server's own word: it was refused for its age.
  fileprivate func wasGood(when sent: Int, refusedAt refusal: Int) -> Bool {
    guard let issue = facts.issue(of: records[sent].value) else { return false }
    if records[refusal].reason == .expired { return records[issue].expiresAt > records[sent].time }
    let hasEnded = records[issue..<sent].contains {
      $0.kind == .sessionRevoked && $0.number == records[issue].number
    }
    return records[issue].expiresAt > records[sent].time && !hasEnded
  }

  fileprivate func isRenewed(between sent: Int, and refusal: Int) -> Bool {
    facts.changes(of: .access, in: .native).contains { sent < $0 && $0 < refusal && records[$0].brings }
  }

  /// True if the answer to the believer's request had a status of success, and its token was accepted or not.
  fileprivate func wasTaken(_ endpoint: Endpoint?, accepted: Bool) -> Bool {
    guard let belief, endpoint == nil || belief.endpoint == endpoint else { return false }
    let exchange = facts.exchange(of: verdict.record)
    guard exchange.answered >= 0, steps.contains(exchange.answered) else { return false }
    let isForeign = records[..<exchange.answered].contains { $0.kind == .requestStruck && $0.request == belief.request }
    guard !isForeign else { return false }
    let wasAccepted = exchange.judged >= 0 && records[exchange.judged].kind == .tokenAccepted
    return (200..<400).contains(records[exchange.answered].number) && wasAccepted == accepted
  }
}
