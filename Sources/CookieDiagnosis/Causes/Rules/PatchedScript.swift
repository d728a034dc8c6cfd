extension Cause {
  public static let patchedScript = Cause("F46", "patched document.cookie wrote to the other store")
}

/// F46: the page's new token went to the native store, and its requests carry the web store's.
enum PatchedScriptRule: CauseRule {
  static let causes = [Cause.patchedScript]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    let (use, first): (Int, Int)
    switch effect {
    case .stale(_, .web, let atUse, let winner): (use, first) = (atUse, winner)
    case .neverArrived(_, .web, let atUse): (use, first) = (atUse, -1)
    default: return nil
    }
    let write = trace.last(trace.changes, before: use) {
      $0.kind == .cookieWritten && $0.store == .native && $0.actor == .page
    }
    guard let write, write > first else { return nil }
    steps.append(.init(write, .patchedScript, "by page script"))
    return .first(.patchedScript)
  }
}
