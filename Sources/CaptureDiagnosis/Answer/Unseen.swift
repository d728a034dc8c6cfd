import CookieDiagnosis

/// What one recording could not show, although its kind of source can: what the app does not note, and what the recorder dropped.
struct Unseen {
  private let source: RecordedTrace.Source
  /// Kinds of record that other recordings show.
  private let kinds: Set<TraceRecord.Kind>
  private let hasGap: Bool
  private let table: SightTable?

  /// - Parameter verdict: the place of the record that a verdict is about.
  init(_ recorded: RecordedTrace, before verdict: Int) {
    source = recorded.source
    table = SightTable.table(for: recorded)
    kinds = recorded.source.sees.subtracting(recorded.sees)
    hasGap = recorded.trace.records.prefix(verdict).contains { $0.kind == .recordsDropped }
  }

  /// What nearly every rule goes by: without one of these a recording shows no more than a capture.
  private static let foundations: Set<TraceRecord.Kind> = [
    .appLaunched, .appBackgrounded, .requestSent, .responseReceived, .storeRead, .cookieWritten, .cookieDeleted,
    .userLogsInAgain,
  ]

  /// The causes that may be behind it unseen. A proxy shows none of what an app may leave out: of the causes that it was seen to take
  /// for this one, those whose rules look for what is not shown, and all of them where a foundation is not. Behind a gap it may be any cause of runs of which the rules conclude the same.
  func causes(beside concluded: Cause, _ setting: Setting) -> [Cause] {
    guard source == .recorder else { return [] }
    var ids = hasGap ? (table ?? .recorder).causes(concluding: concluded.id) : []
    if !kinds.isEmpty {
      let hidden = Set(CauseSight.causes(needing: kinds.contains).map(\.id))
      let concludedAlike = SightTable.capture.causes(concluding: concluded.id)
      if kinds.isDisjoint(with: Self.foundations) {
        ids += concludedAlike.filter(hidden.contains)
      } else {
        let endedAlike = SightTable.capture.causes(endingAs: setting.key).first ?? []
        ids += concludedAlike + endedAlike.filter(hidden.contains)
      }
    }
    return ids.compactMap(Cause.named)
  }
}

extension [Cause] {
  /// Each at its first place.
  var withoutRepetition: [Cause] {
    var seen: Set<Cause> = []
    return filter { seen.insert($0).inserted }
  }
}
