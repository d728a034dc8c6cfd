import CookieDiagnosis

/// What the material itself speaks against, whatever simulated runs that look like it had.
struct Contradictions {
  private var ids: Set<String> = []

  /// - Parameter verdict: the place of the record that a verdict is about.
  init(_ recorded: RecordedTrace, before verdict: Int, _ setting: Setting) {
    if Self.allAreDated(recorded, before: verdict) { ids.insert("F23") }
    if Self.renewsNothing(recorded, before: verdict) { ids.formUnion(Self.ofRenewing) }
    if Self.successorsWereSent(recorded, before: verdict) { ids.insert("F51") }
    // A store that was emptied has no others.
    if setting.details.beside == .others { ids.insert("F25") }
  }

  /// What comes of exchanging tokens.
  private static let ofRenewing = ["F50", "F51", "F52", "F53", "F54", "F55", "F67"]

  /// True for a session whose login was seen, in a capture in which no cookie was exchanged.
  private static func renewsNothing(_ recorded: RecordedTrace, before verdict: Int) -> Bool {
    let records = recorded.trace.records
    return recorded.source == .capture
      && records.prefix(verdict).contains { $0.kind == .requestSent && $0.endpoint == .logIn }
      && !records.contains { $0.name == .refresh && !$0.value.isEmpty }
  }

  /// True if, behind a refresh without an answer, its client sends a token that no answer in the capture has brought: that one had come.
  private static func successorsWereSent(_ recorded: RecordedTrace, before verdict: Int) -> Bool {
    guard recorded.source == .capture else { return false }
    let records = recorded.trace.records.prefix(verdict)
    let lost = records.last { $0.kind == .responseReceived && $0.endpoint == .refresh && $0.number == 0 }
    guard let lost else { return false }
    let known = Set(
      records.lazy.filter { $0.time <= lost.time || $0.kind == .cookieWritten && $0.cause >= 0 }.map(\.value))
    return records.contains {
      $0.kind == .requestSent && $0.time > lost.time && $0.actor == lost.actor && !known.contains($0.value)
    }
  }

  /// True if answers gave every cookie of the session a date, or the one that is gone: no end of a process takes those.
  private static func allAreDated(_ recorded: RecordedTrace, before verdict: Int) -> Bool {
    let records = recorded.trace.records.prefix(verdict)
    let gone = records.last { $0.kind == .cookieVanished && $0.store == .web }
    if let gone, gone.expiresAt > 0, gone.expiresAt < .max / 4 { return true }
    guard recorded.source == .capture else { return false }
    let logIn = records.lastIndex { $0.kind == .tokenIssued && $0.endpoint == .logIn } ?? 0
    let writes = records.indices[logIn...].lazy.filter { place in
      records[place].kind == .cookieWritten && !recorded.isInferred[place] && !records[place].value.isEmpty
    }
    return !writes.isEmpty && writes.allSatisfy { records[$0].expiresAt != 0 }
  }

  func removed(from causes: [Cause]) -> [Cause] { causes.filter { !ids.contains($0.id) } }
}
