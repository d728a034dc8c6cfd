/// A login page leads back to the refresh that was refused.
enum SignedOutRule: CauseRule {
  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .signedOut(let verdict) = effect, let refusal = refusal(before: verdict, in: trace) else { return nil }
    return .because(.refused(refusal))
  }

  /// The server's last no to a refresh of the client that shows the login page; to any, if it sent none itself, as when
  /// native code refreshes for the page.
  static func refusal(before verdict: Int, in trace: TraceIndex) -> Int? {
    guard trace.records.indices.contains(verdict) else { return trace.last(trace.refusals, before: verdict) }
    let client = trace.records[verdict].about
    let own = trace.last(trace.refusals, before: verdict) { refusal in
      let sent = trace.exchange(refusal.request).sent
      return sent >= 0 && trace.records[sent].actor == client
    }
    return own ?? trace.last(trace.refusals, before: verdict)
  }
}
