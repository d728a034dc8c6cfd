import CookieDiagnosis

/// What the fields of a capture's answers say of a loss, whatever simulated runs that look like it had.
struct FieldEvidence {
  private let hasOddDate: Bool
  private let othersStayed: Bool
  private let keptBack: Cause?
  private let wasTaken: Bool

  /// - Parameter verdict: the place of the record that a verdict is about.
  init(_ recorded: RecordedTrace, before verdict: Int, _ setting: Setting) {
    let refusal = recorded.trace.records.prefix(verdict).last { $0.kind == .tokenRefused }
    let reach = refusal.flatMap { recorded.cookieSights[$0.request] }?.reach ?? .within
    let isHeldBack = [Cause.otherSite.id, Cause.sameSiteDefault.id].contains(setting.concluded)
    wasTaken = Self.wasTaken(refusal, in: recorded, before: verdict)
    let isShown = reach != .within || Self.isShownAgain(refusal, in: recorded, after: verdict)
    keptBack = isHeldBack && isShown ? Cause.named(setting.concluded) : nil
    othersStayed = setting.details.beside == .others
    let records = recorded.trace.records.prefix(verdict)
    let gone = records.last { $0.kind == .cookieVanished }
    let write = records.last { record in
      record.kind == .cookieWritten && record.value == gone?.value && records.indices.contains(Int(record.cause))
    }
    let answer = write.map { records[Int($0.cause)] }
    hasOddDate = setting.hasRestarted && answer.flatMap { recorded.cookieSights[$0.request] }?.hasOddDate ?? false
  }

  /// True if the client that lacked a token sends it again before the next login.
  private static func isShownAgain(_ refusal: TraceRecord?, in recorded: RecordedTrace, after verdict: Int) -> Bool {
    guard let refusal, refusal.reason == .missing, recorded.source == .capture else { return false }
    let records = recorded.trace.records
    let place = records.prefix(verdict).lastIndex { $0.kind == .requestSent && $0.request == refusal.request }
    guard let place else { return false }
    let actor = records[place].actor
    let last = records[..<place].last { record in
      record.kind == .requestSent && record.actor == actor && record.name == refusal.name && !record.value.isEmpty
    }
    guard let last else { return false }
    let later = records[place...].prefix { !($0.kind == .tokenIssued && $0.endpoint == .logIn) }
    return later.contains { $0.kind == .requestSent && $0.actor == actor && $0.value == last.value }
  }

  /// True if the token that a request lacked had been taken from its client by the server itself, in an answer to something else than a
  /// logout, which it granted.
  private static func wasTaken(_ refusal: TraceRecord?, in recorded: RecordedTrace, before verdict: Int) -> Bool {
    guard let refusal, refusal.reason == .missing, recorded.source == .capture else { return false }
    let records = recorded.trace.records.prefix(verdict)
    guard let sent = records.last(where: { $0.kind == .requestSent && $0.request == refusal.request }) else {
      return false
    }
    let store: StoreName = sent.actor == .page ? .web : .native
    let change = records.last { record in
      record.store == store && record.name == refusal.name
        && [.cookieWritten, .cookieLoaded, .cookieDeleted, .cookieVanished].contains(record.kind)
    }
    guard let change, change.kind == .cookieDeleted, records.indices.contains(Int(change.cause)) else { return false }
    let answer = records[Int(change.cause)]
    return answer.kind == .responseReceived && answer.endpoint != .logOut && (200..<400).contains(answer.number)
  }

  /// A request that the cookie is not for goes without it, whatever else happens (F43 and "same-site"). A cookie with a date that its platform does not take is gone with its process, and others are not (F42).
  func narrowed(_ causes: [Cause]) -> [Cause] {
    if let keptBack { return [keptBack] }
    if wasTaken { return [.endedElsewhere] }
    guard hasOddDate else { return causes }
    return othersStayed ? [.expiryNotUnderstood] : ([.expiryNotUnderstood] + causes).withoutRepetition
  }
}
