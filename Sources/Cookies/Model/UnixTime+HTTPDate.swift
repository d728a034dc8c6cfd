extension UnixTime {
  /// The date as HTTP writes it (IMF-fixdate, RFC 9110, section 5.6.7), e.g. "Thu, 01 Jan 2026 00:00:00 GMT". Years
  /// from 0 to 9999 have four digits.
  public var httpDate: String {
    let parts = dateParts
    return "\(parts.weekday), \(parts.day) \(parts.month) \(parts.year) \(parts.time) GMT"
  }

  /// The date as ECMAScript's `Date.prototype.toString` writes it, e.g. "Thu Jan 01 2026 00:00:00 GMT+0000". Some
  /// parsers do not take it (catalogue F42).
  public var scriptDate: String {
    let parts = dateParts
    return "\(parts.weekday) \(parts.month) \(parts.day) \(parts.year) \(parts.time) GMT+0000"
  }

  private var dateParts: (weekday: String, day: String, month: String, year: String, time: String) {
    let seconds = microseconds(since: UnixTime(seconds: 0))
    let whole = Int((Double(seconds) / 1_000_000).rounded(.down))
    let days = whole >= 0 ? whole / 86_400 : (whole - 86_399) / 86_400
    let second = whole - days * 86_400
    let date = CivilDate.date(daysSinceEpoch: days)
    let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let time = [second / 3_600, second / 60 % 60, second % 60].map { Self.padded($0, 2) }.joined(separator: ":")
    return (
      weekdays[(days % 7 + 7) % 7], Self.padded(date.day, 2), months[date.month - 1], Self.padded(date.year, 4), time
    )
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
