/// The public suffix rules as a trie of labels, read in place from printable ASCII.
///
/// Text needs no decoding at start-up and can stand in a string literal. Numbers are written in base 91 with the
/// digits U+0023 to U+007E without the backslash. The text starts with the offset of the root (3 digits).
/// A node is a count (2 digits) and that many offsets of entries (3 digits each), sorted by label. An entry is its
/// flags (1 digit), the length of its label (1), the label, and the offset of the node below it (3; 0 for none).
struct SuffixTrie {
  let text: UnsafePointer<UInt8>

  enum Flags {
    static let rule = 1
    static let exception = 2
    static let wildcard = 4
  }

  /// How many bytes at the end of `domain` are its public suffix, by the algorithm of publicsuffix.org.
  ///
  /// A domain that no rule matches has its last label for a public suffix. One dot at the end is left out.
  @inline(__always)
  func suffixLength(of domain: UnsafeBufferPointer<UInt8>) -> Int {
    var end = domain.count
    var node = number(at: 0, digits: 3)
    // The default rule "*".
    var suffixStart = Self.labelStart(domain, before: end)
    var isFirst = true
    while end > 0, node != 0 {
      let start = Self.labelStart(domain, before: end)
      guard let entry = entry(for: UnsafeBufferPointer(rebasing: domain[start..<end]), in: node) else { break }
      // An exception ends the search: the public suffix starts one label further right.
      if entry.flags & Flags.exception != 0 { return domain.count - end - 1 }
      if entry.flags & Flags.rule != 0 || isFirst { suffixStart = start }
      // NB: "*.kobe.jp" alone does not make kobe.jp a suffix. It counts as one all the same, as in libpsl and
      // Chromium: a cookie for kobe.jp would reach everybody who registers below it.
      if entry.flags & Flags.wildcard != 0 { suffixStart = start > 0 ? Self.labelStart(domain, before: start - 1) : 0 }
      node = entry.node
      end = max(start - 1, 0)
      isFirst = false
    }
    return domain.count - suffixStart
  }

  /// Where the label starts that ends at `end`.
  @inline(__always)
  private static func labelStart(_ domain: UnsafeBufferPointer<UInt8>, before end: Int) -> Int {
    var start = end
    while start > 0, domain[start - 1] != .dot { start -= 1 }
    return start
  }

  /// Binary search for a label among the entries of a node.
  @inline(__always)
  private func entry(for label: UnsafeBufferPointer<UInt8>, in node: Int) -> (flags: Int, node: Int)? {
    var low = 0
    var high = number(at: node, digits: 2)
    while low < high {
      let middle = (low + high) / 2
      let offset = number(at: node + 2 + 3 * middle, digits: 3)
      let length = number(at: offset + 1, digits: 1)
      let order = compare(label, with: UnsafeBufferPointer(start: text + offset + 2, count: length))
      if order == 0 { return (number(at: offset, digits: 1), number(at: offset + 2 + length, digits: 3)) }
      if order < 0 { high = middle } else { low = middle + 1 }
    }
    return nil
  }

  @inline(__always)
  private func compare(_ left: UnsafeBufferPointer<UInt8>, with right: UnsafeBufferPointer<UInt8>) -> Int {
    var index = 0
    while index < left.count, index < right.count {
      if left[index] != right[index] { return Int(left[index]) - Int(right[index]) }
      index &+= 1
    }
    return left.count - right.count
  }

  @inline(__always)
  private func number(at offset: Int, digits: Int) -> Int {
    var value = 0
    for index in 0..<digits {
      let digit = Int(text[offset + index])
      value = value * 91 + digit - (digit > 0x5C ? 0x24 : 0x23)
    }
    return value
  }
}
