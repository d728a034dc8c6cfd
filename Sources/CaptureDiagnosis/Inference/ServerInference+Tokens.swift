import CookieDiagnosis

/// Which tokens the server issued to which session, and until when.
extension ServerInference {
  /// The session of a token; a new one for a token from before the recording. One that is refused is an older one of the session that
  /// goes on.
  mutating func session(of token: TraceText, at hop: Hop, isRefused: Bool = false) -> Int32 {
    if let known = tokens[token] { return known.session }
    let session: Int32
    if let last = sessions.indices.last, tokens.isEmpty == false,
      isRefused || token.isRefreshToken != hasRefreshToken(Int32(last))
    {
      session = Int32(last)
    } else {
      session = Int32(clamping: sessions.count)
      sessions.append(Session())
    }
    let places = broughtBy[token] ?? []
    let cookie = places.last(where: { $0 < hop.sent }).map { records[$0] }
    let expiresAt = cookie.flatMap { end(of: $0, in: session) }
    tokens[token] = Token(session: session, expiresAt: expiresAt, ownEnd: cookie.flatMap { ownEnds.end(of: $0) })
    if !token.isRefreshToken, sessions[Int(session)].newest.isEmpty || !isRefused {
      sessions[Int(session)].newest = token
    }
    // The first session is as old as the recording, unless an answer that is no login's brought its token; another one was opened where
    // nobody saw it, behind those that are known.
    let answer = session == 0 ? places.first(where: { $0 < hop.sent }) : nil
    let begin = session == 0 ? records[answer ?? 0].time : request(hop).time
    var issue = TraceRecord(time: begin, kind: .tokenIssued, actor: .server)
    issue.number = session
    issue.name = token.isRefreshToken ? .refresh : .access
    issue.value = token
    issue.expiresAt = expiresAt ?? .max / 2
    draft.add(issue, isInferred: true, rank: session == 0 ? (answer ?? 0) << 8 - 1 : (hop.sent << 8) - 1)
    return session
  }

  func hasRefreshToken(_ session: Int32) -> Bool {
    tokens.contains { $0.key.isRefreshToken && $0.value.session == session }
  }

  mutating func issue(_ hop: Hop, session: Int32) {
    let isRepeated = repeatsItself(hop)
    for place in hop.brought {
      let cookie = records[place]
      guard tokens[cookie.value] == nil else {
        if !isRepeated { prolong(cookie, hop, session: session) }
        continue
      }
      let expiresAt = end(of: cookie, in: session)
      tokens[cookie.value] = Token(session: session, expiresAt: expiresAt, ownEnd: ownEnds.end(of: cookie))
      if cookie.name == .access { sessions[Int(session)].newest = cookie.value }
      note(
        .tokenIssued, hop, number: session, name: cookie.name, value: cookie.value, expiresAt: expiresAt ?? .max / 2)
    }
  }

  /// How long the token of a cookie lives, as far as the cookie and the token say.
  private func end(of cookie: TraceRecord, in session: Int32) -> Int64? {
    ownEnds.earliest(of: cookie).map { max($0, endBeforeCap(of: cookie, in: session) ?? $0) }
  }

  /// True for an answer to a refresh that brings the successor which another one had brought: the dates are those of the cookies alone.
  func repeatsItself(_ hop: Hop) -> Bool {
    request(hop).endpoint == .refresh
      && hop.brought.contains { place in
        let cookie = records[place]
        return cookie.name == .refresh && cookie.value != request(hop).value && tokens[cookie.value] != nil
      }
  }

  /// A session may be prolonged by every answer, with one value and another date. An earlier one is the only client's cookie's.
  mutating func prolong(_ cookie: TraceRecord, _ hop: Hop, session: Int32) {
    guard isCapture, let known = tokens[cookie.value], known.session == session, let before = known.expiresAt
    else { return }
    let end = [cookie.expiresAt == 0 ? nil : cookie.expiresAt, known.ownEnd].compactMap(\.self).min()
    let isLater = end.map { $0 > before } ?? true
    guard isLater || end != before && !isShared(cookie.value, by: request(hop).actor) else { return }
    tokens[cookie.value]?.expiresAt = end
    note(
      .tokenIssued, hop, number: session, name: cookie.name, value: cookie.value, expiresAt: end ?? .max / 2)
  }

  /// True if somebody else has sent a token as well.
  func isShared(_ token: TraceText, by client: TraceActor) -> Bool {
    records.contains { $0.kind == .requestSent && $0.actor != client && $0.value == token }
  }

  /// A store keeps a cookie that page script has written for seven days at most (F26), which says nothing of its token: that lives
  /// as long as the one that it replaces, as far as anybody knows. Nil of any other cookie.
  func endBeforeCap(of cookie: TraceRecord, in session: Int32) -> Int64? {
    // A file may have any two times.
    guard cookie.actor == .page, Self.scriptLife ~= cookie.expiresAt &- cookie.time else { return nil }
    return tokens.values.compactMap { $0.session == session ? $0.expiresAt : nil }.max()
  }

  /// Seven days but for less than two seconds, in nanoseconds.
  private static let scriptLife: Range<Int64> = 604_798_000_000_001..<604_802_000_000_000
}
