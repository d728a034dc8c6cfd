import CookieDiagnosis
import CookieFiles

/// When tokens are over by what they say of themselves (RFC 7519, section 4.1.4), as far as their server has the recording's clock.
package struct OwnEnds: Sendable {
  private let dates: [TraceText: WebTokenDates]
  /// Of the trace's clock, in microseconds since 1970.
  private let epoch: Int64
  /// In microseconds.
  private static let sameClock: Int64 = 120_000_000

  package init(_ recorded: RecordedTrace) {
    dates = Dictionary(recorded.datedTokens.map { ($0.token, $0.dates) }) { first, _ in first }
    epoch = recorded.epoch ?? 0
  }

  /// In nanoseconds of the trace's clock; nil if its `iat` shows that the server has another one, or there are no dates.
  ///
  /// - Parameter cookie: with the token, as an answer has brought it.
  package func end(of cookie: TraceRecord) -> Int64? {
    guard let dates = dates[cookie.value], case .date(let issued) = dates.issued, case .date(let end) = dates.expires,
      abs(issued.microseconds - epoch - cookie.time / 1_000) < Self.sameClock
    else { return nil }
    let (time, isTooLate) = (end.microseconds - epoch).multipliedReportingOverflow(by: 1_000)
    return isTooLate ? nil : time
  }
}
