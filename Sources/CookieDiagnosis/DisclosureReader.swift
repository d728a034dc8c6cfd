/// Finds what somebody was shown that they should not have been: a leaked token, a login page taken for a document.
package struct DisclosureReader {
  /// Documents and files that arrived whole, by request.
  private var served: [(request: Int32, endpoint: Endpoint)] = []
  /// One leak of each kind counts once a run.
  private var leaks: Set<Leak> = []

  private enum Leak: Hashable {
    case refreshTokenInPageScript
    case tokenOnOtherSite
  }

  mutating func removeAll() {
    served.removeAll(keepingCapacity: true)
    if !leaks.isEmpty { leaks.removeAll(keepingCapacity: true) }
  }

  // MARK: - Leaks

  /// A token is sent to a host that it was not made for (catalogue F40).
  mutating func takeSent(_ record: TraceRecord, into summary: inout RunSummary) {
    guard record.endpoint == .otherSite, !record.value.isEmpty else { return }
    leak(.tokenOnOtherSite, into: &summary)
  }

  /// Page script can read the refresh token.
  mutating func takePageRead(_ record: TraceRecord, into summary: inout RunSummary) {
    guard record.name == .refresh, !record.value.isEmpty else { return }
    leak(.refreshTokenInPageScript, into: &summary)
  }

  private mutating func leak(_ leak: Leak, into summary: inout RunSummary) {
    if leaks.insert(leak).inserted { summary.leaks += 1 }
  }

  // MARK: - False successes

  /// True if the answer to a request is a document or file that is still whole.
  package func hasServed(_ request: Int32) -> Bool { served.contains { $0.request == request } }

  mutating func takeContent(_ record: TraceRecord) {
    if record.kind == .contentServed {
      served.append((record.request, record.endpoint))
    } else {
      served.removeAll { $0.request == record.request }
    }
  }

  /// The client believes that it has what it wanted. The server knows.
  mutating func takeBelief(_ record: TraceRecord, into summary: inout RunSummary) {
    let isTrue = served.contains { $0.request == record.request && $0.endpoint == record.endpoint }
    if !isTrue { summary.falseSuccesses += 1 }
  }
}
