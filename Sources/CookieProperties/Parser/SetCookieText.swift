import Cookies

/// Writes Set-Cookie fields that mean what was parsed.
enum SetCookieText {
  /// Appends a field with the meaning of `parsed`, which was parsed from `field`.
  static func append(_ parsed: ParsedSetCookie, of field: UnsafeBufferPointer<UInt8>, to output: OctetBuffer) {
    append(field, parsed.name, to: output)
    output.append(UInt8(ascii: "="))
    append(field, parsed.value, to: output)
    if let domain = parsed.domain {
      output.append("; Domain=")
      // One dot is taken off again, and with it what is left may begin with a blank.
      if domain.count > 0, domain.count < 1024 { output.append(UInt8(ascii: ".")) }
      append(field, domain, to: output)
    }
    if let path = parsed.path {
      output.append("; Path=")
      append(field, path, to: output)
    }
    if let expires = parsed.expires { append(date: expires, to: output) }
    if let maxAge = parsed.maxAge {
      output.append("; Max-Age=")
      append(number: maxAge, to: output)
    }
    append(
      secure: parsed.secure, httpOnly: parsed.httpOnly, sameSite: parsed.sameSite, partitioned: parsed.partitioned,
      to: output)
  }

  static func append(
    secure: Bool, httpOnly: Bool, sameSite: SameSite, partitioned: Bool, to output: OctetBuffer
  ) {
    if secure { output.append("; Secure") }
    if httpOnly { output.append("; HttpOnly") }
    switch sameSite {
    case .default: break
    case .lax: output.append("; SameSite=Lax")
    case .strict: output.append("; SameSite=Strict")
    case .none: output.append("; SameSite=None")
    }
    if partitioned { output.append("; Partitioned") }
  }

  @inline(__always)
  private static func append(_ field: UnsafeBufferPointer<UInt8>, _ range: ByteRange, to output: OctetBuffer) {
    output.append(UnsafeBufferPointer(rebasing: field[range.start..<range.end]))
  }

  private static func append(number: Int64, to output: OctetBuffer) {
    if number < 0 { output.append(UInt8(ascii: "-")) }
    var power: UInt64 = 1
    while number.magnitude / power >= 10 { power *= 10 }
    while power > 0 {
      output.append(digit(number.magnitude / power % 10))
      power /= 10
    }
  }

  @inline(__always)
  private static func digit(_ value: UInt64) -> UInt8 { UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value) }

  /// A number below 100.
  @inline(__always)
  private static func append(two number: UInt64, to output: OctetBuffer) {
    output.append(digit(number / 10))
    output.append(digit(number % 10))
  }

  /// "; Expires=09 jan 2027 10:18:14": the order and the delimiters are free.
  private static func append(date: UnixTime, to output: OctetBuffer) {
    let months: StaticString = "janfebmaraprmayjunjulaugsepoctnovdec"
    let seconds = date.seconds
    let day = seconds >= 0 ? seconds / 86400 : (seconds - 86399) / 86400
    let second = UInt64(seconds - day * 86400)
    let civil = CivilDate.date(daysSinceEpoch: Int(day))
    output.append("; Expires=")
    append(two: UInt64(civil.day), to: output)
    output.append(UInt8(ascii: " "))
    output.append(UnsafeBufferPointer(start: months.utf8Start + (civil.month - 1) * 3, count: 3))
    output.append(UInt8(ascii: " "))
    // A cookie-date has a year of four digits.
    append(two: UInt64(civil.year / 100), to: output)
    append(two: UInt64(civil.year % 100), to: output)
    output.append(UInt8(ascii: " "))
    append(two: second / 3600, to: output)
    output.append(UInt8(ascii: ":"))
    append(two: second / 60 % 60, to: output)
    output.append(UInt8(ascii: ":"))
    append(two: second % 60, to: output)
  }
}
