import CookieSimulation

/// Makes byte strings that are Set-Cookie fields, nearly are, or are not at all.
struct FieldGenerator {
  var random: SplitMix64

  private static let pieces: [[UInt8]] = [
    "a", "b", "sid", "=", "=", "=", ";", ";", ";", "; ", " ", "\t", ",", ", ", "\"", "Path", "path", "/", "/a", "/a/b",
    "Domain", "domain", "example.com", ".example.com", "www.example.com", "com", "co.uk", "EXAMPLE.COM", "[::1]",
    "Max-Age", "max-age", "0", "1", "10", "-1", "-", "99999999999999999999", "Expires", "expires",
    "Wed, 09 Jun 2027 10:18:14 GMT", "Wed, 09-Jun-70 1:2:3", "31 Feb 2027 00:00:00", "1 jan 1601 0:0:0", "Secure",
    "HttpOnly", "httponly", "SameSite", "Lax", "strict", "NONE", "none", "Partitioned", "__Host-", "__secure-",
    "__Http-",
    "\u{E9}", "\u{1F36A}", "\u{10FF80}", "\u{10FFFF}", "\0", "\u{1}", "\u{1F}", "\u{7F}", "\r\n", "\u{202E}",
  ].map { Array($0.utf8) }

  mutating func field() -> [UInt8] {
    var field: [UInt8] = []
    switch random.below(8) {
    case 0: for _ in 0..<random.below(40) { field.append(UInt8(truncatingIfNeeded: random.next())) }
    case 1: long(&field)
    default: for _ in 0..<random.below(16) { append(to: &field) }
    }
    if random.below(4) == 0, !field.isEmpty { mutate(&field) }
    return field
  }

  private mutating func append(to field: inout [UInt8]) {
    if random.below(12) == 0 {
      field.append(UInt8(truncatingIfNeeded: random.next()))
    } else {
      field += random.pick(Self.pieces)
    }
  }

  /// Around the limits of 1,024 and 4,096 octets.
  private mutating func long(_ field: inout [UInt8]) {
    if random.below(50) != 0 {
      for _ in 0..<random.below(60) { append(to: &field) }
      return
    }
    field += random.pick(Self.pieces)
    field.append(.init(ascii: "="))
    field += Array(repeating: UInt8(ascii: "x"), count: random.pick([4090, 4095, 4096, 4097]))
    field += Array("; path=/".utf8)
    field += Array(repeating: UInt8(ascii: "y"), count: random.pick([1022, 1023, 1024, 5000]))
  }

  private mutating func mutate(_ field: inout [UInt8]) {
    let place = random.below(field.count)
    switch random.below(3) {
    case 0: field[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: field.remove(at: place)
    default: field.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
    }
  }
}
