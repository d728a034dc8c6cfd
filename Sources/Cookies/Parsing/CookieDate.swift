/// The cookie-date algorithm of RFC 6265bis, section 5.1.1: forgiving about order and punctuation.
public enum CookieDate {
  /// The moment that `text` denotes, or nil if it is not a cookie-date.
  public static func parse(_ text: String) -> UnixTime? {
    var text = text
    return text.withUTF8 { parse($0) }
  }

  /// The moment that `bytes` denote, or nil if they are not a cookie-date. One pass, no allocation.
  public static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> UnixTime? {
    var fields = CookieDateFields()
    var index = 0
    // Step 1: date-tokens are the runs of non-delimiters.
    while index < bytes.count {
      if isDelimiter(bytes[index]) {
        index &+= 1
        continue
      }
      // Step 2: each token in order.
      fields.take(bytes, at: index)
      repeat { index &+= 1 } while index < bytes.count && !isDelimiter(bytes[index])
    }
    return fields.moment
  }

  /// %x09 / %x20-2F / %x3B-40 / %x5B-60 / %x7B-7E, as one bit for each byte below 128.
  @inline(__always)
  static func isDelimiter(_ byte: UInt8) -> Bool {
    let low: UInt64 = 0xF800_FFFF_0000_0200
    let high: UInt64 = 0x7800_0001_F800_0001
    let bits = byte < 64 ? low : high
    return byte < 128 && (bits &>> UInt64(byte & 63)) & 1 != 0
  }
}

/// What the tokens read so far have said. A value of -1 is the draft's "not set".
struct CookieDateFields {
  var hour = -1
  var minute = -1
  var second = -1
  var day = -1
  var month = -1
  var year = -1

  /// Step 2 for the token that starts at `start`: the first production that is still wanted and matches takes it.
  @inline(__always)
  mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    guard bytes[start].isDigit else {
      // Only the month production can match a token that starts with no digit.
      if month < 0 { month = Self.month(bytes, at: start) }
      return
    }
    var end = start
    var number = 0
    while end < bytes.count, bytes[end].isDigit, end &- start < 5 {
      number = number &* 10 &+ Int(bytes[end] &- .zero)
      end &+= 1
    }
    let digits = end &- start
    // Step 2.1: time.
    if hour < 0, digits <= 2, end < bytes.count, bytes[end] == .colon, takeTime(bytes, at: end, hour: number) { return }
    // Step 2.2: day-of-month, 1*2DIGIT.
    if day < 0, digits <= 2 {
      day = number
      return
    }
    // Step 2.4: year, 2*4DIGIT.
    if year < 0, digits >= 2, digits <= 4 { year = number }
  }

  /// Step 2.1 from the first colon on: ":" time-field ":" time-field [ non-digit *OCTET ].
  @inline(__always)
  private mutating func takeTime(_ bytes: UnsafeBufferPointer<UInt8>, at colon: Int, hour: Int) -> Bool {
    guard let (minute, next) = Self.timeField(bytes, at: colon &+ 1), next < bytes.count, bytes[next] == .colon,
      let (second, _) = Self.timeField(bytes, at: next &+ 1)
    else { return false }
    (self.hour, self.minute, self.second) = (hour, minute, second)
    return true
  }

  /// One or two digits that no third digit follows.
  @inline(__always)
  private static func timeField(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (value: Int, end: Int)? {
    guard start < bytes.count, bytes[start].isDigit else { return nil }
    var value = Int(bytes[start] &- .zero)
    var end = start &+ 1
    if end < bytes.count, bytes[end].isDigit {
      value = value &* 10 &+ Int(bytes[end] &- .zero)
      end &+= 1
      if end < bytes.count, bytes[end].isDigit { return nil }
    }
    return (value, end)
  }

  /// Step 2.3: 1 to 12 for a token that starts with a month's first three letters, else -1.
  @inline(__always)
  private static func month(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    guard bytes.count &- start >= 3 else { return -1 }
    let first = UInt32(bytes[start] | 0x20)
    let second = UInt32(bytes[start &+ 1] | 0x20)
    let third = UInt32(bytes[start &+ 2] | 0x20)
    // Setting bit 5 maps no other byte to a lower-case letter but the capital: those bytes are letters alone.
    switch first << 16 | second << 8 | third {
    case 0x6A616E: return 1  // jan
    case 0x666562: return 2  // feb
    case 0x6D6172: return 3  // mar
    case 0x617072: return 4  // apr
    case 0x6D6179: return 5  // may
    case 0x6A756E: return 6  // jun
    case 0x6A756C: return 7  // jul
    case 0x617567: return 8  // aug
    case 0x736570: return 9  // sep
    case 0x6F6374: return 10  // oct
    case 0x6E6F76: return 11  // nov
    case 0x646563: return 12  // dec
    default: return -1
    }
  }

  /// Steps 3 to 7: the moment, if the fields denote one.
  var moment: UnixTime? {
    // Step 5: every flag must be set.
    guard hour >= 0, day >= 0, month >= 0, year >= 0 else { return nil }
    // Steps 3 and 4: two-digit years.
    let fullYear = year >= 70 && year <= 99 ? year + 1900 : year <= 69 ? year + 2000 : year
    // Steps 5 and 6: ranges, and a day that the month has.
    guard fullYear >= 1601, hour <= 23, minute <= 59, second <= 59, day >= 1,
      day <= CivilDate.daysInMonth(month, year: fullYear)
    else { return nil }
    let days = CivilDate.daysSinceEpoch(year: fullYear, month: month, day: day)
    return UnixTime(seconds: Int64(days * 86400 + hour * 3600 + minute * 60 + second))
  }
}
