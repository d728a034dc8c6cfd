extension Cause {
  public static let expiryNotUnderstood = Cause("F42", "an expiry that the platform did not take")
}

/// F42: the server dated its cookies, and the store had this one without a date, so it died with its process.
enum ExpiryNotUnderstoodRule: CauseRule {
  static let causes = [Cause.expiryNotUnderstood]
  static let needs: Set<TraceRecord.Kind> = [.cookieVanished, .tokenIssued]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .vanished(let index) = effect, trace.records[index].cause >= 0,
      let write = NotDurableRule.write(of: trace.records[index], before: index, in: trace),
      trace.records[write].expiresAt == 0
    else { return nil }
    let value = trace.records[index].value
    guard let issued = trace.records[..<write].lastIndex(where: { $0.kind == .tokenIssued && $0.value == value })
    else { return nil }
    let dated = trace.exchange(of: issued).dated
    guard dated >= 0 else { return nil }
    steps.append(.init(dated, .expiryNotUnderstood, "with a date in Expires"))
    steps.append(.init(write, .expiryNotUnderstood, "without one"))
    NotDurableRule.noteDeath(before: index, as: .expiryNotUnderstood, in: trace, steps: &steps)
    return .first(.expiryNotUnderstood)
  }
}
