/// Whether a store gives away what it has.
extension [TraceRecord] {
  /// True if a store that has a session's cookie would send it with a request of its side. It would not if the cookie's own
  /// date has come, or if it kept its cookie back from the side's latest request: for another site or host.
  ///
  /// A cookie that is over by a clock that was set, and by no other, counts as sent.
  func sends(_ token: TraceText, from store: StoreName, at limit: Int) -> Bool {
    if let held = lastChange(of: token, in: store, before: limit), isOver(held, at: limit) { return false }
    let client: TraceActor = store == .web ? .page : .native
    let sent = self[..<limit].lastIndex {
      $0.kind == .requestSent && $0.actor == client && !$0.hasOwnHeader && $0.endpoint.takesToken
    }
    guard let sent, self[sent].value.isEmpty, let kept = lastChange(of: self[sent].name, in: store, before: sent),
      self[kept].isArrival(in: store), !self[kept].value.isEmpty, !isOver(kept, at: sent)
    else { return true }
    return self[kept..<sent].contains { $0.kind == .clockSet && $0.number > 0 }
  }

  private func lastChange(of name: TraceText, in store: StoreName, before limit: Int) -> Int? {
    self[..<limit].lastIndex { $0.name == name && $0.changes(store) }
  }

  private func isOver(_ arrival: Int, at index: Int) -> Bool {
    self[arrival].expiresAt != 0 && self[arrival].expiresAt <= self[index].time
  }
}

extension Endpoint {
  /// True if a request for it carries a token of the session that it is about.
  fileprivate var takesToken: Bool {
    switch self {
    case .call, .page, .refresh, .logOut, .document, .download: true
    case .logIn, .landing, .loginPage, .otherSite: false
    }
  }
}
