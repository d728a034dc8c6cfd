/// IPv4 addresses in the spellings that URLs allow: one to four numbers, decimal, octal or hexadecimal.
enum IPv4Address {
  /// The dotted form if the last label is a number; `.some(nil)` if it is one and yet no address; nil otherwise.
  static func endingInNumber(_ labels: [String]) -> String?? {
    var labels = labels[...]
    if labels.count > 1, labels.last == "" { labels.removeLast() }
    guard let last = labels.last, isNumber(last) else { return .none }
    return .some(address(labels))
  }

  private static func isNumber(_ label: String) -> Bool {
    guard !label.isEmpty else { return false }
    return label.utf8.allSatisfy(\.isDigit) || number(label) != nil
  }

  private static func address(_ labels: ArraySlice<String>) -> String? {
    guard labels.count <= 4 else { return nil }
    let numbers = labels.compactMap(number)
    guard numbers.count == labels.count, let last = numbers.last, numbers.dropLast().allSatisfy({ $0 <= 255 }) else {
      return nil
    }
    // The last number fills all the bytes that the others leave.
    let freeBits = UInt64(8 * (5 - numbers.count))
    guard last < 1 << freeBits else { return nil }
    var value = last
    for (index, number) in numbers.dropLast().enumerated() { value += number << UInt64(8 * (3 - index)) }
    return [24, 16, 8, 0].map { String(value >> UInt64($0) & 255) }.joined(separator: ".")
  }

  private static func number(_ label: String) -> UInt64? {
    if label.hasPrefix("0x") { return label.utf8.count == 2 ? 0 : UInt64(label.dropFirst(2), radix: 16) }
    guard label.utf8.allSatisfy(\.isDigit) else { return nil }
    return UInt64(label, radix: label.utf8.count > 1 && label.hasPrefix("0") ? 8 : 10)
  }
}
