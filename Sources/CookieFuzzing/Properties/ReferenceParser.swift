import Cookies

/// Section 5.6 of RFC 6265bis once more, as plainly as it can be written, to check the fast parser against.
struct ReferenceParser {
  var name: [UInt8] = []
  var value: [UInt8] = []
  var domain: [UInt8]?
  var path: [UInt8]?
  var expires: UnixTime?
  var maxAge: Int64?
  var sameSite = SameSite.default
  var secure = false
  var httpOnly = false
  var partitioned = false

  /// Nil if the whole field is ignored.
  init?(_ field: [UInt8]) {
    // Step 1.
    if field.contains(where: { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }) { return nil }
    // Step 2.
    var parts = field.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(Array.init)
    let pair = parts.removeFirst()
    // Steps 3 and 4.
    let (first, second) = Self.split(pair)
    (name, value) = second.map { (first, $0) } ?? ([], first)
    // Step 5.
    if name.count + value.count > 4096 { return nil }
    for part in parts { take(part) }
  }

  private static func split(_ part: [UInt8]) -> ([UInt8], [UInt8]?) {
    guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { return (trim(part[...]), nil) }
    return (trim(part[..<equals]), trim(part[(equals + 1)...]))
  }

  private static func trim(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    return Array(bytes.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }

  /// Attributes, steps 4 to 7.
  private mutating func take(_ part: [UInt8]) {
    let (name, optionalValue) = Self.split(part)
    let value = optionalValue ?? []
    if value.count > 1024 { return }
    switch Self.lowercased(name) {
    case "expires": expires = value.withUnsafeBufferPointer { CookieDate.parse($0) } ?? expires
    case "max-age": maxAge = Self.maxAge(value) ?? maxAge
    case "domain": domain = value.first == UInt8(ascii: ".") ? Array(value.dropFirst()) : value
    case "path": path = value.first == UInt8(ascii: "/") ? value : []
    case "secure": secure = true
    case "httponly": httpOnly = true
    case "samesite": sameSite = Self.sameSite(value)
    case "partitioned": partitioned = true
    default: break
    }
  }

  private static func lowercased(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  private static func maxAge(_ value: [UInt8]) -> Int64? {
    let digits = value.first == UInt8(ascii: "-") ? value.dropFirst() : value[...]
    guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    let isNegative = digits.count < value.count
    return Int64(String(decoding: value, as: UTF8.self)) ?? (isNegative ? -.max : .max)
  }

  private static func sameSite(_ value: [UInt8]) -> SameSite {
    SameSite.allCases.first { $0 != .default && $0.title.lowercased() == lowercased(value) } ?? .default
  }
}
