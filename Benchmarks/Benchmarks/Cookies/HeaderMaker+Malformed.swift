extension HeaderMaker {
  /// A field that some server or attacker got wrong in one of 22 ways.
  mutating func malformed() -> String {
    let (first, second) = (name(), random.token(3...9))
    switch random.number(0...21) {
    case 0: return ""
    case 1: return ";"
    case 2: return "="
    case 3: return "=" + second
    case 4: return random.token(3...12)
    case 5: return "; Path=/; Secure"
    case 6: return "\(first)=\(second); Expires=\(random.pick(Self.badDates))"
    case 7: return "\(first)=\(second); Max-Age=\(random.pick(Self.badAges))"
    case 8: return "\(first)=\(second); Domain=\(random.pick(Self.badDomains))"
    case 9: return "\(first)=\"\(second); Path=/\"; Secure"
    case 10: return "\(first)=\"a\\\"b,c;d\""
    case 11: return "\(random.token(2...5)) \(random.token(2...5))=\(second); Path=/"
    case 12: return "\(first)=\(second)\u{1}\u{7F}\(second); Path=/"
    case 13: return "\(first)=caf\u{E9}\u{2603}\u{1F36A}; Secure"
    case 14: return "\(first)=\(second)" + String(repeating: ";", count: random.number(5...60))
    case 15: return "\(first)=\(second)" + String(repeating: "; Path=/x", count: random.number(20...60))
    case 16: return manyAttributes("\(first)=\(second)")
    case 17: return "\t  \(first) \t=\t \(second)\t;\tPath\t=\t/\t"
    case 18: return "\(first)=a, \(name())=b; Path=/, c=d"
    case 19: return "\(first)=\(random.token(6000...6000)); Path=/"
    case 20: return "$Version=1; \(first)=\(second); $Path=/"
    default: return "__Host-x=\(second); Domain=example.com"
    }
  }

  private mutating func manyAttributes(_ pair: String) -> String {
    var result = pair
    for _ in 0..<random.number(20...60) { result += "; \(random.token(1...8))=\(random.token(0...20))" }
    return result
  }

  private static let badDates = [
    "0", "-1", "never", "Thu, 32 Foo 2027 25:61:61 GMT", "Mon, 30 Feb 2028 00:00:00 GMT", "2028-01-02T03:04:05Z",
  ]
  private static let badAges = ["", "abc", String(repeating: "9", count: 30), "1.5", "-", "+5", "0x10"]
  private static let badDomains = [
    "", ".", "..com", "com", "other.test", "exa mple.com", "[::1]", String(repeating: ".", count: 40),
  ]
}
