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

  /// When a token is over by its cookie's date or by its own, whichever is earlier: a cookie may outlive its token, which says so. Nanoseconds of
  /// the trace's clock; nil if neither says.
  ///
  /// - Parameter cookie: with the token, as an answer has brought it.
  package func earliest(of cookie: TraceRecord) -> Int64? {
    [cookie.expiresAt == 0 ? nil : cookie.expiresAt, end(of: cookie)].compactMap(\.self).min()
  }

  /// Nil if its `iat` shows that the server has another clock, or there are no dates.
  func end(of cookie: TraceRecord) -> Int64? {
    guard let dates = dates[cookie.value], case .date(let issued) = dates.issued, case .date(let end) = dates.expires,
      abs(issued.microseconds - epoch - cookie.time / 1_000) < Self.sameClock
    else { return nil }
    let (time, isTooLate) = (end.microseconds - epoch).multipliedReportingOverflow(by: 1_000)
    return isTooLate ? nil : time
  }
}
