import Cookies

/// Writes Set-Cookie fields that mean what was parsed, or what is stored.
enum SetCookieText {
  /// Appends a field with the meaning of `parsed`, which was parsed from `field`.
  static func append(_ parsed: ParsedSetCookie, of field: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    append(field, parsed.name, to: &output)
    output.append(UInt8(ascii: "="))
    append(field, parsed.value, to: &output)
    if let domain = parsed.domain {
      append("; Domain=", to: &output)
      // One dot is taken off again, and with it what is left may begin with a blank.
      if domain.count > 0, domain.count < 1024 { output.append(UInt8(ascii: ".")) }
      append(field, domain, to: &output)
    }
    if let path = parsed.path {
      append("; Path=", to: &output)
      append(field, path, to: &output)
    }
    if let expires = parsed.expires { append(date: expires, to: &output) }
    if let maxAge = parsed.maxAge {
      append("; Max-Age=", to: &output)
      append(number: maxAge, to: &output)
    }
    append(
      secure: parsed.secure, httpOnly: parsed.httpOnly, sameSite: parsed.sameSite, partitioned: parsed.partitioned,
      to: &output)
  }

  /// Appends a field that asks for what is stored, its lifetime left out.
  static func append(_ cookie: Cookie, to output: inout [UInt8]) {
    append(cookie.name, to: &output)
    output.append(UInt8(ascii: "="))
    append(cookie.value, to: &output)
    if !cookie.hostOnly {
      append("; Domain=", to: &output)
      append(cookie.domain, to: &output)
    }
    append("; Path=", to: &output)
    append(cookie.path, to: &output)
    append(
      secure: cookie.secure, httpOnly: cookie.httpOnly, sameSite: cookie.sameSite,
      partitioned: cookie.partitionKey != nil, to: &output)
  }

  private static func append(
    secure: Bool, httpOnly: Bool, sameSite: SameSite, partitioned: Bool, to output: inout [UInt8]
  ) {
    if secure { append("; Secure", to: &output) }
    if httpOnly { append("; HttpOnly", to: &output) }
    switch sameSite {
    case .default: break
    case .lax: append("; SameSite=Lax", to: &output)
    case .strict: append("; SameSite=Strict", to: &output)
    case .none: append("; SameSite=None", to: &output)
    }
    if partitioned { append("; Partitioned", to: &output) }
  }

  @inline(__always)
  private static func append(_ field: UnsafeBufferPointer<UInt8>, _ range: ByteRange, to output: inout [UInt8]) {
    output.append(contentsOf: UnsafeBufferPointer(rebasing: field[range.start..<range.end]))
  }

  @inline(__always)
  private static func append(_ text: StaticString, to output: inout [UInt8]) {
    output.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Text of a cookie, whose octets may not be UTF-8.
  private static func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      // The escapes of such octets begin with this byte.
      if bytes.contains(0xF4) { return false }
      output.append(contentsOf: bytes)
      return true
    }
    if !isPlain { output += Cookie.octets(of: text) }
  }

  private static func append(number: Int64, to output: inout [UInt8]) {
    if number < 0 { output.append(UInt8(ascii: "-")) }
    append(digits: number.magnitude, atLeast: 1, to: &output)
  }

  private static func append(digits number: UInt64, atLeast width: Int, to output: inout [UInt8]) {
    let start = output.count
    var rest = number
    while rest > 0 || output.count - start < width {
      output.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    output[start...].reverse()
  }

  /// "; Expires=9 jan 2027 10:18:14": the order and the delimiters are free.
  private static func append(date: UnixTime, to output: inout [UInt8]) {
    let months: StaticString = "janfebmaraprmayjunjulaugsepoctnovdec"
    let seconds = date.seconds
    let day = seconds >= 0 ? seconds / 86400 : (seconds - 86399) / 86400
    let second = UInt64(seconds - day * 86400)
    let civil = CivilDate.date(daysSinceEpoch: Int(day))
    append("; Expires=", to: &output)
    append(digits: UInt64(civil.day), atLeast: 2, to: &output)
    output.append(UInt8(ascii: " "))
    output.append(contentsOf: UnsafeBufferPointer(start: months.utf8Start + (civil.month - 1) * 3, count: 3))
    output.append(UInt8(ascii: " "))
    append(digits: UInt64(civil.year), atLeast: 4, to: &output)
    output.append(UInt8(ascii: " "))
    append(digits: second / 3600, atLeast: 2, to: &output)
    output.append(UInt8(ascii: ":"))
    append(digits: second / 60 % 60, atLeast: 2, to: &output)
    output.append(UInt8(ascii: ":"))
    append(digits: second % 60, atLeast: 2, to: &output)
  }
}
