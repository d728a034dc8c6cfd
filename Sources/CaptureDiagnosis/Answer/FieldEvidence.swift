import CookieDiagnosis

/// What the fields of a capture's answers say of a loss, whatever simulated runs that look like it had.
struct FieldEvidence {
  private let hasOddDate: Bool
  private let othersStayed: Bool
  private let keptBack: Cause?
  private let wasTaken: Bool
  /// The same by an answer that failed.
  private let wasTakenByFailure: Bool
  private let wasOverWhenItCame: Bool

  init(_ scene: VerdictScene) {
    let reach = scene.refusal.flatMap { scene.recorded.cookieSights[$0.request] }?.reach ?? .within
    let isHeldBack = [Cause.otherSite.id, Cause.sameSiteDefault.id].contains(scene.setting.concluded)
    wasTaken = Self.wasTaken(scene) { (200..<400).contains($0) }
    wasTakenByFailure = Self.wasTaken(scene) { $0 >= 400 && !Hop.asksForLogIn(Int($0)) }
    wasOverWhenItCame = scene.recorded.aheadClock != nil && scene.refusal?.reason == .missing
    keptBack = isHeldBack && (reach != .within || Self.isShownAgain(scene)) ? Cause.named(scene.setting.concluded) : nil
    othersStayed = scene.setting.details.beside == .others
    let answer = scene.answer(making: Self.brought(scene))
    let sight = answer.flatMap { scene.recorded.cookieSights[$0.request] }
    hasOddDate = (scene.setting.hasRestarted || scene.wasAwayForAMoment) && sight?.hasOddDate ?? false
  }

  /// What had brought somebody the cookie that is gone; of a copy that no request has shown, what had brought the newest of its name.
  private static func brought(_ scene: VerdictScene) -> TraceRecord? {
    if let gone = scene.records.last(where: { $0.kind == .cookieVanished }) {
      return scene.records.last { $0.kind == .cookieWritten && $0.cause >= 0 && $0.value == gone.value }
    }
    guard let refusal = scene.refusal, refusal.reason == .missing else { return nil }
    return scene.sinceLogIn.last { $0.kind == .cookieWritten && $0.cause >= 0 && $0.name == refusal.name }
  }

  /// True if the client that lacked a token sends it again before the next login.
  private static func isShownAgain(_ scene: VerdictScene) -> Bool {
    guard scene.isCapture, let refusal = scene.refusal, refusal.reason == .missing else { return false }
    let records = scene.recorded.trace.records
    let place = scene.records.lastIndex { $0.kind == .requestSent && $0.request == refusal.request }
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
  private static func wasTaken(_ scene: VerdictScene, by isMeant: (Int32) -> Bool) -> Bool {
    guard scene.isCapture, let refusal = scene.refusal, refusal.reason == .missing,
      let sent = scene.records.last(where: { $0.kind == .requestSent && $0.request == refusal.request })
    else { return false }
    let store: StoreName = sent.actor == .page ? .web : .native
    guard let answer = scene.answer(emptying: store, of: { $0 == refusal.name }) else { return false }
    return isMeant(answer.number) && !(scene.recorded.cookieSights[answer.request]?.takesWhereServed ?? false)
  }

  /// A request that the cookie is not for goes without it, whatever else happens (F43 and "same-site"). A cookie with a date that its platform does not take is gone with its process, and others are not (F42).
  func narrowed(_ causes: [Cause]) -> [Cause] {
    if let keptBack { return [keptBack] }
    if wasTaken { return [.endedElsewhere] }
    if wasTakenByFailure { return ([.endedElsewhere] + causes).withoutRepetition }
    if wasOverWhenItCame { return ([.clockSet] + causes).withoutRepetition }
    guard hasOddDate else { return causes }
    return othersStayed ? [.expiryNotUnderstood] : ([.expiryNotUnderstood] + causes).withoutRepetition
  }
}
