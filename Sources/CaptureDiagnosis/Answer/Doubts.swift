import CookieDiagnosis

/// What has to stand beside an answer, although no simulated run speaks for it.
struct Doubts {
  private let setting: Setting
  private let contradictions: Contradictions
  private let recorded: RecordedTrace
  private let verdict: Int

  /// - Parameter verdict: the place of the record that a verdict is about.
  init(_ setting: Setting, _ contradictions: Contradictions, _ recorded: RecordedTrace, before verdict: Int) {
    (self.setting, self.contradictions, self.recorded, self.verdict) = (setting, contradictions, recorded, verdict)
  }

  func added(to causes: [Cause]) -> [Cause] {
    (widened(causes) + (mayHaveEndedElsewhere ? [.endedElsewhere] : []) + (wasCleared ? [.loserClearsWinner] : []))
      .withoutRepetition
  }

  /// The last that happened to a token of the session in a store is that an answer which refused something took it away.
  private var wasCleared: Bool {
    let records = recorded.trace.records.prefix(verdict)
    return [StoreName.web, .native].contains { store in
      let change = records.last { record in
        record.store == store && (record.name == .access || record.name == .refresh)
          && [.cookieWritten, .cookieLoaded, .cookieDeleted, .cookieVanished].contains(record.kind)
      }
      guard let change, change.kind == .cookieDeleted, records.indices.contains(Int(change.cause)) else { return false }
      let answer = records[Int(change.cause)]
      return answer.kind == .responseReceived && answer.endpoint != .logOut && [400, 401, 403].contains(answer.number)
    }
  }

  /// The server has refused a token that nobody was seen to use up, without a reason that shows: it may have one of its own. An app that
  /// was moved to another device says more.
  private var mayHaveEndedElsewhere: Bool {
    setting.refused == .unknown && !setting.hasMoved
      && (setting.kind?.endsSession ?? false || setting.kind == .needlessLogin)
  }

  /// A cause that such material can tell only as one of several is not stated alone, whatever simulated runs had: with it stand those of
  /// runs that looked less alike.
  private func widened(_ causes: [Cause]) -> [Cause] {
    guard let one = causes.first, causes.count == 1, let material = recorded.material,
      let table = SightTable.table(for: recorded),
      let sight = SourceMatrix.sight(
        of: one.id, from: material, hasCompany: setting.details.beside == .others, hasGap: setting.hasRestarted),
      sight != .named
    else { return causes }
    let wider = table.wider(than: setting.key).lazy.map { contradictions.removed(from: $0.compactMap(Cause.named)) }
    let others = wider.first { !Set($0).isSubset(of: causes) } ?? []
    return causes + others.filter { $0 != one }.prefix(Self.most)
  }

  /// The more frequent ones: less alike means less likely.
  private static let most = 2
}
