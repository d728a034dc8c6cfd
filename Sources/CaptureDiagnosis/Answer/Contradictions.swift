import CookieDiagnosis

/// What the material itself speaks against, whatever simulated runs that look like it had.
struct Contradictions {
  private var ids: Set<String> = []

  /// - Parameter verdict: the place of the record that a verdict is about.
  init(_ recorded: RecordedTrace, before verdict: Int, _ setting: Setting) {
    let gone = recorded.trace.records.prefix(verdict).last {
      $0.kind == .cookieVanished && $0.store == .web
    }
    // It came by an answer that gave it a date, and nobody has copied it: no end of a process takes it.
    if let gone, gone.expiresAt > 0, gone.expiresAt < .max / 4 { ids.insert("F23") }
    // A store that was emptied has no others.
    if setting.details.beside == .others { ids.insert("F25") }
  }

  func removed(from causes: [Cause]) -> [Cause] { causes.filter { !ids.contains($0.id) } }
}
