import Cookies

/// Section 5.6 of RFC 6265bis once more, as plainly as it can be written, to check the fast parser against.
struct ReferenceParser {
  typealias Octets = Slice<UnsafeBufferPointer<UInt8>>

  var name: Octets
  var value: Octets
  var domain: Octets?
  var path: Octets?
  var expires: UnixTime?
  var maxAge: Int64?
  var sameSite = SameSite.default
  var secure = false
  var httpOnly = false
  var partitioned = false

  /// Nil if the whole field is ignored.
  init?(_ field: UnsafeBufferPointer<UInt8>) {
    // Step 1.
    for byte in field where (byte < 0x20 && byte != 0x09) || byte == 0x7F { return nil }
    // Step 2.
    var rest = field[...]
    let pair = Self.cut(&rest)
    // Steps 3 and 4.
    let (first, second) = Self.split(pair)
    (name, value) = second.map { (first, $0) } ?? (first.prefix(0), first)
    // Step 5.
    if name.count + value.count > 4096 { return nil }
    while !rest.isEmpty {
      rest = rest.dropFirst()
      take(Self.cut(&rest))
    }
  }

  /// What stands in front of the next semicolon; `rest` begins with that semicolon then.
  private static func cut(_ rest: inout Octets) -> Octets {
    let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  private static func split(_ part: Octets) -> (Octets, Octets?) {
    guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { return (trim(part), nil) }
    return (trim(part[..<equals]), trim(part[(equals + 1)...]))
  }

  private static func trim(_ octets: Octets) -> Octets {
    var octets = octets
    while let first = octets.first, first == 0x20 || first == 0x09 { octets = octets.dropFirst() }
    while let last = octets.last, last == 0x20 || last == 0x09 { octets = octets.dropLast() }
    return octets
  }

  /// Attributes, steps 4 to 7.
  private mutating func take(_ part: Octets) {
    let (name, optionalValue) = Self.split(part)
    let value = optionalValue ?? name.suffix(0)
    if value.count > 1024 { return }
    if Self.spells(name, "expires") {
      expires = ReferenceDate.parse(value) ?? expires
    } else if Self.spells(name, "max-age") {
      maxAge = Self.maxAge(value) ?? maxAge
    } else if Self.spells(name, "domain") {
      domain = value.first == UInt8(ascii: ".") ? value.dropFirst() : value
    } else if Self.spells(name, "path") {
      path = value.first == UInt8(ascii: "/") ? value : value.prefix(0)
    } else if Self.spells(name, "secure") {
      secure = true
    } else if Self.spells(name, "httponly") {
      httpOnly = true
    } else if Self.spells(name, "samesite") {
      sameSite = Self.sameSite(value)
    } else if Self.spells(name, "partitioned") {
      partitioned = true
    }
  }

  /// True for these letters in any case; `word` is in lower case.
  static func spells(_ octets: Octets, _ word: StaticString) -> Bool {
    guard octets.count == word.utf8CodeUnitCount else { return false }
    var letter = word.utf8Start
    for octet in octets {
      let lower = octet >= 0x41 && octet <= 0x5A ? octet + 0x20 : octet
      if lower != letter.pointee { return false }
      letter += 1
    }
    return true
  }

  private static func maxAge(_ value: Octets) -> Int64? {
    let isNegative = value.first == UInt8(ascii: "-")
    let digits = isNegative ? value.dropFirst() : value
    guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    var number: Int64 = 0
    for digit in digits {
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(Int64(digit) - 0x30)
      if isTooLarge || carries { return isNegative ? -.max : .max }
      number = sum
    }
    return isNegative ? -number : number
  }

  private static func sameSite(_ value: Octets) -> SameSite {
    if spells(value, "none") { return .none }
    if spells(value, "strict") { return .strict }
    return spells(value, "lax") ? .lax : .default
  }
}
