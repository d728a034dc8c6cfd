import Cookies

/// "2023-03-29T17:37:42.482-07:00".
enum HARDate {
  static func time(_ text: String) -> UnixTime? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, bytes.count <= 40, bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[10] | 0x20 == 0x74,
      bytes[13] == 0x3A, bytes[16] == 0x3A,
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10]),
      let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]), let second = number(bytes[17..<19]),
      (1...12).contains(month),
      let whole = CookieDate.parse("\(day) \(months[month - 1]) \(year) \(clock(hour, minute, second))")
    else { return nil }
    var place = 19
    var microseconds = 0
    if place < bytes.count, bytes[place] == 0x2E {
      let digits = bytes[(place + 1)...].prefix { (0x30...0x39).contains($0) }
      microseconds = number(Array((Array(digits.prefix(6)) + [UInt8](repeating: 0x30, count: 6)).prefix(6))[...]) ?? 0
      place += 1 + digits.count
    }
    guard let offset = offset(bytes[place...]) else { return nil }
    return whole.advanced(bySeconds: Int64(-offset)).advanced(byMicroseconds: Int64(microseconds))
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static func clock(_ parts: Int...) -> String {
    parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Seconds east of Greenwich.
  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    let digits = bytes.dropFirst().filter { $0 != 0x3A }[...]
    switch bytes.first {
    case UInt8(ascii: "Z")?, UInt8(ascii: "z")?, nil: return bytes.count <= 1 ? 0 : nil
    case UInt8(ascii: "+")?, UInt8(ascii: "-")?:
      guard digits.count == 4, let hours = number(digits[..<2]), let minutes = number(digits[2...]) else { return nil }
      return (hours * 3_600 + minutes * 60) * (bytes.first == UInt8(ascii: "-") ? -1 : 1)
    default: return nil
    }
  }
}
