/// The date of an Expires attribute: "Wed, 09 Jun 2027 10:18:14 GMT" (RFC 9110, section 5.6.7, IMF-fixdate).
enum SetCookieDate {
  /// 1601-01-01T00:00:00Z: a cookie-date before it is none (RFC 6265bis, section 5.1.1 step 5).
  private static let first: Int64 = -11_644_473_600
  /// 9999-12-31T23:59:59Z: years have four digits.
  private static let last: Int64 = 253_402_300_799

  /// The nearest whole second that the date can say.
  static func clamped(_ time: UnixTime) -> UnixTime { UnixTime(seconds: min(max(time.seconds, first), last)) }

  fileprivate static let weekdays: [StaticString] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  fileprivate static let months: [StaticString] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension [UInt8] {
  /// - Parameter time: one that ``SetCookieDate/clamped(_:)`` gave.
  mutating func append(date time: UnixTime) {
    let seconds = Int(time.seconds)
    let day = (seconds - (seconds % 86400 + 86400) % 86400) / 86400
    let second = seconds - day * 86400
    let date = CivilDate.date(daysSinceEpoch: day)
    append(SetCookieDate.weekdays[(day % 7 + 7) % 7])
    append(", ")
    append(number: date.day, digits: 2)
    append(.space)
    append(SetCookieDate.months[date.month - 1])
    append(.space)
    append(number: date.year, digits: 4)
    append(.space)
    append(number: second / 3600, digits: 2)
    append(.colon)
    append(number: second / 60 % 60, digits: 2)
    append(.colon)
    append(number: second % 60, digits: 2)
    append(" GMT")
  }

  private mutating func append(number: Int, digits: Int) {
    var divisor = 1
    for _ in 1..<digits { divisor *= 10 }
    while divisor > 0 {
      append(.zero + UInt8(truncatingIfNeeded: number / divisor % 10))
      divisor /= 10
    }
  }
}
