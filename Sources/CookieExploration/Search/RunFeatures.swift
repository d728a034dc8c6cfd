import CookieDiagnosis
import CookieSimulation

/// What a run reached: the pairs of states that its two stores were in at each event, and its verdict.
///
/// A state of a store is what became of the refresh token it holds. Two runs with the same features went through the
/// same situations, as far as the catalogue of causes can tell them apart.
public struct RunFeatures {
  /// What became of the refresh token that a store holds.
  private enum TokenState: UInt32 {
    case absent, good, usedUp, revoked
  }

  private struct Token {
    var text: TraceText
    var session: Int32
    var isUsedUp = false
  }

  /// The features, sorted.
  public private(set) var values: [UInt32] = []
  private var tokens: [Token] = []
  private var revoked: Set<Int32> = []
  private var held: (native: TraceText, web: TraceText) = (.empty, .empty)

  public init(_ trace: Trace, _ summary: RunSummary) {
    var seen: Set<UInt32> = [Self.verdict(summary)]
    for record in trace.records {
      take(record)
      let same: UInt32 = held.native == held.web ? 1 : 0
      let pair = (state(held.native).rawValue << 2 | state(held.web).rawValue) << 1 | same
      seen.insert((pair << 8 | UInt32(record.kind.rawValue)) << 4 | UInt32(record.actor.rawValue))
    }
    values = seen.sorted()
  }

  private mutating func take(_ record: TraceRecord) {
    switch record.kind {
    case .cookieWritten, .cookieLoaded: hold(record.value, record)
    case .cookieDeleted, .cookieVanished: hold(.empty, record)
    case .tokenIssued where record.name == .refresh: tokens.append(Token(text: record.value, session: record.number))
    case .tokenRotated:
      if let place = tokens.lastIndex(where: { $0.text == record.value }) { tokens[place].isUsedUp = true }
    case .sessionRevoked: revoked.insert(record.number)
    default: break
    }
  }

  private mutating func hold(_ token: TraceText, _ record: TraceRecord) {
    guard record.name == .refresh else { return }
    switch record.store {
    case .native: held.native = token
    case .web: held.web = token
    case .backup: break
    }
  }

  private func state(_ text: TraceText) -> TokenState {
    guard !text.isEmpty, let token = tokens.last(where: { $0.text == text }) else { return .absent }
    if revoked.contains(token.session) { return .revoked }
    return token.isUsedUp ? .usedUp : .good
  }

  /// Lost, split and resurrected sessions, the first cause and the end of the run, apart from all states.
  private static func verdict(_ summary: RunSummary) -> UInt32 {
    var bits: UInt32 = 1 << 31
    if summary.lostSessions > 0 { bits |= 1 }
    if summary.splitSessions > 0 { bits |= 2 }
    if summary.resurrectedSessions > 0 { bits |= 4 }
    bits |= UInt32(summary.end.rawValue) << 4
    if summary.falseSuccesses > 0 { bits |= 1 << 28 }
    if summary.leaks > 0 { bits |= 1 << 29 }
    if summary.needlessLogins > 0 { bits |= 1 << 27 }
    if summary.writtenBackSessions > 0 { bits |= 1 << 26 }
    if summary.falseFailures > 0 { bits |= 1 << 25 }
    if summary.forbiddenRequests > 0 { bits |= 1 << 24 }
    let cause = summary.firstCause.flatMap { Cause.allCases.firstIndex(of: $0) } ?? -1
    return bits | UInt32(cause + 1) << 8
  }
}
