import CookieDiagnosis

/// What the material itself speaks against, whatever simulated runs that look like it had.
struct Contradictions {
  private let ids: Set<String>

  /// What is seen, and the causes against which it speaks.
  private static let all: [(isSeen: @Sendable (VerdictScene) -> Bool, ids: [String])] = [
    (allAreDated, ["F23"]), (renewsNothing, ofRenewing), (successorsWereSent, ["F51"]),
    (keptAnAnswersCookie, ["F04"]), (hadOlderOnDisk, ["F20"]), (hasRunOut, losses), (\.ranOutAsCopy, lossesOfDated),
    (pageIsServed, ["F64"]),
    (wasSetByAnAnswerToThePage, ["F26", "F41"]), (hasOthers, ["F25"]), (wasNeverIdle, ["F25"]),
    (refusedNoRefresh, ["F67"]), (neverRenewed, ofRenewing), (wasBroughtByNoRedirect, ["F39"]),
    (redirectsCookiesWereSeen, ["F39"]), (\.keptUndated, ["F23"]), (refreshesWereAnswered, ["F51"]),
  ]

  init(_ scene: VerdictScene) { ids = Set(Self.all.lazy.filter { $0.isSeen(scene) }.flatMap(\.ids)) }

  /// What comes of exchanging tokens.
  private static let ofRenewing = ["F50", "F51", "F52", "F53", "F54", "F55", "F67"]

  /// True for a session whose beginning was seen, in a capture in which no cookie was exchanged.
  private static func renewsNothing(_ scene: VerdictScene) -> Bool {
    scene.isCapture && scene.records.contains { $0.isSeenBeginning }
      && !scene.recorded.trace.records.contains { $0.name == .refresh && !$0.value.isEmpty }
  }

  /// True if, behind a refresh without an answer, its client sends a token that no answer in the capture has brought: that one had come.
  private static func successorsWereSent(_ scene: VerdictScene) -> Bool {
    guard scene.isCapture else { return false }
    let lost = scene.records.last { $0.kind == .responseReceived && $0.endpoint == .refresh && $0.number == 0 }
    guard let lost else { return false }
    let known = Set(
      scene.records.lazy.filter { $0.time <= lost.time || $0.kind == .cookieWritten && $0.cause >= 0 }.map(\.value))
    return scene.records.contains {
      $0.kind == .requestSent && $0.time > lost.time && $0.actor == lost.actor && !known.contains($0.value)
    }
  }

  /// True if a recorder has heard an answer to each refresh of the session.
  private static func refreshesWereAnswered(_ scene: VerdictScene) -> Bool {
    guard !scene.isCapture else { return false }
    let asked = Set(
      scene.sinceLogIn.lazy.filter { $0.kind == .requestSent && $0.endpoint == .refresh }.map(\.request))
    let answered = Set(
      scene.recorded.trace.records.lazy.filter { $0.kind == .responseReceived && $0.number != 0 }.map(\.request))
    return !asked.isEmpty && asked.isSubset(of: answered)
  }

  /// True if the page has sent a token that an answer to itself had brought: its store takes what answers bring.
  private static func keptAnAnswersCookie(_ scene: VerdictScene) -> Bool {
    guard scene.isCapture else { return false }
    var brought: Set<TraceText> = []
    for record in scene.records where record.actor == .page && !record.value.isEmpty {
      if record.kind == .cookieWritten, record.store == .web, record.cause >= 0 { brought.insert(record.value) }
      if record.kind == .requestSent, brought.contains(record.value) { return true }
    }
    return false
  }

  /// True if what is gone had taken the place of an older one that had been in its store for a minute, which is longer than any store
  /// takes to the disk, and did not come back: a write that is lost leaves that one, and not nothing.
  private static func hadOlderOnDisk(_ scene: VerdictScene) -> Bool {
    guard scene.isCapture, let gone = scene.records.last(where: { $0.kind == .cookieVanished }),
      !scene.sinceLogIn.contains(where: { $0.kind == .cookieLoaded && $0.store == gone.store })
    else { return false }
    let writes = scene.records.filter { record in
      record.kind == .cookieWritten && record.store == gone.store && record.name == gone.name && !record.value.isEmpty
    }
    guard let last = writes.last, last.value == gone.value, let before = writes.dropLast().last else { return false }
    return last.time - before.time > longestFlush && before.expiresAt > gone.time && before.expiresAt < .max / 4
  }

  /// In nanoseconds: twice what Chromium takes.
  private static let longestFlush: Int64 = 60_000_000_000

  /// True if answers gave every cookie of the session a date, or the one that is gone: no end of a process takes those.
  private static func allAreDated(_ scene: VerdictScene) -> Bool {
    let gone = scene.records.last { $0.kind == .cookieVanished && $0.store == .web }
    if let gone, gone.expiresAt > 0, gone.expiresAt < .max / 4 { return true }
    guard scene.isCapture else { return false }
    let isInferred = scene.recorded.isInferred
    let writes = zip(scene.sinceLogIn.indices, scene.sinceLogIn).filter { place, record in
      record.kind == .cookieWritten && !isInferred[place] && !record.value.isEmpty
    }
    return !writes.isEmpty && writes.allSatisfy { $0.1.expiresAt != 0 }
  }

  /// By which a store loses what it has.
  private static let losses = ["F20", "F22", "F23", "F24", "F25", "F28", "F41", "F60", "F64"]

  /// Half a cookie may be what ran out.
  private static let lossesOfDated = losses.filter { $0 != "F41" }

  /// True if a request had the token to refresh with, and lacked one that its store keeps no longer, by its date: nothing is missing there.
  private static func hasRunOut(_ scene: VerdictScene) -> Bool {
    guard scene.isCapture, let refusal = scene.refusal, refusal.reason == .missing, refusal.name == .access,
      let sight = scene.recorded.cookieSights[refusal.request], !sight.carriedRefresh.isEmpty,
      let sent = scene.records.last(where: { $0.kind == .requestSent && $0.request == refusal.request })
    else { return false }
    let store: StoreName = sent.actor == .page ? .web : .native
    let last = scene.records.last { $0.kind == .cookieWritten && $0.store == store && $0.name == .access }
    return last.map { $0.expiresAt != 0 && $0.expiresAt <= sent.time } ?? false
  }

  /// True if native code lost what the page on the same device has sent since: no device without the app's files has that.
  private static func pageIsServed(_ scene: VerdictScene) -> Bool {
    let records = scene.recorded.trace.records
    guard scene.isCapture,
      let gone = scene.records.lastIndex(where: { $0.kind == .cookieVanished && $0.store == .native })
    else { return false }
    return records[gone...].prefix { !($0.kind == .tokenIssued && $0.endpoint == .logIn) }.contains {
      $0.kind == .requestSent && $0.actor == .page && !$0.hasOwnHeader && !$0.value.isEmpty
    }
  }

  /// True if what is gone from the page's store had come with an answer to the page, out of reach of its script.
  private static func wasSetByAnAnswerToThePage(_ scene: VerdictScene) -> Bool {
    guard scene.isCapture else { return false }
    guard let gone = scene.records.last(where: { $0.kind == .cookieVanished }) else { return lostNewest(scene) }
    guard gone.store == .web else { return false }
    return scene.records.contains { record in
      record.kind == .cookieWritten && record.store == .web && record.value == gone.value && record.isHTTPOnly
        && record.actor == .page && scene.answer(making: record) != nil
    }
  }

  /// The same where an older one is back in the place of the newest.
  private static func lostNewest(_ scene: VerdictScene) -> Bool {
    guard let loaded = scene.records.lastIndex(where: { $0.kind == .cookieLoaded && $0.store == .web }) else {
      return false
    }
    let newest = scene.records[..<loaded].last { record in
      record.kind == .cookieWritten && record.store == .web && record.name == scene.records[loaded].name
        && !record.value.isEmpty
    }
    return newest.map { $0.isHTTPOnly && $0.actor == .page && scene.answer(making: $0) != nil } ?? false
  }

  /// True if the session renews, and nobody was refused a refresh: no other device has used up its token.
  private static func refusedNoRefresh(_ scene: VerdictScene) -> Bool {
    scene.isCapture && scene.refusedRefresh == nil && scene.setting.concluded == Cause.notRenewed.id
  }

  /// True if a token is missing, and nobody has asked for another one since the session was seen to begin.
  private static func neverRenewed(_ scene: VerdictScene) -> Bool {
    scene.isCapture && scene.refusal?.reason == .missing && scene.records.contains { $0.isSeenBeginning }
      && !scene.recorded.trace.records.contains { $0.kind == .requestSent && $0.endpoint == .refresh }
  }

  /// True if the page has sent what a redirect had brought native code: whoever has handed that over has seen its cookies.
  private static func redirectsCookiesWereSeen(_ scene: VerdictScene) -> Bool {
    guard scene.isCapture else { return false }
    let brought = Set(
      scene.sinceLogIn.lazy.filter { record in
        record.kind == .cookieWritten && record.store == .native
          && scene.answer(making: record).map { (300..<400).contains($0.number) } ?? false
      }.map(\.value))
    return scene.sinceLogIn.contains {
      $0.kind == .requestSent && $0.actor == .page && !$0.value.isEmpty && brought.contains($0.value)
    }
  }

  /// True if answers brought native code its tokens, and none of them was a redirect.
  private static func wasBroughtByNoRedirect(_ scene: VerdictScene) -> Bool {
    guard scene.isCapture else { return false }
    let answers = scene.sinceLogIn.lazy.filter {
      $0.kind == .cookieWritten && $0.store == .native && !$0.value.isEmpty
    }.compactMap(scene.answer)
    return !answers.isEmpty && answers.allSatisfy { !(300..<400).contains($0.number) }
  }

  /// True if the store still has other cookies: one that was emptied has none.
  private static func hasOthers(_ scene: VerdictScene) -> Bool { scene.setting.details.beside == .others }

  /// True if the app was never left alone for a day, let alone the weeks after which a store was found wiped.
  private static func wasNeverIdle(_ scene: VerdictScene) -> Bool {
    let times = scene.sinceLogIn.lazy.filter { $0.actor == .page || $0.actor == .native && !$0.value.isEmpty }.map(
      \.time)
    return zip(times, times.dropFirst()).allSatisfy { $1 &- $0 < day }
  }

  /// In nanoseconds.
  private static let day: Int64 = 86_400_000_000_000

  func removed(from causes: [Cause]) -> [Cause] { causes.filter { !ids.contains($0.id) } }
}

extension TraceRecord {
  /// True for a login, and for an answer that brought a token.
  fileprivate var isSeenBeginning: Bool {
    kind == .requestSent && endpoint == .logIn
      || kind == .cookieWritten && cause >= 0 && name == .access && !value.isEmpty
  }
}
