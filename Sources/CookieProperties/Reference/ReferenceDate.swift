import Cookies

/// Section 5.1.1 once more, production by production.
enum ReferenceDate {
  typealias Octets = UnsafeBufferPointer<UInt8>

  static func parse(_ text: Octets) -> UnixTime? {
    var time: (Int, Int, Int)?
    var day: Int?
    var month: Int?
    var year: Int?
    var start = 0
    // Steps 1 and 2.
    while let token = token(in: text, from: &start) {
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
    var days = daysBefore(year: year) + day - 1
    for earlier in 1..<month { days += length(earlier, year) }
    return UnixTime(seconds: Int64(((days * 24 + time.0) * 60 + time.1) * 60 + time.2))
  }

  private static func isDelimiter(_ octet: UInt8) -> Bool {
    switch octet {
    case 0x09, 0x20...0x2F, 0x3B...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// The next run of octets that are no delimiters.
  private static func token(in text: Octets, from start: inout Int) -> Octets? {
    while start < text.count, isDelimiter(text[start]) { start += 1 }
    let first = start
    while start < text.count, !isDelimiter(text[start]) { start += 1 }
    return first < start ? part(text, first..<start) : nil
  }

  private static func part(_ octets: Octets, _ range: Range<Int>) -> Octets {
    Octets(rebasing: octets[range])
  }

  /// A number of so many digits, and behind it the end or anything but a digit.
  private static func number(_ token: Octets, digits: ClosedRange<Int>) -> Int? {
    var length = 0
    var number = 0
    while length < token.count, token[length] >= 0x30, token[length] <= 0x39 {
      // More digits than any production has: no number, however long.
      if length == 5 { return nil }
      number = number * 10 + Int(token[length]) - 0x30
      length += 1
    }
    return digits.contains(length) ? number : nil
  }

  private static func hms(_ token: Octets) -> (Int, Int, Int)? {
    let colon = UInt8(ascii: ":")
    guard let first = token.firstIndex(of: colon), let hour = wholeNumber(part(token, 0..<first)),
      let second = token[(first + 1)...].firstIndex(of: colon),
      let minute = wholeNumber(part(token, first + 1..<second)),
      let last = number(part(token, second + 1..<token.count), digits: 1...2)
    else { return nil }
    return (hour, minute, last)
  }

  private static func wholeNumber(_ field: Octets) -> Int? {
    field.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? number(field, digits: 1...2) : nil
  }

  private static func month(_ token: Octets) -> Int? {
    guard token.count >= 3 else { return nil }
    let name = part(token, 0..<3)
    return names.firstIndex { ReferenceOctets.all.spell(name, $0) }.map { $0 + 1 }
  }

  private static let names: [StaticString] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  private static func length(_ month: Int, _ year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
  }

  /// Days from 1970-01-01 to the first of January of a year.
  private static func daysBefore(year: Int) -> Int {
    let past = year - 1
    return past * 365 + past / 4 - past / 100 + past / 400 - 719_162
  }
}
