import CookieDiagnosis

/// One request and its answer as a client saw them; a redirect that is followed is another one.
package struct Hop {
  /// Place of the `requestSent`.
  package var sent: Int
  /// Place of the `responseReceived`, if one came.
  package var answered: Int?
  /// HTTP status; 0 without an answer.
  package var status: Int32 = 0
  /// Cookies with a value that the answer brought: `cookieWritten` by it.
  package var brought: [Int] = []
  /// The answer took the cookie that calls need.
  var takesAccess = false
  /// When the server may have looked at it: nanoseconds of the trace's clock.
  package var judgedAt: Int64
  /// Its answer was a document or a file that somebody may have who is signed in.
  var hasContent = false

  /// Unauthorized, and what some frameworks say in its place: Laravel's 419, IIS's 440, ArcGIS's 498.
  var asksForLogIn: Bool { Self.asksForLogIn(Int(status)) }

  static func asksForLogIn(_ status: Int) -> Bool { [401, 419, 440, 498].contains(status) }

  package static func all(in records: [TraceRecord]) -> [Hop] {
    var hops: [Hop] = []
    var latest: [Int32: Int] = [:]
    var hopOfAnswer: [Int: Int] = [:]
    for (index, record) in records.enumerated() {
      switch record.kind {
      case .requestSent:
        latest[record.request] = hops.count
        hops.append(Hop(sent: index, judgedAt: record.time + 1_000))
      case .responseReceived:
        guard let hop = latest[record.request], hops[hop].answered == nil else { continue }
        hops[hop].answered = index
        hops[hop].status = record.number
        let sentAt = records[hops[hop].sent].time
        if record.number != 0 { hops[hop].judgedAt = sentAt + (record.time &- sentAt) / 2 }
        hopOfAnswer[index] = hop
      case .cookieWritten where record.name == .access || record.name == .refresh:
        if let hop = hopOfAnswer[Int(record.cause)], !record.value.isEmpty,
          !hops[hop].brought.contains(where: { records[$0].value == record.value })
        {
          hops[hop].brought.append(index)
        }
      case .cookieDeleted where record.name == .access:
        if let hop = hopOfAnswer[Int(record.cause)] { hops[hop].takesAccess = true }
      case .contentServed: if let hop = latest[record.request] { hops[hop].hasContent = true }
      default: break
      }
    }
    return hops
  }
}
