/// What the trace says of copies between the stores.
extension ChainEvidence {
  /// The step that put an older token where a newer one was: the store had it until then, or until another step, by which
  /// native code itself deleted it.
  var overwrite: Int? {
    steps.last { step in
      let record = records[step]
      guard record.kind == .cookieWritten,
        let change = facts.last(facts.changes(of: record.name, in: record.store), before: step)
      else { return false }
      let before = records[change]
      let isOwnDeletion =
        before.kind == .cookieDeleted && before.actor == .native && before.cause < 0 && record.actor == .native
        && record.cause < 0 && steps.contains(change)
      return (before.brings || isOwnDeletion) && isNewer(before.value, than: record.value)
    }
  }

  /// True if a step by native code took a token for an older one of the other store, which the step before it read: for a cookie
  /// that was over by then, or one that has had no value since an earlier session.
  var copiesStaleEnd: Bool {
    guard let taking = lastStep(where: { $0.deletes && $0.actor == .native && $0.cause < 0 }),
      let read = steps.last(where: { $0 < taking && records[$0].kind == .storeRead && records[$0].actor == .native }),
      records[read].store != records[taking].store
    else { return false }
    let (taken, name) = (facts.tokenTaken(by: taking), records[taking].name)
    let earlier = facts.changes(of: name, in: records[read].store).filter { $0 < read }
    guard let last = earlier.last else { return false }
    if records[last].brings {
      return isNewer(taken, than: records[last].value) && records[last].expiresAt != 0
        && records[last].expiresAt <= records[taking].time
    }
    guard records[taking].kind == .cookieWritten else { return false }
    guard let brought = earlier.last(where: { records[$0].brings }) else {
      // It never had any: what was cleared there before the taken one came.
      let arrival = facts.changes(of: name, in: records[taking].store).first { records[$0].value == taken }
      return arrival.map { last < $0 } ?? false
    }
    return facts.session(of: records[brought].value) != facts.session(of: taken)
  }

  /// True if a step sent the token of one of two cookies that a store has of one name, of which one alone has a partition key:
  /// a newer one had come beside it, or the logout had taken the other.
  func sendsWhatTwinHasOutdated(in store: StoreName) -> Bool {
    steps.contains { kept in
      let cookie = records[kept]
      let isSent = steps.contains {
        $0 > kept && records[$0].kind == .requestSent && records[$0].value == cookie.value
      }
      return cookie.brings && cookie.store == store && isSent && steps.contains { outdates($0, cookie) }
    }
  }

  private func outdates(_ change: Int, _ cookie: TraceRecord) -> Bool {
    let other = records[change]
    guard other.isChange, other.store == cookie.store, other.name == cookie.name,
      other.isPartitioned != cookie.isPartitioned
    else { return false }
    let wasThere = facts.changes(of: cookie.name, in: cookie.store).contains {
      $0 < change && records[$0].brings && records[$0].value == cookie.value
        && records[$0].isPartitioned == cookie.isPartitioned
    }
    let isOutdated =
      other.brings
      ? isNewer(other.value, than: cookie.value)
      : other.deletes && facts.session(of: facts.tokenTaken(by: change)) == facts.session(of: cookie.value)
    return wasThere && isOutdated
  }

  /// The copy by which the refused request's token came to its store, if a newer one reached the store that it was read from
  /// while it was under way. What is read there is a step of the chain.
  func overtakenCopy(before limit: Int) -> Int? {
    guard let use, !records[use].value.isEmpty, let store = facts.store(ofRequest: use) else { return nil }
    let token = records[use].value
    let copies = facts.changes(of: .refresh, in: store).filter {
      $0 < min(use, limit) && records[$0].kind == .cookieWritten && records[$0].value == token
    }
    guard let copy = copies.last, records[copy].actor == .native, records[copy].cause < 0 else { return nil }
    let read = records[..<copy].lastIndex {
      $0.kind == .storeRead && $0.actor == .native && $0.value == token && $0.store != .backup
    }
    guard let read, records[read].store != store else { return nil }
    let isOvertaken = facts.changes(of: .refresh, in: records[read].store).contains {
      $0 > read && $0 < copy && records[$0].brings && isNewer(records[$0].value, than: token)
    }
    return isOvertaken ? copy : nil
  }

  /// The step that wrote what a step before it had read from the backup, where the store had something else or nothing.
  var restored: Int? {
    guard let read = step(.storeRead, where: { $0.store == .backup && !$0.value.isEmpty }) else { return nil }
    let token = records[read].value
    return steps.first { step in
      let cookie = records[step]
      guard step > read, cookie.kind == .cookieWritten, cookie.value == token else { return false }
      return facts.held(cookie.name, in: cookie.store, before: step).map { records[$0].value != token } ?? true
    }
  }

  /// True if a write by the platform is of a session whose first token in that store came so, and of which native code brought
  /// none there before the effect.
  func isBroughtByPlatformAlone(_ write: Int) -> Bool {
    let (cookie, session) = (records[write], facts.session(of: records[write].value))
    let arrivals = records[..<min(effect, records.count)].filter {
      $0.brings && $0.store == cookie.store && facts.session(of: $0.value) == session
    }
    return session != nil && arrivals.first?.actor == .system
      && !arrivals.contains { $0.actor == .native && $0.cause < 0 }
  }

  /// True if native code put a cookie into the web store that it knew from an answer, and from no read.
  var copiesAnswers: Bool {
    copiesOthersFromAnswers
      || (facts.changes(of: .refresh, in: .web) + facts.changes(of: .access, in: .web)).contains { index in
        let copy = records[index]
        guard copy.kind == .cookieWritten, copy.actor == .native, copy.cause < 0 else { return false }
        return knowledge(of: copy.value, before: index).map { records[$0].kind == .responseReceived } ?? false
      }
  }

  /// The same of a cookie that is not the session's: no store was looked at between the answer and the copy.
  private var copiesOthersFromAnswers: Bool {
    records.indices.contains { index in
      let copy = records[index]
      guard copy.kind == .cookieWritten, copy.actor == .native, copy.cause < 0, copy.store == .web,
        copy.name != .refresh, copy.name != .access
      else { return false }
      let brought = records[..<index].lastIndex {
        $0.kind == .cookieWritten && $0.store == .native && $0.cause >= 0 && $0.name == copy.name
          && $0.value == copy.value
      }
      guard let brought else { return false }
      return !records[brought..<index].contains { $0.kind == .storeRead && $0.actor == .native }
    }
  }

  /// True if the last that native code had learnt was that the server refused its own refresh, which carried no token.
  func passesOnRefusal(_ deletion: Int) -> Bool {
    let heard = records[..<deletion].lastIndex {
      $0.actor == .native && ($0.kind == .responseReceived || $0.kind == .storeRead || $0.kind == .observerNotified)
    }
    guard let heard, records[heard].kind == .responseReceived else { return false }
    let (judged, sent) = (facts.exchange(of: heard).judged, facts.exchange(of: heard).sent)
    // What came to the store after the request had set out nobody has refused.
    let (taken, name) = (facts.tokenTaken(by: deletion), records[deletion].name)
    let wasThere = facts.arrival(of: taken, name, in: records[deletion].store, before: sent) != nil
    return wasThere && judged >= 0 && records[judged].kind == .tokenRefused && records[judged].name == .refresh
      && records[judged].value.isEmpty
  }

  /// True if native code deleted from the web store what it had just missed in the native store, and had not deleted there.
  func mirrorsLoss(_ deletion: Int) -> Bool {
    let look = records[..<deletion].last { $0.kind == .storeRead && $0.actor == .native }
    guard records[deletion].store == .web, let look, look.store == .native, look.value.isEmpty else { return false }
    let change = facts.last(facts.changes(of: records[deletion].name, in: .native), before: deletion) { _ in true }
    // A loss from before the token came to the web store is none of it.
    let (taken, name) = (facts.tokenTaken(by: deletion), records[deletion].name)
    guard let change, change > facts.arrival(of: taken, name, in: .web, before: deletion) ?? -1 else { return false }
    return records[change].takesAway && (records[change].actor != .native || records[change].cause >= 0)
  }

  /// True if a token was issued after the last login before the effect: an earlier session that goes on.
  func isFromAfterLogIn(_ token: TraceText) -> Bool {
    guard let issue = facts.issue(of: token),
      let logIn = facts.last(facts.sends, before: effect, where: { $0.endpoint == .logIn })
    else { return false }
    return issue > logIn
  }

  /// True if native code's last look into one of the two stores showed the token.
  func hasSeen(_ token: TraceText, before limit: Int) -> Bool {
    let look = records[..<limit].last { $0.kind == .storeRead && $0.actor == .native && $0.store != .backup }
    return look?.value == token
  }

  /// True if the server had made the next refresh token of a token's session, or of a later one.
  func hasSuccessor(_ token: TraceText, before limit: Int) -> Bool {
    guard let issue = facts.issue(of: token), issue < limit else { return false }
    return records[(issue + 1)..<limit].contains {
      $0.kind == .tokenIssued && $0.name == .refresh && $0.number >= records[issue].number
    }
  }

  /// True if a step shows native code a token: what it copies later.
  func tells(_ step: Int, of token: TraceText) -> Bool {
    let record = records[step]
    if record.kind == .storeRead {
      // A read says which refresh token it showed; an access token it showed if the store held it.
      return record.value == token
        || facts.held(.access, in: record.store, before: step).map { records[$0].value == token } ?? false
    }
    guard record.kind == .responseReceived, let issue = facts.issue(of: token) else { return false }
    return records[issue].request == record.request
      || records.contains { Int($0.cause) == step && $0.kind == .cookieWritten && $0.value == token }
  }
}
