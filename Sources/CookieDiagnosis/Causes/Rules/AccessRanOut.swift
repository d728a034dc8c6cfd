extension Cause {
  public static let ranOutUnused = Cause("short-lived", "an access token ran out before it was used")
  public static let notRenewed = Cause("not-renewed", "an access token had run out and nobody renewed it")
}

/// A client was refused with an access token that had run out, as had all that anybody on the device had: no other side had
/// a better one to tell of.
///
/// Either the token lived no longer than its way to the server, with what held it up on this side, so that renewing it does
/// not help; or it had served, or could have, ran out, and no answer with another one came. Of a request without a token it is
/// the newest that its own store had: one that never had any has not been told.
enum AccessRanOutRule: CauseRule {
  static let causes = [Cause.ranOutUnused, .notRenewed]
  static let needs: Set<TraceRecord.Kind> = [
    .tokenIssued, .tokenAccepted, .cookieWritten, .cookieDeleted, .writeLost,
  ]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard let (token, use) = token(behind: effect, in: trace), let issue = trace.issue(of: token) else { return nil }
    let judged = trace.exchange(of: use).judged
    guard judged >= 0 else { return nil }
    let offers = trace.records[..<use].indices.filter { isOffer($0, before: use, in: trace) }
    guard !offers.contains(where: { isGood($0, at: trace.records[judged].time, in: trace) }) else { return nil }
    if let (store, place) = storeWithoutRefresh(behind: effect, before: use, in: trace) {
      return .because(.missing(.refresh, from: store, use: place))
    }
    let hasServed = trace.records[issue..<use].contains { $0.kind == .tokenAccepted && $0.value == token }
    let answered = trace.exchange(of: issue).answered
    // One whose answer was not seen, as in a capture that begins later, was there before.
    let couldServe =
      hasServed || answered < 0
      || !trace.records[issue].isTooShort(
        from: trace.records[answered], to: trace.records[use], trace.records[judged])
    let cause: Cause = couldServe ? .notRenewed : .ranOutUnused
    steps.append(.init(issue, cause, couldServe ? "" : "for a shorter time than it takes to use it"))
    steps.append(.init(use, cause, couldServe ? "and no answer has brought another" : "nobody has a better one"))
    steps.append(.init(judged, cause))
    return .first(cause)
  }

  /// The access token that a refused request carried; or the newest of its store, if there was none left to send.
  private static func token(behind effect: Effect, in trace: TraceIndex) -> (TraceText, use: Int)? {
    switch effect {
    case .neverArrived(.access, _, let use) where !trace.records[use].value.isEmpty: (trace.records[use].value, use)
    case .missing(.access, let store, let use): newest(in: store, before: use, in: trace).map { ($0, use) }
    default: nil
    }
  }

  /// The store of a request without a token, if it has lost what it would renew it with, and the request; where it never had any, that of
  /// the other client, which was to renew it and had lost what it needs.
  private static func storeWithoutRefresh(
    behind effect: Effect, before use: Int, in trace: TraceIndex
  ) -> (StoreName, use: Int)? {
    guard case .missing(.access, let store, _) = effect else { return nil }
    func lastChange(in store: StoreName) -> Int? {
      trace.last(trace.changes, before: use) { $0.name == .refresh && $0.changes(store) }
    }
    if let last = lastChange(in: store) { return trace.records[last].isLoss ? (store, use) : nil }
    let other: StoreName = store == .web ? .native : .web
    guard let last = lastChange(in: other), trace.records[last].isLoss,
      let asked = trace.last(trace.refreshesSent, before: use, where: { trace.store(of: $0.actor) == other }),
      asked > last, trace.records[asked].value.isEmpty
    else { return nil }
    return (other, asked)
  }

  private static func newest(in store: StoreName, before use: Int, in trace: TraceIndex) -> TraceText? {
    var arrived: Set<TraceText>?
    for place in trace.records[..<use].indices.reversed() where isOffer(place, before: use, in: trace) {
      let issued = trace.records[place]
      let client = trace.records[trace.exchange(issued.request).answered].actor
      if client == (store == .web ? .page : .native) { return issued.value }
      // In a long capture there are many.
      if arrived == nil { arrived = tokens(givenTo: store, before: use, in: trace) }
      if arrived?.contains(issued.value) ?? false { return issued.value }
    }
    return nil
  }

  /// What a store had, or was to have.
  private static func tokens(givenTo store: StoreName, before use: Int, in trace: TraceIndex) -> Set<TraceText> {
    let changes = trace.changes.lazy.prefix { $0 < use }.map { trace.records[$0] }
    return Set(changes.filter { $0.isArrival(in: store) || $0.kind == .writeLost && $0.store == store }.map(\.value))
  }

  /// True for the issue of an access token whose answer had come.
  private static func isOffer(_ issue: Int, before use: Int, in trace: TraceIndex) -> Bool {
    let token = trace.records[issue]
    guard token.kind == .tokenIssued, token.name == .access else { return false }
    let answered = trace.exchange(token.request).answered
    return answered >= 0 && answered < use
  }

  /// True if the server would still take the token, and a store its cookie. That runs out up to a second before its token if
  /// it has a date, and perhaps before it comes.
  private static func isGood(_ issue: Int, at time: Int64, in trace: TraceIndex) -> Bool {
    let token = trace.records[issue]
    guard token.expiresAt > time else { return false }
    let cookies = trace.changes.map { trace.records[$0] }.filter { $0.value == token.value }
    if cookies.isEmpty {
      return token.expiresAt - trace.records[trace.exchange(token.request).answered].time >= wholeSecond
    }
    return cookies.contains { cookie in
      cookie.kind == .writeLost || cookie.expiresAt == 0 || cookie.expiresAt > time
        || token.expiresAt - cookie.expiresAt > wholeSecond
    }
  }

  private static let wholeSecond: Int64 = 1_000_000_000
}

extension TraceRecord {
  /// True if a token that was issued would have run out on its way back even if it had been sent as soon as it came.
  ///
  /// - Parameters:
  ///   - answer: what brought it.
  ///   - sent: a request, whose way to the server and whose time on this side count; its cookie runs out up to a second
  ///     before the token if it has a date.
  func isTooShort(from answer: TraceRecord, to sent: TraceRecord, _ judged: TraceRecord) -> Bool {
    let heldBack = Int64(sent.number) * 1_000
    return expiresAt - 1_000_000_000 <= answer.time + heldBack + (judged.time - sent.time)
  }
}
