import Cookies

/// Section 5.1.1 once more, production by production.
enum ReferenceDate {
  typealias Octets = Slice<UnsafeBufferPointer<UInt8>>

  static func parse(_ text: Octets) -> UnixTime? {
    var time: (Int, Int, Int)?
    var day: Int?
    var month: Int?
    var year: Int?
    // Steps 1 and 2.
    for token in text.split(whereSeparator: isDelimiter) {
      if time == nil, let found = hms(token) {
        time = found
      } else if day == nil, let found = number(token, digits: 1...2) {
        day = found
      } else if month == nil, let found = Self.month(token) {
        month = found
      } else if year == nil, let found = number(token, digits: 2...4) {
        year = found
      }
    }
    guard let time, let day, let month, var year else { return nil }
    // Steps 3 and 4.
    if year >= 70, year <= 99 { year += 1900 } else if year <= 69 { year += 2000 }
    // Steps 5 and 6.
    guard year >= 1601, time.0 <= 23, time.1 <= 59, time.2 <= 59, day >= 1, day <= length(month, year) else {
      return nil
    }
    let days = daysBefore(year: year) + (1..<month).reduce(0) { $0 + length($1, year) } + day - 1
    return UnixTime(seconds: Int64(((days * 24 + time.0) * 60 + time.1) * 60 + time.2))
  }

  private static func isDelimiter(_ octet: UInt8) -> Bool {
    switch octet {
    case 0x09, 0x20...0x2F, 0x3B...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// A number of so many digits, and behind it the end or anything but a digit.
  private static func number(_ token: Octets, digits: ClosedRange<Int>) -> Int? {
    let run = token.prefix { $0 >= 0x30 && $0 <= 0x39 }
    guard digits.contains(run.count) else { return nil }
    return run.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  private static func hms(_ token: Octets) -> (Int, Int, Int)? {
    let colon = UInt8(ascii: ":")
    guard let first = token.firstIndex(of: colon), let hour = wholeNumber(token[..<first]),
      let second = token[(first + 1)...].firstIndex(of: colon), let minute = wholeNumber(token[(first + 1)..<second]),
      let last = number(token[(second + 1)...], digits: 1...2)
    else { return nil }
    return (hour, minute, last)
  }

  private static func wholeNumber(_ field: Octets) -> Int? {
    field.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? number(field, digits: 1...2) : nil
  }

  private static func month(_ token: Octets) -> Int? {
    let names: [StaticString] = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    return names.firstIndex { ReferenceWord.spells(token.prefix(3), $0) }.map { $0 + 1 }
  }

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  private static func length(_ month: Int, _ year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Days from 1970-01-01 to the first of January of a year.
  private static func daysBefore(year: Int) -> Int {
    let past = year - 1
    return past * 365 + past / 4 - past / 100 + past / 400 - 719_162
  }
}
