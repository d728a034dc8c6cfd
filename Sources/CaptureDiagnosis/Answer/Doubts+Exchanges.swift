import CookieDiagnosis

/// What became of a token between client and server, where an answer or its reason does not show.
extension Doubts {
  /// The server refuses the newest token of a session that one client alone is seen to have: nobody else is seen who could have done
  /// anything to it.
  var endedWhatItsOnlyClientHad: Bool {
    guard scene.isCapture, mayHaveEndedElsewhere, let refusal = scene.refusal, refusal.reason == .unknown else {
      return false
    }
    let senders = Set(scene.records.lazy.filter { $0.kind == .requestSent && $0.endpoint.takesToken }.map(\.actor))
    let newest = scene.sinceLogIn.last {
      $0.kind == .tokenIssued && $0.name == refusal.name && $0.number == refusal.number
    }
    return senders.count == 1 && newest.map { $0.value == refusal.value } ?? false
  }

  /// What an answer said that was none of the server's, as far as anybody saw (F61).
  func isBeliefIn(_ causes: [Cause]) -> Bool { causes.contains { $0.id == "F61" } }

  /// The last refresh was answered as served, and brought nothing: some servers refuse so, and say it where no capture looks.
  var wasAnsweredWithoutTokens: Bool {
    guard scene.isCapture, !scene.recorded.hidesSetCookie,
      let answer = scene.sinceLogIn.lastIndex(where: {
        $0.kind == .responseReceived && $0.endpoint == .refresh && (200..<300).contains($0.number)
      })
    else { return false }
    return !scene.sinceLogIn[answer...].contains {
      [.cookieWritten, .cookieDeleted].contains($0.kind) && Int($0.cause) == answer
    }
  }

  /// A recorder has no answer to the refresh that used the refused token up.
  var wasUsedWithoutAnswer: Bool {
    !scene.isCapture && setting.concluded == Cause.doubleRefresh.id && wasUsedUpUnanswered
  }

  /// One token was exchanged twice, each time for another one, and the session is over since.
  var wasForked: Bool {
    guard scene.isCapture, scene.refusedRefresh?.reason == .unknown else { return false }
    var taken: Set<TraceText> = []
    return scene.sinceLogIn.contains {
      $0.kind == .tokenAccepted && $0.name == .refresh && !taken.insert($0.value).inserted
    }
  }

  /// The one token of a session that has no other to renew it with was refused, and an answer to a request that was under way as well, with
  /// the same token, had brought the next one: of two that are exchanged at once one comes too late.
  var wasExchangedMeanwhile: Bool {
    guard scene.isCapture else { return false }
    let refusals = scene.sinceLogIn.lazy.filter {
      $0.kind == .tokenRefused && $0.name == .access && $0.reason == .unknown
    }
    return refusals.prefix(Self.mostRefusals).contains(where: wasExchangedMeanwhile)
  }

  /// A hostile capture has many, and each is looked for in all of it.
  static let mostRefusals = 16

  func wasExchangedMeanwhile(_ refusal: TraceRecord) -> Bool {
    guard let refused = scene.records.first(where: { $0.kind == .requestSent && $0.request == refusal.request })
    else { return false }
    let users = Set(
      scene.records.lazy.filter { record in
        record.kind == .requestSent && record.value == refusal.value && record.request != refusal.request
          && record.time <= refusal.time
      }.map(\.request))
    return scene.records.contains { answer in
      answer.kind == .cookieWritten && answer.cause >= 0 && answer.name == .access && answer.value != refusal.value
        && answer.time >= refused.time && scene.answer(making: answer).map { users.contains($0.request) } ?? false
    }
  }

  /// A token is sent that no answer of the capture has brought, behind one that some answer has: renewals are not in it.
  var isRenewedUnseen: Bool {
    guard scene.isCapture else { return false }
    var (brought, hasBrought) = (Set<TraceText>(), false)
    for record in scene.records where record.name == .access && !record.value.isEmpty {
      if record.kind == .cookieWritten, record.cause >= 0 {
        brought.insert(record.value)
        hasBrought = true
      } else if record.kind == .requestSent {
        if hasBrought, !brought.contains(record.value) { return true }
        brought.insert(record.value)
      }
    }
    return false
  }

  var renews: Bool { scene.recorded.trace.records.contains { $0.kind == .tokenIssued && $0.name == .refresh } }

  /// A server that fails, or a gateway before it, may have exchanged the token that it refuses afterwards.
  var mayHaveMissedAnswer: Bool {
    guard let refusal = scene.refusedRefresh, refusal.reason == .unknown else { return false }
    let failed = Set(scene.records.lazy.filter { $0.kind == .requestStruck && $0.number >= 500 }.map(\.request))
    return scene.records.contains {
      $0.kind == .requestSent && $0.endpoint == .refresh && $0.value == refusal.value && failed.contains($0.request)
    }
  }

  /// Whoever has exchanged the refused token was answered, and was never seen with what the answer brought: behind a proxy an answer may be
  /// lost as well, or its client may end before it has stored it.
  var neverUsedItsAnswer: Bool {
    guard scene.isCapture, let refusal = scene.refusedRefresh, refusal.reason == .reused,
      let use = scene.records.last(where: { $0.kind == .tokenRotated && $0.value == refusal.value })
    else { return false }
    let sent = scene.records.filter { $0.kind == .requestSent }
    let users = [use, refusal].map { record in sent.last { $0.request == record.request }?.actor }
    guard users[0] == users[1] else { return false }
    let brought = Set(
      scene.records.lazy.filter { $0.kind == .cookieWritten && scene.answer(making: $0)?.request == use.request }
        .map(\.value))
    return !brought.isEmpty && !sent.contains { brought.contains($0.value) && $0.actor == users[0] }
  }

  /// The last that happened to a token of the session in a store is that an answer which refused another one took it away.
  var wasCleared: Bool {
    [StoreName.web, .native].contains { store in
      guard let answer = scene.answer(emptying: store, of: { $0 == .access || $0 == .refresh }),
        (400..<600).contains(answer.number)
      else { return false }
      let sent = scene.records.last { $0.kind == .requestSent && $0.request == answer.request }
      let had = scene.records.last { record in
        record.kind == .cookieWritten && record.store == store && record.name == sent?.name && !record.value.isEmpty
          && record.time <= answer.time
      }
      // What was refused is what the store had: there was nothing newer to lose.
      return sent?.value.isEmpty ?? true || had?.value != sent?.value
    }
  }

  /// The server has refused a token that nobody was seen to use up, without a reason that shows: it may have one of its own. An app that
  /// was moved to another device says more.
  var mayHaveEndedElsewhere: Bool {
    (setting.refused == .unknown || wasUsedUnheard || newestWasRefused) && !setting.hasMoved
      && (setting.kind?.endsSession ?? false || setting.kind == .needlessLogin)
  }

  /// The newest token was refused a moment before somebody came with none.
  var newestWasRefused: Bool {
    guard scene.isCapture, let refusal = scene.refusal, refusal.reason == .missing,
      let newest = scene.sinceLogIn.last(where: { $0.kind == .tokenIssued && $0.name == .refresh })
    else { return false }
    return scene.sinceLogIn.contains {
      $0.kind == .tokenRefused && $0.reason == .unknown && $0.value == newest.value
        && refusal.time &- $0.time < Self.minute
    }
  }

  /// In nanoseconds.
  static let minute: Int64 = 60_000_000_000

  /// That the refused token was used up is concluded from a request with it that had no answer in a capture, and from nothing else.
  var wasUsedUnheard: Bool { scene.isCapture && wasUsedUpUnanswered }

  /// True if the request that used the refused token up has no answer.
  var wasUsedUpUnanswered: Bool {
    guard let refusal = scene.refusedRefresh,
      let use = scene.records.last(where: { $0.kind == .tokenRotated && $0.value == refusal.value })
    else { return false }
    // It may come behind the verdict.
    return !scene.recorded.trace.records.contains {
      $0.kind == .responseReceived && $0.request == use.request && $0.number != 0
    }
  }
}
