/// F02, F04, F05, F08, F12, F38: reads and writes that the web store's interface answered without doing them.
extension ChainClaim {
  static let loading: [ChainClaim] = [
    ChainClaim(
      .emptyColdRead,
      "an empty read of a web store that held the session, or what code had put beside it, before its process was up"
    ) {
      guard let read = $0.emptyReadOfFullStore, let state = $0.networkProcess(before: read) else { return false }
      // One that was up and hid the cookies says so.
      return $0.records[state].kind != .networkProcessDied && $0.records[read].about != .networkProcess
    },
    ChainClaim(.deadNetworkProcess, "a read or write of the web store after its process had died") {
      guard let death = $0.step(.networkProcessDied) else { return false }
      let place = $0.emptyReadOfFullStore ?? $0.missedWrite()
      return place.map { [evidence = $0] in evidence.networkProcess(before: $0) == death } ?? false
    },
    ChainClaim(.firstRunDeaf, "an answer to the page whose cookies were ignored in the first launch") { evidence in
      guard let write = evidence.missedWrite(where: { $0.actor == .page && $0.cause >= 0 }) else { return false }
      let launch = evidence.facts.last(evidence.facts.lifecycle, before: write) { $0.kind == .appLaunched }
      return launch.map { evidence.records[$0].number == 1 } ?? false
    },
    ChainClaim(.writtenElsewhere, "a write of native code before there was a network process") { evidence in
      guard let write = evidence.missedWrite(where: { $0.actor == .native }) else { return false }
      let state = evidence.networkProcess(before: write)
      return state.map { evidence.records[$0].kind == .appLaunched } ?? false
    },
    ChainClaim(.withoutEffect, "a write of native code that a running network process dropped") { evidence in
      guard let write = evidence.missedWrite(where: { $0.actor == .native && $0.about == .networkProcess }) else {
        return false
      }
      let state = evidence.networkProcess(before: write)
      return state.map { evidence.records[$0].kind == .networkProcessStarted } ?? false
    },
    ChainClaim(.appBound, "a store that holds the session and shows none of it, or a write that the app's side dropped")
    {
      evidence in
      if let read = evidence.emptyReadOfFullStore {
        let state = evidence.networkProcess(before: read)
        return evidence.records[read].about == .networkProcess
          && state.map { evidence.records[$0].kind == .networkProcessStarted } ?? false
      }
      guard let write = evidence.missedWrite(where: { $0.actor == .native && $0.about == .native }) else {
        return false
      }
      let state = evidence.networkProcess(before: write)
      return state.map { evidence.records[$0].kind == .networkProcessStarted } ?? false
    },
    ChainClaim(.headerDropped, "a load with a token of its own, and a request of the page behind it without one") {
      evidence in
      guard let load = evidence.step(.pageLoadStarted, where: { !$0.value.isEmpty }) else { return false }
      let limit = evidence.lacking ?? evidence.effect
      guard load < limit, evidence.records.indices.contains(limit) else { return false }
      let isWritten = evidence.records[load..<limit].contains {
        $0.kind == .cookieWritten && $0.store == .web && ($0.name == .access || $0.name == .refresh)
      }
      let sent = evidence.records[load..<limit].contains {
        $0.actor == .page && $0.kind == .requestSent && $0.hasOwnHeader
      }
      return !isWritten && !sent
    },
    ChainClaim(.httpOnlySticky, "a dropped write without HttpOnly over a cookie with it") { evidence in
      guard let write = evidence.missedWrite(where: { !$0.isHTTPOnly }) else { return false }
      let lost = evidence.records[write]
      let kept = evidence.facts.last(evidence.facts.changes(of: lost.name, in: lost.store), before: write) {
        $0.kind == .cookieWritten || $0.kind == .cookieLoaded
      }
      return kept.map { evidence.records[$0].isHTTPOnly } ?? false
    },
  ]
}

extension ChainEvidence {
  /// The chain's lost write, if its store had neither it nor anything newer between then and the effect.
  fileprivate func missedWrite(where condition: (TraceRecord) -> Bool = { _ in true }) -> Int? {
    guard let write = step(.writeLost, where: condition) else { return nil }
    let lost = records[write]
    let isMadeGood = facts.changes(of: lost.name, in: lost.store).contains { index in
      index > write && index < lacking ?? effect && records[index].brings
        && (records[index].value == lost.value || isNewer(records[index].value, than: lost.value))
    }
    return isMadeGood ? nil : write
  }

  /// The chain's first empty read of the web store by native code while the store held a session cookie; or, after a logout, one of
  /// native code's own.
  fileprivate var emptyReadOfFullStore: Int? {
    steps.first { read in
      let record = records[read]
      guard record.kind == .storeRead, record.store == .web, record.number == 0 else { return false }
      if logOut != nil, hasOwnCookie(in: .web, before: read) { return true }
      guard let held = facts.held(.refresh, in: .web, before: read) ?? facts.held(.access, in: .web, before: read)
      else { return false }
      return records[held].expiresAt == 0 || records[held].expiresAt > record.time
    }
  }

  private func hasOwnCookie(in store: StoreName, before limit: Int) -> Bool {
    var own: [TraceText: Bool] = [:]
    for record in records[..<limit] where record.store == store && record.name != .access && record.name != .refresh {
      switch record.kind {
      case .cookieWritten, .cookieLoaded: own[record.name] = record.actor == .native || own[record.name] ?? false
      case .cookieDeleted, .cookieVanished: own[record.name] = nil
      default: break
      }
    }
    return own.values.contains(true)
  }
}
