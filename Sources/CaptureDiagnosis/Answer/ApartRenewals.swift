import CookieDiagnosis

/// Renewals of a session whose token to refresh with goes in a body or a header: the requests have none in a cookie, and their answers bring
/// tokens all the same.
struct ApartRenewals {
  /// Refreshes without a token.
  private var sent: [Int32: TraceActor] = [:]
  /// Who has renewed so.
  private var renews: Set<TraceActor> = []
  /// Whose latest one was refused, and when; not who was served with a token since.
  private(set) var refusedAt: [TraceActor: Int64] = [:]

  mutating func send(_ request: TraceRecord) {
    if request.endpoint == .refresh, request.value.isEmpty { sent[request.request] = request.actor }
  }

  mutating func receive(_ answer: TraceRecord) {
    guard let client = sent[answer.request], renews.contains(client), [400, 401, 403].contains(answer.number) else {
      return
    }
    refusedAt[client] = refusedAt[client] ?? answer.time
  }

  mutating func bring(_ cookie: TraceRecord, _ answer: TraceRecord) {
    guard cookie.name == .access, !cookie.value.isEmpty, let client = sent[answer.request] else { return }
    renews.insert(client)
    refusedAt[client] = nil
  }

  mutating func serve(_ client: TraceActor) { refusedAt[client] = nil }
}
