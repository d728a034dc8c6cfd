/// An IPv6 address, printed as RFC 5952 recommends.
struct IPv6Address: CustomStringConvertible {
  private var groups: [UInt16]

  /// Reads the text between the brackets of a URL's host; zone identifiers have no place there.
  init?(_ text: some StringProtocol) {
    let halves = text.split(separator: "::", maxSplits: 2, omittingEmptySubsequences: false)
    guard let head = halves.first.flatMap({ Self.groups(String($0), canEndInIPv4: halves.count == 1) }) else {
      return nil
    }
    switch halves.count {
    case 1:
      guard head.count == 8 else { return nil }
      groups = head
    case 2:
      guard let tail = Self.groups(String(halves[1]), canEndInIPv4: true), head.count + tail.count <= 7 else {
        return nil
      }
      groups = head + Array(repeating: 0, count: 8 - head.count - tail.count) + tail
    default: return nil
    }
  }

  private static func groups(_ text: String, canEndInIPv4: Bool) -> [UInt16]? {
    guard !text.isEmpty else { return [] }
    var groups: [UInt16] = []
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index == parts.count - 1, canEndInIPv4, part.contains(".") {
        guard let address = dottedGroups(part) else { return nil }
        groups += address
      } else {
        guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy({ $0 != 0x2B && $0 != .minus }),
          let group = UInt16(part, radix: 16)
        else { return nil }
        groups.append(group)
      }
    }
    return groups
  }

  /// The last two groups written as an IPv4 address.
  private static func dottedGroups(_ text: Substring) -> [UInt16]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy(\.isDigit) && (part.utf8.count == 1 || part.first != "0") ? UInt8(part) : nil
    }
    guard parts.count == 4, numbers.count == 4 else { return nil }
    let bytes = numbers.map(UInt16.init)
    return [bytes[0] << 8 | bytes[1], bytes[2] << 8 | bytes[3]]
  }

  /// The longest run of two or more zero groups, the first of several, is written as "::".
  private var compressed: Range<Int>? {
    var best: Range<Int>?
    var start = 0
    while start < 8 {
      var end = start
      while end < 8, groups[end] == 0 { end += 1 }
      if end - start >= 2, end - start > best?.count ?? 0 { best = start..<end }
      start = max(end, start + 1)
    }
    return best
  }

  var description: String {
    let hexadecimal = { (range: Range<Int>) in
      groups[range].map { String($0, radix: 16) }.joined(separator: ":")
    }
    guard let compressed else { return hexadecimal(0..<8) }
    return hexadecimal(0..<compressed.lowerBound) + "::" + hexadecimal(compressed.upperBound..<8)
  }
}
