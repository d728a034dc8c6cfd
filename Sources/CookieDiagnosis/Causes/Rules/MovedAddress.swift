extension Cause {
  public static let movedAddress = Cause("D8", "the session was bound to a network address")
}

/// D8: the device has another network address than the session was made for.
enum MovedAddressRule: CauseRule {
  static let causes = [Cause.movedAddress]
  static let needs: Set<TraceRecord.Kind> = [.addressChanged]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .refused(let refusal) = effect, trace.records[refusal].reason == .movedAddress else { return nil }
    if let change = trace.last(trace.surroundings, before: refusal, where: { $0.kind == .addressChanged }) {
      steps.append(.init(change, .movedAddress))
    }
    steps.append(.init(refusal, .movedAddress))
    return .first(.movedAddress)
  }
}
