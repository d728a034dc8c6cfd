/// F01 of a third jar: an extension of the app has a cookie store of its own, as it has unless both use one of their group's
/// container, and nothing brought the session there.
enum ExtensionApartRule: CauseRule {
  static let causes = [Cause.twoJars]
  static let needs: Set<TraceRecord.Kind> = [.clientNeedsLogin]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .signedOut(let verdict) = effect, trace.records.indices.contains(verdict),
      trace.records[verdict].kind == .clientNeedsLogin, trace.records[verdict].actor == .appExtension
    else { return nil }
    let exchange = trace.exchange(of: verdict)
    guard exchange.sent >= 0, trace.records[exchange.sent].value.isEmpty else { return nil }
    steps.append(.init(exchange.sent, .twoJars, "the extension has a store of its own, which nobody has filled"))
    if exchange.judged >= 0 { steps.append(.init(exchange.judged, .twoJars)) }
    return .first(.twoJars)
  }
}
