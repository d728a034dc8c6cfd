/// Which records the rules go by, for traces whose source does not show all of them.
public enum CauseSight {
  /// The kinds of record that the rules that name a cause look for.
  public static func needs(of cause: Cause) -> Set<TraceRecord.Kind> {
    CauseRules.all.filter { $0.causes.contains(cause) }.reduce(into: []) { $0.formUnion($1.needs) }
  }

  /// The causes of rules that look for a kind of record which is not shown, by id.
  ///
  /// - Parameter isHidden: true for such a kind.
  public static func causes(needing isHidden: (TraceRecord.Kind) -> Bool) -> [Cause] {
    let hidden = CauseRules.all.filter { $0.needs.contains(where: isHidden) }.flatMap { $0.causes }
    return Cause.allCases.filter(Set(hidden).contains)
  }
}
