import CookieDiagnosis

/// What one recording could not show, although its kind of source can: what the app does not note, and what the recorder dropped.
struct Unseen {
  private let scene: VerdictScene
  /// Kinds of record that other recordings show.
  private let kinds: Set<TraceRecord.Kind>
  private let hasGap: Bool
  private let table: SightTable?

  init(_ scene: VerdictScene) {
    self.scene = scene
    table = SightTable.table(for: scene.recorded)
    kinds = scene.recorded.source.sees.subtracting(scene.recorded.sees)
    hasGap = scene.records.contains { $0.kind == .recordsDropped }
  }

  /// What nearly every rule goes by: without one of these a recording shows no more than a capture.
  private static let foundations: Set<TraceRecord.Kind> = [
    .appLaunched, .appBackgrounded, .requestSent, .responseReceived, .storeRead, .cookieWritten, .cookieDeleted,
    .userLogsInAgain,
  ]

  /// The causes that may be behind it unseen. A proxy shows none of what an app may leave out: of the causes that it was seen to take
  /// for this one, those whose rules look for what is not shown, and all of them where a foundation is not. Behind a gap it may be any cause of runs of which the rules conclude the same.
  var causes: [Cause] {
    guard scene.recorded.source == .recorder else { return [] }
    let concluded = scene.verdict.cause
    var ids = hasGap ? (table ?? .recorder).causes(concluding: concluded.id) : []
    if !kinds.isEmpty {
      let hidden = Set(CauseSight.causes(needing: kinds.contains).map(\.id))
      let concludedAlike = SightTable.capture.causes(concluding: concluded.id)
      if kinds.isDisjoint(with: Self.foundations) {
        ids += concludedAlike.filter(hidden.contains)
      } else {
        let endedAlike = SightTable.capture.causes(endingAs: scene.setting.key).first ?? []
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
